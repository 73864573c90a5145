"""The coach: when it looks at a choice that a person has made, and when it speaks.

It speaks to somebody who looks at their own hand, about a choice that can still be taken back,
and only if that choice loses at once or gives away much that the player could have seen: the
searcher that gives hints weighs it from that seat's view (app/inquiries.py). Nothing waits for
it: the choice is saved and drawn before. What comes too late is not said.
"""

from typing import TYPE_CHECKING

from app.curtain import Stance
from app.findings import Warned
from app.seats import characters_of

if TYPE_CHECKING:
    from app.table import Table

KIND = "coach"
"""What its inquiries are called."""
MUCH = 25
"""A choice that costs so many games in a hundred gives away much."""

Move = tuple[str, ...]
"""A choice, as the last of all that were made."""


def is_on(table: "Table") -> bool:
    """Whether there is a coach here: by the settings, and otherwise for somebody who is alone.

    Lessons and puzzles have words of their own about what was chosen.
    """
    wanted = table.settings.coach
    if table.learning is not None:
        return False
    if wanted == "first":
        return table.coached and table.solo is not None
    return wanted == "on"


def listens(table: "Table") -> bool:
    """Whether the last choice is one that the coach may speak about."""
    match = table.match
    if match is None or match.pending is None or not is_on(table) or table.moment is not None:
        return False
    if not characters_of(table.game) or table.made != len(match.choices) or table.barred:
        return False
    seat = table.curtain.seat_shown
    is_shown = seat is not None and not (table.manner.lies_still or table.panel)
    is_at_play = table.curtain.stance in (Stance.OPEN, Stance.DOWN, Stance.WAITING)
    return is_shown and is_at_play and match.state.chooser == seat and not is_settled(table)


def is_settled(table: "Table") -> bool:
    """Whether the coach has spoken about this choice before, and was not heeded."""
    assert table.match is not None  # something was chosen
    return tuple(table.match.choices) in table.warned


def warning(table: "Table") -> Warned | None:
    """What the coach has to say now; None if nothing."""
    if not listens(table):
        return None
    assert table.match is not None  # something was chosen
    found = table.finding(KIND, len(table.match.choices) - 1)
    return found if isinstance(found, Warned) and is_grave(found) else None


def is_grave(found: Warned) -> bool:
    """Whether a choice is bad enough to speak about it."""
    return found.loses or found.cost >= MUCH
