"""`fuzz GAME --games N`: random games with every check on, and a report of what they missed."""

import tempfile
from argparse import Namespace
from collections import Counter
from functools import partial
from pathlib import Path

from engine.autoplay import check
from engine.autoplay.check import Failure, Report
from engine.command.spread import spread
from engine.games import load_game


def part(name: str, seed: int, chunk: tuple[int, int]) -> Report:
    """The report over one chunk of the games."""
    first, count = chunk
    return check.fuzz(load_game(name), count, seed + first)


def run(arguments: Namespace) -> int:
    """Print the report; its last line counts games, choices and failures."""
    game = load_game(arguments.game)
    reports = spread(partial(part, arguments.game, arguments.seed), arguments.games, arguments.jobs)
    failures = [failure for report in reports for failure in report.failures]
    endings: Counter[str] = sum((report.endings for report in reports), Counter())
    kinds: Counter[str] = sum((report.kinds for report in reports), Counter())
    # An effect is missing only if every part missed it.
    missing = game.effects.intersection(*(report.missing for report in reports))
    for failure in failures:
        print(f"seed {failure.seed}, choice {failure.at}: {failure.problem}")
        print(f"  python -m engine replay {keep(game.name, failure)}")
    print("Endings:", ", ".join(f"{ending} {count}" for ending, count in endings.most_common()))
    print("Questions:", ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items())))
    print("Effects never used:", ", ".join(sorted(missing)) or "none")
    choices = sum(report.choices for report in reports)
    print(f"{arguments.games} games, {choices} choices, {len(failures)} failures")
    return 1 if failures else 0


def keep(name: str, failure: Failure) -> Path:
    """Write the save of a failed game to a file of its own."""
    folder = Path(tempfile.mkdtemp(prefix="handover-"))
    path = folder / f"{name}-{failure.seed}.json"
    path.write_text(failure.save, encoding="utf-8")
    return path
