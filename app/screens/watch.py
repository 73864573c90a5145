"""A game that another tab has: the public table, and a button to take the game over."""

from app.games.presenter import Context, present
from app.i18n.text import Text
from app.node import Node, h
from app.table import Table
from app.widgets import button
from engine.core.view import View


def watch_screen(table: Table, text: Text) -> list[Node | None]:
    """The public board with nothing to choose, and whose tab it is."""
    view = looking_on(table.view(None))
    presenter = present(Context(view, text, picture=table.picture))
    return [
        h(
            "header",
            {"class": "bar", "key": "bar"},
            h("h1", {"tabindex": "-1", "data-focus": True}, text("watch.title")),
            presenter.status(),
            h("span", {"class": "turn"}, presenter.turn_words()),
        ),
        presenter.render_board(),
        h(
            "section",
            {"class": "told", "key": "told", "aria-label": text("watch.title")},
            h("div", {"class": "captions", "role": "status"}, h("p", {}, text("watch.why"))),
            h(
                "div",
                {"class": "leaving", "key": "out"},
                button("leave", text("menu.lobby"), class_="quiet"),
                button("take_over", text("watch.take"), class_="primary"),
            ),
        ),
    ]


def looking_on(view: View) -> View:
    """The same view with nothing to choose."""
    question = view.question._replace(choices=()) if view.question else None
    return view._replace(question=question, refused=())
