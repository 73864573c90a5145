"""Games by chance, thought out beforehand: what will be tapped, from a seed.

All options can come up, but players who get on with their game are likelier: one by pure chance
takes twice as many taps, most of them for nothing. Knows the rules of each title, and no page.
"""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from app.games.policy import policy_of
from engine.autoplay.bots import Chair, make_bot
from engine.core.chance import Dice
from engine.core.decision import DONE
from engine.core.match import Match
from engine.games import load_game
from engine.inbetween.data import IN_BETWEEN, TOWN

Player = Callable[[Match[Any]], str]
"""Makes the choice that stands, for whoever is asked."""

LIKELY_IN_CRYPTIDS = {"preset": 12, "confirm": 40, "done": 12, "pass": 2}
"""How much likelier than others an option is, by its verb: Stacks by a preset, short Nights."""
WILD = 0.2
"""How likely a choice in Dungeon Twister is made without a plan."""


def at_inbetween(seed: int) -> Player:
    """Hands that pull towards their own end and pay for what they get."""
    dice = Random(seed)

    def weight(match: Match[Any], option: str) -> int:
        assert match.pending is not None
        verb, *rest = option.split(":")
        if verb == "shift":
            who, notch = rest[0], int(rest[1])
            mine = match.pending.player
            pull = (match.state.notch[who] - notch) * (1 if mine == TOWN else -1)
            steps = abs(notch - IN_BETWEEN[mine])
            return 4 ** (steps + 1) if pull > 0 else 1
        return {DONE: 12, "raise": 3, "activate": 3}.get(verb, 1)

    def choose(match: Match[Any]) -> str:
        assert match.pending is not None
        options = match.pending.options
        return dice.choices(options, [weight(match, option) for option in options])[0]

    return choose


def at_cryptids(seed: int) -> Player:
    """People who take a preset and end their Nights."""
    dice = Random(seed)

    def choose(match: Match[Any]) -> str:
        assert match.pending is not None
        options = match.pending.options
        weights = [LIKELY_IN_CRYPTIDS.get(option.partition(":")[0], 1) for option in options]
        return dice.choices(options, weights)[0]

    return choose


def at_twister(seed: int) -> Player:
    """The game's own bots, so that games come to an end; one choice in five is any verb at all."""
    dice, rolls = Random(seed), Dice(seed)
    game = load_game("twister")
    bots = [make_bot(game, "greedy", seed + seat) for seat in range(2)]

    def choose(match: Match[Any]) -> str:
        asked = match.pending
        assert asked is not None
        if dice.random() < WILD:
            return game.at_random(asked, rolls)
        return bots[asked.player].choose(Chair(match, asked.player))

    return choose


PLAYERS = {"inbetween": at_inbetween, "cryptids": at_cryptids, "twister": at_twister}


def game_by_chance(game: str, seats: int, seed: int, **options: str) -> list[str]:
    """The choices of a whole game that begins with that seed."""
    rules, player = load_game(game), PLAYERS[game](seed)
    match = Match.start(rules, seed, rules.roles[:seats], options)
    spelt_out = policy_of(game).spelt_out
    while match.pending is not None:
        # As the page does: an answer may stand for several choices.
        for choice in spelt_out(match, player(match)):
            match.choose(choice)
    return match.choices


@cache
def games_by_length(game: str, seats: int, count: int) -> list[tuple[int, list[str]]]:
    """The games of the first seeds, each with its seed, the shortest first."""
    games = [(seed, game_by_chance(game, seats, seed)) for seed in range(count)]
    return sorted(games, key=lambda game: len(game[1]))
