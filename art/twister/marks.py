"""Marks that the pictures of Dungeon Twister share: slabs, cuts and turns.

The pictures look like woodcuts: flat shapes with ink around them, and short cuts for shade.
"""

from art.drawing import group, polygon

SQUARE = 50
"""The side of a square; a tile fills it."""

CLOCKWISE, COUNTER = "cw", "ccw"


def cut(*marks: str) -> str:
    """Marks whose lines have round ends, like the cuts of a gouge."""
    return group(*marks, stroke_linecap="round", stroke_linejoin="round")


def turned(mark: str, degrees: int, centre: float) -> str:
    """A mark turned clockwise about the middle of a square picture."""
    middle = f"{centre:g} {centre:g}"
    return group(mark, transform=f"rotate({degrees} {middle})")


def slab(left: float, top: float, right: float, bottom: float, chip: float = 2) -> str:
    """Path data of a flagstone, each of its corners knocked off in a different way."""
    return polygon(
        (left + chip, top),
        (right - chip * 0.5, top),
        (right, top + chip),
        (right, bottom - chip * 0.6),
        (right - chip, bottom),
        (left + chip * 0.7, bottom),
        (left, bottom - chip),
        (left, top + chip * 0.8),
    )
