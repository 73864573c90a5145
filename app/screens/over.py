"""The end: who won and why, every card open, and what to do next."""

from collections.abc import Sequence
from typing import Any

from app.games.presenter import Context, present
from app.i18n.text import Text
from app.node import Node, h
from app.screens.panels import panel
from app.seats import characters_of
from app.table import Table
from app.widgets import button, messages, sign, token
from engine.core.match import AGREED, Match


def over_screen(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """The result above the open table."""
    view = table.view(None)
    presenter = present(Context(view, text))
    ending = text("log.agreed") if view.ending == AGREED else presenter.ending()
    turns = text("over.turns", count=table.policy.turn_number(view.turn))
    # The winner's colours; nobody's after a draw or a shared victory.
    colours = f" seat-{view.winners[0]}" if len(view.winners) == 1 else ""
    return [
        messages(table.notices, text),
        h(
            "section",
            {"class": f"result{colours}", "key": "result"},
            h("p", {"class": "trophy"}, [token(seat, match.game.name) for seat in view.winners]),
            h("h1", {"tabindex": "-1", "data-focus": True}, result(table, view.winners, text)),
            role(table, view.winners, text),
            h("p", {}, f"{ending} · {turns}"),
            h(
                "div",
                {"class": "row"},
                button("again", text("over.again"), class_="primary"),
                button("replay", sign("play"), " ", text("over.replay")),
                button("panel:course", sign("course"), " ", text("course.title"))
                if characters_of(match.game.name)
                else None,
                button("panel:log", sign("log"), " ", text("bar.log")),
                button("export", text("menu.export")),
                button("leave", text("over.lobby")),
            ),
        ),
        h("p", {"class": "hint centred", "key": "open"}, text("over.open")),
        presenter.render_board(),
        panel(table, match, presenter, text),
    ]


def result(table: Table, winners: Sequence[int], text: Text) -> str:
    """Who has won."""
    names = [table.seat_name(seat, text) for seat in winners]
    if not names:
        return text("over.draw")
    if len(names) == 1:
        return text("over.winner", name=names[0])
    called = [f"{name.label} ({name.role})" if name.role else name.label for name in names]
    return text("over.winners", names=", ".join(called))


def role(table: Table, winners: Sequence[int], text: Text) -> Node | None:
    """What the winner played, beside a name that does not say it."""
    roles = [table.seat_name(seat, text).role for seat in winners]
    return h("p", {"class": "role"}, roles[0]) if len(roles) == 1 and roles[0] else None
