"""The cover: names the next seat and waits for it. Nothing here depends on a secret.

It gets no view at all; the recap (moment.py) shows what everybody has seen.
"""

from typing import Any

from app.i18n.text import Text
from app.node import Node, h
from app.pieces import button, token
from app.screens.messages import messages
from app.table import Table
from engine.core.match import Match


def cover_screen(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """Whom to pass the tablet to, and a button for them."""
    seat = table.curtain.seat
    assert seat is not None  # after the end there is no cover
    name = match.setup.names[seat]
    turned = " turned" if table.is_turned else ""
    across = table.seating == "across"
    face_down = table.manner.face_down
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
            h(
                "p",
                {"class": "hint"},
                text("cover.down") if face_down else text("cover.private", name=name),
            ),
            h("p", {"class": "hint aloud"}, text("cover.aloud")) if not face_down else None,
            button("recap", text("cover.recap"), class_="quiet", **key_of(table, "r")),
        ),
        button("leave", text("menu.lobby"), class_="quiet to-lobby"),
    ]


def key_of(table: Table, letter: str) -> dict[str, str]:
    """A single letter as shortcut for a button, unless they are switched off."""
    if table.settings.keys != "on":
        return {}
    return {"data_key": letter, "aria_keyshortcuts": letter}
