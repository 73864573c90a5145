"""Randomness as one integer, so that a game replays the same in every Python.

The standard library's `random` is not used by any rule: its state is large, and
its shuffles have changed between versions. This is splitmix64.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Dice:
    """A source of random numbers whose whole state is the integer `seed`.

    >>> dice = Dice(7)
    >>> [dice.rand(6) for _ in range(5)]
    [3, 0, 0, 3, 4]
    >>> Dice(7).rand(6) == Dice(7).rand(6)
    True
    """

    __slots__ = ("seed",)

    seed: int

    def __init__(self, seed: int) -> None:
        self.seed = seed & _MASK

    def next64(self) -> int:
        """The next 64 random bits; changes `seed`."""
        self.seed = z = (self.seed + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def rand(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        value = self.next64()
        if value > (1 << 64) - n:  # almost never, so the exact bound is seldom needed
            # Values past the last full multiple of n would favour small numbers: draw again.
            fair = (1 << 64) - (1 << 64) % n
            while value >= fair:
                value = self.next64()
        return value % n

    def one_of(self, things: Sequence[T]) -> T:
        """One of the things, each equally likely."""
        return things[self.rand(len(things))]

    def shuffle(self, things: MutableSequence[Any]) -> None:
        """Put the things into a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.rand(last + 1)
            things[last], things[other] = things[other], things[last]
