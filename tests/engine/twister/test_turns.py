"""Turns: action cards and their limit, unspent points, strides, the end."""

import pytest

from engine.core.match import Match
from engine.twister import GAME
from tests.engine.twister.story import Story


def begin(seed: int = 3) -> Match:
    match = Match.start(GAME, seed)
    for option in ("auto", "auto", "confirm") * 2:
        match.choose(option)
    return match


def test_the_first_card_is_the_two_and_no_card_passes_the_highest_by_more_than_one():
    match = begin()
    assert match.state.card == 2  # forced, so not asked
    assert match.pending.kind == "act"
    match.choose("end")
    assert match.pending.options == ("card:2", "card:3")
    assert {one.id for one in match.view(match.pending.player).refused} == {"card:4", "card:5"}
    match.choose("card:3")
    match.choose("end")
    # The highest so far counts, whoever played it.
    assert match.pending.options == ("card:3", "card:4")
    match.choose("card:3")
    match.choose("end")
    assert match.pending.options == ("card:2", "card:4")
    match.choose("card:4")
    match.choose("end")
    assert match.pending.options == ("card:4", "card:5")  # the first 4 frees all


def test_the_limit_does_not_outlive_the_first_cycle(story):
    def last_card_of_a_slow_cycle(t):
        t.cards[0], t.free, t.highest = [], 0, 3

    s = story({"y_acrobat": "1.2", "b_acrobat": "20.3"}, card=3, ap=3)
    s.alter(last_card_of_a_slow_cycle).play("end")
    assert s.t.cards[0] == [2, 3, 4, 5]
    assert s.options == ("card:2", "card:3", "card:4", "card:5")


def test_cards_come_back_when_all_four_are_played(story):
    s = story({"y_acrobat": "1.2", "b_acrobat": "20.3"}, ap=0, card=0)
    for card in (2, 3, 4):
        s.play(f"card:{card}", "end", "card:2" if card == 2 else f"card:{card}", "end")
    assert s.asked == (0, "act")  # the last card is played without asking
    assert s.t.card == 5
    s.play("end")
    assert s.told_of("recycles") == ["recycles who=0"]
    assert s.t.cards[0] == [2, 3, 4, 5]


def test_unspent_points_are_lost_and_the_other_player_is_next(story):
    s = story({"y_acrobat": "1.2", "b_acrobat": "20.3"}).play("end")
    assert (s.t.ap, s.asked) == (0, (1, "card"))


def test_without_points_only_what_is_free_is_left():
    assert Story({"y_acrobat": "1.2", "b_acrobat": "1.3"}, ap=0).options == ("end",)
    s = Story({"y_prophet": "1.2"}, ap=0, closed=[3])
    assert s.options == ("peek:y_prophet:3", "end")


def test_r_60_a_move_that_stops_early_may_go_on_for_nothing(story):
    s = story({"y_acrobat": "1.4", "y_barbarian": "0.9"}, ap=1, card=2)
    s.play("move:y_acrobat:1.3")
    assert s.t.ap == 0
    assert s.words()["move:y_acrobat:1.2"].endswith("ap=0")
    s.play("move:y_acrobat:1.2")
    assert s.view(0).table["stride"] == {"piece": "yellow_acrobat", "steps": 3, "manner": "walk"}
    # Whatever else is done ends it (golden rule 1).
    s = story({"y_acrobat": "1.4", "y_barbarian": "0.9"}, ap=2, card=2)
    s.play("move:y_acrobat:1.3", "move:y_barbarian:0.8")
    assert s.t.ap == 0
    assert s.to("move", "y_acrobat") == set()
    assert s.to("move", "y_barbarian")


def test_r_60_in_flight_a_trade_is_free_and_the_flight_goes_on(story):
    at = {"y_acrobat": "1.2", "y_boots": "1.2", "y_barbarian": "4.2", "y_key": "4.2"}
    s = story(at, ap=3).play("fly:y_acrobat:2.2")
    assert s.t.ap == 2
    assert s.words()["take:y_acrobat:y_key"].endswith("ap=0")
    s.play("take:y_acrobat:y_key")
    assert s.asked == (0, "onward")
    s.play("fly:y_acrobat:5.1")
    assert (s.held("y_acrobat"), s.t.ap) == ("y_key", 2)
    assert s.view(0).table["stride"] == {"piece": "yellow_acrobat", "steps": 5, "manner": "fly"}


def test_a_wounded_character_does_nothing_but_drink():
    s = Story({"y_acrobat": "4.1", "b_acrobat": "5.1"}, wounded=["y_acrobat"], ap=5)
    assert s.options == ("end",)
    assert s.refused()["use:y_acrobat"] == ("twister.no.wounded.no_fountain", "rulebook_wounds")


def test_friends_exchange_in_passing_what_they_carry(story):
    at = {"y_acrobat": "1.2", "y_key": "1.2", "y_barbarian": "2.2", "y_rope": "2.2"}
    s = story(at)
    assert s.to("swap", "y_acrobat") == {"y_rope"}
    s.play("swap:y_acrobat:y_rope", "move:y_acrobat:2.1")
    assert (s.held("y_acrobat"), s.held("y_barbarian")) == ("y_rope", "y_key")
    at = {"y_acrobat": "1.2", "y_key": "1.2", "y_barbarian": "2.2"}
    s = story(at).play("give:y_acrobat:y_barbarian", "move:y_acrobat:1.2")
    assert (s.held("y_acrobat"), s.held("y_barbarian")) == ("", "y_key")
    s.play("take:y_acrobat:y_key", "move:y_acrobat:2.1")
    assert (s.held("y_acrobat"), s.held("y_barbarian")) == ("y_key", "")
    # A wounded friend is laid onto an object in passing.
    at = {"y_acrobat": "1.2", "y_prophet": "1.2", "b_key": "2.2"}
    s = story(at, wounded=["y_prophet"]).play("give:y_acrobat:b_key", "move:y_acrobat:2.1")
    assert s.held("y_prophet") == "b_key"


def test_enemies_block_and_friends_do_not():
    at = {"y_acrobat": "1.3", "y_barbarian": "1.2", "b_prophet": "2.3"}
    s = Story(at)
    assert "1.2" not in s.to("move", "y_acrobat")
    assert "2.3" not in s.to("move", "y_acrobat")
    assert "2.2" in s.to("move", "y_acrobat")
    assert s.refused()["move:y_acrobat:1.2"][0] == "twister.no.friend"
    assert s.refused()["move:y_acrobat:2.3"][0] == "twister.no.enemy"
    wounded = Story(at, wounded=["b_prophet"])
    assert wounded.refused()["move:y_acrobat:2.3"][0] == "twister.no.wounded_enemy"
    assert "2.4" in wounded.to("move", "y_acrobat")


def test_a_full_square_is_refused():
    at = {"y_acrobat": "1.3", "y_key": "1.3", "b_key": "2.3"}
    s = Story(at)
    assert "2.3" not in s.to("move", "y_acrobat")
    assert "2.3" in s.to("move_leave", "y_acrobat")


def test_combat_cards_leave_the_game_but_the_zero_comes_back(story):
    s = story({"y_barbarian": "5.1", "b_barbarian": "6.1"}).fight(
        "attack:y_barbarian:b_barbarian", 0, 0
    )
    assert (s.t.used, len(s.t.fighting[0])) == ([[], []], 9)
    s.fight("attack:y_barbarian:b_barbarian", 4, 3)  # after a tie, for another point
    assert (s.t.used, s.t.ap) == ([[4], [3]], 3)
    assert s.is_wounded("b_barbarian")


def test_a_wounded_target_can_win(story):
    at = {"y_courtesan": "5.1", "b_barbarian": "6.1", "y_prophet": "1.2"}
    s = story(at, wounded=["b_barbarian"]).fight("attack:y_courtesan:b_barbarian", 0, 5)
    assert s.is_wounded("y_courtesan")
    assert s.where("b_barbarian") == "6.1"


@pytest.mark.parametrize("target", ["5", "6", "7", "8"])
def test_higher_targets_are_options(target):
    for points, ending in ((int(target) - 2, ""), (int(target) - 1, "points")):
        setup = GAME.check_setup(1, None, {"points": target})
        t = Story({"y_acrobat": "20.2", "b_acrobat": "20.0", "y_prophet": "1.2"}).t.copy()
        t.options, t.points = setup.options, [points, 0]
        match = Match(GAME, setup, t)
        match.choose("move:yellow_acrobat:21.2")
        match.choose("end")
        assert match.state.ending == ending


def test_r_57_an_automatic_pass_plays_no_card(story):
    at = {"y_acrobat": "1.2", "b_acrobat": "10.9"}
    s = story(at, wounded=["y_acrobat"], active=1, quiet=3).play("end")
    assert (s.t.cards[0], s.t.highest, s.t.quiet) == ([2, 3, 4, 5], 5, 5)


def test_r_58_a_charmed_magic_user_cannot_charm(story):
    at = {"y_prophet": "4.2", "w_charm": "4.2", "b_prophet": "1.2", "y_acrobat": "1.3"}
    s = story(at).play("charm:y_prophet:b_prophet")

    def hand_it_over(t):
        t.gone.remove("white_charm")
        t.at["white_charm"] = t.at["blue_prophet"]

    s.alter(hand_it_over)
    assert s.to("charm", "b_prophet") == set()
    assert s.to("move", "b_prophet")


def test_r_62_turning_a_room_is_final_and_a_step_is_not(story):
    s = story({"y_acrobat": "4.2"}).play("move:y_acrobat:4.1")
    assert s.match.can_undo
    s.play("rotate:y_acrobat:0")
    assert s.match.why_not_undo == "shown"


def test_r_62_opening_a_foreseen_room_is_final_because_the_other_side_sees_it(story):
    s = story({"y_prophet": "0.1"}, hidden={0: ["b_barbarian", "b_key"]})
    s.play("peek:y_prophet:0", "turn:0", "reveal:y_prophet:0")
    assert s.asked == (0, "place")
    assert s.match.why_not_undo == "shown"


def test_r_63_a_fire_elemental_forced_down_on_lava_loses_its_object_and_lives(story):
    at = {"y_fire_elemental": "8.2", "y_boots": "8.2", "b_key": "8.3", "b_magophage": "8.0"}
    s = story(at).play("fly:y_fire_elemental:8.3", "fly:y_fire_elemental:8.1")
    assert s.told_of("out") == ["out thing=y_boots why=used", "out thing=b_key why=lost"]
    assert s.where("y_fire_elemental") == "8.1"


def test_r_64_squares_of_a_line_are_beside_each_other():
    s = Story({"y_courtesan": "0.4", "y_key": "0.6"}, closed=[0, 4])
    assert s.to("move", "y_courtesan") == {"0.1", "0.2", "0.3", "0.5", "0.6", "0.7"}


def test_r_65_scrolls_that_bring_each_other_back_make_no_noise(story):
    at = {"y_prophet": "1.2", "y_reconstruction": "1.2", "b_acrobat": "20.3"}
    s = story(at, gone=["b_reconstruction"], quiet=39)
    s.play("rebuild:y_prophet:b_reconstruction", "rebuild:y_prophet:y_reconstruction", "end")
    assert s.t.ending == "quiet"
