"""The rulings from 35 on, which came up while the rules were written: docs/cryptids-rulings.md."""

from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP

ALONE = {0: [RIVER, LAKE, SWAMP], 1: [RIDGE, PARK, LAKE], 2: [RIDGE, PARK, CHASM]}


def test_ruling_35_a_way_that_both_sides_of_an_or_allow_is_offered_once(story):
    hideouts = {0: [RIVER, RIDGE, SWAMP], 1: [PARK, LAKE, CHASM], 2: [PARK, LAKE, CHASM]}
    position = {"people": {RIDGE: (2, 0, 0)}, "hideouts": hideouts}
    s = story(3, hands={0: ["lure_or_scare_hiker"]}, **position).play("lure_or_scare_hiker")
    assert s.options == (
        f"lure:{RIDGE}:{RIVER}:hiker_2",
        *(f"scare:{RIDGE}:{near}:hiker_2" for near in (LAKE, PARK, CHASM)),
    )


def test_ruling_35_the_effects_of_a_power_stay_apart(story):
    # The Jackalope must both Lure and Scare, so it matters which of the two an arrow is.
    hideouts = {3: [RIVER, RIDGE, SWAMP], 1: [PARK, LAKE, CHASM], 2: [PARK, LAKE, CHASM]}
    hideouts[0] = [PARK, LAKE, CHASM]
    position = {"people": {RIDGE: (2, 0, 0)}, "hideouts": hideouts}
    s = story(4, hands={3: ["gather_hunter"]}, step=3, **position).play("power")
    assert f"lure:{RIDGE}:{RIVER}:hiker_1" in s.options
    assert f"scare:{RIDGE}:{RIVER}:hiker_1" in s.options


def test_ruling_36_spots_and_discards_go_in_any_order_until_cards_are_drawn(story):
    s = story(3, phase="night", encounter=PARK, hideouts={**ALONE, 0: ["", LAKE, SWAMP]})
    s.play("attract_human")
    assert "done" not in s.options
    s.play(f"place:1:{RIVER}", "done")
    assert s.told_of("discards", "places", "draws") == [
        f"places who=0 number=1 old= new={RIVER}",
        "draws who=0 count=5",
    ]
    s = story(3, phase="night", encounter=PARK, hideouts=ALONE)
    s.play("attract_human", f"place:1:{RIDGE}", "done")
    assert s.t.hideout[0] == [RIDGE, LAKE, SWAMP]


def test_ruling_37_a_short_draw_earned_in_the_last_round_is_not_felt(story):
    stacks = {
        0: [
            ["nap", "charge", "pastime"],
            ["scarecrow", "straw_twin", "owl_choir"],
            ["beaver_parade", "ridge_outline", "moon_shadow"],
        ]
    }
    position = {"people": {RIVER: (3, 0, 0)}, "hideouts": ALONE, "stacks": stacks}
    s = story(3, phase="dusk", round=5, **position)
    assert s.t.revealed[0] == ["bigfoot_nap"]
    assert s.t.drawback == ["", "", ""]
    assert s.all_told_of("drawback") == []


def test_ruling_37_loneliness_is_felt_in_the_last_night_too(story):
    stacks = {
        0: [
            ["pastime", "charge", "nap"],
            ["scarecrow", "straw_twin", "owl_choir"],
            ["beaver_parade", "ridge_outline", "moon_shadow"],
        ]
    }
    people = {RIVER: (0, 0, 3), RIDGE: (1, 0, 0), CHASM: (1, 0, 0)}
    position = {"people": people, "hideouts": ALONE, "stacks": stacks}
    s = story(3, phase="dusk", round=5, **position)
    # The Park is empty, so there is but one place to go to, and it is not asked.
    assert s.all_told_of("drawback") == ["drawback who=0 drawback=lonely card=bigfoot_pastime"]
    assert s.all_told_of("places") == [f"places who=0 number=1 old= new={PARK}"]


def test_ruling_38_a_human_may_be_moved_back_to_where_another_player_took_it_from(story):
    people = {RIVER: (1, 0, 0)}
    s = story(3, phase="dawn", event="wrong_turns", people=people)
    s.play(f"move:{RIVER}:{RIDGE}:hiker_1", f"move:{RIDGE}:{RIVER}:hiker_1")
    assert s.t.people[RIVER] == [1, 0, 0]
