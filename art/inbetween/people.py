"""The people of Upsideville: what each looks like in both dimensions.

A person is a recipe of parts. This file only chooses and tunes the parts. They are drawn in
heads, hair, hats, clothes and wrong, and put together in portraits.
"""

from functools import partial
from typing import NamedTuple

from art.inbetween import clothes, hair, hats, heads, wrong
from art.inbetween.heads import Head, Part, brows, mouth, nose
from art.inbetween.palette import TOMATO, Colours

PALE, LIGHT, TAN, BROWN, DARK = "#f6d9b8", "#eec39a", "#d19a66", "#a06b43", "#7b4c31"
BLACK, CHESTNUT, GINGER, STRAW, SILVER = "#2a2230", "#5b3524", "#b9562b", "#e3b65b", "#d9d4cc"
DENIM, KHAKI, RUST, MOSS, CREAM = "#3f5f8f", "#a8925f", "#9c4526", "#53683f", "#efe2c4"
NAVY, TEAL, GOLD, SLATE, ROSE = "#2c3c66", "#2b7a78", "#e0a63a", "#5d6678", "#c06a5c"


class Person(NamedTuple):
    """The recipe of one person's two portraits, its layers from the back to the front.

    behind, body, over         drawn in both dimensions
    face                       the features in the Human dimension
    wrong_behind, wrong_over   added behind and on top in the Creature's dimension
    wrong_face                 the features in the Creature's dimension
    """

    head: Head
    colours: Colours
    behind: tuple[Part, ...]
    body: tuple[Part, ...]
    face: tuple[Part, ...]
    over: tuple[Part, ...]
    wrong_behind: tuple[Part, ...]
    wrong_face: tuple[Part, ...]
    wrong_over: tuple[Part, ...] = ()


PEOPLE: dict[str, Person] = {
    "bob": Person(  # the mechanic
        Head(chin=75, cheek=22, jaw=21),
        Colours(TAN, CHESTNUT, DENIM, TEAL, SLATE),
        behind=(heads.ears,),
        body=(clothes.coverall,),
        face=(heads.plain_eyes, brows(3), nose("broad"), mouth("flat", 6)),
        over=(hair.cropped, hair.handlebar, hats.mechanic_cap),
        wrong_behind=(),
        wrong_face=(wrong.weeping_eyes,),
        wrong_over=(wrong.square_teeth(17),),
    ),
    "carl": Person(  # the sheriff's deputy
        Head(chin=75, cheek=20, jaw=18),
        Colours(LIGHT, BLACK, KHAKI, GOLD, "#8b6f45"),
        behind=(heads.ears,),
        body=(clothes.deputy_shirt,),
        face=(nose("plain"), mouth("flat", 7)),
        over=(hair.cropped, hats.aviators, hats.campaign_hat),
        wrong_behind=(
            wrong.tendrils(
                ((26, 36), (10, 44), (22, 62), (7, 70)), ((74, 36), (90, 44), (78, 62), (93, 70))
            ),
        ),
        wrong_face=(wrong.needles(14),),
        wrong_over=(wrong.slit_eyes,),
    ),
    "earl": Person(  # the old farmer
        Head(cheek=20, jaw=14),
        Colours(PALE, SILVER, DENIM, RUST, STRAW),
        behind=(partial(heads.ears, size=5.5),),
        body=(clothes.dungarees,),
        face=(heads.squinting_eyes, brows(3.4, colour="#b9b3ab"), nose("long")),
        over=(hair.long_beard, mouth("smile", 5), clothes.wheat_stalk, hats.straw_hat),
        wrong_behind=(wrong.horns,),
        wrong_face=(wrong.hollow_eyes,),
        wrong_over=(
            wrong.tendrils(
                ((33, 68), (20, 76), (30, 90), (14, 95)), ((67, 68), (80, 76), (70, 90), (86, 95)),
                ((43, 80), (38, 90), (46, 94), (36, 99)), ((57, 80), (62, 90), (54, 94), (64, 99)),
                hue="hair",
            ),
            wrong.gape(7, 8),
        ),
    ),
    "jayne": Person(  # the reporter
        Head(cheek=19, jaw=10),
        Colours(LIGHT, BLACK, "#c9ab78", RUST, SLATE),
        behind=(hair.bob_behind,),
        body=(clothes.trench_coat,),
        face=(heads.lashed_eyes, brows(1.8, slant=1), nose("plain"), mouth("lips", 6)),
        over=(hair.bob_fringe, hats.fedora),
        wrong_behind=(),
        wrong_face=(wrong.lens_eye, wrong.sewn_mouth(11)),
    ),
    "jeremy": Person(  # the paperboy
        Head(top=21, chin=73, cheek=20, jaw=13, eyes=49),
        Colours(PALE, GINGER, TEAL, RUST, "#6b5a45"),
        behind=(partial(heads.ears, size=6),),
        body=(clothes.newspaper_bag,),
        face=(heads.wide_eyes, heads.freckles, nose("button"), mouth("grin", 7)),
        over=(hair.cropped, hats.newsboy_cap),
        wrong_behind=(),
        wrong_face=(
            wrong.shadowed_face,
            wrong.cluster_eyes((-10, -2), (10, -3), (-3, 3), (5, 7), (-9, 9), (0, 15), (11, 13)),
        ),
    ),
    "julie": Person(  # the nurse
        Head(cheek=19.5, jaw=11),
        Colours(BROWN, "#3a2530", "#7fa0b8", TEAL, CREAM),
        behind=(),
        body=(clothes.nurse_dress,),
        face=(heads.lashed_eyes, brows(2), nose("button"), mouth("lips", 6.5)),
        over=(hair.rolled, hats.nurse_cap),
        wrong_behind=(),
        wrong_face=(wrong.stitched_eyes, wrong.sewn_mouth(15)),
        wrong_over=(wrong.cracks,),
    ),
    "lance": Person(  # the quarterback
        Head(chin=75, cheek=20, jaw=20),
        Colours(LIGHT, STRAW, RUST, GOLD, CREAM),
        behind=(heads.ears,),
        body=(clothes.shoulder_pads,),
        face=(heads.plain_eyes, clothes.eye_black, brows(2.8), nose("plain"), mouth("grin", 8)),
        over=(hair.quiff,),
        wrong_behind=(
            wrong.tendrils(
                ((14, 78), (10, 66), (8, 60), (3, 56)), ((26, 75), (24, 64), (20, 58), (19, 52)),
                ((74, 75), (76, 64), (80, 58), (81, 52)), ((86, 78), (90, 66), (92, 60), (97, 56)),
                width=9, hue="light",
            ),
        ),
        wrong_face=(wrong.slit_eyes, wrong.grin(17, 16, 6)),
    ),
    "maggie": Person(  # the librarian
        Head(top=20, cheek=19, jaw=11),
        Colours(PALE, SILVER, "#7b4a5e", RUST),
        behind=(heads.ears,),
        body=(clothes.cardigan,),
        face=(heads.plain_eyes, brows(1.6, lift=2), nose("hooked"), mouth("smile", 5)),
        over=(hair.bun, hats.cat_eye_glasses),
        wrong_behind=(wrong.spider_legs,),
        wrong_face=(
            wrong.cluster_eyes((-9, 0), (9, 0), (-4, -9), (4, -9), (-11, -10), (11, -10)),
            wrong.needles(9),
        ),
    ),
    "mandi": Person(  # the cheerleader
        Head(cheek=19.5, jaw=11),
        Colours(LIGHT, GINGER, CREAM, TEAL),
        behind=(heads.ears, hair.ponytail_behind),
        body=(clothes.cheer_top,),
        face=(heads.lashed_eyes, nose("button"), mouth("grin", 8)),
        over=(hair.ponytail_front,),
        wrong_behind=(
            wrong.tendrils(
                ((84, 30), (98, 48), (80, 60), (96, 76)), ((78, 28), (88, 52), (74, 62), (80, 80)),
                hue="hair",
            ),
        ),
        wrong_face=(wrong.pinprick_eyes, wrong.grin(18, 15, 8, 8), wrong.tongue),
    ),
    "max": Person(  # the kid with the tape player
        Head(top=22, chin=74, cheek=20, jaw=14, eyes=50),
        Colours(BROWN, BLACK, MOSS, GOLD, TOMATO),
        behind=(),
        body=(clothes.hooded_top,),
        face=(heads.plain_eyes, brows(2.2, lift=1), nose("button"), mouth("gap", 8)),
        over=(hair.cropped, hats.sideways_cap, hats.headphones),
        wrong_behind=(
            wrong.tendrils(
                ((24, 56), (8, 60), (16, 76), (2, 82)), ((76, 56), (92, 60), (84, 76), (98, 82)),
                ((25, 50), (10, 46), (10, 38), (3, 36)), hue="trim", width=6,
            ),
        ),
        wrong_face=(wrong.spiral_eyes, wrong.grin(14, 14, 5)),
    ),
    "mina": Person(  # the student
        Head(cheek=19, jaw=11),
        Colours(PALE, BLACK, ROSE, NAVY),
        behind=(hair.long_behind,),
        body=(clothes.backpack,),
        face=(heads.wide_eyes, nose("button"), mouth("worry", 4.5)),
        over=(hair.curtain_fringe,),
        wrong_behind=(),
        wrong_face=(),
        wrong_over=(wrong.veil_of_hair, wrong.lone_eye),
    ),
    "natalie": Person(  # the teacher
        Head(cheek=20, jaw=12),
        Colours(DARK, "#33222a", GOLD, RUST),
        behind=(hair.curls_behind,),
        body=(clothes.roll_neck,),
        face=(heads.lashed_eyes, brows(2, lift=3), nose("broad"), mouth("lips", 7)),
        over=(hair.curls_fringe, clothes.hoop_earrings),
        wrong_behind=(
            wrong.tendrils(
                ((26, 28), (12, 20), (16, 6), (4, 8)), ((40, 14), (36, 5), (28, 8), (27, 1)),
                ((60, 14), (64, 5), (72, 8), (73, 1)), ((74, 28), (88, 20), (84, 6), (96, 8)),
                ((20, 54), (4, 50), (10, 38), (0, 34)), ((80, 54), (96, 50), (90, 38), (100, 34)),
                hue="hair", width=10,
            ),
        ),
        wrong_face=(wrong.lamp_eyes, wrong.grin(13, 10, 6)),
    ),
    "richard": Person(  # the banker
        Head(top=16, chin=76, cheek=22, jaw=22, eyes=46),
        Colours(LIGHT, "#8a7b6c", SLATE, TOMATO),
        behind=(heads.ears, hair.swept_back),
        body=(clothes.suit,),
        face=(heads.plain_eyes, brows(2.4, lift=3, slant=0), nose("broad"), mouth("smirk", 7)),
        over=(hats.round_glasses,),
        wrong_behind=(),
        wrong_face=(wrong.coin_eyes, wrong.grin(19, 13, 9, 6)),
        wrong_over=(wrong.cracks,),
    ),
    "rodney": Person(  # the drifter
        Head(cheek=19, jaw=14),
        Colours(TAN, CHESTNUT, MOSS, "#b8a27c", "#7a4a35"),
        behind=(hair.scraggle_behind,),
        body=(clothes.parka,),
        face=(
            hair.stubble, heads.tired_eyes, brows(2.8, slant=-1.5), nose("long"), mouth("flat", 5)
        ),
        over=(hats.wool_hat,),
        wrong_behind=(),
        wrong_face=(wrong.shadowed_face, wrong.lamp_eyes, wrong.needles(10)),
        wrong_over=(wrong.hat_eye,),
    ),
    "sam": Person(  # the barber
        Head(top=18, cheek=20, jaw=15),
        Colours(DARK, "#2b2026", CREAM, TEAL),
        behind=(heads.ears,),
        body=(clothes.barber_tunic,),
        face=(heads.plain_eyes, brows(2.6, lift=1), nose("broad"), mouth("smile", 7)),
        over=(hair.flat_top, hair.pencil_moustache),
        wrong_behind=(wrong.blades,),
        wrong_face=(wrong.slit_eyes, wrong.split_face),
    ),
    "scott": Person(  # the scout leader
        Head(cheek=19.5, jaw=14),
        Colours(LIGHT, CHESTNUT, MOSS, RUST, "#6f7a45"),
        behind=(heads.ears,),
        body=(clothes.neckerchief,),
        face=(heads.plain_eyes, brows(2, lift=1), nose("plain"), mouth("smile", 8)),
        over=(hair.side_parting, hats.garrison_cap, hats.square_glasses),
        wrong_behind=(wrong.antlers,),
        wrong_face=(wrong.blank_lenses, wrong.gape(9, 10)),
    ),
    "timmy": Person(  # the small boy
        Head(top=31, chin=79, cheek=20, jaw=14, eyes=58, gap=8.5),
        Colours(PALE, CHESTNUT, CREAM, "#a5713f"),
        behind=(partial(heads.ears, size=6),),
        body=(clothes.striped_shirt,),
        face=(heads.wide_eyes, nose("button"), mouth("worry", 4)),
        over=(hair.bowl_cut, clothes.teddy),
        wrong_behind=(),
        wrong_face=(wrong.black_eyes, mouth("flat", 4)),
        wrong_over=(wrong.bear_teeth,),
    ),
    "tom": Person(  # the shopkeeper
        Head(top=15, chin=73, cheek=21, jaw=18),
        Colours(TAN, CHESTNUT, "#4d6b57", RUST, "#3f7a5c"),
        behind=(heads.ears,),
        body=(clothes.apron,),
        face=(heads.squinting_eyes, brows(2.8), nose("broad")),
        over=(hair.full_beard, mouth("smile", 6), hats.eyeshade),
        wrong_behind=(
            wrong.tendrils(
                ((30, 70), (16, 76), (22, 90), (8, 92)), ((70, 70), (84, 76), (78, 90), (92, 92)),
                hue="hair",
            ),
        ),
        wrong_face=(wrong.hollow_eyes,),
        wrong_over=(wrong.second_mouth,),
    ),
}  # fmt: skip
"""who -> recipe"""
