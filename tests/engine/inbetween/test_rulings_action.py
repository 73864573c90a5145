"""The rulings A1 to A21: what can be done in the Action phase."""

import pytest

from engine.inbetween.data import CREATURE, TOWN
from tests.engine.inbetween.story import SIX, cost


def test_a1_prepare_and_rest_are_always_legal_and_there_is_no_pass(story):
    hand = ["rescue", "curfew", "debunk", "camera", "reroute"]
    s = story(town=hand, energy=(10, 0))
    assert s.options == (*hand, "prepare", "rest")
    assert s.play("rest").told == ["rests who=0"]
    s = story(town=hand).play("prepare", "done")
    assert s.told_of("prepares", "draws") == ["prepares who=0"]
    assert story(decks=((), ())).options == ("prepare", "rest")


def test_a2_a_hand_of_more_than_five_is_kept(story):
    hand = ["rescue", "curfew", "debunk", "camera", "reroute", "crackdown", "shotgun"]
    s = story(town=hand).play("prepare", "done")
    assert s.t.hand[TOWN] == hand


def test_a3_a_card_that_can_mark_nothing_is_played_all_the_same(story):
    # Italian rules: the Law token is out and nobody who has the symbol can be shifted.
    s = story(
        SIX,
        town=["crackdown"],
        edition="italian",
        notch={"carl": 0},
        token={"law": "carl"},
    ).play("crackdown")
    assert (s.asked, s.options) == ((TOWN, "activate"), ("activate", "end"))
    s.play("activate")
    assert s.told_of("loses") == ["loses who=1 amount=3 cause=crackdown"]


def test_a4_a_locked_character_cannot_be_marked(story):
    s = story(town=["curfew"], notch={"bob": 0, "jayne": 9}).play("curfew")
    assert {option.split(":")[1] for option in s.options if option.startswith("shift")} == {
        "jeremy",
        "maggie",
        "mandi",
    }
    assert s.refused()["shift:bob"] == (
        "inbetween.locked who=bob state=secured",
        "rulebook_p_14_the_safety_track",
    )


@pytest.mark.parametrize(("me", "card"), [(TOWN, "curfew"), (CREATURE, "hiding_1")])
def test_a5_whoever_shifts_chooses_the_direction(story, me, card):
    s = story(town=["curfew"], creature=["hiding_1"], active=me, notch={"bob": 2}).play(card)
    assert {"shift:bob:1", "shift:bob:3"} <= set(s.options)


def test_a6_an_in_between_character_gets_a_marker_or_flips(story):
    s = story(town=["curfew"]).play("curfew")
    assert {"shift:bob:3", "shift:bob:5"} <= set(s.options)
    s.play("shift:bob:5")
    assert s.view(None).table["people"]["bob"]["state"] == "in_between"
    assert s.view(None).table["people"]["bob"]["dimension"] == "creature"


def test_a7_a_token_in_play_goes_to_a_different_character(story):
    s = story(SIX, town=["curfew"], token={"home": "carl"}).play("curfew")
    tokens = [option for option in s.options if option.startswith("token:")]
    # Bob, Jayne and Jeremy print Home; Carl has the token and can be shifted by it.
    assert tokens == ["token:earl", "token:julie"]
    assert "shift:carl:4" in s.options
    refused = s.refused()
    assert refused["token:bob"][0] == "inbetween.token_printed who=bob symbol=home"
    assert refused["token:carl"][0] == "inbetween.token_here who=carl symbol=home"
    assert refused["shift:earl"][0] == "inbetween.no_symbol who=earl symbol=home"
    s.play("token:julie")
    assert s.told == ["token symbol=home old=carl new=julie cause=curfew"]
    assert not s.t.has_symbol("carl", "home")


def test_a8_a_token_stays_when_the_flip_brings_its_symbol(story):
    # Jayne's Human face prints Kin, her Creature face Home.
    s = story(town=["curfew"], notch={"jayne": 4}, token={"home": "jayne"})
    s.play("curfew", "shift:jayne:5")
    assert s.t.token["home"] == "jayne"
    assert s.t.has_symbol("jayne", "home")


def test_a9_mark_first_then_the_ability_then_the_discard(story):
    s = story(town=["cereal_bar"]).play("cereal_bar", "token:carl")
    assert s.asked == (TOWN, "activate")
    s.play("activate")
    assert s.told[-3:] == [
        "used what=cereal_bar who=0",
        "gains who=0 amount=2 cause=cereal_bar",
        "puts_away who=0 card=cereal_bar",
    ]


def test_a10_a_win_by_the_mark_ends_the_game_before_the_ability(story):
    s = story(town=["cereal_bar"], notch={"bob": 1, "carl": 0, "earl": 0})
    s.play("cereal_bar", "shift:bob:0")
    assert s.match.pending is None
    assert (s.t.ending, s.t.winners, s.t.energy[TOWN]) == ("secured", [TOWN], 5)


def test_a11_the_played_card_is_not_shuffled_in_while_it_resolves(story):
    s = story(town=["town_library"], discard=(["rescue"], []), decks=((), ("rift_1",)))
    s.activate("town_library")
    assert s.told_of("reshuffles", "draws") == [
        "reshuffles who=0",
        "draws who=0 count=1 cause=town_library",
    ]
    assert s.t.hand[TOWN] == ["rescue"]
    assert s.t.discard[TOWN] == ["town_library"]


def test_a12_with_deck_and_discard_empty_one_draws_what_there_is(story):
    s = story(town=["town_library"], decks=(["curfew"], ["rift_1"])).activate("town_library")
    assert s.told_of("draws") == ["draws who=0 count=1 cause=town_library"]
    s = story(town=["rescue"], decks=((), ())).play("prepare", "done")
    assert s.told_of("draws") == []


def test_a13_the_discards_of_prepare_may_come_back_at_once(story):
    s = story(town=["rescue"], decks=((), ("rift_1",))).play("prepare", "rescue", "done")
    assert s.told_of("discards", "reshuffles", "draws") == [
        "discards who=0 card=rescue cause=prepare",
        "reshuffles who=0",
        "draws who=0 count=1 cause=prepare",
    ]
    assert s.t.hand[TOWN] == ["rescue"]


def test_a14_a_fourth_equipment_sends_one_of_the_older_three_to_the_box(story):
    s = story(town=["camera"], equipment=["bicycle", "generator", "flashlight"])
    s.activate("camera")
    assert s.told == [f"pays who=0 amount={cost('camera')} cause=camera"]
    assert (s.asked, s.options) == ((TOWN, "make_room"), ("bicycle", "generator", "flashlight"))
    s.play("generator")
    assert s.told == [
        "boxes card=generator cause=camera",
        "used what=camera who=0",
        "equips card=camera",
    ]
    assert s.t.equipment == ["bicycle", "flashlight", "camera"]


def test_a15_equipment_that_is_not_activated_is_discarded(story):
    s = story(town=["camera"]).play("camera", "token:bob", "end")
    assert s.t.discard[TOWN] == ["camera"]
    assert (s.t.equipment, s.t.box) == ([], [])
    s = story(town=["camera"], marker="lance", notch={"lance": 2}, energy=(0, 0))
    s.play("rest", "end", "pass", "camera", "token:bob")
    assert s.t.discard[TOWN] == ["camera"]


def test_a16_a_shotgun_on_somebody_counts_as_equipment_in_play(story):
    s = story(
        town=["camera"], equipment=["bicycle", "generator"], cards_on={"max": ["shotgun"]}
    ).activate("camera")
    assert (s.asked, s.options) == ((TOWN, "make_room"), ("bicycle", "generator", "shotgun"))
    s.play("shotgun")
    assert (s.t.cards_on, s.t.equipment) == ({}, ["bicycle", "generator", "camera"])


def test_a17_the_revolver_leaves_the_energy_spent_and_the_mark_standing(story):
    s = story(equipment=["revolver"], creature=["hiding_1"], active=CREATURE)
    s.play("hiding_1", "shift:bob:3", "activate", "revolver")
    assert s.t.energy[CREATURE] == 5 - cost("hiding_1")
    assert s.t.notch["bob"] == 3
    assert s.t.discard[CREATURE] == ["hiding_1"]


def test_a18_the_revolver_is_silent_when_carl_plays_a_card(story):
    s = story(
        equipment=["revolver"],
        creature=["rift_1"],
        marker="carl",
        notch={"carl": 7},
        energy=(5, cost("rift_1")),
        awareness=(0, 5),
    )
    s.play("rest", "end", "rift_1", "token:bob", "activate")
    assert s.asked == (CREATURE, "rift")


def test_a19_the_revolver_is_silent_about_people_and_awareness(story):
    s = story(equipment=["revolver"], active=CREATURE, awareness=(0, 1), notch={"bob": 7})
    s.play("awareness_1")
    assert s.asked == (CREATURE, "act")
    s.play("rest", "end", "pass")
    assert "used what=bob_creature who=1" in s.told
    assert s.asked == (TOWN, "act")


def test_a20_the_revolver_goes_to_the_box_after_use(story):
    s = story(equipment=["revolver"], creature=["hiding_1"], active=CREATURE).activate("hiding_1")
    s.play("revolver")
    assert (s.t.equipment, s.t.box) == ([], ["revolver"])


@pytest.mark.parametrize(
    ("energy", "after"), [((5, 3), (3, 3)), ((5, 4), (4, 4)), ((4, 10), (6, 10)), ((2, 3), (3, 3))]
)
def test_a21_preparations_compares_after_paying(story, energy, after):
    # Rulebook, Card clarifications: the 2 Energy are gone when the two are compared.
    assert cost("preparations") == 2
    s = story(town=["preparations"], energy=energy).activate("preparations")
    assert tuple(s.t.energy) == after
    assert len(s.t.hand[TOWN]) == (2 if energy == (5, 3) else 0)
