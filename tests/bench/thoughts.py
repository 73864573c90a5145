"""How long computer opponents think about a decision, in the browser's interpreter:

    node tools/pyodide_run.mjs tests/bench/thoughts.py [GAMES]

Each level plays whole games against greedy-1, on either seat. Only questions with more than one
answer count. Prints milliseconds, and the same for a processor that is four times slower, beside
what we promise; judges nothing. On a page a thought comes in slices, so it blocks nothing.
"""

import sys
import time
from typing import NamedTuple

from engine.autoplay.bots import Chair, make_bot
from engine.autoplay.mind import EASY, EVEN, SHARP
from engine.core.chance import Dice
from engine.core.match import Match
from engine.games import LOBBY_GAMES, load_game

SLOWER = 4
FIRST_SEED = 20_000_500
OTHER = "greedy-1"


class Promise(NamedTuple):
    """At most how many milliseconds a level thinks on the slower processor."""

    share: float
    words: str
    milliseconds: float


PROMISES = {
    EASY: Promise(0.95, "p95", 50),
    EVEN: Promise(0.95, "p95", 50),
    SHARP: Promise(1.0, "longest", 2000),
}


def thoughts(name: str, level: str, seed: int, seat: int) -> list[float]:
    """The milliseconds of each decision of a level in one game."""
    game = load_game(name)
    match = Match.start(game, seed, game.roles[: game.fewest])
    dice = Dice(seed)
    bots = [make_bot(game, level if at == seat else OTHER, dice.next64()) for at in (0, 1)]
    chairs = [Chair(match, at) for at in (0, 1)]
    times: list[float] = []
    while (asked := match.pending) is not None:
        begun = time.perf_counter()
        option = bots[asked.player].choose(chairs[asked.player])
        if asked.player == seat and len(asked.options) > 1:
            times.append(1000 * (time.perf_counter() - begun))
        match.choose(option)
    return times


def at_share(times: list[float], share: float) -> float:
    """The time that this share of the thoughts does not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def told(name: str, level: str, times: list[float]) -> str:
    """One line of the table."""
    promise = PROMISES[level]
    figures = [sum(times) / len(times), at_share(times, 0.95), max(times)]
    slow = SLOWER * at_share(times, promise.share)
    line = f"{name:<12}{level:<8}{len(times):>7}" + "".join(f"{one:>9.1f}" for one in figures)
    return f"{line}{slow:>12.0f} ({promise.words}, at most {promise.milliseconds:.0f})"


def main(games: int) -> None:
    """Print the table."""
    print(
        f"{'game':<12}{'level':<8}{'times':>7}{'mean':>9}{'p95':>9}{'longest':>9}{'slowed x4':>12}"
    )
    for name in LOBBY_GAMES:
        for level in PROMISES:
            times = [
                one
                for number in range(games)
                for one in thoughts(name, level, FIRST_SEED + number // 2, number % 2)
            ]
            print(told(name, level, times), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
