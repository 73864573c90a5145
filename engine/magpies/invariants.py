"""What must hold in every position."""

from collections.abc import Iterator

from engine.magpies.data import CARDS
from engine.magpies.state import Magpies


def broken(t: Magpies) -> Iterator[str]:
    """A sentence for everything that is not as it must be."""
    cards = [*t.deck, *t.discard]
    for seat in range(t.seats):
        cards += [*t.hand[seat], *t.nest[seat]]
        if t.coins[seat] < 0:
            yield f"seat {seat} owes coins"
    if sorted(cards) != sorted(CARDS):
        yield f"{len(cards)} cards, {len(set(cards))} different"
