"""A story for each of the eight Equipment cards: activated, at work, and gone."""

import pytest

from engine.inbetween.data import CREATURE, TOWN
from tests.engine.inbetween.story import cost, tells


@tells("generator")
def test_generator_gives_two_more_energy_for_a_rest(story):
    s = story(town=["generator"]).activate("generator")
    assert s.told == [
        f"pays who=0 amount={cost('generator')} cause=generator",
        "used what=generator who=0",
        "equips card=generator",
    ]
    assert s.t.equipment == ["generator"]
    s = story(equipment=["generator"], energy=(1, 1)).play("rest")
    assert s.told == [
        "rests who=0",
        "gains who=0 amount=5 cause=rest",
        "works card=generator",
        "gains who=0 amount=2 cause=rest",
    ]
    s = story(equipment=["generator"], energy=(1, 1), active=CREATURE).play("rest")
    assert s.told == ["rests who=1", "gains who=1 amount=5 cause=rest"]


@tells("bicycle")
def test_bicycle_takes_the_marker_one_further_in_the_towns_turn(story):
    story(town=["bicycle"]).activate("bicycle")
    s = story(equipment=["bicycle"]).play("rest", "end")
    assert (s.asked, s.options) == ((TOWN, "bicycle"), ("marker:earl", "pass"))
    s.play("marker:earl")
    assert s.told_of("works", "marker") == [
        "works card=bicycle",
        "marker old=bob new=earl cause=movement",
    ]
    s = story(equipment=["bicycle"]).play("rest", "end", "pass")
    assert s.told_of("works", "marker") == ["marker old=bob new=carl cause=movement"]
    s = story(equipment=["bicycle"], active=CREATURE).play("rest", "end")
    assert (s.asked, s.t.marker) == ((TOWN, "act"), "carl")


@tells("revolver", "feast")
def test_revolver_stops_the_ability_of_a_creature_card(story):
    story(town=["revolver"]).activate("revolver")
    s = story(equipment=["revolver"], creature=["feast_1"], active=CREATURE).activate("feast_1")
    assert s.told == [f"pays who=1 amount={cost('feast_1')} cause=feast_1"]
    assert (s.asked, s.options) == ((TOWN, "revolver"), ("revolver", "pass"))
    assert s.match.why_not_undo == "handed"
    s.play("revolver")
    assert s.told == [
        "works card=revolver",
        "cancels card=feast_1 by=revolver",
        "boxes card=revolver cause=feast_1",
        "puts_away who=1 card=feast_1",
    ]
    assert (s.asked, s.options) == ((CREATURE, "finish"), ("end",))
    s = story(equipment=["revolver"], creature=["feast_1"], active=CREATURE).activate("feast_1")
    s.play("pass")
    assert s.told == ["used what=feast who=1"]
    assert s.asked == (CREATURE, "shift")
    assert s.t.equipment == ["revolver"]
    # The Town does not shoot at its own cards.
    s = story(equipment=["revolver"], town=["curfew"]).activate("curfew")
    assert s.asked == (TOWN, "finish")


@tells("shotgun")
def test_shotgun_keeps_the_creature_off_until_the_marker_arrives(story):
    s = story(town=["shotgun"], creature=["rift_1"], notch={"jayne": 5}).activate("shotgun")
    assert s.asked == (TOWN, "attach")
    s.play("attach:jayne", "end")
    assert s.t.cards_on == {"jayne": ["shotgun"]}
    assert s.view(None).table["people"]["jayne"]["shielded"]
    # Jayne prints Rift on her Creature face, but the Creature cannot shift her.
    s.play("rift_1")
    assert "shift:jayne:6" not in s.options
    assert s.refused()["shift:jayne"] == ("inbetween.shielded who=jayne", "ruling_x3")
    s.play("token:bob", "end")
    s.play("rest", "end")
    assert s.told_of("marker", "boxes") == [
        "marker old=earl new=jayne cause=movement",
        "boxes card=shotgun cause=movement",
    ]
    assert s.t.cards_on == {}


@tells("flashlight")
def test_flashlight_draws_up_to_six(story):
    story(town=["flashlight"]).activate("flashlight")
    s = story(equipment=["flashlight"], town=["rescue"]).play("prepare", "done")
    assert s.told_of("works", "draws") == [
        "works card=flashlight",
        "draws who=0 count=5 cause=prepare",
    ]
    s = story(equipment=["flashlight"], creature=["rift_1"], active=CREATURE)
    s.play("prepare", "done")
    assert s.told_of("works", "draws") == ["draws who=1 count=4 cause=prepare"]


@tells("camera")
def test_camera_makes_awareness_cheaper_but_never_free(story):
    story(town=["camera"]).activate("camera")
    s = story(equipment=["camera"], notch={"bob": 3}, awareness=(3, 3), energy=(0, 5))
    assert [player["price"] for player in s.view(None).table["players"]] == [3, 4]
    s.play("rest", "end")
    assert s.asked == (TOWN, "raise")
    s.play("raise")
    assert s.told[:3] == [
        "works card=camera",
        "pays who=0 amount=3 cause=bob",
        "awareness who=0 old=3 new=4 cause=bob",
    ]
    s = story(equipment=["camera"], notch={"bob": 3}).play("rest", "end", "raise")
    assert s.told_of("works", "pays") == ["pays who=0 amount=1 cause=bob"]


@tells("walkie_talkie")
def test_walkie_talkie_sends_the_marker_on_in_any_activity_phase(story):
    story(town=["walkie_talkie"]).activate("walkie_talkie")
    for active in (TOWN, CREATURE):
        s = story(equipment=["walkie_talkie"], active=active, notch={"carl": 6}, energy=(1, 5))
        s.play("rest", "end")
        assert (s.asked, s.options) == ((TOWN, "walkie_talkie"), ("marker:carl", "pass"))
        s.play("marker:carl")
        assert s.told[-4:] == [
            "works card=walkie_talkie",
            "pays who=0 amount=1 cause=walkie_talkie",
            "marker old=bob new=carl cause=walkie_talkie",
            "activity who=carl notch=6",
        ]
        # The Character that the marker was sent to is the one activated.
        assert s.asked == (CREATURE, "raise")
    s = story(equipment=["walkie_talkie"], energy=(0, 5), active=CREATURE).play("rest", "end")
    assert s.asked == (TOWN, "act")


@tells("first_aid_kit")
def test_first_aid_kit_pays_when_the_creature_moves_a_human_marker_up(story):
    story(town=["first_aid_kit"]).activate("first_aid_kit")

    def begin(**position):
        return story(equipment=["first_aid_kit"], creature=["hiding_1"], **position)

    s = begin(active=CREATURE, notch={"bob": 2}).play("hiding_1", "shift:bob:3")
    assert s.told_of("works", "gains") == [
        "works card=first_aid_kit",
        "gains who=0 amount=1 cause=hiding_1",
    ]
    # Down, on a flip, or by the Town it does not.
    s = begin(active=CREATURE, notch={"bob": 2}).play("hiding_1", "shift:bob:1")
    assert s.told_of("works", "gains") == []
    s = begin(active=CREATURE, notch={"bob": 4}).play("hiding_1", "shift:bob:5")
    assert s.told_of("works", "gains") == []
    s = begin(town=["curfew"], notch={"bob": 2}).play("curfew", "shift:bob:3")
    assert s.told_of("works", "gains") == []


# Nothing is told of Equipment that changes nothing -----------------------------------


@pytest.mark.parametrize(("energy", "told"), [(10, []), (9, []), (1, ["works card=generator"])])
def test_the_generator_is_not_told_of_when_resting_alone_fills_up_to_ten(story, energy, told):
    # Five people are Human: from 9 the rest itself leaves no room.
    s = story(equipment=["generator"], energy=(energy, 0)).play("rest")
    assert s.told_of("works") == told


@pytest.mark.parametrize(("energy", "told"), [(10, []), (9, ["works card=first_aid_kit"])])
def test_the_first_aid_kit_is_not_told_of_at_ten_energy(story, energy, told):
    s = story(
        equipment=["first_aid_kit"],
        energy=(energy, 5),
        active=CREATURE,
        creature=["hiding_1"],
        notch={"bob": 2},
    ).play("hiding_1", "shift:bob:3")
    assert s.told_of("works") == told
    assert s.t.energy[TOWN] == 10


@pytest.mark.parametrize(("left", "told"), [(5, []), (6, ["works card=flashlight"])])
def test_the_flashlight_is_not_told_of_when_there_is_no_sixth_card(story, left, told):
    cards = ["rescue", "curfew", "debunk", "camera", "generator", "bicycle"][:left]
    s = story(equipment=["flashlight"], decks=(cards, ["feast_1"])).play("prepare", "done")
    assert s.told_of("works") == told
    assert len(s.t.hand[TOWN]) == left
