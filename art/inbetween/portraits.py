"""Puts the parts of a person together: a bust on a disc, in each of the two dimensions.

In the Human dimension a lamp shines from behind; in the Creature's a red glow rises from below.
The parts of each person are listed in `people`.
"""

from art.drawing import document, dot, group
from art.fallback import emblem
from art.files import pictures
from art.inbetween import heads
from art.inbetween.palette import (
    AMBER,
    BLOOD,
    BONE,
    DUSK,
    EMBER,
    INK,
    NIGHT,
    PAPER,
    creature_paint,
    human_paint,
)
from art.inbetween.people import PEOPLE, Person
from engine.inbetween import data

OUTLINE = "1.7"
LAMPLIGHT = dot(50, 50, 47, DUSK) + dot(50, 44, 36, AMBER)
RED_GLOW = dot(50, 50, 47, BLOOD) + dot(50, 58, 37, EMBER)
CLIP = '<clipPath id="c"><circle cx="50" cy="50" r="47"/></clipPath>'


def _bust(ink: str, backdrop: str, behind: str, body: str, front: str) -> str:
    below = group(body, clip_path="url(#c)")
    strokes = {"stroke": ink, "stroke_width": OUTLINE, "stroke_linejoin": "round"}
    return document(
        100, 100, CLIP, backdrop, group(behind, below, front, stroke_linecap="round", **strokes)
    )


def human(person: Person) -> str:
    """The portrait of a person as the Town knows them."""
    paint, head = human_paint(person.colours), person.head
    behind = "".join(part(paint, head) for part in person.behind)
    body = heads.neck(paint, head) + "".join(part(paint, head) for part in person.body)
    parts = (heads.lit_from_the_side, *person.face, *person.over)
    return _bust(paint.ink, LAMPLIGHT, behind, body, "".join(part(paint, head) for part in parts))


def creature(person: Person) -> str:
    """The portrait of the same person on the other side."""
    paint, head = creature_paint(person.colours), person.head
    behind = "".join(part(paint, head) for part in (*person.wrong_behind, *person.behind))
    body = heads.neck(paint, head) + "".join(part(paint, head) for part in person.body)
    parts = (heads.lit_from_below, *person.wrong_face, *person.over, *person.wrong_over)
    return _bust(paint.ink, RED_GLOW, behind, body, "".join(part(paint, head) for part in parts))


def plain_human(who: str) -> str:
    """A person of the Town whom nobody has drawn yet."""
    return document(100, 100, LAMPLIGHT, emblem(who, 28, 22, 44, NIGHT, PAPER))


def plain_creature(who: str) -> str:
    """The same person on the other side, with another pattern."""
    return document(100, 100, RED_GLOW, emblem(f"{who} wrong", 28, 36, 44, INK, BONE))


def drawings() -> dict[str, str]:
    """Both portraits of everyone, by file name."""
    files = {}
    for side, draw, plain in (
        ("human", human, plain_human),
        ("creature", creature, plain_creature),
    ):
        own = {who: draw(person) for who, person in PEOPLE.items()}
        for who, portrait in pictures(data.PEOPLE, own, plain).items():
            files[f"{who}-{side}.svg"] = portrait
    return files
