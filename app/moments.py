"""Other moments of the game: the log's lines to look at, the recap, the replay of a finished game.

A moment is a match as it was, seen by whoever looks now and never offering anything to
choose. Lines are what a seat may read of the log. Nothing here draws.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from app.games.plain import Presenter
from engine.core.match import AGREED, Match
from engine.core.view import View

RECAP, LOG, REPLAY = "recap", "log", "replay"
"""What a moment is looked at for."""

RECAP_MILLISECONDS = 4_000
"""A recap takes at most so long by itself."""
STEP_MILLISECONDS = 1_100
"""One step of it takes at most so long."""


class Line(NamedTuple):
    """A line of the log, and the number of choices after which it was true."""

    at: int
    words: str


class Moment(NamedTuple):
    """A look at how the table was.

    purpose  RECAP, LOG or REPLAY
    stops    the moments that can be looked at, as numbers of choices
    turns    in which turn each of them lies
    place    which of them it is
    match    the match as it was then
    playing  whether the next stop comes by itself
    """

    purpose: str
    stops: tuple[int, ...]
    turns: tuple[int, ...]
    place: int
    match: Match[Any]
    playing: bool = False

    @property
    def at(self) -> int:
        """How many choices had been made."""
        return self.stops[self.place]

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after it."""
        return self.place == len(self.stops) - 1

    @property
    def pace(self) -> int:
        """Milliseconds until the next stop comes by itself."""
        return min(STEP_MILLISECONDS, RECAP_MILLISECONDS // len(self.stops))

    def place_of_turn(self, direction: int) -> int:
        """Where the turn before (-1) or after (+1) this one begins; beyond the end if nowhere."""
        wanted = [turn for turn in self.turns if (turn - self.turns[self.place]) * direction > 0]
        if not wanted:
            return 0 if direction < 0 else len(self.stops)
        return self.turns.index(max(wanted) if direction < 0 else min(wanted))

    def go_to(self, place: int, match: Match[Any], *, playing: bool = False) -> "Moment":
        """Another stop, as near as there is one; `match` is the game as it is now."""
        place = max(0, min(place, len(self.stops) - 1))
        return self._replace(place=place, match=match.at(self.stops[place]), playing=playing)


def told(
    match: Match[Any],
    presenter: Presenter,
    orders: Sequence[tuple[int, str]] = (),
    seat: int | None = None,
    since: int = 0,
) -> list[Line]:
    """What that seat may read of the log, oldest first.

    `orders` are the answers that a standing order gave: at which choice, to which question.
    """
    lines = []
    for at, event in match.story(seat, since):
        words = presenter.text("log.agreed") if event.kind == AGREED else presenter.line(event)
        if words:
            lines.append(Line(at, words))
    lines += [
        Line(at, presenter.text("log.order", what=presenter.name_of(kind)))
        for at, kind in orders
        if since <= at <= len(match.choices)
    ]
    return sorted(lines, key=lambda line: line.at)


def stops_of(match: Match[Any], lines: Sequence[Line]) -> tuple[int, ...]:
    """The moments at which these lines became true, as far back as the match can go."""
    return tuple(sorted({line.at for line in lines if line.at >= match.begins_at}))


def look_at(match: Match[Any], purpose: str, stops: Sequence[int], at: int) -> Moment | None:
    """The moment after `at` choices, or the nearest stop before it; None without any stop."""
    if not stops:
        return None
    place = max((number for number, stop in enumerate(stops) if stop <= at), default=0)
    playing = purpose == RECAP and len(stops) > 1
    turns = turns_of(match, stops)
    return Moment(purpose, tuple(stops), turns, place, match.at(stops[place]), playing)


def turns_of(match: Match[Any], stops: Sequence[int]) -> tuple[int, ...]:
    """In which turn each stop lies."""
    walker = match.at(stops[0])
    turns = []
    for stop in stops:
        for choice in match.choices[len(walker.choices) : stop]:
            walker.choose(choice)
        turns.append(walker.state.turn)
    return tuple(turns)


def view_then(moment: Moment, seat: int | None) -> View:
    """What that seat could see then, with nothing to choose: it has been chosen."""
    view = moment.match.view(seat)
    question = view.question._replace(choices=()) if view.question else None
    return view._replace(question=question, refused=())
