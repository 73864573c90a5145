"""What the picture of an end shows, as data: exactly what the end screen says.

static/js/postcard.mjs draws it.
"""

import json
from typing import Any

from app.ending import Ending, Number, ending_of
from app.i18n.text import Text
from app.table import Table
from engine.core.match import Match


def postcard_of(table: Table, match: Match[Any], text: Text) -> str:
    """The picture of the end of a match, as JSON for the script that draws it."""
    ending = ending_of(table, match, text)
    return json.dumps(
        {
            "file": f"handover-{match.game.name}-{table.id}.png",
            "art": ending.picture,
            "game": text(f"game.{match.game.name}"),
            "kind": ending.kind,
            "title": ending.title,
            "role": ending.role,
            "decided": ending.decided,
            "players": players(table, match, text),
            "numbers": [[number.label, *map(str, number.values)] for number in numbers(ending)],
        },
        ensure_ascii=False,
    )


def players(table: Table, match: Match[Any], text: Text) -> list[str]:
    """Everybody who has played, in the order of their seats."""
    names = [table.seat_name(seat, text) for seat in range(len(match.setup.names))]
    return [f"{name.label} ({name.role})" if name.role else name.label for name in names]


def numbers(ending: Ending) -> tuple[Number, ...]:
    """The numbers of the story; what would not fit is left out."""
    return ending.numbers[:MOST_NUMBERS]


MOST_NUMBERS = 6
