"""An error of ours: the reason, the save, a report to copy, and the way back."""

from app.i18n.text import Text
from app.node import Node, h
from app.table import Failure, Table
from app.widgets import button, messages


def error_screen(table: Table, failure: Failure, text: Text) -> list[Node | None]:
    """What happened, and that nothing is lost."""
    playing = table.match is not None
    return [
        messages(table.notices, text),
        h(
            "section",
            {"class": "panel broken", "key": "broken"},
            h("h1", {"tabindex": "-1", "data-focus": True}, text("error.title")),
            h("p", {"class": "reason"}, failure.reason),
            h("p", {}, text("error.safe")) if playing else None,
            h(
                "div",
                {"class": "row"},
                button("recover", text("error.resume"), class_="primary") if playing else None,
                button("export", text("error.download")) if playing else None,
                button("report", text("error.copy")),
                button("leave", text("over.lobby")),
            ),
            h("p", {"class": "hint"}, text("error.secrets")) if playing else None,
            h(
                "details",
                {},
                h("summary", {}, text("error.details")),
                h("pre", {"tabindex": "0"}, failure.trace),
            ),
        ),
    ]
