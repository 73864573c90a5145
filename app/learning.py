"""A learner's way through a lesson: which step is on, reached, missed, tried again, gone on from.

Pure data beside a match: what a step waits for is asked of what the learner's seat sees and saw,
of nothing else. Nothing here draws, saves or waits (app/acts/lessons.py does). Content is tested
by `play_shown` and `play_by_chance` of tests/app/lessons.py:

    def test_the_pull(...):
        play_shown(curriculum_of("inbetween").lesson("pull"))
        play_by_chance(curriculum_of("inbetween").lesson("pull"), seed=3)
"""

import importlib
from collections.abc import Iterable
from typing import Any, NamedTuple

from app.lessons import Lesson, Step
from app.seats import LEVELS, Computer, Seats, characters_of
from engine.core.match import Match

EASY = LEVELS[0]
"""How well the other seats of a lesson play."""
NOT_YET = -1
"""For a step in which the learner has not been asked anything."""


class Begun(NamedTuple):
    """When a step began: after how many choices, and in which turn the learner was first asked."""

    at: int
    turn: int = NOT_YET


class Learning(NamedTuple):
    """A lesson and when each of its steps began, up to the one that is on.

    One entry more than there are steps means that the lesson is done.
    """

    lesson: Lesson
    begun: tuple[Begun, ...] = (Begun(0),)

    @property
    def place(self) -> int:
        """Which step is on, from 0; the number of steps once all are done."""
        return len(self.begun) - 1

    @property
    def step(self) -> Step | None:
        """The step that is on; None once all are done."""
        return self.lesson.steps[self.place] if not self.is_done else None

    @property
    def is_done(self) -> bool:
        """Whether the last step is behind the learner."""
        return self.place >= len(self.lesson.steps)

    @property
    def plays_itself(self) -> bool:
        """Whether nothing is asked of whoever watches: a show."""
        return not any(step.waits for step in self.lesson.steps)

    @property
    def began_at(self) -> int:
        """After how many choices the step that is on began."""
        return self.begun[-1].at

    def after(self, match: Match[Any]) -> "Learning":
        """The same lesson after the match has moved, forward or back.

        A step that began later than now is not on any more. A step whose goal is reached gives
        way to the next one.
        """
        made = len(match.choices)
        begun = tuple(one for one in self.begun if one.at <= made)
        learning = self._replace(begun=(*begun[:-1], counted(begun[-1], self.lesson, match)))
        while learning.is_reached(match):
            learning = learning.at_next_step(match)
        return learning

    def onward(self, match: Match[Any]) -> "Learning":
        """The next step begins with the match as it is; then as `after`."""
        return self if self.is_done else self.at_next_step(match).after(match)

    def at_next_step(self, match: Match[Any]) -> "Learning":
        """The next step, whatever it waits for."""
        now = counted(Begun(len(match.choices)), self.lesson, match)
        return self._replace(begun=(*self.begun, now))

    def is_reached(self, match: Match[Any]) -> bool:
        """Whether the step that is on waits for something, and that is so."""
        step = self.step
        if step is not None and step.judged is not None:
            return step.judged(match) is True
        if step is None or step.goal is None:
            return False
        seat = self.lesson.seat
        seen = [entry.event for entry in match.story(seat, self.began_at + 1)]
        return step.goal(match.view(seat), seen)

    def is_missed(self, match: Match[Any]) -> bool:
        """Whether the step that is on has waited long enough: it is tried again, or gone on from.

        The learner may go on choosing; a goal that is reached late is reached.
        """
        step = self.step
        if step is not None and step.judged is not None:
            return step.judged(match) is False
        if step is None or step.goal is None:
            return False
        began = self.begun[-1].turn
        is_late = began != NOT_YET and match.state.turn - began >= step.turns
        return is_late or match.pending is None

    def waits_for_reader(self, match: Match[Any]) -> bool:
        """Whether nobody else plays on until the learner has read: words, a miss, or the end."""
        return self.step is None or not self.step.waits or self.is_missed(match)

    def tried_again(self, match: Match[Any]) -> Match[Any]:
        """The match as it was when the step that is on began."""
        return match.at(self.began_at)

    def gone_on(self, match: Match[Any]) -> "Way":
        """The next step, and the match from which it begins, if this one is not waited for.

        A step with a path is shown: its choices are made from where it began, or, if that leads
        nowhere, the shown way is played from the beginning of the lesson.
        """
        step = self.step
        if step is None or not (step.waits or step.path):
            return Way(self.onward(match), match)
        twin = self.tried_again(match)
        return self.follow(twin) or shown_way(self.lesson, self.place + 1)

    def follow(self, match: Match[Any]) -> "Way | None":
        """Show the step that is on: make the choices of its path; None if that leads nowhere."""
        step = self.step
        assert step is not None  # a lesson that is done has nothing to show
        learning = self
        for option in step.path:
            answer_for_others(self.lesson, match, [option])
            if match.pending is None or option not in match.pending.options:
                return None
            match.choose(option)
        if not step.waits:
            return Way(learning.onward(match), match)
        learning = learning.after(match)
        while learning.place == self.place and is_others_turn(self.lesson, match):
            match.choose(answer(self.lesson, match))
            learning = learning.after(match)
        return Way(learning, match) if learning.place > self.place else None

    def next_shown(self, match: Match[Any]) -> str:
        """The next choice of a step that shows something by itself; "" once all are made."""
        step = self.step
        if step is None or step.waits:
            return ""
        made = tuple(match.choices[self.began_at :])
        return step.path[len(made)] if step.path[: len(made)] == made != step.path else ""


def counted(begun: Begun, lesson: Lesson, match: Match[Any]) -> Begun:
    """When a step began; its turns are counted from when the learner is first asked in it."""
    asked = match.pending
    if begun.turn != NOT_YET or asked is None or asked.player != lesson.seat:
        return begun
    return begun._replace(turn=match.state.turn)


def seats_of(game: str, lesson: Lesson, count: int) -> Seats:
    """Who plays a lesson's seats: the learner, and computers of the Easy level."""
    other = Computer(EASY, (*characters_of(game), "")[0])
    return tuple(None if seat == lesson.seat else other for seat in range(count))


def reply(lesson: Lesson, match: Match[Any]) -> str:
    """What the lesson has another seat answer to the pending question; "" if it says nothing."""
    asked = match.pending
    if asked is None or asked.player == lesson.seat:
        return ""
    wanted = lesson.replies.get(asked.kind, "")
    return wanted if wanted in asked.options else ""


def answer(lesson: Lesson, match: Match[Any]) -> str:
    """What another seat answers: what the lesson says, else what the Easy level thinks of."""
    asked, given = match.pending, reply(lesson, match)
    assert asked is not None  # somebody is asked
    if given:
        return given
    # Most tables need the engine's opponents later or never.
    opponents = importlib.import_module("app.opponents")
    computer = seats_of(match.game.name, lesson, len(match.setup.names))[asked.player]
    thought = opponents.thought(match, asked.player, computer)
    for _ in thought:
        pass
    return str(thought.option)


def is_others_turn(lesson: Lesson, match: Match[Any]) -> bool:
    """Whether another seat than the learner's is asked."""
    return match.pending is not None and match.pending.player != lesson.seat


def answer_for_others(lesson: Lesson, match: Match[Any], until: Iterable[str] = ()) -> None:
    """The other seats answer until the learner is asked, or one of these choices can be made."""
    wanted = set(until)
    while is_others_turn(lesson, match):
        assert match.pending is not None  # another seat is asked
        if wanted.intersection(match.pending.options):
            return
        match.choose(answer(lesson, match))


class Way(NamedTuple):
    """A learner's way through a lesson, and the match that belongs to it."""

    learning: Learning
    match: Match[Any]


def begun(lesson: Lesson) -> Way:
    """A lesson from its beginning."""
    match = lesson.lay_out()
    return Way(Learning(lesson).after(match), match)


def shown_way(lesson: Lesson, steps: int) -> Way:
    """A lesson after the shown way through its first `steps` steps."""
    way: Way | None = begun(lesson)
    while way is not None and way.learning.place < steps:
        way = way.learning.follow(way.match)
    assert way is not None  # a test plays the shown way of every lesson
    return way
