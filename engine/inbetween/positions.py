"""Positions of InBetween laid out by name, at the beginning of a turn: for lessons and tests."""

from collections.abc import Iterable, Mapping, Sequence

from engine.core.match import Match
from engine.core.positions import Known, begin, each_once, only
from engine.inbetween import GAME
from engine.inbetween.data import (
    CARDS,
    CIRCLE,
    CREATURE,
    DECKS,
    FIRST_ENERGY,
    IN_BETWEEN,
    PEOPLE,
    ROLES,
    SYMBOLS,
    TOWN,
)
from engine.inbetween.state import Upsideville

Sides = tuple[Iterable[str], Iterable[str]]
"""Cards of the Town and of the Creature."""


def lay_out(
    circle: str | Iterable[str] = PEOPLE[:CIRCLE],
    *,
    turn: int = 0,
    active: int = TOWN,
    marker: str = "",
    direction: int = 1,
    notch: Mapping[str, int] | None = None,
    town: Iterable[str] = (),
    creature: Iterable[str] = (),
    decks: Sides | None = None,
    discard: Sides = ((), ()),
    energy: tuple[int, int] = (FIRST_ENERGY, FIRST_ENERGY),
    awareness: tuple[int, int] = (0, 0),
    used: tuple[int, int] = (0, 0),
    token: Mapping[str, str] | None = None,
    equipment: Iterable[str] = (),
    cards_on: Mapping[str, Iterable[str]] | None = None,
    box: Iterable[str] = (),
    known: Known | None = None,
    seed: int = 1,
    names: Sequence[str] = ROLES,
    options: Mapping[str, str] | None = None,
) -> Match[Upsideville]:
    """A match that begins with this turn; BadPosition if no game could come to it.

    circle      people clockwise: a list, or one text as in "bob carl earl"
    turn        how many turns are over
    active      whose turn it is: TOWN or CREATURE
    marker      who has the Activity marker; if nobody is named, the first of the circle
    direction   1 clockwise, -1 counter-clockwise
    notch       person -> 0 (Secured) to 9 (Devoured); the others are InBetween, Human and
                Creature in turn
    town, creature      cards in hand
    decks       both decks, the top card last; cards that are then named nowhere are in the box.
                Without it they are in the decks, in the order of the data
    discard, energy, awareness      of the Town, of the Creature
    used        the Awareness level whose ability each side has used, 0 for none
    token       symbol -> the person with its token
    equipment   activated Equipment
    cards_on    person -> cards that lie on it, oldest first
    box         people and cards that are out of the game; if the circle and the box have fewer
                than ten people, others fill up the box
    known       card in a hand or a deck -> other seats that know where it is
    seed        all later chance

    >>> match = lay_out("mina bob carl timmy julie tom", town=["rescue"], notch={"mina": 7})
    >>> match.pending.player, match.state.notch["mina"], match.state.hand[TOWN]
    (0, 7, ['rescue'])
    >>> lay_out(town=["rescue"], discard=(["rescue"], []))
    Traceback (most recent call last):
    engine.core.errors.BadPosition: problem="rescue: in the Town's hand and in the Town's discards"
    """
    setup = GAME.check_setup(seed, names, dict(options or {}))
    t = Upsideville(setup)
    t.circle = circle.split() if isinstance(circle, str) else list(circle)
    t.notch = {who: IN_BETWEEN[place % 2] for place, who in enumerate(t.circle)}
    t.notch |= notch or {}
    t.marker = marker or t.circle[0]
    t.active, t.direction, t.turn = active, direction, turn
    t.energy, t.awareness, t.awareness_used = list(energy), list(awareness), list(used)
    t.hand = [list(town), list(creature)]
    t.discard = [list(pile) for pile in discard]
    t.token |= token or {}
    t.equipment = list(equipment)
    t.cards_on = {who: list(cards) for who, cards in (cards_on or {}).items()}
    t.box = list(box)
    t.deck = [list(deck) for deck in decks or ((), ())]
    _check(t)
    _lay_out_rest(t, stocked=decks is None)
    return begin(GAME, setup, t, known)


def _check(t: Upsideville) -> None:
    """Everything that is named exists, and is named once."""
    only("circle", t.circle, PEOPLE)
    only("box", t.box, (*PEOPLE, *CARDS))
    each_once({"the circle": t.circle, "the box": [who for who in t.box if who in PEOPLE]})
    for what, people in {"notch": t.notch, "marker": [t.marker], "cards_on": t.cards_on}.items():
        only(what, people, t.circle)
    only("token", t.token, SYMBOLS)
    only("token", t.token.values(), ("", *t.circle))
    places: dict[str, list[str]] = {}
    for seat, side in ((TOWN, "Town"), (CREATURE, "Creature")):
        own = {"hand": t.hand[seat], "deck": t.deck[seat], "discards": t.discard[seat]}
        for zone, cards in own.items():
            only(f"the {side}'s {zone}", cards, DECKS[seat])
            places[f"the {side}'s {zone}"] = cards
    only("equipment", t.equipment, CARDS)
    places |= {"the Equipment": t.equipment}
    for who, cards in t.cards_on.items():
        only(f"cards_on: {who}", cards, CARDS)
        places[f"the cards on {who}"] = cards
    each_once({**places, "the box": [card for card in t.box if card in CARDS]})


def _lay_out_rest(t: Upsideville, *, stocked: bool) -> None:
    """Put what was not named into the decks, if they are `stocked`, or else into the box."""
    attached = [card for cards in t.cards_on.values() for card in cards]
    open_cards = [*attached, *t.equipment, *t.discard[TOWN], *t.discard[CREATURE], *t.box]
    for seat in (TOWN, CREATURE):
        named = {*open_cards, *t.hand[seat], *t.deck[seat]}
        rest = [card for card in DECKS[seat] if card not in named]
        (t.deck[seat] if stocked else t.box).extend(rest)
        t.learn(t.hand[seat], seat)
    away = [who for who in PEOPLE if who not in t.circle and who not in t.box]
    t.box += away[: CIRCLE - len(t.circle) - sum(who in PEOPLE for who in t.box)]
    t.learn([*open_cards, *(card for card in t.box if card not in PEOPLE)])
