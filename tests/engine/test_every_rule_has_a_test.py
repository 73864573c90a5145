"""In every game: no effect without a story, no ruling without a test that carries its number."""

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.games import LOBBY_GAMES, load_game

FOLDER = Path(__file__).parent
DOCS = FOLDER.parents[1] / "docs"


class Rulings(NamedTuple):
    """How tests carry the number of a ruling, and the numbers of the specification.

    docs/<game>-rulings.md goes on from there.
    """

    name: str
    specified: frozenset[str]


RULINGS = {
    "inbetween": Rulings(
        r"test_([samwx]\d+)_",
        frozenset(
            f"{letter}{number}"
            for letter, last in {"s": 4, "a": 21, "m": 14, "w": 8, "x": 13}.items()
            for number in range(1, last + 1)
        ),
    ),
    "cryptids": Rulings(r"test_ruling_(\d+)_", frozenset(map(str, range(1, 35)))),
    # are about screens and views.
    "twister": Rulings(
        r"test_r_(\d+)_", frozenset(f"{n:02}" for n in range(1, 57) if n not in (40, 41))
    ),
}


def all_tests_of(game: str) -> Iterator[tuple[str, Callable[..., None]]]:
    """Every test function of a game, by name."""
    for path in sorted((FOLDER / game).glob("test_*.py")):
        for name, value in vars(import_module(f"tests.engine.{game}.{path.stem}")).items():
            if name.startswith("test_"):
                yield name, value


@pytest.mark.parametrize("game", [game for game in LOBBY_GAMES if load_game(game).effects])
def test_every_effect_has_a_story(game):
    told = {effect for _, test in all_tests_of(game) for effect in getattr(test, "tells", ())}
    passive = import_module(f"tests.engine.{game}.story").Story.passive
    effects = load_game(game).effects | passive
    missing = sorted(effects - told)
    assert not missing, (
        f"no story tells of {missing}: write one in tests/engine/{game} for each, "
        f'marked @tells("{missing[0]}") (docs/add-a-card.md, step 3)'
    )
    assert told <= effects, f"stories tell of what there is not: {sorted(told - effects)}"


@pytest.mark.parametrize("game", RULINGS)
def test_every_numbered_ruling_has_a_test(game):
    name, specified = RULINGS[game]
    page = (DOCS / f"{game}-rulings.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (?:R-)?([SAMWX]?\d+) \|", page, re.MULTILINE)
    assert rows, "the page has no table of rulings any more"
    tested = {found[1] for test, _ in all_tests_of(game) if (found := re.match(name, test))}
    assert tested == specified | {row.lower() for row in rows}
