"""Plain pictures for cards that nobody has drawn yet.

A new card of a game's data needs no drawing to be played. Until it has one, its picture is a
pattern made from its name, in the colours of its side or kind.
"""

import hashlib

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
    places = ((column, row) for row in range(PATCHES) for column in range(PATCHES))
    return "".join(
        rectangle(x + patch * column, y + patch * row, patch, patch)
        for column, row in places
        # The middle patch is always there, so that no pattern is empty.
        if digest[row * PATCHES + min(column, LAST - column)] % 2 or column == row == LAST / 2
    )


def emblem(name: str, x: float, y: float, size: float, outer: str, inner: str) -> str:
    """A pattern in one colour with a smaller one on it in another."""
    small = pattern(f"{name} within", x + size / 4, y + size / 4, size / 2)
    return shape(pattern(name, x, y, size), outer) + shape(small, inner)
