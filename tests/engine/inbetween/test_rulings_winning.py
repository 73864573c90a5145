"""The rulings W1 to W8: how the game ends."""

import pytest

from engine.inbetween.data import CREATURE, TOWN
from tests.engine.inbetween.story import SEVEN, SIX


def test_w1_the_game_ends_after_the_very_change_that_decides_it(story):
    # The second of Police Escort's two shifts never takes place.
    s = story(town=["police_escort"], notch={"bob": 0, "earl": 0, "jeremy": 1, "lance": 2})
    s.activate("police_escort").play("shift:jeremy:0")
    assert s.told == [
        "shifts who=jeremy old=1 new=0 by=0 cause=police_escort",
        "over winners=0 ending=secured",
    ]
    assert s.match.pending is None
    assert s.match.why_not_undo == "over"


def test_w1_a_removal_ends_the_game_at_once(story):
    s = story(SIX, town=["evacuation"]).activate("evacuation")
    s.play("remove:carl")
    assert (s.t.ending, s.t.winners) == ("five_left", [TOWN])


@pytest.mark.parametrize(
    ("notch", "to", "ending", "winner"),
    [
        ({"carl": 9, "jayne": 9, "julie": 8}, "shift:julie:9", "devoured", CREATURE),
        ({"bob": 0, "earl": 0, "jeremy": 1}, "shift:jeremy:0", "secured", TOWN),
    ],
)
@pytest.mark.parametrize("me", [TOWN, CREATURE])
def test_w2_the_first_threshold_reached_wins_whoever_caused_it(
    story, notch, to, ending, winner, me
):
    s = story(SEVEN, active=me, awareness=(3, 3), notch=notch).play("awareness_3", to)
    assert (s.t.ending, s.t.winners) == (ending, [winner])


def test_w3_at_least_three_are_needed(story):
    s = story(SEVEN, awareness=(3, 3), notch={"bob": 0, "earl": 1}).play("awareness_3")
    s.play("shift:earl:0")
    assert s.t.ending == ""
    assert s.view(None).table["meter"]["secured"] == 2


@pytest.mark.parametrize(("gone", "winner"), [("carl", TOWN), ("bob", CREATURE)])
def test_w4_five_left_count_by_the_side_that_is_up(story, gone, winner):
    # Three and three, all InBetween: whoever loses one loses the game.
    s = story(SIX, town=["evacuation"]).activate("evacuation")
    s.play(f"remove:{gone}")
    assert (s.t.ending, s.t.winners) == ("five_left", [winner])


def test_w5_people_leave_one_at_a_time(story):
    # Every removal asks for one Character; with six in play the first is the last.
    s = story(
        "max bob carl earl jayne jeremy",
        notch={"max": 7, "bob": 4, "carl": 4, "jayne": 5},
        energy=(0, 0),
    )
    s.play("prepare", "done", "remove:bob")
    assert (len(s.t.circle), s.t.ending, s.t.winners) == (5, "five_left", [CREATURE])


def test_w6_only_one_ending_is_new_at_a_time(story):
    # Two Secured, Awareness on 5 and six people: each step ends the game in its own way.
    position = {"notch": {"bob": 0, "earl": 0, "jeremy": 1}, "awareness": (5, 0), "energy": (10, 0)}
    circle = SIX
    assert story(circle, **position).play("awareness_3", "shift:jeremy:0").t.ending == "secured"
    s = story(circle, town=["front_page"], **position).activate("front_page").play("raise")
    assert (s.t.ending, s.t.winners, s.t.awareness) == ("awareness", [TOWN], [6, 0])
    s = story(circle, town=["evacuation"], **position).activate("evacuation").play("remove:carl")
    assert (s.t.ending, s.t.winners) == ("five_left", [TOWN])


def test_w7_resting_for_ever_ends_in_a_draw(story):
    s = story(turn=198)
    s.play("rest", "end")
    assert s.asked == (CREATURE, "act")
    s.play("rest", "end")
    assert (s.t.ending, s.t.winners) == ("turn_limit", [])


def test_w8_awareness_abilities_up_to_the_own_level_once(story):
    s = story(awareness=(3, 5))
    assert s.options == ("prepare", "rest", "awareness_1", "awareness_2", "awareness_3")
    assert s.refused()["awareness_4"] == (
        "inbetween.awareness_too_low level=4 at=3",
        "rulebook_awareness_phase",
    )
    s.play("awareness_2")
    assert s.options == ("prepare", "rest")
    assert s.refused()["awareness_1"][0] == "inbetween.awareness_used level=2"
    s.play("rest", "end", "rest", "end")
    assert s.asked == (TOWN, "act")
    assert s.options == ("prepare", "rest")


def test_w8_not_at_level_zero_and_not_in_the_others_turn(story):
    assert story(awareness=(0, 5)).options == ("prepare", "rest")
    assert story(awareness=(5, 0), active=CREATURE).options == ("prepare", "rest")


def test_w8_level_six_wins_with_a_used_marker_too(story):
    s = story(awareness=(5, 0), used=(1, 0), notch={"bob": 3}, energy=(6, 0), active=CREATURE)
    s.play("rest", "end", "raise")
    assert (s.t.ending, s.t.winners) == ("awareness", [TOWN])
