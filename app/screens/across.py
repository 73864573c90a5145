"""The table that lies still between two players: a dock at either edge, the far one turned.

The board is what everybody may see, and stays as it is. A hand is drawn only at its owner's
edge, and only while they peek.
"""

from typing import Any

from app.games import present
from app.i18n.text import Text
from app.node import Node, h
from app.pieces import token
from app.screens.messages import messages
from app.screens.panels import panel
from app.screens.play import bar, peek_button
from app.table import Table
from engine.core.match import Match

NEAR, FAR = 0, 1


def across_screen(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """Bar, far edge, board, near edge."""
    public = present(match.view(None), text, table.selection, bottom=NEAR, picture=table.picture)
    return [
        bar(table, match, public, text),
        messages(table, text),
        edge(table, match, FAR, text),
        public.board(),
        edge(table, match, NEAR, text),
        panel(table, match, public, text),
    ]


def edge(table: Table, match: Match[Any], seat: int, text: Text) -> Node:
    """One player's edge: the question if it is theirs, and their hand, face down or peeked at."""
    peeking = table.curtain.peeker == seat
    asked = table.curtain.seat == seat
    presenter = present(match.view(seat if peeking else None), text, table.selection, bottom=NEAR)
    name = match.setup.names[seat]
    states = ["dock", "edge", f"seat-{seat}", "far turned" if seat == FAR else "near"]
    states += ["asked"] if asked else ["waiting"]
    states += ["peeking"] if peeking else []
    if asked:
        heading = h("h2", {"tabindex": "-1", "data-focus": True}, presenter.prompt())
        held = presenter.hand(seat) if peeking and not presenter.HAND_IN_DOCK else None
        inside = [*presenter.answers(), held]
    else:
        heading = h("h2", {}, token(seat), name)
        inside = [presenter.hand(seat)] if peeking else []
    return h(
        "section",
        {
            "class": " ".join(states),
            "key": f"edge-{seat}",
            "aria-label": presenter.prompt() if asked else name,
        },
        h("div", {"class": "edge-head"}, heading, peek_button(table, seat, text)),
        inside,
    )
