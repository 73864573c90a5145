"""What has to be told now, above the board: problems, and what the table did by itself."""

from app.i18n.text import Text
from app.node import Node, h
from app.table import Notice, Table


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
