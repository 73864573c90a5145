"""Games by chance, thought out beforehand: what will be tapped, from a seed.

All options can come up, but hands that pull towards their own end and pay for what they
get are likelier: a game by pure chance takes twice as long. Knows the rules, no page.
"""

from functools import cache
from random import Random

from engine.core.decision import DONE
from engine.core.match import Match
from engine.inbetween import GAME
from engine.inbetween.data import IN_BETWEEN, TOWN


def weight(match: Match, option: str) -> int:
    """How likely an option is beside the others."""
    assert match.pending is not None
    verb, *rest = option.split(":")
    if verb == "shift":
        who, notch = rest[0], int(rest[1])
        mine = match.pending.player
        pull = (match.state.notch[who] - notch) * (1 if mine == TOWN else -1)
        steps = abs(notch - IN_BETWEEN[mine])
        return 4 ** (steps + 1) if pull > 0 else 1
    return {DONE: 12, "raise": 3, "activate": 3}.get(verb, 1)


def game_by_chance(seed: int) -> list[str]:
    """The choices of a whole game that begins with that seed."""
    dice = Random(seed)
    match = Match.start(GAME, seed, GAME.roles)
    while match.pending is not None:
        options = match.pending.options
        weights = [weight(match, option) for option in options]
        match.choose(dice.choices(options, weights)[0])
    return match.choices


@cache
def games_by_length(count: int) -> list[tuple[int, list[str]]]:
    """The games of the first seeds, each with its seed, the shortest first."""
    games = [(seed, game_by_chance(seed)) for seed in range(count)]
    return sorted(games, key=lambda game: len(game[1]))
