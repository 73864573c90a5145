"""The squares on which rooms are turned: a cog on the floor, two arrows, and a pair's pattern.

The two rooms of a pair have the same pattern in their cogs: rings, spokes, a triangle or dots.
The arrows point the way the room turns.
"""

import math

from art.drawing import Point, disc, document, dot, flat, line, numbers, polygon, rings, shape
from art.twister import palette
from art.twister.marks import CLOCKWISE, COUNTER, SQUARE, cut
from art.twister.terrain import FLOOR

MIDDLE = SQUARE / 2
TEETH = 8


def around(radius: float, degrees: float) -> Point:
    """The point at this distance from the middle; 0 degrees is up, 90 is right."""
    angle = math.radians(degrees - 90)
    return MIDDLE + radius * math.cos(angle), MIDDLE + radius * math.sin(angle)


def cog(outer: float, inner: float) -> str:
    """Path data of a toothed wheel."""
    step = 360 / TEETH
    points = []
    for tooth in range(TEETH):
        start = tooth * step
        points += [
            around(inner, start - step * 0.32),
            around(outer, start - step * 0.2),
            around(outer, start + step * 0.2),
            around(inner, start + step * 0.32),
        ]
    return polygon(*points)


def _arrow(start: float, end: float, radius: float) -> str:
    """Path data of an arc from one angle to another."""
    sweep = 1 if end > start else 0
    return (
        f"M{numbers(*around(radius, start))}A{numbers(radius, radius)} 0 0 {sweep} "
        f"{numbers(*around(radius, end))}"
    )


def _head(at: float, radius: float, way: int) -> str:
    """Path data of the tip of an arrow on such an arc."""
    return polygon(
        around(radius, at + 17 * way),
        around(radius + 5.2, at - 3 * way),
        around(radius - 5.2, at - 3 * way),
    )


def arrows(direction: str) -> str:
    """Two arrows round the cog."""
    way = 1 if direction == CLOCKWISE else -1
    radius = 20.5
    arcs = "".join(_arrow(at - 42 * way, at + 40 * way, radius) for at in (90, 270))
    heads = "".join(_head(at + 40 * way, radius, way) for at in (90, 270))
    return line(arcs, palette.CHALK, 6.4) + line(arcs, palette.INK, 3.2) + shape(heads, palette.INK)


def _rings() -> str:
    return rings(25, 25, (9, palette.CHALK), (6.4, palette.INK), (3.6, palette.CHALK))


def _spokes() -> str:
    bars = "".join(f"M25 25L{numbers(*around(8.2, degrees))}" for degrees in (0, 90, 180, 270))
    return disc(25, 25, 9, palette.CHALK) + line(bars, palette.INK, 4)


def _triangle() -> str:
    points = [around(9.4 if place % 2 == 0 else 4, 60 * place) for place in range(6)]
    return disc(25, 25, 9, palette.INK) + shape(polygon(*points), palette.CHALK)


def _dots() -> str:
    places = [around(5.4, degrees) for degrees in (45, 135, 225, 315)]
    return disc(25, 25, 9, palette.CHALK) + "".join(dot(x, y, 2.6, palette.INK) for x, y in places)


PATTERNS = {"a": _rings, "b": _spokes, "c": _triangle, "d": _dots}
"""pair -> the pattern in its two cogs"""


def gear(direction: str, pair: str) -> str:
    """The tile of a gear."""
    wheel = shape(cog(16.4, 12.6), palette.INK) + flat(cog(14.6, 11.2), palette.BRONZE)
    return document(SQUARE, SQUARE, cut(FLOOR, arrows(direction), wheel, PATTERNS[pair]()))


def drawings() -> dict[str, str]:
    """All gears, by file name: gear-cw-a.svg to gear-ccw-d.svg."""
    return {
        f"gear-{direction}-{pair}.svg": gear(direction, pair)
        for direction in (CLOCKWISE, COUNTER)
        for pair in PATTERNS
    }
