"""`bench [GAME]`: how fast the rules run, in processor time. A fixed loop compares machines."""

import json
import time
from argparse import Namespace
from collections.abc import Callable
from typing import Any

from engine.core.chance import Dice
from engine.core.game import Game
from engine.core.match import Match
from engine.games import LOBBY_GAMES, load_game
from engine.saves import record

LOOP = 300_000
ROUNDS = 5


def best_of(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The shortest processor time in seconds: noise only ever adds."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def loop() -> int:
    """A fixed piece of pure Python: numbers, a list and a dictionary."""
    total, seen, line = 0, {}, [0] * 64
    for n in range(LOOP):
        line[n & 63] = total & 255
        seen[n & 1023] = total
        total += line[(n * 7) & 63] + (n ^ 3)
    return total + len(seen)


def play_random(game: Game[Any], seed: int) -> Match[Any]:
    """A whole random game."""
    match = Match.start(game, seed)
    dice = Dice(seed)
    while match.pending is not None:
        match.choose(dice.one_of(match.pending.options))
    return match


def positions(matches: list[Match[Any]], count: int) -> list[Match[Any]]:
    """Moments spread evenly over the games, for measuring clones and views."""
    moments: list[Match[Any]] = []
    each = count // len(matches)
    for match in matches:
        length = len(match.choices)
        moments += [match.at(length * n // each) for n in range(each)]
    return moments


def measure(name: str, games: int) -> dict[str, Any]:
    """The figures of one game."""
    game = load_game(name)
    played = [play_random(game, seed) for seed in range(games)]  # also warms up
    decisions = sum(len(match.choices) for match in played)
    seconds = best_of(lambda: [play_random(game, seed) for seed in range(games)], 3)
    moments = positions(played[:5], 100)
    clone = best_of(lambda: [moment.clone() for moment in moments]) / len(moments)
    seats = range(played[0].state.seats)
    views = best_of(lambda: [moment.view(seat) for moment in moments for seat in seats])
    saves = [record.parse(record.dump(match)) for match in played]
    replay = best_of(lambda: [record.load(save, game) for save in saves], 2) / len(saves)
    return {
        "game": name,
        "games_per_s": round(games / seconds, 1),
        "decisions_per_s": round(decisions / seconds),
        "clone_us": round(clone * 1e6, 1),
        "view_us": round(views / len(moments) / len(seats) * 1e6, 1),
        "replay_ms": round(replay * 1e3, 2),
        "loop_ms": round(best_of(loop) * 1e3, 1),
    }


def run(arguments: Namespace) -> int:
    """Print one line per game, as JSON or as plain text."""
    for name in [arguments.game] if arguments.game else LOBBY_GAMES:
        figures = measure(name, arguments.games)
        if arguments.json:
            print(json.dumps(figures))
        else:
            print("  ".join(f"{key} {value}" for key, value in figures.items()))
    return 0
