"""The rulings from 35 on, which came up while the rules were written: docs/cryptids-rulings.md."""

import pytest

from engine.autoplay.check import random_option
from engine.core.chance import Dice
from engine.core.errors import UndoBarrier
from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.data import ROLES
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, stacked

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
    stacks = {0: stacked("nap", "charge", "pastime")}
    position = {"people": {RIVER: (3, 0, 0)}, "hideouts": ALONE, "stacks": stacks}
    s = story(3, phase="dusk", round=5, **position)
    assert s.t.revealed[0] == ["bigfoot_nap"]
    assert s.t.drawback == ["", "", ""]
    assert s.all_told_of("drawback") == []


def test_ruling_37_loneliness_is_felt_in_the_last_night_too(story):
    stacks = {0: stacked("pastime", "charge", "nap")}
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


def gathering(story, people):
    """A Gather is played from River, Ridge and Swamp, by the strict reading."""
    hideouts = {0: [RIVER, RIDGE, SWAMP], 1: [PARK, LAKE, CHASM], 2: [PARK, LAKE, CHASM]}
    position = {"people": people, "hideouts": hideouts, "hands": {0: ["gather_hiker"]}}
    return story(3, partial="strict", **position).play("gather_hiker")


def test_ruling_39_the_strict_reading_wants_a_gather_in_full_where_it_can_be_had(story):
    people = dict.fromkeys((RIDGE, LAKE, PARK, CHASM), (1, 0, 0))
    s = gathering(story, people)
    # Both neighbours of the River and of the Swamp have a Hiker, three of four of the Ridge.
    assert s.options == (f"gather:{RIVER}", f"gather:{SWAMP}")
    words = f"cryptids.more_elsewhere verb=gather flavor=hiker site={RIDGE}"
    assert s.refused()[f"gather:{RIDGE}"] == (words, "ruling_3")


def test_ruling_39_where_no_gather_is_full_the_one_that_moves_most_is_wanted(story):
    s = gathering(story, {LAKE: (1, 0, 0), CHASM: (2, 0, 0)})
    # One of two for the River, one of two for the Swamp, two of four for the Ridge.
    assert s.moved == [f"1 hiker {LAKE}>{RIDGE}", f"1 hiker {CHASM}>{RIDGE}"]


DUSK = {
    "first": 2,
    "hideouts": {2: [RIVER, LAKE, SWAMP], 1: [RIDGE, PARK, LAKE], 0: [RIDGE, PARK, CHASM]},
    "stacks": {
        2: [
            ["straw_twin", "nap", "charge"],
            ["scarecrow", "owl_choir", "pastime"],
            ["beaver_parade", "ridge_outline", "moon_shadow"],
        ]
    },
}
"""The third player hides alone at the River, with a Straw Twin on top."""


def test_ruling_40_the_day_cannot_be_taken_back_after_a_reveal_even_by_its_owner(story):
    position = {**DUSK, "first": 0, "people": {RIVER: (0, 5, 0)}}
    s = story(3, step=8, **position).play("pass")
    # Who ended the Day is asked again, at Dusk, and knew the card all along.
    assert s.asked == (2, "arrow")
    assert s.match.why_not_undo == "shown"
    with pytest.raises(UndoBarrier):
        s.match.undo()


def test_ruling_40_a_tie_cannot_be_settled_anew_after_the_reveal(story):
    stacks = {2: [["nap", "straw_twin", "charge"], *DUSK["stacks"][2][1:]]}
    position = {**DUSK, "stacks": stacks, "people": {RIVER: (4, 0, 0), PARK: (2, 2, 0)}}
    s = story(3, phase="dusk", **position)
    assert (s.asked, s.options) == ((2, "encounter"), (RIVER, PARK))
    s.play(RIVER)
    # The First Player has scored and is asked for the Night.
    assert (s.asked, s.t.myth) == ((2, "night"), [5, 5, 13])
    assert s.match.why_not_undo == "shown"


def test_ruling_40_what_follows_a_reveal_can_be_taken_back_up_to_it(story):
    s = story(3, phase="dusk", **DUSK, people={RIVER: (0, 5, 0), PARK: (5, 0, 0)})
    s.play(RIVER, f"scare:{RIVER}:{RIDGE}:hunter_1")
    assert s.asked == (2, "night")
    s.match.undo()
    assert s.asked == (2, "arrow")
    assert s.match.why_not_undo == "shown"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_40_no_choice_that_led_to_a_reveal_can_be_taken_back(seats):
    dice = Dice(seats)
    revealed = 0
    for seed in range(8):
        match = Match.start(GAME, seed, ROLES[:seats])
        while match.pending is not None:
            told = len(match.log)
            match.choose(random_option(match.pending, dice))
            if any(entry.event.kind == "reveals" for entry in match.log[told:]):
                revealed += 1
                assert not match.can_undo
    assert revealed >= 40
