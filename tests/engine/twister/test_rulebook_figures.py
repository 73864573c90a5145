"""The three figures of the rulebook, rebuilt on our rooms and tested sentence by sentence.

The Wizard of the figures is not part of this set: where he is wounded a Prophet is, where he
levitates an Acrobat wears boots. His fireballs have nothing to stand for them.
"""

from tests.engine.twister.story import Story

# Figure 1: a Magophage and what it swallows ------------------------------------------


def test_figure_1_a_flyer_comes_down_in_the_influence_of_a_magophage(story):
    # The Magophage stands at 9.1; 9.0, 10.1 and 8.1 are under its influence, 9.2 is lava.
    at = {"y_acrobat": "10.3", "y_boots": "10.3", "b_magophage": "9.1", "b_barbarian": "10.2"}
    s = story(at)
    assert "10.1" in s.to("fly", "y_acrobat")  # over the Barbarian, down where the magic ends
    assert "10.0" not in s.to("fly", "y_acrobat")  # not through it
    s.play("fly:y_acrobat:10.1")
    assert s.t.stride == []


def test_figure_1_walking_into_it_and_flying_on_beyond():
    # First on foot to a dead square; from there nobody takes off.
    at = {"y_acrobat": "10.1", "y_boots": "10.1", "b_magophage": "9.1", "b_barbarian": "10.2"}
    s = Story(at)
    assert s.to("fly", "y_acrobat") == set()
    # Over a Barbarian who is not in the influence the flight goes on.
    at = {"y_acrobat": "10.3", "y_boots": "10.3", "b_magophage": "8.0", "b_barbarian": "10.2"}
    assert {"10.1", "10.0", "9.1"} <= Story(at).to("fly", "y_acrobat")


def test_figure_1_a_courtesan_pushed_into_water_leaves_her_boots_behind(story):
    at = {"b_fire_elemental": "19.6", "b_ring": "19.6", "y_courtesan": "18.6", "y_boots": "18.6"}
    s = story(at, active=1).play("push:b_fire_elemental:y_courtesan")
    assert (s.where("y_courtesan"), s.where("y_boots")) == ("17.6", "18.6")
    assert not s.is_wounded("y_courtesan")
    assert s.points == [0, 0]


def test_figure_1_nobody_drinks_beside_a_magophage():
    s = Story({"b_prophet": "18.2", "y_magophage": "19.3"}, wounded=["b_prophet"], active=1)
    assert not s.can("drink:b_prophet")
    s = Story({"b_prophet": "18.2", "y_magophage": "17.1"}, wounded=["b_prophet"], active=1)
    assert s.can("drink:b_prophet")


def test_figure_1_a_ring_does_nothing_to_a_courtesan_beside_a_magophage(story):
    at = {"y_water_elemental": "16.4", "y_ring": "16.4", "b_courtesan": "17.4"}
    near = at | {"b_magophage": "17.3"}
    assert Story(near).to("push", "y_water_elemental") == set()
    # Without the Magophage she is pushed into the trap behind her and dies at once.
    s = story(at).play("push:y_water_elemental:b_courtesan")
    assert s.told_of("dies") == ["dies piece=b_courtesan square=18.4 why=pit"]


# Figure 2: jumps, the antimagic room, telekinesis ------------------------------------


def test_figure_2_where_an_acrobat_lands_for_one_point():
    # One obstacle or two in a row, straight or around a corner; the lava of the Furnace.
    s = Story({"y_acrobat": "7.2"})
    assert s.to("jump", "y_acrobat") == {"7.0", "6.1", "9.1", "8.0", "8.2", "6.3", "8.3", "7.4"}
    s = Story({"b_acrobat": "6.1"}, active=1)
    assert s.to("jump", "b_acrobat") == {"7.0", "7.2", "8.0", "9.1", "8.2"}


def test_figure_2_nobody_flies_into_the_antimagic_room():
    s = Story({"y_acrobat": "9.6", "y_boots": "9.6"})
    assert "10.6" in s.to("fly", "y_acrobat")
    assert "11.6" not in s.to("fly", "y_acrobat")
    assert "11.6" in s.to("move", "y_acrobat")


def test_figure_2_a_courtesan_cannot_push_a_barbarian_to_where_magic_ends():
    at = {"b_courtesan": "9.6", "b_ring": "9.6", "y_barbarian": "10.6"}
    s = Story(at | {"b_acrobat": "8.5"}, active=1)
    assert s.to("push", "b_courtesan") == set()  # 10.6 is mist, and behind it no magic works
    at = {"b_courtesan": "16.6", "b_ring": "16.6", "y_barbarian": "15.6"}
    assert Story(at, active=1).to("push", "b_courtesan") == set()
    # From plain floor: only what lies behind him makes the difference.
    at = {"b_courtesan": "9.9", "b_ring": "9.9", "y_barbarian": "10.9"}
    antimagic = Story(at, active=1, rooms={5: "furnace"})
    assert antimagic.to("push", "b_courtesan") == set()
    library = Story(at, active=1, rooms={5: "furnace", 6: "library"})
    assert library.to("push", "b_courtesan") == {"y_barbarian"}


FIGURE_2 = {
    "y_telekineticist": "8.3",
    "b_rope": "8.4",
    "y_boots": "10.4",
    "b_boots": "10.0",
    "y_key": "13.3",
    "b_courtesan": "6.2",
    "b_ring": "6.2",
    "y_barbarian": "10.3",
    "b_magophage": "9.0",
}


def test_figure_2_what_the_telekineticist_can_lift():
    things = {end.split(":")[0] for end in Story(FIGURE_2).to("throw", "y_telekineticist")}
    # Not the key in another room, not the ring that the Courtesan carries; and the blue boots
    # not while they lie under the influence of the Magophage.
    assert things == {"b_rope", "y_boots"}
    away = Story(FIGURE_2 | {"b_magophage": "7.0"})
    things = {end.split(":")[0] for end in away.to("throw", "y_telekineticist")}
    assert things == {"b_rope", "y_boots", "b_boots"}


def test_figure_2_the_rope_comes_to_the_barbarian(story):
    s = story(FIGURE_2).play("throw:y_telekineticist:b_rope:10.3")
    assert s.held("y_barbarian") == "b_rope"


def test_figure_2_boots_that_come_under_the_influence_stop_there(story):
    at = FIGURE_2 | {"b_magophage": "7.0", "b_boots": "9.1"}
    ends = {
        end.split(":")[1]
        for end in Story(at).to("throw", "y_telekineticist")
        if end.startswith("b_boots")
    }
    # Around 7.0: 6.0, 8.0 and the lava of 7.1, where they would burn.
    assert {"8.0", "7.1"} <= ends
    assert not {"6.0", "7.0"} & ends  # behind the square where they stop
    s = story(at).play("throw:y_telekineticist:b_boots:7.1")
    assert s.told_of("out") == ["out thing=b_boots why=lost"]


def test_figure_2_boots_do_not_fly_into_the_antimagic_room():
    at = {"y_telekineticist": "8.7", "y_boots": "9.6"}
    ends = {end.split(":")[1] for end in Story(at).to("throw", "y_telekineticist")}
    assert "10.6" in ends
    assert not {name for name in ends if name.split(".")[0] == "11"}


# Figure 3: Inversion and Confusion ---------------------------------------------------

FIGURE_3 = {
    "y_prophet": "14.2",
    "w_inversion": "14.2",
    "y_key": "13.4",
    "b_barbarian": "18.2",
    "y_telekineticist": "16.2",
    "y_confusion": "16.2",
    "y_acrobat": "17.2",
    "b_water_elemental": "17.1",
}


def test_figure_3_a_prophet_swaps_his_room_with_a_neighbour_but_not_with_antimagic(story):
    s = story(FIGURE_3, raised={2: 1})
    assert s.to("invert", "y_prophet") == {"1", "3"}
    s.play("invert:y_prophet:3")
    assert s.t.ap == 4
    # Everything stays on its square of the room, and nothing is turned.
    assert (s.where("y_prophet"), s.where("y_key")) == ("19.2", "18.4")
    assert (s.where("b_barbarian"), s.where("y_acrobat")) == ("13.2", "12.2")
    assert (s.t.rooms[2:4], s.t.turned[2:4]) == (["cistern", "canal"], [0, 0])
    assert s.t.raised[2:4] == [0, 1]  # markers too
    assert "white_inversion" in s.t.gone


def test_figure_3_a_telekineticist_confuses_a_combat_in_his_room_whoever_begins(story):
    for active, attack in ((0, "y_acrobat:b_water_elemental"), (1, "b_water_elemental:y_acrobat")):
        s = story(FIGURE_3, active=active).play(f"attack:{attack}")
        assert s.asked == (0, "confusion")
        before = s.t.ap
        s.play("use:y_telekineticist")
        assert s.t.ap == before  # it costs nothing
        assert s.asked == (0, "combat")  # blue is not asked for a card
        s.play("fight:6")
        (line,) = s.told_of("cards")
        drawn = int(line.split("cards=6,")[1].split()[0])
        assert drawn in (0, 1, 2, 3, 4, 5, 6)
        assert "yellow_confusion" in s.t.gone
