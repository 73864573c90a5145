"""Dependencies point one way: games on the kernel, the page on the engine, nothing back."""

import ast
import sys
from pathlib import Path

import pytest

from engine.games import DEVELOPER_GAMES, LOBBY_GAMES

ROOT = Path(__file__).parents[2]
ENGINE = sorted((ROOT / "engine").rglob("*.py"))
RULES = [path for path in ENGINE if path.parts[-2] != "command" and path.name != "__main__.py"]
APP = sorted((ROOT / "app").rglob("*.py"))
GAMES = (*LOBBY_GAMES, *DEVELOPER_GAMES)
KERNEL = [path for path in ENGINE if path.parts[-2] in ("core", "saves", "autoplay")]
BROWSER = {"js", "pyscript", "pyodide"}
OUTSIDE = {"time", "datetime", "random", "os", "io", "pathlib", "socket", "threading", "secrets"}


def imports(path: Path) -> set[str]:
    """The full names of all modules that a file imports, also inside functions."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_the_engine_needs_only_the_standard_library_and_itself(path):
    for name in imports(path):
        top = name.partition(".")[0]
        assert top == "engine" or top in sys.stdlib_module_names, f"{named(path)} imports {name}"


@pytest.mark.parametrize("path", RULES, ids=named)
def test_rules_know_no_clock_no_files_and_no_other_chance(path):
    assert not imports(path) & OUTSIDE
    assert not any(name.startswith("engine.command") for name in imports(path))


@pytest.mark.parametrize("path", RULES, ids=named)
def test_the_kernel_knows_no_game_and_no_game_knows_another(path):
    home = path.relative_to(ROOT).parts[1]
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "engine" and len(parts) > 1 and parts[1] in GAMES:
            assert parts[1] == home, f"{named(path)} imports {name}"


@pytest.mark.parametrize("path", KERNEL, ids=named)
def test_the_kernel_names_no_game(path):
    text = path.read_text(encoding="utf-8").lower()
    assert [game for game in GAMES if game in text] == []


@pytest.mark.parametrize("path", KERNEL, ids=named)
def test_playing_needs_no_saves_and_neither_needs_bots(path):
    below = {"core": ("saves", "autoplay"), "saves": ("autoplay",), "autoplay": ()}
    forbidden = tuple(f"engine.{package}" for package in below[path.parts[-2]])
    found = [name for name in imports(path) if name.startswith(forbidden)] if forbidden else []
    assert found == []


def loaded_with(module: str, found: set[str]) -> set[str]:
    """The modules of the engine that are loaded with this one, itself included."""
    if module not in found:
        path = ROOT / module.replace(".", "/")
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        found.add(module)
        for name in imports(path):
            if name.startswith("engine."):
                loaded_with(name, found)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_loaded_without_its_bots(game):
    """The page loads no bot that nobody plays against."""
    loaded = loaded_with(f"engine.{game}", set())
    assert "engine.core.state" in loaded
    assert [name for name in loaded if "bot" in name or name.startswith("engine.autoplay")] == []


@pytest.mark.parametrize("path", APP, ids=named)
def test_only_main_knows_the_browser(path):
    browser = {
        name for name in imports(path) if name.split(".")[0] in {"js", "pyscript", "pyodide"}
    }
    assert not browser or path.name == "main.py", f"{named(path)} imports {browser}"


@pytest.mark.parametrize("path", [p for p in APP if {"screens", "games"} & set(p.parts)], ids=named)
def test_presenters_get_a_view_never_a_state(path):
    for name in imports(path):
        assert not name.startswith("engine.core.state"), f"{named(path)} imports {name}"
        assert not name.endswith(".state"), f"{named(path)} imports {name}"


def test_there_is_something_to_check():
    assert len(RULES) > 10
