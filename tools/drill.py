"""Long runs that find what the tests do not: fuzzing every game the engine has, then everything
that may go wrong on a device (tests/drill) and whole games by the page alone, in a browser.

One part more runs at a time than the machine has cores for, because a part with a browser often
waits; the longest first, so that all cores have something to do to the end. What a part has printed
comes when it is done, with how long it took; a table of them all ends the run, with the whole time.
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

WHOLE_GAMES = "tests/e2e/test_whole_games.py"
KILLS = "tests/drill/test_kill.py"
SIZES = "tests/e2e/test_every_size.py"
UNCOVERED = "tests/e2e/cryptids/test_uncovered.py"
OPPONENTS = "tests/engine/autoplay/test_opponents.py"
TITLES = {
    "inbetween": "InBetween",
    "cryptids": "Twisted Cryptids",
    "twister": "Dungeon Twister",
}


class Drill(NamedTuple):
    """Something to be drilled: its name, about how many seconds it takes, and how it is run."""

    name: str
    seconds: int
    command: list[str]


IN_PYTEST = (
    Drill("whole games of InBetween by the page alone", 500, [WHOLE_GAMES, "-k", "inbetween"]),
    Drill("whole games of Cryptids by the page alone", 900, [WHOLE_GAMES, "-k", "cryptids"]),
    Drill("whole games of Twister by the page alone", 600, [WHOLE_GAMES, "-k", "twister"]),
    Drill("the browser killed in InBetween", 311, [KILLS, "-k", "inbetween"]),
    Drill("the browser killed in Twisted Cryptids", 311, [KILLS, "-k", "cryptids"]),
    Drill("the browser killed in Dungeon Twister", 311, [KILLS, "-k", "twister"]),
    Drill("every byte of 100 saves flipped", 708, ["tests/drill/test_bytes.py"]),
    Drill("1,000 hostile links, 1,000 hostile files", 485, ["tests/drill/test_hostile.py"]),
    Drill(
        "every screen in every language",
        300,
        ["tests/e2e/test_screens.py", "tests/e2e/twister/test_placement.py"],
    ),
    Drill("InBetween at every size", 700, [SIZES, "-k", "inbetween"]),
    Drill("Twisted Cryptids at every size", 850, [SIZES, UNCOVERED, "-k", "cryptids"]),
    Drill("Dungeon Twister at every size", 700, [SIZES, "-k", "twister"]),
    Drill("a person alone against every level", 600, ["tests/e2e/test_computers.py"]),
    Drill("whole games in Firefox and WebKitGTK", 205, ["tests/browsers", "-rs"]),
    Drill(
        "updates, torn or whole; the page as an app",
        200,
        [
            "tests/drill/test_updates.py",
            "tests/tools/test_site.py",
            "tests/drill/test_installing.py",
        ],
    ),
    Drill(
        "every option is a button",
        170,
        ["tests/app", "-k", "every_option_is_a_button or no_more_covers"],
    ),
    Drill("the engine's tests in the browser's interpreter", 135, ["tests/parity"]),
    Drill("every lesson by a finger", 900, ["tests/e2e/test_lessons_by_finger.py"]),
    Drill(
        "lessons, tips and puzzles, all of them",
        500,
        [
            *("tests/e2e/test_lesson_sizes.py", "tests/e2e/test_captions.py"),
            *("tests/app/test_curricula.py", "tests/engine/autoplay/test_puzzles.py"),
        ],
    ),
    *(
        Drill(f"computers that cannot look in {title}", 600, [OPPONENTS, "-k", f"apart and {game}"])
        for game, title in TITLES.items()
    ),
    Drill(
        "sounds that tell nothing",
        240,
        ["tests/app/test_sounds.py", "-k", "tell_apart or nor_does_the_end"],
    ),
    Drill("two tabs", 80, ["tests/e2e/test_tabs.py"]),
    Drill("a device without room", 74, ["tests/drill/test_full.py"]),
    Drill("the server gone", 60, ["tests/e2e/test_offline.py"]),
    Drill("both how-tos followed", 200, ["tests/docs", "tests/drill/test_new_game.py"]),
    Drill("an error thrown in each layer", 60, ["tests/drill/test_layers.py"]),
)
"""What is drilled besides the rules, and the tests that are it."""
FUZZING = {"twister": 1233, "cryptids": 26, "inbetween": 18}
"""About how many seconds 500 games take; of others it is not known, and little."""


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


def parts(games: int) -> list[Drill]:
    """Every part with its whole command, the longest first."""
    sys.path.insert(0, str(ROOT))
    from engine.games import DEVELOPER_GAMES, LOBBY_GAMES

    fuzzing = [
        Drill(
            f"{games} games of {name} by chance",
            FUZZING.get(name, 10) * games // 500,
            [sys.executable, "-m", "engine", "fuzz", name, "--games", str(games)],
        )
        for name in [*LOBBY_GAMES, *DEVELOPER_GAMES]
    ]
    pytest = [sys.executable, "-m", "pytest", "-q", *TRIED_AGAIN]
    browsing = [drill._replace(command=[*pytest, *drill.command]) for drill in IN_PYTEST]
    return sorted(browsing + fuzzing, key=lambda drill: drill.seconds, reverse=True)


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
    wanted = [drill for drill in parts(options.games) if options.only in drill.name]
    site = CACHE / "site"
    build(site)
    environment = {**os.environ, "HANDOVER_DRILL": "1", "HANDOVER_SITE": str(site)}
    begun_at = time.monotonic()
    with ThreadPoolExecutor(processes()) as pool:
        begun = [pool.submit(run, drill.name, drill.command, environment) for drill in wanted]
        done = [part.result() for part in as_completed(begun)]
    print(table(done))
    minutes = (time.monotonic() - begun_at) / 60
    print(f"{minutes:.0f} min on {os.cpu_count()} cores, {processes()} parts at a time")
    if not all(part.passed for part in done):
        sys.exit(1)


if __name__ == "__main__":
    main()
