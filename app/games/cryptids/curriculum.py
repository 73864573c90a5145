"""What Twisted Cryptids teaches: the show and six lessons; the guide's tips are in guide.py.

Every lesson begins one turn from something worth seeing, and has one new idea. The learner is
always Bigfoot in seat 0. The words are in app/i18n/cryptids-lessons.<language>.json.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from app.games.cryptids.guide import GUIDE
from app.lessons import Curriculum, Lesson, Step, asked, happened
from engine.core.event import Event
from engine.core.match import Match
from engine.core.view import View
from engine.cryptids.positions import lay_out

RIVER, RIDGE, LAKE = "crystal_river", "witch_ridge", "maple_lake"
SWAMP, PARK, CHASM = "scenic_swamp", "pinehill_park", "crooked_chasm"

DAY = 3
"""The turns of all three players, one after the other."""
DUSK = 6
"""A player's turn, all of Dusk, and the Night up to the next question."""


def position(**wishes: Any) -> Callable[[], Match[Any]]:
    """Three Cryptids, well shuffled; Bigfoot has the last turn of the Day, unless it says so."""
    usual: dict[str, Any] = {"seats": 3, "first": 1, "step": 3 * DAY - 1, "shuffled": True}
    return partial(lay_out, **{**usual, **wishes})


# Goals -------------------------------------------------------------------------------


def is_crowned(view: View, _: Sequence[Event]) -> bool:
    """In the Day, the crown is at one of the learner's Hiding Spots and nowhere else."""
    table = view.table
    is_single = table["phase"] == "day" and not table["crown"]["tie"]
    return is_single and any(entry["crowned"] for entry in table["mine"]["forecast"])


def is_crowned_well(view: View, _: Sequence[Event]) -> bool:
    """The crown is where the learner's top Sighting would earn Myth now."""
    forecast = view.table["mine"]["forecast"]
    return is_crowned(view, _) and any(
        entry["crowned"] and entry["score"] > 0 for entry in forecast
    )


def has_stacks(view: View, _: Sequence[Event]) -> bool:
    """All nine Sightings of the learner are in Stacks."""
    return not view.table["mine"]["folder"]


# Show me -----------------------------------------------------------------------------

SHOW = Lesson(
    id="show",
    lay_out=position(
        round=5,
        people={
            RIVER: (2, 0, 0),
            RIDGE: (0, 0, 3),
            LAKE: (1, 0, 3),
            CHASM: (1, 1, 0),
            PARK: (1, 3, 1),
            SWAMP: (1, 1, 0),
        },
        hideouts={0: [LAKE, CHASM, RIVER], 1: [PARK, RIDGE, SWAMP], 2: [CHASM, PARK, SWAMP]},
        hands={0: ["lure_or_scare_researcher"]},
        stacks={
            0: [
                ["moon_shadow", "nap", "straw_twin"],
                ["owl_choir", "pastime", "scarecrow"],
                ["beaver_parade", "charge", "ridge_outline"],
            ],
        },
        revealed={
            0: ["beaver_parade"],
            1: ["ridge_outline", "charge"],
            2: ["owl_choir", "straw_twin", "nap"],
        },
        traits={0: "relaxed", 1: "twisted", 2: "sociable"},
        myth={0: 14, 1: 21, 2: 19},
    ),
    steps=(
        Step("goal", ("#player-0",)),
        Step("hide", ("#spot-0",)),
        Step(
            "day",
            ("choose:lure_or_scare_researcher_1", "choose:lure:witch_ridge:maple_lake:*"),
            path=("lure_or_scare_researcher_1", "lure:witch_ridge:maple_lake:researcher_2"),
        ),
        # What follows an answer is played back under the words of the next step.
        Step("crown", ("#crown",), path=("end",)),
        Step("dusk", ("#crown", "#player-0")),
        Step("night", ("#phases",), path=("done", "done", "place:1:witch_ridge", "done")),
        Step("secrets", ("#player-0",)),
        Step("won", ("#player-0",)),
    ),
)


# Lessons -----------------------------------------------------------------------------

CROWN = Lesson(
    id="crown",
    lay_out=position(
        people={
            RIVER: (2, 0, 0),
            RIDGE: (0, 0, 3),
            LAKE: (1, 0, 3),
            CHASM: (1, 1, 0),
            PARK: (2, 3, 0),
            SWAMP: (1, 1, 0),
        },
        hideouts={0: [LAKE, CHASM, RIVER], 1: [PARK, RIDGE, SWAMP], 2: [CHASM, PARK, SWAMP]},
        hands={0: ["lure_or_scare_researcher", "attract_human"]},
        stacks={
            0: [
                ["moon_shadow", "nap", "straw_twin"],
                ["owl_choir", "pastime", "scarecrow"],
                ["beaver_parade", "charge", "ridge_outline"],
            ],
        },
        power_used=[0],
    ),
    steps=(
        Step("goal", ("#player-0",)),
        Step("elsewhere", ("#crown",)),
        Step(
            "lure",
            ("choose:lure_or_scare_researcher_1", "choose:lure:witch_ridge:maple_lake:*"),
            is_crowned,
            ("lure_or_scare_researcher_1", "lure:witch_ridge:maple_lake:researcher_2"),
        ),
        Step("moved", ("#crown",)),
        Step("end", ("choose:end",), happened("reveals", who=0), ("end",), DUSK),
        Step("seen", ("#player-0",)),
    ),
)

DUSK_FALLS = Lesson(
    id="dusk",
    lay_out=position(
        people={
            RIVER: (1, 0, 3),
            RIDGE: (1, 0, 1),
            LAKE: (1, 1, 2),
            CHASM: (0, 3, 1),
            PARK: (1, 1, 1),
            SWAMP: (1, 0, 0),
        },
        hideouts={0: [LAKE, CHASM, RIVER], 1: [PARK, RIDGE, SWAMP], 2: [SWAMP, PARK, RIDGE]},
        hands={0: ["attract_human"]},
        stacks={
            0: [
                ["moon_shadow", "nap", "straw_twin"],
                ["charge", "pastime", "scarecrow"],
                ["owl_choir", "beaver_parade", "ridge_outline"],
            ],
        },
        power_used=[0],
    ),
    steps=(
        Step("stacks", ("select:stacks",)),
        Step("worth", ("#spot-0",)),
        Step(
            "choose",
            ("choose:attract_human_1", "choose:attract:*", "select:in/*"),
            is_crowned_well,
            ("attract_human_1", "attract:rest:crooked_chasm:hunter_1"),
        ),
        Step("end", ("choose:end",), happened("reveals", who=0), ("end",), DUSK),
        Step("scored", ("#player-0",)),
        Step("price", ("#drawback", "#player-0")),
    ),
)

FUNCTIONS = Lesson(
    id="functions",
    lay_out=position(
        first=0,
        step=0,
        people={
            RIVER: (1, 0, 1),
            RIDGE: (0, 1, 1),
            LAKE: (2, 2, 0),
            CHASM: (1, 1, 0),
            PARK: (3, 1, 1),
            SWAMP: (0, 0, 1),
        },
        hideouts={0: [LAKE, CHASM, RIVER], 1: [PARK, RIDGE, SWAMP], 2: [PARK, SWAMP, CHASM]},
        hands={
            0: ["lure_or_scare_hunter", "lure_or_scare_hiker", "attract_two_hiker"],
            1: ["extract_two_human"],
        },
        stacks={
            0: [
                ["nap", "moon_shadow", "straw_twin"],
                ["owl_choir", "pastime", "scarecrow"],
                ["beaver_parade", "charge", "ridge_outline"],
            ],
        },
        power_used=[0],
    ),
    replies={
        "day": "extract_two_human_1",
        "arrow": "extract:maple_lake:rest:hiker_2",
        "finish": "end",
    },
    steps=(
        Step("reach", ("#spot-0",)),
        Step(
            "scare",
            ("choose:lure_or_scare_hunter_1", "choose:scare:*"),
            happened("moves", verb="scare", by=0),
            ("lure_or_scare_hunter_1", "scare:maple_lake:scenic_swamp:hunter_2"),
        ),
        Step("extract", ("choose:end",), asked("day"), ("end",), DAY + 1),
        Step(
            "lure",
            ("choose:lure_or_scare_hiker_1", "choose:lure:pinehill_park:maple_lake:*"),
            happened("moves", verb="lure", by=0),
            ("lure_or_scare_hiker_1", "lure:pinehill_park:maple_lake:hiker_2"),
        ),
        Step(
            "attract",
            ("choose:end", "choose:attract_two_hiker_1", "choose:attract:rest:maple_lake:*"),
            happened("moves", verb="attract", by=0),
            ("end", "attract_two_hiker_1", "attract:rest:maple_lake:hiker_2"),
            DAY + 1,
        ),
        Step("end", ("choose:end",), happened("reveals", who=0), ("end",), DAY + DUSK),
        Step("slept", ("#player-0",)),
    ),
)

PLANS = Lesson(
    id="stacks",
    lay_out=position(
        phase="secrets",
        step=2,
        people={
            RIVER: (1, 0, 1),
            RIDGE: (0, 1, 1),
            LAKE: (1, 1, 0),
            CHASM: (1, 1, 0),
            PARK: (0, 1, 1),
            SWAMP: (1, 0, 1),
        },
        dealt={0: ["twisted", "relaxed"]},
    ),
    steps=(
        Step(
            "trait",
            ("choose:*",),
            happened("keeps", who=0),
            ("twisted",),
        ),
        Step("order", ("#bench",)),
        Step("fill", ("choose:preset:*",), has_stacks, ("preset:bold",)),
        Step("confirm", ("choose:confirm",), asked("hideout"), ("confirm",), DAY),
        Step(
            "hide",
            ("choose:place:*",),
            happened("places", who=0),
            ("place:1:witch_ridge",),
        ),
    ),
)

ROUND = Lesson(
    id="round",
    lay_out=position(
        phase="dawn",
        round=3,
        first=0,
        step=0,
        event="lone_stakeout",
        people={
            RIVER: (0, 1, 0),
            RIDGE: (1, 1, 1),
            LAKE: (1, 0, 3),
            CHASM: (1, 1, 0),
            PARK: (1, 1, 6),
            SWAMP: (1, 3, 0),
        },
        hideouts={0: [LAKE, PARK, RIVER], 1: [PARK, CHASM, RIDGE], 2: [RIDGE, SWAMP, CHASM]},
        hands={},
        stacks={
            0: [
                ["straw_twin", "scarecrow", "nap"],
                ["moon_shadow", "pastime", "owl_choir"],
                ["beaver_parade", "charge", "ridge_outline"],
            ],
        },
        revealed={0: ["straw_twin"], 1: ["nap", "owl_choir"], 2: ["charge"]},
        myth={0: 9, 1: 14, 2: 11},
    ),
    steps=(
        Step("event", ("#about-event",)),
        Step(
            "settle",
            ("choose:attract:*",),
            happened("moves", verb="attract", by=0),
            ("attract:rest:crystal_river:hiker_2",),
        ),
        Step(
            "tie",
            ("choose:*",),
            happened("encounter"),
            ("pinehill_park",),
            DAY * DAY,
        ),
        Step("met", ("#crown",)),
        Step(
            "night", ("choose:place:*",), happened("places", who=0), ("place:2:witch_ridge",), DUSK
        ),
        Step("draw", ("choose:done",), happened("draws", who=0), ("done",), DAY),
        Step("next", ("#phases",)),
    ),
)

OTHERS = Lesson(
    id="others",
    lay_out=position(
        round=4,
        people={
            RIVER: (1, 0, 1),
            RIDGE: (0, 2, 1),
            LAKE: (1, 1, 2),
            CHASM: (1, 1, 0),
            PARK: (2, 1, 0),
            SWAMP: (1, 0, 1),
        },
        hideouts={0: [LAKE, CHASM, RIVER], 1: [LAKE, PARK, RIDGE], 2: [SWAMP, PARK, CHASM]},
        hands={0: ["lure_or_scare_hunter", "attract_human"]},
        stacks={
            0: [
                ["charge", "moon_shadow", "straw_twin"],
                ["scarecrow", "owl_choir", "pastime"],
                ["beaver_parade", "nap", "ridge_outline"],
            ],
            1: [
                ["charge", "nap", "ridge_outline"],
                ["straw_twin", "owl_choir", "pastime"],
                ["scarecrow", "beaver_parade", "moon_shadow"],
            ],
        },
        revealed={
            0: ["scarecrow"],
            1: ["straw_twin", "scarecrow", "charge"],
            2: ["moon_shadow", "nap"],
        },
        myth={0: 16, 1: 24, 2: 19},
        power_used=[0],
    ),
    steps=(
        Step("nine", ("#player-1",)),
        Step("look", ("select:seat-1",)),
        Step(
            "lure",
            ("choose:lure_or_scare_hunter_1", "choose:lure:witch_ridge:maple_lake:*"),
            happened("moves", flavor="hunter", target=LAKE, by=0),
            ("lure_or_scare_hunter_1", "lure:witch_ridge:maple_lake:hunter_2"),
        ),
        Step("end", ("choose:end",), happened("reveals", who=0), ("end",), DUSK),
        Step("both", ("#player-1",)),
    ),
)

CURRICULUM = Curriculum(
    show=SHOW,
    lessons=(CROWN, DUSK_FALLS, FUNCTIONS, PLANS, ROUND, OTHERS),
    guide=GUIDE,
)
