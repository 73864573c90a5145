"""One table as plain data: the match, who sits there, the curtain, what is open on the screen.

Tables are replaced, never changed, except for the match inside, which moves on by itself.
Nothing here decides (controller.py) or draws (screens/).
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from app.curtain import EVERYTHING_OPEN, Curtain
from app.storage import EMPTY_JOURNAL, Journal
from engine.core.game import Game, load_game
from engine.core.match import Match

SEATINGS = ("pass", "across")
"""How the tablet travels; `across` is for two."""

PANELS = ("", "log", "menu")
"""What can lie over the table."""

DEVELOPER_GAMES = {"magpies": "tests.magpies"}


class Notice(NamedTuple):
    """Something to tell the players: a key of the catalogue, its arguments, and how urgent."""

    key: str
    arguments: dict[str, Any]
    calm: bool = False


class Failure(NamedTuple):
    """An error of ours that reached the player: what, and where in the program."""

    reason: str
    trace: str


@dataclass(frozen=True, slots=True)
class Table:
    """Everything the page shows and remembers; without a match it is the lobby.

    id         the saved game's
    created    when it was dealt, in milliseconds
    journal    where its journal on the device ends
    unkept     why the device does not keep it, "" if it does
    panel      one of PANELS
    recap      whether the cover shows the last turn
    selection  what a player touched without choosing it
    picture    which picture of the board they like to see; "" is the game's own
    """

    language: str = "en"
    developer: bool = False
    id: str = ""
    match: Match[Any] | None = None
    created: int = 0
    seating: str = "pass"
    curtain: Curtain = EVERYTHING_OPEN
    journal: Journal = EMPTY_JOURNAL
    unkept: str = ""
    panel: str = ""
    recap: bool = False
    selection: str = ""
    picture: str = ""
    notice: Notice | None = None
    failure: Failure | None = None

    @property
    def stamp(self) -> int:
        """A number that changes with every choice: a tap on an older screen is known by it."""
        return self.journal.length

    @property
    def is_turned(self) -> bool:
        """Whether the seat that is asked sits on the far side of a tablet that lies still."""
        return self.seating == "across" and self.curtain.seat == 1

    def find_game(self, name: str) -> Game[Any]:
        """The game of that name, as far as this table may know it; else UnknownGame."""
        return load_game(name, DEVELOPER_GAMES if self.developer else None)
