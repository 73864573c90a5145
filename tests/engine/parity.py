"""Digests of seeded games, one line each: CPython and Pyodide must print the same.

Runs as `python -m tests.engine.parity`, and inside Pyodide by the test of the same name.
"""

from engine.command.bench import play_random
from engine.games import LOBBY_GAMES, load_game
from engine.saves.link import to_link

SEEDS = range(3)


def lines() -> list[str]:
    """Game, seed, number of choices, digest and the end of the share link."""
    found: list[str] = []
    for name in [*LOBBY_GAMES, "magpies"]:
        for seed in SEEDS:
            match = play_random(load_game(name), seed)
            state = match.state
            ending = to_link(match)[-24:]
            found.append(f"{name} {seed} {len(match.choices)} {state.digest()} {ending}")
    return found


if __name__ == "__main__":
    print("\n".join(lines()))
