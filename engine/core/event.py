"""What happened, as keys and arguments: the log, the recap, animation and sound read it.

Events never hold sentences; the page puts them into the reader's language. Two
kinds are shared by all games, because reports count them: `DREW` and `USED`.
"""

from typing import Any, NamedTuple

DREW = "drew"
"""Kind of the private event that names the cards a seat got: `cards=[…]`."""

USED = "used"
"""Kind of the event that an ability was used: `what=` one of `Game.effects`."""


class Event(NamedTuple):
    """One thing that happened; `audience` names the seats that may know it, None is everyone.

    >>> Event("drew", {"cards": ["ring"]}, (0,)).seen_by(1)
    False
    """

    kind: str
    args: dict[str, Any]
    audience: tuple[int, ...] | None = None

    def seen_by(self, player: int | None) -> bool:
        """Whether that seat may know of it; None asks for the public table."""
        return self.audience is None or player in self.audience


class Entry(NamedTuple):
    """A line of the log: the event and how many choices had been made when it happened."""

    at: int
    event: Event
