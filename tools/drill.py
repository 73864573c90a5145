"""Long runs that find what the tests do not: fuzzing every game the engine has, then everything
that may go wrong on a device (tests/drill) and whole games by the page alone, in a browser.

As many parts run at a time as the machine has cores for. What a part has printed comes when it
is done, with how long it took; a table of them all ends the run.
"""

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import NamedTuple

from tools.build_site import build
from tools.project import CACHE, ROOT
from tools.run_tests import TRIED_AGAIN, processes

IN_PYTEST = {
    "whole games by the page alone": ["tests/e2e", "-k", "test_a_whole_game"],
    "the browser killed 200 times": ["tests/drill/test_kill.py"],
    "whole games in Firefox and WebKitGTK": ["tests/engines", "-rs"],
    "the engine's tests in the browser's interpreter": ["tests/parity"],
    "every option is a button": ["tests/app", "-k", "every_option_is_a_button"],
    "every screen in every language": ["tests/e2e", "-k", "in_play or nothing_scrolls"],
    "1,000 hostile links, 1,000 hostile files": ["tests/drill/test_hostile.py"],
    "every byte of 100 saves flipped": ["tests/drill/test_bytes.py"],
    "an error thrown in each layer": ["tests/drill/test_layers.py"],
    "a device without room": ["tests/drill/test_full.py"],
    "both how-tos followed": ["tests/docs", "tests/drill/test_new_game.py"],
    "two tabs": ["tests/e2e/test_tabs.py"],
}
"""What is drilled besides the rules, the longest first, and the tests that are it."""


class Part(NamedTuple):
    """One part of the drill, as it went."""

    name: str
    passed: bool
    seconds: float


def run(name: str, command: list[str], environment: dict[str, str]) -> Part:
    """Carry out one part; what it printed comes in one piece, as it ends."""
    begun = time.monotonic()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    part = Part(name, done.returncode == 0, time.monotonic() - begun)
    print(f"{name}: {part.seconds:.0f} s\n{done.stdout}", flush=True)
    return part


def parts(games: int) -> list[tuple[str, list[str]]]:
    """Every part with the command that it is."""
    sys.path.insert(0, str(ROOT))
    from engine.games import DEVELOPER_GAMES, LOBBY_GAMES

    fuzzing = [
        (
            f"{games} games of {name} by chance",
            [sys.executable, "-m", "engine", "fuzz", name, "--games", str(games)],
        )
        for name in [*LOBBY_GAMES, *DEVELOPER_GAMES]
    ]
    browsing = [
        (name, [sys.executable, "-m", "pytest", "-q", *TRIED_AGAIN, *tests])
        for name, tests in IN_PYTEST.items()
    ]
    return browsing + fuzzing


def table(done: list[Part]) -> str:
    """What was drilled, how it went, how long it took."""
    width = max(len(part.name) for part in done)
    return "\n".join(
        f"{part.name:<{width}}  {'passed' if part.passed else 'FAILED'}  {part.seconds:6.0f} s"
        for part in done
    )


def main() -> None:
    """Drill everything, and fail when something failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="how many of each are fuzzed")
    parser.add_argument("--only", default="", help="parts whose names have this in them")
    options = parser.parse_args()
    wanted = [part for part in parts(options.games) if options.only in part[0]]
    site = CACHE / "site"
    build(site)
    environment = {**os.environ, "HANDOVER_DRILL": "1", "HANDOVER_SITE": str(site)}
    with ThreadPoolExecutor(processes()) as pool:
        begun = [pool.submit(run, name, command, environment) for name, command in wanted]
        done = [part.result() for part in as_completed(begun)]
    print(table(done))
    if not all(part.passed for part in done):
        sys.exit(1)


if __name__ == "__main__":
    main()
