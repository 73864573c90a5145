"""What has to be told now, above the board: problems, and what is new."""

from app.curtain import Stance
from app.i18n.text import Text
from app.node import Node, h
from app.pieces import button
from app.table import Notice, Table

FIRST_TURNS = 2
"""So many turns at the beginning have a hint: the first one of either side."""


def messages(table: Table, text: Text) -> Node | None:
    """All that has to be told now; that the device keeps nothing is told all the time."""
    told = [table.notice] if table.notice else []
    if table.unkept:
        told.append(Notice("storage.lost", {"reason": table.unkept}))
    hint = first_hint(table, text)
    if not told and hint is None:
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
        hint,
    )


def first_hint(table: Table, text: Text) -> Node | None:
    """A word to those who play their first turn, until they say that they know.

    Only while the question is about their hand: over the board it would lie on the answers.
    """
    asked = table.match.pending if table.match else None
    if table.match is None or asked is None or not asked.hush:
        return None
    hidden = table.curtain.stance is Stance.COVERED or table.failure is not None
    # Across the table the far edge lies where it would be, and the board must not move.
    hidden = hidden or table.manner.needs_no_cover
    if hidden or table.match.state.turn >= FIRST_TURNS or table.settings.hint != "new":
        return None
    return h(
        "div",
        {"class": "notice calm newcomer", "key": "first"},
        h("p", {}, text("hint.first")),
        button("set:hint:seen", text("hint.done")),
    )
