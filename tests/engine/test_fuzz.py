"""A slice of the fuzz run of every game: random games to the end, every check on.

`python -m engine fuzz inbetween --games 20000` is a long run.
"""

from typing import NamedTuple

import pytest

from engine.autoplay.check import fuzz, random_setup
from engine.core.chance import Dice
from engine.cryptids.scoring import ENDINGS as CRYPTIDS_ENDINGS
from engine.games import load_game
from engine.twister.rules import ENDINGS as TWISTER_ENDINGS


class Slice(NamedTuple):
    """Which games are played, how they may end, and whether they use every effect."""

    games: int
    first_seed: int
    endings: frozenset[str]
    complete: bool = True


SLICES = {
    "inbetween": Slice(
        150,
        1_000,
        frozenset({"secured", "devoured", "awareness", "five_left", "turn_limit"}),
    ),
    "cryptids": Slice(50, 5_000, frozenset(CRYPTIDS_ENDINGS)),
    # Most of a random game is walking: twister/test_fuzz.py has livelier ones.
    "twister": Slice(4, 5_000, frozenset(TWISTER_ENDINGS), complete=False),
}


@pytest.mark.slow
@pytest.mark.parametrize("game", SLICES)
def test_random_games_break_nothing_and_use_everything(game):
    games, first_seed, endings, complete = SLICES[game]
    report = fuzz(load_game(game), games, first_seed)
    assert report.failures == []
    assert report.missing == [] or not complete
    assert set(report.endings) <= endings


def test_the_slice_of_cryptids_has_games_of_two_three_and_four_with_every_option():
    game, (games, first_seed, *_) = load_game("cryptids"), SLICES["cryptids"]
    setups = [random_setup(game, Dice(first_seed + number)) for number in range(games)]
    assert {len(names) for names, _ in setups} == {2, 3, 4}
    for option, values in game.options.items():
        assert {options.get(option, values[0]) for _, options in setups} == set(values)
