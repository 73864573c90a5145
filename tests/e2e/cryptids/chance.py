"""Games by chance, thought out beforehand: what will be tapped, from a seed.

All options can come up, but players who take a preset and end their Nights are likelier: a
game by pure chance spends most of its taps on building Stacks. Knows the rules, no page.
"""

from functools import cache
from random import Random

from engine.core.match import Match
from engine.cryptids import GAME

LIKELY = {"preset": 12, "confirm": 40, "done": 12, "pass": 2}
"""How much likelier than others an option is, by its verb."""


def game_by_chance(seats: int, seed: int) -> list[str]:
    """The choices of a whole game that begins with that seed."""
    dice = Random(seed)
    match = Match.start(GAME, seed, GAME.roles[:seats])
    while match.pending is not None:
        options = match.pending.options
        weights = [LIKELY.get(option.partition(":")[0], 1) for option in options]
        match.choose(dice.choices(options, weights)[0])
    return match.choices


@cache
def games_by_length(seats: int, count: int) -> list[tuple[int, list[str]]]:
    """The games of the first seeds, each with its seed, the shortest first."""
    games = [(seed, game_by_chance(seats, seed)) for seed in range(count)]
    return sorted(games, key=lambda game: len(game[1]))
