"""What Magpies teaches: a show and two lessons, as small as the game."""

from typing import Any

from app.lessons import Curriculum, Lesson, Step, happened
from engine.core.match import Match
from engine.games import load_game

ME, OTHER = 0, 1
RING = "ring_1"


def first_turn() -> Match[Any]:
    """A deal with a ring in the first hand, two buttons beside it, and a cat across the table."""
    return Match.start(load_game("magpies"), 7)


SHOW = Lesson(
    id="show",
    lay_out=first_turn,
    steps=(
        Step("nest"),
        Step("gather", (f"choose:{RING}",), path=(RING,)),
        Step("cat", path=("pass",)),
        Step("trick", path=(str(OTHER),)),
        Step("end"),
    ),
)

GATHER = Lesson(
    id="gather",
    lay_out=first_turn,
    replies={"scare": "pass"},
    steps=(
        Step("hello"),
        Step("ring", (f"choose:{RING}",), happened("gathers", who=ME, card=RING), (RING,)),
        Step("steal", (f"choose:{OTHER}",), happened("steals", who=ME), (str(OTHER),)),
    ),
)

DUSK = Lesson(
    id="dusk",
    lay_out=first_turn,
    replies={"act": "beg", "roost": "oak"},
    steps=(
        Step("beg", ("choose:beg",), happened("begs", who=ME), ("beg",)),
        Step("roost", ("choose:elm", "choose:ash"), happened("roosts"), ("elm",)),
        Step("coin"),
    ),
)

CURRICULUM = Curriculum(show=SHOW, lessons=(GATHER, DUSK))
