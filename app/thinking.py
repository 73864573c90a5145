"""Lets computers think while the page stays awake: in slices, with pauses for taps in between.

Knows when a thought is too late. What it comes to is an intent like any other (app/shell.py).
"""

import asyncio
import importlib
import sys
import time
import traceback
from collections.abc import Callable, Iterable

from app.table import Errand, Table

PAINTING = 0.03
"""Seconds for the browser to draw, before a thought begins."""
LEAST_SECONDS = 0.5
"""How long a computer thinks at least before its turn begins, so that people can follow."""
SLICE_SECONDS = 0.012
"""After so long a thought lets taps through."""


class Thinker:
    """Thinks about whatever a computer at the table is asked; `report` gets (errand, option)."""

    def __init__(
        self, report: Callable[[Errand, str], None], progress: Callable[[float], None]
    ) -> None:
        """`progress` is told from 0 to 1 what part of a long thought is done."""
        self._report = report
        self._progress = progress
        self._is_hastened = False
        self._errand: Errand | None = None
        self._thinking: asyncio.Future[None] | None = None
        self._option = ""

    def attend(self, table: Table) -> None:
        """The table is like that now: begin to think, let go of a thought, or tell the choice."""
        errand = table.errand
        self._is_hastened = table.hastened
        if errand != self._errand:
            self._let_go()
            self._errand = errand
            if errand is not None:
                self._thinking = asyncio.ensure_future(self._think(errand, table))
        elif errand is not None and self._option and table.may_go_on:
            self._report(errand, self._option)

    def _let_go(self) -> None:
        """What was being thought is too late."""
        if self._thinking is not None:
            self._thinking.cancel()
        self._thinking, self._option = None, ""

    async def _think(self, errand: Errand, table: Table) -> None:
        assert table.match is not None  # it asks
        begun = time.monotonic()
        # Meanwhile the table's own match may go on, or back.
        match = table.match.clone()
        goes_on = bool(match.choices) and match.state.chooser == errand.seat
        await asyncio.sleep(PAINTING)
        # Most games are played without computers, so the engine's are loaded when one first thinks.
        opponents = importlib.import_module("app.opponents")
        try:
            thought = opponents.thought(match, errand.seat, errand.computer)
            await self._in_slices(thought)
            option = thought.option
        except Exception:
            # A bug in a thought must not stop the game: any choice is better.
            print(traceback.format_exc(), file=sys.stderr)
            option = opponents.any_choice(match)
        rest = LEAST_SECONDS - (time.monotonic() - begun)
        if rest > 0 and not goes_on:
            await asyncio.sleep(rest)
        self._option = option
        self._report(errand, option)

    async def _in_slices(self, thought: Iterable[float]) -> None:
        """Carry a thought out, and let everything else happen in between."""
        begun = time.monotonic()
        for done in thought:
            if self._is_hastened:
                return
            if time.monotonic() - begun >= SLICE_SECONDS:
                self._progress(done)
                await asyncio.sleep(0)
                begun = time.monotonic()
