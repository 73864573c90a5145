"""What can lie over the table: the log and the menu. One tap or Escape closes them."""

from typing import Any

from app.games.plain import Presenter
from app.i18n.text import LANGUAGES, Text, catalogue_name
from app.node import Node, h
from app.pieces import button, sign
from app.table import Table
from engine.core.match import Match


def panel(table: Table, match: Match[Any], presenter: Presenter, text: Text) -> Node | None:
    """The open panel, if one is open."""
    if table.panel == "log":
        return sheet(text("log.title"), log(match, presenter, text), text)
    if table.panel == "menu":
        return sheet(text("menu.title"), menu(table, match, text), text)
    return None


def sheet(title: str, inside: list[Node | None], text: Text) -> Node:
    """A sheet at the right edge."""
    return h(
        "aside",
        {"class": "sheet", "key": "sheet", "aria-label": title},
        h(
            "header",
            {},
            h("h2", {"tabindex": "-1"}, title),
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


def log(match: Match[Any], presenter: Presenter, text: Text) -> list[Node | None]:
    """What the seat that looks has seen happen, newest first."""
    story = match.story(presenter.view.player)
    lines = [line for entry in story if (line := presenter.line(entry.event))]
    if not lines:
        return [h("p", {}, text("log.empty"))]
    return [
        h("p", {"class": "hint"}, text("log.lines", count=len(lines))),
        h("ol", {"class": "log", "tabindex": "0"}, [h("li", {}, line) for line in reversed(lines)]),
    ]


def menu(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """Everything about the table that is not play."""
    return [
        h(
            "div",
            {"class": "menu"},
            button("restart", text("menu.restart")) if match.can_undo else None,
            button("conceal", text("table.cover")) if table.curtain.is_secret else None,
            seating(table, text) if len(match.setup.names) == 2 else None,
            button("share", text("menu.link")),
            button("export", text("menu.export")),
            h("p", {"class": "hint"}, text("menu.spoils")),
            languages(table),
            button("leave", text("menu.lobby")),
            h("p", {"class": "hint"}, text("menu.saved")) if not table.unkept else None,
        )
    ]


def seating(table: Table, text: Text) -> Node:
    """The other way for the tablet to travel."""
    other = "across" if table.seating == "pass" else "pass"
    return button(f"seating:{other}", text("menu.seating", seating=text(f"setup.{other}")))


def languages(table: Table) -> Node:
    """The languages, each called by its own name."""
    return h(
        "div",
        {"class": "languages"},
        [
            button(
                f"language:{code}",
                code.upper(),
                lang=code,
                aria_label=catalogue_name(code),
                aria_pressed="true" if code == table.language else "false",
            )
            for code in LANGUAGES
        ],
    )
