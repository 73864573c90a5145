"""The table that lies still among its players: a dock at each one's edge, turned to them.

The board is what everybody may see, and stays as it is. A hand is drawn only at its owner's
edge, and only while they peek. Two sit across from each other, more sit around.
"""

from typing import Any

from app.curtain import Stance
from app.games.presenter import Context, present
from app.i18n.text import Text
from app.moments import events_at
from app.node import Node, h
from app.screens.panels import panel
from app.screens.play import bar, peek_button, question_first
from app.screens.waiting import told, ways_on, whose_move, without_choices
from app.table import Table
from app.widgets import messages, token
from engine.core.match import Match

NEAR = 0
"""The seat from which the board is the right way up."""

READING_ORDER = ("far", "left", "right", "near")


def across_screen(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """Bar, the edges, and the board in their middle."""
    waits = table.curtain.stance is Stance.WAITING
    public = present(
        Context(
            without_choices(table.open_view()) if waits else table.open_view(),
            text,
            table.selection,
            bottom=NEAR,
            picture=table.picture,
            events=tuple(events_at(match, None, len(match.choices))),
            chance=table.chance,
            began=table.began,
            variants=match.setup.options,
            barred=table.barred,
        )
    )
    seats = sorted(
        range(len(match.setup.names)), key=lambda seat: READING_ORDER.index(table.edge_of(seat))
    )
    return [
        bar(table, match, public, text),
        messages(table.notices, text) if not waits else moving_strip(table, match, text),
        *(edge(table, seat, text) for seat in seats if table.edge_of(seat) != "near"),
        question_first(public, text) if not waits else None,
        public.render_board(),
        edge(table, NEAR, text),
        panel(table, match, public, text),
    ]


def moving_strip(table: Table, match: Match[Any], text: Text) -> Node:
    """A computer's move, under the bar: nobody sits at the computer's edge to read it there."""
    seat = table.curtain.seat
    assert seat is not None  # a computer's move is about its seat
    heading = whose_move(table, seat, text)
    return h(
        "div",
        {"class": "above", "key": "above"},
        messages(table.notices, text),
        h(
            "section",
            {"class": f"moving-strip seat-{seat}", "key": "strip", "aria-label": heading},
            h("div", {"class": "moving", "key": "moving"}, told(table, match, seat, heading, text)),
            h("div", {"class": "steps", "key": "steps"}, ways_on(table, match, text)),
        ),
    )


def edge(table: Table, seat: int, text: Text) -> Node:
    """One player's edge: the question if it is theirs, and their hand while they peek at it."""
    peeking = table.curtain.peeker == seat
    asked = table.curtain.seat == seat
    waits = table.curtain.stance is Stance.WAITING
    view = table.view(seat) if peeking else table.open_view()
    view = without_choices(view) if waits else view
    presenter = present(Context(view, text, table.selection, bottom=NEAR, chance=table.chance))
    name = table.seat_name(seat, text).label
    inside: list[Node | None]
    where = table.edge_of(seat)
    states = ["dock", "edge", f"seat-{seat}", "far turned" if where == "far" else where]
    states += ["asked"] if asked else ["waiting"]
    states += ["peeking"] if peeking else []
    if asked and not waits:
        heading = h("h2", {"tabindex": "-1", "data-focus": True}, presenter.prompt())
        held = presenter.hand(seat) if peeking and not presenter.HAND_IN_DOCK else None
        inside = [*presenter.answers(), held]
    else:
        heading = h("h2", {}, token(seat, view.game), name)
        inside = [presenter.hand(seat)] if peeking else []
    dock = h(
        "section",
        {
            "class": " ".join(states),
            "key": f"edge-{seat}",
            "aria-label": presenter.prompt() if asked else name,
        },
        h(
            "div",
            {"class": "edge-head"},
            heading,
            presenter.seat_line(seat),
            peek_button(table, seat, text) if table.computer_at(seat) is None else None,
        ),
        inside,
    )
    if where in ("near", "far"):
        return dock
    # A dock at the side is turned by 90 degrees: it takes the height of this box as its width.
    return h("div", {"class": f"beside {where}", "key": f"beside-{seat}"}, dock)
