"""The table in play: bar, board, dock, and a panel over it when one is open."""

from typing import Any

from app.curtain import Stance
from app.games import present
from app.games.plain import Presenter
from app.i18n.text import Text
from app.node import Node, h
from app.pieces import button, messages, sign, token
from app.screens.panels import panel
from app.table import Table
from engine.core.match import Match


def play_screen(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """What the seat that looks may see; in the open, what everybody may."""
    presenter = present(
        match.view(table.curtain.seat_shown),
        text,
        table.selection,
        bottom=bottom_seat(table, match),
        picture=table.picture,
    )
    return [
        bar(match, presenter, text),
        messages(table, text),
        presenter.board(),
        dock(table, presenter, text),
        panel(table, match, presenter, text),
    ]


def bottom_seat(table: Table, match: Match[Any]) -> int:
    """Whose side of the board lies at the bottom: down is mine, unless the tablet lies still."""
    if table.seating == "across":
        return 0
    seat = table.curtain.seat_shown
    # Asked in the open, the tablet stays with whoever's turn it is.
    return match.state.active if seat is None else seat


def bar(match: Match[Any], presenter: Presenter, text: Text) -> Node:
    """Menu, whose turn it is, how the game stands, undo, log."""
    decision = match.pending
    barrier = match.why_not_undo
    if decision is None:
        title: list[Node | str] = [text("bar.over")]
    else:
        key = "bar.turn" if decision.player == match.state.active else "bar.asked"
        title = [token(decision.player), text(key, name=match.setup.names[decision.player])]
    undo = text("bar.undo")
    return h(
        "header",
        {"class": "bar", "key": "bar"},
        button("panel:menu", sign("menu"), class_="tool", aria_label=text("bar.menu")),
        h("h1", {}, title),
        presenter.status(),
        h("span", {"class": "turn"}, text("table.turn", turn=match.state.turn + 1)),
        button(
            "undo",
            sign("undo"),
            class_="tool barred" if barrier else "tool",
            # Touching it says the same to those who see.
            aria_label=f"{undo}. {text(f'undo.{barrier}')}" if barrier else undo,
        ),
        button("panel:log", sign("log"), class_="tool", aria_label=text("bar.log")),
    )


def dock(table: Table, presenter: Presenter, text: Text) -> Node:
    """The question and its answers, turned to the seat that is asked."""
    seat = table.curtain.seat
    asking = table.curtain.stance is Stance.ASKING
    return h(
        "section",
        {
            "class": f"dock seat-{seat}{' turned' if table.is_turned else ''}",
            "key": "dock",
            "aria-label": presenter.prompt(),
        },
        h("h2", {"tabindex": "-1", "data-focus": True}, presenter.prompt()),
        h("p", {"class": "hint"}, text("table.open")) if asking else None,
        presenter.answers(),
        button("look", text("table.look"), class_="quiet") if asking else None,
    )
