"""Which lines of the rules were at work when something was told.

A choice is watched while the rules carry it out; one of the past is made again, in a copy of the
game. Nothing here knows what a function means, or shows it to anybody.
"""

import sys
from collections.abc import Iterator
from types import CodeType, FrameType
from typing import Any, NamedTuple

from engine.core.event import Event
from engine.core.match import Match


class Step(NamedTuple):
    """A function that was running, and the line that it had come to."""

    code: CodeType
    line: int


Trail = tuple[Step, ...]
"""Everything that was running, innermost first."""


class Watch(list[Event]):
    """Takes the events that the rules tell, and notes each time what is running."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[Event, Trail]] = []

    def append(self, event: Event) -> None:
        """Take an event from `State.tell`."""
        # What `inspect` offers for this would be a large module for the page to load.
        teller = sys._getframe(2)  # noqa: SLF001
        self.found.append((event, tuple(_running(teller))))
        super().append(event)


def _running(frame: FrameType | None) -> Iterator[Step]:
    while frame is not None and frame.f_code is not Match.choose.__code__:
        yield Step(frame.f_code, frame.f_lineno)
        frame = frame.f_back


def choose_and_watch(match: Match[Any], option: str) -> list[tuple[Event, Trail]]:
    """Answer the pending question; what that led to, and what was running when it was told."""
    watch = match.state.events = Watch()
    match.choose(option)
    return watch.found


def trails(match: Match[Any], at: int) -> list[tuple[Event, Trail]]:
    """What the choice of that number led to, and what was running when each thing was told.

    Nothing for the deal, nor for choices under older rules: they cannot be made again.
    """
    if not match.begins_at < at <= len(match.choices):
        return []
    return choose_and_watch(match.at(at - 1), match.choices[at - 1])
