"""The Sites as scenes of 220 by 190, quiet enough to carry names and figures.

Every colour is dark enough for light letters on top (a test checks the contrast), so Sites are
told apart by their outlines: a river, a hooked ridge, a lake with a jetty, a swamp with reeds,
a hill of firs, a chasm with a bridge.
"""

from typing import NamedTuple

from art.colours import mix
from art.cryptids import palette
from art.cryptids.marks import gouges, pine, wood
from art.drawing import discs, document, numbers, rings, shape
from art.fallback import emblem
from art.files import drawn_by, named, pictures
from engine.cryptids import data

WIDE, HIGH = 220, 190
ABYSS = "#180f0c"


class Hues(NamedTuple):
    """The four tones of a Site, from its sky to the cut lines."""

    sky: str
    land: str
    front: str
    cut: str


RIVER = Hues("#1c4652", "#1a3b3c", "#12292c", "#3c6f78")
RIDGE = Hues("#3a3d5c", "#2b2c45", "#1d1e31", "#60648a")
LAKE = Hues("#24486b", "#1d3a52", "#132838", "#48749b")
SWAMP = Hues("#46502a", "#363f22", "#232a17", "#6a7443")
PARK = Hues("#2b5a40", "#1f4631", "#143023", "#477a5a")
CHASM = Hues("#5c3b2c", "#452b21", "#2c1b16", "#8a6148")


def _scene(hues: Hues, moon: tuple[float, float, float], *marks: str) -> str:
    """A scene that may be cropped on all sides, with a moon by its middle and radius."""
    x, y, radius = moon
    # The moon is no brighter than letters in front of it allow.
    sky = shape(f"M0 0h{WIDE}v{HIGH}H0z", hues.sky)
    sky += rings(x, y, (radius + 8, mix(hues.sky, hues.cut, 0.3)), (radius, hues.cut))
    return document(WIDE, HIGH, sky, *marks, fit="xMidYMid slice")


def crystal_river() -> str:
    """Water in two bends between firs, with white stones."""
    hues = RIVER
    water = "M120 62C80 78 66 92 104 108S176 140 92 190H190C214 158 190 130 152 114S128 84 150 62z"
    currents = "M128 74q-26 12-30 22M116 108q44 18 52 34M150 150q-14 22-30 36M172 152q-6 20-20 34"
    return _scene(
        hues,
        (176, 30, 14),
        shape("M0 72L34 44 58 62 92 34 128 64 160 46 220 74V190H0z", hues.land),
        shape(water, mix(hues.cut, hues.sky, 0.35)),
        gouges(currents, hues.sky, 3),
        gouges("M140 72q-10 8-14 14M140 118q30 14 28 30M160 160q-8 14-18 24", hues.cut, 2, "9 7"),
        discs(hues.cut, (92, 112, 4), (84, 120, 3), (176, 120, 4)),
        shape(
            wood(((10, 70), (30, 92), (52, 60), (68, 44)), 176)
            + wood(((204, 84), (186, 48), (218, 60)), 158),
            hues.front,
        ),
        shape("M0 172q40-14 84 18H0zM220 144q-40 8-48 46h48z", hues.front),
    )


def witch_ridge() -> str:
    """Bare rock that ends in a bent tip, like a hat."""
    hues = RIDGE
    ridge = (
        "M0 122L40 96 66 110 100 76 118 36C124 22 138 12 158 14 148 20 144 28 147 38L166 84 190"
        " 74 220 104V190H0z"
    )
    cracks = (
        "M121 44L108 78M129 34L116 74M138 36L128 82M142 50L142 88M148 60L158 90M104 86L92 104"
        "M168 92L186 104"
    )
    scree = (
        "M20 152l16-10M44 154l14-6M86 134l12-12M128 146l10 6M164 126l10-8M186 136l12 8M60 172"
        "l20-8M140 172l22-6"
    )
    return _scene(
        hues,
        (58, 44, 24),
        shape(ridge, hues.land),
        shape("M0 150L36 132 60 142 96 112 130 134 170 108 220 146V190H0z", hues.front),
        gouges(cracks, hues.cut, 2.2, "10 6"),
        gouges(scree, hues.land, 3),
        gouges("M160 32q5-5 9 0 4-5 9 0M182 46q3-4 6 0 3-4 6 0", hues.front, 2.2),
    )


def maple_lake() -> str:
    """A round lake under the moon, a jetty, and one great maple."""
    hues = LAKE
    leaf = "l3-7 4 4 5-8 5 8 4-4 3 7 7-2-3 7 6 4-8 4 2 5-9-1-1 8h-3l-1-8-9 1 2-5-8-4 6-4-3-7z"
    return _scene(
        hues,
        (70, 36, 18),
        shape("M0 82Q50 58 110 74T220 70V190H0z", hues.land),
        shape(
            "M6 128C10 100 62 92 112 92s98 10 102 36-46 44-102 44S2 154 6 128z",
            mix(hues.cut, hues.sky, 0.45),
        ),
        gouges("M52 108h38M44 118h54M54 128h36M48 138h48M58 148h28", hues.cut, 2.6, "14 5"),
        gouges("M118 112h30M160 124h30M116 152h26M150 142h20", hues.sky, 2.4),
        shape("M150 190l-16-40h12l30 40z", hues.front),
        gouges("M136 156h15M141 166h18M146 176h22M150 185h24", hues.land, 2.4),
        shape("M196 190l-4-86-14-16 3-3 12 12V78h6v20l14-12 3 3-15 18 5 83z", hues.front),
        shape(
            "M190 24" + leaf + "M160 46" + leaf + "M176 66" + leaf + "M196 52" + leaf, hues.front
        ),
        shape(wood(((8, 40), (24, 54), (40, 34)), 98), hues.front),
    )


def scenic_swamp() -> str:
    """Reeds, mist in bands, a dead tree and a boardwalk that goes nowhere."""
    hues = SWAMP
    reeds = "".join(
        f"M{numbers(x, 190)}q2-40 {bend}-{high}"
        for x, bend, high in (
            (12, 4, 84),
            (22, -4, 66),
            (34, 6, 92),
            (44, -2, 60),
            (188, -4, 90),
            (200, 4, 70),
            (210, -3, 98),
        )
    )
    tails = "".join(
        f"M{numbers(x + bend, 190 - high)}v14"
        for x, bend, high in ((12, 4, 88), (34, 6, 96), (188, -4, 94), (210, -3, 102), (22, -4, 68))
    )
    mist = "M10 92h72M110 88h96M40 106h64M136 110h60M4 124h50M96 132h88"
    tree = (
        "M150 126l-3-40-18-20 3-3 15 14V44l-10-14 3-2 10 12 8-18 3 1-7 22v26l18-18 3 2-19 26 4 45z"
    )
    return _scene(
        hues,
        (120, 34, 16),
        shape("M0 78q60-14 110-4t110-4V190H0z", hues.land),
        gouges(mist, mix(hues.cut, hues.sky, 0.4), 6),
        shape(tree, hues.front),
        shape("M70 190l18-54h34l26 54z", hues.front),
        gouges("M87 144h38M84 154h45M81 164h52M78 174h60M74 185h68", hues.land, 3),
        gouges("M88 136v-14M122 136v-14M88 126h34", hues.front, 3.4),
        gouges(reeds, hues.front, 2.6) + gouges(tails, hues.front, 7),
        gouges("M60 146h.1M52 160h.1M168 150h.1M176 168h.1", hues.cut, 5),
    )


def pinehill_park() -> str:
    """A round hill of firs, a picnic table, a board with a map."""
    hues = PARK
    return _scene(
        hues,
        (36, 34, 14),
        shape("M0 110Q110 20 220 104V190H0z", hues.land),
        shape(
            wood(((46, 44), (64, 56), (84, 62), (104, 70), (124, 66), (146, 58), (166, 48)), 88),
            mix(hues.land, hues.front, 0.55),
        ),
        shape(
            wood(((26, 58), (54, 66), (82, 56), (138, 60), (168, 72), (196, 60)), 122), hues.front
        ),
        gouges("M0 190Q40 150 96 146T150 124", hues.cut, 4, "7 8"),
        shape("M0 164q60-26 120-14t100-12v52H0z", mix(hues.front, hues.land, 0.35)),
        shape("M28 162h52v5H28zM20 174h68v4H20zM36 167h6l-8 20h-6zM66 167h6l8 20h-6z", palette.INK),
        shape("M158 136h36v24h-36zM162 160h5v28h-5zM185 160h5v28h-5z", palette.INK),
        gouges("M164 154l7-10 7 6 10-8", hues.cut, 2),
        gouges("M104 24l-3 12M84 36l-3 10M124 32l-2 10M64 46l-2 9M146 44l-2 9", hues.cut, 1.6),
    )


def crooked_chasm() -> str:
    """Two walls, a gap that bends like lightning, and a rope bridge over it."""
    hues = CHASM
    walls = (
        "M8 80l44-8M6 100l36-6M14 122l42-8M4 146l46-10M12 168l44-8M170 84l40 8M164 106l44 8M176"
        " 130l36 6M160 152l46 8M172 174l36 4"
    )
    return _scene(
        hues,
        (186, 30, 13),
        shape("M0 60L34 48 62 58 92 52H138L160 60 196 52 220 66V190H0z", hues.land),
        shape("M92 52l-14 36 20 28-26 34 14 40h64l-20-36 18-36-22-30 22-36z", ABYSS),
        gouges("M78 88l20 28-26 34M116 88l22 30-18 36", hues.front, 5),
        gouges("M72 96q38 22 64 0", hues.cut, 2.4) + gouges("M66 82q44 20 74 0", hues.cut, 1.8),
        gouges("M78 88v12M88 92v12M98 94v13M108 94v13M118 92v12M128 88v12", hues.cut, 1.6),
        gouges(walls, hues.front, 4, "18 9"),
        shape(pine(18, 58, 38) + pine(36, 54, 26) + pine(202, 60, 34), hues.front),
        gouges("M62 82v16M140 82v16", hues.front, 5),
    )


def plain(site: str) -> str:
    """A Site that nobody has drawn yet."""
    return _scene(PARK, (190, 26, 12), emblem(site, 50, 35, 120, PARK.land, PARK.front))


def drawings() -> dict[str, str]:
    """The scenes, by file name."""
    own = drawn_by(
        *(crystal_river, witch_ridge, maple_lake, scenic_swamp, pinehill_park, crooked_chasm)
    )
    return named("site-", pictures(data.SITES, own, plain))
