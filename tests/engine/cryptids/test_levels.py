"""What the levels of Twisted Cryptids look at."""

import pytest

from engine.autoplay.bots import Chair
from engine.autoplay.mind import EASY, EVEN, SHARP, Step, follow
from engine.autoplay.opponent import Opponent
from engine.autoplay.world import World
from engine.cryptids import GAME
from engine.cryptids.opponents import MIND
from tests.engine.cryptids.story import LAKE, PARK, RIDGE, RIVER, Story

HIDEOUTS = {0: [RIDGE, PARK, LAKE], 1: [RIVER, RIDGE, PARK]}


def day(step: int, seats: int = 2) -> Story:
    """A Day with nobody about."""
    return Story(seats, people={RIVER: (1, 2, 0)}, hideouts=HIDEOUTS, step=step)


@pytest.mark.parametrize(
    ("seats", "step", "worlds"), [(2, 0, 16), (2, 3, 32), (2, 5, 64), (4, 0, 8), (4, 6, 16)]
)
def test_the_fewer_turns_are_left_the_more_worlds_sharp_looks_at(seats, step, worlds):
    t = day(step, seats).t
    assert MIND.level_for(MIND.levels[SHARP], t, 0).worlds == worlds
    assert MIND.level_for(MIND.levels[EVEN], t, 0).worlds == 0


@pytest.mark.parametrize("round_", [2, 5])
def test_weights_are_fitted_to_positions_in_which_lines_end(round_):
    story = Story(2, people={RIVER: (1, 2, 0)}, hideouts=HIDEOUTS, step=5, round=round_)
    seat = story.match.pending.player
    world = World(Chair(story.match, seat), 1, MIND.restarts, MIND.deal)
    end = follow(MIND, world, seat, (Step("day", "", "pass"),), replies=True)
    assert (end.state.phase, end.state.step) == ("night", 0)
    assert MIND.judged(end.state)


def test_easy_keeps_its_cards_at_night_and_even_exchanges_dull_ones():
    """Nothing is out that these cards could move, so they are worth nothing now."""
    hands = {0: ["scare_or_extract_hunter", "gather_researcher"]}
    story = Story(2, phase="night", people={}, hideouts=HIDEOUTS, hands=hands, first=0)
    chair = Chair(story.match, 0)
    assert Opponent(GAME, EASY).choose(chair) == "done"
    assert Opponent(GAME, EVEN).choose(chair) in story.t.hand[0]
