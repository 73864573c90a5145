"""What the endings of InBetween are made of: the people and the houses of Upsideville by their
outlines, eyes, teeth, light.

The pictures themselves are in endings.py.
"""

import math
from collections.abc import Sequence

from art.drawing import (
    Point,
    document,
    dots,
    group,
    line,
    number,
    numbers,
    oval,
    polygon,
    rectangle,
    shape,
    taper,
)

WIDE, HIGH = 1024, 360
MIDDLE = WIDE / 2
GROUND = 262
FRONT = "#141d36"
SHADOW = "#0f1529"
DEEP = "#12051a"

# People by their outlines, their feet at the origin.
MAN = (
    "M-10 0L-7-40-16-42-19-68Q-17-79-6-81L-6-85-14-87V-90L-8-91-7-100H7L8-91 14-90V-87L6-85V-81"
    "Q17-79 19-68L16-42 7-40 10 0H2L0-36-2 0z"
)
WOMAN = (
    "M-6 0L-7-26H-18L-9-56-13-58Q-15-76-6-79-12-84-10-93-6-101 3-99 11-97 9-87 10-80 6-79"
    "Q15-76 13-58L9-56 18-26H7L6 0H2L1-26H-1L-2 0z"
)
CHILD = (
    "M-7 0L-5-22-11-24-13-42Q-11-51-5-52-10-55-9-61-7-69 1-68 8-67 9-60L15-59V-57L8-57Q8-54 5-52"
    "Q11-51 13-42L11-24 5-22 7 0H1L0-19-1 0z"
)
HORNED = (
    "M-12 0L-9-40-21-34-29-8-35-10-26-46-20-68Q-17-80-7-82L-8-86Q-18-86-21-102-12-94-6-97H6"
    "Q12-94 21-102 18-86 8-86L7-82Q17-80 20-68L26-46 35-10 29-8 21-34 9-40 12 0H3L0-34-3 0z"
)
TENDRILS = (
    "M-14 0Q-6-12-9-28-14-10-22-2-15-16-14-30L-9-56-15-52Q-27-40-24-24-33-42-20-62L-12-76-7-79"
    "Q-13-84-12-92-17-98-24-95-17-104-8-99-8-107-14-111-4-109-1-101 4-109 12-110 6-105 8-99"
    " 16-104 23-95 16-98 12-92 13-84 7-79L12-76 20-62Q33-42 24-24 27-40 15-52L9-56 14-30"
    "Q15-16 22-2 14-10 9-28 6-12 14 0 6-6 0-22-6-6-14 0z"
)
GAUNT = (
    "M-6 0L-5-52-12-74-16-46-22-14-28 4-27-16-22-50-18-84Q-14-94-5-96-9-104-6-112-2-120 4-118"
    " 9-114 8-106L5-96Q14-94 18-84L22-50 27-16 28 4 22-14 16-46 12-74 5-52 6 0H1L0-46-1 0z"
)


def person(outline: str, x: float, size: float, colour: str, foot: float = GROUND) -> str:
    """Somebody who stands at `x`, `size` times as tall as drawn."""
    return group(shape(outline, colour), transform=f"matrix({size:g} 0 0 {size:g} {x:g} {foot:g})")


def tumbling(outline: str, x: float, y: float, turn: float, size: float) -> str:
    """Somebody who falls: by their middle, and how far they have turned over."""
    place = f"translate({x:g} {y:g})rotate({turn:g})scale({size:g})translate(0 50)"
    return group(shape(outline, DEEP), transform=place)


def both_sides(places: Sequence[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """Places on the left, each beginning with how far, and the same on the right.

    >>> both_sides([(24, 5), (512, 7)])
    [(24, 5), (512, 7), (1000, 5)]
    """
    right = [(WIDE - x, *rest) for x, *rest in places if x != MIDDLE]
    return [*places, *right]


def faint(mark: str, strength: float) -> str:
    """A mark that lets shine through what is behind it."""
    return group(mark, opacity=f"{strength:.2g}"[1:])


def whole(colour: str) -> str:
    """The ground of a picture."""
    return shape(rectangle(0, 0, WIDE, HIGH), colour)


def picture(*marks: str) -> str:
    """A whole picture."""
    return document(WIDE, HIGH, group(*marks, stroke_linecap="round"), fit="xMidYMid slice")


# Houses --------------------------------------------------------------------------------


def gable(x: float, width: float, eaves: float, ridge: float, foot: float = GROUND) -> str:
    """Path data of a house with a pointed roof."""
    return polygon(
        (x, foot),
        (x, eaves),
        (x - 7, eaves),
        (x + width / 2, ridge),
        (x + width + 7, eaves),
        (x + width, eaves),
        (x + width, foot),
    )


def store(x: float, width: float, roof: float, foot: float = GROUND) -> str:
    """Path data of a house with a stepped front."""
    step = width * 0.22
    return (
        f"M{numbers(x, foot)}V{number(roof + 16)}h{number(step)}v-16h{number(width - 2 * step)}"
        f"v16h{number(step)}V{number(foot)}z"
    )


def panes(*places: Point, wide: float = 13, high: float = 17) -> str:
    """Path data of windows, each by its upper left corner."""
    return "".join(rectangle(x, y, wide, high) for x, y in places)


def roofs(foot: float, heights: Sequence[int], step: float = 64) -> str:
    """Path data of a row of far houses along the whole picture."""
    data = f"M0 {number(foot)}"
    for place in range(int(WIDE / step) + 1):
        high = heights[place % len(heights)]
        top, x = foot - high, place * step
        ridge = high * 0.45 + 6
        data += f"V{number(top)}L{numbers(x + step / 2, top - ridge)} {numbers(x + step, top)}"
    return data + f"V{number(foot)}z"


def left_row() -> str:
    """Path data of the near houses on the left."""
    return gable(-30, 120, 150, 92) + store(104, 96, 130) + gable(214, 84, 178, 132)


def right_row() -> str:
    """Path data of the near houses on the right."""
    return gable(726, 86, 174, 128) + store(826, 92, 140) + gable(932, 124, 146, 88)


CHURCH = polygon(
    (300, GROUND),
    (300, 176),
    (312, 176),
    (312, 120),
    (326, 62),
    (340, 120),
    (340, 176),
    (366, 196),
    (366, GROUND),
)
WINDOWS = (
    *((0, 168), (36, 168), (0, 206), (60, 206), (122, 156), (166, 156), (122, 194), (166, 194)),
    *((232, 196), (262, 196), (746, 192), (776, 192), (842, 166), (884, 166), (842, 202)),
    *((884, 202), (952, 164), (990, 164), (990, 202)),
)


def ropes(colour: str, *places: tuple[float, float]) -> str:
    """Ropes from above to those who are left, each by its place and its length."""
    data = "".join(f"M{numbers(x, -4)}v{number(long)}" for x, long in places)
    return line(data, colour, 3).replace("/>", ' stroke-dasharray="12 9"/>')


def eyes_of(x: float, y: float, colour: str, size: float = 2.6) -> str:
    """Two eyes that glow in a dark face."""
    return dots(colour, (x - 5, y, size), (x + 5, y, size))


# What is not of this world ---------------------------------------------------------------


def fang(x: float, y: float, wide: float, long: float, lean: float = 0) -> str:
    """Path data of a tooth whose root is centred on a point; a positive length points down."""
    half = wide / 2
    return (
        f"M{numbers(x - half, y)}Q{numbers(x - half * 0.6 + lean * 0.4, y + long * 0.6)} "
        f"{numbers(x + lean, y + long)}Q{numbers(x + half * 0.8 + lean * 0.4, y + long * 0.5)} "
        f"{numbers(x + half, y)}z"
    )


def slit_eye(x: float, y: float, size: float, white: str, dark: str) -> str:
    """An eye with an upright pupil, `size` high and twice as wide, by its middle."""
    curve = f"q{numbers(size, -size, 2 * size, 0)}q{numbers(-size, size, -2 * size, 0)}z"
    return shape(f"M{numbers(x - size, y)}{curve}", white) + oval(
        x, y, size * 0.2, size * 0.44, dark
    )


def rays(
    x: float, y: float, inner: float, outer: float, angles: Sequence[float], half: float
) -> str:
    """Path data of beams that widen from a point, each by its direction in degrees."""
    data = ""
    for angle in angles:
        near, wide = math.radians(angle), math.radians(half)
        data += polygon(
            (x + inner * math.cos(near), y + inner * math.sin(near)),
            (x + outer * math.cos(near - wide), y + outer * math.sin(near - wide)),
            (x + outer * math.cos(near + wide), y + outer * math.sin(near + wide)),
        )
    return data


def almond(x: float, y: float, wide: float, above: float, below: float) -> str:
    """Path data of an open eye, by its middle, half its width, and how far it opens."""
    return (
        f"M{numbers(x - wide, y)}C{numbers(x - wide * 0.5, y - above, x + wide * 0.5, y - above)} "
        f"{numbers(x + wide, y)}C{numbers(x + wide * 0.5, y + below, x - wide * 0.5, y + below)} "
        f"{numbers(x - wide, y)}z"
    )


def arms(colour: str, sucker: str) -> str:
    """Tentacles that come in from both sides."""
    curls = (
        ((-20, 96), (90, 60), (150, 190), (218, 120), 74),
        ((-20, 230), (80, 240), (96, 130), (160, 196), 62),
        ((1044, 96), (934, 60), (874, 190), (806, 120), 74),
        ((1044, 230), (944, 240), (928, 130), (864, 196), 62),
    )
    limbs = "".join(taper(*curl) for curl in curls)
    spots = (
        (60, 104, 7),
        (92, 122, 6),
        (122, 140, 5),
        (150, 146, 4),
        (54, 216, 6),
        (82, 204, 5),
        (104, 190, 4),
    )
    both = [(x, y, size) for x, y, size in both_sides(spots)]
    return shape(limbs, colour) + dots(sucker, *both)


def two_rows(lights: str, front: str, street: str) -> str:
    """Both rows of houses at night, with a street before them."""
    town = shape(left_row() + right_row(), front) + shape(panes(*WINDOWS), lights)
    return town + shape(rectangle(0, GROUND, WIDE, HIGH - GROUND), street)
