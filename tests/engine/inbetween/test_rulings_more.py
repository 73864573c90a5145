"""The rulings X1 to X13, and those that came with the program (docs/inbetween-rulings.md)."""

from collections import Counter

import pytest

from engine.inbetween.data import CREATURE, LAST_TURN, TOWN
from tests.engine.inbetween.story import ALL_BUT_JULIE, SEVEN, SIX, Story, cost, shifts


def test_x1_an_ability_may_be_paid_for_without_effect(story):
    s = story(town=["debunk"]).activate("debunk")
    paid = f"pays who=0 amount={cost('debunk')} cause=debunk"
    assert s.told == [paid, "used what=debunk who=0", "puts_away who=0 card=debunk"]
    # Nobody is InBetween in the Creature dimension: the Awareness ability is spent.
    s = story(SIX, awareness=(4, 0), notch={"carl": 6, "jayne": 6, "julie": 6}).play("awareness_4")
    assert s.t.awareness_used[TOWN] == 4
    assert s.asked == (TOWN, "act")


def test_x2_targets_are_compulsory_unless_the_text_says_may(story):
    s = story(town=["safe_house"]).activate("safe_house")
    assert "pass" not in s.options
    s.play("shift:bob:3")
    assert s.options[-1] == "pass"
    s = story(awareness=(0, 4), active=CREATURE).play("awareness_4")
    assert s.options[-1] == "pass"
    s.play("pass")
    assert s.asked == (CREATURE, "act")


def test_x3_a_shotgun_stops_every_shift_and_flip_by_the_creature(story):
    shield = {"cards_on": {"bob": ["shotgun"]}, "active": CREATURE}
    ways = {
        "hiding_1": (),
        "ambush_1": ("token:bob", "activate"),
        "abduction_1": ("token:bob", "activate"),
    }
    for card, then in ways.items():
        s = story(SIX, creature=[card], marker="carl", **shield).play(card, *then)
        assert not [option for option in s.options if option.startswith("shift:bob")], card
    for level in (3, 4, 5):
        s = story(SIX, awareness=(0, 5), **shield).play(f"awareness_{level}")
        assert not [option for option in s.options if option.startswith("shift:bob")], level
    for who in ("mandi", "natalie"):
        s = story(f"{who} {SIX}", notch={who: 7, "bob": 4}, energy=(0, 0), **shield)
        s.play("prepare", "done")
        assert not [option for option in s.options if option.startswith("shift:bob")], who
    # A Secured one is safe from Timmy, and everybody with a Shotgun from Jayne.
    s = story(f"timmy {SIX}", notch={"timmy": 7, "bob": 0}, energy=(0, 0), **shield)
    assert s.play("prepare", "done").asked == (TOWN, "act")
    s = story(
        f"{SIX} lance", notch={"jayne": 7}, marker="jayne", creature=["hiding_1"],
        energy=(0, 0), **shield,
    )  # fmt: skip
    assert s.play("prepare", "done", "hiding_1").asked == (TOWN, "act")


def test_x3_a_shotgun_does_not_stop_the_town(story):
    s = story(town=["curfew"], cards_on={"bob": ["shotgun"]}).play("curfew")
    assert {"shift:bob:3", "shift:bob:5"} <= set(s.options)


def test_x3_a_shotgun_stops_no_removal_replacement_or_richard(story):
    shield = {"cards_on": {"bob": ["shotgun"]}, "active": CREATURE}
    s = story(SEVEN, creature=["abduction_1"], **shield).activate("abduction_1")
    assert "remove:bob" in s.options
    s = story(creature=["replacement_1"], **shield).activate("replacement_1")
    assert "lift:bob" in s.options
    s = story(
        f"richard {SIX}", notch={"richard": 7}, energy=(0, 0), **shield
    ).play("prepare", "done")  # fmt: skip
    assert s.options == ("shotgun", "pass")


def test_x3_a_character_that_is_passed_over_keeps_its_shotgun(story):
    s = story(cards_on={"carl": ["shotgun", "hiding_1"]}).play("rest", "end")
    assert s.t.marker == "earl"
    assert s.t.cards_on == {"carl": ["shotgun"]}


def test_x4_several_lie_on_one_character_and_the_oldest_is_used_first(story):
    s = story(cards_on={"carl": ["hiding_2", "reroute", "hiding_1"]}).play("rest", "end")
    assert s.told_of("passes_over", "marker") == [
        "passes_over who=carl card=hiding_2",
        "marker old=bob new=earl cause=movement",
    ]
    assert s.t.cards_on == {"carl": ["reroute", "hiding_1"]}


@pytest.mark.parametrize("card", ["hiding_1", "reroute"])
def test_x4_hiding_stays_covers_reroute_too(story, card):
    s = story(cards_on={"carl": [card]}, hiding="stays").play("rest", "end")
    assert s.t.marker == "earl"
    assert s.t.cards_on == {"carl": [card]}


@pytest.mark.parametrize("way", ["movement", "roadblock", "rift", "walkie_talkie", "jeremy"])
def test_x5_every_placing_of_the_marker_is_an_arrival(story, way):
    ways = {
        "movement": ({}, ["rest", "end"]),
        "roadblock": (
            {"town": ["roadblock"]},
            ["roadblock", "token:bob", "activate", "marker:julie"],
        ),
        "rift": (
            {"creature": ["rift_1"], "active": CREATURE},
            ["rift_1", "token:bob", "activate", "marker:julie"],
        ),
        "walkie_talkie": ({"equipment": ["walkie_talkie"]}, ["rest", "end", "marker:julie"]),
        "jeremy": ({"notch": {"jeremy": 2}}, ["rest", "end", "pass", "marker:julie"]),
    }
    position, choices = ways[way]
    s = story(marker="jeremy", cards_on={"julie": ["shotgun"]}, **position).play(*choices)
    assert "shotgun" in s.t.box
    s = story(marker="jeremy", cards_on={"julie": ["hiding_1"]}, **position).play(*choices)
    assert "hiding_1" in s.t.discard[CREATURE]


def test_x5_a_card_put_under_the_marker_waits_for_the_next_arrival(story):
    # Rulebook, Hiding: on the Character with the marker it does nothing yet.
    s = story(creature=["hiding_1"], active=CREATURE, notch={"bob": 6}, energy=(0, 10))
    s.activate("hiding_1").play("attach:bob")
    assert s.t.marker == "bob"
    s.play("end")
    assert s.asked == (CREATURE, "raise")
    assert s.t.cards_on == {"bob": ["hiding_1"]}


def test_x6_a_character_reached_during_an_activation_is_not_activated(story):
    # Carl's card moves the marker to Lance, who is Terrified and stays silent.
    s = story(
        f"carl lance {SIX.replace('carl ', '')}",
        notch={"carl": 7, "lance": 7},
        creature=["rift_1"],
        energy=(0, cost("rift_1")),
        awareness=(0, 5),
    )
    s.play("prepare", "done", "rift_1", "token:bob", "activate", "marker:lance")
    assert s.used == {"carl_creature", "rift"}
    assert s.t.marker == "bob"


def test_x7_jaynes_people_are_fixed_when_the_card_is_discarded(story):
    # Jayne shows Rift; flipped on the way she would show Claw, Tom the other way round.
    s = story(
        "jayne tom bob carl earl jeremy",
        notch={"jayne": 7, "tom": 5},
        creature=["rift_1"],
        energy=(0, 0),
    ).play("prepare", "done", "rift_1")
    assert s.options == shifts(jayne=(6, 8), tom=(4, 6))
    s.play("shift:tom:4")
    # Tom's Human face has no Rift, but he has been shifted already; Jayne is still to come.
    assert s.options == ("shift:jayne:6", "shift:jayne:8")
    s = story(
        "jayne rodney bob carl earl jeremy",
        notch={"jayne": 7, "rodney": 5},
        creature=["rift_1"],
        token={"rift": "bob"},
        energy=(0, 0),
    ).play("prepare", "done", "rift_1", "shift:bob:5", "shift:jayne:6")
    # Rodney's Human face prints Rift, his Creature face does not: he was never in the set.
    assert s.t.notch["rodney"] == 5
    assert s.asked == (CREATURE, "act")


def test_x8_camera_lowers_the_price_through_front_page(story):
    s = story(town=["front_page"], equipment=["camera"], awareness=(2, 0), energy=(10, 0))
    s.activate("front_page").play("raise")
    assert s.told_of("works", "pays") == [
        "works card=camera",
        "pays who=0 amount=2 cause=front_page",
    ]


def test_x8_first_aid_kit_pays_for_each_space(story):
    s = story(
        f"timmy {SIX}",
        notch={"timmy": 7, "carl": 0},
        equipment=["first_aid_kit"],
        energy=(0, 0),
    ).play("prepare", "done", "shift:carl:2")
    assert s.t.energy[TOWN] == 2


def test_x8_the_bicycle_is_one_move_of_two(story):
    s = story(equipment=["bicycle"], cards_on={"carl": ["hiding_1", "shotgun"]})
    s.play("rest", "end", "marker:earl")
    assert s.t.cards_on == {"carl": ["hiding_1", "shotgun"]}
    assert s.t.marker == "earl"


def test_x9_police_escorts_second_target_is_human_at_that_moment(story):
    s = story(SIX, town=["police_escort"], notch={"jeremy": 5, "earl": 5, "bob": 4, "carl": 4})
    s.activate("police_escort").play("shift:bob:5")
    # Only Carl is left in the Human dimension.
    assert s.options == ("shift:carl:3", "shift:carl:5")


def test_x9_town_awareness_four_must_flip(story):
    s = story(SIX, awareness=(4, 0)).play("awareness_4")
    assert s.options == ("shift:carl:4", "shift:jayne:4", "shift:julie:4")


def test_x10_five_left_is_tested_before_the_marker_lands(story):
    s = story(SIX, town=["evacuation"], cards_on={"carl": ["shotgun"]}).activate("evacuation")
    s.play("remove:bob")
    assert s.told == ["removes who=bob cause=evacuation", "over winners=1 ending=five_left"]
    assert s.t.cards_on == {"carl": ["shotgun"]}
    assert s.view(None).table["next_stops"] == []


@pytest.mark.parametrize("hiding", ["discarded", "stays"])
def test_x10_nothing_covered_is_used_when_the_last_uncovered_character_leaves(story, hiding):
    s = story(SIX, town=["evacuation"], marker="julie", cards_on=ALL_BUT_JULIE, hiding=hiding)
    s.activate("evacuation").play("remove:julie")
    assert s.told_of("passes_over", "marker") == []
    assert (s.t.ending, s.t.cards_on) == ("five_left", ALL_BUT_JULIE)
    assert [s.view(seat).table["next_stops"] for seat in (TOWN, CREATURE, None)] == [[], [], []]


def test_x11_random_discards_are_uniform():
    hand = ["rescue", "curfew", "debunk", "camera"]
    lost: Counter[str] = Counter()
    for seed in range(2000):
        t = Story(town=hand).t
        t.seed = seed
        t.discard_at_random(TOWN, 2)
        lost.update(t.discard[TOWN])
    # Each of the four goes in half of the games.
    assert set(lost) == set(hand)
    assert all(abs(count - 1000) < 100 for count in lost.values())


def test_x12_two_hundred_turns_are_a_draw(story):
    assert LAST_TURN == 200
    s = story(turn=199).play("rest", "end")
    assert s.told[-1] == "over winners= ending=turn_limit"
    assert s.view(None).table["meter"]["turn_limit"] == 200


def test_x13_italian_tokens_come_from_the_supply_only(story):
    s = story(SIX, town=["curfew"], token={"home": "carl"}, edition="italian").play("curfew")
    assert not [option for option in s.options if option.startswith("token:")]
    assert s.refused()["token:earl"] == (
        "inbetween.token_in_play who=carl symbol=home",
        "ruling_x13_italian_rulebook",
    )
    s = story(SIX, town=["word_of_mouth"], token={"home": "carl"}, edition="italian")
    s.activate("word_of_mouth").play("symbol:home", "token:julie:home")
    assert s.t.token["home"] == "julie"


# Rulings that came with the program -------------------------------------------------------


def test_x14_paranoia_offers_only_the_half_that_can_happen(story):
    s = story(creature=["paranoia_1"], active=CREATURE, awareness=(2, 0)).activate("paranoia_1")
    assert s.t.awareness[TOWN] == 1
    s = story(creature=["paranoia_1"], active=CREATURE, town=["curfew"]).activate("paranoia_1")
    assert s.t.discard[TOWN] == ["curfew"]
    s = story(creature=["paranoia_1"], active=CREATURE).activate("paranoia_1")
    assert s.asked == (CREATURE, "finish")


def test_x15_the_second_shift_has_no_condition_but_the_person(story):
    # Earl has no Human neighbour any more, and is not Human either, when he is shifted again.
    s = story(SIX, town=["stick_together"], notch={"carl": 4}).activate("stick_together")
    s.play("shift:earl:5")
    assert s.options == ("shift:earl:4", "shift:earl:6", "pass")


def test_x16_backwards_onto_a_hiding_the_marker_returns(story):
    s = story(town=["roadblock"], marker="carl", cards_on={"bob": ["hiding_1"]})
    s.activate("roadblock").play("marker:bob")
    assert s.told_of("passes_over", "marker") == [
        "passes_over who=bob card=hiding_1",
        "marker old=carl new=carl cause=roadblock",
    ]


def test_x16_coming_back_is_an_arrival(story):
    on = {"bob": ["hiding_1"], "carl": ["shotgun"]}
    s = story(town=["roadblock"], marker="carl", cards_on=on)
    s.activate("roadblock").play("marker:bob")
    assert s.told_of("marker", "boxes") == [
        "marker old=carl new=carl cause=roadblock",
        "boxes card=shotgun cause=roadblock",
    ]
    assert s.t.cards_on == {}


def test_x17_taking_a_marker_off_the_track_is_moving_it_up(story):
    s = story(equipment=["first_aid_kit"], creature=["hiding_1"], active=CREATURE, notch={"bob": 3})
    s.play("hiding_1", "shift:bob:4")
    assert s.told_of("works") == ["works card=first_aid_kit"]


def test_x18_prepare_discards_openly_and_can_be_taken_back_until_drawing(story):
    s = story(town=["rescue", "curfew"]).play("prepare", "rescue")
    assert s.t.discard[TOWN] == ["rescue"]
    assert s.match.can_undo
    s.match.undo()
    assert s.t.discard[TOWN] == []
    s.play("done")
    assert s.match.why_not_undo == "shown"
