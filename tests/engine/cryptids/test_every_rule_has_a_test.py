"""No card without a story, no ruling without a test that carries its number."""

import importlib
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.cryptids import GAME

FOLDER = Path(__file__).parent
RULINGS = 34
"""The rulings of the specification; docs/cryptids-rulings.md goes on from there."""
ADDED = (35, 36, 37, 38, 39, 40)


def all_tests() -> Iterator[tuple[str, Callable[..., None]]]:
    """Every test function of this folder, by name."""
    for path in sorted(FOLDER.glob("test_*.py")):
        module = importlib.import_module(f"tests.engine.cryptids.{path.stem}")
        for name, value in vars(module).items():
            if name.startswith("test_"):
                yield name, value


def test_every_card_event_sighting_power_and_trait_has_a_story():
    told = {effect for _, test in all_tests() for effect in getattr(test, "tells", ())}
    assert told == GAME.effects


def test_every_numbered_ruling_has_a_test():
    names = [name for name, _ in all_tests()]
    for number in [*range(1, RULINGS + 1), *ADDED]:
        assert any(name.startswith(f"test_ruling_{number}_") for name in names), number


def test_the_rulings_added_here_are_written_down():
    page = (FOLDER.parents[2] / "docs" / "cryptids-rulings.md").read_text(encoding="utf-8")
    for number in ADDED:
        assert f"| {number} |" in page
