"""One presenter per game: what a seat may know, as nodes. Games without one get the plain one."""

import importlib
import importlib.util

from app.games.plain import Presenter
from app.i18n.text import Text
from engine.core.view import View


def present(view: View, text: Text, selection: str = "") -> Presenter:
    """The presenter of the view's game: `app/games/<game>.py` if there is one."""
    name = f"app.games.{view.game}"
    if importlib.util.find_spec(name) is None:
        return Presenter(view, text, selection)
    presenter: type[Presenter] = importlib.import_module(name).PRESENTER
    return presenter(view, text, selection)
