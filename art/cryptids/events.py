"""The pictures of the Events, 120 by 72: what stirs in the park before sunrise.

The sky is paler than at night, and the people in front of it are dark. A picture shows the people
who move; the card tells the rest.
"""

from art.cryptids import palette
from art.cryptids.marks import gouges, pine, wood
from art.cryptids.people import stamp, walker
from art.drawing import disc, discs, document, flat, group, rings, shape
from art.fallback import emblem
from art.files import drawn_by, named, pictures
from engine.cryptids import data

LIGHT = {"researcher": "#9fb6c4", "hiker": "#b9c79a", "hunter": "#dcae84"}
"""Flavor -> the colour of the sky in its Events."""
HILLS = {"researcher": palette.SLATE, "hiker": palette.MOSS, "hunter": palette.RUST}


def _morning(flavor: str, *marks: str) -> str:
    """A sky before sunrise with a hill, and what stands in front of it."""
    return document(
        120,
        72,
        stamp(flavor),
        shape("M0 0h120v72H0z", LIGHT[flavor]),
        shape("M0 46Q34 30 64 42T120 36V72H0z", HILLS[flavor]),
        shape("M0 62Q60 57 120 62V72H0z", palette.PINE),
        *marks,
    )


def open_questions() -> str:
    """Lamps that part in four directions."""
    return _morning(
        "researcher",
        gouges("M60 44L22 26M60 44L98 26M60 48H12M60 48h48", palette.AMBER, 2.4, "5 5"),
        walker(4, 36, 26, palette.INK, back=True) + walker(90, 36, 26, palette.INK),
        walker(26, 16, 18, palette.INK, back=True) + walker(76, 16, 18, palette.INK),
        rings(60, 46, (5, palette.AMBER), (2.4, palette.MOON)),
    )


def field_survey() -> str:
    """An instrument on three legs, and somebody behind it."""
    return _morning(
        "researcher",
        gouges("M74 36L62 64M76 36v28M78 36l12 28", palette.INK, 3),
        shape("M64 22h22v11H64zM86 25h7v5h-7zM70 33h12v4H70zM71 17h8v5h-8z", palette.INK),
        disc(93, 27.5, 3.4, palette.AMBER),
        gouges("M98 27h16M98 23l14-5M98 32l14 5", palette.AMBER, 1.8, "4 3"),
        walker(32, 34, 28, palette.INK),
        shape(pine(12, 62, 40), palette.PINE),
    )


def camera_traps() -> str:
    """A camera strapped to a trunk, its lamp awake."""
    return _morning(
        "researcher",
        shape("M70 0h26l3 66H67z", palette.BARK),
        gouges("M76 4l-1 18M88 2l1 16M74 50v12M90 48l1 14M82 54v10", palette.LEATHER, 2),
        flat("M66 30h33v4H66z", palette.INK),
        shape(
            "M72 20h22a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H72a3 3 0 0 1-3-3V23a3 3 0 0 1 3-3z",
            palette.INK,
        ),
        disc(83, 33, 7, palette.MIST)
        + disc(83, 33, 4, palette.INK)
        + disc(91, 25, 2.2, palette.EMBER),
        walker(22, 36, 26, palette.INK, back=True),
        gouges("M66 30L46 24M66 36L44 38", palette.AMBER, 1.8, "5 4"),
    )


def press_trip() -> str:
    """A small bus full of them, and one who got out first."""
    bus = (
        shape("M18 26h66c8 0 14 4 17 12l5 8v14H18c-3 0-5-2-5-5V31c0-3 2-5 5-5z", palette.INK),
        shape(
            "M20 31h14v12H20zM38 31h14v12H38zM56 31h14v12H56zM74 31h10c5 0 8 3 10 8l2 4H74z",
            palette.AMBER,
        ),
        discs(palette.INK, (27, 37, 3.6), (45, 37, 3.6), (63, 37, 3.6)),
        flat("M13 48h92v3H13z", palette.MIST),
        rings(34, 60, (8, palette.INK), (3.4, palette.MIST)),
        rings(84, 60, (8, palette.INK), (3.4, palette.MIST)),
    )
    return _morning(
        "researcher",
        group(*bus, transform="translate(-16 0)"),
        gouges("M91 49l8-2M91 53l8 1", palette.AMBER, 2),
        walker(94, 36, 26, palette.INK),
    )


def forked_trail() -> str:
    """A path that parts, and a post with two arms."""
    return _morning(
        "hiker",
        shape("M52 72C54 56 40 50 14 46l-2 6c22 5 26 10 26 20zM60 72c0-14 14-22 46-26l2 6C84 56 76"
              " 62 76 72z", palette.MOON),
        shape("M57 10h6v52h-6z", palette.BARK),
        shape("M57 14H36l-7 6 7 6h21zM63 26h21l7 6-7 6H63z", palette.LEATHER),
        gouges("M38 20h14M68 32h14", palette.INK, 2),
        walker(6, 24, 22, palette.INK, back=True) + walker(92, 24, 22, palette.INK),
    )  # fmt: skip


def wrong_turns() -> str:
    """A path that comes back to where it was."""
    return _morning(
        "hiker",
        gouges("M-2 64C30 60 28 38 54 38s30 24 8 24-22-34 10-42 36 8 34 22", palette.MOON, 5),
        gouges(
            "M-2 64C30 60 28 38 54 38s30 24 8 24-22-34 10-42 36 8 34 22",
            palette.LEATHER,
            1.6,
            "4 5",
        ),
        shape(wood(((12, 38), (24, 26)), 56) + pine(112, 64, 36), palette.FOREST),
        walker(44, 26, 26, palette.INK) + walker(90, 12, 20, palette.INK, back=True),
    )


def quiet_spot() -> str:
    """A hammock between two firs, and a second guest on the way."""
    return _morning(
        "hiker",
        disc(62, 22, 13, palette.MOON),
        walker(72, 29, 14, palette.INK),
        shape(pine(18, 66, 62) + pine(104, 66, 62), palette.FOREST),
        gouges("M22 38Q60 66 100 38", palette.INK, 2),
        shape("M26 40Q60 80 96 40 80 54 61 54T26 40z", palette.EMBER),
        shape("M42 48c6-5 12-3 17-1s14 2 20 1l-3 5c-10 4-22 4-31 0z", palette.INK),
        disc(40, 44, 4.6, palette.INK),
        gouges("M50 26q3-3 5 0t5 0M66 34q3-3 5 0t5 0", palette.FERN, 1.8),
    )


def picnic_rumour() -> str:
    """A basket on a cloth, and somebody who has heard of it."""
    return _morning(
        "hiker",
        shape("M34 64l12-12h58l14 12z", palette.EMBER),
        gouges("M52 52l-8 12M66 52l-4 12M82 52l3 12M96 52l9 12M40 58h72", palette.MOON, 2),
        gouges("M62 42c0-22 30-22 30 0", palette.BARK, 4),
        shape("M54 38h46l-5 22H59z", palette.LEATHER),
        gouges("M58 44h38M60 50h34M61 56h32", palette.BARK, 2, "5 3"),
        walker(8, 32, 30, palette.INK),
        gouges("M40 30q3 3 3 7M45 26q5 5 5 12", palette.INK, 2),
    )


def hunting_party() -> str:
    """A pack of torches, shoulder to shoulder."""
    return _morning(
        "hunter",
        shape(wood(((8, 40), (112, 44)), 64), palette.RUST),
        "".join(walker(x, 22, 22, palette.BARK) for x in (26, 50, 74)),
        "".join(walker(x, 34, 30, palette.INK) for x in (10, 34, 58, 82)),
        "".join(disc(x, 37.6, 2.4, palette.AMBER) for x in (33.6, 57.6, 81.6, 105.6)),
    )


def fresh_tracks() -> str:
    """Prints larger than any boot."""
    print_ = "c5 0 8 4 8 9 0 7-3 12-7 12s-5-4-7-8-3-5-3-7c0-4 4-6 9-6z"
    toes = "m-8-6a2 3 0 1 1 0 .1zm6-3a2 3 0 1 1 0 .1zm6 2a2 3 0 1 1 0 .1z"
    steps = "".join(f"M{x} {y}{print_}{toes}" for x, y in ((26, 46), (56, 32), (86, 18)))
    return _morning(
        "hunter",
        shape("M0 72L70 0h50v10L64 72z", palette.MOON),
        shape(steps, palette.INK),
        walker(84, 36, 30, palette.INK, back=True),
        disc(90, 39.6, 2.4, palette.AMBER),
    )


def lone_stakeout() -> str:
    """A seat on stilts, one hunter, all night."""
    return _morning(
        "hunter",
        gouges("M46 36L38 66M74 36l8 30M42 52h36M44 44l34 16", palette.BARK, 3.4),
        shape(
            "M36 14h48l6-2L60 0 30 12zM40 14h4v16h-4zM76 14h4v16h-4zM36 30h48v7H36z", palette.INK
        ),
        walker(49, 9, 22, palette.INK),
        disc(66.4, 11.6, 2, palette.AMBER),
        shape(wood(((10, 36), (24, 48), (104, 54), (116, 34)), 66), palette.RUST),
    )


def distant_lamps() -> str:
    """Lights on the far hill, and those who go towards them."""
    lamps = ((70, 26), (80, 23), (90, 24), (100, 21), (110, 23))
    return _morning(
        "hunter",
        shape("M28 61Q72 16 120 22V60z", palette.BARK),
        "".join(disc(x, y, 4.4, palette.EMBER) + disc(x, y, 2.4, palette.AMBER) for x, y in lamps),
        gouges("M50 52Q66 40 76 32", palette.MOON, 2, "4 5"),
        "".join(walker(x, y, 26, palette.INK) for x, y in ((4, 36), (22, 38))),
    )


def plain(event: str) -> str:
    """An Event that nobody has drawn yet: a pattern, and one of the people who move."""
    sign = emblem(event, 62, 8, 48, palette.PINE, palette.MOON)
    return _morning(data.EVENTS[event].moved, sign, walker(20, 32, 32, palette.INK))


def drawings() -> dict[str, str]:
    """The Events, by file name."""
    own = drawn_by(
        *(open_questions, field_survey, camera_traps, press_trip),
        *(forked_trail, wrong_turns, quiet_spot, picnic_rumour),
        *(hunting_party, fresh_tracks, lone_stakeout, distant_lamps),
    )
    return named("event-", pictures(data.EVENTS, own, plain))
