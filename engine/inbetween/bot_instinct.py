"""What a player of InBetween would look at first: the options of a question, best first.

Each option is tried on the imagined table just far enough to see what it changes in the
circle, then taken back; no rule is run. Bots follow these in order when they look ahead.
"""

# Every judgement takes the same arguments, whether it needs them or not.
# ruff: noqa: ARG001

from collections.abc import Callable
from math import fsum

from engine.core.decision import DONE, PASS, Decision
from engine.inbetween.abilities import target
from engine.inbetween.bot_worth import (
    ABILITY_WORTH,
    EQUIPMENT_WORTH,
    NEW_ABILITY,
    Judge,
    card_worth,
    next_pull,
)
from engine.inbetween.data import CARDS, CHARACTERS, CREATURE, MOST_ENERGY, TOWN
from engine.inbetween.state import Upsideville

Promise = Callable[[Upsideville, int, str, Judge], float]

NOTHING = 0.0
"""What passing promises."""
AVERAGE_CARD = 1.6
"""What a card from the deck promises: weaker ones are discarded when preparing."""
SHOTGUN_IN_PLAY = 1.0
"""What a Shotgun is worth that shields a Character."""
FAR_TOKEN = 0.05
"""A token that serves no card in the hand is still better near the player's own lock."""


def by_promise(t: Upsideville, decision: Decision, judge: Judge) -> list[str]:
    """The options, with what promises most to the decider first.

    Equal ones stay in the order in which the rules offer them.
    """
    options = decision.options
    if len(options) == 1:
        return [options[0]]
    me, kind = decision.player, decision.kind
    promise = PROMISES.get(kind)
    if promise is not None:
        promises = {option: promise(t, me, option, judge) for option in options}
    elif kind == "gap":
        lifted = who_is_lifted(t, decision)
        promises = {option: try_gap(t, me, lifted, option, judge) for option in options}
    else:
        promises = in_circle(t, me, options, judge)
    return sorted(options, key=promises.__getitem__, reverse=True)


# The circle --------------------------------------------------------------------------


def in_circle(t: Upsideville, me: int, options: tuple[str, ...], judge: Judge) -> dict[str, float]:
    """What each option changes in the worth of the circle."""
    here = judge.circle(t, me)
    promises: dict[str, float] = {}
    for option in options:
        verb = option.partition(":")[0]
        if verb == "token":
            promises[option] = token_gain(t, me, option, judge)
        else:
            trial = TRIALS.get(verb)
            promises[option] = NOTHING if trial is None else trial(t, me, option, judge) - here
    return promises


def try_shift(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """A Character on another notch."""
    _, who, to = option.split(":")
    old = t.notch[who]
    t.notch[who] = int(to)
    value = judge.circle(t, me)
    t.notch[who] = old
    return value


def try_remove(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """A Character gone; the marker goes on if it was there."""
    who = target(option)
    circle, notch, marker, next_one = t.circle, t.notch, t.marker, t.ahead(who)
    t.circle = [other for other in circle if other != who]
    t.notch = {other: notch[other] for other in t.circle}
    cards = t.cards_on.pop(who, None)
    if marker == who:
        t.marker = t.landing(next_one)
    value = judge.circle(t, me)
    t.circle, t.notch, t.marker = circle, notch, marker
    if cards:
        t.cards_on[who] = cards
    return value


def try_marker(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """The Activity marker elsewhere."""
    old = t.marker
    t.marker = t.landing(target(option))
    value = judge.circle(t, me)
    t.marker = old
    return value


def try_direction(t: Upsideville, me: int, _: str, judge: Judge) -> float:
    """The Direction token turned over."""
    t.direction = -t.direction
    value = judge.circle(t, me)
    t.direction = -t.direction
    return value


def try_attach(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """The card that is being played lying on a Character."""
    who = target(option)
    before = t.cards_on.get(who)
    t.cards_on[who] = [*(before or ()), t.playing]
    value = judge.circle(t, me)
    if before is None:
        del t.cards_on[who]
    else:
        t.cards_on[who] = before
    return value


def try_lift(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """A Character moved to where the marker comes next, or last: the better of the two."""
    who = target(option)
    without = [other for other in t.circle if other != who]
    place = without.index(t.marker) if t.marker != who else 0
    return max(_rearranged(t, me, without, who, gap, judge) for gap in (place, place + 1))


def try_gap(t: Upsideville, me: int, lifted: str, option: str, judge: Judge) -> float:
    """The lifted Character in that gap."""
    without = [other for other in t.circle if other != lifted]
    gap = without.index(target(option)) + 1
    return _rearranged(t, me, without, lifted, gap, judge)


def _rearranged(
    t: Upsideville, me: int, without: list[str], who: str, gap: int, judge: Judge
) -> float:
    circle = t.circle
    t.circle = [*without[:gap], who, *without[gap:]]
    value = judge.circle(t, me)
    t.circle = circle
    return value


def who_is_lifted(t: Upsideville, decision: Decision) -> str:
    """The Character whose new gap is asked for: only it and the one before it are no option."""
    missing = [who for who in t.circle if f"behind:{who}" not in decision.options]
    return next(who for who in missing if t.neighbours(who)[0] in missing)


def token_gain(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """What a token on a Character gives, for the cards of that symbol still in the hand."""
    symbol = CARDS[t.playing].symbol
    serving = sum(CARDS[card].symbol == symbol for card in t.hand[me])
    pull = next_pull(t.notch[target(option)], me, judge.taste)
    return (judge.taste.token * serving + FAR_TOKEN) * pull


TRIALS: dict[str, Promise] = {
    "shift": try_shift,
    "remove": try_remove,
    "marker": try_marker,
    "direction": try_direction,
    "attach": try_attach,
    "lift": try_lift,
}
"""Verb of an option -> what the circle is worth with it carried out"""


# Cards and tracks --------------------------------------------------------------------


def card_at_hand(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """What a card would do now: for playing it, or taking it back."""
    return card_worth(t, me, option, judge.taste) if option in CARDS else NOTHING


def card_too_many(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """How much weaker a card is than one from the deck: for discarding it to draw."""
    return NOTHING if option == DONE else AVERAGE_CARD - card_worth(t, me, option, judge.taste)


def card_of_town(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """What the Town loses with a card."""
    return NOTHING if option == PASS else card_worth(t, TOWN, option, judge.taste)


def card_to_shift(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """What shifting everybody with the symbol of a card gives, against keeping the card."""
    if option == PASS:
        return NOTHING
    symbol = CARDS[option].symbol
    people = [who for who in t.circle if t.has_symbol(who, symbol) and t.reach(who, me)]
    pulls = fsum(next_pull(t.notch[who], me, judge.taste) for who in people)
    return pulls - card_worth(t, me, option, judge.taste)


def card_to_gain(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """What three times the cost of a card gives, against keeping the card."""
    if option == PASS:
        return NOTHING
    energy = t.energy[me]
    after = min(MOST_ENERGY, energy + 3 * CARDS[option].cost)
    worth = judge.taste.energy
    return worth[after] - worth[energy] - card_worth(t, me, option, judge.taste)


def equipment(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """What it is worth to the Creature to remove Equipment, and to the Town to keep it."""
    if option == PASS:
        return NOTHING
    value = EQUIPMENT_WORTH.get(option, SHOTGUN_IN_PLAY)
    return value if me == CREATURE else -value


def face(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """What copying the ability of another Character gives."""
    if option == PASS:
        return NOTHING
    return ABILITY_WORTH.get(CHARACTERS[target(option)].faces[CREATURE].ability, NEW_ABILITY)


def symbol_of_hand(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """How many cards of the hand a token of that symbol would serve."""
    symbol = target(option)
    return sum(CARDS[card].symbol == symbol for card in t.hand[me])


def token_anywhere(t: Upsideville, me: int, option: str, judge: Judge) -> float:
    """How much a shift of the Character under the token would count."""
    return next_pull(t.notch[target(option)], me, judge.taste)


def in_this_order(*liked: str) -> Promise:
    """A promise that ranks these options in this order in every position."""
    promises = {option: float(len(liked) - place) for place, option in enumerate(liked)}

    def promise(t: Upsideville, me: int, option: str, judge: Judge) -> float:
        return promises.get(option, NOTHING)

    return promise


PROMISES: dict[str, Promise] = {
    "act": card_at_hand,
    "activate": in_this_order("activate", "end", PASS),
    "confiscate": equipment,
    "copy": face,
    "discard": card_too_many,
    "discard_of_town": card_of_town,
    "discard_to_gain": card_to_gain,
    "discard_to_shift": card_to_shift,
    "give_up": lambda t, me, option, judge: -card_worth(t, me, option, judge.taste),
    "make_room": equipment,
    "may_take_back": card_at_hand,
    "paranoia": in_this_order("awareness", "card"),
    "play": card_at_hand,
    "raise": in_this_order("raise", PASS),
    "revolver": in_this_order("revolver", PASS),
    "sam": in_this_order("energy", "cards"),
    "symbol": symbol_of_hand,
    "take_back": card_at_hand,
    "token": token_anywhere,
}
"""Kind of question -> what its options promise; all others are about the circle."""
