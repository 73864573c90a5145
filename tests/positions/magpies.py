"""Positions of Magpies that the tests of the page begin from."""

from random import Random

from engine.core.match import Match
from engine.games import load_game

NAMES = ("Anna", "Bartek")


def almost_over(seed: int = 1) -> Match:
    """A game by chance, one choice from its end."""
    rules, dice = load_game("magpies"), Random(seed)
    whole = Match.start(rules, seed, NAMES)
    while whole.pending is not None:
        whole.choose(dice.choice(whole.pending.options))
    match = Match.start(rules, seed, NAMES)
    for choice in whole.choices[:-1]:
        match.choose(choice)
    return match
