"""Long runs that find what the tests do not: fuzzing every game the engine has, then everything
that may go wrong on a device (tests/drill) and whole games by the page alone, in a browser.

Each part says how long it took; a table of them ends the run.
"""

import argparse
import os
import subprocess
import sys
import time
from typing import NamedTuple

from tools.project import ROOT

IN_PYTEST = {
    "every byte of 100 saves flipped": ["tests/drill/test_bytes.py"],
    "1,000 hostile links, 1,000 hostile files": ["tests/drill/test_hostile.py"],
    "an error thrown in each layer": ["tests/drill/test_layers.py"],
    "a device without room": ["tests/drill/test_full.py"],
    "two tabs": ["tests/e2e/test_tabs.py"],
    "the browser killed 200 times": ["tests/drill/test_kill.py"],
    "every option is a button": ["tests/app", "-k", "every_option_is_a_button"],
    "every screen in every language": ["tests/e2e", "-k", "in_play or nothing_scrolls"],
    "whole games by the page alone": ["tests/e2e", "-k", "test_a_whole_game"],
}
"""What the rest of the drill is, and the tests that are it."""


class Part(NamedTuple):
    """One part of the drill, as it went."""

    name: str
    passed: bool
    seconds: float


def run(name: str, command: list[str]) -> Part:
    """Carry out one part; its own output goes on as it comes."""
    print(f"{name}:", flush=True)
    begun = time.monotonic()
    environment = {**os.environ, "HANDOVER_DRILL": "1"}
    status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    return Part(name, status == 0, time.monotonic() - begun)


def parts(games: int) -> list[tuple[str, list[str]]]:
    """Every part with the command that it is."""
    sys.path.insert(0, str(ROOT))
    from engine.command.games import DEVELOPERS, playable

    fuzzing = [
        (
            f"{games} games of {name} by chance",
            [sys.executable, "-m", "engine", "fuzz", name, "--games", str(games)],
        )
        for name in [*playable(), *DEVELOPERS]
    ]
    browsing = [
        (name, [sys.executable, "-m", "pytest", "-q", *tests]) for name, tests in IN_PYTEST.items()
    ]
    return fuzzing + browsing


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
    parser.add_argument("--games", type=int, default=20_000, help="how many of each are fuzzed")
    parser.add_argument("--only", default="", help="parts whose names have this in them")
    options = parser.parse_args()
    wanted = [part for part in parts(options.games) if options.only in part[0]]
    done = [run(name, command) for name, command in wanted]
    print(table(done))
    if not all(part.passed for part in done):
        sys.exit(1)


if __name__ == "__main__":
    main()
