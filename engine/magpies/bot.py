"""What a position is worth to a magpie. The kernel's own bots play with that."""

from collections.abc import Callable, Mapping

from engine.autoplay.bots import Bot
from engine.magpies.state import Magpies

BOTS: Mapping[str, Callable[[int], Bot]] = {}
"""None of its own."""


def worth(t: Magpies, me: int) -> float:
    """Treasures ahead of the best of the others, and coins; winning above all."""
    if t.ending:
        return 100.0 if me in t.winners else -100.0
    others = [t.worth(seat) for seat in range(t.seats) if seat != me]
    return 2.0 * t.worth(me) - max(others) + 0.5 * t.coins[me]
