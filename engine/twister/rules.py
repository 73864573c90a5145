"""The course of a game of Dungeon Twister: set-up, turns, the end.

The unit that can start again is a step: one player's secrets, one placement, the choice of
an action card, or one action. What an action does is in actions.py and below it.
"""

from collections.abc import Callable

from engine.core.decision import Asking, Decision, pick
from engine.twister.actions import END, actions, do, is_able
from engine.twister.data import ACTION_CARDS, FIRST_CARD, FREEING_CARD, QUIET_SHOWN, QUIET_TURNS
from engine.twister.setup import place, prepare
from engine.twister.state import Dungeon

ENDINGS = ("points", "quiet", "exhausted")


def step(t: Dungeon) -> Asking[None]:
    """The next step of the running phase."""
    yield from STEPS[t.phase](t)


def play(t: Dungeon) -> Asking[None]:
    """An action card if none is played yet, otherwise one action or the end of the turn."""
    me = t.active
    if t.card:
        answer = yield Decision(me, "act", t.foretold or tuple(actions(t)))
        if answer == END:
            end_turn(t)
        else:
            yield from do(t, answer)
    elif is_able(t, me):
        card = yield from pick(me, "card", [f"card:{card}" for card in playable_cards(t, me)])
        assert card is not None  # the hand is filled again when it is empty
        play_card(t, me, int(card.removeprefix("card:")))
    else:
        t.tell("passes", who=me)
        end_turn(t)


STEPS: dict[str, Callable[[Dungeon], Asking[None]]] = {
    "starters": prepare,
    "placement": place,
    "play": play,
}


# Action cards ------------------------------------------------------------------------


def playable_cards(t: Dungeon, me: int) -> list[int]:
    """The action cards in hand that the limit of the first cycle allows."""
    highest = card_limit(t)
    return [card for card in t.cards[me] if card <= highest]


def card_limit(t: Dungeon) -> int:
    """The highest action card that may be played now."""
    if t.free:
        return max(ACTION_CARDS)
    return t.highest + 1 if t.highest else FIRST_CARD


def play_card(t: Dungeon, me: int, card: int) -> None:
    """Play an action card for its action points."""
    t.cards[me].remove(card)
    t.card = t.ap = card
    t.highest = max(t.highest, card)
    if card == FREEING_CARD:
        t.free = 1
    t.tell("card", who=me, card=card)


# The end of a turn -------------------------------------------------------------------


def end_turn(t: Dungeon) -> None:
    """Unspent points are lost; cards are taken back; perhaps the game is over."""
    me = t.active
    t.card = t.ap = 0
    t.stride, t.rings, t.peeked, t.fresh = [], [], [], []
    t.charmed, t.charms = {}, 0
    if not t.cards[me]:
        t.cards[me] = list(ACTION_CARDS)
        t.free = 1  # the limit does not outlive the first cycle
        t.tell("recycles", who=me)
    t.quiet = 0 if t.noise else t.quiet + 1
    t.noise = 0
    look_for_the_end(t)
    if t.quiet >= QUIET_SHOWN:
        t.tell("quiet", turns=t.quiet)
    t.active = 1 - me
    t.turn += 1
    t.tell("turn", who=t.active)


def look_for_the_end(t: Dungeon) -> None:
    """End the game if somebody has enough points and leads, or nobody can or will go on."""
    ahead = int(t.points[1] > t.points[0])
    if max(t.points) >= int(t.options["points"]) and t.points[0] != t.points[1]:
        t.finish([ahead], "points")
    if not is_able(t, 0) and not is_able(t, 1):
        t.finish(leaders(t), "exhausted")
    if t.quiet >= QUIET_TURNS:
        t.finish(leaders(t), "quiet")


def leaders(t: Dungeon) -> list[int]:
    """Who has more points; if equal, more unwounded characters on the board; nobody if equal."""
    strength = [(t.points[seat], len(t.team(seat))) for seat in range(2)]
    if strength[0] == strength[1]:
        return []
    return [int(strength[1] > strength[0])]
