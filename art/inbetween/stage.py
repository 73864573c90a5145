"""What only the stage shows: the door of a home, half a mouth, and a bullet hole.

They are as large as the screen allows. A page may crop the door at the sides, and the mouth goes on
beside itself.
"""

from art.drawing import disc, document, line, numbers, polygon, rectangle, shape
from art.inbetween.board_ends import FRONT, LIP
from art.inbetween.palette import AMBER, BLOOD, BONE, DUSK, EMBER, INK, LAMP, NIGHT, PAPER

FANGS = ((4, 70), (50, 112), (94, 64), (138, 96), (184, 126), (230, 84), (274, 118), (318, 66),
         (358, 100))  # fmt: skip
"""The fangs of the jaw: where each begins, and how long it is."""
FANG = 40


def _window(x: float) -> str:
    lit = rectangle(x, 96, 84, 92)
    bars = f"M{numbers(x + 42, 96)}v92M{numbers(x, 142)}h84"
    sill = rectangle(x - 8, 188, 100, 9)
    return shape(lit, LAMP) + line(bars, NIGHT, 5) + shape(sill, FRONT)


def doorway() -> str:
    """A house at night, its door wide open: 800 by 300, the door in the middle of it."""
    wall = shape(rectangle(0, 0, 800, 268), NIGHT)
    boards = line("".join(f"M0 {y}h800" for y in range(34, 268, 34)), "#1d2945", 3)
    roof = shape(polygon((290, 44), (400, -16), (510, 44)), FRONT)
    ground = shape(rectangle(0, 268, 800, 32), FRONT)
    frame = shape(rectangle(312, 44, 176, 224), PAPER)
    light = shape(rectangle(322, 54, 156, 214), LAMP) + disc(400, 156, 74, "#ffedb8")
    leaves = shape(polygon((322, 54), (290, 66), (290, 276), (322, 268)), "#7a3b26")
    leaves += shape(polygon((478, 54), (510, 66), (510, 276), (478, 268)), "#7a3b26")
    knobs = disc(297, 172, 4, AMBER) + disc(503, 172, 4, AMBER)
    path = shape(polygon((322, 268), (478, 268), (560, 300), (240, 300)), AMBER)
    mat = shape(rectangle(344, 272, 112, 8), DUSK)
    windows = "".join(_window(x) for x in (40, 164, 552, 676))
    inside = (wall, boards, windows, ground, roof, path, mat, frame, light, leaves, knobs)
    return document(800, 300, *inside, fit="xMidYMax slice")


def jaw() -> str:
    """The upper half of a mouth: 400 by 150, gums and fangs; the lower half is the same turned."""
    gums = shape("M0 0H400V40Q360 54 320 42T240 44 160 40 80 44 0 40z", BLOOD)
    lip = shape("M0 0H400V14Q300 26 200 14T0 14z", LIP)
    fangs = "".join(
        f"M{numbers(x, 34)}q{numbers(FANG / 2, 14, FANG, 0)}"
        f"Q{numbers(x + FANG * 0.74, 30 + length * 0.6, x + FANG / 2, 20 + length)}"
        f"Q{numbers(x + FANG * 0.2, 30 + length * 0.55, x, 34)}z"
        for x, length in FANGS
    )
    return document(400, 150, gums, shape(fangs, BONE), lip)


def hole() -> str:
    """What a bullet leaves: a hole with cracks around it."""
    cracks = "M50 50L22 8M50 50L86 20M50 50L96 62M50 50L64 96M50 50L18 84M50 50L4 44"
    branches = "M36 29L14 30M68 35L70 10M73 56L84 78M34 67L32 94M26 47L8 62"
    burst = polygon(
        (50, 26), (57, 40), (74, 34), (64, 49), (76, 60), (60, 61), (54, 76), (44, 63), (28, 68),
        (37, 53), (24, 42), (42, 41),
    )  # fmt: skip
    scorched = shape(burst, EMBER) + disc(50, 51, 10, INK)
    return document(100, 100, line(cracks, INK, 4), line(branches, INK, 2.4), scorched)


def drawings() -> dict[str, str]:
    """What only the stage shows, by file name."""
    return {f"{draw.__name__}.svg": draw() for draw in (doorway, jaw, hole)}
