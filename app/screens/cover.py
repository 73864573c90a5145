"""The cover: names the next seat and waits for it. Nothing here depends on a secret.

It gets no view at all; the recap (moment.py) shows what everybody has seen. What can be
answered without a look can be answered here, in the same words for everyone.
"""

from typing import Any

from app.i18n.text import Text
from app.node import Node, h
from app.table import Table
from app.widgets import button, messages, shortcut, token
from engine.core.match import Match

FIRST_TURNS = 2
"""The first turns have a hint: one for each side."""


def cover_screen(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """Whom to pass the tablet to, and a button for them."""
    seat = table.curtain.seat
    assert seat is not None  # after the end there is no cover
    name = table.seat_name(seat, text)
    turned = " turned" if table.is_turned else ""
    still = table.manner.lies_still
    face_down = table.manner.face_down
    return [
        messages(table.notices, text),
        h(
            "section",
            {"class": f"cover-card seat-{seat}{turned}", "key": "card"},
            token(seat, table.game),
            h(
                "h1",
                {},
                h("small", {}, text("cover.turn" if still else "cover.pass")),
                " ",
                h("span", {"class": "name"}, name.label),
            ),
            button("reveal", text("cover.ready", name=name), class_="primary", data_focus=True),
            h(
                "p",
                {"class": "hint"},
                text("cover.down") if face_down else text("cover.private", name=name),
            ),
            h("p", {"class": "hint aloud"}, text("cover.aloud")) if not face_down else None,
            newcomer(table, text),
            h(
                "div",
                {"class": "row unlooked", "key": "unlooked"},
                blind_answers(table, match, text),
                button(
                    "recap",
                    text("cover.recap"),
                    class_="quiet",
                    **shortcut(table.settings, "r"),
                ),
            ),
        ),
        button("leave", text("menu.lobby"), class_="quiet to-lobby"),
    ]


def newcomer(table: Table, text: Text) -> Node | None:
    """A hint for a player's first turn, until somebody dismisses it.

    It is said here because anywhere else it would lie over something.
    """
    if table.turn >= FIRST_TURNS or table.settings.hint != "new":
        return None
    return h(
        "div",
        {"class": "newcomer", "key": "newcomer"},
        h("p", {}, text("hint.first")),
        button("set:hint:seen", text("hint.done"), class_="quiet"),
    )


def blind_answers(table: Table, match: Match[Any], text: Text) -> list[Node]:
    """The answers that can be given without taking the tablet over."""
    options = table.policy.blind_answers(match.pending) if match.pending else []
    return [blind_answer(table, match, option, text) for option in options]


def blind_answer(table: Table, match: Match[Any], option: str, text: Text) -> Node:
    """An answer that needs no look, in the same words for everyone; a second tap confirms it."""
    sure = table.selection == option
    key = f"{match.game.name}.unlooked.{option}"
    return button(
        f"choose:{option}" if sure else f"select:{option}",
        text(f"{key}.sure" if sure else key),
        class_="blind sure" if sure else "blind",
        key=f"blind-{option}",
    )
