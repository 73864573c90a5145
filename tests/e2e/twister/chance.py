"""Games by chance, thought out beforehand: what will be tapped, from a seed.

Mostly what the game's own bot would do, so that games come to an end; one choice in five is
any verb at all. Knows the rules, no page.
"""

from functools import cache
from random import Random

from engine.autoplay.bots import Chair, make_bot
from engine.core.chance import Dice
from engine.core.match import Match
from engine.twister import GAME

WILD = 0.2
"""How likely a choice is made without a plan."""


def game_by_chance(seed: int, **options: str) -> list[str]:
    """The choices of a whole game that begins with that seed."""
    dice, rolls = Random(seed), Dice(seed)
    match = Match.start(GAME, seed, GAME.roles, options)
    bots = [make_bot(GAME, "greedy", seed + seat) for seat in range(2)]
    while match.pending is not None:
        seat = match.pending.player
        if dice.random() < WILD:
            match.choose(GAME.at_random(match.pending, rolls))
        else:
            match.choose(bots[seat].choose(Chair(match, seat)))
    return match.choices


@cache
def games_by_length(count: int) -> list[tuple[int, list[str]]]:
    """The games of the first seeds, each with its seed, the shortest first."""
    games = [(seed, game_by_chance(seed)) for seed in range(count)]
    return sorted(games, key=lambda game: len(game[1]))
