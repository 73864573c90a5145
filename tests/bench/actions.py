"""How long the list of what a piece of Dungeon Twister can do takes, in the browser's interpreter:

    node tools/pyodide_run.mjs tests/bench/actions.py

Two whole games by chance are played; at every question about an action, each piece of the active
player is asked alone. Prints milliseconds a piece; judges nothing.
"""

import time

from engine.core.chance import Dice
from engine.core.match import Match
from engine.twister import GAME
from engine.twister.actions import actions, piece_actions
from engine.twister.travel import Terrain

SEEDS = (1, 2)
EVERY = 5
"""Only every fifth question is measured."""


def milliseconds() -> tuple[list[float], list[float]]:
    """What one piece took, each time; and what all pieces together took, each time."""
    single: list[float] = []
    whole: list[float] = []
    for seed in SEEDS:
        match = Match.start(GAME, seed, GAME.roles)
        dice = Dice(seed)
        while match.pending is not None:
            t = match.state
            if match.pending.kind == "act" and len(match.choices) % EVERY == 0:
                begun = time.perf_counter()
                actions(t)
                whole.append(1000 * (time.perf_counter() - begun))
                for piece in t.team(t.active):
                    begun = time.perf_counter()
                    piece_actions(Terrain(t), piece)
                    single.append(1000 * (time.perf_counter() - begun))
            match.choose(GAME.at_random(match.pending, dice))
    return single, whole


def told(name: str, times: list[float]) -> str:
    """Median, 95th percentile and longest of them."""
    ordered = sorted(times)
    shares = (0.5, 0.95, 1.0)
    places = [min(len(ordered) - 1, int(len(ordered) * share)) for share in shares]
    median, most, longest = (ordered[place] for place in places)
    return f"{name:<14}{len(times):>7}{median:>10.2f}{most:>10.2f}{longest:>10.2f}"


if __name__ == "__main__":
    print(f"{'milliseconds':<14}{'times':>7}{'median':>10}{'p95':>10}{'longest':>10}")
    for heading, measured in zip(("one piece", "all pieces"), milliseconds(), strict=True):
        print(told(heading, measured))
    print(f"{'at most':<14}{'':>27}{10:>10}")
