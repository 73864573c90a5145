"""The end: who won and why, every card open, and what to do next."""

from typing import Any

from app.games import present
from app.i18n.text import Text
from app.node import Node, h
from app.pieces import button, messages, sign, token
from app.screens.panels import panel
from app.table import Table
from engine.core.match import Match


def over_screen(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """The result above the open table."""
    presenter = present(match.view(None), text)
    names = match.setup.names
    winners = match.state.winners
    if not winners:
        result = text("over.draw")
    elif len(winners) == 1:
        result = text("over.winner", name=names[winners[0]])
    else:
        result = text("over.winners", names=", ".join(names[seat] for seat in winners))
    turns = text("over.turns", count=match.state.turn + 1, choices=len(match.choices))
    return [
        messages(table, text),
        h(
            "section",
            {"class": "result", "key": "result"},
            h("p", {"class": "trophy"}, [token(seat) for seat in winners]),
            h("h1", {"tabindex": "-1", "data-focus": True}, result),
            h("p", {}, f"{presenter.ending()} · {turns}"),
            h(
                "div",
                {"class": "row"},
                button("again", text("over.again"), class_="primary"),
                button("leave", text("over.lobby")),
                button("export", text("menu.export")),
                button("panel:log", sign("log"), " ", text("bar.log")),
            ),
        ),
        h("p", {"class": "hint centred", "key": "open"}, text("over.open")),
        presenter.board(),
        panel(table, match, presenter, text),
    ]
