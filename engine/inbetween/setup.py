"""How a game of InBetween begins (rulebook, Setup), and how a save of older rules goes on."""

from typing import Any

from engine.core.game import Setup, Upgrade
from engine.inbetween.data import (
    CIRCLE,
    CREATURE,
    DECKS,
    FIRST_ENERGY,
    FIRST_HAND,
    IN_BETWEEN,
    PEOPLE,
    STAR,
    TOWN,
)
from engine.inbetween.state import Upsideville


def deal(setup: Setup) -> Upsideville:
    """Ten people in a circle, the marker on the first star, three cards and five Energy each."""
    t = Upsideville(setup)
    people = list(PEOPLE)
    t.shuffle(people)
    t.circle = people[:CIRCLE]
    # The first lies in the Human dimension, then they alternate.
    t.notch = {who: IN_BETWEEN[place % 2] for place, who in enumerate(t.circle)}
    # Nine people have no star and ten are dealt, so there is always one (ruling S1).
    t.marker = next(who for who in t.circle if who in STAR)
    # The marker shows the colour that its first Character is not in.
    t.active = 1 - t.dimension(t.marker)
    for seat in (TOWN, CREATURE):
        t.energy[seat] = FIRST_ENERGY
        t.deck[seat] = list(DECKS[seat])
        t.shuffle_face_down(t.deck[seat])
        t.draw(seat, FIRST_HAND)
    return t


# Saves of older rules ----------------------------------------------------------------


def with_new_cards(*cards: str) -> Upgrade:
    """Makes a save fit rules that have these cards, too: its game goes on without them.

    They lie in the box, so that the choices made since the snapshot stay legal.
    """

    def upgrade(data: dict[str, Any]) -> dict[str, Any]:
        everybody = (1 << data["seats"]) - 1
        known_to = data["known_to"] | dict.fromkeys(cards, everybody)
        return {**data, "box": [*data["box"], *cards], "known_to": known_to}

    return upgrade


UPGRADES: dict[int, Upgrade] = {}
"""Rules number -> what makes a position of it one of the next: see docs/save.md."""
