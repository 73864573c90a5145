"""The two ends of the ropes: the lit street of the Town and the maw of the Creature.

They are bands of 1024 by 90 that a page may crop on both sides, and the same bands turned for a
board whose ropes lie flat. The light of secured houses and the shadow of devoured people are
separate drawings, to be laid over the street.
"""

from art.drawing import (
    disc,
    document,
    group,
    line,
    number,
    numbers,
    oval,
    polygon,
    rectangle,
    shape,
    taper,
)
from art.inbetween.palette import AMBER, BLOOD, BONE, DUSK, EMBER, GLOOM, INK, LAMP, NIGHT, PAPER

WIDE, HIGH = 1024, 90
GROUND = 78
FRONT = "#1a2540"
SKY = "#5b6a94"
LIP = "#4d1840"
FANGS = (34, 22, 44, 26, 38, 20, 48, 28, 36, 24)
# The three homes that light up stand in the middle, where no page crops the street.
HOMES = (392, 512, 632)


def _gable(x: float, width: float, eaves: float, ridge: float) -> str:
    return polygon((x, GROUND), (x, eaves), (x - 4, eaves), (x + width / 2, ridge),
                   (x + width + 4, eaves), (x + width, eaves), (x + width, GROUND))  # fmt: skip


def _store(x: float, width: float, roof: float) -> str:
    step = number(width * 0.22)
    return (
        f"M{numbers(x, GROUND)}V{number(roof + 8)}h{step}v-8h{number(width * 0.56)}v8h{step}"
        f"V{GROUND}z"
    )


def _panes(*places: tuple[float, float]) -> str:
    return "".join(rectangle(x, y, 8, 10) for x, y in places)


def _far_roofs() -> str:
    data = "M0 90V58"
    for index, x in enumerate(range(0, WIDE, 64)):
        top = (34, 44, 38, 48)[index % 4]
        data += (
            f"L{numbers(x + 8, 58)}V{top + 8}l16-{14 - index % 3 * 3} 16 {14 - index % 3 * 3}V58"
        )
    return data + f"H{WIDE}V90z"


def _church(x: float) -> str:
    nave = _gable(x, 46, 50, 34)
    tower = polygon((x + 46, GROUND), (x + 46, 30), (x + 55, 4), (x + 64, 30), (x + 64, GROUND))
    return nave + tower


def _water_tower(x: float) -> str:
    tank = f"M{numbers(x, 30)}v-14l16-9 16 9v14l-4 5h-24z"
    legs = line(f"M{numbers(x + 6, 34)}L{numbers(x + 1, GROUND)}M{numbers(x + 26, 34)}"
                f"L{numbers(x + 31, GROUND)}M{numbers(x + 16, 34)}V{GROUND}"
                f"M{numbers(x + 4, 54)}h24", NIGHT, 2.4)  # fmt: skip
    return shape(tank, NIGHT) + legs


def _tree(x: float, size: float) -> str:
    y = GROUND - size * 1.5
    crown = disc(x, y, size, FRONT) + disc(x - size * 0.7, y + size * 0.6, size * 0.7, FRONT)
    return (
        crown
        + disc(x + size * 0.7, y + size * 0.6, size * 0.7, FRONT)
        + shape(rectangle(x - 1.6, y, 3.2, GROUND - y), FRONT)
    )


def _street_lamp(x: float) -> str:
    cone = f'<path d="M{numbers(x + 11, 44)}l-15 {GROUND - 44}h30z" fill="{LAMP}" opacity=".28"/>'
    post = line(f"M{numbers(x, GROUND)}V42q0-5 5-5h7", FRONT, 2.4)
    return cone + post + disc(x + 12, 41, 3.4, LAMP)


def _home(x: float) -> str:
    """One of the three homes, still dark: a door, windows and a round attic window."""
    body = shape(_gable(x - 36, 72, 44, 18), NIGHT) + shape(rectangle(x + 16, 20, 9, 18), NIGHT)
    dark = shape(_panes((x - 26, 52), (x - 14, 52), (x + 8, 52), (x + 20, 52)), DUSK)
    door = shape(rectangle(x - 4, 60, 9, 18), FRONT)
    return body + dark + door + disc(x, 34, 4.5, DUSK)


def street_marks() -> str:
    """The street at dusk, its three homes still dark."""
    sky = shape(rectangle(0, 0, WIDE, HIGH), SKY)
    sky += shape(f"M0 90V30Q128 16 256 26T512 20 768 28 {WIDE} 22V90z", "#8f7f98")
    sky += shape(f"M0 90V44Q128 32 256 40T512 36 768 42 {WIDE} 36V90z", "#d99a4e")
    moon = disc(772, 22, 13, "#f6d9a0")
    back = shape(_far_roofs(), DUSK)
    fronts = (
        _gable(14, 58, 46, 24) + _store(84, 62, 34) + _gable(160, 50, 48, 26) + _store(690, 58, 36)
        + _gable(824, 56, 44, 20) + _store(890, 60, 32) + _gable(962, 56, 48, 26) + _church(246)
    )  # fmt: skip
    lit = shape(
        _panes((26, 52), (100, 46), (116, 46), (128, 60), (176, 56), (258, 58), (272, 58),
        (702, 50),
               (718, 50), (836, 52), (860, 52), (904, 46), (928, 46), (928, 62), (976, 56))
        + "M299 44a3.6 3.6 0 0 1 7 0v8h-7z", LAMP,
    )  # fmt: skip
    dark = shape(_panes((46, 52), (100, 60), (192, 56), (734, 50), (848, 52), (904, 62), (992, 56)),
                DUSK)  # fmt: skip
    road = shape(rectangle(0, GROUND, WIDE, 12), FRONT)
    dashes = line(f"M0 84.5H{WIDE}", "#8b7a55", 1.6).replace("/>", ' stroke-dasharray="18 16"/>')
    trees = "".join(_tree(x, size) for x, size in ((226, 10), (346, 9), (668, 10), (812, 11)))
    homes = "".join(_home(x) for x in HOMES)
    lamps = "".join(_street_lamp(x) for x in (72, 330, 446, 566, 758, 880))
    town = shape(fronts, NIGHT) + _water_tower(768) + lit + dark + homes + trees
    return group(sky, moon, back, town, road, dashes, lamps, stroke_linecap="round")


def home_light_marks(which: int) -> str:
    """The light of one of the three homes (0, 1 or 2), to be laid over the street."""
    x = HOMES[which]
    walls = shape(rectangle(x - 36, 44, 72, GROUND - 44), "#545a82")
    path = f'<path d="M{numbers(x - 4, 78)}h9l14 12h-37z" fill="{LAMP}" opacity=".55"/>'
    corners = (x - 26, x - 14, x + 8, x + 20)
    panes = shape(_panes(*((corner, 52) for corner in corners)), LAMP)
    bars = "".join(f"M{numbers(corner + 4, 52)}v10M{numbers(corner, 57)}h8" for corner in corners)
    door = shape(rectangle(x - 4, 60, 9, 18), AMBER) + line(f"M{numbers(x - 7, 79)}h15", LAMP, 2)
    smoke = line(f"M{numbers(x + 20, 16)}q-5-4 0-8t0-8", PAPER, 2.2)
    return walls + path + panes + line(bars, NIGHT, 1.2) + door + disc(x, 34, 4.5, LAMP) + smoke


def shadow_marks(devoured: int) -> str:
    """The shadow over the roofs, longer with each Character devoured (1, 2 or 3)."""
    hem = 3 + devoured * 4
    data = f"M0 0H{WIDE}V{hem}"
    for finger in range(16):
        x = WIDE - finger * 64
        length = (16, 9, 20, 6, 13)[finger % 5] * devoured / 2
        data += (
            f"Q{numbers(x - 14, hem + 1, x - 20, hem + length)}"
            f"Q{numbers(x - 24, hem + length * 1.5, x - 31, hem + length * 1.7)}"
            f"Q{numbers(x - 29, hem + length * 0.5, x - 44, hem + 2)}T{numbers(x - 64, hem)}"
        )
    return shape(data + "z", INK)


def _fang(x: float, y: float, width: float, length: float) -> str:
    tip = (x + width * 0.5, y + length)
    return (
        f"M{numbers(x, y)}q{numbers(width / 2, 6 if length > 0 else 4, width, 0)}"
        f"Q{numbers(x + width * 0.7, y + length * 0.55, *tip)}"
        f"Q{numbers(x + width * 0.25, y + length * 0.5, x, y)}z"
    )


def maw_marks() -> str:
    """The mouth above the board: gums, two rows of teeth, a throat with eyes, feelers."""
    throat = shape(rectangle(0, 0, WIDE, HIGH), INK)
    depth = (
        oval(512, 40, 300, 30, GLOOM) + oval(512, 40, 190, 19, BLOOD) + oval(512, 41, 96, 10, INK)
    )
    palate = shape(f"M0 0H{WIDE}V14Q960 26 896 16T768 18 640 16 512 20 384 16 256 18 128 16 0 14z",
                  BLOOD)  # fmt: skip
    upper = "".join(_fang(index * 40 - 8, 11, 28, FANGS[index % len(FANGS)]) for index in range(26))
    lower = "".join(
        _fang(index * 42 + 10, 82, 26, -0.62 * FANGS[(index * 3 + 1) % len(FANGS)])
        for index in range(25)
    )
    lip = shape(
        f"M0 90V78Q64 86 128 80T256 80 384 82 512 80 640 82 768 80 896 82 {WIDE} 78V90z", BLOOD
    )
    rim = shape(f"M0 90V85Q128 80 256 86T512 85 768 86 {WIDE} 84V90z", LIP)
    eyes = "".join(
        f'<path d="M{x} {y}q9-8 18 0-9 8-18 0z" fill="{AMBER}"/>' + oval(x + 9, y, 1.5, 3.6, INK)
        for x, y in ((142, 46), (172, 50), (330, 40), (676, 40), (836, 48), (868, 44))
    )
    feelers = "".join(
        shape(taper(*curl, 15), colour)
        for curl, colour in (
            (((40, -4), (70, 30), (20, 50), (62, 84)), LIP),
            (((258, -4), (236, 40), (290, 48), (262, 86)), EMBER),
            (((770, -4), (800, 36), (740, 52), (776, 86)), EMBER),
            (((982, -4), (950, 30), (1004, 52), (966, 84)), LIP),
        )
    )
    suckers = "".join(disc(x, y, 2, BONE) for x, y in ((258, 26), (263, 38), (774, 24), (770, 38)))
    teeth = shape(upper, BONE) + shape(lower, "#d9bfa6")
    return throat + depth + eyes + palate + lip + teeth + rim + feelers + suckers


def _across(marks: str, fit: str) -> str:
    return document(WIDE, HIGH, marks, fit=fit)


def _upright(marks: str, fit: str) -> str:
    # Turned clockwise: the bottom of the band comes to the left of the board.
    return document(HIGH, WIDE, group(marks, transform=f"matrix(0 1 -1 0 {HIGH} 0)"), fit=fit)


def drawings() -> dict[str, str]:
    """Both ends of the board and what is laid over them, by file name."""
    street = {"street": street_marks()}
    street |= {f"street-light-{which + 1}": home_light_marks(which) for which in range(3)}
    street |= {f"street-shadow-{devoured}": shadow_marks(devoured) for devoured in (1, 2, 3)}
    files = {}
    for name, marks in street.items():
        files[f"{name}.svg"] = _across(marks, "xMidYMax slice")
        files[f"{name}-tall.svg"] = _upright(marks, "xMinYMid slice")
    files["maw.svg"] = _across(maw_marks(), "xMidYMin slice")
    files["maw-tall.svg"] = _upright(maw_marks(), "xMaxYMid slice")
    window = rectangle(3, 2, 18, 20)
    files["window-lit.svg"] = document(
        24, 24, shape(window, NIGHT), shape(rectangle(5, 4, 14, 16), LAMP),
        shape("M11 4h2v16h-2zM5 11h14v2H5z", NIGHT), shape(rectangle(1, 20, 22, 3), FRONT),
        disc(16, 8, 1.6, PAPER),
    )  # fmt: skip
    return files
