"""Small parts that many screens and presenters use: seat tokens, buttons, messages."""

from app.i18n.text import Text
from app.node import Child, Node, h
from app.table import Notice, Table

SHAPES = (
    ("circle", {"cx": "20", "cy": "20", "r": "15"}),
    ("rect", {"x": "6.5", "y": "6.5", "width": "27", "height": "27", "rx": "3"}),
    ("path", {"d": "M20 4l16 28H4z"}),
    ("path", {"d": "M20 3l17 17-17 17L3 20z"}),
)
"""A shape for each seat: colour is never the only sign. As in static/icons/seat-*.svg."""

SIGNS = {
    "menu": "M3 6h18M3 12h18M3 18h18",
    "undo": "M9 5L4 10l5 5M4 10h10a6 6 0 010 12h-3",
    "log": "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4",
    "close": "M5 5l14 14M19 5L5 19",
}
"""Line drawings for the buttons of the bar."""


def token(seat: int) -> Node:
    """The shape and colour of a seat."""
    tag, form = SHAPES[seat]
    return h(
        "svg",
        {"class": f"token seat-{seat}", "viewBox": "0 0 40 40", "aria-hidden": "true"},
        h(tag, dict(form)),
    )


def sign(name: str) -> Node:
    """A small line drawing."""
    return h(
        "svg",
        {"class": "sign", "viewBox": "0 0 24 24", "aria-hidden": "true"},
        h("path", {"d": SIGNS[name]}),
    )


def button(act: str, *children: Child, **attributes: object) -> Node:
    """A button that sends an intent; `class_` and `aria_label` become what they look like."""
    named = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
    return h("button", {"type": "button", "data-act": act, "key": act, **named}, *children)


def messages(table: Table, text: Text) -> Node | None:
    """All that has to be told now; that the device keeps nothing is told all the time."""
    told = [table.notice] if table.notice else []
    if table.unkept:
        told.append(Notice("storage.lost", {"reason": table.unkept}))
    if not told:
        return None
    return h(
        "div",
        {"class": "messages", "key": "messages", "role": "status"},
        [
            h(
                "p",
                {"class": "notice calm" if notice.calm else "notice", "key": notice.key},
                text(notice.key, **notice.arguments),
            )
            for notice in told
        ],
    )
