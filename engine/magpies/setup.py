"""How a game of Magpies begins."""

from engine.core.game import Setup
from engine.magpies.data import FIRST_HAND
from engine.magpies.state import Magpies


def deal(setup: Setup) -> Magpies:
    """A shuffled deck, and three cards for everybody."""
    t = Magpies(setup)
    t.shuffle_face_down(t.deck)
    for seat in range(t.seats):
        t.draw(seat, FIRST_HAND)
    return t
