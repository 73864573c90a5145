"""The picture of each kind of Creature card in ink, blood and bone, and the backs of both decks.

The Town's back is here as well because the two backs are made alike: rays around a lamp on one,
around an eye on the other.
"""

from art.drawing import disc, discs, document, group, oval, rectangle, shape, taper
from art.inbetween.card_parts import FIT, creature_picture, fangs, figure, ground, pen, slit_eye
from art.inbetween.palette import (
    AMBER,
    BLOOD,
    BONE,
    DUSK,
    EMBER,
    GLOOM,
    INK,
    LAMP,
    LILAC,
    NIGHT,
    PAPER,
    PLUM,
)

PICTURES: dict[str, str] = {
    "hiding": creature_picture(
        shape("M22 0h76v72H22z", PLUM), shape("M28 4h64v68H28z", INK),
        shape("M52 4l-24 0v68l24-6z", BLOOD), disc(47, 36, 2.2, AMBER),
        shape("M33 12l13 2v18l-13 0zM33 40h13v18l-13 4z", PLUM),
        slit_eye(66, 30, 7, AMBER), slit_eye(84, 30, 7, AMBER),
        shape("M58 46Q75 56 92 46 86 60 75 60T58 46z", EMBER),
        shape("M61 48l4 8 4-6 4 8 4-8 4 7 4-8z", BONE),
        pen("M53 38l-8 1M53 44l-9 3M53 50l-8 4", BONE, 3.2),
    ),
    "replacement": creature_picture(
        pen("M0 0l60 30L120 0M60 30V0M60 30L0 50M60 30l60 20M60 30L20 72M60 30l40 42", LILAC, 1.6),
        pen("M24 12Q60 22 96 12M10 46Q24 30 24 12M110 46Q96 30 96 12M38 54Q24 46 10 46"
            "M82 54q14-8 28-8",
            LILAC, 1.6),
        pen("M60 0v18", BONE, 2.4),
        shape("M60 14q17 8 15 30-3 20-15 26-12-6-15-26-2-22 15-30z", BONE),
        pen("M46 30q14 8 28 0M45 40q15 9 30 0M48 52q12 7 25 0M62 16q-12 6-16 14M56 16q14 6 18 14",
            LILAC, 2),
        discs(INK, (54, 36, 3.6), (66, 36, 3.6)), discs(EMBER, (54, 36, 1.2), (66, 36, 1.2)),
        pen("M52 46q8 4 16 0", INK, 2.4),
    ),
    "paranoia": creature_picture(
        shape("M60 36L0 6v12zM60 36L120 6v12zM60 36L0 66V54zM60 36l60 30V54zM60 36L50 0h20z"
             "M60 36L50 72h20z",
             BLOOD),
        shape("M12 36Q60-8 108 36 60 80 12 36z", BONE), disc(60, 36, 19, EMBER),
        disc(60, 36, 13, INK),
        figure(60, 46, 21, BONE), slit_eye(14, 16, 7, AMBER), slit_eye(106, 16, 7, AMBER),
        slit_eye(14, 58, 7, AMBER), slit_eye(106, 58, 7, AMBER),
        pen("M22 36l14-3M98 36l-14-3M30 46l10-5M90 46l-10-5", EMBER, 1.6),
    ),
    "ambush": creature_picture(
        disc(60, 30, 27, EMBER), ground(60, INK), figure(60, 62, 30, INK),
        shape(taper((-6, 6), (26, -4), (30, 14), (45, 22), 15)
             + taper((-6, 34), (20, 22), (28, 34), (44, 38), 15)
             + taper((-6, 62), (18, 50), (26, 54), (46, 52), 15)
             + taper((126, 6), (94, -4), (90, 14), (75, 22), 15)
             + taper((126, 34), (100, 22), (92, 34), (76, 38), 15)
             + taper((126, 62), (102, 50), (94, 54), (74, 52), 15), PLUM),
        shape("M30 9l20 17-16-8zM28 29l21 10-20-3zM28 51l23 0-21 5zM90 9L70 26l16-8z"
             "M92 29L71 39l20-3z"
             "M92 51l-23 0 21 5z", BONE),
    ),
    "feast": creature_picture(
        shape(rectangle(0, 0, 120, 14), BLOOD), fangs(13, 22, BONE),
        ground(50, BLOOD), shape("M8 50h104v6H8z", BONE), fangs(72, 14, BONE, up=True),
        oval(60, 49, 24, 5, PLUM), figure(60, 48, 20, EMBER),
        pen("M26 50V32M22 32v6q0 4 4 4t4-4v-6M94 50V40", LILAC, 2.6),
        shape("M91 41q0-11 5-13v13z", LILAC),
    ),
    "abduction": creature_picture(
        shape("M60 2q34-2 36 18 2 34-36 50-38-16-36-50Q26 0 60 2z", BONE),
        shape("M60 2q34-2 36 18 2 34-36 50V54l-6-8 8-8-6-10 6-8z", PLUM),
        shape("M34 26q10-8 18 3-9 8-18-3z", INK), slit_eye(78, 28, 9, AMBER),
        pen("M40 52q8 6 16 3", INK, 3.4), shape("M64 52q14 4 22-8-4 18-22 18z", INK),
        shape("M67 53l3 6 4-7 4 5 4-8z", BONE), pen("M24 20L4 10M96 20l20-10", EMBER, 2.4),
    ),
    "rift": creature_picture(
        shape("M0 72V48l12-9 12 9v-6h14v30zM120 72V50l-12-9-12 9v-4H84v26z", PLUM),
        shape("M58 0l-8 14 6 4-14 14 8 6-10 12 10 6-6 16h30l-4-14 12-8-8-10 10-12-12"
             "-8 6-10-8-10z", EMBER),
        shape("M60 0l-4 16 5 4-11 13 8 6-8 11 9 7-4 15h12l-3-16 9-7-7-9 8-11-11-9 6-10-6-10z", INK),
        slit_eye(61, 34, 7, AMBER),
        pen("M34 26l10 3M32 32l11 0M34 38l9-2M88 44l-10-2M90 50l-11-1M88 56l-10 0", BONE, 3.4),
    ),
}  # fmt: skip
"""kind of card -> its picture"""


def _back(field: str, *emblem: str) -> str:
    # No frame: a page crops a back to the shape of its cards and draws their edge itself.
    return document(120, 120, shape(rectangle(0, 0, 120, 120), field), *emblem, fit=FIT)


def _rays(colour: str, lengths: tuple[int, int]) -> str:
    return "".join(
        group(shape(f"M57 60L60 {60 - lengths[step % 2]} 63 60z", colour),
              transform=f"rotate({step * 30} 60 60)")
        for step in range(12)
    )  # fmt: skip


TOWN_BACK = _back(
    NIGHT, _rays(DUSK, (70, 48)), disc(60, 60, 28, DUSK),
    shape("M0 120V96l12-9 12 9v-5h14v-7h12l10-9 10 9h12v7h14v5l12-9 12 9v24z", "#1a2540"),
    shape("M28 98h6v7h-6zM84 97h6v7h-6zM58 92h5v7h-5z", LAMP),
    pen("M60 96V56", PAPER, 4), shape("M47 56l4-19h18l4 19z", LAMP),
    shape("M48 37l12-10 12 10z", PAPER),
    shape("M45 55h30v4H45z", PAPER), pen("M53 70h14", PAPER, 3),
)  # fmt: skip
CREATURE_BACK = _back(
    GLOOM, _rays(BLOOD, (70, 48)), disc(60, 60, 29, INK),
    "".join(
        group(shape("M55 33L60 46 65 33z", BONE), transform=f"rotate({turn} 60 60)")
        for turn in range(0, 360, 30)
    ),
    slit_eye(60, 60, 15, AMBER),
    shape(taper((8, 112), (20, 90), (34, 100), (28, 80), 12)
         + taper((112, 112), (100, 90), (86, 100), (92, 80), 12)
         + taper((8, 8), (20, 30), (34, 20), (28, 40), 12)
         + taper((112, 8), (100, 30), (86, 20), (92, 40), 12), EMBER),
)  # fmt: skip
