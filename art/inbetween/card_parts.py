"""What the pictures of the cards share: their frame, their roofs, their people and their teeth.

A card picture is 120 by 72, in two or three colours. The pictures themselves are in
`town_cards` and `creature_cards`.
"""

from art.drawing import disc, document, number, numbers, rectangle, shape
from art.fallback import emblem
from art.inbetween.palette import AMBER, BLOOD, BONE, DUSK, GLOOM, INK, NIGHT
from engine.inbetween import data

WIDE, HIGH = 120, 72
FIT = "xMidYMid slice"


def town_picture(*marks: str) -> str:
    """A picture of a Town card, on night blue."""
    return document(WIDE, HIGH, shape(rectangle(0, 0, WIDE, HIGH), NIGHT), *marks, fit=FIT)


def creature_picture(*marks: str) -> str:
    """A picture of a Creature card, on a red so dark that it is nearly black."""
    return document(WIDE, HIGH, shape(rectangle(0, 0, WIDE, HIGH), GLOOM), *marks, fit=FIT)


def plain(kind: str) -> str:
    """The picture of a card that nobody has drawn yet, in the colours of its side."""
    if data.KINDS[kind].owner == data.TOWN:
        return town_picture(emblem(kind, 36, 12, 48, AMBER, NIGHT))
    return creature_picture(emblem(kind, 36, 12, 48, BLOOD, BONE))


def pen(outline: str, colour: str, width: float) -> str:
    """A line with round ends and corners."""
    return (
        f'<path d="{outline}" fill="none" stroke="{colour}" stroke-width="{number(width)}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def ground(y: float, colour: str = DUSK) -> str:
    """The floor, the road or the lawn, from that height down."""
    return shape(rectangle(0, y, WIDE, HIGH - y), colour)


def glow(x: float, y: float, radius: float, colour: str = DUSK) -> str:
    """A round patch of light behind the thing shown."""
    return disc(x, y, radius, colour)


def roofs(y: float, colour: str = DUSK) -> str:
    """The town's skyline, low, across the whole picture."""
    skyline = f"M0 72V{number(y)}l10-8 10 8v-4h12v-6h14v6h6l10-9 10 9v4h10v-9h12v9l10-8 10 8h6V72z"
    return shape(skyline, colour)


def figure(x: float, y: float, size: float, colour: str) -> str:
    """A standing person, by the middle of the feet and the height."""
    head = size * 0.17
    body = (
        f"M{numbers(x - size * 0.2, y)}V{number(y - size * 0.42)}"
        f"q0-{number(size * 0.2)} {number(size * 0.2)}-{number(size * 0.2)}"
        f"t{number(size * 0.2)} {number(size * 0.2)}V{number(y)}z"
    )
    return shape(body, colour) + disc(x, y - size * 0.82, head, colour)


def fangs(y: float, length: float, colour: str, up: bool = False) -> str:
    """A row of uneven teeth across the whole picture, hanging from `y` or standing on it."""
    row = ""
    for index in range(8):
        reach = length * (1, 0.62, 0.85, 0.5)[index % 4] * (-1 if up else 1)
        tip = numbers(index * 15 + 7.5, y + reach)
        row += f"M{index * 15} {number(y)}Q{numbers(index * 15 + 6, y + reach * 0.4)} {tip}"
        row += f"Q{numbers(index * 15 + 9, y + reach * 0.4, index * 15 + 15, y)}z"
    return shape(row, colour)


def slit_eye(x: float, y: float, size: float, colour: str) -> str:
    """A shining eye with an upright pupil."""
    half = number(size)
    lids = f"M{numbers(x - size, y)}q{half}-{number(size * 1.1)} {number(size * 2)} 0"
    lids += f"q-{half} {number(size * 1.1)}-{number(size * 2)} 0z"
    pupil = f"M{numbers(x, y - size * 0.5)}q{number(size * 0.3)} {number(size * 0.5)} 0 {half}"
    pupil += f"q-{number(size * 0.3)}-{number(size * 0.5)} 0-{half}z"
    return shape(lids, colour) + shape(pupil, INK)
