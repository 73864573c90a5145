"""The characters face to face, 100 by 100, each in a niche of stone.

They share nothing but the niche, so the outline alone tells who it is. Short strokes that follow
the form make the shade, as in a woodcut.
"""

from art.drawing import (
    disc,
    discs,
    document,
    dot,
    dots,
    flat,
    group,
    line,
    mirrored,
    oval,
    polygon,
    rings,
    shape,
)
from art.fallback import emblem
from art.files import drawn_by, named, pictures
from art.twister import palette
from art.twister.marks import cut
from engine.twister import data

ARCH = "M8 100V44C8 20 26 6 50 6s42 14 42 38v56z"
JOINTS = "M0 30l11-3M0 56h8M0 80h8M100 30l-11-3M100 56h-8M100 80h-8M24 13L18 3M50 6V0M76 13l6-10"
SKIN = "#e2b184"
TAN = "#c98d5c"
RED = "#b1391f"
TEAL = "#2a7067"


def _niche(light: str, *figure: str) -> str:
    """Someone in a niche of a wall, lit in a colour of their own."""
    return document(
        100,
        100,
        cut(
            shape("M0 0h100v100H0z", palette.SOOT),
            line(JOINTS, palette.INK, 2),
            shape(ARCH, palette.INK),
            shape("M12 100V45C12 23 28 10 50 10s38 13 38 35v55z", light),
            *figure,
        ),
    )


def acrobat() -> str:
    """On one hand over a pit, in a harlequin's two colours."""
    left = "M52 40L22 20 14 26M52 40l-8 26"
    right = "M52 40l18-20 18 12"
    lozenges = "".join(
        polygon((x, y - 5), (x + 4, y), (x, y + 5), (x - 4, y))
        for x, y in ((36, 29), (61, 30), (48, 54), (79, 27))
    )
    return _niche(
        palette.STONE,
        shape("M12 84q18-8 38-6t38 4v18H12z", palette.EARTH),
        shape("M46 92q12-10 42-6v14H40z", palette.INK),
        line("M18 90l8-3M22 96l10-4M30 84l6-2", palette.SOOT, 2.4),
        line(left, palette.INK, 17) + line(right, palette.INK, 17),
        line("M44 66l-8 20M44 66l20 2 8-8", palette.INK, 13),
        line("M52 40L22 20", RED, 11) + line("M52 40l18-20 18 12", palette.SAND, 11),
        line("M52 40l-8 26", RED, 12) + line("M44 66l-8 20M44 66l20 2 8-8", SKIN, 8),
        flat(lozenges, palette.INK),
        rings(55, 76, (10, palette.INK), (7.8, SKIN)),
        shape("M47 79q8 7 16 0l-2 6q-6 4-12 0z", RED),
        dots(palette.INK, (52, 74, 1.4), (58, 74, 1.4)),
        line("M52.5 70.5q2.5-2 5 0", palette.INK, 1.6),
        shape("M13 20l8-3 5 5-9 8z", palette.INK) + shape("M82 27l10 2-2 8-9-3z", palette.INK),
    )


def barbarian() -> str:
    """Horns, a nose guard and a beard in two plaits, in front of the blade of an axe."""
    return _niche(
        palette.GROUT,
        shape("M66 16c16 4 24 16 22 36-8-8-16-10-24-8z", palette.INK),
        shape("M69 20c11 4 17 13 16 26-6-5-11-7-17-6z", palette.FOG),
        line("M66 14l6 86", palette.WOOD, 5),
        shape("M10 100c2-18 14-26 40-26s38 8 40 26z", palette.INK),
        shape("M16 100c3-13 13-20 34-20s31 7 34 20z", palette.WOOD),
        line("M22 92l4 6M30 88l4 8M70 88l-4 8M78 92l-4 6M40 86l2 8M60 86l-2 8", palette.SOOT, 2.4),
        mirrored(
            shape("M31 40C20 40 12 32 12 16c4 8 10 11 21 10z", palette.INK)
            + shape("M30 37c-8-1-13-6-15-14 5 5 10 7 16 6z", palette.CHALK)
            + line("M20 30l3-3M24 34l2-4", palette.SHADE, 1.6)
        ),
        shape("M28 46c0-18 9-28 22-28s22 10 22 28v20c0 8-8 14-22 14s-22-6-22-14z", palette.INK),
        shape("M32 50h36v14c0 8-8 12-18 12s-18-4-18-12z", TAN),
        shape("M31 44c0-14 8-23 19-23s19 9 19 23v5H31z", palette.IRON),
        flat("M46 21h8v44h-8z", palette.HAZE),
        line("M31 45h38", palette.INK, 3) + line("M36 38q1-8 7-12", palette.FOG, 2),
        dots(palette.FOG, (35, 47, 1.5), (65, 47, 1.5)),
        shape("M34 53l10 2-1 5h-7zM66 53l-10 2 1 5h7z", palette.CHALK),
        dots(palette.INK, (41, 57.5, 1.9), (59, 57.5, 1.9)),
        line("M33 51l11 3M67 51l-11 3", palette.INK, 2.4),
        shape(
            "M30 62c4 6 10 5 20 5s16 1 20-5c1 14-2 26-8 34l-5-9-7 9-7-9-5 9c-6-8-9-20-8-34z", RED
        ),
        line(
            "M36 72l1 10M43 74v8M57 74v8M64 72l-1 10M50 76v9M40 88l1 3M60 88l-1 3",
            palette.CRUST,
            2.2,
        ),
        line("M44 69q6 3 12 0", palette.INK, 2.2),
    )


def courtesan() -> str:
    """A look over an open fan, and pins in a high bun."""
    ribs = "M50 98L18 71M50 98L28 66M50 98L39 63M50 98V62M50 98L61 63M50 98L72 66M50 98L82 71"
    return _niche(
        "#c9798a",
        line("M36 10L64 24M64 10L36 24", palette.SPARK, 2.6),
        discs(palette.SPARK, (35, 10, 3), (65, 10, 3)),
        disc(50, 20, 12, palette.INK) + line("M42 18q8-6 16 0M43 23q7-5 14 0", palette.EARTH, 2),
        shape("M26 58c-2-22 8-32 24-32s26 10 24 32l-3 12H29z", palette.INK),
        shape("M34 46c0-10 6-16 16-16s16 6 16 16v14c0 6-7 14-16 14s-16-8-16-14z", palette.SAND),
        shape("M33 48c-1-12 6-20 17-20s18 8 17 20c-4-8-9-11-17-14-8 3-13 6-17 14z", palette.INK),
        line("M39 45q4-3 8 0M53 45q4-3 8 0", palette.INK, 2),
        mirrored(
            shape("M38 52q5-6 10 0-5 4-10 0z", palette.CHALK) + dot(43.5, 51.5, 2.3, palette.INK)
        ),
        line("M38 52q5-6 10 0M62 52q-5-6-10 0", palette.INK, 2),
        shape("M13 71C19 60 34 55 50 55s31 5 37 16L50 99z", palette.INK),
        shape("M18 70c6-8 18-11 32-11s26 3 32 11L50 96z", RED),
        line(ribs, palette.INK, 1.8),
        line("M22 70q28-14 56 0", palette.SPARK, 2.6),
        line("M40 86q10-5 20 0", palette.SPARK, 2),
    )


def fire_elemental() -> str:
    """A flame that looks back."""
    return _niche(
        palette.CRUST,
        shape(
            "M52 8c10 10 14 18 12 28 5-2 8-7 8-15 12 12 18 26 16 42-2 20-16 34-38 34S12 84"
            " 12 64c0-16 10-24 14-42"
            " 7 5 10 11 10 18 11-8 17-18 16-32z",
            palette.LAVA,
        ),
        shape(
            "M52 24c5 9 6 17 2 25 8-1 14-5 17-12 7 9 9 18 8 27-2 16-12 28-29 28S22 80 22 65"
            "c0-11 5-17 8-27 6 6 8 11 7 17"
            " 10-6 16-17 15-31z",
            palette.GLOW,
        ),
        shape(
            "M50 54c10 6 20 10 20 22 0 10-8 16-20 16s-20-6-20-16c0-12 12-14 20-22z", palette.SPARK
        ),
        mirrored(
            shape("M28 58l18 8c0 8-3 12-8 12-7 0-11-8-10-20z", palette.INK)
            + dot(38.5, 69, 2.6, palette.CHALK)
        ),
        shape("M38 84l4-3 4 3 4-3 4 3 4-3 4 3c-3 6-7 8-12 8s-9-2-12-8z", palette.CRUST),
        line("M20 40l-3 7M82 40l3 6M60 16l2 6M17 78l4 6M83 78l-4 6", palette.SPARK, 2.4),
        dots(palette.GLOW, (24, 14, 2.4), (74, 12, 2)) + dot(84, 26, 1.6, palette.SPARK),
    )


def magophage() -> str:
    """All mouth, closing on sparks of magic."""
    spark = "M0-9l2.5 6.5L9 0 2.5 2.5 0 9-2.5 2.5-9 0l6.5-2.5z"
    teeth = (
        "M34 57l6 11 5-12 6 11 5-13 6 11 5-13 6 10 5-10 6 4V48l-16 3z"
        "M42 84l3-10 6 9 4-10 6 10 4-10 6 10 4-9 6 9 5-3v8z"
    )
    wrinkles = "M22 66l6 4M20 76l7 3M20 86l8 2M26 54l5 3M36 38l-5 3M64 36l4-4M72 40l4-3M30 94l8-1"
    return _niche(
        palette.GHOST,
        shape("M10 100C8 60 20 22 52 22c24 0 36 14 38 32l-20 2-34 6 10 22 42 4 2 12z", palette.INK),
        shape("M16 100C14 62 24 28 52 28c18 0 29 9 32 22l-16 2-40 8 14 28 44 4v8z", TEAL),
        shape("M32 56l42-5 14 4-2 30-42-1z", palette.CRUST),
        shape(teeth, palette.CHALK),
        rings(50, 40, (8, palette.INK), (6, palette.SPARK)) + oval(51.5, 40, 1.8, 4.6, palette.INK),
        line("M40 32q9-8 20-2", palette.INK, 3),
        line(wrinkles, palette.SOOT, 2.2),
        group(shape(spark, palette.SPARK), transform="matrix(1 0 0 1 74 67)"),
        group(shape(spark, palette.LILAC), transform="matrix(.6 0 0 .6 86 30)"),
        group(shape(spark, palette.LILAC), transform="matrix(.5 0 0 .5 22 24)"),
    )


def prophet() -> str:
    """A deep hood, a white beard, and a third eye that is open."""
    folds = "M28 66l-6 30M34 80l-4 18M72 66l6 30M66 80l4 18M30 44q3-14 10-20M70 44q-3-14-10-20"
    return _niche(
        "#c8a84e",
        line("M50 12v-6M26 22l-5-5M74 22l5-5M18 44h-6M82 44h6", palette.CHALK, 2.6),
        shape("M50 10C76 18 82 46 82 62l12 38H6l12-38c0-16 6-44 32-52z", palette.INK),
        shape("M50 15c22 8 27 32 27 48l11 37H12l11-37c0-16 5-40 27-48z", "#4d4a7c"),
        line(folds, palette.INK, 2.2),
        shape("M50 28c14 6 19 20 19 34 0 10-6 22-19 22S31 72 31 62c0-14 5-28 19-34z", palette.INK),
        shape("M50 34c10 5 14 16 14 27 0 8-5 15-14 15s-14-7-14-15c0-11 4-22 14-27z", TAN),
        shape("M36 62c4 5 8 4 14 2 6 2 10 3 14-2 3 16-4 30-14 38-10-8-17-22-14-38z", palette.CHALK),
        line("M44 74l2 12M50 76v16M56 74l-2 12", palette.HAZE, 2),
        line("M40 60q3 2 7 0M53 60q4 2 7 0", palette.INK, 2.2),
        shape("M38 48c4-6 8-8 12-8s8 2 12 8c-4 5-8 7-12 7s-8-2-12-7z", palette.CHALK),
        line("M38 48c4-6 8-8 12-8s8 2 12 8c-4 5-8 7-12 7s-8-2-12-7z", palette.INK, 2),
        rings(50, 47.5, (5, palette.GHOST), (2.2, palette.INK)) + dot(51.5, 46, 1, palette.CHALK),
    )


def telekineticist() -> str:
    """A bare skull, fingers at the temples, and things in the air around it."""
    return _niche(
        TEAL,
        line("M26 50a26 26 0 0 1 48 0M18 46a34 34 0 0 1 64 0", palette.FOAM, 2),
        shape("M14 100c2-16 14-22 36-22s34 6 36 22z", palette.INK),
        shape("M20 100c3-11 13-16 30-16s27 5 30 16z", "#7c4a86"),
        line("M50 84v16M34 90l4 8M66 90l-4 8", palette.INK, 2.2),
        shape(
            "M30 52c0-14 8-22 20-22s20 8 20 22c0 8-3 12-4 18-2 8-8 14-16 14s-14-6-16-14"
            "c-1-6-4-10-4-18z",
            palette.INK,
        ),
        shape(
            "M33 52c0-12 7-19 17-19s17 7 17 19c0 8-3 11-4 17-2 7-7 12-13 12s-11-5-13-12"
            "c-1-6-4-9-4-17z",
            SKIN,
        ),
        line("M43 38q7-3 14 0M44 43q6-2 12 0", TAN, 2),
        line("M37 53l10 2M63 53l-10 2", palette.INK, 3),
        oval(43, 59, 3.4, 2.2, palette.CHALK) + oval(57, 59, 3.4, 2.2, palette.CHALK),
        dots(palette.INK, (43.5, 59, 1.5), (56.5, 59, 1.5)),
        line("M50 58l-2 9h4M44 74h12", palette.INK, 2),
        mirrored(
            shape("M12 92c0-16 4-28 12-36l8-2 1 5-6 4 7-1 1 5-7 2c-4 8-6 14-6 23z", palette.INK)
            + shape("M16 90c1-13 4-22 10-30l5-2-6 7-1 4 7-3-6 6c-3 7-4 12-4 18z", SKIN)
        ),
        shape("M50 6l11 9-11 9-11-9z", palette.INK)
        + shape("M50 9l7.5 6-7.5 6-7.5-6z", palette.SPARK),
        line("M22 24a5 5 0 1 1 4 8M26 32l5 8M29 37l3-2", palette.INK, 3),
        line("M22 24a5 5 0 1 1 4 8M26 32l5 8M29 37l3-2", palette.CHALK, 1.4),
        rings(76, 28, (6, palette.INK), (4.4, palette.SPARK), (2.4, TEAL)),
    )


def water_elemental() -> str:
    """A wave that bends over, with a calm face in it."""
    currents = "M24 90c-2-26 6-48 26-58M34 96c-4-22-1-40 10-52M44 96c-2-12-1-22 3-30"
    return _niche(
        "#8fc6d2",
        shape(
            "M10 100C6 60 18 18 56 16c22-1 34 12 34 26 0 10-6 16-14 16-7 0-11-5-10-10 1-4"
            " 4-6 8-5-2-8-10-12-18-8 6 14 8 24 8 34 0 14-4 24-8 31z",
            palette.INK,
        ),
        shape(
            "M15 100C11 62 22 24 56 21c19-1 29 9 29 20 0 7-4 12-9 12-4 0-6-2-5-5 1-2 3-2 6-1"
            " 2-10-8-20-20-17-4 1-7 3-9 6 9 12 12 24 12 36 0 12-3 21-7 28z",
            palette.WATER,
        ),
        line(currents, palette.RIPPLE, 2.6),
        line("M22 60q2-14 10-22M66 26q8 1 11 7", palette.FOAM, 3),
        shape("M28 60q6-7 12-1-2 8-7 8t-5-7zM46 58q5-6 10 0-1 8-5 8t-5-8z", palette.FOAM),
        dots(palette.INK, (34.5, 62.5, 2.2), (51.5, 61.5, 2)),
        line("M36 77q7 4 13-2", palette.INK, 2.4),
        shape("M6 92q8-8 16 0t16 0 16 0 16 0 16 0 10-2v14H6z", palette.INK),
        shape("M8 96q8-8 15 0t16 0 16 0 16 0 16 0 8-1v10H8z", palette.FOAM),
        dots(palette.FOAM, (84, 66, 3), (76, 72, 2), (88, 78, 2.2), (22, 22, 2.4)),
        line("M20 96h6M44 97h6M68 97h6", palette.ABYSS, 1.8),
    )


def plain(character: str) -> str:
    """A character that nobody has drawn yet."""
    return _niche(palette.STONE, emblem(character, 25, 35, 50, palette.INK, palette.SAND))


def drawings() -> dict[str, str]:
    """The portraits, by file name."""
    own = drawn_by(
        *(acrobat, barbarian, courtesan, fire_elemental),
        *(magophage, prophet, telekineticist, water_elemental),
    )
    return named("", pictures(data.CHARACTERS, own, plain))
