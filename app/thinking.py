"""Lets computers think while the page stays awake: in a worker, or in slices with pauses for taps.

Knows when a thought is too late. What it comes to is an intent like any other (app/shell.py).
"""

import asyncio
import importlib
import sys
import time
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterable, Iterator
from math import inf
from typing import Any, Protocol

from app import coach
from app.seats import LEVELS, Computer
from app.table import Errand, Inquiry, Table
from engine.core.match import Match

PAINTING = 0.03
"""Seconds for the browser to draw, before a thought begins."""
LEAST_SECONDS = 0.5
"""How long a computer thinks at least before its turn begins, so that people can follow."""
COACH_SECONDS = 2.0
"""So long a computer's move waits for what the coach may have to say about the choice before it."""
SLICE_SECONDS = 0.012
"""After so long a thought lets taps through."""


class Aside(Protocol):
    """Somewhere else to think: a worker. It may fail at any moment, and may never come up."""

    def is_up(self, question: str) -> bool:
        """Whether it can be asked; it starts if it has not, with a question to test it by."""

    async def think(self, question: str) -> str:
        """The answer to a question (app/study.py); fails if the worker does."""

    def hasten(self) -> None:
        """Answer with the best found so far."""

    def drop(self) -> None:
        """Nobody wants the answer any more."""

    def end(self) -> None:
        """It is not needed any more."""


class Thinker:
    """Thinks about whatever a computer at the table is asked; `report` gets (errand, option)."""

    def __init__(
        self,
        report: Callable[[Errand, str], None],
        progress: Callable[[float], None],
        aside: Aside | None = None,
        first: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`progress` is told from 0 to 1 what part of a long thought is done.

        A choice is told after whatever comes `first`.
        """
        self._report = report
        self._first = first
        self._progress = progress
        self._aside = aside
        self._is_hastened = False
        self._errand: Errand | None = None
        self._thinking: asyncio.Future[None] | None = None
        self._option = ""

    def attend(self, table: Table) -> None:
        """The table is like that now: begin to think, let go of a thought, or tell the choice."""
        errand = table.errand
        if table.hastened and not self._is_hastened and self._aside is not None:
            self._aside.hasten()
        self._is_hastened = table.hastened
        if errand != self._errand:
            self._let_go()
            self._errand = errand
            if errand is not None:
                self._thinking = asyncio.ensure_future(self._think(errand, table))
        elif errand is not None and self._option and table.may_go_on:
            self._report(errand, self._option)
        if self._aside is not None and not is_thought_long_at(table):
            self._aside.end()

    def _let_go(self) -> None:
        """What was being thought is too late."""
        if self._thinking is not None:
            self._thinking.cancel()
            if self._aside is not None:
                self._aside.drop()
        self._thinking, self._option = None, ""

    async def _think(self, errand: Errand, table: Table) -> None:
        assert table.match is not None  # it asks
        begun = time.monotonic()
        # Meanwhile the table's own match may go on, or back.
        match = table.match.clone()
        goes_on = bool(match.choices) and match.state.chooser == errand.seat
        await asyncio.sleep(PAINTING)
        option = await self._aside_answer(match, errand) or await self._answer(match, errand)
        rest = LEAST_SECONDS - (time.monotonic() - begun)
        if rest > 0 and not goes_on:
            await asyncio.sleep(rest)
        if self._first is not None:
            await self._first()
        self._option = option
        self._report(errand, option)

    async def _aside_answer(self, match: Match[Any], errand: Errand) -> str:
        """What a worker comes to; "" if there is none, or it has failed."""
        if self._aside is None or not thinks_long(errand.computer):
            return ""
        study = importlib.import_module("app.study")
        question = study.question_of(match, errand.seat, str(errand.computer))
        if not self._aside.is_up(question):
            return ""
        try:
            return await self._aside.think(question)
        except Exception:
            # The page says why in its console; here the thought goes on.
            return ""

    async def _answer(self, match: Match[Any], errand: Errand) -> str:
        """What it comes to here, in slices."""
        # Most games are played without computers, so the engine's are loaded when one first thinks.
        opponents = importlib.import_module("app.opponents")
        try:
            thought = opponents.thought(match, errand.seat, errand.computer)
            await self._in_slices(thought)
            return str(thought.option)
        except Exception:
            # A bug in a thought must not stop the game: any choice is better.
            print(traceback.format_exc(), file=sys.stderr)
            return str(opponents.any_choice(match))

    async def _in_slices(self, thought: Iterable[float]) -> None:
        """Carry a thought out, until somebody wants the move now."""
        async for done in in_slices(thought):
            if self._is_hastened:
                return
            self._progress(done)


class Inquirer:
    """Finds out what people ask about the computers' thoughts; `report` gets (inquiry, data)."""

    def __init__(self, report: Callable[[Inquiry, Any], None]) -> None:
        self._report = report
        self._inquiry: Inquiry | None = None
        self._work: asyncio.Future[None] | None = None

    def attend(self, table: Table) -> None:
        """The table is like that now: begin to look into something, or let go of it."""
        inquiry = table.inquiry
        if inquiry == self._inquiry:
            return
        if self._work is not None:
            self._work.cancel()
        self._inquiry, self._work = inquiry, None
        if inquiry is not None and table.finding(inquiry.kind, inquiry.at) is None:
            self._work = asyncio.ensure_future(self._look_into(inquiry, table))

    async def heard_out(self) -> None:
        """Wait until the coach has looked at the last choice; nobody else is waited for."""
        work = self._work
        if work is not None and self._inquiry is not None and self._inquiry.kind == coach.KIND:
            await asyncio.wait((work,))

    async def _look_into(self, inquiry: Inquiry, table: Table) -> None:
        assert table.match is not None  # somebody asks about it
        match, seats = table.match.clone(), table.seats
        await asyncio.sleep(PAINTING)
        inquiries = importlib.import_module("app.inquiries")
        until = time.monotonic() + (COACH_SECONDS if inquiry.kind == coach.KIND else inf)
        try:
            work = Kept(inquiries.inquire(match, inquiry, seats))
            async for _ in in_slices(work):
                if time.monotonic() > until:
                    break
            data = work.result
        except Exception:
            # Nobody can say why; the game goes on.
            print(traceback.format_exc(), file=sys.stderr)
            data = None
        self._report(inquiry, data if data is not None else NOTHING)


NOTHING = ()
"""What is found where there is nothing to say."""


class Kept:
    """A generator that keeps what it returns, once it has been gone through."""

    def __init__(self, work: Generator[float, None, Any]) -> None:
        self._work = work
        self.result: Any = None

    def __iter__(self) -> Iterator[float]:
        self.result = yield from self._work


async def in_slices(work: Iterable[float]) -> AsyncIterator[float]:
    """Carry work out, and let everything else happen in between: what part of it is done."""
    begun = time.monotonic()
    for done in work:
        if time.monotonic() - begun >= SLICE_SECONDS:
            yield done
            await asyncio.sleep(0)
            begun = time.monotonic()


def thinks_long(computer: Computer | None) -> bool:
    """Whether whoever plays a seat thinks so long that it is done elsewhere."""
    return computer is not None and computer.level == LEVELS[-1]


def is_thought_long_at(table: Table) -> bool:
    """Whether somebody at the table may still have to think long in this game."""
    goes_on = table.match is not None and table.match.pending is not None
    return goes_on and any(map(thinks_long, table.seats))
