"""What the guide of a first game says when something happens or can be done for the first time.

Of several tips that fit only the first is given, so the most important stand first; the others
wait for their next chance. The words are in app/i18n/twister-lessons.<language>.json.
"""

from app.games.twister.goals import (
    SCROLLS,
    by_the_learner,
    can,
    can_leave,
    carried,
    one_from_winning,
    out_of_points,
    portcullis,
)
from app.lessons import Tip, asked, either, happened
from engine.twister.data import OBJECTS

GUIDE = (
    Tip("combat", asked("combat")),
    Tip("place", asked("place")),
    Tip("dies", happened("dies")),
    Tip("scores", happened("scores")),
    Tip("last", one_from_winning),
    Tip("wounded", happened("wounded")),
    Tip("leave", can_leave),
    Tip("scroll", carried(*SCROLLS)),
    Tip("object", carried(*OBJECTS)),
    Tip("card", asked("card")),
    Tip("attack", can("attack")),
    Tip("open", can("reveal")),
    Tip("turn", either(happened("rotates"), can("rotate"))),
    Tip("walk", by_the_learner("moves")),
    Tip("spent", out_of_points),
    Tip("jump", either(happened("jumps"), can("jump"))),
    Tip("swim", either(happened("swims"), can("swim"))),
    Tip("gate", portcullis),
)
