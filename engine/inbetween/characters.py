"""What the people of Upsideville do when they are activated: both faces of all eighteen.

One function an ability, its text as docstring; `who` is the activated Character. Symbols
and stars are printed in data.py, the Activity phase is in rules.py.
"""

# Every ability takes the same arguments, whether it needs them or not.
# ruff: noqa: ARG001

from engine.core.decision import Asking, may_pick, pick
from engine.inbetween.abilities import (
    ability,
    may_flip,
    may_raise_awareness,
    may_shift_one,
    removals,
    shift_one,
    target,
    use,
)
from engine.inbetween.data import CARDS, CHARACTERS, CREATURE, SECURED, TOWN
from engine.inbetween.play import play_by_character
from engine.inbetween.state import Upsideville

# Human faces -------------------------------------------------------------------------


@ability("bob_human", "carl_human", "mandi_human", "rodney_human")
def reach_out(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Town shifts by 1 an adjacent Character in the Creature dimension."""
    people = [other for other in t.neighbours(who) if t.dimension(other) == CREATURE]
    yield from shift_one(t, me, people)


@ability("earl_human", "maggie_human", "natalie_human", "sam_human", "scott_human")
def lend_a_hand(t: Upsideville, me: int, who: str) -> None:
    """The Town gains 2 Energy and draws 1 card."""
    t.gain(me, 2)
    t.draw(me, 1)


@ability("jayne_human", "lance_human", "max_human", "mina_human", "tom_human")
def step_in(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Town may play 1 card, but cannot activate its ability."""
    return play_by_character(t, me, with_ability=False)


@ability("jeremy_human", "julie_human", "richard_human", "timmy_human")
def drive_on(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Town may move the Activity marker up to 2 Characters in the direction of the token."""
    stops = [f"marker:{t.ahead(t.marker, steps)}" for steps in (1, 2)]
    option = yield from may_pick(me, "may_move_marker", stops, source=t.cause)
    if option is not None:
        t.place_marker(target(option))


# Creature faces ----------------------------------------------------------------------


@ability()
def bob_creature(t: Upsideville, me: int, who: str) -> None:
    """The Town's Awareness falls by 1, if able."""
    t.lower_awareness(TOWN)


@ability()
def carl_creature(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Creature may play 1 card from its hand."""
    return play_by_character(t, me, with_ability=True)


@ability()
def earl_creature(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Creature may use the ability of one other Terrified or Devoured Character, as if
    it were Earl's own.
    """
    others = [f"copy:{other}" for other in t.terrified() if other != who]
    option = yield from may_pick(me, "copy", others, source=t.cause)
    if option is not None:
        yield from use(t, CHARACTERS[target(option)].faces[CREATURE].ability, me, who)


@ability()
def jayne_creature(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Creature may discard 1 card to shift by 1 every Character with its symbol."""
    card = yield from may_pick(me, "discard_to_shift", t.hand[me], source=t.cause, hush=True)
    if card is None:
        return
    t.discard_card(me, card)
    # The set is fixed now (ruling X7): a flip on the way adds and spares nobody.
    left = [other for other in t.circle if t.has_symbol(other, CARDS[card].symbol)]
    while (shifted := (yield from shift_one(t, me, left))) is not None:
        left.remove(shifted)


@ability()
def jeremy_creature(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Creature may flip the Direction token."""
    if (yield from may_pick(me, "may_turn", ["direction"], source=t.cause)) is not None:
        t.turn_direction()


@ability()
def julie_creature(t: Upsideville, me: int, who: str) -> None:
    """The Creature draws 2 cards."""
    t.draw(me, 2)


@ability()
def lance_creature(t: Upsideville, me: int, who: str) -> None:
    """The Creature gains 3 Energy."""
    t.gain(me, 3)


@ability()
def maggie_creature(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Creature may raise its Awareness by 1 for half the Energy, rounded down."""
    return may_raise_awareness(t, me, t.awareness_price(me) // 2)


@ability()
def mandi_creature(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Creature may flip up to 2 InBetween Characters from the Human dimension."""
    return may_flip(t, me, 2)


@ability()
def max_creature(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Creature may remove an adjacent Character from the game."""
    options = removals(t.neighbours(who))
    option = yield from may_pick(me, "may_remove", options, source=t.cause)
    if option is not None:
        t.remove(target(option))


@ability()
def mina_creature(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Creature may take 1 card from its discard pile into its hand."""
    card = yield from may_pick(me, "may_take_back", t.discard[me], source=t.cause)
    if card is not None:
        t.take_back(me, card)


@ability()
def natalie_creature(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Creature may shift an adjacent Character by 1."""
    yield from may_shift_one(t, me, t.neighbours(who))


@ability()
def richard_creature(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Creature may remove an Equipment card in play from the game to gain its cost."""
    card = yield from may_pick(me, "confiscate", t.equipment_in_play(), source=t.cause)
    if card is not None:
        t.box_equipment(card)
        t.gain(me, CARDS[card].cost)


@ability()
def rodney_creature(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Creature looks at all cards in the Town's hand and may discard 1 of them.
    In the Polish edition it must.
    """
    t.learn(t.hand[TOWN], me)
    t.tell("looks", who=me, at=TOWN)
    ask = pick if t.options["edition"] == "polish" else may_pick
    card = yield from ask(me, "discard_of_town", t.hand[TOWN], source=t.cause, hush=True)
    if card is not None:
        t.discard_card(TOWN, card)


@ability()
def sam_creature(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Creature chooses: the Town discards 2 cards of its choice, or loses 3 Energy."""
    half = yield from pick(me, "sam", ["cards", "energy"], source=t.cause)
    if half == "energy":
        t.lose(TOWN, 3)
    elif len(t.hand[TOWN]) <= 2:
        for card in t.hand[TOWN][:]:
            t.discard_card(TOWN, card)
    else:
        for _ in range(2):
            given = yield from pick(TOWN, "give_up", t.hand[TOWN], source=t.cause, hush=True)
            assert given is not None  # there are three
            t.discard_card(TOWN, given)


@ability()
def scott_creature(t: Upsideville, me: int, who: str) -> None:
    """The Creature gains 1 Energy for each Character in its dimension with a Safety marker."""
    t.gain(me, len(t.with_marker(CREATURE)))


@ability()
def timmy_creature(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Creature may shift a Secured Character by 2."""
    secured = [other for other in t.circle if t.notch[other] == SECURED]
    free = [other for other in secured if not t.is_shielded(other, me)]
    options = [f"shift:{other}:{SECURED + 2}" for other in free]
    option = yield from may_pick(me, "may_shift", options, source=t.cause)
    if option is not None:
        other = target(option)
        t.shift(other, SECURED + 1, me)
        t.shift(other, SECURED + 2, me)


@ability()
def tom_creature(t: Upsideville, me: int, who: str) -> Asking[None]:
    """The Creature may discard 1 card to gain three times its cost in Energy."""
    card = yield from may_pick(me, "discard_to_gain", t.hand[me], source=t.cause, hush=True)
    if card is not None:
        t.discard_card(me, card)
        t.gain(me, 3 * CARDS[card].cost)
