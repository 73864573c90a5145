"""Hair and beards. Each part is drawn either behind the head (`…_behind`) or over it.

Everyone has a silhouette of their own: people must be told apart at 64 pixels without colour.
"""

from collections.abc import Callable

from art.colours import mix
from art.drawing import disc, flat, line, numbers, shape
from art.inbetween.heads import Head, Part
from art.inbetween.palette import Paint


def _strand(paint: Paint) -> str:
    return mix(paint.hair, paint.ink, 0.45)


def _locks(paint: Paint, outline: str, strands: str = "", pen: float = 1.5) -> str:
    """Hair by its outline, with a few darker strands on it."""
    return shape(outline, paint.hair) + (line(strands, _strand(paint), pen) if strands else "")


def _growing(
    wider: float = 0, strands: str = "", pen: float = 1.5
) -> Callable[[Callable[[float, float], str]], Part]:
    """Makes a part of a function that gives an outline for any head.

    The function gets x, half of the width at the eyes plus `wider`, and y, the height of the eyes.
    """

    def decorate(outline: Callable[[float, float], str]) -> Part:
        def part(paint: Paint, head: Head) -> str:
            return _locks(paint, outline(head.cheek + wider, head.eyes), strands, pen)

        return part

    return decorate


@_growing(wider=1)
def cropped(x: float, y: float) -> str:
    """Short sides, seen below a hat."""
    left = f"M{numbers(50 - x, y + 2)}V{numbers(y - 16)}h9l-3 11z"
    return left + f"M{numbers(50 + x, y + 2)}V{numbers(y - 16)}h-9l3 11z"


def bowl_cut(paint: Paint, head: Head) -> str:
    """A pudding basin, cut straight round."""
    x, top, y = head.cheek + 3, head.top - 5, head.eyes - 6
    basin = f"M{numbers(50 - x, y + 6)}C{numbers(50 - x - 2, top + 4, 50 - 14, top, 50, top)}"
    basin += f"S{numbers(50 + x + 2, top + 4, 50 + x, y + 6)}"
    rim = f"l-5-1-2-6Q{numbers(50, y - 6, 50 - x + 7, y - 1)}l-2 6z"
    strands = f"M{numbers(50 - 6, top + 4)}q-7 4-9 12M{numbers(50 + 5, top + 4)}q5 3 7 9"
    return _locks(paint, basin + rim, strands, 1.4)


@_growing(strands="M38 15v7M46 14v7M54 14v7M62 15v7", pen=1.4)
def flat_top(x: float, y: float) -> str:
    """A tall flat-top, shaved at the sides."""
    left = f"M{numbers(50 - x - 1, y)}L{numbers(50 - x - 3, 11)}Q50 7 {numbers(50 + x + 3, 11)}"
    right = f"L{numbers(50 + x + 1, y)}l-4-5-1-10"
    return left + right + f"Q50 {numbers(y - 19, 50 - x + 5, y - 15)}l-1 10z"


@_growing(wider=1, strands="M41 18C48 10 60 8 68 13M46 24q12 5 24-1")
def quiff(x: float, y: float) -> str:
    """A big blow-dried wave to one side."""
    left = f"M{numbers(50 - x, y + 3)}C{numbers(50 - x - 5, 26, 30, 18)} 34 16"
    wave = f"C36 4 58 1 70 8C80 13 79 23 73 27Q{numbers(76, y - 10, 50 + x, y + 3)}"
    return f"{left}{wave}l-4-4-1-12C58 33 44 33 38 25Q{numbers(34, y - 12, 50 - x + 5, y - 2)}z"


@_growing(wider=1)
def side_parting(x: float, y: float) -> str:
    """Neat short hair with a cowlick that will not lie down."""
    left = f"M{numbers(50 - x, y + 1)}Q{numbers(50 - x - 4, 22, 40, 15)}q12-5 24 1"
    right = f"Q{numbers(50 + x + 4, 24, 50 + x, y + 1)}l-4-4-2-9"
    return left + right + "Q54 33 40 25q-3 9-7 12l-1 8z"


@_growing()
def swept_back(x: float, y: float) -> str:
    """A bald crown between two tufts."""

    def tuft(side: int) -> str:
        near, far = 50 + side * (x - 3), 50 + side * x
        outside = numbers(far + side * 9, y + 8, far + side * 11, y - 8, far, y - 17)
        inside = numbers(far - side, y - 6, far - side * 5, y - 4)
        return f"M{numbers(near, y + 4)}C{outside}Q{inside}z"

    return tuft(-1) + tuft(1)


def bob_behind(paint: Paint, head: Head) -> str:
    """A sharp bob, swinging to points at the jaw."""
    point, hem = numbers(head.chin - 2), numbers(head.chin + 3)
    neck = numbers(head.chin - 4)
    outline = f"M26 34C20 50 21 62 19 {point}Q30 {hem} 38 {neck}L62 {neck}"
    return _locks(paint, f"{outline}Q70 {hem} 81 {point}C79 62 80 50 74 34z")


@_growing(wider=3)
def bob_fringe(x: float, y: float) -> str:
    """The two sides of a bob, falling past the cheeks."""
    left = f"M{numbers(50 - x, 34)}h14q-8 10-7 30l-6 4q-4-18-1-34z"
    return left + f"M{numbers(50 + x, 34)}h-14q8 10 7 30l6 4q4-18 1-34z"


@_growing(wider=6)
def long_behind(x: float, y: float) -> str:
    """Straight hair down over the shoulders."""
    left = f"M{numbers(50 - x, 92)}C{numbers(50 - x - 3, 60, 50 - x - 1, 12)} 50 12"
    return left + f"S{numbers(50 + x + 3, 60, 50 + x, 92)}z"


def curtain_fringe(paint: Paint, head: Head) -> str:
    """A heavy straight fringe, and a lock before each ear."""
    x, y = head.cheek + 4, head.eyes
    crown = f"M{numbers(50 - x, y + 22)}C{numbers(50 - x - 2, 24, 36, 12)} 50 12"
    right = f"S{numbers(50 + x + 2, 24, 50 + x, y + 22)}l-7 1Q{numbers(50 + x - 4, y, 66, y - 8)}"
    fringe = f"Q50 {numbers(y - 4)} 34 {numbers(y - 8)}"
    left = f"Q{numbers(50 - x + 4, y, 50 - x + 7, y + 23)}z"
    strands = f"M50 18v{numbers(y - 27)}M42 20q-3 8-3 17M58 20q3 8 3 17"
    return _locks(paint, crown + right + fringe + left, strands, 1.3)


def curls_behind(paint: Paint, head: Head) -> str:
    """A great round cloud of curls."""
    ring = (
        (24, 60, 10), (19, 46, 11), (23, 31, 12), (34, 20, 12), (50, 15, 13),
        (66, 20, 12), (77, 31, 12), (81, 46, 11), (76, 60, 10),
    )  # fmt: skip
    fill = flat("M24 62V32L50 14 76 32v30z", paint.hair)
    return "".join(disc(x, y, size, paint.hair) for x, y, size in ring) + fill


@_growing()
def curls_fringe(x: float, y: float) -> str:
    """Curls along the hairline."""
    crown = f"M27 {numbers(y)}Q26 26 40 22Q50 18 60 22Q74 26 73 {numbers(y)}"
    return crown + "q-6-2-5-8-7 0-8-6-6 3-10-1-6 5-11 1-2 6-7 6 0 6-5 8z"


def bun(paint: Paint, head: Head) -> str:
    """Hair drawn up tight into a high bun with two pins through it."""
    x, y = head.cheek + 1, head.eyes
    knot = line("M36 6l28 13M64 6L36 19", paint.trim, 2.4) + disc(50, 12.5, 10.5, paint.hair)
    scalp = f"M{numbers(50 - x, y + 2)}C{numbers(50 - x - 3, 26, 38, 17)} 50 17"
    scalp += f"S{numbers(50 + x + 3, 26, 50 + x, y + 2)}l-4-6"
    scalp += f"Q64 30 50 27Q36 30 {numbers(50 - x + 4, y - 4)}z"
    return knot + _locks(paint, scalp, "M44 10q6-5 11 0t-6 7")


@_growing(wider=-4, strands="M28 30q-5 4-2 10M72 30q5 4 2 10M44 19q6-3 12 0")
def rolled(x: float, y: float) -> str:
    """Waves rolled up at both sides, to sit under a cap."""
    right = f"M{numbers(50 - x, y - 8)}Q36 27 50 27T{numbers(50 + x, y - 8)}q2 8 5 20 10 3 11-6"
    crown = f" 5-9-1-15 1-12-8-15Q50 8 {numbers(50 - x, 17)}q-11 2-9 15"
    return right + crown + "-7 6-1 15 0 10 10 6 4-12 6-19z"


def ponytail_behind(paint: Paint, head: Head) -> str:
    """A high ponytail that springs out to one side."""
    tail = "M66 18C76 2 96 6 95 26C95 42 86 50 88 64C76 58 72 44 76 32z"
    return _locks(paint, tail, "M78 18q10 4 8 24")


def ponytail_front(paint: Paint, head: Head) -> str:
    """A puffed fringe, and the band that holds the tail."""
    x, y = head.cheek + 2, head.eyes
    puff = f"M{numbers(50 - x, y + 6)}C{numbers(50 - x - 4, 28, 32, 13)} 50 13"
    puff += f"S{numbers(50 + x + 4, 26, 50 + x, y + 4)}q-6-4-6-13-9 4-15-3-6 8-15 5-1 8-8 13z"
    return _locks(paint, puff) + shape("M64 14l8-5 9 8-5 9-9-3z", paint.trim)


def scraggle_behind(paint: Paint, head: Head) -> str:
    """Uncombed hair to the shoulders."""
    left = "M27 34C19 50 22 62 15 78l8-2 1 7 8-6 "
    return _locks(paint, left + "36 0 8 6 1-7 8 2C78 62 81 50 73 34z")


# --- beards -----------------------------------------------------------------------------


def handlebar(paint: Paint, head: Head) -> str:
    """A broad moustache that turns down at its ends."""
    right = f"M50 {numbers(head.mouth - 5)}q7-5 14 1 3 6 3 11-4-1-6-6-6 2-11-2"
    return _locks(paint, right + "-5 4-11 2-2 5-6 6 0-5 3-11 7-6 14-1z")


def pencil_moustache(paint: Paint, head: Head) -> str:
    """A thin line on the lip and a tuft below it."""
    y = head.mouth - 4.5
    left = f"M{numbers(50 - 9, y + 2)}Q{numbers(50 - 5, y - 2, 50, y)}"
    lip = line(left + f"Q{numbers(55, y - 2, 59, y + 2)}", paint.hair, 2.4)
    return lip + _locks(paint, f"M46 {numbers(head.chin - 6)}h8l-2 8h-4z")


@_growing(strands="M42 76q1 9 5 14M58 76q-1 9-5 14")
def long_beard(x: float, y: float) -> str:
    """A patriarch's beard, down to the bib."""
    cheek = numbers(50 - x, y + 4)
    lip = f"M{cheek}q3 9 8 9 6-4 13-3 7-1 13 3 5 0 8-9"
    return f"{lip}Q{numbers(50 + x + 4, 84)} 58 92L50 99 42 92Q{numbers(50 - x - 4, 84)} {cheek}z"


def full_beard(paint: Paint, head: Head) -> str:
    """A dark round beard from ear to ear."""
    x, y = head.cheek + 1, head.eyes
    ear = numbers(50 - x, y)
    lip = f"M{ear}l4 1q2 11 8 10 4-3 9-2 5-1 9 2 6 1 8-10l4-1"
    chin = f"Q{numbers(50 + x + 3, head.chin + 7)} 50 {numbers(head.chin + 9)}"
    return _locks(paint, f"{lip}{chin}T{ear}z")


def stubble(paint: Paint, head: Head) -> str:
    """A week without a razor."""
    x, y = head.cheek - 1, head.eyes
    ear = numbers(50 - x, y + 6)
    lip = f"M{ear}q6 3 10 6 5-3 9-2 5-1 10 2 4-3 10-6"
    jaw = f"Q{numbers(50 + x - 1, 71)} 50 {numbers(head.chin - 1)}Q{numbers(50 - x + 1, 71)} {ear}z"
    return flat(lip + jaw, mix(paint.shade, paint.ink, 0.4))
