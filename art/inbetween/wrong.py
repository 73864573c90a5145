"""What the Creature's dimension does to a face: eyes, mouths and growths.

Head, hat and clothes stay the same, so a person remains recognisable. These parts replace the
human features or are drawn on top of them, in a different combination for each person.
"""

from art.colours import mix
from art.drawing import (
    Point,
    disc,
    dot,
    dots,
    flat,
    line,
    number,
    numbers,
    oval,
    polygon,
    shape,
    taper,
    zigzag,
)
from art.inbetween.heads import Head, Part, both_eyes, sides
from art.inbetween.palette import EMBER, Paint

# --- eyes -------------------------------------------------------------------------------


@both_eyes
def hollow_eyes(paint: Paint, x: float, y: float, side: int) -> str:
    """An empty socket, with a spark far inside."""
    return oval(x, y + 1, 6, 7, paint.ink) + dot(x, y + 1, 2, paint.glow)


def weeping_eyes(paint: Paint, head: Head) -> str:
    """Empty sockets that run down the cheeks."""
    y = head.eyes
    runs = (
        f"M{numbers(x - 5, y)}a5 6 0 0 1 10 0v{number(drop)}q-1 3-2 0v-{number(drop - 6)}h-2"
        f"v{number(drop)}q-1.5 3-3 0v-{number(drop - 2)}q-3-2-3-8z"
        for (x, _), drop in zip(sides(head), (13, 17), strict=True)
    )
    sparks = "".join(dot(x, y, 1.8, paint.glow) for x, _ in sides(head))
    return flat("".join(runs), paint.ink) + sparks


@both_eyes
def slit_eyes(paint: Paint, x: float, y: float, side: int) -> str:
    """A cat's eye, slanted and shining."""
    inner, outer = numbers(x - side * 6, y + 2), x + side * 7
    lids = f"M{inner}Q{numbers(x, y - 7, outer, y - 4)}Q{numbers(x + side * 4, y + 6)} {inner}z"
    return flat(lids, paint.glow) + oval(x + side * 0.6, y - 0.6, 1.2, 3.6, paint.ink)


@both_eyes
def lamp_eyes(paint: Paint, x: float, y: float, side: int) -> str:
    """A round eye like a headlamp, without a pupil."""
    return dot(x, y, 6.4, paint.ink) + dot(x, y, 4.6, paint.glow)


@both_eyes
def pinprick_eyes(paint: Paint, x: float, y: float, side: int) -> str:
    """A huge white and a pupil like the point of a needle."""
    return disc(x, y, 6.6, paint.light) + dot(x, y, 1.5, paint.ink)


@both_eyes
def black_eyes(paint: Paint, x: float, y: float, side: int) -> str:
    """A doll's eye, wholly black, with one glint."""
    return oval(x, y, 5.6, 6.6, paint.ink) + dot(x - 1.8, y - 2, 1.5, paint.glow)


@both_eyes
def spiral_eyes(paint: Paint, x: float, y: float, side: int) -> str:
    """An eye that turns without end."""
    turns = "q2.4-.4 1.6 1.6-1.8 2.4-4.2.2-1.6-4 1.6-6 6-.6 5.4 4.4-5 7-8 4"
    return dot(x, y, 6.8, paint.glow) + line(f"M{number(x)} {number(y)}{turns}", paint.ink, 1.5)


@both_eyes
def coin_eyes(paint: Paint, x: float, y: float, side: int) -> str:
    """A socket with a coin in it."""
    return disc(x, y, 7, paint.glow) + line(f"M{numbers(x, y - 3.6)}v7.2", paint.ink, 2.2)


def stitched_eyes(paint: Paint, head: Head) -> str:
    """Lids sewn up with crosses."""
    y = head.eyes
    crosses = "".join(
        f"M{numbers(x - 4, y - 4)}l8 8M{numbers(x + 4, y - 4)}l-8 8" for x, _ in sides(head)
    )
    return line(crosses, paint.ink, 5) + line(crosses, paint.glow, 2)


def lens_eye(paint: Paint, head: Head) -> str:
    """One great lens where two eyes were."""
    y = head.eyes + 1
    rings = disc(50, y, 13, paint.light) + disc(50, y, 9.6, paint.ink)
    return (
        rings
        + dot(50, y, 6, paint.glow)
        + oval(50, y, 1.8, 5, paint.ink)
        + dot(46, y - 5, 1.5, paint.light)
    )


def blank_lenses(paint: Paint, head: Head) -> str:
    """Square glasses with nothing behind them but light."""
    y = number(head.eyes - 6)
    return flat(f"M33 {y}h14v11q-7 3-14 0zM53 {y}h14v11q-7 3-14 0z", paint.glow)


def cluster_eyes(*places: Point) -> Part:
    """Many small eyes, at these places relative to the bridge of the nose."""

    def part(paint: Paint, head: Head) -> str:
        marks = (
            dot(50 + x, head.eyes + y, 3.6, paint.ink) + dot(50 + x, head.eyes + y, 2.4, paint.glow)
            for x, y in places
        )
        return "".join(marks)

    return part


def lone_eye(paint: Paint, head: Head) -> str:
    """A single eye, open far too wide, in a gap of the hair."""
    x, y = 50 - head.gap, head.eyes + 1
    return disc(x, y, 6.6, paint.light) + dot(x, y, 3.6, EMBER) + dot(x, y, 1.6, paint.ink)


# --- mouths -----------------------------------------------------------------------------


def grin(half: float = 16, depth: float = 12, teeth: int = 7, lift: float = 5) -> Part:
    """A grin too wide for the face, pointed teeth above and below."""

    def part(paint: Paint, head: Head) -> str:
        y = head.mouth - 1
        left, right = (50 - half, y - lift), (50 + half, y - lift)
        hole = (
            f"M{numbers(*left)}Q{numbers(50, y + lift * 0.7, *right)}"
            f"Q{numbers(50 + half * 0.7, y + depth, 50, y + depth)}"
            f"T{numbers(*left)}z"
        )
        rows: list[Point] = [left]
        for step in range(1, teeth * 2):
            place = step / (teeth * 2)
            curve = (place - 0.5) ** 2 * 4
            rim = y + lift * 0.1 - curve * lift * 1.1
            bite = depth * 0.62 * (1 - curve * 0.8)
            rows.append((50 - half + place * half * 2, rim + (bite if step % 2 else 0.6)))
        rows.append(right)
        # The base of the teeth follows the upper lip.
        base = f"Q{numbers(50, y + lift * 0.7, *left)}z"
        tooth_data = polygon(*rows)[:-1] + base
        return shape(hole, paint.ink) + flat(tooth_data, paint.light)

    return part


def gape(half: float = 9, high: float = 11) -> Part:
    """A mouth hanging open, ringed with teeth."""

    def part(paint: Paint, head: Head) -> str:
        y = head.mouth + 1
        hole = oval(50, y, half, high, paint.ink)
        upper = zigzag((50 - half * 0.85, y - high * 0.5), (50 + half * 0.85, y - high * 0.5), 4,
                       high * 0.5)  # fmt: skip
        lower = zigzag((50 - half * 0.75, y + high * 0.62), (50 + half * 0.75, y + high * 0.62), 3,
                       -high * 0.5)  # fmt: skip
        return hole + flat(upper + lower, paint.light)

    return part


def sewn_mouth(half: float = 14) -> Part:
    """A long mouth sewn shut."""

    def part(paint: Paint, head: Head) -> str:
        y = head.mouth
        seam = f"M{numbers(50 - half, y - 3)}Q{numbers(50, y + 5, 50 + half, y - 3)}"
        steps = (-0.75, -0.38, 0, 0.38, 0.75)
        ticks = (f"M{numbers(50 + half * s, y + 1 - 3 * s * s * 1.4 - 4)}v8" for s in steps)
        return line(seam, paint.ink, 2.8) + line("".join(ticks), paint.light, 2)

    return part


def split_face(paint: Paint, head: Head) -> str:
    """A mouth that runs from brow to chin, the wrong way round."""
    top, low = head.eyes - 2, head.chin - 1
    middle = (top + low) / 2
    hole = f"M50 {number(top)}Q{numbers(63, middle, 50, low)}Q{numbers(37, middle, 50, top)}z"
    teeth = "".join(
        f"M{numbers(50 + side * reach, y - 3)}l{number(-side * 6)} 3 {number(side * 6)} 3z"
        for y, reach in ((middle - 7, 5), (middle, 6.4), (middle + 7, 5))
        for side in (-1, 1)
    )
    return shape(hole, paint.ink) + flat(teeth, paint.light)


def square_teeth(half: float = 15) -> Part:
    """A grille of square teeth from cheek to cheek."""

    def part(paint: Paint, head: Head) -> str:
        y = head.mouth
        lips = f"M{numbers(50 - half, y - 5)}Q{numbers(50, y, 50 + half, y - 5)}"
        lips += f"l-2 9Q{numbers(50, y + 12, 50 - half + 2, y + 4)}z"
        bars = "".join(
            f"M{numbers(50 + half * s, y - 3)}v11" for s in (-0.66, -0.33, 0, 0.33, 0.66)
        )
        middle = f"M{numbers(50 - half + 1, y)}Q{numbers(50, y + 6, 50 + half - 1, y)}"
        return shape(lips, paint.light) + line(bars + middle, paint.ink, 1.8)

    return part


def needles(half: float = 13) -> Part:
    """Lips drawn back from needles of different lengths."""

    def part(paint: Paint, head: Head) -> str:
        y = head.mouth - 3
        hole = f"M{numbers(50 - half, y)}Q{numbers(50, y - 4, 50 + half, y)}"
        hole += f"Q{numbers(50 + half * 0.6, y + 11, 50, y + 11)}T{numbers(50 - half, y)}z"
        lengths = (5, 9, 6, 11, 7, 10, 5)
        step = half * 1.7 / len(lengths)
        start = 50 - half * 0.85
        spikes = "".join(
            f"M{numbers(start + index * step, y - 1)}"
            f"l{numbers(step / 2, length, step / 2, -length)}z"
            for index, length in enumerate(lengths)
        )
        return shape(hole, paint.ink) + flat(spikes, paint.light)

    return part


def tongue(paint: Paint, head: Head) -> str:
    """A tongue that is much too long."""
    y = head.mouth + 4
    return shape(taper((50, y), (46, y + 14), (66, y + 12), (64, y + 26), 9), EMBER)


def second_mouth(paint: Paint, head: Head) -> str:
    """A beard that parts into a mouth of its own."""
    y = head.chin - 6
    hole = f"M33 {number(y)}Q{numbers(50, y - 7, 67, y)}Q{numbers(62, y + 13, 50, y + 13)}"
    hole += f"T33 {number(y)}z"
    rows = zigzag((35, y - 1), (65, y - 1), 5, 7) + zigzag((39, y + 10), (61, y + 10), 4, -6)
    return shape(hole, paint.ink) + flat(rows, paint.light)


# --- growths ----------------------------------------------------------------------------


def tendrils(
    *curls: tuple[Point, Point, Point, Point], width: float = 7, hue: str = "skin"
) -> Part:
    """Feelers, each by its start, its two bends and its tip."""

    def part(paint: Paint, head: Head) -> str:
        fill = getattr(paint, hue)
        return "".join(shape(taper(*curl, width), fill) for curl in curls)

    return part


def cracks(paint: Paint, head: Head) -> str:
    """The skin breaks open and light comes out."""
    right = f"M{numbers(50 + head.cheek - 2, head.eyes + 2)}l-5 4 2 4-6 5"
    left = f"M{numbers(50 - head.cheek + 2, head.eyes + 9)}l5 2 0 5 4 3"
    brow = f"M52 {numbers(head.top + 14)}l-3 5 4 4-2 5"
    return line(right + left + brow, paint.glow, 1.6)


def horns(paint: Paint, head: Head) -> str:
    """Two horns through whatever is on the head."""
    left = taper((33, 22), (24, 12), (20, 12), (19, 2), 10)
    right = taper((67, 22), (76, 12), (80, 12), (81, 2), 10)
    return shape(left + right, paint.light)


def antlers(paint: Paint, head: Head) -> str:
    """A stag's antlers, bare as branches."""
    data = "M36 24C28 18 22 14 20 4M30 19Q20 20 12 13M25 13Q30 11 31 4"
    mirrored = "M64 24C72 18 78 14 80 4M70 19Q80 20 88 13M75 13Q70 11 69 4"
    return line(data + mirrored, paint.ink, 6) + line(data + mirrored, paint.light, 3)


def spider_legs(paint: Paint, head: Head) -> str:
    """Eight thin legs out of the bun."""
    left = "M44 12L29 4 18 16M42 15L24 12 12 26M42 15L24 18 14 36M44 18L30 24 20 42"
    right = "M56 12L71 4 82 16M58 15L76 12 88 26M58 15L76 18 86 36M56 18L70 24 80 42"
    return line(left + right, paint.ink, 4.4) + line(left + right, mix(paint.hair, EMBER, 0.4), 1.8)


def hat_eye(paint: Paint, head: Head) -> str:
    """An eye opens in the wool of a hat."""
    lids = shape("M39 19Q50 8 61 18 51 27 39 19z", paint.light)
    return lids + dot(50, 17.6, 4, EMBER) + oval(50, 17.6, 1.3, 3.6, paint.ink)


def blades(paint: Paint, head: Head) -> str:
    """Razors standing up out of the hair."""
    row = "".join(f"M{x} 15l1-13 6 3v10z" for x in (28, 37, 46, 55, 64))
    return shape(row, paint.light)


def shadowed_face(paint: Paint, head: Head) -> str:
    """A face in which nothing can be seen."""
    wide = head.cheek - 2
    return flat(
        f"M{numbers(50 - wide, head.eyes - 10)}H{numbers(50 + wide)}"
        f"Q{numbers(50 + wide + 1, head.chin - 9, 50, head.chin - 3)}"
        f"T{numbers(50 - wide, head.eyes - 10)}z",
        paint.ink,
    )


def veil_of_hair(paint: Paint, head: Head) -> str:
    """Wet hair over the whole face, except for one gap."""
    strand = mix(paint.hair, paint.ink, 0.5)
    y = head.eyes
    veil = shape(
        f"M27 34Q50 26 73 34L72 86 66 80 62 90 56 80 51 92 47 80 43 86 44 {numbers(y + 11)}"
        f"Q{numbers(50, y, 44, y - 8)}L34 {numbers(y - 8)}Q{numbers(31, y, 36, y + 11)}"
        "L35 84 29 78z",
        paint.hair,
    )
    return veil + line("M52 34v44M59 34q2 24 0 44M66 36q2 20-1 38M39 62v16", strand, 1.4)


def bear_teeth(paint: Paint, head: Head) -> str:
    """What the teddy bear has been hiding."""
    eyes = dots(paint.glow, (73, 82, 2.2), (80, 82, 2.2))
    jaw = shape("M69 86Q76.5 90 84 86 82 94 76.5 94T69 86z", paint.ink)
    return eyes + jaw + flat(zigzag((70, 87), (83, 87), 4, 4), paint.light)
