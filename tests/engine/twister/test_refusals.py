"""Why something cannot be done: the reason that is told is the true one."""

import pytest

from tests.engine.twister.story import Story

CHARMER = {"y_prophet": "4.2", "w_charm": "4.2", "b_barbarian": "2.0"}


def test_a_room_is_too_far_away_or_behind_a_wall():
    s = Story({"y_acrobat": "4.2"}, closed=[1, 4])
    refused = s.refused()
    assert refused["reveal:y_acrobat:1"] == ("twister.no.not_beside", "rulebook_rooms")
    assert refused["reveal:y_acrobat:4"] == ("twister.no.not_beside", "rulebook_rooms")
    s = Story({"y_acrobat": "5.2"}, closed=[1, 4])
    refused = s.refused()
    assert refused["reveal:y_acrobat:1"] == ("twister.no.no_opening", "rulebook_rooms")
    assert refused["reveal:y_acrobat:4"] == ("twister.no.not_beside", "rulebook_rooms")


def test_a_charmed_piece_runs_out_of_its_three_actions_not_of_points():
    s = Story(CHARMER).play("charm:y_prophet:b_barbarian", "jump:b_barbarian:4.0")
    s.play("jump:b_barbarian:2.0", "jump:b_barbarian:4.0")
    assert s.t.ap == 4
    assert s.refused()["use:b_barbarian"] == ("twister.no.charm_spent", "rulebook_charm")


def test_a_charmed_piece_with_steps_left_has_no_action_left_to_attack_with():
    s = Story(CHARMER | {"b_barbarian": "4.0", "y_acrobat": "5.2"})
    s.play("charm:y_prophet:b_barbarian")
    s.play("jump:b_barbarian:2.0", "jump:b_barbarian:4.0", "move:b_barbarian:5.1")
    assert s.view(0).table["stride"]["steps"] == 2
    assert s.refused()["attack:b_barbarian:y_acrobat"] == (
        "twister.no.charm_spent",
        "rulebook_charm",
    )


def test_a_square_to_which_one_can_fly_without_the_load_is_not_refused():
    at = {"y_acrobat": "6.1", "y_boots": "6.1", "y_key": "9.1", "b_key": "10.1"}
    s = Story(at, ap=1, card=2).play("fly:y_acrobat:9.1")
    assert s.can("fly_leave:y_acrobat:10.1")
    assert "move:y_acrobat:10.1" not in s.refused()


@pytest.mark.parametrize(
    ("at", "option", "rule"),
    [
        ({"y_prophet": "12.6"}, "peek:y_prophet", "R-30"),
        ({"y_telekineticist": "12.6", "b_key": "12.5"}, "throw:y_telekineticist", "R-26"),
    ],
)
def test_a_power_that_dead_magic_takes_away_says_so(at, option, rule):
    assert Story(at, closed=[2]).refused()[option] == ("twister.no.magic_dead", rule)
    (piece,) = [token for token in at if "key" not in token]
    assert option not in Story(at | {piece: "1.2"}, closed=[2]).refused()


def test_a_prophet_who_has_looked_says_so():
    s = Story({"y_prophet": "1.2"}, closed=[2, 3])
    assert "peek:y_prophet" not in s.refused()
    s.play("peek:y_prophet:2", "turn:0")
    assert s.refused()["peek:y_prophet"] == ("twister.no.peek_used", "rulebook_prophet")


def test_full_hands_take_no_scroll_from_a_library():
    s = Story({"y_acrobat": "1.6", "y_key": "1.6"})
    assert s.refused()["search:y_acrobat"] == ("twister.no.hands_full", "rulebook_libraries")
    assert "search:y_acrobat" not in Story({"y_acrobat": "1.6"}).refused()
    s = Story({"y_acrobat": "1.6", "y_key": "1.6", "y_barbarian": "2.6"})
    s.play("search:y_barbarian")
    assert "search:y_acrobat" not in s.refused()  # there is nothing left to take
