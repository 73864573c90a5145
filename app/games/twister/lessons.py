"""The lessons of Dungeon Twister and its show: positions, what each step waits for, the shown way.

The learner is Yellow and leaves on Blue's side. Every position is laid out so that one turn is
enough for something worth doing, and so that Blue cannot spoil it. The words are in
app/i18n/twister-lessons.<language>.json.
"""

from typing import Any

from app.games.twister.goals import (
    by_the_learner,
    by_way_of,
    carried,
    done_with,
    is_at,
    is_dead,
    lies_open,
    powerless,
    someone_on,
    their_turn,
    then,
    touch,
    used,
)
from app.lessons import Lesson, Step, both, either, happened
from engine.core.match import Match
from engine.twister.positions import lay_out

BLUFF = {"combat": "fight:0"}
"""Blue always lays the 0, which comes back: whoever is stronger wins with any card."""
WAITS = {**BLUFF, "card": "card:2", "act": "end"}
"""Blue does nothing in its own turns either."""
AND_BACK = 3
"""Turns up to the end of the learner's next one: enough for who has spent all points."""

# 1 -------------------------------------------------------------------------------------


def before_the_exit() -> Match[Any]:
    """Yellow's turn begins; the Barbarian is one walk from the exit, everybody else far off."""
    return lay_out(
        {
            "yellow_telekineticist": "14.2",
            "yellow_barbarian": "18.3",
            "yellow_magophage": "6.4",
            "blue_acrobat": "9.0",
            "blue_magophage": "11.4",
            "blue_courtesan": "7.4",
        },
        rooms={2: "lava_ford"},
        hidden={
            4: ["yellow_key", "blue_rope"],
            5: ["yellow_boots", "blue_barbarian", "blue_key"],
            6: ["yellow_acrobat", "yellow_rope", "blue_telekineticist"],
            7: ["yellow_ring", "blue_boots"],
        },
        card=0,
        ap=0,
        points=(3, 2),
    )


WALK = Lesson(
    id="walk",
    lay_out=before_the_exit,
    steps=(
        Step("card", ("choose:card:*",), happened("card", who=0), ("card:3",)),
        Step(
            "speed",
            then("yellow_telekineticist", "move:yellow_telekineticist:*"),
            by_the_learner("moves", piece="yellow_telekineticist"),
            ("move:yellow_telekineticist:15.1",),
        ),
        Step(
            "out",
            then("yellow_barbarian", "move:yellow_barbarian:21.*"),
            by_the_learner("exits"),
            ("move:yellow_barbarian:21.2",),
        ),
        Step("end", ("choose:end",), their_turn, ("end",)),
    ),
)

# 2 -------------------------------------------------------------------------------------


def round_the_lava() -> Match[Any]:
    """The Lava Ford before the exit, with somebody on its gear and on that of its twin."""
    return lay_out(
        {
            "yellow_barbarian": "19.6",
            "yellow_courtesan": "16.5",
            "yellow_magophage": "16.8",
            "yellow_telekineticist": "8.2",
            "blue_barbarian": "12.2",
            "blue_acrobat": "13.4",
        },
        rooms={7: "lava_ford"},
        hidden={
            0: ["yellow_key", "blue_rope"],
            4: ["yellow_ring", "blue_prophet"],
            5: ["yellow_acrobat", "yellow_rope", "blue_boots"],
            6: ["yellow_boots", "blue_magophage", "blue_key"],
        },
        points=(2, 2),
    )


TURN = Lesson(
    id="turn",
    lay_out=round_the_lava,
    steps=(
        Step(
            "own",
            by_way_of("yellow_barbarian", "rotate/7", "rotate:yellow_barbarian:7"),
            by_the_learner("rotates", slot=7),
            ("rotate:yellow_barbarian:7",),
        ),
        Step(
            "out",
            then("yellow_courtesan", "move:yellow_courtesan:21.*"),
            by_the_learner("exits"),
            ("move:yellow_courtesan:21.6",),
        ),
        Step(
            "twin",
            by_way_of("yellow_telekineticist", "rotate/7", "rotate:yellow_telekineticist:7"),
            by_the_learner("rotates", piece="yellow_telekineticist", slot=7),
            ("rotate:yellow_telekineticist:7",),
        ),
        Step(
            "next",
            then("yellow_magophage", "move:yellow_magophage:21.*"),
            by_the_learner("exits"),
            ("move:yellow_magophage:21.5",),
        ),
    ),
)

# 3 -------------------------------------------------------------------------------------


def at_a_closed_room() -> Match[Any]:
    """The Magophage beside a closed room, in which somebody waits who can be out in two walks."""
    return lay_out(
        {
            "yellow_magophage": "10.6",
            "yellow_fire_elemental": "4.6",
            "blue_magophage": "17.3",
            "blue_water_elemental": "13.4",
        },
        rooms={6: "lava_ford"},
        hidden={
            0: ["yellow_key", "blue_boots"],
            1: ["yellow_barbarian", "blue_ring", "blue_key"],
            6: ["yellow_acrobat", "blue_barbarian", "yellow_rope"],
        },
        points=(2, 2),
    )


OPEN = Lesson(
    id="open",
    lay_out=at_a_closed_room,
    steps=(
        Step(
            "open",
            then("yellow_magophage", "reveal:yellow_magophage:6"),
            happened("reveals", who=0),
            ("reveal:yellow_magophage:6",),
        ),
        Step(
            "place",
            ("choose:put:yellow_acrobat:15.8", "choose:put:blue_barbarian:15.5"),
            lies_open("yellow_acrobat", "blue_barbarian"),
            ("put:yellow_acrobat:15.8", "put:blue_barbarian:15.5"),
        ),
        Step("rope"),
        Step(
            "run",
            then("yellow_acrobat", "move:yellow_acrobat:21.*", "move:yellow_acrobat:18.8"),
            by_the_learner("exits"),
            ("move:yellow_acrobat:18.8", "move:yellow_acrobat:21.7"),
            turns=AND_BACK,
        ),
    ),
    replies={"place": "put:yellow_rope:11.9"},
)

# 4 -------------------------------------------------------------------------------------


def face_to_face() -> Match[Any]:
    """One enemy to be wounded, one to be eliminated, and a wounded friend to be carried."""
    return lay_out(
        {
            "yellow_barbarian": "6.2",
            "yellow_water_elemental": "8.4",
            "yellow_telekineticist": "9.0",
            "yellow_courtesan": "10.1",
            "blue_magophage": "7.2",
            "blue_acrobat": "9.4",
            "blue_barbarian": "14.0",
            "blue_prophet": "18.3",
        },
        wounded=["blue_acrobat", "yellow_courtesan"],
        hidden={
            4: ["yellow_key", "blue_courtesan"],
            5: ["yellow_acrobat", "yellow_rope", "blue_boots"],
            6: ["yellow_boots", "blue_ring", "blue_key"],
            7: ["yellow_ring", "blue_rope"],
        },
        card=4,
        ap=4,
        points=(2, 2),
    )


FIGHT = Lesson(
    id="fight",
    lay_out=face_to_face,
    steps=(
        Step(
            "attack",
            then("yellow_barbarian", "attack:yellow_barbarian:blue_magophage"),
            by_the_learner("attacks", target="blue_magophage"),
            ("attack:yellow_barbarian:blue_magophage",),
        ),
        Step(
            "card",
            ("choose:down:*", "select:down:*"),
            happened("wins", who=0),
            ("fight:1",),
        ),
        Step("wound"),
        Step(
            "finish",
            (
                "choose:down:*",
                "select:down:*",
                *then("yellow_water_elemental", "attack:yellow_water_elemental:blue_acrobat"),
            ),
            is_dead("blue_acrobat"),
            ("attack:yellow_water_elemental:blue_acrobat", "fight:0"),
            turns=AND_BACK,
        ),
        Step(
            "carry",
            then("yellow_telekineticist", "move:yellow_telekineticist:10.1"),
            carried("courtesan"),
            ("move:yellow_telekineticist:10.1",),
            turns=AND_BACK,
        ),
    ),
    replies=BLUFF,
)

# 5 -------------------------------------------------------------------------------------


def on_all_grounds() -> Match[Any]:
    """Lava with a bridge, water, mist and stairs, with somebody before each of them."""
    return lay_out(
        {
            "yellow_magophage": "2.2",
            "yellow_telekineticist": "16.6",
            "yellow_acrobat": "8.5",
            "yellow_barbarian": "14.4",
            "blue_barbarian": "14.3",
            "blue_prophet": "8.9",
            "white_charm": "8.9",
            "blue_acrobat": "5.4",
        },
        hidden={
            1: ["yellow_courtesan", "yellow_rope", "blue_boots"],
            3: ["yellow_key", "blue_courtesan"],
            4: ["yellow_boots", "blue_ring"],
            6: ["yellow_ring", "blue_key", "blue_magophage"],
        },
        points=(2, 2),
    )


GROUND = Lesson(
    id="ground",
    lay_out=on_all_grounds,
    steps=(
        Step(
            "bridge",
            then("yellow_magophage", "move:yellow_magophage:4.2"),
            either(used("bridge"), by_the_learner("jumps")),
            ("move:yellow_magophage:4.2",),
            turns=AND_BACK,
        ),
        Step(
            "water",
            then("yellow_telekineticist", "swim:yellow_telekineticist:*"),
            by_the_learner("swims"),
            ("swim:yellow_telekineticist:17.6",),
            turns=AND_BACK,
        ),
        Step(
            "mist",
            then("yellow_acrobat", "move:yellow_acrobat:9.5"),
            someone_on("M"),
            ("move:yellow_acrobat:9.5",),
            turns=AND_BACK,
        ),
        Step(
            "stairs",
            (
                "choose:down:*",
                "select:down:*",
                *then("yellow_barbarian", "attack:yellow_barbarian:blue_barbarian"),
            ),
            happened("wins", who=0),
            ("attack:yellow_barbarian:blue_barbarian", "fight:0"),
            turns=AND_BACK,
        ),
    ),
    replies=WAITS,
)

# 6 -------------------------------------------------------------------------------------


def all_eight() -> Match[Any]:
    """A whole team, everyone before something that only that character can do."""
    return lay_out(
        {
            "yellow_acrobat": "6.1",
            "yellow_barbarian": "12.2",
            "yellow_courtesan": "1.2",
            "yellow_fire_elemental": "10.2",
            "yellow_magophage": "6.7",
            "yellow_prophet": "2.8",
            "yellow_telekineticist": "16.8",
            "yellow_water_elemental": "16.0",
            "yellow_boots": "19.8",
            "blue_barbarian": "4.2",
            "blue_prophet": "11.2",
            "blue_telekineticist": "8.9",
            "white_charm": "8.9",
            "blue_acrobat": "13.4",
        },
        wounded=["blue_prophet"],
        hidden={6: ["yellow_rope", "blue_key", "blue_fire_elemental"]},
        points=(1, 1),
    )


TEAM = Lesson(
    id="team",
    lay_out=all_eight,
    steps=(
        Step(
            "acrobat",
            then("yellow_acrobat", "jump:yellow_acrobat:9.1"),
            by_the_learner("jumps", piece="yellow_acrobat"),
            ("jump:yellow_acrobat:9.1",),
            turns=AND_BACK,
        ),
        Step(
            "barbarian",
            (
                "choose:down:*",
                "select:down:*",
                *then("yellow_barbarian", "attack:yellow_barbarian:blue_prophet"),
            ),
            is_dead("blue_prophet"),
            ("attack:yellow_barbarian:blue_prophet", "fight:0"),
            turns=AND_BACK,
        ),
        Step(
            "courtesan",
            then("yellow_courtesan", "move:yellow_courtesan:3.2"),
            is_at("yellow_courtesan", "3.2", "2.2"),
            ("move:yellow_courtesan:3.2",),
            turns=AND_BACK,
        ),
        Step(
            "fire_elemental",
            then("yellow_fire_elemental", "move:yellow_fire_elemental:8.2"),
            used("fire_elemental"),
            ("move:yellow_fire_elemental:8.2",),
            turns=AND_BACK,
        ),
        Step(
            "magophage",
            then("yellow_magophage", "move:yellow_magophage:7.9"),
            powerless("blue_telekineticist"),
            ("move:yellow_magophage:7.9",),
            turns=AND_BACK,
        ),
        Step(
            "prophet",
            ("choose:down:*", *then("yellow_prophet", "peek:yellow_prophet:6")),
            both(happened("peeks", who=0), done_with("peek")),
            ("peek:yellow_prophet:6", "turn:0"),
            turns=AND_BACK,
        ),
        Step(
            "again",
            ("choose:card:*", "choose:end"),
            happened("card", who=0),
            ("end", "card:2", "end", "card:4"),
            turns=AND_BACK,
        ),
        Step(
            "telekineticist",
            by_way_of(
                "yellow_telekineticist",
                "throw/yellow_boots",
                "throw:yellow_telekineticist:yellow_boots:16.8",
            ),
            by_the_learner("throws"),
            ("throw:yellow_telekineticist:yellow_boots:16.8",),
            turns=AND_BACK,
        ),
        Step(
            "water_elemental",
            then("yellow_water_elemental", "move:yellow_water_elemental:19.*"),
            used("water_elemental"),
            ("move:yellow_water_elemental:19.0",),
            turns=AND_BACK,
        ),
    ),
    replies=WAITS,
)

# Show me -------------------------------------------------------------------------------


def a_turn_of_five() -> Match[Any]:
    """Yellow's turn begins, one point short of winning."""
    return lay_out(
        {
            "yellow_telekineticist": "10.1",
            "yellow_barbarian": "19.6",
            "yellow_courtesan": "16.5",
            "yellow_water_elemental": "12.2",
            "blue_magophage": "11.2",
            "blue_prophet": "14.0",
            "blue_courtesan": "7.4",
        },
        rooms={6: "scalding_steps", 7: "lava_ford"},
        hidden={
            0: ["yellow_ring", "blue_rope"],
            4: ["yellow_key", "blue_boots"],
            6: ["yellow_acrobat", "blue_barbarian", "yellow_rope"],
        },
        card=0,
        ap=0,
        points=(4, 4),
    )


SHOW = Lesson(
    id="show",
    lay_out=a_turn_of_five,
    steps=(
        Step("goal", ("#exit-0",)),
        Step("card", ("choose:card:5",), None, ("card:5",)),
        Step(
            "walk",
            touch("yellow_telekineticist"),
            None,
            ("move:yellow_telekineticist:10.6",),
        ),
        Step(
            "open",
            ("choose:reveal:yellow_telekineticist:6", *touch("yellow_telekineticist")),
            None,
            (
                "reveal:yellow_telekineticist:6",
                "put:yellow_acrobat:15.8",
                "put:blue_barbarian:11.5",
                "put:yellow_rope:11.8",
            ),
        ),
        Step("turn", touch("yellow_barbarian"), None, ("rotate:yellow_barbarian:7",)),
        Step(
            "fight",
            touch("yellow_water_elemental"),
            None,
            ("attack:yellow_water_elemental:blue_magophage", "fight:3", "fight:1"),
        ),
        Step("out", touch("yellow_courtesan"), None, ("move:yellow_courtesan:21.6",)),
        Step("win"),
    ),
)

LESSONS = (WALK, TURN, OPEN, FIGHT, GROUND, TEAM)
