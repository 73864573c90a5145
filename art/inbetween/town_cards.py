"""The picture of each Town card, in night blue, paper and lamp amber."""

from art.drawing import disc, discs, polygon, rectangle, shape
from art.inbetween.card_parts import figure, glow, ground, pen, roofs, town_picture
from art.inbetween.palette import AMBER, DUSK, HAZE, LAMP, NIGHT, PAPER, TOMATO

PICTURES: dict[str, str] = {
    # --- home
    "evacuation": town_picture(
        roofs(40), ground(58, "#1a2540"),
        shape("M92 40L120 30v30L92 50z", LAMP),
        shape("M20 20h62q10 0 10 12v24H16V24q0-4 4-4z", AMBER),
        shape("M22 26h11v11H22zM37 26h11v11H37zM52 26h11v11H52zM67 26h11v11H67z", NIGHT),
        shape("M82 28h6q3 3 3 9h-9z", PAPER), shape(rectangle(16, 42, 76, 3), NIGHT),
        discs("#111a30", (32, 57, 8), (76, 57, 8)), discs(PAPER, (32, 57, 3), (76, 57, 3)),
    ),
    "safe_house": town_picture(
        glow(60, 40, 34), ground(64, "#1a2540"),
        shape("M60 8L26 36h8v28h52V36h8z", PAPER), shape("M84 14v12l-8-7v-5z", PAPER),
        shape("M60 30q8 5 15 4 1 20-15 27-16-7-15-27 7 1 15-4z", NIGHT),
        disc(60, 43, 4.5, AMBER), shape("M57.5 45h5l2 9h-9z", AMBER),
    ),
    "curfew": town_picture(
        disc(60, 34, 27, AMBER), disc(60, 34, 22, PAPER), pen("M60 34V19M60 34l-11-7", NIGHT, 3.6),
        pen("M60 14.5v1M60 52.5v1M40.5 34h1M78.5 34h1", NIGHT, 2.6),
        disc(60, 34, 2.8, NIGHT), roofs(58), ground(66, "#1a2540"),
        shape("M12 60h5v6h-5zM100 58h5v6h-5z", LAMP),
    ),
    "cereal_bar": town_picture(
        glow(60, 36, 30),
        shape("M12 34L84 10l6 22-72 24z", AMBER),
        shape("M84 10l22-6q-4 5 1 8-5 3 0 7-3 2 2 7l-19 6z", "#b87a3a"),
        discs(PAPER, (92, 13, 2), (97, 21, 2)), discs(NIGHT, (92, 25, 1.6), (99, 12, 1.6)),
        shape("M12 34l-6 5 5 2-3 6 6 1-1 6 5 2z", PAPER),
        shape("M56 18L40 39h9l-5 15 19-21h-9z", NIGHT),
    ),
    "block_party": town_picture(
        shape("M0 72V34l14-12 16 12v38zM120 72V30l-14-12-16 12v42z", DUSK),
        shape("M9 42h10v12H9zM101 40h10v12h-10z", LAMP), ground(64, "#1a2540"),
        pen("M26 28Q60 50 94 24", PAPER, 1.8),
        shape("M34 33l9 4-7 7zM60 39l9-1-3 9zM83 31l8-5v9z", TOMATO),
        shape("M47 38l9 1-5 8zM72 37l8-4-1 10z", AMBER),
        figure(48, 66, 20, PAPER), figure(60, 66, 23, AMBER), figure(72, 66, 18, PAPER),
    ),
    "generator": town_picture(
        glow(60, 36, 31), ground(62, "#1a2540"),
        pen("M28 20h64M32 20v40M88 20v40M26 61h68", PAPER, 4),
        shape("M36 28h48v28H36z", AMBER), shape("M66 32L54 45h6l-3 9 13-14h-7z", NIGHT),
        shape("M40 33h8v3h-8zM40 40h8v3h-8zM40 47h8v3h-8z", NIGHT),
        pen("M88 50q14 0 12 10t18 6", PAPER, 2.4), shape("M50 20v-7h14v7z", PAPER),
    ),
    "bicycle": town_picture(
        disc(60, 40, 30, DUSK), ground(62, "#1a2540"),
        pen("M16 46a16 16 0 1 0 32 0a16 16 0 1 0-32 0M72 46a16 16 0 1 0 32 0a16 16 0 1 0-32 0",
            PAPER, 3.4),
        pen("M32 46L46 24h28L60 46zM46 24l14 22M74 24l14 22M74 24l-3-9 9-2M40 19h12", AMBER, 3.4),
        disc(60, 46, 4, PAPER), shape("M78 14l14-6v14z", LAMP),
    ),
    # --- law
    "reroute": town_picture(
        roofs(62), shape(rectangle(57, 50, 6, 22), HAZE),
        shape("M60 2L96 33 60 64 24 33z", PAPER), shape("M60 7L90 33 60 59 30 33z", AMBER),
        pen("M50 46V36q0-8 8-8h8", NIGHT, 5), shape("M64 19l13 9-13 9z", NIGHT),
    ),
    "roadblock": town_picture(
        ground(60, "#1a2540"), roofs(52),
        shape("M22 40h6v28h-6zM92 40h6v28h-6z", HAZE), shape(rectangle(10, 30, 100, 18), PAPER),
        shape("M18 30h13L19 48H10V42zM44 30h13L45 48H32zM70 30h13L71 48H58zM96 30h13L97 48H84z",
             TOMATO),
        discs(AMBER, (25, 23, 7), (95, 23, 7)), discs(PAPER, (25, 23, 3), (95, 23, 3)),
    ),
    "search_party": town_picture(
        shape("M0 72V30l7-18 7 18 6-22 8 24 5-14 6 14v40z"
             "M120 72V28l-7-18-7 20-6-24-8 26-5-14-6 14v40z",
             "#1a2540"),
        shape("M34 56L8 28 0 44v10zM60 52L46 8h28zM86 56l26-28 8 16v10z", LAMP), ground(66),
        figure(34, 70, 24, PAPER), figure(60, 70, 28, PAPER), figure(86, 70, 24, PAPER),
        discs(AMBER, (60, 52, 3), (34, 56, 2.6), (86, 56, 2.6)),
    ),
    "crackdown": town_picture(
        glow(60, 36, 32),
        pen("M18 44a16 16 0 1 0 32 0a16 16 0 1 0-32 0M70 30a16 16 0 1 0 32 0a16 16 0 1 0-32 0",
            PAPER, 6),
        pen("M47 32l4-3M53 34l6-4M61 30l6-4M66 38l5-3", AMBER, 4),
        shape("M40 22h12v10H40zM68 42h12v10H68z", PAPER), discs(NIGHT, (46, 27, 2), (74, 47, 2)),
    ),
    "police_escort": town_picture(
        ground(60, "#1a2540"),
        shape("M28 44L0 34v26zM92 44l28-10v26z", LAMP),
        shape("M36 12h48v7H36z", HAZE), shape("M36 10h18v9H36z", TOMATO),
        shape("M66 10h18v9H66z", AMBER),
        shape("M40 19h40l8 17H32z", PAPER), shape("M43 22h34l5 12H38z", DUSK),
        shape("M24 40q2-5 8-5h56q6 0 8 5v22H24z", PAPER), shape("M42 44h36v8H42z", NIGHT),
        discs(AMBER, (32, 47, 5), (88, 47, 5)),
        shape("M26 62h14v7H26zM80 62h14v7H80z", "#111a30"),
    ),
    "revolver": town_picture(
        glow(60, 36, 32),
        shape("M14 20h62v12H14zM14 16h5v5h-5z", PAPER), shape("M52 18h26v18H52z", AMBER),
        shape("M56 22h18v2H56zM56 27h18v2H56zM56 32h18v2H56z", NIGHT),
        shape("M76 18h12l8-6 3 4-6 7q2 9 11 36l-17 5q-4-16-9-24h-8z", PAPER),
        pen("M62 36q0 12 14 8", PAPER, 3.4), shape("M91 34l8 22-7 2-7-20z", "#8a5a34"),
    ),
    "shotgun": town_picture(
        glow(60, 36, 32),
        shape("M6 12l4-4 66 34-5 8z", PAPER), pen("M8 13l64 34", NIGHT, 1.4),
        shape("M66 38l12 6 34 12-4 13-30-7-14-14z", "#8a5a34"),
        shape("M40 28l18 9-4 7-18-9z", AMBER),
        pen("M70 50q2 8 10 6", PAPER, 2.6),
        shape("M84 10h9v15h-9zM98 10h9v15h-9z", TOMATO),
        shape("M84 25h9v6h-9zM98 25h9v6h-9z", AMBER),
    ),
    # --- lore
    "preparations": town_picture(
        shape("M24 8h72v56H24z", LAMP), shape("M58 8h4v56h-4zM24 34h72v4H24z", NIGHT),
        shape("M14 12l92 8-1 11L13 23zM14 44l92-8 1 11-92 8z", "#b87a3a"),
        discs(NIGHT, (21, 18, 1.6), (98, 25, 1.6), (22, 49, 1.6), (99, 42, 1.6)),
        shape("M74 26l9-9 14 12-4 4-4-3-26 31-7-6 26-31z", PAPER),
        shape("M56 56l7 6-6 7-7-6z", TOMATO),
    ),
    "front_page": town_picture(
        glow(60, 36, 32),
        shape("M32 6h60v60H32z", HAZE), shape("M26 8h60v60H26z", PAPER),
        shape("M31 13h50v8H31z", NIGHT), shape("M31 25h26v24H31z", DUSK),
        shape("M35 49V38l4-5 3 4h4l3-4 4 5v11z", NIGHT), discs(AMBER, (42, 41, 1.6), (47, 41, 1.6)),
        pen("M62 27h18M62 33h18M62 39h14M62 45h18M32 54h48M32 60h36", HAZE, 2.4),
    ),
    "old_archives": town_picture(
        shape("M22 4h76v66H22z", DUSK), shape("M28 8h64v16H28z", HAZE),
        shape("M54 14h12v4H54z", NIGHT),
        shape("M28 28l6 12h52l6-12z", "#111a30"),
        shape("M34 40V22h22l3 4h5v14z", AMBER), shape("M46 40V18h20l3 4h13v18z", PAPER),
        pen("M52 27h20M52 32h16", HAZE, 2), shape("M20 40h80v24H20z", HAZE),
        shape("M52 48h16v6H52z", NIGHT),
    ),
    "town_library": town_picture(
        shape("M30 44L14 6h92L90 44z", DUSK), shape("M42 42L36 12h48l-6 30z", LAMP),
        shape("M60 44Q38 30 10 38v26q28-6 50 6 22-12 50-6V38q-28-8-50 6z", PAPER),
        pen("M60 45v23M20 46q18-3 32 5M20 53q18-3 32 5M100 46q-18-3-32 5"
            "M100 53q-18-3-32 5", HAZE, 2),
    ),
    "debunk": town_picture(
        glow(48, 32, 28, PAPER),
        shape("M48 52q-13 0-12-11 1-7 5-10l-5-12 7 6 1-14 4 13 4-13 1 14 7-6-5 12q4"
             " 3 5 10 1 11-12 11z",
             NIGHT),
        pen("M20 32a28 28 0 1 0 56 0a28 28 0 1 0-56 0", AMBER, 5),
        pen("M70 50l24 16", "#8a5a34", 9),
        pen("M35 22q6-9 15-9", "#ffffff", 3),
    ),
    "flashlight": town_picture(
        shape("M52 24L120 0v72L52 46z", LAMP), shape("M62 30l58-14v40L62 40z", PAPER),
        shape("M40 20h14v30H40z", AMBER), shape("M8 28h26l6-8v30l-6-8H8q-4-7 0-14z", HAZE),
        shape("M18 26h9v5h-9z", TOMATO), pen("M12 34v3M16 34v3", NIGHT, 2),
    ),
    "camera": town_picture(
        glow(60, 34, 32),
        shape("M34 44h52v26H34z", PAPER), shape("M39 48h42v15H39z", "#111a30"),
        discs(AMBER, (54, 55, 1.8), (64, 55, 1.8)), shape("M26 14h12l4-8h36l4 8h12v32H26z", HAZE),
        disc(60, 28, 14, NIGHT), disc(60, 28, 9, AMBER), disc(57, 25, 3, PAPER),
        shape("M78 16h12v7H78z", LAMP), shape("M31 17h7v4h-7z", TOMATO),
        pen("M98 10l8-6M100 17l10-1M96 4l3-4", LAMP, 2.4),
    ),
    # --- kin
    "neighbourly_help": town_picture(
        glow(60, 30, 26),
        shape("M2 72V46l6-7 6 7v26zM20 72V46l6-7 6 7v26zM88 72V46l6-7 6 7v26z"
              "M106 72V46l6-7 6 7v26zM0 54h120v5H0z", HAZE),
        shape("M30 40h60l-8 20H38z", PAPER), shape("M26 40q4-16 34-16t34 16z", AMBER),
        pen("M44 32l8 6M58 28l5 10M74 31l-6 7", "#b87a3a", 2.6),
        pen("M48 18q-5-5 0-9t0-8M62 18q-5-5 0-9t0-8M76 18q-5-5 0-9t0-8", PAPER, 2.6),
    ),
    "rescue": town_picture(
        shape("M36 0h48l10 40H26z", LAMP),
        shape("M0 72V40l16-6 12 8 14-6 6 6h24l8-6 12 6 14-8 14 6v32z",
                                                "#111a30"),
        shape("M34 42h52L76 72H44z", NIGHT),
        pen("M50 0v66M70 0v66M50 10h20M50 22h20M50 34h20M50 46h20M50 58h20", "#8a5a34", 4),
        figure(60, 44, 26, PAPER), pen("M55 30l-4-10M65 30l4-10", PAPER, 4),
        discs(TOMATO, (24, 58, 2.6), (32, 58, 2.6), (96, 60, 2.6), (104, 60, 2.6)),
    ),
    "wake_up_call": town_picture(
        glow(60, 40, 32),
        shape("M40 34h40l12 30H28z", TOMATO), disc(60, 49, 11, PAPER), disc(60, 49, 4, NIGHT),
        shape("M20 30q0-14 40-14t40 14v7H82l-4-8H42l-4 8H20z", PAPER),
        pen("M14 18l-9-6M24 10l-5-9M106 18l9-6M96 10l5-9", AMBER, 3.4),
        discs(NIGHT, (60, 42, 1.3), (66, 46, 1.3), (66, 53, 1.3), (54, 46, 1.3), (54, 53, 1.3),
              (60, 56, 1.3)),
    ),
    "stick_together": town_picture(
        shape("M60 4L16 66h88z", DUSK), shape("M60 4L34 66h52z", "#5d6c96"), ground(64, "#1a2540"),
        pen("M60 0v6", HAZE, 3), shape("M50 8q10-7 20 0z", HAZE), disc(60, 9, 4, LAMP),
        figure(36, 68, 36, PAPER), figure(60, 68, 42, AMBER), figure(84, 68, 32, PAPER),
        pen("M42 52l10-2M68 50l10 3", PAPER, 4.4),
    ),
    "word_of_mouth": town_picture(
        shape("M10 8h56q6 0 6 6v20q0 6-6 6H34L20 52V40H10q-6 0-6-6V14q0-6 6-6z", PAPER),
        shape("M56 28h54q6 0 6 6v18q0 6-6 6h-8v11L88 58H56q-6 0-6-6V34q0-6 6-6z", AMBER),
        shape(polygon((36, 12), (24, 23), (28, 23), (28, 34), (44, 34), (44, 23), (48, 23)), NIGHT),
        discs(NIGHT, (68, 43, 4), (83, 43, 4), (98, 43, 4)),
    ),
    "walkie_talkie": town_picture(
        glow(56, 38, 30),
        pen("M46 22V2", HAZE, 4),
        shape("M40 18h36q3 0 3 3v47q0 3-3 3H40q-3 0-3-3V21q0-3 3-3z", PAPER),
        shape("M43 24h30v14H43z", AMBER),
        shape("M43 44h30v3H43zM43 50h30v3H43zM43 56h30v3H43z", NIGHT),
        disc(68, 65, 2.6, TOMATO), shape("M33 32h4v16h-4z", TOMATO),
        pen("M88 26q8 10 0 20M96 20q13 16 0 32M104 14q18 22 0 44", AMBER, 3.2),
    ),
    "first_aid_kit": town_picture(
        glow(60, 40, 31), pen("M46 18V9h28v9", HAZE, 5),
        shape("M24 18h72q4 0 4 4v40q0 4-4 4H24q-4 0-4-4V22q0-4 4-4z", PAPER),
        shape(rectangle(20, 40, 80, 3), HAZE),
        shape("M60 60L43 43q-7-10 1-16 9-5 16 5 7-10 16-5 8 6 1 16z", TOMATO),
        pen("M52 48l16-14", PAPER, 7), disc(60, 41, 1.6, TOMATO),
    ),
}  # fmt: skip
"""card -> its picture"""
