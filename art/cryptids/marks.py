"""Marks that the pictures of Twisted Cryptids share: firs, fur, and the cuts of a gouge.

The pictures look like lino prints: flat shapes, and light lines where the gouge went through.
"""

import math

from art.drawing import Point, number, numbers


def pine(x: float, foot: float, height: float) -> str:
    """Path data of a fir in three tiers, its tip above `x`."""
    wide = height * 0.46
    tiers = ((0.34, 0.56), (0.66, 0.78), (1.0, 1.0))
    top = foot - height
    right, left = [], []
    for depth, share in tiers:
        y, reach = top + height * depth, wide / 2 * share
        right += [(x + reach, y), (x + reach * 0.45, y)]
        left += [(x - reach, y), (x - reach * 0.45, y)]
    outline = [(x, top), *right[:-1], *reversed(left[:-1])]
    return "M" + "L".join(numbers(*point) for point in outline) + "z"


def wood(places: tuple[tuple[float, float], ...], foot: float) -> str:
    """Path data of firs side by side, each by where it stands and how tall it is."""
    return "".join(pine(x, foot, height) for x, height in places)


def ragged(outline: str, depth: float, steps: int = 4) -> str:
    """Path data of a closed outline with tufts along every side, like fur.

    `outline` lists its corners, "50 8 61 14 …". Each side has `steps` tufts, which stand out by
    `depth` to the left of the direction in which the outline runs.
    """
    values = [float(value) for value in outline.split()]
    points: list[Point] = list(zip(values[::2], values[1::2], strict=True))
    data = f"M{numbers(*points[0])}"
    for start, end in zip(points, [*points[1:], points[0]], strict=True):
        wide, high = end[0] - start[0], end[1] - start[1]
        length = math.hypot(wide, high)
        aside = (high / length * depth, -wide / length * depth)
        for step in range(steps):
            tip, foot = (step + 0.75) / steps, (step + 1) / steps
            x, y = start[0] + wide * tip, start[1] + high * tip
            data += f"L{numbers(x + aside[0], y + aside[1])}"
            data += f"L{numbers(start[0] + wide * foot, start[1] + high * foot)}"
    return data + "z"


def gouges(data: str, colour: str, width: float, dashes: str = "") -> str:
    """Lines cut out of the block; with `dashes`, a line becomes a row of short cuts."""
    rhythm = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{number(width)}"'
        f' stroke-linecap="round"{rhythm}/>'
    )
