"""Heads and human faces: skull, ears, neck, light and features.

Every part is a function that takes the paint and the head and gives SVG text. Hair, hats and
clothes have modules of their own, and so have the features of the Creature's dimension (`wrong`).
"""

from collections.abc import Callable
from typing import NamedTuple

from art.drawing import dot, flat, line, number, numbers, oval, shape
from art.inbetween.palette import Paint

LIPSTICK = "#a3303a"


class Head(NamedTuple):
    """The measures of a skull, on a portrait of 100 by 100 with the nose at x = 50.

    cheek, jaw   half of the width at the eyes; how square the chin is
    eyes, gap    the height of the eyes; half of the distance between them
    """

    top: float = 19
    chin: float = 73
    cheek: float = 21
    jaw: float = 15
    eyes: float = 47
    gap: float = 9

    @property
    def mouth(self) -> float:
        """The height of the mouth."""
        return self.eyes + (self.chin - self.eyes) * 0.66


Part = Callable[[Paint, Head], str]


def _right_half(head: Head) -> str:
    low = head.eyes + (head.chin - head.eyes) * 0.6
    brow = head.top + (head.eyes - head.top) * 0.3
    return (
        f"M50 {head.top}C{numbers(50 + head.cheek * 0.6, head.top, 50 + head.cheek, brow)}"
        f" {numbers(50 + head.cheek, head.eyes)}"
        f"C{numbers(50 + head.cheek, low, 50 + head.jaw, head.chin, 50, head.chin)}"
    )


def _skull(head: Head) -> str:
    low = head.eyes + (head.chin - head.eyes) * 0.6
    brow = head.top + (head.eyes - head.top) * 0.3
    left = (
        f"C{numbers(50 - head.jaw, head.chin, 50 - head.cheek, low, 50 - head.cheek, head.eyes)}"
        f"C{numbers(50 - head.cheek, brow, 50 - head.cheek * 0.6, head.top, 50, head.top)}z"
    )
    return _right_half(head) + left


def neck(paint: Paint, head: Head) -> str:
    """What joins head and shoulders, in the shadow of the chin."""
    wide = head.jaw * 0.66
    return shape(f"M{numbers(50 - wide, head.chin - 12)}V92H{numbers(50 + wide)}V60z", paint.shade)


def ears(paint: Paint, head: Head, size: float = 4.5) -> str:
    """Both ears, half hidden by the skull that is drawn after them."""
    y = head.eyes + 3
    sides = (50 - head.cheek - size * 0.3, 50 + head.cheek + size * 0.3)
    fills = (paint.skin, paint.shade)
    drawn = (oval(x, y, size, size * 1.25, fill) for x, fill in zip(sides, fills, strict=True))
    return "".join(drawn).replace(' stroke="none"', "")


def lit_from_the_side(paint: Paint, head: Head) -> str:
    """The skull under a street lamp: the right of the face is dark."""
    inner = (
        f"C{numbers(50 + head.cheek * 0.5, head.chin - 5)}"
        f" {numbers(50 + head.cheek * 0.8, head.eyes + 9, 50 + head.cheek * 0.5, head.eyes)}"
        f"S{numbers(50 + head.cheek * 0.6, head.top + 6, 50, head.top)}z"
    )
    return shape(_skull(head), paint.skin) + flat(_right_half(head) + inner, paint.shade)


def lit_from_below(paint: Paint, head: Head) -> str:
    """The skull over a red glow: brow, sockets and temples are dark."""
    wide, eyes = head.cheek, head.eyes
    brow = head.top + (eyes - head.top) * 0.3
    cap = (
        f"M{numbers(50 - wide, eyes)}"
        f"C{numbers(50 - wide, brow, 50 - wide * 0.6, head.top, 50, head.top)}"
        f"S{numbers(50 + wide, brow, 50 + wide, eyes)}"
        f"Q{numbers(50 + wide * 0.9, eyes + 16, 50 + head.gap, eyes + 9)}"
        f"T{numbers(50, eyes + 4)}T{numbers(50 - head.gap, eyes + 9)}"
        f"T{numbers(50 - wide, eyes)}z"
    )
    return shape(_skull(head), paint.skin) + flat(cap, paint.shade)


# --- eyes and brows ---------------------------------------------------------------------


def sides(head: Head) -> tuple[tuple[float, int], tuple[float, int]]:
    """The x of the left eye with -1, and the x of the right eye with 1."""
    return (50 - head.gap, -1), (50 + head.gap, 1)


def both_eyes(one_eye: Callable[[Paint, float, float, int], str]) -> Part:
    """A part that draws both eyes, from a function that draws one at x, y on the given side."""

    def part(paint: Paint, head: Head) -> str:
        return "".join(one_eye(paint, x, head.eyes, side) for x, side in sides(head))

    return part


@both_eyes
def plain_eyes(paint: Paint, x: float, y: float, side: int) -> str:
    """A friendly oval with a glint."""
    return oval(x, y, 2.7, 3.5, paint.ink) + dot(x - 0.8, y - 1.3, 0.9, paint.light)


@both_eyes
def _lashes(paint: Paint, x: float, y: float, side: int) -> str:
    lash = f"M{numbers(x - side * 4, y - 2.6)}Q{numbers(x, y - 6, x + side * 5.5, y - 3.6)}"
    return line(lash, paint.ink, 1.8)


def lashed_eyes(paint: Paint, head: Head) -> str:
    """Plain eyes under a line of lashes that sweeps outwards."""
    return plain_eyes(paint, head) + _lashes(paint, head)


@both_eyes
def tired_eyes(paint: Paint, x: float, y: float, side: int) -> str:
    """A half-closed eye with a bag under it."""
    pupil = flat(f"M{numbers(x - 4, y - 1)}h8q-1 5-4 5t-4-5z", paint.ink)
    lid = line(f"M{numbers(x - 4.5, y - 1.2)}h9", paint.ink, 1.8)
    return pupil + lid + line(f"M{numbers(x - 3, y + 6)}q3 1.6 6 0", paint.ink, 1.1)


@both_eyes
def wide_eyes(paint: Paint, x: float, y: float, side: int) -> str:
    """A big round eye with the white showing: young, or startled."""
    glint = dot(x - 0.7, y - 0.9, 0.9, paint.light)
    return oval(x, y, 4.8, 5.2, paint.light) + dot(x + 0.4, y + 0.4, 2.9, paint.ink) + glint


@both_eyes
def squinting_eyes(paint: Paint, x: float, y: float, side: int) -> str:
    """A crease, laughing or facing the sun, with crow's feet."""
    out = x + side * 7
    feet = f"M{numbers(out, y - 1)}l{side * 3}-2M{numbers(out, y + 2)}l{side * 3} 1"
    return line(f"M{numbers(x - 4.5, y + 1)}q4.5-5 9 0", paint.ink, 2.4) + line(feet, paint.ink, 1)


def brows(weight: float, lift: float = 1, slant: float = -1, colour: str = "") -> Part:
    """Eyebrows: how thick, how far raised, how much lower at the nose."""

    def part(paint: Paint, head: Head) -> str:
        y = head.eyes - 8 - lift
        marks = (
            f"M{numbers(x - side * 4.5, y + slant)}Q{numbers(x, y - 2.4, x + side * 5.5, y)}"
            for x, side in sides(head)
        )
        return line("".join(marks), colour or paint.ink, weight)

    return part


# --- noses and mouths -------------------------------------------------------------------


def nose(kind: str = "plain") -> Part:
    """A nose, by name: plain, button, long, broad or hooked."""
    data = {
        "plain": "M51 {0}q3 6 2.5 8q-2 1.6-5 .6",
        "button": "M47.5 {1}q2.5 2.6 5 0",
        "long": "M51 {0}q1 6 4.5 11q-2 3-6.5 1.5",
        "broad": "M45 {1}q-2-3 1-4M55 {1}q2-3-1-4M47 {1}q3 2.4 6 0",
        "hooked": "M51 {0}q5 3 5 9q-2 3.6-6 1",
    }[kind]

    def part(paint: Paint, head: Head) -> str:
        return line(data.format(number(head.eyes + 1), number(head.eyes + 9)), paint.ink, 1.6)

    return part


def mouth(kind: str = "smile", width: float = 8) -> Part:
    """A mouth, by name (smile, grin, gap, flat, smirk, lips or worry) and by half of its width."""

    def part(paint: Paint, head: Head) -> str:
        y, left = head.mouth, 50 - width
        full = number(width * 2)
        if kind in ("grin", "gap"):
            teeth = f"M{numbers(left, y - 2)}h{full}q-1 8-{number(width)} 8t-{number(width)}-8z"
            hole = flat(f"M{numbers(48.5, y - 2)}h4v4.4h-4z", paint.ink) if kind == "gap" else ""
            return shape(teeth, paint.light) + hole
        if kind == "lips":
            data = f"M{numbers(left, y)}q{numbers(width * 0.6, -4, width, -1.4)}"
            data += (
                f"q{numbers(width * 0.4, -2.6, width, 1.4)}q{numbers(-width, 8, -width * 2, 0)}z"
            )
            return flat(data, LIPSTICK)
        data = {
            "smile": f"M{numbers(left, y - 1)}q{number(width)} 7 {full} 0",
            "flat": f"M{numbers(left, y)}h{full}",
            "smirk": f"M{numbers(left, y + 1)}q{number(width * 1.4)} 3 {full}-4",
            "worry": f"M{numbers(left, y + 2)}q{number(width)}-5 {full} 0",
        }[kind]
        return line(data, paint.ink, 2)

    return part


def freckles(paint: Paint, head: Head) -> str:
    """Three freckles on each cheek."""
    y = head.eyes + 8
    spots = ((x + dx, y + dy) for x, _ in sides(head) for dx, dy in ((-3, 0), (0, 2.4), (3, 0)))
    return "".join(dot(x, spot, 0.9, paint.shade) for x, spot in spots)
