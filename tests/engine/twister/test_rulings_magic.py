"""The rulings R-26 to R-43, R-51, R-52, R-54 and R-66: magic, powers, stalemate."""

import pytest

from tests.engine.twister.story import Story

READER = {"y_prophet": "19.3"}


def test_r_26_what_magic_deadness_makes_useless_is_not_offered():
    at = {"y_prophet": "7.2", "y_ring": "7.2", "b_acrobat": "8.2", "b_magophage": "6.2"}
    s = Story(at)
    assert s.to("push", "y_prophet") == set()
    assert s.refused()["push:y_prophet"] == ("twister.no.magic_dead", "R-26")


def test_r_27_user_target_and_goal_of_a_ring_are_outside_dead_magic():
    at = {"y_prophet": "7.2", "y_ring": "7.2", "b_acrobat": "8.2"}
    assert Story(at).to("push", "y_prophet") == {"b_acrobat"}
    assert Story(at | {"b_magophage": "8.3"}).to("push", "y_prophet") == set()  # the target
    assert Story(at | {"b_magophage": "10.2"}).to("push", "y_prophet") == set()  # the goal
    assert Story(at | {"b_magophage": "10.1"}).to("push", "y_prophet") == {"b_acrobat"}
    # Into the antimagic room: neither from outside nor within.
    at = {"y_prophet": "9.9", "y_ring": "9.9", "b_acrobat": "10.9"}
    assert Story(at, rooms={5: "furnace"}).to("push", "y_prophet") == set()
    at = {"y_prophet": "12.6", "y_ring": "12.6", "b_acrobat": "13.6"}
    assert Story(at).to("push", "y_prophet") == set()


def test_r_28_nobody_is_pushed_out_of_mist_or_onto_a_line():
    at = {"y_prophet": "7.6", "y_ring": "7.6", "b_acrobat": "7.5"}
    assert Story(at).to("push", "y_prophet") == set()
    at = {"y_prophet": "19.7", "y_ring": "19.7", "b_acrobat": "20.7"}
    assert Story(at).to("push", "y_prophet") == set()  # behind it lies its own line
    # Nor along a line, which would be from one and onto one.
    at = {"y_prophet": "0.2", "y_ring": "0.2", "y_acrobat": "0.1"}
    assert Story(at).to("push", "y_prophet") == set()


def test_r_29_a_ring_works_once_a_turn_whoever_holds_it(story):
    at = {"y_prophet": "16.4", "y_ring": "16.4", "b_barbarian": "17.4", "y_acrobat": "16.3"}
    s = story(at).play("push:y_prophet:b_barbarian")
    assert s.told_of("dies") == ["dies piece=b_barbarian square=18.4 why=pit"]
    assert s.to("push", "y_prophet") == set()
    s.play("give:y_prophet:y_acrobat", "move:y_prophet:17.4")
    assert s.held("y_acrobat") == "y_ring"
    assert s.t.rings == ["yellow_ring"]
    assert s.to("push", "y_acrobat") == set()
    assert s.refused()["push:y_acrobat"] == ("twister.no.ring_used", "R-29")


def test_r_30_a_prophet_peeks_anywhere_but_from_dead_magic(story):
    s = story({"y_prophet": "0.5"}, closed=[2, 6])
    assert s.to("peek", "y_prophet") == {"2", "6"}
    s.play("peek:y_prophet:6", "turn:1")
    assert s.told_of("peeks", "(yellow)")[0] == "peeks who=0 piece=y_prophet slot=6"
    s = Story({"y_prophet": "1.6", "b_magophage": "2.6"}, closed=[2])
    assert s.to("peek", "y_prophet") == set()
    assert Story({"y_prophet": "12.6"}, closed=[2]).to("peek", "y_prophet") == set()


def test_r_31_inversion_swaps_with_a_face_down_room_unless_a_magophage_stands_by(story):
    at = {"y_prophet": "1.2", "w_inversion": "1.2", "b_magophage": "6.1", "y_magophage": "5.3"}
    s = story(at, closed=[4])
    assert s.to("invert", "y_prophet") == {"1", "4"}
    s.play("invert:y_prophet:4")
    assert (s.where("y_prophet"), s.t.rooms[4], s.t.rooms[0]) == ("1.7", "lava_ford", "library")
    assert s.t.revealed == [0, 1, 1, 1, 1, 1, 1, 1]
    assert Story(at | {"y_magophage": "2.2"}).to("invert", "y_prophet") == set()


def test_r_32_telekinesis_ends_with_nobody_in_water_but_may_end_in_mist():
    at = {"y_telekineticist": "16.2", "y_key": "16.2", "y_water_elemental": "17.1"}
    ends = Story(at).to("throw", "y_telekineticist")
    assert "y_key:17.1" not in ends
    assert "y_key:16.1" in ends  # over the water, and over her
    # A rope would lie there, but not with somebody who stands in the water.
    at = {"y_telekineticist": "16.2", "y_rope": "16.2"}
    assert "y_rope:17.1" in Story(at).to("throw", "y_telekineticist")
    at |= {"y_water_elemental": "17.1"}
    assert "y_rope:17.1" not in Story(at).to("throw", "y_telekineticist")
    at = {"y_telekineticist": "7.6", "y_key": "7.6"}
    assert "y_key:7.5" in Story(at).to("throw", "y_telekineticist")


def test_r_33_no_flight_to_the_own_death_but_an_object_may_be_lost(story):
    # Beside a Magophage the flight ends: over lava that would be death.
    at = {"y_acrobat": "8.2", "y_boots": "8.2", "b_magophage": "8.0"}
    s = Story(at)
    assert "8.1" not in s.to("fly", "y_acrobat")
    assert "9.1" in s.to("fly", "y_acrobat")
    at = {"y_telekineticist": "8.2", "y_key": "8.2", "b_magophage": "8.0"}
    s = story(at).play("throw:y_telekineticist:y_key:8.1")
    assert s.told_of("out") == ["out thing=y_key why=lost"]


def test_r_34_reconstruction_returns_another_spent_one_but_not_itself(story):
    at = {"y_prophet": "1.2", "y_reconstruction": "1.2"}
    s = story(at, gone=["b_reconstruction", "b_key"])
    assert s.to("rebuild", "y_prophet") == {"b_reconstruction", "b_key"}
    s.play("rebuild:y_prophet:b_reconstruction")
    assert s.held("y_prophet") == "b_reconstruction"
    assert s.to("rebuild", "y_prophet") == {"b_key", "y_reconstruction"}
    assert Story(at).to("rebuild", "y_prophet") == set()


def test_r_35_charm_does_not_reach_dead_magic_and_the_charmed_does_not_leave(story):
    at = READER | {"w_charm": "19.3", "b_magophage": "16.0", "b_acrobat": "16.1"}
    assert Story(at).to("charm", "y_prophet") == set()
    at = READER | {"w_charm": "19.3", "b_acrobat": "16.4"}
    s = story(at, closed=[7]).play("charm:y_prophet:b_acrobat")
    s.play("move:b_acrobat:17.4")
    assert s.to("reveal", "b_acrobat") == {"7"}
    s.play("reveal:b_acrobat:7")  # the caster is the revealer
    assert s.told_of("reveals")[0].startswith("reveals who=0 piece=b_acrobat")
    at = {"y_prophet": "2.2", "w_charm": "2.2", "b_acrobat": "1.4"}
    s = story(at).play("charm:y_prophet:b_acrobat")
    assert not {name for name in s.to("move", "b_acrobat") if name.startswith("0.")}
    assert s.refused()["move:b_acrobat:0.4"] == ("twister.no.charmed_stays", "R-35")
    # Nobody is in one room with a line: from there and to there no Charm reaches.
    at = {"y_prophet": "0.1", "w_charm": "0.1", "b_acrobat": "21.3", "b_barbarian": "1.1"}
    assert Story(at).to("charm", "y_prophet") == set()


def test_r_36_whoever_is_carried_cannot_drink():
    at = {"y_barbarian": "19.1", "y_acrobat": "19.1"}
    s = Story(at, wounded=["y_acrobat"])
    assert not s.can("drink:y_acrobat")
    assert s.refused()["use:y_acrobat"] == ("twister.no.wounded.carried", "R-36")
    assert Story({"y_acrobat": "19.1", "y_key": "19.1"}, wounded=["y_acrobat"]).can(
        "drink:y_acrobat"
    )


def test_r_37_whoever_is_wounded_in_the_own_turn_may_drink_in_it(story):
    s = story({"y_acrobat": "19.1", "b_barbarian": "19.0", "y_prophet": "1.2"})
    s.fight("attack:y_acrobat:b_barbarian", 0, 6)
    assert s.is_wounded("y_acrobat")
    s.play("drink:y_acrobat")
    assert not s.is_wounded("y_acrobat")
    assert s.to("move", "y_acrobat")


def test_r_38_a_fountain_fails_in_dead_magic():
    s = Story({"y_acrobat": "19.1", "b_magophage": "20.2"}, wounded=["y_acrobat"])
    assert not s.can("drink:y_acrobat")  # the fountain is beside the Magophage
    assert s.refused()["use:y_acrobat"] == ("twister.no.wounded.magic_dead", "R-38")
    s = Story({"y_acrobat": "19.1", "b_magophage": "19.0"}, wounded=["y_acrobat"])
    assert not s.can("drink:y_acrobat")  # the drinker is
    s = Story({"y_acrobat": "19.1", "b_magophage": "16.1"}, wounded=["y_acrobat"])
    assert s.can("drink:y_acrobat")


def test_r_39_healing_does_not_clear_the_mark_of_this_turn(story):
    at = {"y_prophet": "19.3", "w_charm": "19.3", "b_acrobat": "19.1", "y_barbarian": "19.0"}
    s = story(at).fight("attack:y_barbarian:b_acrobat", 6, 0)
    s.play("charm:y_prophet:b_acrobat", "drink:b_acrobat")
    assert not s.is_wounded("b_acrobat")
    assert s.to("attack", "y_barbarian") == set()
    s.play("end")
    assert s.t.fresh == []


# Stalemate ---------------------------------------------------------------------------


def test_r_42_forty_quiet_turns_end_the_game(story):
    at = {"y_acrobat": "1.2", "b_acrobat": "20.3", "b_prophet": "19.3"}
    s = story(at, quiet=39, points=(1, 1)).play("end")
    assert (s.t.ending, s.t.winners) == ("quiet", [1])  # more unwounded characters
    s = story(at, quiet=39, points=(2, 1)).play("end")
    assert s.t.winners == [0]
    s = story({"y_acrobat": "1.2", "b_acrobat": "20.3"}, quiet=39).play("end")
    assert s.t.winners == []
    s = story(at, quiet=29).play("end")
    assert s.told_of("quiet") == ["quiet turns=30"]


@pytest.mark.parametrize(
    ("at", "choices", "more"),
    [
        ({"y_acrobat": "20.2"}, ["move:y_acrobat:21.2"], {}),
        ({"y_acrobat": "0.1"}, ["reveal:y_acrobat:0"], {"closed": [0]}),
        ({"y_acrobat": "1.6"}, ["search:y_acrobat"], {}),
        ({"y_barbarian": "2.0"}, ["jump:y_barbarian:4.0"], {}),
        ({"y_acrobat": "1.2", "y_boots": "1.2"}, ["fly:y_acrobat:2.2"], {}),
        (
            {"y_acrobat": "5.1", "b_magophage": "6.1"},
            ["attack:y_acrobat:b_magophage", "fight:1", "fight:1"],
            {},
        ),
    ],
    ids=["score", "reveal", "search", "jump card", "object", "combat card"],
)
def test_r_42_what_makes_a_turn_noisy(story, at, choices, more):
    s = story(at | {"b_acrobat": "20.0", "y_prophet": "6.0"}, quiet=39, **more)
    s.play(*choices, "end")
    assert (s.t.quiet, s.t.ending) == (0, "")


def test_r_42_what_does_not(story):
    at = {"y_acrobat": "2.0", "y_prophet": "5.1", "b_magophage": "6.1", "b_acrobat": "20.0"}
    s = story(at, quiet=5).play("jump:y_acrobat:4.0")
    s.fight("attack:y_prophet:b_magophage", 0, 0)  # the 0 does not leave the hand
    s.play("end")
    assert s.t.quiet == 6


def test_r_43_when_nobody_can_act_any_more_the_game_ends_at_once(story):
    s = story({"y_acrobat": "5.1", "b_barbarian": "6.1"}, points=(1, 2))
    s.fight("attack:y_acrobat:b_barbarian", 0, 6)
    s.play("end")
    assert s.asked == (1, "card")  # blue still can
    s = story({"y_acrobat": "1.2", "b_acrobat": "19.1", "b_key": "19.1"}, wounded=["b_acrobat"])
    s.play("end")
    assert s.asked == (1, "card")  # a wounded one that can drink now is enough
    s = story({"y_acrobat": "20.2", "b_acrobat": "1.2"}, wounded=["b_acrobat"], points=(2, 2))
    s.play("move:y_acrobat:21.2", "end")
    assert (s.t.ending, s.t.winners) == ("exhausted", [0])


def test_r_66_a_wound_does_not_end_a_charm(story):
    at = {"y_prophet": "19.0", "w_charm": "19.0", "b_acrobat": "19.1"}
    s = story(at).play("charm:y_prophet:b_acrobat")
    s.fight("attack:b_acrobat:y_prophet", 0, 6)
    assert s.is_wounded("b_acrobat")
    assert s.t.charmed == {"blue_acrobat": 2}
    assert s.to("move", "b_acrobat") == set()  # wounded, it can only drink
    s.play("drink:b_acrobat", "move:b_acrobat:20.1")
    assert s.t.charmed == {"blue_acrobat": 0}
    # Far from a fountain it says so.
    at = {"y_prophet": "19.3", "w_charm": "19.3", "b_acrobat": "16.3"}
    s = story(at, wounded=["b_acrobat"]).play("charm:y_prophet:b_acrobat")
    assert s.refused()["use:b_acrobat"] == ("twister.no.wounded.no_fountain", "rulebook_wounds")


# Powers, more exactly ----------------------------------------------------------------


def test_r_51_a_ring_moves_a_carrier_with_its_friend(story):
    at = {"y_prophet": "18.3", "y_ring": "18.3", "b_barbarian": "19.3", "b_acrobat": "19.3"}
    s = story(at, wounded=["b_acrobat"])
    assert s.to("push", "y_prophet") == {"b_barbarian"}
    s.play("push:y_prophet:b_barbarian")
    assert s.where("b_barbarian") == s.where("b_acrobat") == "20.3"
    # If the carrier dies the friend stays where it was.
    at = {"y_prophet": "7.2", "y_ring": "7.2", "b_barbarian": "8.2", "b_acrobat": "8.2"}
    s = story(at, wounded=["b_acrobat"]).play("push:y_prophet:b_barbarian")
    assert (s.where("b_barbarian"), s.where("b_acrobat"), s.points) == ("", "8.2", [1, 0])
    # A carried wounded Fire Elemental does not survive water.
    at = {"y_prophet": "19.6", "y_ring": "19.6", "b_barbarian": "18.6", "b_fire_elemental": "18.6"}
    s = story(at, wounded=["b_fire_elemental"]).play("push:y_prophet:b_barbarian")
    assert (s.where("b_barbarian"), s.where("b_fire_elemental")) == ("17.6", "")
    assert s.points == [1, 0]
    # From a starting line, and off a rope that is taken along.
    at = {"y_prophet": "0.1", "y_ring": "0.1", "b_acrobat": "1.1"}
    assert Story(at).to("push", "y_prophet") == {"b_acrobat"}
    at = {"y_prophet": "11.3", "y_ring": "11.3", "b_acrobat": "12.3", "b_rope": "12.3"}
    s = story(at, raised={2: 1}).play("push:y_prophet:b_acrobat")
    assert s.where("b_acrobat") == s.where("b_rope") == "13.3"


def test_r_52_what_telekinesis_can_lift():
    # Not out of dead magic, and from a starting line only what is carried.
    at = {"y_telekineticist": "1.2", "b_key": "4.2", "b_magophage": "5.2"}
    assert Story(at).to("throw", "y_telekineticist") == set()
    at = {"y_telekineticist": "0.1", "y_key": "0.1", "b_key": "1.1"}
    things = {end.split(":")[0] for end in Story(at).to("throw", "y_telekineticist")}
    assert things == {"y_key"}
    # Never the own rope from over a pit.
    at = {"y_telekineticist": "12.3", "y_rope": "12.3", "b_key": "12.4"}
    things = {end.split(":")[0] for end in Story(at).to("throw", "y_telekineticist")}
    assert things == {"b_key"}
    # No step onto a full square or the fountain where a Magophage stops it.
    at = {"y_telekineticist": "17.2", "y_key": "17.2", "b_magophage": "20.2"}
    assert "y_key:19.2" not in Story(at).to("throw", "y_telekineticist")
    assert "y_key:20.2" not in Story(at).to("throw", "y_telekineticist")


def test_r_54_inversion_does_not_betray_a_hidden_antimagic_room():
    at = {"y_prophet": "11.2", "w_inversion": "11.2"}
    assert Story(at).to("invert", "y_prophet") == {"1", "3"}
    assert Story(at, closed=[6]).to("invert", "y_prophet") == {"1", "3", "6"}
