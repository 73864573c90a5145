"""The Cryptids, 100 by 100, each in front of the moon and told by its outline alone.

They share nothing but the sky behind them.
"""

from collections.abc import Callable

from art.cryptids import palette
from art.cryptids.marks import gouges, ragged, wood
from art.drawing import disc, discs, document, flat, mirrored, oval, rings, shape
from art.fallback import emblem
from art.files import named, pictures
from engine.cryptids import data

NIGHT = "M0 0h100v100H0z"
STARS = "M8 14h.1M18 6h.1M91 10h.1M83 4h.1M95 28h.1M5 34h.1"


def _sky(*beast: str) -> str:
    """A Cryptid in front of the moon."""
    return document(
        100,
        100,
        shape(NIGHT, palette.PINE),
        rings(50, 48, (45, palette.FOREST), (38, palette.MOON)),
        discs(palette.CRATER, (30, 34, 5), (70, 60, 6), (66, 26, 3)),
        gouges(STARS, palette.MOON, 1.6),
        shape(wood(((3, 34), (15, 22), (88, 24), (98, 36)), 100), palette.INK),
        *beast,
    )


def _together(*marks: str) -> str:
    return "".join(marks)


def bigfoot_figure() -> str:
    """A head without a neck on shoulders as wide as the picture, all of it fur."""
    return _together(
        shape(
            ragged("50 8 61 14 68 30 72 50 92 62 99 100 1 100 8 62 28 50 32 30 39 14", 2.6, 3),
            palette.INK,
        ),
        shape(
            ragged("50 12 62 26 69 54 90 68 94 100 6 100 10 68 31 54 38 26", 1.8, 4), palette.BARK
        ),
        shape(
            "M37 40c0-11 6-16 13-16s13 5 13 16c0 6-1 9-2 13-2 9-6 13-11 13s-9-4-11-13"
            "c-1-4-2-7-2-13z",
            palette.LEATHER,
        ),
        shape("M35 38c5-6 11-5 15-1 4-4 10-5 15 1l-2 6c-5-4-9-3-13 0-4-3-8-4-13 0z", palette.INK),
        oval(43.5, 44.5, 3.4, 2.8, palette.AMBER) + oval(56.5, 44.5, 3.4, 2.8, palette.AMBER),
        discs(palette.INK, (44, 44.6, 1.3), (56, 44.6, 1.3)),
        flat("M44 54c1-3 4-5 6-5s5 2 6 5c-1 2-4 2-6 1-2 1-5 1-6-1z", palette.INK),
        gouges("M42 60q8 5 16 0", palette.INK, 2.4),
        mirrored(
            gouges(
                "M35 58l3 9M31 66l2 10M24 66l-1 9M17 72l-3 10M27 80l-1 10M38 72l2 9M12 88l-2 9M34"
                " 88l1 9M46 76l1 8M43 16l-3 8M47 12v7",
                palette.LEATHER,
                1.7,
            ),
        ),
    )


def mothman_figure() -> str:
    """Wings from edge to edge, and two eyes like lamps."""
    wing = (
        "M47 52C38 30 22 16 1 10c-2 8 0 14 3 19-4 5-4 11-1 17-3 6-2 12 2 17-1 7 1 12 7 17 2 7 6 12"
        " 13 16 7-6 16-16 22-30z"
    )
    return _together(
        mirrored(
            shape(wing, palette.INK)
            + shape(
                "M44 52C36 34 24 22 7 15c0 6 2 10 5 14-3 5-3 9 0 14-2 6-1 10 3 14 0 7 2 11 7 15 2 6"
                " 5 9 8 12 6-7 11-17 14-32z",
                palette.SLATE,
            )
            + gouges(
                "M42 54L12 20M42 57L10 38M42 61L11 56M43 66L18 74M44 70L28 86", palette.INK, 1.6
            )
            + rings(22, 36, (5.5, palette.CRATER), (2.6, palette.INK))
            + gouges("M14 24l5 1M12 46l5-1M16 62l5-2M24 76l4-4", palette.MIST, 1.4),
        ),
        shape(
            "M50 30c9 0 14 6 14 15 0 5-2 8-3 12l2 18c-2 12-7 20-13 25-6-5-11-13-13-25l2-18"
            "c-1-4-3-7-3-12 0-9 5-15 14-15z",
            palette.INK,
        ),
        mirrored(
            gouges("M45 31C42 22 37 15 28 9", palette.INK, 2.6)
            + gouges(
                "M41.5 24l-6 .5M38.5 19l-6 0M35 14.5l-6-.5M42.5 25l1-6M39.5 20l.5-6M36 15.5l0-6",
                palette.INK,
                1.6,
            ),
        ),
        shape(ragged("36 56 43 66 50 70 57 66 64 56 50 60", -2.4, 2), palette.MIST),
        gouges("M44 76q6 3 12 0M45 83q5 3 10 0M47 90q3 2 6 0", palette.SLATE, 1.8),
        discs(palette.EMBER, (43, 44, 6.6), (57, 44, 6.6)),
        discs(palette.AMBER, (43, 44, 4.6), (57, 44, 4.6)),
        discs(palette.INK, (43, 44, 1.8), (57, 44, 1.8)),
    )


def loveland_frog_figure() -> str:
    """Wide, wet and upright, with a wand that sparks."""
    return _together(
        shape("M14 100c0-14 6-22 16-26h40c10 4 16 12 16 26z", palette.INK),
        shape("M22 100c1-11 6-17 14-20h28c8 3 13 9 14 20z", palette.FERN),
        shape("M34 100c0-8 5-14 16-14s16 6 16 14z", palette.MOON),
        shape(
            "M28 26a14 14 0 0 1 13 8c6-1 12-1 18 0a14 14 0 0 1 27 5c0 4-1 6-3 9 4 4 7 9 7 15 0"
            " 14-16 20-40 20S10 77 10 63c0-6 3-11 7-15-2-3-3-5-3-9a14 14 0 0 1 14-13z",
            palette.INK,
        ),
        shape(
            "M28 29a11 11 0 0 1 11 8l22 0a11 11 0 1 1 18 10c5 4 8 9 8 15 0 12-15 17-37 17"
            "s-37-5-37-17c0-6 3-11 8-15A11 11 0 0 1 28 29z",
            palette.FERN,
        ),
        shape("M16 66c10 8 22 10 34 10s24-2 34-10c-3 9-17 13-34 13s-31-4-34-13z", palette.MOON),
        gouges("M14 62q36 18 72 0", palette.INK, 2.8),
        mirrored(
            rings(28, 39, (8.4, palette.INK), (6.8, palette.AMBER))
            + oval(28, 39, 5, 2.2, palette.INK)
            + gouges("M22 53h.1M30 56h.1M26 60h.1M36 50h.1", palette.MOSS, 3.2)
            + gouges("M32 31q4 2 5 6M18 56q-2 4-1 7", palette.MIST, 1.6),
        ),
        gouges("M45 56h2M53 56h2", palette.INK, 2),
        gouges("M78 100L88 66", palette.INK, 5.5),
        gouges("M78.5 99L88 67", palette.LEATHER, 2.6),
        shape("M72 84c4-4 12-4 15 0 1 4-2 8-7 8s-9-4-8-8z", palette.INK),
        shape("M74 84.5c3-3 9-3 11 0 1 3-1 5-5 5s-7-2-6-5z", palette.FERN),
        shape("M89 48l2.6 8 8-1-5.6 6 4 7-8-2-4.5 7-1.5-8-8-1.5 7-4-3.5-7.5 7.5 3z", palette.AMBER),
        disc(89, 60, 3, palette.MOON),
    )


def jackalope_figure() -> str:
    """A hare's ears to both sides, a stag's antlers above."""
    return _together(
        mirrored(
            gouges(
                "M44 46C42 36 33 30 31 10M36.5 29C31 27 25 22 24 15M33 20C36 18 40 13 40 7M40 36C43"
                " 33 45 29 45 24",
                palette.INK,
                5.4,
            )
            + gouges("M43 44C41 36 34.5 31 32.5 14M35 27C31 25 28 22 26 18", palette.LEATHER, 1.6)
            + shape("M36 60C20 58 7 48 2 32c-1-3 1-5 4-4 16 3 29 13 35 27z", palette.INK)
            + shape("M34 57C22 54 12 46 7 33c13 3 23 11 29 21z", palette.LEATHER)
            + gouges("M14 40q7 8 17 13", palette.MOON, 1.8),
        ),
        shape(
            ragged("50 42 64 46 70 60 69 74 76 86 80 100 20 100 24 86 31 74 30 60 36 46", 1.8, 2),
            palette.INK,
        ),
        shape(
            "M50 46c11 0 17 8 17 18 0 7-3 12-5 16 5 5 9 11 10 20H28c1-9 5-15 10-20-2-4-5-9-5-16"
            " 0-10 6-18 17-18z",
            palette.LEATHER,
        ),
        shape("M50 66c6 0 10 4 10 10 0 5-4 8-10 8s-10-3-10-8c0-6 4-10 10-10z", palette.MOON),
        shape(ragged("37 88 43 98 50 100 57 98 63 88 50 92", -2, 2), palette.MOON),
        mirrored(
            oval(41, 61, 4.2, 4.8, palette.INK)
            + oval(41, 61, 3, 3.6, palette.AMBER)
            + disc(42, 61, 1.7, palette.INK)
            + gouges(
                "M42 74L26 71M42 76L26 79M34 52q4-4 8-3M32 92l-2 6M38 84l-4 4", palette.INK, 1.3
            ),
        ),
        flat("M46 69h8l-4 5z", palette.INK),
        gouges("M50 74v4M50 78q-3 3-6 1M50 78q3 3 6 1", palette.INK, 1.6),
        shape("M46.6 79h6.8v6.5h-6.8z", palette.INK)
        + flat("M47.6 79h2v5.3h-2zM50.4 79h2v5.3h-2z", palette.MOON),
    )


def plain(cryptid: str) -> str:
    """A Cryptid that nobody has drawn yet: a pattern on the moon, without the common sky."""
    moon = shape(NIGHT, palette.PINE) + disc(50, 48, 45, palette.MOON)
    return document(100, 100, moon, emblem(cryptid, 25, 23, 50, palette.INK, palette.AMBER))


FIGURES: dict[str, Callable[[], str]] = {
    "bigfoot": bigfoot_figure,
    "mothman": mothman_figure,
    "loveland_frog": loveland_frog_figure,
    "jackalope": jackalope_figure,
}
"""Cryptid -> what draws it, without the sky behind it."""


def drawings() -> dict[str, str]:
    """The portraits, by file name."""
    own = {cryptid: _sky(figure()) for cryptid, figure in FIGURES.items()}
    return named("", pictures(data.ROLES, own, plain))
