"""`rate GAME --bots A,B --pairs N`: how strong bots are, in pairs of games with swapped seats.

Both games of a pair have the same seed, so that luck of the deal falls on both sides. With
more than two bots all play all, and a rating is fitted to the outcomes.
"""

import json
import time
from argparse import Namespace
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import combinations
from math import log10, sqrt
from typing import Any, NamedTuple

from engine.autoplay.bots import Bot, Chair, make_bot
from engine.autoplay.mind import share
from engine.command.bench import best_of, loop
from engine.command.duel import quantile
from engine.command.spread import spread
from engine.core.chance import Dice
from engine.core.game import Game
from engine.core.match import Match
from engine.games import load_game

RANGE = 1_000_000
"""So many seeds belong to each of the three ranges."""
TUNING, TESTING, PUBLISHING = 10_000_000, 20_000_000, 30_000_000
"""Where the seeds begin that weights are fitted on, that changes are tried on, and that
published figures come from. No figure may come from seeds that weights were fitted on."""
SCALE = 400.0
"""A rating that is higher by this much means odds of ten to one."""
FITTING_STEPS = 500


class Rated(NamedTuple):
    """One finished game: its ending, the share of each seat, and seconds of each decision."""

    ending: str
    shares: list[float]
    seconds: list[list[float]]


def play_timed(game: Game[Any], names: Sequence[str], seed: int) -> Rated:
    """A whole game; only decisions with something to choose from are timed."""
    match = Match.start(game, seed, game.roles[: len(names)])
    dice = Dice(seed)
    seated: list[Bot] = [make_bot(game, name, dice.next64()) for name in names]
    chairs = [Chair(match, seat) for seat in range(len(names))]
    seconds: list[list[float]] = [[] for _ in names]
    while (asked := match.pending) is not None:
        begin = time.process_time()
        option = seated[asked.player].choose(chairs[asked.player])
        if len(asked.options) > 1:
            seconds[asked.player].append(time.process_time() - begin)
        match.choose(option)
    shares = [share(match.state, seat) for seat in range(len(names))]
    return Rated(match.state.ending, shares, seconds)


def table_of(seats: int, first: str, other: str, place: int) -> list[str]:
    """Who sits where: the first bot on one place among others."""
    return [first if seat == place else other for seat in range(seats)]


def part(
    name: str, bots: tuple[str, str], seats: int, seed: int, chunk: tuple[int, int]
) -> list[list[Rated]]:
    """The games of one chunk, a list for each seed: the first bot on every seat in turn."""
    game = load_game(name)
    first, count = chunk
    return [
        [play_timed(game, table_of(seats, *bots, place), seed + n) for place in range(seats)]
        for n in range(first, first + count)
    ]


def compared(sets: list[list[Rated]], seats: int) -> dict[str, Any]:
    """The figures of the first bot against the other, from sets of games with equal seeds."""
    scores = [sum(one.shares[place] for place, one in enumerate(games)) / seats for games in sets]
    score = sum(scores) / len(scores)
    spare = max(1, len(scores) - 1)
    sd = sqrt(sum((one - score) ** 2 for one in scores) / spare / len(scores))
    own = [s for games in sets for place, one in enumerate(games) for s in one.seconds[place]]
    others = [
        s
        for games in sets
        for place, one in enumerate(games)
        for seat, seconds in enumerate(one.seconds)
        if seat != place
        for s in seconds
    ]
    return {
        "score": round(score, 4),
        "sd": round(sd, 4),
        "elo": elo(score, seats),
        "games": seats * len(sets),
        "ms_per_decision": in_ms(own),
        "ms_per_decision_of_the_other": in_ms(others),
    }


def elo(score: float, seats: int = 2) -> float | None:
    """By how much the rating is higher, 0 at an even share; None if nothing can be said.

    >>> elo(0.5), elo(10 / 11), elo(0.25, 4)
    (0.0, 400.0, 0.0)
    """
    if not 0 < score < 1:
        return None
    return round(SCALE * (log10(score / (1 - score)) + log10(seats - 1)), 1) + 0.0


def in_ms(seconds: Iterable[float]) -> dict[str, float]:
    """Mean, the 95th percentile and the longest."""
    ordered = sorted(seconds) or [0.0]
    figures = {
        "mean": sum(ordered) / len(ordered),
        "p95": quantile(ordered, 0.95),
        "max": ordered[-1],
    }
    return {name: round(value * 1e3, 2) for name, value in figures.items()}


def ratings(bots: Sequence[str], scores: dict[tuple[str, str], float]) -> dict[str, float]:
    """The ratings that fit the scores of all pairs best; their mean is 0.

    >>> ratings(["a", "b"], {("a", "b"): 10 / 11})
    {'a': 200.0, 'b': -200.0}
    """
    won = dict.fromkeys(bots, 1e-6)  # a bot that lost everything has no rating otherwise
    for (one, other), score in scores.items():
        won[one] += score
        won[other] += 1 - score
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(FITTING_STEPS):
        for bot in bots:
            pairs = [pair for pair in scores if bot in pair]
            strength[bot] = won[bot] / sum(1 / (strength[a] + strength[b]) for a, b in pairs)
        middle = 10 ** (sum(map(log10, strength.values())) / len(bots))
        strength = {bot: value / middle for bot, value in strength.items()}
    return {bot: round(SCALE * log10(value), 0) for bot, value in strength.items()}


def run(arguments: Namespace) -> int:
    """Print the figures."""
    bots: list[str] = arguments.bots.split(",")
    seats: int = arguments.seats
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for pair in combinations(bots, 2):
        work = partial(part, arguments.game, pair, seats, arguments.seed)
        chunks = spread(work, arguments.pairs, arguments.jobs)
        found[pair] = compared([games for chunk in chunks for games in chunk], seats)
    figures: dict[str, Any] = {"game": arguments.game, "bots": bots, "seats": seats}
    figures |= {"seed": arguments.seed, "pairs": arguments.pairs}
    if len(bots) == 2:
        (only,) = found.values()
        figures |= only
    else:
        scores = {pair: one["score"] for pair, one in found.items()}
        figures["ratings"] = ratings(bots, scores)
        figures["table"] = {",".join(pair): one for pair, one in found.items()}
    figures["loop_ms"] = round(best_of(loop) * 1e3, 1)
    if arguments.json:
        print(json.dumps(figures))
    else:
        for key, value in figures.items():
            print(f"{key}: {value}")
    return 0


def problem(arguments: Namespace, game: Game[Any]) -> str | None:
    """One sentence on what is wrong with the arguments, or None."""
    bots = arguments.bots.split(",")
    if arguments.pairs < 1:
        return "--pairs must be at least 1"
    if len(bots) < 2 or len(set(bots)) < len(bots):
        return "--bots: name at least two different bots"
    if not game.fewest <= arguments.seats <= len(game.roles):
        return f"--seats must be {game.fewest} to {len(game.roles)}"
    if len(bots) > 2 and arguments.seats > 2:
        return "--seats: all play all at two seats only"
    last = arguments.seed + arguments.pairs - 1
    if arguments.seed < TUNING + RANGE and last >= TUNING:
        return f"--seed: weights were fitted on {TUNING} to {TUNING + RANGE - 1}; take others"
    return None
