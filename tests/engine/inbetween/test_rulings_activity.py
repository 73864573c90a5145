"""The rulings M1 to M14: the Activity phase and the marker."""

import pytest

from engine.inbetween.data import CREATURE, TOWN
from tests.engine.inbetween.story import ALL_BUT_JULIE, SEVEN, SIX, Story, cost


@pytest.mark.parametrize("active", [TOWN, CREATURE])
@pytest.mark.parametrize(("notch", "owner"), [(3, TOWN), (6, CREATURE)])
def test_m1_the_owner_of_the_dimension_acts_even_in_the_others_turn(story, active, notch, owner):
    s = story(active=active, notch={"bob": notch}).play("rest", "end")
    assert (s.asked, s.options) == ((owner, "raise"), ("raise", "pass"))


def test_m2_awareness_comes_before_the_ability(story):
    # Lance would give the three Energy that the step costs, but only afterwards.
    s = story(marker="lance", notch={"lance": 7}, energy=(5, 0), awareness=(0, 2))
    s.play("rest", "end")
    assert "used what=lance_creature who=1" in s.told
    assert s.asked == (CREATURE, "act")
    assert s.t.energy[CREATURE] == 3


@pytest.mark.parametrize("level", range(6))
def test_m3_maggie_is_a_second_step_at_half_price(story, level):
    s = story(marker="maggie", notch={"maggie": 7}, energy=(0, 10), awareness=(0, level))
    s.play("rest", "end", "pass")
    assert s.asked == (CREATURE, "raise")
    s.play("raise")
    assert 10 - s.t.energy[CREATURE] == (0, 1, 1, 2, 2, 3)[level]
    assert s.t.awareness[CREATURE] == level + 1
    assert (s.t.ending == "awareness") == (level == 5)


def test_m3_there_is_one_step_a_phase_and_one_more_by_maggie(story):
    s = story(marker="maggie", notch={"maggie": 7}, energy=(0, 10)).play("rest", "end")
    s.play("raise", "raise")
    assert s.t.awareness[CREATURE] == 2
    assert s.asked == (CREATURE, "act")


def test_m4_the_state_after_the_action_phase_counts(story):
    s = story(town=["curfew"], notch={"bob": 4}, energy=(5, 0)).play("curfew", "shift:bob:3", "end")
    assert s.asked == (TOWN, "raise")


@pytest.mark.parametrize("notch", [4, 5])
def test_an_in_between_character_triggers_nothing(story, notch):
    s = story(notch={"bob": notch}).play("rest", "end")
    assert s.asked == (CREATURE, "act")


@pytest.mark.parametrize("notch", [3, 6])
def test_alert_and_nervous_raise_awareness_without_ability(story, notch):
    s = story(notch={"bob": notch}, awareness=(1, 1)).play("rest", "end", "pass")
    assert s.used == set()


@pytest.mark.parametrize("notch", [0, 1, 2, 7, 8, 9])
def test_guarded_secured_terrified_and_devoured_have_their_ability(story, notch):
    s = story(marker="lance", notch={"lance": notch}, energy=(0, 0), town=["curfew"])
    s.play("prepare", "done")
    assert s.used == {"lance_human" if notch < 5 else "lance_creature"}


def test_m5_what_is_not_may_must_be_done(story):
    s = story(notch={"bob": 2, "carl": 9, "max": 6}, energy=(0, 0), active=CREATURE)
    s.play("prepare", "done")
    # Carl is Devoured: only Max can be reached, and there is no passing.
    assert s.options == ("shift:max:5", "shift:max:7")


def test_m6_a_character_the_marker_is_driven_to_is_not_activated(story):
    s = story(marker="jeremy", notch={"jeremy": 2, "lance": 7}, energy=(0, 0), active=TOWN)
    s.play("prepare", "done", "marker:lance")
    assert s.used == {"jeremy_human"}
    # The Movement phase then moves one more and the colour changes once.
    assert (s.t.marker, s.t.active) == ("maggie", CREATURE)
    s = story(marker="jeremy", notch={"jeremy": 2}, energy=(0, 0)).play("prepare", "done", "pass")
    assert s.t.marker == "julie"


def test_m7_hiding_does_not_count_when_it_is_only_passed_by(story):
    s = story(
        marker="jeremy",
        notch={"jeremy": 2},
        energy=(0, 0),
        cards_on={"julie": ["hiding_1"]},
    ).play("prepare", "done", "marker:lance")
    assert s.told_of("passes_over") == []
    assert s.t.cards_on == {"julie": ["hiding_1"]}


def test_m8_a_used_hiding_goes_to_its_owners_pile_and_the_next_may_follow(story):
    s = story(cards_on={"carl": ["hiding_1"], "earl": ["reroute"]}).play("rest", "end")
    assert s.told_of("passes_over", "comes_off", "marker") == [
        "passes_over who=carl card=hiding_1",
        "comes_off card=hiding_1 who=carl owner=1",
        "passes_over who=earl card=reroute",
        "comes_off card=reroute who=earl owner=0",
        "marker old=bob new=jayne cause=movement",
    ]
    assert s.t.discard == [["reroute"], ["hiding_1"]]


@pytest.mark.parametrize("hiding", ["discarded", "stays"])
def test_m9_somebody_is_always_left_to_land_on(story, hiding):
    s = story(SIX, marker="julie", cards_on=ALL_BUT_JULIE, hiding=hiding)
    s.play("rest", "end")
    assert s.t.marker == "julie"


@pytest.mark.parametrize("hiding", ["discarded", "stays"])
def test_m9_the_table_can_be_looked_at_when_all_of_the_last_five_are_covered(story, hiding):
    s = story(
        "max bob carl earl jayne julie",
        active=CREATURE,
        marker="max",
        notch={"max": 7},
        creature=["hiding_4"],
        energy=(0, 1),
        cards_on={
            "bob": ["hiding_1"],
            "carl": ["hiding_2"],
            "earl": ["hiding_3"],
            "jayne": ["reroute"],
        },
        hiding=hiding,
    )
    s.play("hiding_4", "token:carl", "activate", "attach:max", "end", "remove:julie")
    assert s.t.ending == "five_left"
    for seat in (TOWN, CREATURE, None):
        # Everybody would be passed over, so the marker would lie where it was put.
        assert s.view(seat).table["next_stops"] == ["bob", "carl"]


@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("hiding", ["discarded", "stays"])
def test_m9_were_everybody_passed_over_the_marker_would_lie_where_it_was_put(hiding, direction):
    cards = ["hiding_1", "hiding_2", "hiding_3", "hiding_4", "reroute"]
    t = Story(SIX, direction=direction, hiding=hiding).t
    t.circle.remove("julie")
    t.cards_on = {who: [card] for who, card in zip(t.circle, cards, strict=True)}
    assert t.landing("earl") == "earl"
    around = "earl jayne jeremy bob carl" if direction == 1 else "earl carl bob jeremy jayne"
    assert list(t.passed_over("earl")) == around.split()
    t.place_marker("earl")
    assert t.marker == "earl"
    assert len(t.cards_on) == (5 if hiding == "stays" else 0)


@pytest.mark.parametrize(
    ("hiding", "stops"), [("discarded", ["julie", "bob"]), ("stays", ["julie", "julie"])]
)
def test_m8_a_hiding_that_the_next_stop_uses_up_is_gone_for_the_one_after(story, hiding, stops):
    s = story(SIX, marker="julie", cards_on=ALL_BUT_JULIE, hiding=hiding)
    assert s.view(None).table["next_stops"] == stops
    reached = []
    for _ in stops:
        s.play("rest", "end")
        reached.append(s.t.marker)
    assert reached == stops


def test_m10_the_marker_of_a_removed_character_goes_on_at_once(story):
    s = story(
        SEVEN,
        town=["evacuation"],
        cards_on={"carl": ["hiding_1"]},
        notch={"earl": 3},
        energy=(10, 0),
    ).activate("evacuation")
    s.play("remove:bob")
    assert s.told_of("passes_over", "marker") == [
        "passes_over who=carl card=hiding_1",
        "marker old=bob new=earl cause=evacuation",
    ]
    assert s.t.active == TOWN
    # This turn's Activity phase uses that Character.
    s.play("end")
    assert s.asked == (TOWN, "raise")


def test_m10_gives_way_to_x6_if_the_character_leaves_during_its_own_activation(story):
    # Carl plays Abduction on himself; Lance, who is Terrified, gets the marker but stays silent.
    s = story(
        "carl lance bob jayne jeremy julie earl",
        marker="carl",
        notch={"carl": 7, "lance": 7},
        token={"mask": "carl"},
        creature=["abduction_1"],
        energy=(0, cost("abduction_1")),
        awareness=(0, 5),
    )
    s.play("prepare", "done", "abduction_1", "shift:carl:6", "activate", "remove:carl")
    assert s.used == {"carl_creature", "abduction"}
    assert s.told_of("marker") == [
        "marker old=carl new=lance cause=abduction",
        "marker old=lance new=bob cause=movement",
    ]
    assert s.asked == (CREATURE, "act")


@pytest.mark.parametrize(("direction", "next_one"), [(1, "jayne"), (-1, "carl")])
def test_m10_the_marker_follows_the_direction_token(story, direction, next_one):
    s = story(
        SEVEN,
        town=["evacuation"],
        marker="earl",
        direction=direction,
    ).activate("evacuation")
    s.play("remove:earl")
    assert s.t.marker == next_one


def test_m11_the_marker_travels_with_a_replaced_character(story):
    s = story(creature=["replacement_1"], active=CREATURE, cards_on={"bob": ["shotgun"]})
    s.activate("replacement_1").play("lift:bob", "behind:jeremy")
    assert s.told_of("marker", "boxes") == []
    assert s.t.marker == "bob"
    s.play("end")
    assert s.t.marker == "julie"


def test_m12_what_lies_on_a_removed_character_goes_home(story):
    s = story(
        SEVEN,
        town=["evacuation"],
        cards_on={"carl": ["hiding_1", "reroute", "shotgun"]},
        token={"kin": "carl", "eye": "carl", "law": "bob"},
        notch={"carl": 7},
    ).activate("evacuation")
    s.play("remove:carl")
    assert s.t.discard == [["reroute", "evacuation"], ["hiding_1"]]
    assert s.t.box[-2:] == ["carl", "shotgun"]
    assert (s.t.token["kin"], s.t.token["eye"], s.t.token["law"]) == ("", "", "bob")
    assert "carl" not in s.t.notch


@pytest.mark.parametrize("direction", [1, -1])
def test_m13_neighbours_are_both_sides_whatever_the_direction(story, direction):
    s = story(
        SEVEN,
        creature=["ambush_1"],
        active=CREATURE,
        direction=direction,
    )
    s.activate("ambush_1")
    assert {option.split(":")[1] for option in s.options} == {"lance", "carl"}
    s.t.remove("carl")
    assert s.t.neighbours("bob") == ["lance", "earl"]


def test_m14_the_walkie_talkie_is_asked_once_before_anything_resolves(story):
    s = story(equipment=["walkie_talkie"], notch={"bob": 3, "carl": 3}, energy=(5, 0))
    s.play("rest", "end")
    assert s.asked == (TOWN, "walkie_talkie")
    s.play("marker:carl")
    assert s.asked == (TOWN, "raise")
    s.play("pass")
    assert s.asked == (CREATURE, "act")
