"""What the lists of broken positions share: `<game>/broken_positions.py` has one for each game.

A list maps a part of the sentence by which an invariant complains to what spoils a sound
position; test_invariants.py tries them all.
"""

from collections.abc import Callable
from typing import Any

Spoiler = Callable[[Any], object]
"""Breaks one invariant of a position, in place."""


def breaking(spoilers: dict[str, Spoiler]) -> Callable[[str], Callable[[Spoiler], Spoiler]]:
    """A decorator that puts a spoiler into the list, under what will be said of it."""

    def breaks(problem: str) -> Callable[[Spoiler], Spoiler]:
        def register(spoil: Spoiler) -> Spoiler:
            assert problem not in spoilers, f"two spoilers for {problem!r}"
            spoilers[problem] = spoil
            return spoil

        return register

    return breaks
