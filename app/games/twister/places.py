"""Where things are, as classes: the page allows no inline styles.

A square "7.3" is `x-7 y-3`, a slot is `slot-5`; static/css/twister.css turns them into places,
also where the whole dungeon stands upright. Geometry itself is engine/twister/board.py's.
"""

from functools import cache

from engine.twister.board import (
    COLUMNS,
    CORNER,
    LINE_OF,
    NAME,
    SIDE,
    SLOT_OF,
    SQUARE,
    WIDTH,
    turned_square,
)
from engine.twister.data import DOTS


def place_of(square: str) -> str:
    """The classes of a square.

    >>> place_of("7.3")
    'x-7 y-3'
    """
    x, _, y = square.partition(".")
    return f"x-{x} y-{y}"


def point(square: str) -> tuple[int, int]:
    """The column and the row of a square."""
    x, _, y = square.partition(".")
    return int(x), int(y)


def slot_of(square: str) -> int:
    """The slot in which a square lies; -1 on a starting line."""
    return SLOT_OF[SQUARE[square]]


def line_of(square: str) -> int:
    """The seat whose starting line a square is on; -1 in a room."""
    return LINE_OF[SQUARE[square]]


@cache
def squares_of(slot: int) -> tuple[str, ...]:
    """The 25 squares of a slot, row by row."""
    return tuple(
        NAME[CORNER[slot] + row * WIDTH + column] for row in range(SIDE) for column in range(SIDE)
    )


def turned(square: str, direction: int) -> str:
    """Where a square of a room is after a quarter turn of it."""
    return NAME[turned_square(SQUARE[square], direction)]


def dot_square(seat: int, dot: int) -> str:
    """The square of a side's starting line that has this dot.

    >>> dot_square(0, 0), dot_square(1, 3)
    ('0.1', '21.8')
    """
    return f"{(WIDTH - 1) * seat}.{DOTS[dot]}"


def column_of(slot: int) -> int:
    """How far a slot is from the yellow line: 0 to 3."""
    return slot % COLUMNS
