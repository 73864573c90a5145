"""Which parts of the app know which: the controller draws nothing, screens see only views."""

import ast
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
APP = sorted((ROOT / "app").rglob("*.py"))
DRAWING = ("app.node", "app.widgets", "app.dom", "app.screens")
DECIDING = [
    "app.controller",
    "app.curtain",
    "app.table",
    "app.moments",
    "app.effects",
    "app.sounds",
]
DECIDING += [f"app.acts.{path.stem}" for path in (ROOT / "app" / "acts").glob("[a-z]*.py")]
DECIDING += [f"app.games.{path.parent.name}.policy" for path in ROOT.glob("app/games/*/policy.py")]


def file_of(module: str) -> Path | None:
    """The file of one of our modules; None if it is not one."""
    path = ROOT / module.replace(".", "/")
    found = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in found if file.exists()), None)


@cache
def imports(module: str) -> frozenset[str]:
    """Every module of the app that this one imports itself, with the packages above it."""
    file = file_of(module)
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))) if file else ():
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    above = {name.rsplit(".", count)[0] for name in names for count in range(name.count(".") + 1)}
    return frozenset(name for name in names | above if name.startswith("app") and file_of(name))


def reached_from(module: str) -> dict[str, str]:
    """Every module of the app that importing this one brings along -> who imports it."""
    reached, waiting = {module: ""}, [module]
    while waiting:
        importer = waiting.pop()
        for name in imports(importer) - reached.keys():
            reached[name] = importer
            waiting.append(name)
    return reached


@pytest.mark.parametrize("module", DECIDING)
def test_what_decides_imports_no_drawing(module):
    assert file_of(module), f"there is no {module}"
    for name, importer in reached_from(module).items():
        assert not name.startswith(DRAWING), f"{importer} imports {name}"
        assert not name.endswith(".presenter"), f"{importer} imports {name}"


def test_a_drawing_would_be_found():
    """The check above is worth something: screens do reach the nodes they are made of."""
    assert reached_from("app.screens")["app.node"]


@pytest.mark.parametrize(
    "path",
    [path for path in APP if {"screens", "games"} & set(path.relative_to(ROOT).parts)],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_screens_read_the_view_never_the_state(path):
    """What is not in a view cannot leak; so nothing that draws touches a match's state."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        is_state = isinstance(node, ast.Attribute) and node.attr == "state"
        assert not is_state, f"line {node.lineno} reads a state"
        if isinstance(node, ast.ImportFrom) and node.module:
            assert not node.module.endswith(".state"), f"line {node.lineno} imports a state"
