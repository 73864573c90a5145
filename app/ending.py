"""The end of a game in words: who has won, what decided it, the story in numbers.

The end screen (app/screens/over.py) and the picture to share (app/postcard.py) both say exactly
this. Made from the final view and from what happened; nothing here draws.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from app.games.sentences import Sentences, sentences_of
from app.games.story import Curve, Figure, Story, is_agreed, story_of
from app.i18n.names import default_names
from app.i18n.text import Text
from app.series import Score
from app.table import Table
from engine.core.match import Match
from engine.core.view import View


class Number(NamedTuple):
    """One number of the story, or one for each seat, and what it counts."""

    label: str
    values: tuple[int, ...]

    @property
    def is_by_seat(self) -> bool:
        """Whether every seat has its own."""
        return len(self.values) > 1


class Line(NamedTuple):
    """How something went for every seat, step by step."""

    title: str
    lines: tuple[tuple[int, ...], ...]


class Ending(NamedTuple):
    """Everything that is said about the end of a game.

    picture  where the drawing of this end lies; "" if there is none
    winners  the seats that have won
    kind     how the game ended, in a few words
    title    who has won
    role     what the winner played, beside a name that does not say it
    decided  what decided it, as a sentence
    numbers  the story in numbers
    line     how the score went
    """

    picture: str
    winners: tuple[int, ...]
    kind: str
    title: str
    role: str
    decided: str
    numbers: tuple[Number, ...]
    line: Line | None


def ending_of(table: Table, match: Match[Any], text: Text) -> Ending:
    """The end of the match on the table, worked out once."""
    key = ("ending", text.language)
    return table.views.once(match, key, lambda: told(table, match, text))


def told(table: Table, match: Match[Any], text: Text) -> Ending:
    """The end of a match in the words of a language."""
    view, story = table.view(None), story_of(match)
    drawing = story.picture()
    says = sentences_of(view, text.language)
    return Ending(
        f"./static/art/{view.game}/{drawing}.svg" if drawing else "",
        tuple(view.winners),
        kind_of(view, says, text),
        title_of(table, view.winners, text),
        role_of(table, view.winners, text),
        decided_by(story, says),
        tuple(number_of(figure, says, text) for figure in story.figures()),
        line_of(story.curve(), says),
    )


def kind_of(view: View, says: Sentences, text: Text) -> str:
    """How the game ended, in a few words."""
    if is_agreed(view):
        return text("log.agreed")
    key = f"ending.{view.ending}"
    return says.say(key) if says.has(key) else says.ending_line(view.ending, view.winners)


def title_of(table: Table, winners: Sequence[int], text: Text) -> str:
    """Who has won."""
    names = [table.seat_name(seat, text) for seat in winners]
    if not names:
        return text("over.draw")
    if len(names) == 1:
        return text("over.winner", name=names[0])
    called = [f"{name.label} ({name.role})" if name.role else name.label for name in names]
    return text("over.winners", names=", ".join(called))


def role_of(table: Table, winners: Sequence[int], text: Text) -> str:
    """What the only winner played, if the name does not say it."""
    return table.seat_name(winners[0], text).role if len(winners) == 1 else ""


def decided_by(story: Story, says: Sentences) -> str:
    """What decided the game, as a sentence; "" if that cannot be said."""
    message = story.decisive()
    if message is None or not says.has(f"story.{message.key}"):
        return ""
    return says.say(f"story.{message.key}", **says.arguments(message.args))


def number_of(figure: Figure, says: Sentences, text: Text) -> Number:
    """A figure with the words for it."""
    key = f"story.{figure.key}"
    arguments = says.arguments(figure.args)
    label = says.say(key, **arguments) if says.has(key) else text(f"over.{key}", **arguments)
    return Number(label, figure.values)


def line_of(curve: Curve | None, says: Sentences) -> Line | None:
    """A curve with its title."""
    return curve and Line(says.say(f"story.{curve.key}"), curve.lines)


# Who plays whom ----------------------------------------------------------------------------


def own_names(table: Table) -> tuple[str, ...]:
    """The names of all players if each has one of their own; nothing where no score is kept.

    Nobody knows who "Player 1" was the last time. Lessons and shows are no contests.
    """
    match = table.match
    if match is None or table.learning is not None or not table.people:
        return ()
    names, game = match.setup.names, match.game.name
    nameless = any(name in default_names(f"seat.{game}.{seat}") for seat, name in enumerate(names))
    alike = len(set(names)) < len(names)
    return () if nameless or alike or len(names) == 1 else tuple(names)


def score_of(table: Table) -> Score | None:
    """The score between those who have played; None if none is kept."""
    names = own_names(table)
    return table.settings.series.score(table.game, names) if names else None
