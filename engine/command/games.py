"""Which games the command line knows: those of the lobby, and the developers' own."""

import importlib.util
from typing import Any

from engine.core.game import GAMES, Game, is_playable, load_game

DEVELOPERS = {"magpies": "tests.magpies"}
"""Games for trying out the kernel, by name and module."""


def find(name: str) -> Game[Any]:
    """The game of that name; UnknownGame lists the ones there are."""
    return load_game(name, _present())


def playable() -> list[str]:
    """The games of the lobby whose rules are here."""
    return [name for name in GAMES if is_playable(name)]


def _present() -> dict[str, str]:
    try:
        return {n: module for n, module in DEVELOPERS.items() if importlib.util.find_spec(module)}
    except ModuleNotFoundError:  # a copy without tests
        return {}
