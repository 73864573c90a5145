"""What InBetween teaches: the one-minute show and six lessons; the guide is in guide.py.

Each lesson has its position first, then its steps. In every position somebody is about to be
lost or won, so that the first tap matters. The Activity marker walks over InBetween Characters
unless the lesson is about it, and the other side does what `replies` says, so that the words
fit. The words are in app/i18n/inbetween-lessons.<language>.json.
"""

from collections.abc import Sequence
from typing import Any

from app.games.inbetween.guide import GUIDE
from app.lessons import Curriculum, Goal, Lesson, Step, asked, either, happened
from engine.core.event import USED, Event
from engine.core.match import Match
from engine.core.view import View
from engine.inbetween.data import CREATURE, DEVOURED, KINDS, SECURED, TOWN
from engine.inbetween.positions import lay_out

Position = Match[Any]

MY_NEXT_TURN = 3
"""Turns until the learner's next one is over: this one, the opponent's, the next."""


def pulled(who: str) -> Goal:
    """The Town has moved that Character towards its end, in any way."""

    def is_pulled(_: View, events: Sequence[Event]) -> bool:
        return any(
            event.kind in ("shifts", "flips")
            and (event.args["who"], event.args["by"]) == (who, TOWN)
            and event.args["new"] < event.args["old"]
            for event in events
        )

    return is_pulled


def activated(_: View, events: Sequence[Event]) -> bool:
    """The Town has paid for a card's ability; those of Characters cost nothing."""
    return any(
        event.kind == USED and event.args["who"] == TOWN and event.args["what"] in KINDS
        for event in events
    )


def beside(who: str, other: str) -> Goal:
    """Two Characters stand next to each other in the circle."""

    def are_neighbours(view: View, _: Sequence[Event]) -> bool:
        circle = view.table["circle"]
        if not {who, other} <= set(circle):
            return False
        apart = abs(circle.index(who) - circle.index(other))
        return apart in (1, len(circle) - 1)

    return are_neighbours


# Show me -----------------------------------------------------------------------------


def both_sides_have_two() -> Position:
    """Two Secured, two Devoured, Mina at the mouth, and Bob three notches from the street."""
    return lay_out(
        "scott tom carl mina bob earl natalie julie lance timmy",
        notch={"scott": 0, "julie": 0, "bob": 3, "mina": 8, "earl": 9, "natalie": 9, "lance": 4},
        town=["rescue", "safe_house", "town_library"],
        creature=["replacement_1", "hiding_1", "rift_1"],
        # Just enough for Rescue: nobody is asked about Awareness in so short a game.
        energy=(2, 2),
    )


SHOW = Lesson(
    id="show",
    lay_out=both_sides_have_two,
    steps=(
        Step("rope", ("#ropes",)),
        Step("goal", ("#meter",)),
        Step("card", ("choose:shift:mina:7", "choose:rescue"), path=("rescue", "shift:mina:7")),
        Step("pay", ("choose:activate",), path=("activate", "shift:mina:6", "shift:mina:5")),
        Step("marker", ("select:scott",), path=("end",)),
        Step("reply", ("#side-1",), path=("replacement_1", "shift:carl:5", "end")),
        Step("ways", ("#meter",)),
        Step("actions", ("choose:prepare", "choose:rest")),
        Step(
            "win",
            ("choose:safe_house",),
            path=("safe_house", "shift:bob:2", "activate", "shift:bob:1", "shift:bob:0"),
        ),
    ),
)


# 1 Pull a rope -----------------------------------------------------------------------


def mina_is_near_the_mouth() -> Position:
    """Two are Devoured and Mina may be the third; Bob is one notch from the street.

    Too little Energy for Rescue's ability: here a card only pulls.
    """
    return lay_out(
        "mina bob carl timmy julie natalie scott tom earl lance",
        marker="carl",
        notch={"mina": 7, "natalie": 9, "earl": 9, "scott": 0, "bob": 1, "lance": 4},
        town=["rescue", "safe_house", "town_library"],
        creature=["rift_1"],
        energy=(1, 0),
    )


PULL = Lesson(
    id="pull",
    lay_out=mina_is_near_the_mouth,
    replies={"act": "rift_1", "mark": "shift:mina:7", "activate": "end"},
    steps=(
        Step("card", ("choose:rescue",), happened("plays", who=TOWN), ("rescue",)),
        Step("arrow", ("choose:shift:mina:6",), pulled("mina"), ("shift:mina:6",)),
        Step("end", ("choose:end",), asked("act"), ("end",), turns=MY_NEXT_TURN),
        Step(
            "choice",
            ("choose:shift:bob:0", "choose:token:mina", "choose:safe_house"),
            either(pulled("bob"), happened("token")),
            ("safe_house", "shift:bob:0"),
        ),
    ),
)


# 2 Through the middle ----------------------------------------------------------------


def sam_is_barely_held() -> Position:
    """Sam is one pull from InBetween, two from the flip; Timmy can be flipped by another card."""
    return lay_out(
        "bob mina sam carl lance timmy scott julie natalie tom",
        marker="lance",
        notch={"sam": 6, "bob": 2, "mina": 4, "carl": 5, "scott": 1, "tom": 7},
        town=["rescue", "town_library", "police_escort"],
        creature=["hiding_1"],
        energy=(3, 0),
    )


MIDDLE = Lesson(
    id="middle",
    lay_out=sam_is_barely_held,
    replies={"act": "hiding_1", "mark": "shift:sam:4", "activate": "end"},
    steps=(
        Step(
            "near",
            ("choose:shift:sam:5", "choose:rescue"),
            pulled("sam"),
            ("rescue", "shift:sam:5"),
        ),
        Step(
            "flip",
            ("choose:shift:sam:4", "choose:activate"),
            happened("flips", who="sam", by=TOWN),
            ("activate", "shift:sam:4"),
        ),
        Step("face", ("select:sam",)),
        Step("hold", ("choose:shift:sam:3",), pulled("sam"), ("shift:sam:3",)),
        Step("end", ("choose:end",), asked("act"), ("end",), turns=MY_NEXT_TURN),
        Step(
            "choice",
            (
                "choose:shift:sam:3",
                "choose:shift:timmy:4",
                "choose:town_library",
                "choose:police_escort",
            ),
            either(happened("shifts", by=TOWN), happened("flips", by=TOWN)),
            ("police_escort", "shift:timmy:4"),
        ),
    ),
)


# 3 Energy ----------------------------------------------------------------------------


def no_energy() -> Position:
    """Safe House could take Bob to the street in one turn, if there were any Energy."""
    return lay_out(
        "carl julie max lance mina bob scott earl natalie sam",
        notch={"bob": 3, "scott": 0},
        town=["safe_house", "wake_up_call"],
        creature=["hiding_1", "rift_1"],
        energy=(0, 3),
    )


ENERGY = Lesson(
    id="energy",
    lay_out=no_energy,
    replies={"act": "rest", "finish": "end"},
    steps=(
        Step("rest", ("choose:rest",), happened("rests", who=TOWN), ("rest",)),
        Step("end", ("choose:end",), asked("act"), ("end",), turns=MY_NEXT_TURN),
        Step(
            "play",
            ("choose:shift:bob:2", "choose:safe_house"),
            pulled("bob"),
            ("safe_house", "shift:bob:2"),
        ),
        Step("pay", ("choose:activate",), activated, ("activate",)),
        Step(
            "more",
            ("choose:shift:bob:0", "choose:shift:bob:1"),
            happened("shifts", who="bob", new=SECURED),
            ("shift:bob:1", "shift:bob:0"),
        ),
        Step(
            "prepare",
            ("choose:done", "choose:prepare", "choose:end"),
            happened("draws", who=TOWN, cause="prepare"),
            # The Creature could Prepare as well: the path says that it rests.
            ("end", "rest", "end", "prepare", "wake_up_call", "done"),
            turns=MY_NEXT_TURN,
        ),
    ),
)


# 4 The walking marker ----------------------------------------------------------------


def awareness_is_high() -> Position:
    """The Activity marker is with Scott, then with Lance, then with Bob, where level 6 can win."""
    return lay_out(
        "scott lance bob carl timmy julie natalie mina tom earl",
        notch={"scott": 2, "lance": 7, "bob": 3},
        town=["safe_house", "town_library", "police_escort"],
        creature=["hiding_1", "rift_1"],
        energy=(5, 3),
        awareness=(4, 2),
    )


MARKER = Lesson(
    id="marker",
    lay_out=awareness_is_high,
    replies={"act": "rest", "finish": "end", "raise": "pass"},
    steps=(
        Step("walks", ("select:scott",)),
        Step("act", ("choose:end", "choose:rest"), happened("activity"), ("rest", "end")),
        Step("raise", ("choose:raise",), happened("awareness", who=TOWN), ("raise",)),
        Step("theirs", ("select:lance",)),
        Step("ability", ("help:awareness",)),
        Step("ways", ("#meter",)),
    ),
)


# 5 Equipment -------------------------------------------------------------------------


def feast_is_coming() -> Position:
    """The Creature holds Feast and Scott is two notches from the mouth; the Town has a Revolver."""
    return lay_out(
        "scott timmy lance mina natalie sam earl tom bob jeremy",
        marker="lance",
        notch={"scott": 7, "timmy": 6, "sam": 9, "bob": 2},
        town=["revolver", "curfew"],
        creature=["feast_1", "rift_1"],
        energy=(4, 4),
        equipment=["generator"],
    )


EQUIPMENT = Lesson(
    id="equipment",
    lay_out=feast_is_coming,
    replies={
        "act": "feast_1",
        "mark": "shift:scott:8",
        "activate": "activate",
        "shift": "shift:scott:9",
        "finish": "end",
    },
    steps=(
        Step(
            "equip",
            ("choose:activate", "choose:shift:timmy:5", "choose:revolver"),
            happened("equips"),
            ("revolver", "shift:timmy:5", "activate"),
        ),
        Step("end", ("choose:end",), asked("revolver"), ("end",), turns=2),
        Step("stop", ("choose:revolver",), happened("cancels"), ("revolver",)),
        Step("box", ("#gear",)),
        Step("works", ("choose:rest",), happened("works", card="generator"), ("rest",)),
    ),
)


# 6 The Creature ----------------------------------------------------------------------


def seven_are_left() -> Position:
    """The Creature's turn: the Activity marker is about to reach Bob, and then Natalie.

    Carl is one notch from the mouth. Two more removals would leave five. Awareness is out of
    the way: the next level is too expensive, and its ability is used.
    """
    return lay_out(
        "timmy bob julie natalie lance scott carl",
        active=CREATURE,
        notch={"timmy": 4, "bob": 2, "julie": 4, "natalie": 7, "lance": 5, "scott": 1, "carl": 8},
        town=["curfew", "debunk"],
        creature=["hiding_1", "replacement_1", "abduction_1", "abduction_2"],
        energy=(3, 5),
        awareness=(2, 3),
        used=(0, 3),
    )


HUNT = Lesson(
    id="hunt",
    lay_out=seven_are_left,
    seat=CREATURE,
    replies={"act": "rest", "finish": "end", "raise": "pass"},
    steps=(
        Step(
            "hide",
            ("choose:attach:bob", "choose:activate", "choose:shift:bob:3", "choose:hiding_1"),
            happened("attaches", who="bob"),
            ("hiding_1", "shift:bob:3", "activate", "attach:bob"),
        ),
        Step("end", ("choose:end",), happened("passes_over"), ("end",)),
        Step(
            "move",
            (
                "choose:behind:julie",
                "choose:lift:carl",
                "choose:activate",
                "choose:shift:scott:2",
                "choose:replacement_1",
            ),
            beside("carl", "natalie"),
            ("replacement_1", "shift:scott:2", "activate", "lift:carl", "behind:julie"),
        ),
        Step(
            "devour",
            ("choose:shift:carl:9", "choose:end"),
            happened("shifts", who="carl", new=DEVOURED),
            ("end", "shift:carl:9"),
        ),
        Step(
            "remove",
            ("choose:remove:bob", "choose:activate", "choose:shift:julie:5", "choose:abduction_1"),
            happened("removes"),
            ("abduction_1", "shift:julie:5", "activate", "remove:bob"),
            turns=2,
        ),
    ),
)


CURRICULUM = Curriculum(
    show=SHOW, lessons=(PULL, MIDDLE, ENERGY, MARKER, EQUIPMENT, HUNT), guide=GUIDE
)
