"""One package a game: its policy (policy.py) for the controller, its presenter for the screens.

A game without a package of its own is shown plainly, by the defaults of both.
"""

import importlib
import importlib.util
from typing import TypeVar

T = TypeVar("T")


def part_of(game: str, part: str, default: T) -> T:
    """What app/games/<game>/<part>.py brings, by the part's name in capitals.

    The default is for a game without a package or without that part, and for the lobby ("").
    """
    package = f"app.games.{game}"
    if not game or importlib.util.find_spec(package) is None:
        return default
    if importlib.util.find_spec(f"{package}.{part}") is None:
        return default
    found: T = getattr(importlib.import_module(f"{package}.{part}"), part.upper())
    return found
