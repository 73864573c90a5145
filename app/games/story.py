"""What a finished game tells of itself: the picture of its end, what decided it, its numbers.

A story is made from the final view and from what happened, as plain data: keys of messages, ids
and numbers. Nothing here draws or speaks a language (app/ending.py does the talking). A game
brings its own as `STORY` in app/games/<game>/story.py.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from app.games import part_of
from engine.core.event import Event
from engine.core.match import AGREED, Match
from engine.core.view import Message, View

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Figure(NamedTuple):
    """A number that players care about.

    key     its message, below `<game>.story.`
    values  one number for the whole table, or one for each seat
    args    what else the message names
    """

    key: str
    values: tuple[int, ...]
    args: Mapping[str, Any] = NOTHING


class Curve(NamedTuple):
    """How something went: for each seat its numbers, one after the other."""

    key: str
    lines: tuple[tuple[int, ...], ...]


def _once(_: Event) -> int:
    return 1


class Story:
    """The story of a game that is told by its turns alone."""

    def __init__(self, view: View, events: Sequence[Event]) -> None:
        self.view = view
        self.table = view.table
        self.events = events
        self.seats = range(len(view.names))

    # What a game tells -----------------------------------------------------------------

    def picture(self) -> str:
        """The drawing of static/art/<game> for this end; "" if there is none."""
        return ""

    def decisive(self) -> Message | None:
        """What decided the game, by whom and with what; None if that cannot be said."""
        return None

    def figures(self) -> list[Figure]:
        """The story in numbers, the most telling first."""
        return [self.turns()]

    def curve(self) -> Curve | None:
        """How the score went, where a game has one that goes up and down."""
        return None

    # What stories are made of --------------------------------------------------------------

    @property
    def winner(self) -> int | None:
        """The seat that has won alone."""
        return self.view.winners[0] if len(self.view.winners) == 1 else None

    def turns(self) -> Figure:
        """How many turns were begun."""
        return Figure("turns", (len(self.told("turn")),))

    def told(self, *kinds: str) -> list[Event]:
        """The events of these kinds, in order."""
        return [event for event in self.events if event.kind in kinds]

    def last(self, *kinds: str, **wanted: object) -> Event | None:
        """The last event of these kinds with these arguments."""
        found = (
            event
            for event in reversed(self.events)
            if event.kind in kinds
            and all(event.args.get(name) == value for name, value in wanted.items())
        )
        return next(found, None)

    def by_seat(
        self,
        events: Sequence[Event],
        who: str = "who",
        amount: Callable[[Event], int] = _once,
    ) -> tuple[int, ...]:
        """How much of these events falls to each seat; `who` is the argument that names it."""
        sums = [0 for _ in self.seats]
        for event in events:
            sums[event.args[who]] += amount(event)
        return tuple(sums)

    def before(self, event: Event) -> list[Event]:
        """What had happened before an event, the latest first."""
        place = next(place for place, other in enumerate(self.events) if other is event)
        return list(self.events[:place])[::-1]


def story_of(match: Match[Any]) -> Story:
    """The story of a match that is over; as plain as can be if its log cannot be read.

    The log of an imported save may say what this version never says.
    """
    view, events = match.view(None), [entry.event for entry in match.story(None)]
    story = story_class(view.game)(view, events)
    if match.imported_entries:
        try:
            tell_all(story)
        except Exception:
            return Untold(view, ())
    return story


def tell_all(story: Story) -> None:
    """Tell everything, and forget it."""
    story.decisive()
    story.figures()
    story.curve()


class Untold(Story):
    """The story of a game whose log cannot be read: its end is all that is known."""

    def picture(self) -> str:
        """The game's own picture of this end: it follows from the view."""
        return story_class(self.view.game)(self.view, ()).picture()

    def figures(self) -> list[Figure]:
        """No numbers."""
        return []


def is_agreed(view: View) -> bool:
    """Whether the players have agreed on a draw."""
    return view.ending == AGREED


@cache
def story_class(game: str) -> type[Story]:
    """`STORY` of app/games/<game>/story.py; the plain one for a game that has none."""
    return part_of(game, "story", Story)
