"""The cover: names the next seat and waits for it. Nothing here depends on a secret.

It gets the public view alone, for the recap; it never asks what the seat could do.
"""

from typing import Any

from app.games import present
from app.i18n.text import Text
from app.node import Node, h
from app.pieces import button, messages, token
from app.table import Table
from engine.core.match import Match

RECAP_LINES = 8


def cover_screen(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """Whom to pass the tablet to, a button for them, and what everybody has seen happen."""
    seat = table.curtain.seat
    assert seat is not None  # after the end there is no cover
    name = match.setup.names[seat]
    turned = " turned" if table.is_turned else ""
    across = table.seating == "across"
    return [
        messages(table, text),
        h(
            "section",
            {"class": f"cover-card seat-{seat}{turned}", "key": "card"},
            token(seat),
            h(
                "h1",
                {},
                h("small", {}, text("cover.turn" if across else "cover.pass")),
                " ",
                h("span", {"class": "name"}, name),
            ),
            button("reveal", text("cover.ready", name=name), class_="primary", data_focus=True),
            h("p", {"class": "hint"}, text("cover.private", name=name)),
            button(
                "recap",
                text("cover.recap.hide" if table.recap else "cover.recap"),
                class_="quiet",
                aria_expanded="true" if table.recap else "false",
            ),
            recap(match, text) if table.recap else None,
        ),
        button("leave", text("menu.lobby"), class_="quiet to-lobby"),
    ]


def recap(match: Match[Any], text: Text) -> Node:
    """The last things that everybody saw."""
    presenter = present(match.view(None), text)
    told = [line for entry in match.story(None) if (line := presenter.line(entry.event))]
    lines = told[-RECAP_LINES:]
    if not lines:
        return h("p", {"class": "recap"}, text("cover.recap.empty"))
    return h("ol", {"class": "recap"}, [h("li", {}, line) for line in lines])
