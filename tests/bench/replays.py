"""How quickly the slider of a replay leads anywhere, in the browser's interpreter:

    node tools/pyodide_run.mjs tests/bench/replays.py

A long game of Dungeon Twister is dragged through to and fro. Prints the milliseconds that the match
of a stop takes, as the reel finds it and as playing again from the beginning does, and those of its
screen; judges nothing.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from app.controller import handle
from app.effects import Intent
from app.node import changes, to_json
from app.screens import render_table
from app.table import Table
from tests.bench.actions import told
from tests.scripted import script

SEED = 8
LOOKS = 60


def clocked(work: Callable[[], Any]) -> tuple[float, Any]:
    """How many milliseconds that took, and what came of it."""
    begun = time.perf_counter()
    done = work()
    return 1000 * (time.perf_counter() - begun), done


def tapped(table: Table, name: str, value: str = "") -> Table:
    """The table after a tap."""
    return handle(table, Intent(name, value, table.stamp)).table


def milliseconds() -> dict[str, list[float]]:
    """What each look took, by what had to be done for it."""
    match = script("twister", SEED).play()
    print(f"{len(match.choices)} choices")
    opening, table = clocked(lambda: tapped(Table(match=match, id="replay"), "replay"))
    assert table.moment is not None
    stops = table.moment.stops
    taken: dict[str, list[float]] = {"open": [opening]}
    screen = render_table(table)
    for place in Random(SEED).sample(range(len(stops)), LOOKS):
        before, value = screen, f"place:{place}"
        again, _ = clocked(lambda at=stops[place]: match.at(at))
        look, table = clocked(lambda to=value, was=table: tapped(was, "moment", to))
        draw, screen = clocked(lambda now=table: render_table(now))
        send, _ = clocked(lambda now=screen, was=before: to_json(changes(now, was)))
        for name, took in (("again", again), ("reel", look), ("screen", draw), ("news", send)):
            taken.setdefault(name, []).append(took)
    return taken


if __name__ == "__main__":
    print(f"{'milliseconds':<14}{'times':>7}{'median':>10}{'p95':>10}{'longest':>10}")
    for name, times in milliseconds().items():
        print(told(name, times))
