"""The view of the table, the options in words, and what is refused."""

import json

import pytest

from engine.autoplay.check import as_text
from engine.core.chance import Dice
from engine.core.match import Match
from engine.twister import GAME
from engine.twister.actions import VERBS
from engine.twister.board import NAME
from engine.twister.data import CHARACTERS, DESIGN, INFERRED, OBJECTS, RULEBOOK
from engine.twister.options import FACTS
from engine.twister.random_play import lively
from engine.twister.reach import Chart, look_ahead
from engine.twister.travel import Terrain
from tests.engine.twister.crowds import crowded
from tests.engine.twister.story import Story


def test_the_table_tells_what_a_player_looks_for():
    at = {"y_acrobat": "4.1", "y_key": "4.1", "b_prophet": "19.1", "w_charm": "19.1"}
    s = Story(at, wounded=["b_prophet"], ap=3, points=(2, 1), hidden={6: ["y_rope", "b_key"]})
    table = s.view(0).table
    assert (table["phase"], table["first"], table["points"]) == ("play", 0, 5)
    assert (table["card"], table["ap"], table["quiet"], table["quiet_limit"]) == (5, 3, 0, 40)
    assert table["tokens"]["yellow_acrobat"] == {
        "square": "4.1",
        "kind": "acrobat",
        "color": 0,
        "what": "character",
        "wounded": False,
        "carries": "yellow_key",
        "carried_by": "",
        "fresh": False,
        "charmed": False,
    }
    assert table["tokens"]["yellow_key"]["carried_by"] == "yellow_acrobat"
    assert table["tokens"]["white_charm"]["carried_by"] == "blue_prophet"
    assert table["tokens"]["white_charm"]["color"] == -1
    assert table["tokens"]["blue_prophet"]["wounded"] is True
    player = table["players"][0]
    assert (player["vp"], player["jumps"], player["combat"], player["used"]) == (2, 3, 9, 0)
    assert (player["cards"], player["played"]) == ([2, 3, 4], [5])
    assert table["players"][1]["hand"] == []
    assert (table["stride"], table["combat"], table["peek"], table["placing"]) == (None,) * 4


def test_a_room_as_it_lies():
    s = Story({"y_acrobat": "4.1"}, turned={0: 1}, hidden={6: ["y_rope", "b_key", "b_rope"]})
    slot = s.view(None).table["slots"][0]
    assert (slot["room"], slot["turn"], slot["pair"], slot["direction"]) == ("lava_ford", 1, "a", 1)
    assert (slot["twin"], slot["gear"], slot["open"]) == (1, "4.3", True)
    assert [row.count("L") + row.count("l") for row in slot["rows"]] == [0, 0, 5, 0, 0]
    assert [len(row) for row in slot["right"]] == [6] * 5
    assert [len(row) for row in slot["down"]] == [5] * 6
    hidden = s.view(None).table["slots"][6]
    assert (hidden["room"], hidden["rows"], hidden["hidden"]) == ("", [], [1, 2])
    assert hidden["capacity"] == 3
    assert s.view(None).table["slots"][7]["twin"] == -1  # its twin is face down


def test_the_unturned_map_is_the_one_of_the_data():
    slot = Story({"y_acrobat": "4.1"}).view(None).table["slots"][1]
    assert slot["rows"] == ["." * 5, ".LL..", "..@L.", ".L.L.", "....."]
    assert slot["right"] == ["|  |  ", "     |", "|     ", "    ||", "| #   "]
    assert slot["down"] == [" || |", "#    ", "     ", "|    ", "     ", "| || "]


def test_an_attack_is_previewed_with_everybody_and_both_totals():
    at = {"y_barbarian": "5.1", "b_acrobat": "6.1", "b_courtesan": "5.2", "y_prophet": "4.2"}
    attacks = Story(at).view(0).table["attacks"]
    assert attacks["attack:yellow_barbarian:blue_acrobat"] == {
        "sides": [
            ["yellow_barbarian", "yellow_prophet"],
            ["blue_acrobat", "blue_courtesan"],
        ],
        "totals": [4, 2],
        "courtesans": ["blue_courtesan"],
    }


def test_reach_is_shaded_by_action_points_and_exits_are_counted():
    s = Story({"y_courtesan": "16.4", "b_acrobat": "1.1"}, ap=3)
    table = s.view(0).table
    reach = table["reach"]["yellow_courtesan"]
    assert (reach["16.3"], reach["17.4"], reach["18.3"]) == (1, 1, 2)
    assert max(reach.values()) <= 3
    assert table["exits"]["blue_acrobat"] == 1
    assert table["exits"]["yellow_courtesan"] == 3
    assert Story({"y_acrobat": "1.2"}, closed=range(1, 8)).view(0).table["exits"] == {
        "yellow_acrobat": None
    }


def test_what_one_point_reaches_is_what_can_be_chosen():
    """Shades of 1 and the options of moving, swimming and jumping are the same squares."""
    for seed in range(8):
        match = crowded(seed)
        match.choose("card:5")
        chart = Chart(Terrain(match.state))
        for piece in match.state.team(0):
            ahead = look_ahead(chart, piece, 1).within(1)
            near = {NAME[q] for q, points in ahead.items() if points == 1}
            offered = {
                option.split(":")[2]
                for option in match.pending.options
                if option.split(":")[0] in ("move", "swim", "jump") and f":{piece}:" in option
            }
            assert near == offered, (seed, piece)


def test_every_option_of_every_question_has_words_and_every_view_is_plain_data():
    seen: set[str] = set()
    verbs: set[str] = set()
    for seed in range(10):
        dice = Dice(seed)
        match = crowded(seed) if seed % 2 else Match.start(GAME, seed)
        for _ in range(70):
            if match.pending is None:
                break
            view = match.view(match.pending.player)
            json.loads(as_text(view))
            seen.add(view.question.kind)
            assert len(view.question.choices) == len(match.pending.options)
            for choice in view.question.choices:
                assert choice.message.key.startswith("twister.")
                verbs.add(choice.id.partition(":")[0])
            for refusal in view.refused:
                assert refusal.reason.key.startswith("twister.no.")
                assert refusal.id not in match.pending.options
            match.choose(lively(match.pending, dice))
    assert {"starters", "plan", "card", "act", "place", "peek", "combat", "onward"} <= seen
    assert len(verbs & set(VERBS)) >= 15


def test_every_verb_has_words():
    assert set(FACTS) == set(VERBS)


@pytest.mark.parametrize(
    ("at", "option", "words"),
    [
        (
            {"y_acrobat": "20.2", "y_key": "20.2"},
            "move:y_acrobat:21.2",
            "twister.exit piece=y_acrobat square=21.2 held=y_key ap=1",
        ),
        (
            {"y_barbarian": "2.0"},
            "jump:y_barbarian:4.0",
            "twister.jump piece=y_barbarian square=4.0 held= card=True ap=1",
        ),
        (
            {"y_acrobat": "4.1"},
            "rotate:y_acrobat:1",
            "twister.rotate piece=y_acrobat slot=1 room=furnace own=False ap=1",
        ),
        (
            {"y_barbarian": "13.3", "y_key": "13.3"},
            "gate:y_barbarian:w",
            "twister.gate piece=y_barbarian side=w open=False ap=1",
        ),
        (
            {"y_prophet": "16.4", "y_ring": "16.4", "b_acrobat": "17.4"},
            "push:y_prophet:b_acrobat",
            "twister.push piece=y_prophet target=b_acrobat dies=True carried= ap=1",
        ),
    ],
)
def test_options_in_words(at, option, words):
    assert Story(at).words()[option] == words


def test_a_push_says_who_dies_of_it():
    at = {"y_prophet": "19.6", "y_ring": "19.6", "b_barbarian": "18.6", "b_fire_elemental": "18.6"}
    assert Story(at, wounded=["b_fire_elemental"]).words()["push:y_prophet:b_barbarian"] == (
        "twister.push piece=y_prophet target=b_barbarian dies=False carried=b_fire_elemental ap=1"
    )


def test_the_way_out_is_named_by_its_manner():
    by_lava = {"rooms": {3: "lava_ford"}, "turned": {3: 1}}
    s = Story({"y_barbarian": "20.1", "y_key": "20.1", "y_acrobat": "20.3"}, **by_lava)
    words = s.words()
    assert words["jump:y_barbarian:21.2"].startswith("twister.exit_jump ")
    assert words["jump_leave:y_barbarian:21.2"].startswith("twister.exit_jump_leave ")
    s = Story({"y_acrobat": "20.2", "y_boots": "20.2", "y_key": "20.3"})
    words = s.words()
    assert words["move:y_acrobat:21.2"].startswith("twister.exit ")
    assert words["move_leave:y_acrobat:21.2"].startswith("twister.exit_leave ")
    assert words["fly:y_acrobat:21.2"].startswith("twister.exit_fly ")
    words = s.play("fly:y_acrobat:20.3").words()
    assert words["fly_leave:y_acrobat:21.2"].startswith("twister.exit_fly_leave ")
    at = {"y_acrobat": "19.3", "y_barbarian": "20.3", "y_key": "20.3"}
    words = Story(at).play("take:y_acrobat:y_key").words()
    assert words["move:y_acrobat:21.2"] == "twister.onward_exit piece=y_acrobat square=21.2 ap=0"


@pytest.mark.parametrize(
    ("at", "option", "reason", "rule"),
    [
        ({"y_acrobat": "16.0"}, "move:y_acrobat:17.1", "water_step", "R-11"),
        (
            {"y_fire_elemental": "16.1"},
            "move:y_fire_elemental:17.1",
            "water_kills",
            "R-15",
        ),
        ({"y_acrobat": "1.6"}, "move:y_acrobat:1.5", "library", "rulebook_libraries"),
        ({"y_courtesan": "1.0"}, "move:y_courtesan:1.2", "too_far", "rulebook_movement"),
    ],
)
def test_a_refusal_names_the_rule(at, option, reason, rule):
    assert Story(at).refused()[option] == (f"twister.no.{reason}", rule)


def test_a_piece_without_points_is_refused_whole():
    s = Story({"y_acrobat": "1.2"}, ap=0)
    assert s.refused() == {"use:y_acrobat": ("twister.no.no_points", "rulebook_action_cards")}


def test_squares_of_a_revealed_room_that_take_no_token_say_why():
    s = Story({"y_barbarian": "0.9", "b_acrobat": "20.0"}, hidden={4: ["b_prophet", "b_key"]})
    s.play("reveal:y_barbarian:4", "put:b_prophet:1.9")
    refused = s.refused()
    assert refused["put:1.9"][0] == "twister.no.taken"
    assert refused["put:3.6"][0] == "twister.no.placing"
    assert "put:1.8" not in refused
    assert s.view(None).table["placing"] == {
        "slot": 4,
        "revealer": 0,
        "tokens": [["blue_key"], []],
    }


def test_every_fact_carries_its_origin():
    assert {one.origin for one in CHARACTERS.values()} == {RULEBOOK}
    assert {one.origin for one in OBJECTS.values()} <= {RULEBOOK, INFERRED, DESIGN}
