"""A slice of the fuzz run: random games of two, three and four to the end, every check on.

`python -m engine fuzz cryptids --games 2000` is the long run.
"""

import pytest

from engine.autoplay.check import fuzz, random_setup
from engine.core.chance import Dice
from engine.cryptids import GAME
from engine.cryptids.scoring import ENDINGS

FIRST_SEED = 5_000
GAMES = 50


@pytest.mark.slow
def test_random_games_break_nothing_and_use_every_card():
    report = fuzz(GAME, GAMES, FIRST_SEED)
    assert report.failures == []
    assert report.missing == []
    assert set(report.endings) <= set(ENDINGS)


def test_the_slice_has_games_of_two_three_and_four_with_every_option():
    setups = [random_setup(GAME, Dice(FIRST_SEED + number)) for number in range(GAMES)]
    assert {len(names) for names, _ in setups} == {2, 3, 4}
    for option, values in GAME.options.items():
        assert {options.get(option, values[0]) for _, options in setups} == set(values)
