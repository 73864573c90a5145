"""What a player of InBetween may know of the table, as plain data.

Everything is copied in piece by piece; hidden cards enter only by `Upsideville.knows`.
The types name every part of a view; screens and tests read them. How options are put is in
options.py, and why others are refused in refusals.py.
"""

from typing import TypedDict

from engine.inbetween.data import (
    CARDS,
    CHARACTERS,
    CREATURE,
    DEVOURED,
    FEWEST,
    HUMAN,
    IN_BETWEEN,
    LAST_TURN,
    ROLES,
    SECURED,
    SIDES,
    STATE_NAMES,
    SYMBOLS,
    TO_WIN,
    TOP_AWARENESS,
    TOWN,
)
from engine.inbetween.rules import rest_energy, usable_awareness
from engine.inbetween.state import Upsideville


class FaceView(TypedDict):
    """One face of a Character card, as it is printed."""

    symbols: list[str]
    ability: str


class CharacterView(TypedDict):
    """One Character: where it stands, what lies on it, what both of its faces print.

    notch, state  0 ("secured") to 9 ("devoured"), and what that is called
    dimension     which of the two `faces` is up: "human" or "creature"
    shielded      whether a Shotgun lies here
    """

    notch: int
    state: str
    dimension: str
    shielded: bool
    tokens: list[str]
    cards: list[str]
    faces: dict[str, FaceView]


class PlayerView(TypedDict):
    """One side: its tracks and its cards.

    price             the Energy for the next Awareness level
    awareness_used    the level whose ability was used, 0 if none was
    awareness_usable  the abilities that could be used in its Awareness phase
    rest              the Energy that resting would give now
    hand, known       how many cards it holds, and those that the reader knows
    """

    role: str
    energy: int
    awareness: int
    price: int
    awareness_used: int
    awareness_usable: list[str]
    rest: int
    hand: int
    known: list[str]
    deck: int
    discard: list[str]


class EquipmentView(TypedDict):
    """A piece of Equipment in play, and the Character it lies on, or ""."""

    card: str
    on: str


class MeterView(TypedDict):
    """How near the endings are: locked Characters, Awareness, people left, turns."""

    secured: int
    devoured: int
    locked_to_win: int
    awareness: list[int]
    awareness_to_win: int
    left: int
    left_to_end: int
    in_dimension: list[int]
    turns: int
    turn_limit: int


class TableView(TypedDict):
    """The table.

    options                 the edition, and what becomes of Hiding after use: see data.py
    phase                   the phase by its name in the rulebook: see `phase_of`
    cause, playing          what is going on: see `Upsideville`
    marker, next_stops      where the Activity marker is, and where it will be after this turn
                            and the next
    direction               +1 clockwise, -1 counter-clockwise
    circle                  the Characters in play, clockwise; `people` has an entry for each
    players                 one entry a seat
    supply                  symbols whose token is on nobody
    box                     Characters and cards out of the game
    """

    options: dict[str, str]
    phase: str
    cause: str
    playing: str
    marker: str
    next_stops: list[str]
    direction: int
    circle: list[str]
    people: dict[str, CharacterView]
    players: list[PlayerView]
    equipment: list[EquipmentView]
    supply: list[str]
    box: list[str]
    meter: MeterView


def phase_of(t: Upsideville) -> str:
    """The phase by its name: "awareness", "action", "activity" or "movement".

    Awareness ability and action are one question (rules.py). As long as an ability can still be
    used, it is the Awareness phase; the action begins with what is chosen.
    """
    is_undecided = t.phase == "action" and not t.cause and not t.playing
    return "awareness" if is_undecided and usable_awareness(t, t.active) else t.phase


def table_view(t: Upsideville, player: int | None) -> TableView:
    """The table as that seat may know it; None is what everybody may know."""
    return {
        "options": dict(t.options),
        "phase": phase_of(t),
        "cause": t.cause,
        "playing": t.playing,
        "marker": t.marker,
        "next_stops": next_stops(t),
        "direction": t.direction,
        "circle": t.circle[:],
        "people": {who: character_view(t, who) for who in t.circle},
        "players": [player_view(t, seat, player) for seat in (TOWN, CREATURE)],
        "equipment": equipment_view(t),
        "supply": [symbol for symbol in SYMBOLS if not t.token[symbol]],
        "box": t.box[:],
        "meter": meter(t),
    }


def character_view(t: Upsideville, who: str) -> CharacterView:
    """One Character."""
    notch = t.notch[who]
    human, creature = CHARACTERS[who].faces
    return {
        "notch": notch,
        "state": STATE_NAMES[notch],
        "dimension": SIDES[t.dimension(who)],
        "shielded": t.is_shielded(who, CREATURE),
        "tokens": [symbol for symbol in SYMBOLS if t.token[symbol] == who],
        "cards": t.cards_on.get(who, [])[:],
        "faces": {
            "human": {"symbols": list(human.symbols), "ability": human.ability},
            "creature": {"symbols": list(creature.symbols), "ability": creature.ability},
        },
    }


def player_view(t: Upsideville, seat: int, player: int | None) -> PlayerView:
    """One side.

    The public table shows hands face down even where both players know a card, each by a look
    of their own.
    """
    hand, over = t.hand[seat], bool(t.ending)
    return {
        "role": ROLES[seat],
        "energy": t.energy[seat],
        "awareness": t.awareness[seat],
        "price": t.awareness_price(seat) if t.awareness[seat] < TOP_AWARENESS else 0,
        "awareness_used": t.awareness_used[seat],
        "awareness_usable": usable_awareness(t, seat),
        "rest": rest_energy(t, seat),
        "hand": len(hand),
        "known": [card for card in hand if over or (player is not None and t.knows(player, card))],
        "deck": len(t.deck[seat]),
        "discard": t.discard[seat][:],
    }


def equipment_view(t: Upsideville) -> list[EquipmentView]:
    """Equipment in play, and on whom it lies."""
    beside: list[EquipmentView] = [{"card": card, "on": ""} for card in t.equipment]
    attached: list[EquipmentView] = [
        {"card": card, "on": who}
        for who, cards in t.cards_on.items()
        for card in cards
        if CARDS[card].equipment
    ]
    return beside + attached


def next_stops(t: Upsideville) -> list[str]:
    """Where the marker comes to lie after this turn and after the next, as things are."""
    if t.marker not in t.circle:
        return []  # the removal of its Character has ended the game (ruling X10)
    return t.stops(2)


def meter(t: Upsideville) -> MeterView:
    """How near the endings are."""
    notches = list(t.notch.values())
    humans = sum(notch <= IN_BETWEEN[HUMAN] for notch in notches)
    return {
        "secured": notches.count(SECURED),
        "devoured": notches.count(DEVOURED),
        "locked_to_win": TO_WIN,
        "awareness": t.awareness[:],
        "awareness_to_win": TOP_AWARENESS,
        "left": len(notches),
        "left_to_end": FEWEST,
        "in_dimension": [humans, len(notches) - humans],
        "turns": t.turn,
        "turn_limit": LAST_TURN,
    }
