"""How a card is played (rulebook, Play a card): mark a Character, then perhaps its ability.

The Action phase, Carl and the Town's card players all come here. What a card's ability
does is in cards.py.
"""

from engine.core.decision import Asking, Decision, may_pick, pick
from engine.inbetween.abilities import carry_out, shifts, target, use
from engine.inbetween.data import CARDS, CREATURE, MOST_EQUIPMENT, TOWN
from engine.inbetween.state import Upsideville


def play_in_action(t: Upsideville, me: int, card: str) -> Asking[None]:
    """The Action phase's way: mark, decide on the ability, end."""
    t.lay_out(me, card)
    t.cause = card
    yield from mark(t, me, card)
    # Asked even when ending is all that is left: it is the last moment to take things back.
    options = ("activate", "end") if can_activate(t, me, card) else ("end",)
    if (yield Decision(me, "activate", options, card)) == "activate":
        t.pay(me, CARDS[card].cost)
        if not (yield from is_stopped(t, me, card)):
            yield from activate(t, me, card)
        t.put_away(me)
        yield Decision(me, "finish", ("end",), card)
    else:
        t.put_away(me)
    t.cause = ""


def play_by_character(t: Upsideville, me: int, with_ability: bool) -> Asking[None]:
    """A Character's way: the player may play a card; with its ability only if that is said."""
    character = t.cause
    card = yield from may_pick(me, "play", t.hand[me], source=character, hush=True)
    if card is None:
        return
    t.lay_out(me, card)
    t.cause = card
    yield from mark(t, me, card)
    options = ["activate"] if with_ability and can_activate(t, me, card) else []
    if (yield from may_pick(me, "activate", options, source=card)) is not None:
        t.pay(me, CARDS[card].cost)
        yield from activate(t, me, card)
    t.put_away(me)
    t.cause = character


def can_activate(t: Upsideville, me: int, card: str) -> bool:
    """Whether the player can pay for a card's ability."""
    return CARDS[card].cost <= t.energy[me]


def mark(t: Upsideville, me: int, card: str) -> Asking[None]:
    """Shift a Character that has the card's symbol, or place the symbol's token.

    If neither is possible, that part is skipped (ruling A3).
    """
    symbol = CARDS[card].symbol
    people = [who for who in t.circle if t.has_symbol(who, symbol)]
    options = shifts(t, me, people) + tokens(t, symbol)
    option = yield from pick(me, "mark", options, source=card)
    if option is not None and option.startswith("token:"):
        t.place_token(symbol, target(option))
    elif option is not None:
        carry_out(t, me, option)


def tokens(t: Upsideville, symbol: str) -> list[str]:
    """Where the token of a symbol can be put: "token:mina"."""
    if t.token[symbol] and t.options["edition"] == "italian":
        return []  # rulebook, Italian: tokens come from the supply (ruling X13)
    return [f"token:{who}" for who in t.circle if t.may_take_token(who, symbol)]


def is_stopped(t: Upsideville, me: int, card: str) -> Asking[bool]:
    """Whether the Town stops the ability with its Revolver, asked before any choice for it."""
    if me != CREATURE or "revolver" not in t.equipment:
        return False
    answer = yield from may_pick(TOWN, "revolver", ["revolver"], source=card)
    if answer is None:
        return False
    t.tell("works", card="revolver")
    t.tell("cancels", card=card, by="revolver")
    t.box_equipment("revolver")
    return True


def activate(t: Upsideville, me: int, card: str) -> Asking[None]:
    """Carry out the ability of a card that has been paid for."""
    facts = CARDS[card]
    in_play = t.equipment_in_play()
    if facts.equipment and len(in_play) >= MOST_EQUIPMENT:
        old = yield from pick(me, "make_room", in_play, source=card)
        assert old is not None  # there are three
        t.box_equipment(old)
    yield from use(t, facts.kind, me)
