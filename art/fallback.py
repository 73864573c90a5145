"""Plain pictures for cards that nobody has drawn yet.

A new card of a game's data needs no drawing to be played. Until it has one, its picture is a
pattern made from its name, in the colours of its side or kind.
"""

import hashlib
from itertools import groupby

from art.drawing import rectangle, shape

PATCHES = 5
"""How many patches a pattern has in a row and in a column."""
LAST = PATCHES - 1


def pattern(name: str, x: float, y: float, size: float) -> str:
    """Path data of a square pattern, the same on the left as on the right.

    >>> pattern("sirens", 0, 0, 5) == pattern("sirens", 0, 0, 5) != pattern("siren", 0, 0, 5)
    True
    """
    digest = hashlib.sha256(name.encode()).digest()
    patch = size / PATCHES
    data = ""
    for row in range(PATCHES):
        chosen = [digest[row * PATCHES + min(place, LAST - place)] % 2 for place in range(PATCHES)]
        # The middle patch is always there, so that no pattern is empty.
        chosen[LAST // 2] |= row == LAST // 2
        # Patches side by side are one rectangle, which keeps the file small.
        start = 0
        for taken, run in groupby(chosen):
            wide = len(list(run))
            if taken:
                data += rectangle(x + patch * start, y + patch * row, patch * wide, patch)
            start += wide
    return data


def emblem(name: str, x: float, y: float, size: float, outer: str, inner: str) -> str:
    """A pattern in one colour with a smaller one on it in another."""
    small = pattern(f"{name} within", x + size / 4, y + size / 4, size / 2)
    return shape(pattern(name, x, y, size), outer) + shape(small, inner)
