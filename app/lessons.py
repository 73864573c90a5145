"""Lessons, the one-minute show and the guide of a first game, as plain data.

A lesson begins from a laid-out position and waits, step by step, for something to happen in the
real rules. Any legal choice is accepted; how a step goes on is decided by what happened, never
by which button was pressed. A game brings its `CURRICULUM` in app/games/<game>/curriculum.py,
and the words in app/i18n/<game>-lessons.<language>.json. Nothing here draws or acts.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from app.games import part_of
from engine.core.event import Event
from engine.core.match import Match
from engine.core.view import View

Goal = Callable[[View, Sequence[Event]], bool]
"""(what the learner sees now, what the learner saw happen since the step began) -> reached?"""


def happened(kind: str, **args: object) -> Goal:
    """An event of that kind with these arguments.

    >>> goal = happened("shifts", who="mina")
    >>> goal(None, [Event("shifts", {"who": "mina", "to": 3})])
    True
    """
    return lambda _, events: any(
        event.kind == kind and all(event.args.get(name) == value for name, value in args.items())
        for event in events
    )


def asked(kind: str, source: str = "") -> Goal:
    """The learner is asked that, perhaps by a certain card or place."""

    def is_asked(view: View, _: Sequence[Event]) -> bool:
        question = view.question
        return (
            question is not None
            and question.player == view.player
            and question.kind == kind
            and source in ("", question.source)
        )

    return is_asked


def either(*goals: Goal) -> Goal:
    """One of these goals is reached."""
    return lambda view, events: any(goal(view, events) for goal in goals)


def both(*goals: Goal) -> Goal:
    """All of these goals are reached."""
    return lambda view, events: all(goal(view, events) for goal in goals)


class Step(NamedTuple):
    """One step of a lesson: a few words, what they point at, and what they wait for.

    id      names its words: `<game>.lesson.<lesson>.<id>`, under 30 words. What is said if the
            step is missed is `<game>.lesson.<lesson>.<id>.missed`, where a general friendly word
            would not do
    points  what glows: intents of the screen such as "choose:mina:up" or "select:rescue", one
            that ends with "*" stands for all that begin so; "#key" is a part of the screen by
            its key. The first of them that is on the screen glows, with all others of its kind
    goal    what the step waits for; None waits for the reader to go on
    path    the choices, of whoever is asked, by which the step is shown and tested; where it does
            not name what another seat chooses, that seat answers by itself. Without a goal they
            are made by the step itself when the reader goes on
    judged  instead of a goal: whether the match has reached it, or, False, cannot any more
    turns   within how many turns, this one included, the goal must be reached; after that the
            step was missed, which costs nothing: the reader tries again or goes on. Turns are
            the game's, those of other seats too, from when the learner is first asked
    """

    id: str
    points: tuple[str, ...] = ()
    goal: Goal | None = None
    path: tuple[str, ...] = ()
    turns: int = 1
    judged: Callable[[Match[Any]], bool | None] | None = None

    @property
    def waits(self) -> bool:
        """Whether it waits for something to happen, not only for the reader."""
        return self.goal is not None or self.judged is not None


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A short lesson on a real board, with one new idea.

    id       names its words: `<game>.lesson.<id>.title`, `.idea` (one line in the list) and
             `.done` (the last word)
    lay_out  makes the position that it begins from
    steps    what is said and waited for, in this order
    seat     the learner's seat; computers play the others
    replies  question -> what the other seats answer if they can; otherwise the Easy level plays
    """

    id: str
    lay_out: Callable[[], Match[Any]]
    steps: tuple[Step, ...]
    seat: int = 0
    replies: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


class Tip(NamedTuple):
    """What the guide of a first game says when something happens for the first time.

    id    names its words: `<game>.guide.<id>`, at most two sentences
    when  what it is about; the events are those of the last choice
    """

    id: str
    when: Goal


@dataclass(frozen=True, kw_only=True)
class Curriculum:
    """All that a game teaches.

    show     "Show me": steps without goals that play themselves, about a minute in all
    lessons  in the order in which they are listed; none is locked
    guide    the tips of a first game; of several that fit, the first one is given
    """

    show: Lesson | None = None
    lessons: tuple[Lesson, ...] = ()
    guide: tuple[Tip, ...] = ()

    def lesson(self, wanted: str) -> Lesson | None:
        """The lesson of that id, the show included; None if there is none."""
        known = (*self.lessons, *((self.show,) if self.show else ()))
        return next((lesson for lesson in known if lesson.id == wanted), None)


NOTHING_TAUGHT = Curriculum()


@cache
def curriculum_of(game: str) -> Curriculum:
    """What a game teaches; nothing for a game that brings no lessons, and for the lobby ("")."""
    return part_of(game, "curriculum", NOTHING_TAUGHT)
