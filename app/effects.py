"""Intents and effects: what somebody wants, and what has to happen outside because of it.

Intents come from taps and from the shell; effects go back to it. Nothing here acts.
"""

from typing import Any, NamedTuple

from app.settings import Settings
from app.storage import Change
from app.table import Notice, Table


class Intent(NamedTuple):
    """What somebody wants: a name, its value, and the screen it was tapped on.

    `fresh` is a random number and `now` the time, so that handling needs neither chance
    nor a clock. A stamp of -1 belongs to no screen.
    """

    name: str
    value: Any = ""
    stamp: int = -1
    fresh: int = 0
    now: int = 0


class Read(NamedTuple):
    """Read a saved game for this tab; it comes back as the intent "opened".

    If another tab has it, it comes back as "watched", unless it is to be taken `over`. A lesson
    comes back as "taught", with what is kept of it, if anything.
    """

    id: str
    over: bool = False
    lesson: str = ""


class Show(NamedTuple):
    """Show the table or the lobby; the lobby with the set-up of a game, if one is named."""

    screen: str
    game: str = ""


class Speak(NamedTuple):
    """The lobby speaks that language too."""

    language: str


class Remember(NamedTuple):
    """Keep the settings on the device, and apply them to the page."""

    settings: Settings


class Tell(NamedTuple):
    """Say something in the lobby."""

    notice: Notice


class Download(NamedTuple):
    """Give the players a file."""

    name: str
    content: str


class CopyLink(NamedTuple):
    """Put a share link on the clipboard; comes back as "copied"."""

    fragment: str


class Copy(NamedTuple):
    """Put a text on the clipboard; comes back as "copied"."""

    content: str


class SendPicture(NamedTuple):
    """Draw a picture of the end and let the players send it; what it shows is told as JSON.

    If it cannot be drawn, that comes back as the intent "unsent".
    """

    content: str


class ClearLink(NamedTuple):
    """Take the share link out of the address."""


class Prepare(NamedTuple):
    """Load the game's pictures before a screen needs them."""


class Fetch(NamedTuple):
    """Fetch a file of the engine, for people to read; it comes back as the intent "fetched"."""

    file: str


class Rehearse(NamedTuple):
    """Set up the table behind the cover, as everyone may see it."""


Effect = (
    Change
    | Read
    | Show
    | Speak
    | Remember
    | Tell
    | Download
    | CopyLink
    | Copy
    | SendPicture
    | ClearLink
    | Fetch
    | Prepare
    | Rehearse
)

UNSEEN = (Prepare, Rehearse)
"""Effects for which nothing is drawn again."""


class Step(NamedTuple):
    """The table after an intent, and what has to happen, in this order."""

    table: Table
    effects: tuple[Effect, ...] = ()
