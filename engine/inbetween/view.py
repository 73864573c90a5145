"""What a player of InBetween may know of the table, as plain data.

Everything is copied in piece by piece; hidden cards enter only by `Upsideville.knows`.
How options are put into words, and why others are refused, is in words.py.

The table of a view:

options                 the edition, and what becomes of Hiding after use: see data.py
phase, cause, playing   what is going on: see `Upsideville`
marker, next_stops      where the Activity marker is and will be after this turn and the next
direction               +1 clockwise, -1 counter-clockwise
circle                  the Characters in play, clockwise
people                  one entry for each of them: see `character_view`
players                 one entry a seat: see `player_view`
equipment               Equipment in play: card and the Character it lies on, or ""
supply                  symbols whose token is not on anybody
box                     Characters and cards out of the game
meter                   how near each of the endings is
"""

from typing import Any

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


def table_view(t: Upsideville, player: int | None) -> dict[str, Any]:
    """The table as that seat may know it; None is what everybody may know."""
    return {
        "options": dict(t.options),
        "phase": t.phase,
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


def character_view(t: Upsideville, who: str) -> dict[str, Any]:
    """One Character: where it stands, what lies on it, what both of its faces print.

    notch      0 (Secured) to 9 (Devoured); `state` is its name
    dimension  which of the two `faces` is up
    shielded   a Shotgun lies here
    """
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


def player_view(t: Upsideville, seat: int, player: int | None) -> dict[str, Any]:
    """One side: its tracks and its cards.

    known             the cards of its hand that the reader knows; the public table shows hands
                      face down even where both players know a card, each by a look of their own
    price             the Energy for the next Awareness level
    awareness_used    the level whose ability was used, 0 if none was
    awareness_usable  the abilities that could be used in its Awareness phase
    rest              the Energy that resting would give now
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


def equipment_view(t: Upsideville) -> list[dict[str, str]]:
    """Equipment in play, and on whom it lies."""
    beside = [{"card": card, "on": ""} for card in t.equipment]
    attached = [
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


def meter(t: Upsideville) -> dict[str, Any]:
    """How near the endings are: locked Characters, Awareness, people left, turns."""
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
