"""The invariants of each game notice a broken position, and name what is wrong with it."""

from copy import deepcopy
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from engine.core.match import Match
from engine.cryptids.data import ROLES
from engine.games import load_game
from tests.engine.brought import games_with

POSITIONS = {
    game: import_module(f"tests.engine.{game}.broken_positions")
    for game in games_with("tests.engine.{}.broken_positions")
}
SPOILERS = [
    pytest.param(positions, problem, id=f"{game}-{problem}")
    for game, positions in POSITIONS.items()
    for problem in positions.SPOILERS
]

each_game = pytest.mark.parametrize("positions", POSITIONS.values(), ids=POSITIONS)


@pytest.mark.parametrize(("positions", "problem"), SPOILERS)
def test_a_broken_position_is_noticed(positions: ModuleType, problem: str):
    match = positions.sound()
    assert list(match.game.broken(match.state)) == []
    positions.SPOILERS[problem](match.state)
    assert any(problem in sentence for sentence in match.game.broken(match.state))


@each_game
def test_a_copy_is_independent_of_its_original(positions: ModuleType):
    t = positions.busy().state
    before = deepcopy(t.data())
    twin = t.copy()
    assert twin.data() == before
    for value in twin.data().values():
        spoil_deeply(value, twin.options)
    assert t.data() == before


def spoil_deeply(value: Any, untouched: dict[str, str]) -> None:
    """Add something to every list and dictionary, however deep."""
    if isinstance(value, list):
        for part in value:
            spoil_deeply(part, untouched)
        value.append("new")
    elif isinstance(value, dict) and value is not untouched:
        for part in value.values():
            spoil_deeply(part, untouched)
        value["new"] = "new"


def test_traits_dealt_before_all_have_a_cryptid_are_noticed():
    match = Match.start(load_game("cryptids"), 3, ROLES[:3], {"cryptids": "chosen"})
    t, broken = match.state, match.game.broken
    assert list(broken(t)) == []
    trait = t.trait_box.pop()
    t.trait[1].append(trait)
    t.learn([trait], 1)
    assert list(broken(t)) == [f"seat 1 was dealt {[trait]} before all have a Cryptid"]
