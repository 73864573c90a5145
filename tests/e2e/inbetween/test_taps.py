"""How many taps a turn costs on the page, from one cover to the next: product table 2.1.

Every tap is a finger on a button that nothing covers; the turn is over when the other
player's cover is up, and no tap before the last one brings it up.
"""

import pytest
from playwright.sync_api import expect

from engine.inbetween.data import CREATURE
from tests.e2e.hands import screen
from tests.e2e.inbetween.tablet import Tablet
from tests.positions.inbetween import quiet

GHOST = "ghost"
"""Any legal place for the card, but not the Character that the marker will activate."""


def taps_of_turn(tablet: Tablet, *choices: str) -> int:
    """The taps that these choices cost, until the next player's cover is up."""
    before, turn = tablet.taps, tablet.match.state.turn
    for choice in choices:
        assert tablet.match.state.turn == turn
        tablet.choose(ghost(tablet) if choice == GHOST else choice)
    assert tablet.match.state.turn == turn + 1
    tablet.leave_playback()
    if tablet.shown == "parting":
        tablet.hand_on()
    expect(screen(tablet.page)).to_have_attribute("data-screen", "cover")
    return tablet.taps - before


def ghost(tablet: Tablet) -> str:
    """A legal ghost on somebody without the marker."""
    state, options = tablet.match.state, tablet.match.pending.options
    found = [option for option in options if ":" in option]
    return next(option for option in found if option.split(":")[1] != state.marker)


def test_rest_costs_three(evening):
    assert taps_of_turn(evening(quiet()), "rest", "end") == 3


def test_play_without_activation_costs_four(evening):
    assert taps_of_turn(evening(quiet()), "curfew", GHOST, "end") == 4


def test_play_and_activation_without_target_costs_five(evening):
    tablet = evening(quiet(active=CREATURE))
    assert taps_of_turn(tablet, "paranoia_1", GHOST, "activate", "end") == 5


@pytest.mark.parametrize("card", ["hiding_2", "rift_3"])
def test_play_and_activation_with_one_target_costs_six(evening, card):
    tablet = evening(quiet(active=CREATURE))
    assert taps_of_turn(tablet, card, GHOST, "activate", GHOST, "end") == 6


def test_prepare_and_keep_all_costs_four(evening):
    """With one tap for the look at the new cards."""
    assert taps_of_turn(evening(quiet()), "prepare", "done") == 4


def test_prepare_and_discard_two_costs_six(evening):
    assert taps_of_turn(evening(quiet()), "prepare", "curfew", "safe_house", "done") == 6


def test_raising_awareness_costs_one_more(evening):
    tablet = evening(quiet(notch={"carl": 3}))
    assert taps_of_turn(tablet, "rest", "end", "raise") == 4


def test_the_other_player_raises_awareness_without_a_cover(evening):
    """Asked in the open on the spot: one tap, and no hand-over for it."""
    tablet = evening(quiet(notch={"carl": 6}))
    assert taps_of_turn(tablet, "rest", "end", "raise") == 4


def test_an_awareness_ability_costs_two_more(evening):
    assert taps_of_turn(evening(quiet(awareness=(2, 0))), "awareness_2", "rest", "end") == 5


def test_a_question_of_the_revolver_costs_one_more(evening):
    tablet = evening(quiet(active=CREATURE, equipment=["revolver"]))
    choices = ["paranoia_1", GHOST, "activate", "pass", "end"]
    assert taps_of_turn(tablet, *choices) == 6
