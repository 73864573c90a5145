"""Hair and beards. Each part is drawn either behind the head (`…_behind`) or over it.

A silhouette of its own for each: people must be told apart at 64 pixels without colour.
"""

# ruff: noqa: ARG001 - every part takes paint and head, whether it needs both or not

from art.colours import mix
from art.drawing import disc, flat, line, numbers, shape
from art.inbetween.heads import Head
from art.inbetween.palette import Paint


def _strand(paint: Paint) -> str:
    return mix(paint.hair, paint.ink, 0.45)


def cropped(paint: Paint, head: Head) -> str:
    """Short sides, seen below a hat."""
    x, y = head.cheek + 1, head.eyes
    return shape(
        f"M{numbers(50 - x, y + 2)}V{numbers(y - 16)}h9l-3 11zM{numbers(50 + x, y + 2)}"
        f"V{numbers(y - 16)}h-9l3 11z",
        paint.hair,
    )


def bowl_cut(paint: Paint, head: Head) -> str:
    """A pudding basin, cut straight round."""
    x, top, y = head.cheek + 3, head.top - 5, head.eyes - 6
    return shape(
        f"M{numbers(50 - x, y + 6)}C{numbers(50 - x - 2, top + 4, 50 - 14, top)}"
        f" {numbers(50, top)}S{numbers(50 + x + 2, top + 4, 50 + x, y + 6)}"
        f"l-5-1-2-6Q{numbers(50, y - 6, 50 - x + 7, y - 1)}l-2 6z",
        paint.hair,
    ) + line(
        f"M{numbers(50 - 6, top + 4)}q-7 4-9 12M{numbers(50 + 5, top + 4)}q5 3 7 9",
        _strand(paint),
        1.4,
    )


def flat_top(paint: Paint, head: Head) -> str:
    """A tall flat-top, shaved at the sides."""
    x, y = head.cheek, head.eyes
    return shape(
        f"M{numbers(50 - x - 1, y)}L{numbers(50 - x - 3, 11)}Q50 7 {numbers(50 + x + 3, 11)}"
        f"L{numbers(50 + x + 1, y)}l-4-5-1-10Q50 {numbers(y - 19, 50 - x + 5, y - 15)}l-1 10z",
        paint.hair,
    ) + line("M38 15v7M46 14v7M54 14v7M62 15v7", _strand(paint), 1.4)


def quiff(paint: Paint, head: Head) -> str:
    """A big blow-dried wave to one side."""
    x, y = head.cheek + 1, head.eyes
    return shape(
        f"M{numbers(50 - x, y + 3)}C{numbers(50 - x - 5, 26, 30, 18)} 34 16"
        f"C36 4 58 1 70 8C80 13 79 23 73 27Q{numbers(76, y - 10, 50 + x, y + 3)}"
        f"l-4-4-1-12C58 33 44 33 38 25Q{numbers(34, y - 12, 50 - x + 5, y - 2)}z",
        paint.hair,
    ) + line("M41 18C48 10 60 8 68 13M46 24q12 5 24-1", _strand(paint), 1.5)


def side_parting(paint: Paint, head: Head) -> str:
    """Neat short hair with a cowlick that will not lie down."""
    x, y = head.cheek + 1, head.eyes
    return shape(
        f"M{numbers(50 - x, y + 1)}Q{numbers(50 - x - 4, 22, 40, 15)}q12-5 24 1"
        f"Q{numbers(50 + x + 4, 24, 50 + x, y + 1)}l-4-4-2-9Q54 33 40 25q-3 9-7 12l-1 8z",
        paint.hair,
    )


def swept_back(paint: Paint, head: Head) -> str:
    """A bald crown between two tufts."""
    x, y = head.cheek, head.eyes
    return shape(
        f"M{numbers(50 - x + 3, y + 4)}C{numbers(50 - x - 9, y + 8, 50 - x - 11, y - 8)}"
        f" {numbers(50 - x, y - 17)}Q{numbers(50 - x + 1, y - 6, 50 - x + 5, y - 4)}z"
        f"M{numbers(50 + x - 3, y + 4)}C{numbers(50 + x + 9, y + 8, 50 + x + 11, y - 8)}"
        f" {numbers(50 + x, y - 17)}Q{numbers(50 + x - 1, y - 6, 50 + x - 5, y - 4)}z",
        paint.hair,
    )


def bob_behind(paint: Paint, head: Head) -> str:
    """A sharp bob, swinging to points at the jaw."""
    y = head.chin
    return shape(
        f"M26 34C20 50 21 62 19 {numbers(y - 2)}Q30 {numbers(y + 3)} 38 {numbers(y - 4)}L62 "
        f"{numbers(y - 4)}Q70 {numbers(y + 3)} 81 {numbers(y - 2)}C79 62 80 50 74 34z",
        paint.hair,
    )


def bob_fringe(paint: Paint, head: Head) -> str:
    """The two sides of a bob, falling past the cheeks."""
    x = head.cheek
    return shape(
        f"M{numbers(50 - x - 3, 34)}h14q-8 10-7 30l-6 4q-4-18-1-34z"
        f"M{numbers(50 + x + 3, 34)}h-14q8 10 7 30l6 4q4-18 1-34z",
        paint.hair,
    )


def long_behind(paint: Paint, head: Head) -> str:
    """Straight hair down over the shoulders."""
    x = head.cheek + 6
    return shape(
        f"M{numbers(50 - x, 92)}C{numbers(50 - x - 3, 60, 50 - x - 1, 12)} 50 12"
        f"S{numbers(50 + x + 3, 60, 50 + x, 92)}z",
        paint.hair,
    )


def curtain_fringe(paint: Paint, head: Head) -> str:
    """A heavy straight fringe, and a lock before each ear."""
    x, y = head.cheek + 4, head.eyes
    return shape(
        f"M{numbers(50 - x, y + 22)}C{numbers(50 - x - 2, 24, 36, 12)} 50 12"
        f"S{numbers(50 + x + 2, 24, 50 + x, y + 22)}l-7 1Q{numbers(50 + x - 4, y, 66, y - 8)}"
        f"Q50 {numbers(y - 4)} 34 {numbers(y - 8)}Q{numbers(50 - x + 4, y, 50 - x + 7, y + 23)}z",
        paint.hair,
    ) + line(f"M50 18v{numbers(y - 27)}M42 20q-3 8-3 17M58 20q3 8 3 17", _strand(paint), 1.3)


def curls_behind(paint: Paint, head: Head) -> str:
    """A great round cloud of curls."""
    ring = (
        (24, 60, 10), (19, 46, 11), (23, 31, 12), (34, 20, 12), (50, 15, 13),
        (66, 20, 12), (77, 31, 12), (81, 46, 11), (76, 60, 10),
    )  # fmt: skip
    fill = flat("M24 62V32L50 14 76 32v30z", paint.hair)
    return "".join(disc(x, y, size, paint.hair) for x, y, size in ring) + fill


def curls_fringe(paint: Paint, head: Head) -> str:
    """Curls along the hairline."""
    y = head.eyes
    return shape(
        f"M27 {numbers(y)}Q26 26 40 22Q50 18 60 22Q74 26 73 {numbers(y)}q-6-2-5-8-7 0-8-6"
        "-6 3-10-1-6 5-11 1-2 6-7 6 0 6-5 8z",
        paint.hair,
    )


def bun(paint: Paint, head: Head) -> str:
    """Hair drawn up tight into a high bun with two pins through it."""
    x, y = head.cheek + 1, head.eyes
    knot = line("M36 6l28 13M64 6L36 19", paint.trim, 2.4) + disc(50, 12.5, 10.5, paint.hair)
    scalp = shape(
        f"M{numbers(50 - x, y + 2)}C{numbers(50 - x - 3, 26, 38, 17)} 50 17"
        f"S{numbers(50 + x + 3, 26, 50 + x, y + 2)}l-4-6Q64 30 50 27Q36 30 "
        f"{numbers(50 - x + 4, y - 4)}z",
        paint.hair,
    )
    return knot + scalp + line("M44 10q6-5 11 0t-6 7", _strand(paint), 1.5)


def rolled(paint: Paint, head: Head) -> str:
    """Waves rolled up at both sides, to sit under a cap."""
    x, y = head.cheek, head.eyes
    return shape(
        f"M{numbers(50 - x + 4, y - 8)}Q36 27 50 27T{numbers(50 + x - 4, y - 8)}"
        f"q2 8 5 20 10 3 11-6 5-9-1-15 1-12-8-15Q50 8 {numbers(50 - x + 4, 17)}q-11 2-9 15"
        f"-7 6-1 15 0 10 10 6 4-12 6-19z",
        paint.hair,
    ) + line("M28 30q-5 4-2 10M72 30q5 4 2 10M44 19q6-3 12 0", _strand(paint), 1.5)


def ponytail_behind(paint: Paint, head: Head) -> str:
    """A high ponytail that springs out to one side."""
    return shape("M66 18C76 2 96 6 95 26C95 42 86 50 88 64C76 58 72 44 76 32z", paint.hair) + line(
        "M78 18q10 4 8 24", _strand(paint), 1.5
    )


def ponytail_front(paint: Paint, head: Head) -> str:
    """Puffed fringe, and the band that holds the tail."""
    x, y = head.cheek + 2, head.eyes
    fringe = shape(
        f"M{numbers(50 - x, y + 6)}C{numbers(50 - x - 4, 28, 32, 13)} 50 13"
        f"S{numbers(50 + x + 4, 26, 50 + x, y + 4)}q-6-4-6-13-9 4-15-3-6 8-15 5-1 8-8 13z",
        paint.hair,
    )
    return fringe + shape("M64 14l8-5 9 8-5 9-9-3z", paint.trim)


def scraggle_behind(paint: Paint, head: Head) -> str:
    """Uncombed hair to the shoulders."""
    return shape(
        "M27 34C19 50 22 62 15 78l8-2 1 7 8-6 36 0 8 6 1-7 8 2C78 62 81 50 73 34z", paint.hair
    )


# --- beards -----------------------------------------------------------------------------


def handlebar(paint: Paint, head: Head) -> str:
    """A broad moustache that turns down at its ends."""
    y = head.mouth - 4
    return shape(
        f"M50 {numbers(y - 1)}q7-5 14 1 3 6 3 11-4-1-6-6-6 2-11-2-5 4-11 2-2 5-6 6 0-5 3-11 "
        "7-6 14-1z",
        paint.hair,
    )


def pencil_moustache(paint: Paint, head: Head) -> str:
    """A thin line on the lip and a tuft below it."""
    y = head.mouth - 4.5
    lip = (
        f"M{numbers(50 - 9, y + 2)}Q{numbers(50 - 5, y - 2, 50, y)}Q{numbers(55, y - 2, 59, y + 2)}"
    )
    return line(lip, paint.hair, 2.4) + shape(
        f"M46 {numbers(head.chin - 6)}h8l-2 8h-4z", paint.hair
    )


def long_beard(paint: Paint, head: Head) -> str:
    """A patriarch's beard, down to the bib."""
    x, y = head.cheek, head.eyes
    return shape(
        f"M{numbers(50 - x, y + 4)}q3 9 8 9 6-4 13-3 7-1 13 3 5 0 8-9Q{numbers(50 + x + 4, 84)}"
        f" 58 92L50 99 42 92Q{numbers(50 - x - 4, 84, 50 - x, y + 4)}z",
        paint.hair,
    ) + line("M42 76q1 9 5 14M58 76q-1 9-5 14", _strand(paint), 1.5)


def full_beard(paint: Paint, head: Head) -> str:
    """A dark round beard from ear to ear."""
    x, y = head.cheek + 1, head.eyes
    return shape(
        f"M{numbers(50 - x, y)}l4 1q2 11 8 10 4-3 9-2 5-1 9 2 6 1 8-10l4-1"
        f"Q{numbers(50 + x + 3, head.chin + 7)} 50 {numbers(head.chin + 9)}"
        f"T{numbers(50 - x, y)}z",
        paint.hair,
    )


def stubble(paint: Paint, head: Head) -> str:
    """A week without a razor."""
    x, y = head.cheek - 1, head.eyes
    return flat(
        f"M{numbers(50 - x, y + 6)}q6 3 10 6 5-3 9-2 5-1 10 2 4-3 10-6Q{numbers(50 + x - 1, 71)}"
        f" 50 {numbers(head.chin - 1)}Q{numbers(50 - x + 1, 71, 50 - x, y + 6)}z",
        mix(paint.shade, paint.ink, 0.4),
    )
