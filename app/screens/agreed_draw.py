"""A draw by agreement: every player confirms, in the open. This screen shows no card."""

from app.i18n.text import Text
from app.node import Node, h
from app.table import Table
from app.widgets import button, token


def agreed_draw_screen(table: Table, text: Text) -> list[Node | None]:
    """A button for each player; the game ends when all have agreed."""
    return [
        h(
            "section",
            {"class": "panel agreement", "key": "agreement"},
            h("h1", {"tabindex": "-1", "data-focus": True}, text("draw.title")),
            h("p", {}, text("draw.house")),
            h(
                "div",
                {"class": "agreeing"},
                [agreement(table, seat, text) for seat in table.people],
            ),
            h("p", {"class": "hint"}, text("draw.computers")) if table.seats else None,
            button("panel:", text("draw.no"), class_="quiet", data_escape=True),
        ),
    ]


def agreement(table: Table, seat: int, text: Text) -> Node:
    """One player's yes; touching it again takes it back."""
    agreed = seat in table.agreeing
    # For the player who sits opposite it is the right way up.
    turned = " turned" if table.manner.lies_still and table.edge_of(seat) == "far" else ""
    return button(
        f"agree:{seat}",
        token(seat, table.game),
        text("draw.agreed" if agreed else "draw.yes", name=table.seat_name(seat, text)),
        class_=f"agree seat-{seat}{turned}",
        aria_pressed="true" if agreed else "false",
    )
