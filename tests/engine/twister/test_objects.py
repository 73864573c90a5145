"""A story for each object: six of each colour, and four white scrolls."""

from engine.twister.data import NEUTRAL_SCROLLS, OBJECTS, TEAM_OBJECTS
from tests.engine.twister.story import Story, tells


def test_everything_has_a_kind():
    assert set(TEAM_OBJECTS) | set(NEUTRAL_SCROLLS) == set(OBJECTS)


@tells("boots")
def test_boots_carry_ten_squares_over_everything(story):
    at = {"y_acrobat": "6.1", "y_boots": "6.1", "b_barbarian": "9.1"}
    s = story(at)
    assert {"9.0", "10.1", "8.2"} <= s.to("fly", "y_acrobat")
    assert not {"7.1", "9.1"} & s.to("fly", "y_acrobat")  # no landing on lava or on an enemy
    s.play("fly:y_acrobat:10.1")
    assert s.told_of("out") == ["out thing=y_boots why=used"]
    assert s.view(0).table["stride"] == {"piece": "yellow_acrobat", "steps": 6, "manner": "fly"}
    s.play("fly:y_acrobat:8.2")  # the flight goes on
    assert s.t.ap == 4


def test_boots_pick_up_and_drop_on_the_way(story):
    at = {"y_acrobat": "6.1", "y_boots": "6.1", "y_key": "9.1"}
    s = story(at).play("fly:y_acrobat:9.1", "fly:y_acrobat:10.1")
    assert s.held("y_acrobat") == "y_key"
    s.play("fly_leave:y_acrobat:10.0")
    assert (s.where("y_key"), s.where("y_acrobat"), s.t.ap) == ("10.1", "10.0", 4)


def test_boots_fly_over_an_enemy_on_the_far_line_and_out(story):
    at = {"y_acrobat": "20.2", "y_boots": "20.2", "b_barbarian": "21.2"}
    s = story(at)
    assert "21.2" not in s.to("move", "y_acrobat")
    s.play("fly:y_acrobat:21.2")
    assert s.points == [1, 0]


def test_boots_that_fail_on_the_far_line_carry_over_nobody():
    """A Magophage on the line ends the flight on the squares beside it: an enemy blocks them."""
    at = {"y_acrobat": "19.1", "y_boots": "19.1", "b_magophage": "21.2", "b_acrobat": "21.1"}
    by_lava = {"rooms": {3: "lava_ford"}, "turned": {3: 1}}
    s = Story(at, **by_lava)
    assert "21.1" in s.view(None).table["magic_dead"]
    assert "21.1" not in s.to("fly", "y_acrobat")
    assert "21.1" in Story(at, wounded=["b_acrobat"], **by_lava).to("fly", "y_acrobat")


@tells("key")
def test_a_key_opens_and_closes_a_portcullis_beside_its_bearer(story):
    s = story({"y_barbarian": "13.3", "y_key": "13.3"})
    assert s.view(None).table["slots"][2]["right"][3] == "  #  |"
    s.play("gate:y_barbarian:w")
    assert s.told_of("gate") == ["gate piece=y_barbarian square=13.3 side=w open=True"]
    assert s.view(None).table["slots"][2]["right"][3] == "  /  |"
    s.play("gate:y_barbarian:w")
    assert s.t.raised[2] == 0
    assert s.held("y_barbarian") == "y_key"  # it is kept


@tells("ring", "pit")
def test_a_ring_pushes_one_square_straight_away(story):
    at = {"y_prophet": "18.3", "y_ring": "18.3", "b_barbarian": "19.3", "b_key": "19.3"}
    s = story(at).play("push:y_prophet:b_barbarian")
    assert s.where("b_barbarian") == s.where("b_key") == "20.3"
    assert (s.t.ap, s.held("y_prophet")) == (4, "y_ring")
    # A friend, a wounded one, and onto an object or a wounded friend of the pushed one.
    at = {"y_prophet": "18.3", "y_ring": "18.3", "y_acrobat": "19.3", "b_key": "20.3"}
    s = story(at).play("push:y_prophet:y_acrobat")
    assert s.held("y_acrobat") == "b_key"
    at = {"y_prophet": "18.3", "y_ring": "18.3", "b_acrobat": "19.3", "b_barbarian": "20.3"}
    assert Story(at).to("push", "y_prophet") == set()  # not onto an unwounded one
    assert Story(at, wounded=["b_barbarian"]).to("push", "y_prophet") == {"b_acrobat"}
    assert Story(at, wounded=["b_acrobat", "b_barbarian"]).to("push", "y_prophet") == set()
    at = {"y_prophet": "16.4", "y_ring": "16.4", "b_barbarian": "17.4", "b_key": "17.4"}
    s = story(at).play("push:y_prophet:b_barbarian")
    assert (s.where("b_key"), s.points) == ("17.4", [1, 0])


def test_a_ring_pushes_nobody_onto_an_unwounded_friend():
    at = {"y_prophet": "8.4", "y_ring": "8.4", "b_acrobat": "9.4", "b_barbarian": "10.4"}
    assert Story(at, wounded=["b_acrobat"]).to("push", "y_prophet") == set()
    assert Story(at).to("push", "y_prophet") == set()
    assert Story(at, wounded=["b_barbarian"]).to("push", "y_prophet") == {"b_acrobat"}


def test_a_ring_pushes_onto_a_rope_that_lies_over_lava(story):
    at = {"y_prophet": "7.2", "y_ring": "7.2", "b_acrobat": "8.2", "y_rope": "9.2"}
    s = story(at).play("push:y_prophet:b_acrobat")
    assert s.where("b_acrobat") == s.where("y_rope") == "9.2"
    assert s.points == [0, 0]


def test_a_ring_pushes_into_water_onto_a_wounded_friend_alone(story):
    at = {"y_prophet": "20.1", "y_ring": "20.1", "b_acrobat": "19.1", "b_barbarian": "18.1"}
    assert Story(at).to("push", "y_prophet") == set()
    s = story(at, wounded=["b_barbarian"]).play("push:y_prophet:b_acrobat")
    assert s.where("b_acrobat") == s.where("b_barbarian") == "18.1"
    enemy = at | {"b_barbarian": "1.2", "y_barbarian": "18.1"}
    assert Story(enemy, wounded=["y_barbarian"]).to("push", "y_prophet") == set()
    # Whoever would die of it makes no difference.
    burning = at | {"b_acrobat": "1.2", "b_fire_elemental": "19.1"}
    assert Story(burning).to("push", "y_prophet") == set()
    assert Story(burning, wounded=["b_barbarian"]).to("push", "y_prophet") == {"b_fire_elemental"}


def test_a_ring_pushes_through_no_wall_and_onto_no_fountain():
    at = {"y_prophet": "4.3", "y_ring": "4.3", "b_acrobat": "5.3"}
    assert Story(at).to("push", "y_prophet") == {"b_acrobat"}
    at = {"y_prophet": "4.2", "y_ring": "4.2", "b_acrobat": "5.2"}
    assert Story(at).to("push", "y_prophet") == set()
    at = {"y_prophet": "17.2", "y_ring": "17.2", "b_acrobat": "18.2"}
    assert Story(at).to("push", "y_prophet") == set()


@tells("rope")
def test_a_rope_crosses_one_obstacle_at_a_time(story):
    s = story({"y_barbarian": "11.3", "y_rope": "11.3"})
    assert "12.3" in s.to("move", "y_barbarian")
    s.play("move:y_barbarian:12.3")
    assert s.where("y_rope") == "12.3"
    s.play("move_leave:y_barbarian:12.4")
    assert s.where("y_rope") == "12.3"  # it lies there for everybody
    # Two squares of lava in a row are too many for one rope.
    s = Story({"y_courtesan": "6.1", "y_rope": "6.1"})
    assert "7.1" in s.to("move", "y_courtesan")
    assert "8.1" not in s.to("move", "y_courtesan")
    assert {"7.0", "7.2"} <= s.to("move", "y_courtesan")  # an L is as good as a line


def test_whoever_hangs_on_the_own_rope_cannot_lay_it_over_the_next_obstacle(story):
    s = story({"y_courtesan": "6.1", "y_rope": "6.1"}, ap=1, card=2)
    s.play("move:y_courtesan:7.1")  # two steps are left
    near = {"6.0", "6.2", "5.1", "7.0", "7.2", "8.0", "8.2"}
    assert s.to("move", "y_courtesan") == near | {"7.3"}  # lava again, but from dry ground
    # A second rope that lies there already is another matter.
    s = story({"y_courtesan": "6.1", "y_rope": "6.1", "b_rope": "8.1"}, ap=1, card=2)
    s.play("move:y_courtesan:7.1")
    assert "9.1" in s.to("move", "y_courtesan")


def test_a_rope_survives_where_magic_ends_if_it_finds_hold(story):
    # In the hand of a flyer who is forced down over water,
    at = {"y_acrobat": "16.0", "y_boots": "16.0", "y_rope": "16.1", "b_magophage": "17.2"}
    s = story(at).play("fly:y_acrobat:16.1", "fly:y_acrobat:17.1")
    assert s.where("y_acrobat") == s.where("y_rope") == "17.1"
    # (the square it was lifted from gives none: beside 11.1 there is one other),
    at = {"y_acrobat": "13.0", "y_boots": "13.0", "y_rope": "12.0", "b_magophage": "11.2"}
    s = story(at).play("fly:y_acrobat:12.0", "fly:y_acrobat:12.1", "fly:y_acrobat:11.1")
    assert s.told_of("out") == ["out thing=y_boots why=used", "out thing=y_rope why=lost"]
    # and thrown there.
    at = {"y_telekineticist": "16.0", "y_rope": "16.0", "b_magophage": "17.2"}
    s = story(at).play("throw:y_telekineticist:y_rope:17.1")
    assert (s.where("y_rope"), s.told_of("out")) == ("17.1", [])


def test_a_flyer_leaves_a_rope_over_an_obstacle_only_where_it_finds_hold(story):
    # Beside 11.1 one square gives hold, beside 12.1 there are three.
    at = {"y_acrobat": "11.3", "y_boots": "11.3", "y_rope": "11.4", "y_barbarian": "11.1"}
    s = story(at, wounded=["y_barbarian"]).play("fly:y_acrobat:11.4")
    assert s.held("y_acrobat") == "y_rope"
    assert s.to("give", "y_acrobat") == set()
    assert s.to("swap", "y_acrobat") == set()
    s = story(at | {"y_barbarian": "12.1"}, wounded=["y_barbarian"]).play("fly:y_acrobat:11.4")
    assert s.to("give", "y_acrobat") == s.to("swap", "y_acrobat") == {"y_barbarian"}
    s.play("give:y_acrobat:y_barbarian", "fly:y_acrobat:12.2")
    assert s.held("y_barbarian") == "y_rope"


def test_whoever_stands_on_a_rope_can_be_passed_by_friends():
    at = {"y_acrobat": "12.3", "y_rope": "12.3", "y_barbarian": "12.2"}
    assert "12.4" in Story(at).to("move", "y_barbarian")
    at = {"b_acrobat": "12.3", "y_rope": "12.3", "y_barbarian": "12.2"}
    assert "12.4" not in Story(at).to("move", "y_barbarian")


@tells("confusion")
def test_a_scroll_of_confusion_draws_the_other_card_by_chance(story):
    at = {"y_prophet": "5.1", "y_confusion": "5.1", "b_barbarian": "6.1"}
    s = story(at, hands={1: [0, 6]}).play("attack:y_prophet:b_barbarian", "use:y_prophet")
    assert s.asked == (0, "combat")
    s.play("fight:5")
    assert s.told_of("confusion", "out") == []  # told when it was read
    (cards,) = s.told_of("cards")
    assert {"cards=5,0", "cards=5,6"} & {*cards.split()}
    assert s.t.gone == ["yellow_confusion"]
    # In the other's turn as well.
    s = story(at, active=1).play("attack:b_barbarian:y_prophet")
    assert s.asked == (0, "confusion")
    s.play("pass")
    assert s.asked == (1, "combat")


@tells("reconstruction")
def test_a_scroll_of_reconstruction_becomes_a_lost_object(story):
    at = {"y_telekineticist": "1.2", "b_reconstruction": "1.2"}
    s = story(at, gone=["y_boots"]).play("rebuild:y_telekineticist:y_boots")
    assert s.held("y_telekineticist") == "y_boots"
    assert s.t.gone == ["blue_reconstruction"]
    # Not by somebody who cannot read.
    s = Story({"y_acrobat": "1.2", "b_reconstruction": "1.2"}, gone=["y_boots"])
    assert s.to("rebuild", "y_acrobat") == set()
    assert s.refused()["rebuild:y_acrobat"] == ("twister.no.no_magic_user", "rulebook_magic")


@tells("charm")
def test_a_scroll_of_charm_lends_an_enemy_for_three_actions(story):
    at = {"y_prophet": "4.2", "w_charm": "4.2", "b_barbarian": "2.0", "b_acrobat": "7.6"}
    s = story(at, ap=1, card=2, jumps=(1, 3))
    assert s.to("charm", "y_prophet") == {"b_barbarian"}  # in the same room
    s.play("charm:y_prophet:b_barbarian", "jump:b_barbarian:4.0")
    assert s.t.jumps == [0, 3]  # the caster pays the jump
    assert s.t.charmed == {"blue_barbarian": 2}
    s.play("move:b_barbarian:5.1", "end")
    s = story(at, ap=1, card=2).play("charm:y_prophet:b_barbarian", "jump:b_barbarian:4.0")
    s.play("jump:b_barbarian:2.0", "jump:b_barbarian:4.0")
    assert s.t.charmed == {"blue_barbarian": 0}
    assert s.options == ("end",)
    s.play("end")
    assert s.t.charmed == {}


@tells("inversion")
def test_a_scroll_of_inversion_changes_two_rooms_about(story):
    at = {"y_prophet": "6.2", "w_inversion": "6.2", "b_acrobat": "1.4", "b_key": "5.2"}
    s = story(at, turned={0: 2}).play("invert:y_prophet:0")
    assert (s.where("y_prophet"), s.where("b_acrobat"), s.where("b_key")) == ("1.2", "6.4", "10.2")
    assert (s.t.rooms[:2], s.t.turned[:2]) == (["furnace", "lava_ford"], [0, 2])
    # Up and down as well, and never from a starting line.
    assert Story({"y_prophet": "0.2", "w_inversion": "0.2"}).to("invert", "y_prophet") == set()


def test_inversion_takes_a_full_face_down_room_to_the_edge(story):
    """Three tokens come to a slot that was made for two; capacities are for placing only."""
    at = {"y_prophet": "1.2", "w_inversion": "1.2"}
    s = story(at, hidden={1: ["y_key", "b_key", "b_rope"]}).play("invert:y_prophet:1")
    assert [slot["hidden"] for slot in s.view(None).table["slots"][:2]] == [[1, 2], [0, 0]]
    assert s.where("y_prophet") == "6.2"
