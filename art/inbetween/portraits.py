"""Puts the parts of a person together: a bust on a disc, in each of the two dimensions.

In the Human dimension a lamp shines from behind; over there a red glow rises from below.
What a person is made of stands in `people`.
"""

from art.drawing import document, dot, group
from art.inbetween import heads
from art.inbetween.palette import AMBER, BLOOD, DUSK, EMBER, creature_paint, human_paint
from art.inbetween.people import Person

OUTLINE = "1.7"
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
    backdrop = dot(50, 50, 47, DUSK) + dot(50, 44, 36, AMBER)
    behind = "".join(part(paint, head) for part in person.behind)
    body = heads.neck(paint, head) + "".join(part(paint, head) for part in person.body)
    parts = (heads.lit_from_the_side, *person.face, *person.over)
    return _bust(paint.ink, backdrop, behind, body, "".join(part(paint, head) for part in parts))


def creature(person: Person) -> str:
    """The portrait of the same person on the other side."""
    paint, head = creature_paint(person.colours), person.head
    backdrop = dot(50, 50, 47, BLOOD) + dot(50, 58, 37, EMBER)
    behind = "".join(part(paint, head) for part in (*person.wrong_behind, *person.behind))
    body = heads.neck(paint, head) + "".join(part(paint, head) for part in person.body)
    parts = (heads.lit_from_below, *person.wrong_face, *person.over, *person.wrong_over)
    return _bust(paint.ink, backdrop, behind, body, "".join(part(paint, head) for part in parts))
