"""The rulings R-01 to R-18 and R-44 to R-50: ends, possession, water, lava, ropes."""

from engine.twister.board import NAME, SQUARE
from tests.engine.twister.story import Story

# End and score -----------------------------------------------------------------------


def test_r_01_a_tie_at_the_target_is_played_on_turn_by_turn(story):
    s = story({"y_acrobat": "20.2", "b_acrobat": "1.4"}, points=(4, 5))
    s.play("move:y_acrobat:21.2")
    assert s.points == [5, 5]
    s.play("end")
    assert s.asked == (1, "card")
    s.play("card:2", "end")
    s = story({"y_acrobat": "1.2", "b_acrobat": "1.4"}, points=(5, 5), active=1)
    s.play("move:b_acrobat:0.4", "end")
    assert (s.t.winners, s.t.ending) == ([1], "points")


def test_r_02_points_of_the_other_player_do_not_cut_a_turn_short(story):
    at = {"y_barbarian": "6.3", "y_acrobat": "6.3", "b_magophage": "5.3", "y_prophet": "1.2"}
    s = story(at, wounded=["y_acrobat"], points=(0, 4))
    s.fight("attack:y_barbarian:b_magophage", 0, 6)
    assert s.points == [0, 5]
    assert s.asked == (0, "act")
    s.play("move:y_prophet:1.3", "end")
    assert (s.t.winners, s.t.ending) == ([1], "points")


def test_r_03_the_death_of_an_own_character_is_never_offered():
    at = {"y_barbarian": "11.3", "y_acrobat": "12.3", "y_rope": "12.3"}
    s = Story(at, wounded=["y_acrobat"])
    assert s.to("take", "y_barbarian") == {"y_acrobat"}
    at = {"y_barbarian": "7.2", "y_ring": "7.2", "y_acrobat": "8.2", "b_acrobat": "6.2"}
    s = Story(at)
    assert s.to("push", "y_barbarian") == set()  # he does not use magic
    at = {"y_magophage": "1.2", "y_prophet": "7.2", "y_ring": "7.2", "y_acrobat": "8.2"}
    assert Story(at).to("push", "y_prophet") == set()
    s = Story({"y_prophet": "7.2", "y_ring": "7.2", "b_acrobat": "8.2"})
    assert s.to("push", "y_prophet") == {"b_acrobat"}


def test_r_04_without_anybody_unwounded_a_turn_is_a_pass(story):
    at = {"y_acrobat": "1.2", "b_acrobat": "10.9"}
    s = story(at, wounded=["y_acrobat"], active=1).play("end")
    assert s.told_of("passes", "turn") == ["turn who=0", "passes who=0", "turn who=1"]
    assert s.asked == (1, "card")
    assert s.t.cards[0] == [2, 3, 4, 5]


# Possession and movement -------------------------------------------------------------


def test_r_05_an_object_on_the_square_of_a_character_is_carried(story):
    s = story({"y_acrobat": "1.4", "b_key": "1.3"}).play("move:y_acrobat:1.3")
    assert s.told_of("carries") == ["carries piece=y_acrobat thing=b_key"]
    s.play("move:y_acrobat:2.3")
    assert s.where("b_key") == "2.3"
    s.play("move_leave:y_acrobat:1.2")
    assert (s.where("b_key"), s.where("y_acrobat")) == ("2.3", "1.2")


def test_r_06_a_mover_may_swap_where_it_passes_if_the_square_stays_legal(story):
    s = story({"y_prophet": "4.5", "y_key": "4.5", "b_ring": "5.5"})
    s.play("swap:y_prophet:b_ring")
    assert s.asked == (0, "onward")
    assert "move:y_prophet:4.5" in s.options
    assert "move:y_prophet:5.5" not in s.options
    s.play("move:y_prophet:5.6")
    assert (s.where("y_key"), s.held("y_prophet")) == ("5.5", "b_ring")
    # Two wounded would be left on one square.
    at = {"y_prophet": "4.5", "y_acrobat": "4.5", "y_barbarian": "5.5", "b_ring": "5.5"}
    s = Story(at, wounded=["y_acrobat", "y_barbarian"])
    assert s.to("swap", "y_prophet") == {"y_barbarian"}


def test_r_07_a_jump_lands_on_an_object_but_swaps_nothing(story):
    s = story({"y_barbarian": "2.0", "b_key": "4.0"}).play("jump:y_barbarian:4.0")
    assert s.held("y_barbarian") == "b_key"
    s = story({"y_barbarian": "2.0", "y_ring": "2.0", "b_key": "4.0"})
    assert not s.can("jump:y_barbarian:4.0")
    s.play("jump_leave:y_barbarian:4.0")
    assert (s.held("y_barbarian"), s.where("y_ring")) == ("b_key", "2.0")
    s = story({"y_barbarian": "2.0", "y_ring": "2.0"}).play("jump:y_barbarian:4.0")
    assert s.held("y_barbarian") == "y_ring"


def test_r_08_a_rescuer_takes_the_wounded_friend_or_its_object_never_both(story):
    at = {"y_prophet": "4.5", "y_acrobat": "5.5", "b_key": "5.5"}
    s = story(at, wounded=["y_acrobat"])
    assert not s.can("move:y_prophet:5.5")
    assert s.to("take", "y_prophet") == {"y_acrobat", "b_key"}
    s.play("take:y_prophet:y_acrobat", "move:y_prophet:5.6")
    assert (s.held("y_prophet"), s.where("b_key")) == ("y_acrobat", "5.5")
    assert s.to("take", "y_prophet") == set()


def test_r_09_a_wounded_friend_may_be_left_in_water_but_no_fire_elemental(story):
    s = story({"y_barbarian": "16.1", "y_acrobat": "16.1"}, wounded=["y_acrobat"])
    s.play("swim:y_barbarian:17.1", "move_leave:y_barbarian:16.1")
    assert (s.where("y_acrobat"), s.where("y_barbarian")) == ("17.1", "16.1")
    s = Story({"y_barbarian": "16.1", "y_fire_elemental": "16.1"}, wounded=["y_fire_elemental"])
    assert s.to("swim", "y_barbarian") == set()
    assert s.to("swim_leave", "y_barbarian") == {"17.1", "15.1"}


def test_r_10_whoever_is_carried_is_no_target():
    at = {"y_barbarian": "6.3", "b_magophage": "5.3", "b_acrobat": "5.3"}
    s = Story(at, wounded=["b_acrobat"])
    assert s.to("attack", "y_barbarian") == {"b_magophage"}
    assert s.refused()["attack:y_barbarian:b_acrobat"] == ("twister.no.behind", "R-10")


# Water, lava, rope -------------------------------------------------------------------


def test_r_11_entering_water_is_an_action_of_its_own(story):
    s = story({"y_acrobat": "16.0"})
    assert s.to("move", "y_acrobat") == {"16.1"}
    assert s.to("swim", "y_acrobat") == {"17.0"}
    s.play("move:y_acrobat:16.1")
    assert s.view(0).table["stride"] == {"piece": "yellow_acrobat", "steps": 4, "manner": "walk"}
    assert s.words()["swim:y_acrobat:17.1"].endswith("ap=1")
    s.play("swim:y_acrobat:17.1")
    assert (s.t.ap, s.t.stride) == (3, [])
    assert s.words()["swim:y_acrobat:18.1"].endswith("ap=1")


def test_r_12_on_a_rope_over_water_nobody_is_in_water(story):
    s = story({"y_fire_elemental": "16.1", "y_rope": "16.1", "b_magophage": "17.2"})
    s.play("move:y_fire_elemental:17.1")
    assert s.where("y_fire_elemental") == s.where("y_rope") == "17.1"
    assert s.points == [0, 0]
    at = {"y_water_elemental": "17.1", "y_rope": "17.1", "b_magophage": "17.2"}
    table = Story(at).view(0).table
    assert table["attacks"]["attack:yellow_water_elemental:blue_magophage"]["totals"] == [2, 2]


def test_r_13_on_a_bridge_there_is_no_bonus_no_swimming_and_no_harm(story):
    at = {"y_water_elemental": "13.1", "b_magophage": "13.2"}
    attacks = Story(at).view(0).table["attacks"]
    assert attacks["attack:yellow_water_elemental:blue_magophage"]["totals"] == [2, 2]
    at = {"y_fire_elemental": "3.2", "b_magophage": "2.2"}
    attacks = Story(at).view(0).table["attacks"]
    assert attacks["attack:yellow_fire_elemental:blue_magophage"]["totals"] == [2, 2]
    s = story({"y_fire_elemental": "13.2"}).play("move:y_fire_elemental:13.1")
    assert s.where("y_fire_elemental") == "13.1"
    assert s.points == [0, 0]


def test_r_14_a_rope_stays_where_it_could_not_be_laid_any_more(story):
    # Only one square beside 11.1 holds a rope; one that lies there stays and is walked on.
    s = story({"y_acrobat": "11.2", "y_rope": "11.1"})
    assert "11.1" in s.to("move", "y_acrobat")
    s.play("move:y_acrobat:11.1", "move_leave:y_acrobat:11.2")
    assert s.where("y_rope") == "11.1"
    assert "11.1" not in Story({"y_acrobat": "11.2", "y_rope": "11.2"}).to("move", "y_acrobat")


def test_r_15_a_fire_elemental_jumps_over_water_but_only_charm_walks_it_in(story):
    s = Story({"y_fire_elemental": "16.1"})
    assert s.to("swim", "y_fire_elemental") == set()
    assert "17.2" in s.to("jump", "y_fire_elemental")
    at = {"y_prophet": "19.3", "w_charm": "19.3", "b_fire_elemental": "16.1"}
    s = story(at).play("charm:y_prophet:b_fire_elemental", "swim:b_fire_elemental:17.1")
    assert s.told_of("dies", "scores") == [
        "dies piece=b_fire_elemental square=17.1 why=water",
        "scores who=0 vp=1 total=1 why=kill",
    ]


def test_r_16_a_fire_elemental_pushed_onto_lava_drops_its_object(story):
    at = {"y_prophet": "7.2", "y_ring": "7.2", "b_fire_elemental": "8.2", "b_key": "8.2"}
    s = story(at).play("push:y_prophet:b_fire_elemental")
    assert (s.where("b_fire_elemental"), s.where("b_key")) == ("9.2", "8.2")


def test_r_17_a_rope_saves_from_a_push_only_with_two_points(story):
    at = {"y_prophet": "7.2", "y_ring": "7.2", "b_barbarian": "8.2", "b_rope": "8.2"}
    s = story(at).play("push:y_prophet:b_barbarian")
    assert s.where("b_barbarian") == s.where("b_rope") == "9.2"
    # Beside 20.5 there is only one square that holds a rope.
    at = {"y_prophet": "18.5", "y_ring": "18.5", "b_barbarian": "19.5", "b_rope": "19.5"}
    s = story(at, raised={7: 1}).play("push:y_prophet:b_barbarian")
    assert s.told_of("dies") == ["dies piece=b_barbarian square=20.5 why=lava"]
    assert s.where("b_rope") == "19.5"


def test_r_18_a_rope_on_an_obstacle_is_walked_on_and_not_jumped_over():
    s = Story({"y_acrobat": "2.0", "y_rope": "3.0", "y_barbarian": "1.0"})
    assert not s.can("jump:y_acrobat:4.0")
    assert s.can("move:y_acrobat:3.0")
    assert s.can("move:y_acrobat:4.0")
    assert s.can("move:y_barbarian:4.0")


# Carrying and obstacles, more exactly ------------------------------------------------


def test_r_44_before_swimming_the_load_may_be_left_and_a_friend_taken_up(story):
    at = {"y_barbarian": "16.1", "y_key": "16.1", "y_acrobat": "17.1"}
    s = story(at, wounded=["y_acrobat"])
    assert s.to("swim", "y_barbarian") == set()  # no object is carried into water
    s.play("swim_leave:y_barbarian:17.1")
    assert (s.where("y_key"), s.held("y_barbarian")) == ("16.1", "y_acrobat")
    s.play("swim:y_barbarian:18.1")
    assert s.where("y_acrobat") == "18.1"


def test_r_45_boots_are_magical_and_land_in_water_only_with_a_water_elemental(story):
    s = Story({"y_barbarian": "16.1", "y_boots": "16.1"})
    assert s.to("fly", "y_barbarian") == set()
    assert s.refused()["fly:y_barbarian"] == ("twister.no.magic_hater", "rulebook_magic")
    assert "17.1" not in Story({"y_acrobat": "16.1", "y_boots": "16.1"}).to("fly", "y_acrobat")
    s = Story({"y_water_elemental": "16.1", "y_boots": "16.1"})
    assert "17.1" in s.to("fly", "y_water_elemental")
    # Forced down by a Magophage it is legal, and the object is lost.
    at = {"y_acrobat": "16.0", "y_boots": "16.0", "b_key": "16.1", "b_magophage": "17.2"}
    s = story(at).play("fly:y_acrobat:16.1")
    assert "17.1" in s.to("fly", "y_acrobat")
    s.play("fly:y_acrobat:17.1")
    assert s.told_of("out") == ["out thing=b_key why=lost"]
    assert s.where("y_acrobat") == "17.1"


def test_r_46_a_charmed_piece_keeps_its_colour_and_acts_apart_from_the_points(story):
    at = {"y_prophet": "19.3", "w_charm": "19.3", "b_prophet": "18.3", "b_acrobat": "16.0"}
    s = story(at, ap=1, card=2, closed=[0]).play("charm:y_prophet:b_prophet")
    assert s.t.ap == 0
    assert s.t.charmed == {"blue_prophet": 3}
    s.play("peek:b_prophet:0", "turn:0")
    assert s.t.charmed == {"blue_prophet": 3}  # what costs nothing is not counted
    s.play("move:b_prophet:17.2")
    assert s.t.charmed == {"blue_prophet": 2}
    # A wounded piece that is carried is no target.
    at = {"y_prophet": "19.3", "w_charm": "19.3", "b_prophet": "18.3", "b_acrobat": "18.3"}
    s = Story(at, wounded=["b_acrobat"])
    assert s.to("charm", "y_prophet") == {"b_prophet"}
    # In a combat that it starts, its owner attacks and lays the first card.
    at = {"y_prophet": "19.3", "w_charm": "19.3", "b_barbarian": "18.3", "y_magophage": "17.2"}
    s = story(at).play("charm:y_prophet:b_barbarian")
    assert "y_prophet" in s.to("attack", "b_barbarian")
    s.play("attack:b_barbarian:y_prophet")
    assert s.asked == (1, "combat")
    s.play("fight:0", "fight:6")
    assert s.is_wounded("b_barbarian")
    # The caster does not risk a life of the own side.
    at = {"y_prophet": "19.3", "w_charm": "19.3", "b_barbarian": "18.3", "y_magophage": "18.2"}
    s = story(at, wounded=["y_magophage"]).play("charm:y_prophet:b_barbarian")
    assert s.to("attack", "b_barbarian") == {"y_prophet"}


def test_r_47_a_jumper_may_leave_its_load_and_nothing_lies_on_the_jumped_square(story):
    s = story({"y_barbarian": "2.0", "y_key": "2.0"}).play("jump_leave:y_barbarian:4.0")
    assert (s.where("y_key"), s.held("y_barbarian")) == ("2.0", "")
    assert "4.0" not in Story({"y_barbarian": "2.0", "b_rope": "3.0"}).to("jump", "y_barbarian")
    at = {"y_barbarian": "2.0", "b_fire_elemental": "3.0"}
    assert "4.0" not in Story(at, wounded=["b_fire_elemental"]).to("jump", "y_barbarian")
    # Nobody jumps from a bare obstacle or into one, except at home.
    assert Story({"y_barbarian": "17.1"}).to("jump", "y_barbarian") == set()
    assert "17.2" in Story({"y_water_elemental": "17.0"}).to("jump", "y_water_elemental")
    assert "18.1" in Story({"y_water_elemental": "16.1"}).to("jump", "y_water_elemental")
    assert "18.1" not in Story({"y_barbarian": "16.1"}).to("jump", "y_barbarian")


def test_r_48_a_rope_is_removed_by_leaving_with_it(story):
    at = {"y_barbarian": "11.3", "b_acrobat": "12.3", "y_rope": "12.3"}
    s = story(at, wounded=["b_acrobat"]).play("take:y_barbarian:y_rope")
    assert s.told_of("dies", "scores") == [
        "dies piece=b_acrobat square=12.3 why=rope",
        "scores who=0 vp=1 total=1 why=kill",
    ]
    assert s.asked == (0, "onward")
    assert "move:y_barbarian:12.3" not in s.options
    # Onto a roped obstacle and back: two points to enter, one to leave.
    s = story({"y_acrobat": "11.3", "y_rope": "11.3"})
    s.play("move:y_acrobat:12.3", "move:y_acrobat:11.2")
    assert s.where("y_rope") == "11.2"
    # A Fire Elemental on a rope is not in lava.
    at = {"y_fire_elemental": "3.1", "y_rope": "3.1", "b_magophage": "3.2"}
    attacks = Story(at).view(0).table["attacks"]
    assert attacks["attack:yellow_fire_elemental:blue_magophage"]["totals"] == [2, 2]


def test_r_49_a_face_down_room_is_a_wall():
    s = Story({"y_acrobat": "5.1", "y_boots": "5.1", "b_acrobat": "10.9"}, closed=[1])
    assert not {name for name in s.to("move", "y_acrobat") if 6 <= int(name.split(".")[0]) <= 10}
    assert "6.1" not in s.to("fly", "y_acrobat")
    assert s.to("reveal", "y_acrobat") == {"1"}
    assert s.refused()["move:y_acrobat:6.1"] == ("twister.no.face_down", "R-49")


def test_r_50_two_wounded_never_share_a_square_and_a_move_changes_something(story):
    at = {"y_prophet": "4.5", "y_acrobat": "4.5", "y_barbarian": "5.5"}
    s = Story(at, wounded=["y_acrobat", "y_barbarian"])
    assert s.to("give", "y_prophet") == set()
    assert not s.can("move:y_prophet:5.5")
    # An object may be given to a wounded enemy.
    at = {"y_prophet": "4.5", "y_key": "4.5", "b_barbarian": "5.5"}
    s = story(at, wounded=["b_barbarian"]).play("give:y_prophet:b_barbarian", "move:y_prophet:4.5")
    assert (s.where("y_key"), s.where("y_prophet")) == ("5.5", "4.5")
    # No step is no move; back to the start only if something changed hands.
    s = story({"y_acrobat": "1.4"}, ap=1, card=2)
    assert not s.can("move:y_acrobat:1.4")
    s.play("move:y_acrobat:1.3")
    assert s.t.ap == 0
    assert not s.can("move:y_acrobat:1.4")
    s = story({"y_acrobat": "1.4", "y_key": "1.3"}, ap=1, card=2).play("move:y_acrobat:1.3")
    assert s.can("move:y_acrobat:1.4")


def test_names_of_squares_lead_back():
    assert all(SQUARE[name] == square for square, name in enumerate(NAME))
