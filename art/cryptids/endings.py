"""How a game of Twisted Cryptids can end, as pictures of 1024 by 360 that a page may crop.

The legend stands before the moon, with people at its feet who will tell of it. The lowest third
is dark, because the winner's name is written over it.
"""

from art.cryptids import palette
from art.cryptids.marks import gouges, ragged, wood
from art.cryptids.people import FIGURES as PEOPLE
from art.cryptids.portraits import FIGURES
from art.drawing import (
    disc,
    discs,
    document,
    group,
    line,
    mirrored,
    number,
    oval,
    polygon,
    rings,
    shape,
)
from art.fallback import emblem
from art.files import drawn_by, named, pictures
from engine.cryptids import data

WIDE, HIGH = 1024, 360
MIDDLE = WIDE / 2
GROUND = 266
SKY, HALOS = "#15383a", ("#194244", "#1f4f4d", "#2b635a")
FAR, NEAR = "#1d4d44", "#10292a"
LAKE = "#1b4a58"

STARS = (
    "M60 40h.1M128 96h.1M176 26h.1M236 64h.1M282 22h.1M318 96h.1M352 40h.1M664 34h.1M700 92h.1"
    "M742 30h.1M790 70h.1M846 24h.1M900 84h.1M952 40h.1M994 96h.1M30 120h.1M204 130h.1M828 128h.1"
)
EDGES = ((-6, 200), (34, 250), (80, 178), (120, 214), (164, 136), (202, 160), (240, 96))
"""Firs that frame a picture on the left; the right has them mirrored."""


def both_sides(name: str, *marks: str) -> str:
    """Marks and their mirror image, drawn once."""
    mirror = f'<use href="#{name}" transform="matrix(-1 0 0 1 {WIDE} 0)"/>'
    return group(*marks, id=name) + mirror


def treeline(foot: float) -> str:
    """Path data of a far wood along the whole picture, higher at its edges."""
    data = f"M0 {number(foot)}"
    for place in range(34):
        x = place * 31
        half = (44 + x * 7 % 38 + abs(x - 496) // 14) // 2
        data += f"l10-{half}h-4l10-{half} 10 {half}h-4l9 {half}"
    return data + "z"


def night(*, light: str = palette.MOON, moon: float = 140) -> str:
    """A clear night: stars, the moon, the far wood."""
    craters = ((440, -46, 17), (576, 34, 20), (566, -78, 10), (462, 62, 11), (604, -30, 7))
    halos = zip((292, 224, 166), HALOS, strict=True)
    return (
        shape(f"M0 0h{WIDE}v{HIGH}H0z", SKY)
        + rings(MIDDLE, moon, *halos, (130, light))
        + discs(palette.CRATER, *((x, moon + y, radius) for x, y, radius in craters))
        + gouges(STARS, palette.MOON, 3)
        + shape(treeline(GROUND + 6), FAR)
    )


def ridge(
    data: str = f"M0 {GROUND - 8}Q250 {GROUND - 20} 512 {GROUND}T1024 {GROUND - 10}V360H0z",
) -> str:
    """The near wood at both edges, and the dark ridge."""
    small = wood(((268, 66), (296, 88), (324, 54)), 290)
    return both_sides("w", shape(wood(EDGES, 300) + small, NEAR)) + shape(data, palette.INK)


def legend(cryptid: str, size: float, foot: float) -> str:
    """The Cryptid of a portrait, `size` times as large, its lower edge at `foot`."""
    return outlined(MIDDLE, foot, size, FIGURES[cryptid]())


def folk(
    flavor: str, x: float, foot: float, size: float, colour: str, *, back: bool = False
) -> str:
    """Somebody of a Flavor; `back` turns them to the left."""
    scale = size / 24
    place = f"matrix({-scale if back else scale:.3g} 0 0 {scale:.3g} {x:g} {foot - size:g})"
    return f'<path fill-rule="evenodd" d="{PEOPLE[flavor]}" fill="{colour}" transform="{place}"/>'


def light(x: float, y: float, radius: float) -> str:
    """A lamp in somebody's hand."""
    halo = group(disc(x, y, radius * 4, palette.AMBER), opacity=".22")
    return halo + rings(x, y, (radius, palette.AMBER), (radius * 0.5, palette.MOON))


def campfire(x: float, foot: float) -> str:
    """A fire on two logs, and its light."""
    flames = shape("M-18-2q-6-22 10-34 0 12 8 14 0-18 12-28 0 18 10 26 6 12 0 22z", palette.EMBER)
    core = shape("M-10-2q-2-14 8-20 10 2 10 20z", palette.AMBER)
    logs = line("M-26 0l54-6M-24-6l50 8", palette.LEATHER, 6)
    halo = group(disc(0, -18, 60, palette.AMBER), opacity=".18")
    return group(halo, flames, core, logs, transform=f"translate({x:g} {foot:g})")


def outlined(x: float, foot: float, size: float, *marks: str) -> str:
    """Marks of a portrait, `size` times as large, their middle at `x` and their foot at `foot`."""
    place = f"matrix({size:g} 0 0 {size:g} {x - 50 * size:g} {foot - 100 * size:g})"
    return group(*marks, transform=place)


def stare(x: float, y: float, apart: float, radius: float, pupil: float) -> str:
    """Two eyes in the dark."""
    places = ((x - apart, y), (x + apart, y))
    lit = discs(palette.AMBER, *((at, y, radius) for at, y in places))
    return lit + discs(palette.INK, *((at, y, pupil) for at, y in places))


def picture(*marks: str) -> str:
    """A whole picture."""
    return document(WIDE, HIGH, *marks, fit="xMidYMid slice")


def bigfoot() -> str:
    """It steps out of the wood, and somebody has a camera."""
    prints = "".join(
        oval(x, y, 9, 5, palette.MOSS) for x, y in ((588, 288), (622, 278), (652, 290), (682, 280))
    )
    flash = "M742 238l5 13 13-7-7 13 13 5-13 5 7 13-13-7-5 13-5-13-13 7 7-13-13-5 13-5-7-13 13 7z"
    return picture(
        night(),
        legend("bigfoot", 2.6, 312),
        ridge(),
        prints,
        folk("hiker", 318, 284, 46, palette.EMBER) + folk("hunter", 362, 288, 46, palette.AMBER),
        folk("researcher", 716, 288, 46, palette.MIST, back=True),
        group(disc(744, 257, 34, palette.MOON), opacity=".2"),
        shape(flash, palette.MOON),
        light(401, 244, 5),
    )


def mothman() -> str:
    """It hangs over the bridge, and every lamp is turned up to it."""
    tower = polygon((250, 300), (256, 150), (270, 150), (276, 300))
    deck = line(f"M0 268H{WIDE}", palette.INK, 9)
    cables = "M263 152Q380 262 512 262M263 152Q160 240-10 258"
    hangers = "".join(
        f"M{x} 268v-{high}"
        for x, high in (
            (300, 74),
            (336, 52),
            (372, 36),
            (408, 24),
            (444, 16),
            (480, 10),
            (222, 66),
            (182, 44),
            (142, 28),
            (102, 18),
            (62, 12),
        )
    )
    beams = shape("M352 262L420 60 486 34zM672 262L604 60 538 34z", palette.MOON)
    cars = both_sides(
        "c",
        shape("M322 264q2-12 12-12l6-9h20l8 9h8q7 2 7 12z", palette.INK),
        disc(380, 258, 3, palette.AMBER),
    )
    return picture(
        night(),
        group(beams, opacity=".16"),
        legend("mothman", 2.5, 276),
        both_sides(
            "b",
            shape(tower, palette.INK),
            line(cables, palette.INK, 4),
            line(hangers, palette.INK, 2),
        ),
        deck,
        cars,
        ridge(f"M0 300Q250 286 512 298T{WIDE} 296V360H0z"),
        folk("researcher", 424, 304, 42, palette.MIST),
        folk("hunter", 600, 304, 42, palette.AMBER, back=True),
    )


def loveland_frog() -> str:
    """It rises from the river with its wand aloft, and sparks rain on the water."""
    water = shape(f"M0 252H{WIDE}V{HIGH}H0z", LAKE)
    glitter = "".join(
        f"M{MIDDLE - wide} {y}h{2 * wide}"
        for y, wide in ((266, 150), (278, 210), (290, 120), (302, 176))
    )
    spark = "l2.6 8 8-1-5.6 6 4 7-8-2-4.5 7-1.5-8-8-1.5 7-4-3.5-7.5 7.5 3z"
    sparks = "".join(
        f"M{x} {y}{spark}"
        for x, y in ((648, 54), (704, 88), (686, 140), (640, 158), (748, 132), (668, 16))
    )
    reeds = "".join(
        f"M{x} 330q2-40 {bend}-{high}"
        for x, bend, high in (
            (250, 8, 120),
            (268, -6, 96),
            (286, 10, 132),
            (304, -4, 84),
            (226, -8, 104),
        )
    )
    tails = "".join(
        f"M{x} {y}v20" for x, y in ((258, 196), (262, 222), (296, 184), (300, 234), (218, 214))
    )
    pads = "".join(
        oval(x, y, wide, wide * 0.26, palette.FERN)
        for x, y, wide in ((372, 300, 34), (668, 296, 40), (430, 316, 22))
    )
    ring = oval(MIDDLE, 280, 190, 18, "#2b5c60")
    return picture(
        night(),
        water,
        group(gouges(glitter, palette.MOON, 4, "22 16"), opacity=".55"),
        ring,
        legend("loveland_frog", 2.35, 284),
        shape("M300 283Q400 262 512 272T724 283Q620 305 512 303T300 283z", LAKE),
        gouges("M348 284q60-12 120-8M560 277q60 2 110 10M420 294h60M548 295h70", palette.MIST, 3),
        pads,
        shape(sparks, palette.AMBER),
        both_sides(
            "r",
            shape(wood(EDGES, 300), NEAR),
            gouges(reeds, palette.INK, 5),
            gouges(tails, palette.INK, 12),
        ),
        shape(f"M0 316Q180 296 330 326T640 332 {WIDE} 310V360H0z", palette.INK),
        folk("hiker", 300, 318, 44, palette.EMBER),
        folk("researcher", 744, 320, 44, palette.MIST, back=True),
    )


def jackalope() -> str:
    """It looks over the hill at those who hunted it, and the fire goes out of their eyes."""
    grass = "".join(
        f"M{x} {290 + x * 3 % 14}q{x % 5 - 2}-{16 + x % 9} {x * 7 % 15 - 7}-{26 + x * 5 % 16}"
        for x in range(300, 740, 24)
    )
    shooting = gouges("M190 34l62 24M206 58l30 12", palette.MOON, 3) + disc(
        254, 59, 4, palette.MOON
    )
    return picture(
        night(),
        shooting,
        legend("jackalope", 2.6, 312),
        ridge(),
        shape("M280 300Q400 262 512 272T744 300V330H280z", palette.INK),
        gouges(grass, palette.FERN, 3),
        campfire(382, 288),
        group(folk("hunter", 318, 292, 46, palette.AMBER), id="h"),
        '<use href="#h" transform="matrix(-1 0 0 1 764 2)"/>',
        folk("hiker", 716, 292, 46, palette.MIST, back=True),
    )


def plain(cryptid: str) -> str:
    """A Cryptid that nobody has drawn yet: a pattern before the moon."""
    return picture(night(), emblem(cryptid, 442, 80, 140, palette.INK, palette.AMBER), ridge())


def shared() -> str:
    """All four before one moon: a legend is not spoilt by another."""
    ink, slate, bark, pine_green = palette.INK, "#1d2d3c", "#2f1f18", "#1c4a3a"
    wing = (
        "M47 52C38 30 22 16 1 10c-2 8 0 14 3 19-4 5-4 11-1 17-3 6-2 12 2 17-1 7 1 12 7 17 2 7 6 12"
        " 13 16 7-6 16-16 22-30z"
    )
    moth = outlined(
        *(512, 170, 1.6),
        mirrored(shape(wing, slate) + gouges("M46 32C43 22 38 15 29 9", slate, 3)),
        shape(
            "M50 30c9 0 14 6 14 15 0 5-2 8-3 12l2 18c-2 12-7 20-13 25-6-5-11-13-13-25l2-18"
            "c-1-4-3-7-3-12 0-9 5-15 14-15z",
            slate,
        ),
        discs(palette.EMBER, (44, 44, 5), (56, 44, 5)),
        discs(palette.AMBER, (44, 44, 3), (56, 44, 3)),
    )
    ape = outlined(
        *(366, 304, 2.1),
        shape(
            ragged("50 8 61 14 68 30 72 50 92 62 99 100 1 100 8 62 28 50 32 30 39 14", 2.6, 3), ink
        ),
        discs(palette.AMBER, (44, 42, 2.8), (56, 42, 2.8)),
    )
    frog = outlined(
        *(504, 306, 1.5),
        shape("M14 100c0-14 6-22 16-26h40c10 4 16 12 16 26z", pine_green),
        shape(
            "M28 26a14 14 0 0 1 13 8c6-1 12-1 18 0a14 14 0 0 1 27 5c0 4-1 6-3 9 4 4 7 9 7 15 0"
            " 14-16 20-40 20S10 77 10 63c0-6 3-11 7-15-2-3-3-5-3-9a14 14 0 0 1 14-13z",
            pine_green,
        ),
        oval(28, 40, 6.4, 3.6, palette.AMBER) + oval(72, 40, 6.4, 3.6, palette.AMBER),
    )
    hare = outlined(
        *(650, 312, 2),
        mirrored(
            gouges(
                "M44 46C42 36 33 30 31 10M36.5 29C31 27 25 22 24 15M33 20C36 18 40 13 40 7M40 36C43"
                " 33 45 29 45 24",
                bark,
                4.6,
            )
            + shape("M36 60C20 58 7 48 2 32c-1-3 1-5 4-4 16 3 29 13 35 27z", bark)
        ),
        shape(
            ragged("50 42 64 46 70 60 69 74 76 86 80 100 20 100 24 86 31 74 30 60 36 46", 1.8, 2),
            bark,
        ),
        discs(palette.AMBER, (42, 61, 2.8), (58, 61, 2.8)),
    )
    return picture(
        night(),
        moth,
        ape,
        hare,
        frog,
        ridge(),
        folk("hiker", 268, 300, 40, palette.EMBER),
        folk("hunter", 226, 298, 40, palette.AMBER),
        folk("researcher", 800, 300, 40, palette.MIST, back=True),
    )


def draw() -> str:
    """Nobody is told of tonight: the camp sleeps, and all four look on from the wood."""
    cloud = "M396 128q6-26 36-24 14-26 46-16 20-22 46-4 34-12 50 14 34-4 40 30z"
    cloud += "M470 196q4-18 26-18 12-18 36-10 18-14 36 4 28-6 34 24z"
    tent = polygon((512, 176), (596, 290), (428, 290))
    flap = polygon((512, 186), (538, 290), (486, 290))
    pegs = line("M512 176l-10-12M512 176l10-12M428 290l-22 8M596 290l22 8", palette.INK, 4)
    bags = shape(
        "M330 296q-4-16 14-16h44q14 0 14 16zM730 298q-4-16 14-16h40q14 0 14 16z", palette.RUST
    )
    heads = discs(palette.LEATHER, (324, 290, 9), (804, 292, 9))
    asleep = gouges(
        "M300 262h12l-12 12h12M284 238h9l-9 9h9M820 262h12l-12 12h12M840 240h9l-9 9h9",
        palette.MOON,
        3,
    )

    watching = (
        stare(248, 216, 12, 7, 3)
        + line("M226 206l16 3M270 206l-16 3", palette.INK, 5)
        + discs(palette.EMBER, (290, 164, 10), (316, 164, 10))
        + stare(303, 164, 13, 6, 2.4)
        + oval(760, 224, 12, 7, palette.AMBER)
        + oval(794, 224, 12, 7, palette.AMBER)
        + oval(760, 224, 7, 2.4, palette.INK)
        + oval(794, 224, 7, 2.4, palette.INK)
        + stare(724, 176, 12, 7, 3.4)
    )
    wood_near = both_sides("v", shape(wood(((303, 226), (252, 160), (342, 120)), 300), NEAR))
    return picture(
        night(),
        group(shape(cloud, HALOS[2]), opacity=".9"),
        wood_near,
        ridge(),
        watching,
        shape(tent, palette.AMBER),
        shape(flap, palette.MOON),
        pegs,
        bags,
        heads,
        asleep,
        campfire(676, 298),
    )


def drawings() -> dict[str, str]:
    """The endings, by file name."""
    own = drawn_by(bigfoot, mothman, loveland_frog, jackalope, shared, draw)
    return named("end-", pictures([*data.ROLES, "shared", "draw"], own, plain))
