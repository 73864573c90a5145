"""No character, object or terrain without a story, no ruling without a test with its number."""

import importlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.twister import GAME
from engine.twister.data import PASSIVE_TERRAINS, TERRAINS

FOLDER = Path(__file__).parent
RULINGS = [*range(1, 40), *range(42, 57)]
"""The rulings of the specification; R-40 and R-41 are about screens and views."""
ADDED = range(57, 67)
"""Those that came with the program: docs/twister-rulings.md."""


def all_tests() -> Iterator[tuple[str, Callable[..., None]]]:
    """Every test function of this folder, by name."""
    for path in sorted(FOLDER.glob("test_*.py")):
        module = importlib.import_module(f"tests.engine.twister.{path.stem}")
        for name, value in vars(module).items():
            if name.startswith("test_"):
                yield name, value


def test_every_character_object_and_terrain_has_a_story():
    told = {effect for _, test in all_tests() for effect in getattr(test, "tells", ())}
    assert told == GAME.effects | set(PASSIVE_TERRAINS)


def test_every_terrain_of_the_maps_is_told_of():
    named = {"floor", "artefact", "bridge_lava", "bridge_water"}
    told = GAME.effects | set(PASSIVE_TERRAINS) | named
    assert set(TERRAINS.values()) <= told


def test_every_numbered_ruling_has_a_test():
    names = [name for name, _ in all_tests()]
    for number in [*RULINGS, *ADDED]:
        assert any(name.startswith(f"test_r_{number:02}_") for name in names), number


def test_the_rulings_added_here_are_written_down():
    page = (FOLDER.parents[2] / "docs" / "twister-rulings.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| R-(\d+) \|", page, re.MULTILINE) == [str(n) for n in ADDED]
