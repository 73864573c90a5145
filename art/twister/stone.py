"""The colours of the dungeon, and the slabs, cuts and turns that its pictures share.

Warm stone, glowing lava, deep water, all as cut in wood: flat shapes with ink around them
and short cuts of the knife for shade. Nothing here knows the game.
"""

from art.drawing import group, polygon

INK = "#2a1a12"
SOOT = "#4a3527"
EARTH = "#6d5a49"
GROUT = "#b3925f"
STONE = "#e6d0a2"
SAND = "#efdfb9"
CHALK = "#fbf1d9"
SHADE = "#cdb283"

CRUST = "#5e1c12"
LAVA = "#dd5a24"
GLOW = "#f6a634"
SPARK = "#ffe08a"

ABYSS = "#123f63"
WATER = "#1d5f8a"
RIPPLE = "#4fa3c7"
FOAM = "#bfe6ee"

FOG = "#a3b4b9"
HAZE = "#748b93"

WOOD = "#8a5a33"
PLANK = "#c58b4f"
BRONZE = "#a9702c"
IRON = "#454a52"
GHOST = "#6b3a73"
LILAC = "#d7b3dd"

YELLOW = "#f0b232"
OCHRE = "#c98a17"
BLUE = "#2b6fae"

SQUARE = 50
"""The side of a square; a tile fills it."""

CLOCKWISE, COUNTER = "cw", "ccw"


def cut(*marks: str) -> str:
    """Marks whose lines have round ends, as a gouge leaves them."""
    return group(*marks, stroke_linecap="round", stroke_linejoin="round")


def turned(mark: str, degrees: int, centre: float) -> str:
    """A mark turned clockwise about the middle of a square picture."""
    middle = f"{centre:g} {centre:g}"
    return group(mark, transform=f"rotate({degrees} {middle})")


def slab(left: float, top: float, right: float, bottom: float, chip: float = 2) -> str:
    """Path data of a flagstone with its corners knocked off, no two alike."""
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
