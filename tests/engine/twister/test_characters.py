"""A story for each of the eight characters."""

import pytest

from engine.twister.data import CHARACTERS
from tests.engine.twister.story import Story, tells


@pytest.mark.parametrize(
    ("kind", "speed", "strength", "magic"),
    [
        ("acrobat", 5, 2, False),
        ("barbarian", 4, 3, False),
        ("courtesan", 3, 0, False),
        ("fire_elemental", 4, 2, False),
        ("magophage", 4, 2, False),
        ("prophet", 5, 1, True),
        ("telekineticist", 5, 1, True),
        ("water_elemental", 4, 2, False),
    ],
)
def test_what_is_printed_on_a_character(kind, speed, strength, magic):
    assert CHARACTERS[kind][:3] == (speed, strength, magic)


@tells("acrobat", "lava")
def test_the_acrobat_jumps_without_a_card_over_one_obstacle_or_two(story):
    s = story({"y_acrobat": "6.1"}, jumps=(0, 3)).play("jump:y_acrobat:9.1")
    assert s.told_of("jumps") == [
        "jumps piece=y_acrobat square=9.1 origin=6.1 path=7.1,8.1,9.1 card=False"
    ]
    assert (s.t.ap, s.t.jumps) == (4, [0, 3])
    s.play("jump:y_acrobat:6.1")  # any number of times
    assert s.t.ap == 3
    assert Story({"y_barbarian": "6.1"}, jumps=(0, 3)).to("jump", "y_barbarian") == set()


def test_the_acrobat_jumps_over_nothing_else():
    # Not over a bridge, a fountain, a character or an object.
    assert "4.2" not in Story({"y_acrobat": "2.2"}).to("jump", "y_acrobat")
    assert "20.2" not in Story({"y_acrobat": "18.2"}).to("jump", "y_acrobat")
    assert "4.0" not in Story({"y_acrobat": "2.0", "b_rope": "3.0"}).to("jump", "y_acrobat")
    at = {"y_acrobat": "2.0", "b_fire_elemental": "3.0"}
    assert "4.0" not in Story(at).to("jump", "y_acrobat")


@tells("barbarian")
def test_the_barbarian_hates_magic(story):
    at = {"y_barbarian": "5.1", "b_prophet": "6.1"}
    s = story(at, wounded=["b_prophet"]).fight("attack:y_barbarian:b_prophet", 2, 1)
    assert s.told_of("cards") == [
        "cards by=0 sides=y_barbarian,b_prophet cards=2,1 base=4,0 totals=6,1"
    ]
    assert s.told_of("scores") == [
        "scores who=0 vp=1 total=1 why=kill",
        "scores who=0 vp=1 total=2 why=barbarian",
    ]


def test_the_barbarian_carries_magic_but_does_not_use_it():
    s = Story({"y_barbarian": "7.2", "y_ring": "7.2", "b_acrobat": "8.2"})
    assert s.to("push", "y_barbarian") == set()
    assert s.to("move", "y_barbarian")
    s = Story({"y_barbarian": "12.2", "y_key": "12.2"})
    assert s.to("gate", "y_barbarian") == set()  # no portcullis beside him
    s = Story({"y_barbarian": "13.3", "y_key": "13.3"})
    assert s.to("gate", "y_barbarian") == {"w"}  # a key is no magic


def test_a_wounded_barbarian_drinks_all_the_same(story):
    s = story({"y_barbarian": "19.1"}, wounded=["y_barbarian"])
    assert s.options == ("drink:y_barbarian", "end")
    s.play("drink:y_barbarian")
    assert not s.is_wounded("y_barbarian")


@tells("courtesan")
def test_the_courtesan_is_not_attacked_and_chooses_her_fights(story):
    at = {"y_barbarian": "5.1", "b_courtesan": "5.2", "b_acrobat": "6.1"}
    s = story(at)
    assert s.to("attack", "y_barbarian") == {"b_acrobat"}
    assert s.refused()["attack:y_barbarian:b_courtesan"] == (
        "twister.no.courtesan",
        "rulebook_courtesan",
    )
    s.play("attack:y_barbarian:b_acrobat", "join", "fight:6", "fight:0")
    assert s.is_wounded("b_courtesan")
    # Wounded she is as anybody; and she may start a combat herself.
    s = Story({"y_barbarian": "5.1", "b_courtesan": "5.2"}, wounded=["b_courtesan"])
    assert s.to("attack", "y_barbarian") == {"b_courtesan"}
    assert Story(at, active=1).to("attack", "b_courtesan") == {"y_barbarian"}


@tells("fire_elemental", "lava")
def test_the_fire_elemental_walks_on_lava_with_empty_hands(story):
    s = story({"y_fire_elemental": "6.1", "b_acrobat": "8.0"}).play("move:y_fire_elemental:8.1")
    attacks = s.view(0).table["attacks"]
    assert attacks["attack:yellow_fire_elemental:blue_acrobat"]["totals"] == [3, 2]
    s.fight("attack:y_fire_elemental:b_acrobat", 0, 6)
    assert s.is_wounded("y_fire_elemental")  # it lies in the lava and lives
    at = {"y_fire_elemental": "8.1", "b_acrobat": "8.0"}
    s = Story(at, wounded=["y_fire_elemental"], active=1)
    attacks = s.view(1).table["attacks"]
    assert attacks["attack:blue_acrobat:yellow_fire_elemental"]["totals"] == [1, 2]
    carrying = Story({"y_fire_elemental": "6.1", "y_key": "6.1"})
    assert "7.1" not in carrying.to("move", "y_fire_elemental")
    assert "7.1" in carrying.to("move_leave", "y_fire_elemental")


@tells("magophage", "telekineticist")
def test_the_magophage_swallows_magic_around_it_while_it_stands(story):
    at = {"y_telekineticist": "8.3", "y_key": "8.3", "b_magophage": "10.3"}
    s = story(at, closed=[6])
    assert s.view(None).table["magic_dead"] == ["10.2", "10.3", "10.4"]  # not through the wall
    s.play("throw:y_telekineticist:y_key:10.4")
    assert s.where("y_key") == "10.4"
    s = Story(at, wounded=["b_magophage"], closed=[6])
    assert s.view(None).table["magic_dead"] == []


def test_a_magophage_uses_no_magic_itself():
    s = Story({"y_magophage": "7.2", "y_boots": "7.2"})
    assert s.to("fly", "y_magophage") == set()


@tells("prophet")
def test_the_prophet_looks_into_a_face_down_room_once_a_turn(story):
    hidden = {2: ["y_key", "b_acrobat"]}
    s = story({"y_prophet": "1.2"}, hidden=hidden)
    s.play("peek:y_prophet:2")
    assert s.match.pending.hush
    peek = s.view(0).table["peek"]
    assert (peek["room"], peek["tokens"]) == ("canal", ["yellow_key", "blue_acrobat"])
    assert s.view(1).table["peek"] is None
    assert s.view(None).table["peek"] is None
    s.play("turn:3")
    assert (s.t.turned[2], s.t.ap, s.t.revealed[2]) == (3, 5, 0)
    assert s.to("peek", "y_prophet") == set()
    s = Story({"y_prophet": "1.2", "y_acrobat": "1.3"}, wounded=["y_prophet"], hidden=hidden)
    assert s.to("peek", "y_prophet") == set()


@tells("telekineticist")
def test_the_telekineticist_moves_objects_at_a_distance(story):
    at = {"y_telekineticist": "1.2", "y_key": "4.2", "b_acrobat": "4.4", "y_barbarian": "5.2"}
    s = story(at)
    ends = {end.split(":")[1] for end in s.to("throw", "y_telekineticist")}
    assert "4.4" in ends  # with an enemy
    assert "5.2" in ends  # with a friend
    assert "1.2" in ends  # to himself
    assert "3.1" not in ends  # lava is no valid end
    s.play("throw:y_telekineticist:y_key:4.4")
    assert s.held("b_acrobat") == "y_key"
    assert s.to("throw", "y_telekineticist") == set()  # it is carried now


@tells("water_elemental", "water")
def test_the_water_elemental_walks_on_water_without_objects(story):
    s = story({"y_water_elemental": "16.1", "b_acrobat": "18.2"})
    assert {"17.1", "18.1", "19.1"} <= s.to("move", "y_water_elemental")
    s.play("move:y_water_elemental:18.1")
    assert s.t.ap == 4
    attacks = s.view(0).table["attacks"]
    assert attacks["attack:yellow_water_elemental:blue_acrobat"]["totals"] == [3, 2]
    assert "17.1" not in Story({"y_water_elemental": "16.1", "y_key": "16.1"}).to(
        "move", "y_water_elemental"
    )
    s = Story({"y_water_elemental": "16.1", "y_acrobat": "16.1"}, wounded=["y_acrobat"])
    assert "17.1" in s.to("move", "y_water_elemental")  # a wounded friend may come along
    at = {"y_water_elemental": "16.1", "y_fire_elemental": "16.1"}
    s = Story(at, wounded=["y_fire_elemental"])
    assert "17.1" not in s.to("move", "y_water_elemental")  # but no Fire Elemental
    assert "17.1" in s.to("move_leave", "y_water_elemental")
