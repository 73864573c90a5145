"""How a game of InBetween can end, as pictures of 1024 by 360 that a page may crop on all sides.

What matters stands in the middle half. The lowest third is dark, because the winner's name is
written over it.
"""

import math

from art.drawing import (
    disc,
    dots,
    group,
    line,
    numbers,
    oval,
    polygon,
    rectangle,
    rings,
    shape,
    taper,
)
from art.files import named
from art.inbetween.palette import (
    AMBER,
    BLOOD,
    BONE,
    DUSK,
    EMBER,
    GLOOM,
    HAZE,
    INK,
    LAMP,
    NIGHT,
    PAPER,
    PLUM,
)
from art.inbetween.upsideville import (
    CHILD,
    CHURCH,
    DEEP,
    FRONT,
    GAUNT,
    GROUND,
    HIGH,
    HORNED,
    MAN,
    MIDDLE,
    SHADOW,
    TENDRILS,
    WIDE,
    WINDOWS,
    WOMAN,
    almond,
    arms,
    both_sides,
    eyes_of,
    faint,
    fang,
    gable,
    left_row,
    panes,
    person,
    picture,
    rays,
    right_row,
    roofs,
    ropes,
    slit_eye,
    tumbling,
    two_rows,
    whole,
)


def secured() -> str:
    """Morning: three people come home hand in hand, and every window is lit."""
    x, y = MIDDLE, 206
    sky = whole("#5d6c97") + rings(
        x,
        y,
        (540, "#7c7d9f"),
        (430, "#a98f96"),
        (330, "#d79e63"),
        (244, AMBER),
        (168, "#f7c65a"),
        (104, PAPER),
    )
    clouds = shape(
        "M96 66q30-16 64-6 26-18 60-4 30-6 40 10zM706 96q26-14 54-5 24-15 52-3 28-4 36 8z"
        "M600 40q16-9 34-3 16-10 34-2 16-2 22 5z",
        PAPER,
    )
    birds = line(
        "M398 92q9-9 16 0 8-9 17 0M452 66q7-7 12 0 6-7 13 0M620 118q7-7 12 0 6-7 13 0", NIGHT, 3
    )
    far = shape(roofs(GROUND, (52, 40, 58, 44, 36)), DUSK)
    town = shape(CHURCH + left_row() + right_row(), NIGHT)
    smoke = line("M56 108q-10-12 2-22t0-24M972 102q-10-12 2-22t0-24", PAPER, 5)
    chimneys = shape("M48 92h16v44H48zM964 90h16v40h-16z", NIGHT)
    lights = shape(panes(*WINDOWS) + panes((320, 132), wide=12, high=20), LAMP)
    street = shape(rectangle(0, GROUND, WIDE, HIGH - GROUND), FRONT)
    gleam = shape(polygon((452, GROUND), (572, GROUND), (680, HIGH), (344, HIGH)), AMBER)
    shadows = shape(
        polygon((470, 266), (482, 266), (452, HIGH), (404, HIGH))
        + polygon((507, 266), (519, 266), (532, HIGH), (494, HIGH))
        + polygon((544, 266), (556, 266), (628, HIGH), (580, HIGH)),
        SHADOW,
    )
    home = (
        person(MAN, 474, 1.36, SHADOW, 270)
        + person(CHILD, 513, 1.2, SHADOW, 272)
        + person(WOMAN, 552, 1.28, SHADOW, 270)
    )
    hands = line("M494 210L503 228M525 228L538 208", SHADOW, 8)
    dog = shape(
        "M600 270l2-22-10 5-3-4 12-11-2-14 8 7h7l5-5 1 10 7 3-2 5-8 2 2 10 24 4 8-16 4 2"
        "-6 20-2 10-4 14h-6l0-14-18-4-6 18z",
        SHADOW,
    )
    fence = shape(
        "".join(f"M{x} 296v-26l6-8 6 8v26z" for x in (*range(8, 320, 22), *range(700, 1020, 22))),
        SHADOW,
    ) + line("M0 274h330M0 288h330M694 274h330M694 288h330", SHADOW, 4)
    return picture(
        sky,
        faint(clouds, 0.5),
        birds,
        faint(smoke, 0.6),
        far,
        chimneys,
        town,
        lights,
        street,
        faint(gleam, 0.3),
        faint(shadows, 0.7),
        fence,
        hands,
        home,
        dog,
    )


def devoured() -> str:
    """Between the teeth: three people fall down the throat, their ropes torn."""
    x, y = MIDDLE, 176
    throat = whole(DEEP) + "".join(
        oval(x, y, wide, high, colour)
        for wide, high, colour in (
            (520, 208, "#2a0b2c"),
            (432, 176, GLOOM),
            (350, 148, "#5e1638"),
            (276, 120, BLOOD),
            (204, 94, "#a92f31"),
            (140, 68, EMBER),
            (86, 44, "#f08a32"),
            (42, 22, LAMP),
        )
    )
    folds = "".join(
        line(f"M{numbers(x - wide, y)}A{numbers(wide, high)} 0 0 1 {numbers(x + wide, y)}", DEEP, 3)
        for wide, high in ((392, 163), (313, 134), (240, 107))
    )
    teeth: tuple[tuple[int, int, int, int], ...]
    teeth = ((22, 88, 78, 92), (106, 62, 70, 124), (190, 50, 62, 80), (272, 38, 74, 136))
    teeth += ((354, 30, 60, 74), (434, 26, 62, 96), (512, 22, 54, 62))
    upper = "".join(
        fang(x, y, wide, long, (MIDDLE - x) * 0.07) for x, y, wide, long in both_sides(teeth)
    )
    stumps = ((40, 124), (124, 84), (208, 110), (292, 66), (372, 74), (446, 46), (512, 36))
    lower = "".join(fang(x, 318, 66, -long, (MIDDLE - x) * 0.06) for x, long in both_sides(stumps))
    gums = "M0 0H1024V124Q1004 92 962 96 940 64 876 78 850 50 794 60 768 36 712 50 690 28 632 42"
    gums += " 610 22 552 34 530 20 512 30 494 20 472 34 414 22 392 42 334 28 312 50 256 36 230 60"
    gums += " 174 50 148 78 84 64 62 96 20 92 0 124z"
    wet = "M24 46q44-24 92-28M908 18q48 4 92 28M286 14q34-6 76-4M662 10q42-2 76 4"
    lip = shape("M0 360V292Q70 312 160 300T340 306 512 312 684 306 864 300 1024 292V360z", DEEP)
    shine = line("M34 322q96 14 190 2M800 324q94 12 190-2", GLOOM, 6)
    torn = line("M392 30Q400 70 384 96M516 30Q508 52 518 74M634 30Q626 76 648 96", BONE, 4)
    frayed = "M384 96l-11 8M384 96l-3 14M384 96l6 11M518 74l-7 10M518 74l3 13M518 74l11 7"
    frayed += "M648 96l11 9M648 96l2 14M648 96l-7 11"
    falling = (
        tumbling(WOMAN, 412, 150, 205, 1)
        + tumbling(MAN, 512, 206, 118, 1)
        + tumbling(CHILD, 612, 148, 160, 1.15)
    )
    eyes = "".join(
        slit_eye(x, y, size, AMBER, DEEP)
        for x, y, size in both_sides(((128, 214, 19), (206, 182, 13)))
    )
    return picture(
        throat,
        faint(folds, 0.5),
        eyes,
        torn,
        line(frayed, BONE, 2.4),
        falling,
        shape(upper, BONE),
        shape(gums, BLOOD),
        faint(line(wet, EMBER, 6), 0.6),
        shape(lower, "#8d6a72"),
        lip,
        shine,
    )


def awareness_town() -> str:
    """The Town has seen through it: a great eye of light, and what hid in the dark draws back."""
    x, y = MIDDLE, 128
    sky = whole("#1b2745") + rings(x, y, (330, NIGHT), (236, "#2d3f68"))
    beams = shape(rays(x, y, 60, 760, range(-165, 196, 30), 4.6), LAMP)
    far = shape(roofs(GROUND, (40, 54, 34, 48, 44)), "#2b3c68")
    eye = (
        shape(almond(x, y, 224, 138, 122), SHADOW)
        + shape(almond(x, y, 206, 120, 104), PAPER)
        + rings(x, y - 4, (80, SHADOW), (73, AMBER), (54, "#f7c65a"), (38, SHADOW))
    )
    turns = [math.radians(angle) for angle in range(0, 360, 20)]
    spokes = "".join(
        f"M{numbers(x + 58 * math.cos(turn), y - 4 + 58 * math.sin(turn))}"
        f"L{numbers(x + 68 * math.cos(turn), y - 4 + 68 * math.sin(turn))}"
        for turn in turns
    )
    home = shape(gable(x - 16, 32, y, y - 27, y + 21), LAMP)
    home += shape(rectangle(x - 5, y + 6, 10, 15), SHADOW) + disc(x + 27, y - 38, 9, PAPER)
    lashes = "M350 50l-30-28M420 16l-8-20M604 16l8-20M674 50l30-28M302 96l-34-14M722 96l34-14"
    street = faint(
        shape(polygon((430, GROUND), (594, GROUND), (740, HIGH), (284, HIGH)), AMBER), 0.22
    )
    watching = (
        person(MAN, 470, 0.54, "#070b18", 284)
        + person(CHILD, 494, 0.54, "#070b18", 286)
        + person(WOMAN, 556, 0.54, "#070b18", 284)
        + person(MAN, 532, 0.56, "#070b18", 287)
    )
    return picture(
        sky,
        faint(beams, 0.16),
        arms(PLUM, "#a06a94"),
        far,
        two_rows(LAMP, FRONT, SHADOW),
        street,
        line(lashes, LAMP, 7),
        eye,
        line(spokes, "#c9821f", 4),
        home,
        watching,
    )


def awareness_creature() -> str:
    """The Creature has found them all: a slit eye over dark houses, and people in its stare."""
    x, y = MIDDLE, 126
    sky = whole(INK) + rings(x, y, (470, "#2a0b2c"), (372, GLOOM), (286, "#5e1638"), (214, BLOOD))
    eye = (
        shape(almond(x, y, 254, 146, 128), DEEP)
        + shape(almond(x, y, 230, 124, 108), EMBER)
        + shape(almond(x, y, 194, 98, 84), "#f08a32")
        + rings(x, y - 4, (73, AMBER), (56, LAMP))
        + shape(
            f"M{numbers(x, y - 84)}Q{numbers(x + 26, y - 4)} {numbers(x, y + 74)}"
            f"Q{numbers(x - 26, y - 4)} {numbers(x, y - 84)}z",
            DEEP,
        )
    )
    veins = (
        "M296 126q40-6 52 8t46 2M728 126q-40-6-52 8t-46 2M352 160q30 2 44-6t34 2M672 160q-30 2-44-6"
        "t-34 2M344 96q28-10 46-2t40-4M680 96q-28-10-46-2t-40-4"
    )
    limbs = "".join(
        taper(*curl)
        for curl in (
            ((130, -30), (190, 90), (40, 130), (104, 244), 84),
            ((262, -30), (226, 70), (320, 140), (246, 240), 60),
            ((894, -30), (834, 90), (984, 130), (920, 244), 84),
            ((762, -30), (798, 70), (704, 140), (778, 240), 60),
        )
    )
    suckers: tuple[tuple[int, int, int], ...]
    suckers = ((132, 20, 8), (134, 52, 8), (126, 84, 7), (112, 114, 6), (98, 144, 5))
    suckers += ((260, 30, 6), (262, 60, 6), (266, 90, 5), (270, 118, 4))
    watchers = ((48, 92, 16), (206, 36, 10), (28, 190, 10), (196, 128, 12))
    small = "".join(slit_eye(x, y, size, AMBER, DEEP) for x, y, size in both_sides(watchers))
    stare = shape(polygon((496, 210), (528, 210), (664, HIGH), (360, HIGH)), EMBER)
    found = (
        person(CHILD, 512, 0.54, DEEP, 288)
        + person(MAN, 488, 0.54, DEEP, 286)
        + person(WOMAN, 535, 0.54, DEEP, 286)
    )
    return picture(
        sky,
        small,
        shape(limbs, "#43112f"),
        dots(PLUM, *((x, y, size) for x, y, size in both_sides(suckers))),
        eye,
        line(veins, BLOOD, 4),
        two_rows(GLOOM, DEEP, DEEP),
        faint(stare, 0.42),
        found,
    )


def five_left_town() -> str:
    """Five are left: three under the last lamp, and two that its light keeps away."""
    x = MIDDLE
    sky = whole("#1b2745") + rings(x, 76, (360, "#20304f"), (262, NIGHT), (176, DUSK))
    stars = dots(
        PAPER,
        *(
            (88, 40, 2),
            (196, 84, 1.6),
            (250, 30, 2),
            (690, 44, 1.8),
            (806, 30, 2),
            (884, 92, 1.6),
            (960, 48, 2),
            (146, 120, 1.4),
            (742, 108, 1.4),
        ),
    )
    cone = shape(polygon((x - 16, 74), (x + 16, 74), (x + 206, 286), (x - 206, 286)), AMBER)
    pool = oval(x, 286, 206, 20, AMBER)
    post = shape(f"M{numbers(x - 4, 282)}V92h8v190z", FRONT) + shape(
        polygon((x - 10, 282), (x - 6, 262), (x + 6, 262), (x + 10, 282)), FRONT
    )
    lantern = (
        rings(x, 70, (44, "#7f7263"), (29, AMBER))
        + shape(polygon((x - 13, 52), (x + 13, 52), (x + 9, 90), (x - 9, 90)), PAPER)
        + shape(polygon((x - 19, 52), (x, 34), (x + 19, 52)), FRONT)
        + shape(rectangle(x - 11, 88, 22, 6) + rectangle(x - 2, 26, 4, 10), FRONT)
    )
    kept = (
        person(MAN, 430, 1.12, SHADOW, 284)
        + person(CHILD, 474, 1.1, SHADOW, 287)
        + person(WOMAN, 590, 1.1, SHADOW, 284)
    )
    lost = (
        person(HORNED, 268, 1.1, "#3f1030", 284)
        + person(TENDRILS, 754, 1.08, "#3f1030", 284)
        + eyes_of(268, 180, EMBER)
        + eyes_of(754, 186, EMBER)
    )
    far = shape(roofs(GROUND, (40, 54, 34, 48, 44)), "#16213f")
    return picture(
        sky,
        stars,
        ropes("#8b8a92", (268, 166), (430, 172), (474, 208), (590, 172), (754, 168)),
        far,
        two_rows(NIGHT, FRONT, SHADOW),
        faint(cone, 0.42),
        faint(pool, 0.55),
        post,
        lantern,
        kept,
        lost,
    )


def five_left_creature() -> str:
    """Five are left: three rise from the glowing ground, and two hold a lantern against them."""
    x = MIDDLE
    sky = whole(INK) + "".join(
        oval(x, 270, wide, high, colour)
        for wide, high, colour in (
            (560, 270, "#2a0b2c"),
            (430, 218, GLOOM),
            (316, 170, "#5e1638"),
            (216, 124, BLOOD),
            (136, 84, "#a92f31"),
        )
    )
    crack = polygon(
        (250, 274),
        (330, 264),
        (402, 272),
        (468, 262),
        (556, 270),
        (620, 262),
        (700, 270),
        (776, 272),
        (700, 284),
        (640, 296),
        (566, 288),
        (512, 304),
        (446, 288),
        (380, 296),
        (320, 282),
    )
    core = polygon(
        (330, 274),
        (404, 279),
        (468, 270),
        (556, 277),
        (620, 270),
        (694, 275),
        (636, 286),
        (566, 280),
        (512, 290),
        (446, 280),
        (384, 287),
    )
    glow = shape(
        rays(x, 330, 60, 800, (-158, -141, -124, -107, -90, -73, -56, -39, -22), 3.6), EMBER
    )
    risen = (
        person(HORNED, 424, 1.2, DEEP, 282)
        + person(GAUNT, 512, 1.3, DEEP, 286)
        + person(TENDRILS, 602, 1.16, DEEP, 282)
        + eyes_of(424, 176, AMBER, 3.2)
        + eyes_of(512, 146, AMBER, 3.6)
        + eyes_of(602, 177, AMBER, 3.2)
        + line("M505 158q7 5 14 0M418 188q6 4 12 0M596 189q6 4 12 0", EMBER, 2)
    )
    torch = faint(disc(288, 236, 46, AMBER), 0.3) + rings(288, 236, (17, AMBER), (9, LAMP))
    last = person(MAN, 252, 1.04, HAZE, 286) + person(CHILD, 776, 1.1, DUSK, 286)
    arm = line("M264 222l22 10", HAZE, 8)
    return picture(
        sky,
        faint(glow, 0.28),
        ropes(PLUM, (252, 182), (424, 160), (512, 128), (602, 156), (780, 212)),
        two_rows("#2a0b2c", DEEP, DEEP),
        shape(crack, EMBER),
        shape(core, LAMP),
        torch,
        last,
        arm,
        risen,
    )


def draw() -> str:
    """Nobody lets go: the same town in both worlds, and a knot in the rope between them."""
    x, y, low = MIDDLE, 152, 0.62
    above = whole("#5d6c97") + rings(
        x, y, (330, "#7c7d9f"), (250, "#a98f96"), (186, "#d79e63"), (130, AMBER), (80, LAMP)
    )
    below = shape(rectangle(0, y, WIDE, HIGH - y), INK) + "".join(
        shape(f"M{numbers(x - radius, y)}a{radius} {radius} 0 0 0 {2 * radius} 0z", colour)
        for radius, colour in (
            (330, "#2a0b2c"),
            (250, GLOOM),
            (186, "#5e1638"),
            (130, BLOOD),
            (80, EMBER),
        )
    )
    left, right = left_row() + CHURCH, right_row()
    lights = (
        "".join(panes(place) for place in WINDOWS if place[0] < MIDDLE),
        "".join(panes(place) for place in WINDOWS if place[0] > MIDDLE),
    )
    town, mirrored = "", ""
    for row, lit, at in (
        (right, lights[1], -478),
        (left, lights[0], 152),
        (right, lights[1], 206),
        (left, lights[0], 860),
    ):
        place = f"matrix({low} 0 0 {low} {at} {y - GROUND * low:g})"
        under = f"matrix({low} 0 0 -{low} {at} {y + GROUND * low:g})"
        town += group(shape(row, NIGHT), shape(lit, LAMP), transform=place)
        mirrored += group(shape(row, DEEP), shape(lit, EMBER), transform=under)
    edge = line(f"M0 {y}H{WIDE}", PAPER, 5)
    cord = "M512-4V104M512 200V364M512 104C480 122 478 156 512 152S546 182 512 200"
    cord += "M512 104C544 122 546 156 512 152S478 182 512 200"
    rope = line(cord, "#4a2c2a", 17) + line(cord, BONE, 10)
    twist = line(cord, "#c9a58c", 10).replace("/>", ' stroke-dasharray="2.5 9"/>')
    return picture(above, town, below, mirrored, edge, rope, twist.replace("round", "butt"))


def drawings() -> dict[str, str]:
    """The endings, by file name."""
    return named(
        "end-",
        {
            "secured": secured(),
            "devoured": devoured(),
            "awareness-town": awareness_town(),
            "awareness-creature": awareness_creature(),
            "five_left-town": five_left_town(),
            "five_left-creature": five_left_creature(),
            "draw": draw(),
        },
    )
