"""A story for each kind of square, and for the portcullis between two."""

from engine.twister import GAME
from engine.twister.data import PASSIVE_TERRAINS, TERRAINS
from tests.engine.twister.story import Story, tells


def test_every_terrain_of_the_maps_is_told_of():
    named = {"floor", "artefact", "bridge_lava", "bridge_water"}
    assert set(TERRAINS.values()) <= GAME.effects | set(PASSIVE_TERRAINS) | named


@tells("gear")
def test_a_gear_turns_its_room_and_the_twin_each_its_own_way(story):
    at = {"y_acrobat": "4.1", "b_key": "1.0", "b_prophet": "10.4", "y_barbarian": "8.2"}
    s = story(at)
    assert s.to("rotate", "y_acrobat") == {"0", "1"}
    s.play("rotate:y_acrobat:0")  # clockwise
    assert (s.where("b_key"), s.where("y_acrobat")) == ("5.0", "4.3")
    assert s.where("b_prophet") == "10.4"
    s.play("rotate:y_acrobat:1")  # the twin, counter-clockwise
    assert (s.where("b_prophet"), s.where("y_barbarian")) == ("10.0", "8.2")
    assert (s.t.turned[:2], s.t.ap) == ([1, 3], 3)
    assert not s.match.can_undo  # turning is final


def test_a_twin_that_lies_face_down_does_not_turn():
    s = Story({"y_acrobat": "4.1"}, closed=[1])
    assert s.to("rotate", "y_acrobat") == {"0"}
    assert s.refused()["rotate:y_acrobat:twin"][0] == "twister.no.twin_face_down"
    assert Story({"y_acrobat": "4.2"}).to("rotate", "y_acrobat") == set()


@tells("pit")
def test_a_pit_is_jumped_over_with_a_card(story):
    s = story({"y_barbarian": "12.2"})
    assert "12.3" not in s.to("move", "y_barbarian")
    assert s.refused()["move:y_barbarian:12.3"] == ("twister.no.pit", "rulebook_pits")
    assert s.to("jump", "y_barbarian") == {"12.4", "11.3", "12.0", "13.1"}
    s.play("jump:y_barbarian:12.4")
    assert s.t.jumps == [2, 3]
    assert s.to("jump", "y_barbarian") == {"12.2", "11.3"}


@tells("lava")
def test_lava_lets_nobody_else_in(story):
    s = story({"y_barbarian": "6.2"})
    assert not {"7.1", "8.1", "7.3"} & s.to("move", "y_barbarian")
    assert s.refused()["move:y_barbarian:7.1"] == ("twister.no.lava", "rulebook_lava")
    s = story({"y_barbarian": "6.1"}).play("jump:y_barbarian:7.0")
    assert s.told_of("jumps")[0].endswith("path=7.1,7.0 card=True")


@tells("water")
def test_water_costs_an_action_a_square_and_leaving_it_none(story):
    s = story({"y_acrobat": "16.1"}).play("swim:y_acrobat:17.1", "swim:y_acrobat:18.1")
    assert s.t.ap == 3
    assert {"18.2", "19.1", "20.0", "19.3"} & s.to("move", "y_acrobat")
    s.play("move:y_acrobat:18.2")
    assert s.t.ap == 2
    assert s.view(0).table["stride"]["steps"] == 4  # at full speed


def test_whoever_is_wounded_in_water_stays_there(story):
    s = story({"y_acrobat": "17.1", "b_barbarian": "17.2", "y_prophet": "1.2"})
    s.fight("attack:y_acrobat:b_barbarian", 0, 5)
    assert s.is_wounded("y_acrobat")
    assert s.where("y_acrobat") == "17.1"


@tells("mist")
def test_mist_hides_from_magic_but_not_from_combat(story):
    at = {"y_prophet": "7.6", "y_ring": "7.6", "b_acrobat": "7.5"}
    s = story(at)
    assert s.to("push", "y_prophet") == set()
    assert s.to("attack", "y_prophet") == {"b_acrobat"}
    at = {"y_prophet": "8.7", "w_charm": "8.7", "b_acrobat": "7.5", "b_barbarian": "7.7"}
    assert Story(at).to("charm", "y_prophet") == {"b_barbarian"}
    at = {"y_telekineticist": "8.7", "y_key": "7.9", "b_key": "9.9", "b_rope": "8.5"}
    things = {end.split(":")[0] for end in Story(at).to("throw", "y_telekineticist")}
    assert things == {"b_rope"}  # 7.9 and 9.9 are mist
    # From within mist one may act outwards.
    at = {"y_prophet": "7.5", "y_ring": "7.5", "b_acrobat": "7.6"}
    assert Story(at).to("push", "y_prophet") == {"b_acrobat"}


@tells("stairs")
def test_stairs_cost_one_in_attack_and_defence(story):
    s = story({"y_barbarian": "3.6", "b_acrobat": "4.6"}).fight(
        "attack:y_barbarian:b_acrobat", 1, 1
    )
    assert s.told_of("cards") == [
        "cards by=0 sides=y_barbarian,b_acrobat cards=1,1 base=2,2 totals=3,3"
    ]
    assert s.told_of("tie") == ["tie"]
    s = story({"y_barbarian": "4.6", "b_acrobat": "3.6"}).fight(
        "attack:y_barbarian:b_acrobat", 1, 1
    )
    assert s.told_of("cards") == [
        "cards by=0 sides=y_barbarian,b_acrobat cards=1,1 base=3,1 totals=4,2"
    ]


@tells("bridge")
def test_a_bridge_is_walked_over_by_everybody_of_this_set(story):
    s = story({"y_barbarian": "2.2", "y_key": "2.2"}).play("move:y_barbarian:4.2")
    assert s.told_of("moves")[0].split("path=")[1] == "3.2,4.2 ap=1"
    s = story({"y_barbarian": "13.2"}).play("move:y_barbarian:13.1")
    assert s.where("y_barbarian") == "13.1"


@tells("fountain")
def test_a_fountain_heals_a_wounded_character_beside_it(story):
    s = story({"y_acrobat": "18.2", "y_key": "18.2"}, wounded=["y_acrobat"])
    s.play("drink:y_acrobat")
    assert (s.t.ap, s.is_wounded("y_acrobat"), s.held("y_acrobat")) == (4, False, "y_key")
    assert s.to("move", "y_acrobat")  # it may act in the same turn
    assert not Story({"y_acrobat": "18.1"}, wounded=["y_acrobat"]).can("drink:y_acrobat")
    # The second fountain is drunk from in the water as well.
    assert Story({"y_acrobat": "17.7"}, wounded=["y_acrobat"]).can("drink:y_acrobat")
    # Nobody enters one, but a flight passes over it.
    s = Story({"y_acrobat": "18.2", "y_boots": "18.2"})
    assert "19.2" not in s.to("move", "y_acrobat") | s.to("fly", "y_acrobat")
    assert s.refused()["move:y_acrobat:19.2"][0] == "twister.no.fountain"
    assert "20.2" in s.to("fly", "y_acrobat")


@tells("library")
def test_a_library_gives_its_scroll_once_to_empty_hands(story):
    s = story({"y_barbarian": "1.6", "y_acrobat": "2.6", "b_acrobat": "4.8", "y_key": "2.6"})
    assert s.view(None).table["shelves"] == ["scroll", "scroll"]
    assert s.can("search:y_barbarian")
    assert not s.can("search:y_acrobat")  # hands full
    s.play("search:y_barbarian")
    assert s.told_of("searches") == ["searches piece=y_barbarian scroll=w_charm"]
    assert s.held("y_barbarian") == "w_charm"
    assert s.view(None).table["shelves"] == ["empty", "scroll"]
    s.play("move_leave:y_barbarian:1.7", "move:y_barbarian:2.9")
    assert not s.can("search:y_barbarian")


@tells("antimagic")
def test_the_antimagic_room_is_dead_to_magic_and_its_artefact_in_the_way():
    s = Story({"y_acrobat": "12.7", "y_telekineticist": "12.6", "y_key": "12.6"})
    assert len(s.view(None).table["magic_dead"]) == 25
    assert "13.7" not in s.to("move", "y_acrobat")
    assert s.refused()["move:y_acrobat:13.7"][0] == "twister.no.artefact"
    assert s.to("throw", "y_telekineticist") == set()
    # Face down it is not known, and does nothing.
    assert Story({"y_acrobat": "1.2"}, closed=[6]).view(None).table["magic_dead"] == []


def test_a_closed_portcullis_is_a_wall_and_an_open_one_is_not():
    at = {"y_acrobat": "19.5", "b_acrobat": "18.5"}
    assert Story(at).to("attack", "y_acrobat") == set()
    assert Story(at, raised={7: 1}).to("attack", "y_acrobat") == {"b_acrobat"}


def test_the_far_line_is_the_way_out(story):
    at = {"y_acrobat": "20.2", "y_prophet": "20.2"}
    s = Story(at, wounded=["y_prophet"])
    assert {"21.2", "21.4"} <= s.to("move", "y_acrobat")
    s = story(at | {"b_barbarian": "21.4"}, wounded=["y_prophet"])
    assert "21.2" in s.to("move", "y_acrobat")
    assert "21.4" not in s.to("move", "y_acrobat")  # an unwounded enemy blocks it
    s.play("move:y_acrobat:21.2")
    assert s.told_of("exits", "saved", "scores") == [
        "exits piece=y_acrobat who=0",
        "saved piece=y_prophet",
        "scores who=0 vp=1 total=1 why=exit",
    ]
    s = story(
        {"y_acrobat": "20.2", "y_key": "20.2", "b_barbarian": "21.2"}, wounded=["b_barbarian"]
    )
    s.play("move:y_acrobat:21.2")  # a wounded enemy does not block
    assert s.told_of("out") == ["out thing=y_key why=carried_out"]
    assert not Story({"y_acrobat": "20.2", "b_barbarian": "21.2"}).can("move:y_acrobat:21.2")


def test_a_jump_leaves_over_nobody_not_even_a_wounded_enemy(story):
    by_lava = {"rooms": {3: "lava_ford"}, "turned": {3: 1}}
    s = story({"y_barbarian": "20.1"}, **by_lava)
    assert "21.2" in s.to("jump", "y_barbarian")
    s.play("jump:y_barbarian:21.2")
    assert s.points == [1, 0]
    at = {"y_barbarian": "20.1", "b_acrobat": "21.2"}
    assert "21.2" not in Story(at, wounded=["b_acrobat"], **by_lava).to("jump", "y_barbarian")


def test_the_own_line_can_be_entered_again_and_fought_from(story):
    s = story({"y_acrobat": "1.1", "b_barbarian": "1.4"}).play("move:y_acrobat:0.1")
    assert s.where("y_acrobat") == "0.1"
    s = story({"y_barbarian": "0.4", "b_acrobat": "1.4"})
    assert s.to("attack", "y_barbarian") == {"b_acrobat"}
    assert Story({"y_barbarian": "0.4", "b_acrobat": "1.4"}, active=1).to(
        "attack", "b_acrobat"
    ) == {"y_barbarian"}
