"""How a game of Dungeon Twister can end, as pictures of 1024 by 360 that a page may crop.

The way out of the dungeon: a gate that stands open to the morning or to the sea, or is closed.
The lowest third is dark, because the winner's name is written over it.
"""

import math

from art.drawing import (
    disc,
    discs,
    document,
    dots,
    group,
    line,
    number,
    numbers,
    polygon,
    rectangle,
    rings,
    shape,
)
from art.files import drawn_by, named
from art.twister import palette
from art.twister.gears import cog
from art.twister.marks import cut
from art.twister.pieces import CHARACTERS

WIDE, HIGH = 1024, 360
MIDDLE = WIDE / 2
GROUND = 264
SPRING, RADIUS, RING = 196, 178, 36
"""The arch: where it begins, half the width of its opening, how thick its stones are."""
COURSE, STONE = 44, 118
"""How high and how wide the stones of the wall are."""
DARK = "#1f140e"
DEEP_BLUE = "#12365c"

# People by their outlines, their feet at the origin.
BARBARIAN = (
    "M-13 0L-9-38-17-40-22-70Q-20-80-9-81L-10-88Q-21-87-24-104-15-95-9-96-6-102 0-102T9-96Q15-95"
    " 24-104 21-87 10-88L9-81Q20-80 22-70L17-40 9-38 13 0H3L0-34-3 0z"
)
PROPHET = "M-22 0Q-15-48-15-72-13-96 0-106 13-96 15-72 15-48 22 0z"
COURTESAN = (
    "M-24 0Q-12-34-7-56-15-60-15-68-14-78-4-80-9-86-5-93-6-101 1-102 8-101 6-93 10-86 5-80"
    " 15-78 16-68 15-60 8-56 12-34 26 0z"
)


def placed(mark: str, x: float, foot: float, size: float) -> str:
    """A mark whose feet are at the origin, so many times as large, standing at a place."""
    return group(mark, transform=f"matrix({size:g} 0 0 {size:g} {x:g} {foot:g})")


def acrobat(x: float, foot: float) -> str:
    """Somebody who leaves on their hands."""
    legs = "M0-78L-30-96-40-126M0-78L36-112"
    figure = (
        line("M-24 0L-7-42M24 0L7-42", palette.INK, 9)
        + line("M0-44V-76", palette.INK, 20)
        + line(legs, palette.INK, 12)
        + disc(0, -24, 10, palette.INK)
    )
    return placed(figure, x, foot, 1)


def barbarian(x: float, foot: float, size: float, cape: str, *, armed: bool = True) -> str:
    """A Barbarian from behind, in a cape of the side's colour, an axe at the side."""
    axe = line("M28 0V-122", palette.INK, 5) + shape(
        "M28-118q20-6 26 12 2 14-5 24-6-12-21-12z", palette.INK
    )
    cloth = shape("M-20-70Q0-78 20-70L25-10 13-16 0-9-13-16-25-10z", cape)
    folds = line("M-8-62L-11-22M8-62L11-22", palette.INK, 2)
    figure = shape(BARBARIAN, palette.INK) + cloth + folds
    return placed(axe + figure if armed else figure, x, foot, size)


def elemental(kind: str, x: float, foot: float, size: float, colour: str) -> str:
    """An elemental, as its piece shows it."""
    outline = f'<path fill-rule="evenodd" d="{CHARACTERS[kind]}" fill="{colour}"/>'
    return placed(outline, x - size / 2, foot - size, round(size / 24, 2))


# The gate ------------------------------------------------------------------------------


def masonry() -> str:
    """Courses of dark stone; none are cut where the arch covers them."""
    rows = range(0, GROUND + 1, COURSE)
    joints = "".join(f"M0 {y}H{WIDE}" for y in rows)
    light = dark = ""
    for row, y in enumerate(rows):
        for column in range(-1, 10):
            x = column * STONE + (0, 66, 24, 88, 44)[row % 5]
            if 300 < x < 730:
                continue
            joints += f"M{x} {y}v{COURSE}"
            if x > 190:
                continue
            light += rectangle(x, y, STONE, COURSE) if (row * 3 + column) % 4 == 0 else ""
            dark += rectangle(x, y, STONE, COURSE) if (row + column * 2) % 5 == 1 else ""
    chips = "M40 18l16 8M904 62l18-7M190 242l14 5M836 236l18-6M96 152l10 12M948 196l14-9"
    return (
        shape(rectangle(0, 0, WIDE, HIGH), "#4a3527")
        + shape(light, "#55402f")
        + shape(dark, "#3e2b1f")
        + line(joints, palette.INK, 4)
        + line(chips, palette.INK, 3)
    )


def opening(radius: float) -> str:
    """Path data of the opening of the arch, or of its outer edge."""
    left, right = MIDDLE - radius, MIDDLE + radius
    arc = f"A{number(radius)} {number(radius)} 0 0 1 {numbers(right, SPRING)}"
    return f"M{numbers(left, GROUND)}V{SPRING}{arc}V{GROUND}z"


def arch(tone: str) -> str:
    """The stones around the opening."""
    joints = ""
    for step in range(1, 12):
        turn = math.pi * step / 12
        ends = [
            (MIDDLE - radius * math.cos(turn), SPRING - radius * math.sin(turn))
            for radius in (RADIUS, RADIUS + RING)
        ]
        joints += f"M{numbers(*ends[0])}L{numbers(*ends[1])}"
    for x in (MIDDLE - RADIUS - RING, MIDDLE + RADIUS):
        joints += f"M{numbers(x, SPRING)}h{RING}M{numbers(x, 230)}h{RING}"
    return (
        shape(opening(RADIUS + RING + 5), palette.INK)
        + shape(opening(RADIUS + RING), tone)
        + line(joints, palette.INK, 4)
        + shape(opening(RADIUS + 4), palette.INK)
    )


def within(name: str, *marks: str) -> str:
    """Marks that are seen through the arch only."""
    edge = f'<clipPath id="{name}"><path d="{opening(RADIUS)}"/></clipPath>'
    return edge + group(*marks, clip_path=f"url(#{name})")


def raised_gate() -> str:
    """The points of a portcullis that has been drawn up."""
    bars = "".join(
        f"M{x} {top}h8v{long}l-4 11-4-11z"
        for x, top, long in (
            *((388, 40, 42), (424, 30, 34), (460, 20, 32), (496, 16, 31)),
            *((520, 16, 31), (556, 20, 32), (592, 30, 34), (628, 40, 42)),
        )
    )
    return shape(bars, palette.IRON) + line("M378 66q134-36 268 0", palette.IRON, 6)


def torch(x: float) -> str:
    """A torch in its bracket."""
    flame = "c10 12 20 22 20 38 0 14-9 22-20 22s-20-8-20-22c0-10 6-16 10-24 4 6 6 8 6 14 6-8 8-16"
    return (
        group(disc(x, 128, 62, palette.GLOW), opacity=".16")
        + shape(polygon((x - 9, 150), (x + 9, 150), (x + 5, 206), (x - 5, 206)), palette.WOOD)
        + shape(f"M{x} 92{flame} 4-28z", palette.LAVA)
        + shape(
            f"M{x + 1} 118c6 8 10 12 10 20 0 8-5 13-11 13s-11-5-11-13 8-10 12-20z", palette.SPARK
        )
        + line(f"M{x - 14} 156h28M{x} 176h-16", palette.INK, 5)
    )


def banner(x: float, colour: str, deep: str, mark: str) -> str:
    """A side's colours on the wall, with its mark."""
    return (
        line(f"M{x - 44} 38h88", palette.BRONZE, 8)
        + shape(f"M{x - 33} 40h66v138l-33-24-33 24z", palette.INK)
        + shape(f"M{x - 29} 44h58v126l-29-21-29 21z", colour)
        + line(f"M{x - 20} 52v94M{x + 20} 52v94", deep, 4)
        + rings(x, 94, (19, palette.INK), (16, palette.CHALK))
        + shape(mark, deep)
    )


def yellow_banner(x: float) -> str:
    """Yellow has a disc."""
    mark = f"M{x - 9} 94a9 9 0 1 0 18 0 9 9 0 1 0-18 0z"
    return banner(x, palette.YELLOW, palette.OCHRE, mark)


def blue_banner(x: float) -> str:
    """Blue has a square."""
    return banner(x, palette.BLUE, DEEP_BLUE, rectangle(x - 8, 86, 16, 16))


def floor(light: str) -> str:
    """The flagstones, with the light from outside on them."""
    near, far = (MIDDLE - RADIUS, MIDDLE + RADIUS), (186, 838)
    way = polygon((near[0], GROUND), (near[1], GROUND), (far[1], HIGH), (far[0], HIGH))
    cracks = "M512 264V360M422 264L330 360M602 264L694 360M272 288h480M222 320h580"
    return (
        shape(rectangle(0, GROUND, WIDE, HIGH - GROUND), DARK)
        + group(shape(way, light), opacity=".34")
        + group(line(cracks, DARK, 4), opacity=".7")
        + line(f"M0 {GROUND}H{number(near[0])}M{number(near[1])} {GROUND}H{WIDE}", palette.INK, 6)
    )


def picture(*marks: str) -> str:
    """A whole picture."""
    return document(WIDE, HIGH, cut(*marks), fit="xMidYMid slice")


# The endings -----------------------------------------------------------------------------


def yellow() -> str:
    """The gate stands open to the morning, and Yellow walks out."""
    birds = "M400 112q10-9 17 0 8-9 17 0M586 116q8-7 13 0 7-7 14 0M470 84q7-6 12 0 6-6 12 0"
    outside = within(
        "o",
        shape(rectangle(300, 0, 424, GROUND), "#e7913a"),
        rings(
            *(MIDDLE, 218, (196, "#eda743"), (150, palette.YELLOW)),
            *((106, "#f8cf63"), (66, palette.CHALK)),
        ),
        shape("M300 264V214l60-34 44 30 46-22 40 34H534l46-30 40 20 52-36 60 40V264z", "#a9602c"),
        shape("M300 264V236q110-26 212-4t212-6v38z", "#7a4322"),
        shape("M486 232h52l60 32H426z", "#d99a4e"),
        line(birds, palette.INK, 3),
    )
    team = (
        elemental("fire_elemental", 374, 284, 60, palette.CRUST)
        + barbarian(444, 278, 1.18, palette.OCHRE)
        + placed(shape(PROPHET, palette.INK), 534, 280, 1.12)
        + line("M570 280V146", palette.INK, 6)
        + rings(570, 140, (11, palette.INK), (7, palette.SPARK))
        + acrobat(632, 278)
    )
    return picture(
        masonry(),
        arch(palette.SHADE),
        outside,
        raised_gate(),
        yellow_banner(246) + yellow_banner(778),
        torch(150) + torch(874),
        floor(palette.YELLOW),
        team,
    )


def blue() -> str:
    """The gate stands open to the sea by night, and Blue walks out."""
    waves = "".join(f"M300 {y}" + "q11-8 22 0t22 0" * 10 for y in (222, 236, 250))
    stars = ((384, 92), (420, 60), (368, 142), (624, 70), (654, 120), (640, 160), (400, 168))
    outside = within(
        "o",
        shape(rectangle(300, 0, 424, GROUND), palette.ABYSS),
        rings(MIDDLE, 130, (150, "#174d76"), (104, palette.WATER), (62, palette.CHALK)),
        discs("#dfe5d6", (492, 112, 9), (534, 146, 11), (528, 104, 5)),
        dots(palette.CHALK, *((x, y, 2.2) for x, y in stars)),
        shape(rectangle(300, 206, 424, 60), palette.WATER),
        line("M470 216h84M486 228h52M456 240h112M492 252h40", palette.FOAM, 4),
        line(waves, palette.RIPPLE, 3),
    )
    fan = "M626 202l34-16a38 38 0 0 0-26-26z"
    team = (
        elemental("water_elemental", 372, 280, 62, palette.FOAM)
        + barbarian(514, 278, 1.2, palette.BLUE)
        + placed(shape(COURTESAN, palette.INK), 604, 280, 1.16)
        + shape(fan, palette.BLUE)
        + line(f"{fan}M626 202l24-34", palette.INK, 3)
        + acrobat(434, 278)
    )
    return picture(
        masonry(),
        arch("#b9b7a6"),
        outside,
        raised_gate(),
        blue_banner(246) + blue_banner(778),
        torch(150) + torch(874),
        floor(palette.RIPPLE),
        team,
    )


def draw() -> str:
    """The gate is closed, with fire and water behind it, and both sides shake hands."""
    behind = within(
        "o",
        shape(rectangle(300, 0, 212, GROUND), palette.LAVA),
        shape(rectangle(512, 0, 212, GROUND), palette.WATER),
        shape(
            "M334 264c0-70 30-90 30-150 40 30 40 60 34 84 26-22 40-60 30-104 44 40 60 80 50 124"
            " 14-10 24-24 26-46 8 30 8 60 8 92z",
            palette.GLOW,
        ),
        shape(
            "M360 264c6-40 24-50 26-84 22 20 24 40 22 52 18-14 26-36 24-60 26 26 36 60 32 92z",
            palette.SPARK,
        ),
        shape("M512 264V150q18-22 40 0t40 0 40 0 60 0v114z", palette.RIPPLE),
        shape("M512 264V198q20-18 40 0t40 0 40 0 60 0v66z", palette.FOAM),
    )
    bars = "".join(f"M{x} 10V264" for x in range(362, 680, 30)) + "M340 120H684M336 190H688"
    gate = within("g", line(bars, palette.INK, 13), line(bars, palette.IRON, 7))
    wheel = group(
        shape(cog(17, 13), palette.INK),
        shape(cog(15.4, 11.8), palette.BRONZE),
        disc(25, 25, 7, palette.INK),
        transform=f"matrix(2.4 0 0 2.4 {MIDDLE - 60:g} -6)",
    )
    team = (
        barbarian(456, 284, 1.3, palette.YELLOW, armed=False)
        + barbarian(568, 284, 1.3, palette.BLUE, armed=False)
        + line("M478 204L512 218 546 204", palette.INK, 15)
    )
    return picture(
        masonry(),
        arch(palette.SHADE),
        behind,
        gate,
        wheel,
        yellow_banner(246) + blue_banner(778),
        torch(150) + torch(874),
        floor(palette.GROUT),
        team,
    )


def drawings() -> dict[str, str]:
    """The endings, by file name."""
    return named("end-", drawn_by(yellow, blue, draw))
