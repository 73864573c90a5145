"""The games: those of the lobby, and those for developers. Loads them by name.

A game is a package `engine/<name>` with a `Game` called `GAME`. The kernel knows none of them.
"""

import importlib
from typing import Any

from engine.core.errors import UnknownGame, brief
from engine.core.game import Game

LOBBY_GAMES = ("inbetween", "cryptids", "twister")
"""The games that Handover is made for, in the order of the lobby."""

DEVELOPER_GAMES = ("magpies",)
"""Small games that test the kernel; the page offers them only by its developer entry."""


def load_game(name: str, *, developer: bool = True) -> Game[Any]:
    """The game of that name; without `developer`, only a game of the lobby.

    >>> load_game("chess")
    Traceback (most recent call last):
    engine.core.errors.UnknownGame: name='chess', known=[...]
    """
    known = [*LOBBY_GAMES, *(DEVELOPER_GAMES if developer else ())]
    if name not in known:
        raise UnknownGame(name=brief(name), known=known)
    game: Game[Any] = importlib.import_module(f"engine.{name}").GAME
    return game
