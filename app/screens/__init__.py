"""What the table shows: (table) -> nodes. The lobby and the set-up are static/lobby.mjs's.

The curtain decides here, and only here, whose view is asked of the match.
"""

from app.curtain import Stance
from app.i18n.text import Text
from app.node import Node, h
from app.screens.cover import cover_screen
from app.screens.error import error_screen
from app.screens.over import over_screen
from app.screens.play import play_screen
from app.table import Table


def draw_table(table: Table) -> Node:
    """The whole screen for the table as it is."""
    text = Text(table.language)
    if table.failure is not None:
        name, inside = "error", error_screen(table, table.failure, text)
    elif table.match is None:
        name, inside = "empty", []
    elif table.match.pending is None:
        name, inside = "over", over_screen(table, table.match, text)
    elif table.curtain.stance is Stance.COVERED:
        name, inside = "cover", cover_screen(table, table.match, text)
    else:
        name, inside = "play", play_screen(table, table.match, text)
    return h(
        "main",
        {
            # A new screen is a new element: what was private on the old one cannot stay behind.
            "key": f"{name}-{table.curtain.seat}",
            "class": f"screen {name}",
            "data-screen": name,
            "data-game": table.match.game.name if table.match else None,
            "data-stamp": table.stamp,
            "data-secret": table.curtain.is_secret and table.failure is None,
        },
        inside,
    )
