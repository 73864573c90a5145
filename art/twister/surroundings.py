"""What lies between and around the squares: walls, gates, lines, backs of rooms and cards."""

from art.drawing import disc, document, flat, group, line, rectangle, rings, shape
from art.twister import palette
from art.twister.gears import arrows, cog
from art.twister.marks import CLOCKWISE, SQUARE, cut, slab

THICK = 10
"""The width of an edge; half of it lies on each of the two squares."""

ROOM = 5 * SQUARE
MIDDLE = ROOM / 2


def wall() -> str:
    """Blocks of stone, end to end."""
    blocks = rectangle(1.5, 2, 15, 6) + rectangle(18.5, 2, 14, 6) + rectangle(34.5, 2, 14, 6)
    return (
        shape(rectangle(0, 0, SQUARE, THICK), palette.INK)
        + flat(blocks, palette.EARTH)
        + line("M4 6.4h8M21 6.4h6M37 6.4h7", palette.SOOT, 1.2)
    )


def gate_closed() -> str:
    """Iron bars from post to post: light between dark, unlike a wall."""
    bars = "".join(f"M{x} 0v10" for x in (13, 19, 25, 31, 37))
    return (
        flat(rectangle(6, 1.5, 38, 7), palette.CHALK)
        + line("M6 5h38", palette.IRON, 2.4)
        + line(bars, palette.INK, 3)
        + shape(rectangle(0, 0, 7, THICK) + rectangle(43, 0, 7, THICK), palette.INK)
    )


def gate_open() -> str:
    """Two posts, and the bars drawn back into them."""
    return (
        shape(rectangle(0, 0, 7, THICK) + rectangle(43, 0, 7, THICK), palette.INK)
        + line("M9.5 1v8M13 2v6M40.5 1v8M37 2v6", palette.INK, 2)
        + line("M17 5h3M24 5h3M31 5h3", palette.GROUT, 1.6)
    )


def edges() -> dict[str, str]:
    """Each kind of edge along a row, 50 by 10, and upright, 10 by 50."""
    files = {}
    for name, mark in (
        ("wall", wall()), ("gate-closed", gate_closed()), ("gate-open", gate_open())
    ):  # fmt: skip
        files[f"{name}.svg"] = document(SQUARE, THICK, mark)
        upright = group(mark, transform="matrix(0 1 1 0 0 0)")
        files[f"{name}-upright.svg"] = document(THICK, SQUARE, upright)
    return files


def room_back() -> str:
    """A room face down: dark masonry, and a wheel as a sign that rooms turn."""
    courses = []
    for row in range(10):
        shift = (0, -16, -30, -8, -22)[row % 5]
        for column in range(6):
            left, right = max(column * 50 + shift + 1, 2), min(column * 50 + shift + 49, 248)
            if right - left > 8:
                courses.append(slab(left, row * 25 + 1, right, row * 25 + 24, 2.5))
    tones = (palette.SOOT, "#54402f", "#43301f")
    stones = "".join(shape("".join(courses[start::3]), tone) for start, tone in enumerate(tones))
    wheel = (
        arrows(CLOCKWISE).replace(palette.CHALK, palette.INK)
        + shape(cog(16.4, 12.6), palette.INK)
        + flat(cog(14.6, 11.2), palette.EARTH)
        + disc(25, 25, 7, palette.INK)
    )
    return document(
        ROOM,
        ROOM,
        shape(rectangle(0, 0, ROOM, ROOM), palette.INK),
        stones,
        cut(
            line("M20 40l10 6 2 8M200 30l-8 12 6 8M30 205l14-4M214 214l-12 8 2 10", palette.INK, 3),
            group(wheel, transform=f"matrix(3 0 0 3 {MIDDLE - 75:g} {MIDDLE - 75:g})"),
        ),
    )


def _line(colour: str, pattern: str, mark: str) -> str:
    """A square of a starting line."""
    return document(
        SQUARE,
        SQUARE,
        cut(
            shape(rectangle(0, 0, SQUARE, SQUARE), palette.GROUT),
            shape(slab(1, 1, 49, 49, 3), colour),
            line(pattern, palette.CHALK, 2),
            mark,
        ),
    )


BOXES = "M6 6h8v8H6zM36 6h8v8h-8zM6 36h8v8H6zM36 36h8v8h-8z"
RINGS = "".join(f"M{x - 4} {y}a4 4 0 1 0 8 0 4 4 0 1 0-8 0z" for x in (10, 40) for y in (10, 40))


def lines() -> dict[str, str]:
    """Both starting lines, plain and with the dot where a starter begins."""
    spot = rings(25, 25, (13, palette.INK), (10.4, palette.CHALK))
    files = {}
    for name, colour, pattern, core in (
        ("yellow", palette.OCHRE, RINGS, "M18 25a7 7 0 1 0 14 0 7 7 0 1 0-14 0z"),
        ("blue", palette.BLUE, BOXES, rectangle(19, 19, 12, 12)),
    ):
        files[f"line-{name}.svg"] = _line(colour, pattern, "")
        files[f"line-{name}-dot.svg"] = _line(colour, pattern, spot + shape(core, colour))
    return files


def card_back(colour: str, deep: str, core: str) -> str:
    """The back of a side's cards, 120 by 168: its colour, its shape, a maze of corners."""
    maze = (
        "M20 44V20h24M100 44V20H76M20 124v24h24M100 124v24H76M34 58V34h24M86 58V34H62M34"
        " 110v24h24M86 110v24H62"
    )
    return document(
        120,
        168,
        cut(
            shape(rectangle(0, 0, 120, 168), palette.INK),
            shape(slab(5, 5, 115, 163, 7), colour),
            line(maze, deep, 6),
            line("M60 8v10M60 150v10M8 84h10M102 84h10", deep, 5),
            disc(60, 84, 31, palette.INK),
            disc(60, 84, 27, palette.SAND),
            line("M44 66l3 3M76 66l-3 3M44 102l3-3M76 102l-3-3", palette.SHADE, 2.4),
            shape(core, deep),
        ),
    )


def way_out() -> str:
    """The doorway out of the dungeon, 120 by 140: an arch in the wall, and daylight behind it."""
    courses = []
    for row in range(7):
        shift = (-14, -30, -6, -22)[row % 4]
        for column in range(4):
            left, right = max(column * 40 + shift + 1, 1), min(column * 40 + shift + 39, 119)
            if right - left > 7:
                courses.append(slab(left, row * 20 + 1, right, row * 20 + 19, 2.5))
    tones = (palette.SOOT, "#54402f", "#43301f")
    stones = "".join(shape("".join(courses[start::3]), tone) for start, tone in enumerate(tones))
    opening = "M28 140V58a32 32 0 0 1 64 0v82z"
    wedges = "M26 84l-9 2M26 62l-10-2M31 43l-9-5M43 30l-5-8M60 25V15M77 30l5-8M89 43l9-5M94 62l10-2"
    rays = "M60 96V72M47 99L34 80M73 99l13-19M39 108l-11-6M81 108l11-6"
    return document(
        120,
        140,
        cut(
            shape(rectangle(0, 0, 120, 140), palette.INK),
            stones,
            shape("M16 140V58a44 44 0 0 1 88 0v82z", palette.GROUT),
            line(f"{wedges}M94 84l9 2M26 108l-9 2M94 108l9 2", palette.SOOT, 2.4),
            shape(opening, palette.SPARK),
            line(rays, palette.CHALK, 5),
            shape("M41 118a19 19 0 0 1 38 0z", palette.CHALK),
            shape("M28 118c12-8 22-8 32-3s20 5 32-3v28H28z", "#7d8f45"),
            shape("M50 140c2-9 10-12 8-22 8 4 12 13 14 22z", palette.SAND),
            line(opening[:-1], palette.INK, 4),
        ),
    )


def drawings() -> dict[str, str]:
    """All of these drawings, by file name."""
    return {
        **edges(),
        **lines(),
        "room-back.svg": room_back(),
        "way-out.svg": way_out(),
        "back-yellow.svg": card_back(
            palette.YELLOW, "#8a5608", "M42 84a18 18 0 1 0 36 0 18 18 0 1 0-36 0z"
        ),
        "back-blue.svg": card_back(palette.BLUE, "#12365c", rectangle(44, 68, 32, 32)),
    }
