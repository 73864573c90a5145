"""One presenter per game: what a seat may know, as nodes. Games without one get the plain one."""

import importlib
import importlib.util
from functools import cache

from app.games.plain import Presenter
from app.i18n.text import Text
from engine.core.view import View


def present(
    view: View, text: Text, selection: str = "", *, bottom: int = 0, picture: str = ""
) -> Presenter:
    """The presenter of the view's game.

    `bottom` is the seat at the lower edge of the board, `picture` which of the game's
    pictures of the board is wanted; "" is its own.
    """
    return presenter_of(view.game)(view, text, selection, bottom, picture)


@cache
def presenter_of(game: str) -> type[Presenter]:
    """`PRESENTER` of `app/games/<game>`, or the plain one as long as there is none."""
    name = f"app.games.{game}"
    if importlib.util.find_spec(name) is None:
        return Presenter
    found: type[Presenter] = getattr(importlib.import_module(name), "PRESENTER", Presenter)
    return found
