"""What can lie over the table: log, menu, rules, gallery, help. One tap or Escape closes them."""

from typing import Any

from app.games.presenter import Presenter
from app.i18n.text import Text
from app.moments import log_lines
from app.node import Child, Node, h
from app.screens.menu import menu
from app.screens.reader import gallery, help_sheet, rules
from app.table import Table
from app.widgets import button, sign
from engine.core.match import Match

RAIL_LINES = 14
"""How many lines fit beside the board; the whole log is one tap away."""


def panel(table: Table, match: Match[Any], presenter: Presenter, text: Text) -> Node | None:
    """The open panel, if one is open."""
    match table.panel:
        case "log":
            return sheet(text("log.title"), log(table, match, presenter, text), text)
        case "menu":
            return sheet(text("menu.title"), menu(table, match, presenter, text), text)
        case "rules":
            return sheet(text("rules.title"), rules(table, presenter, text), text, "wide")
        case "gallery":
            return sheet(text("gallery.title"), gallery(table, presenter, text), text, "wide")
        case "help":
            return sheet(text("help.title"), help_sheet(table, presenter, text), text, "wide")
    return None


def sheet(title: str, inside: Child, text: Text, more: str = "") -> Node:
    """A sheet at the right edge."""
    return h(
        "aside",
        {"class": f"sheet {more}".strip(), "key": "sheet", "aria-label": title},
        h(
            "header",
            {},
            h("h2", {"tabindex": "-1", "data-grab": True}, title),
            button(
                "panel:",
                sign("close"),
                class_="tool",
                aria_label=text("close"),
                data_escape=True,
            ),
        ),
        inside,
    )


def log(table: Table, match: Match[Any], presenter: Presenter, text: Text) -> list[Node | None]:
    """What the seat that looks has seen happen, newest first; each line leads to its moment."""
    lines = log_lines(match, presenter.teller, table.answered, presenter.view.player)
    if not lines:
        return [h("p", {}, text("log.empty"))]
    return [
        h("p", {"class": "hint"}, text("log.lines", count=len(lines)), ". ", text("log.hint")),
        h(
            "ol",
            {"class": "lines"},
            [
                h("li", {"key": number}, line_node(match, line.at, line.words))
                for number, line in reversed(list(enumerate(lines)))
            ],
        ),
    ]


def rail(table: Table, match: Match[Any], presenter: Presenter, text: Text) -> Node:
    """The newest lines of the log beside the board, where the screen is wide enough."""
    # Selecting things adds no line.
    moment = ("rail", presenter.view.player, text.language, table.answered)
    return table.views.once(match, moment, lambda: newest_lines(table, match, presenter, text))


def newest_lines(table: Table, match: Match[Any], presenter: Presenter, text: Text) -> Node:
    """The lines of the rail."""
    # Wording the whole game again at every tap would cost more than drawing it.
    since = max(0, len(match.choices) - RAIL_LINES)
    lines = log_lines(match, presenter.teller, table.answered, presenter.view.player, since)
    # A line keeps its key while newer ones push it down.
    first = {line.at: place for place, line in reversed(list(enumerate(lines)))}
    numbered = [(f"{line.at}-{place - first[line.at]}", line) for place, line in enumerate(lines)]
    return h(
        "aside",
        {"class": "rail", "key": "rail", "aria-label": text("log.title")},
        h("h2", {}, text("log.title")),
        h(
            "ol",
            {"class": "lines"},
            [
                h("li", {"key": key}, line_node(match, line.at, line.words))
                for key, line in reversed(numbered[-RAIL_LINES:])
            ],
        ),
    )


def line_node(match: Match[Any], at: int, words: str) -> Node | str:
    """A line of the log; what happened under older rules has no moment to go back to."""
    if at < match.begins_at:
        return words
    return button(f"at:{at}", words, class_="line", key="line")
