"""The squares of the rooms, seen from above; every tile is 50 by 50.

Lava and water have one colour along all four sides, so neighbouring squares form a pool whichever
way their rooms are turned. Each terrain has a pattern of its own: slabs, a hole, islands, waves,
curls, steps, planks. None is told by its colour alone.
"""

from art.drawing import disc, document, dot, dots, flat, group, line, oval, rectangle, shape
from art.twister import palette
from art.twister.marks import SQUARE, cut, slab, turned

WHOLE = rectangle(0, 0, SQUARE, SQUARE)


def tile(*marks: str) -> str:
    """A whole tile."""
    return document(SQUARE, SQUARE, cut(*marks))


def paved(*slabs: str) -> str:
    """Flagstones in their bed of mortar, in two tones."""
    tones = (palette.STONE, palette.SAND)
    stones = [shape(data, tones[place % 2]) for place, data in enumerate(slabs)]
    return shape(WHOLE, palette.GROUT) + "".join(stones)


FLOOR = paved(slab(1, 1, 49, 49, 3))
"""One flagstone, which lies under everything that is built on the floor."""


def floors() -> dict[str, str]:
    """Three ways to pave a square, so that neighbours need not look alike."""
    return {
        "floor-1": tile(
            FLOOR,
            line("M36 45h9M40 41h5M44 37v1M6 7l5 3 1 5M11 10l4-1", palette.SHADE, 1.4),
        ),
        "floor-2": tile(
            paved(slab(1, 1, 29, 49), slab(30, 1, 49, 27), slab(30, 28, 49, 49)),
            line("M20 45h6M23 41h3M41 24h5M43 45h3M5 6l4 4", palette.SHADE, 1.4),
        ),
        "floor-3": tile(
            paved(slab(1, 1, 49, 20), slab(1, 21, 22, 49), slab(23, 21, 49, 49)),
            line("M40 17h6M15 45h4M42 45h4M45 41v1M7 5l6 2 3-2", palette.SHADE, 1.4),
        ),
    }


def pit() -> str:
    """The floor has broken away; the walls of the hole go down into the dark."""
    hole = "M9 7l12 2 11-3 10 5-1 11 3 10-5 10-12-1-11 3-10-5 1-11-2-10z"
    return tile(
        FLOOR,
        shape(hole, palette.INK),
        flat("M9 7l12 2 11-3 10 5-1 5-9-4-10 3-9-2z", palette.EARTH),
        line("M15 13v5M21 14v7M27 13v6M33 12v8M38 14v4M12 27l3 1M37 30l-3 1", palette.SOOT, 2),
        line("M4 17l4 2M44 15l3-3M45 36l3 3M6 38l-3 4M24 6V3M26 45v3", palette.SHADE, 1.6),
    )


def _lava() -> str:
    """Bright rock that runs, with cooling islands on it."""
    islands = (
        "M5 9l9-5 8 3 1 8-7 5-9-2z",
        "M29 5l8-2 9 5-2 9-8 2-8-6z",
        "M21 24l9-3 7 5-2 8-10 2-6-6z",
        "M4 27l7-3 5 6-1 8-8 2-4-6z",
        "M39 31l6-1 2 9-7 7-8-3 1-7z",
        "M14 43l7-3 7 3-2 4-9 1z",
    )
    crust = f'fill="{palette.CRUST}" stroke="{palette.GLOW}" stroke-width="2.2"'
    return (
        shape(WHOLE, palette.LAVA)
        + f'<path d="{"".join(islands)}" {crust}/>'
        + line("M25 16l-3 5M18 24l-2-2M36 22l2 5M12 41l-4 1M30 38l-1 3M25 9l1-5", palette.SPARK, 2)
    )


def lava() -> str:
    """Lava as far as it goes."""
    return tile(_lava())


def _water() -> str:
    """Deep water with three rows of waves."""
    waves = "M4 {0}q5-6 10 0t10 0 10 0 10 0"
    rows = "".join(waves.format(top) for top in (10, 26, 42))
    under = "".join(f"M9 {top}q5-5 10 0t10 0 10 0" for top in (17, 33))
    return (
        shape(WHOLE, palette.WATER) + line(under, palette.ABYSS, 3) + line(rows, palette.FOAM, 2.2)
    )


def water() -> str:
    """Water as far as it goes."""
    return tile(_water())


def mist() -> str:
    """Curls of mist; the paving shows only at the rim."""
    curls = (
        "M8 16c0-6 9-8 12-3 2 4-3 8-6 5-2-2 0-5 2-4M20 15h20"
        "M42 30c1-6-8-9-12-4-2 4 2 8 6 6 2-1 2-5-1-5M30 28H9"
        "M10 43c-1-5 7-7 9-3 1 3-2 5-4 4M19 42h22"
    )
    return tile(
        FLOOR,
        shape(
            "M4 12q4-8 12-6 8-5 15 0 9-3 14 5 5 7 1 14 4 8-2 14-4 7-12 5-8 5-15 0-9 2-13-5"
            "-4-7 0-13-4-7 0-14z",
            palette.FOG,
        ),
        line(curls, palette.HAZE, 5.4),
        line(curls, palette.CHALK, 2.6),
    )


def stairs() -> str:
    """Five steps, each darker than the one above, between two walls of stone."""
    tones = (palette.CHALK, palette.SAND, palette.SHADE, palette.GROUT, palette.EARTH)
    steps = "".join(
        shape(rectangle(8, 3 + 9 * step, 34, 8), tone) for step, tone in enumerate(tones)
    )
    treads = "".join(f"M8 {11.5 + 9 * step:g}h34" for step in range(5))
    return tile(
        shape(WHOLE, palette.GROUT),
        shape(slab(1, 1, 49, 49), palette.STONE),
        shape(rectangle(6, 2, 38, 46), palette.INK),
        steps,
        line(treads, palette.INK, 1.6),
        line("M12 6h8M12 15h6M12 24h5M12 33h4", palette.GROUT, 1),
    )


def _bridge(below: str) -> str:
    """Planks on two beams, from left to right, and what flows below."""
    joints = "".join(f"M{8.3 * board:g} 12v26" for board in range(1, 6))
    return (
        below
        + shape(rectangle(0, 9, SQUARE, 32), palette.INK)
        + shape(rectangle(0, 12, SQUARE, 26), palette.PLANK)
        + line(joints, palette.INK, 1.6)
        + line("M3 17h2M20 31h2M28 18h2M45 29h2M11 24h2M37 34h2", palette.WOOD, 1.4)
        + line("M0 11h50M0 39h50", palette.WOOD, 2.6)
        + dots(palette.INK, (4, 11, 1.5), (29, 11, 1.5), (21, 39, 1.5), (46, 39, 1.5))
    )


def bridges() -> dict[str, str]:
    """The two bridges, from left to right and from top to bottom."""
    files = {}
    for name, below in (("lava", _lava()), ("water", _water())):
        files[f"bridge_{name}"] = tile(_bridge(below))
        planks = turned(_bridge(""), 90, SQUARE / 2)
        files[f"bridge_{name}-upright"] = tile(below, planks)
    return files


def fountain() -> str:
    """A round basin with a jet in the middle."""
    return tile(
        FLOOR,
        disc(25, 25, 21, palette.INK),
        disc(25, 25, 18.6, palette.CHALK),
        line(
            "M25 6.5v4M25 39.5v4M6.5 25h4M39.5 25h4M12 12l3 3M35 35l3 3M38 12l-3 3M15 35l-3 3",
            palette.EARTH,
            1.8,
        ),
        disc(25, 25, 14, palette.INK),
        disc(25, 25, 12.4, palette.WATER),
        line("M16 25a9 9 0 0 1 9-9M34 25a9 9 0 0 1-9 9", palette.RIPPLE, 2),
        shape("M25 17l2.4 5.6L33 25l-5.6 2.4L25 33l-2.4-5.6L17 25l5.6-2.4z", palette.FOAM),
        dot(25, 25, 2, palette.CHALK),
    )


def _books(marked: int) -> str:
    """A case with two rows of books, and one or two ribbons for the number of the library."""
    spines = (
        *((5, "#8c2f24"), (11, palette.PLANK), (16, "#2f5d50"), (23, palette.CHALK)),
        *((27, "#35507c"), (34, "#8c2f24"), (39, palette.SHADE)),
    )
    wide = (5, 4, 6, 3, 6, 4, 6)
    upper = "".join(
        shape(rectangle(x, 6 + place % 3, across, 16 - place % 3), tone)
        for place, ((x, tone), across) in enumerate(zip(spines, wide, strict=True))
    )
    lower = "".join(
        shape(rectangle(45 - x - across + 5, 28 + place % 2, across, 16 - place % 2), tone)
        for place, ((x, tone), across) in enumerate(zip(spines, wide, strict=True))
    )
    ribbons = "".join(
        shape(f"M{x} 15h7v20l-3.5-4-3.5 4z", palette.SPARK) for x in ((21.5,), (15, 28))[marked - 1]
    )
    return (
        shape(WHOLE, palette.INK)
        + shape(rectangle(2, 2, 46, 46), palette.WOOD)
        + flat(rectangle(4, 4, 42, 18), palette.INK)
        + flat(rectangle(4, 26, 42, 18), palette.INK)
        + upper
        + lower
        + group(ribbons, stroke=palette.INK, stroke_width="1.6")
    )


def artefact() -> str:
    """A block of black stone that swallows the magic around it."""
    return tile(
        shape(WHOLE, palette.INK),
        shape("M25 2l23 23-23 23L2 25z", palette.GHOST),
        line("M3 3l11 11M47 3L36 14M3 47l11-11M47 47L36 36", palette.LILAC, 2.4),
        shape("M25 9l16 16-16 16L9 25z", palette.INK),
        shape("M25 14l4 7 7 4-7 4-4 7-4-7-7-4 7-4z", palette.LILAC),
        oval(25, 25, 3, 4.6, palette.INK),
    )


def drawings() -> dict[str, str]:
    """The tiles of all terrains except gears, by file name."""
    tiles = {
        **floors(),
        "pit": pit(),
        "lava": lava(),
        "water": water(),
        "mist": mist(),
        "stairs": stairs(),
        **bridges(),
        "fountain": fountain(),
        "library-1": tile(_books(1)),
        "library-2": tile(_books(2)),
        "artefact": artefact(),
    }
    return {f"{name}.svg": text for name, text in tiles.items()}
