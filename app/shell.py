"""Runs intents one after another: handle, save, draw. Sees the page and the store as interfaces.

Nothing here decides what an intent means (controller.py) or what a screen looks like (screens/).
"""

import asyncio
import json
import secrets
import sys
import time
import traceback
from collections import deque
from collections.abc import Awaitable, Coroutine, Sequence
from typing import Any, Protocol

from app import backup
from app.controller import handle
from app.effects import (
    UNSEEN,
    ClearLink,
    Copy,
    CopyLink,
    Download,
    Effect,
    Fetch,
    Intent,
    Prepare,
    Read,
    Rehearse,
    Remember,
    SendPicture,
    Show,
    Speak,
    Tell,
)
from app.i18n.text import Text
from app.node import Node
from app.preload import pictures_of
from app.screens import rehearse_table, render_table
from app.storage import Change, GoneElsewhere, Store
from app.table import Errand, Inquiry, Table
from app.thinking import Aside, Inquirer, Thinker

UNASKED = frozenset({"prepare", "rehearse"})
"""Intents that no player asked for. They only make later ones faster."""


def start(work: Coroutine[Any, Any, None]) -> "asyncio.Future[None]":
    """Start work at once and run it until it has to wait; before Python 3.12, start it soon.

    So a tap is handled within its own event, and no frame comes in between.
    """
    if sys.version_info >= (3, 12):
        return asyncio.Task(work, loop=asyncio.get_running_loop(), eager_start=True)
    return asyncio.ensure_future(work)


class Page(Protocol):
    """What the shell needs from the page."""

    def read(self, tree: Node) -> None:
        """Read a tree, so that it can be shown at once."""

    def draw(self) -> None:
        """Show the tree that was read last on the table."""

    def show(self, screen: str, game: str = "") -> None:
        """Show the table or the lobby, and there the set-up of a game."""

    def tell(self, message: str, calm: bool) -> None:
        """Say something in the lobby."""

    def speak(self, language: str) -> None:
        """Show the lobby in that language."""

    def remember(self, settings: str) -> None:
        """Save the settings, given as JSON, and apply them."""

    def download(self, name: str, content: str) -> None:
        """Give the players a file."""

    async def copy(self, content: str) -> bool:
        """Copy a text to the clipboard; False if the browser refuses."""

    async def send_picture(self, content: str) -> bool:
        """Draw a picture and let the players send or keep it; False if it cannot be drawn."""

    def clear_link(self) -> None:
        """Remove the share link from the address."""

    def address(self) -> str:
        """The page's address without a link in it."""

    async def source(self, file: str) -> str:
        """The text of a file of the engine; "" if it does not come."""

    def prepare(self, pictures: Sequence[str]) -> None:
        """Load pictures before a screen needs them."""

    def progress(self, done: float) -> None:
        """Show what part of a long thought is done, from 0 to 1."""

    def rehearse(self, tree: Node) -> None:
        """Set the tree up behind the current screen, where nobody can see or touch it."""

    @property
    def aside(self) -> Aside | None:
        """Where long thoughts are carried out; None if only here."""


class Shell:
    """One page with one table. `receive` takes the intents that the page sends."""

    def __init__(self, page: Page, store: Store) -> None:
        self.page = page
        self.store = store
        self.table = Table()
        self.inquirer = Inquirer(self.tell_finding)
        self.thinker = Thinker(self.tell_choice, page.progress, page.aside, self.inquirer.heard_out)
        self._waiting: deque[Intent] = deque()
        self._beside: set[asyncio.Future[None]] = set()
        self._running = False

    def receive(self, message: str) -> None:
        """Take an intent as JSON. It runs after those that came before it."""
        data = json.loads(message)
        self._take(Intent(data["name"], data["value"], data["stamp"]))

    def tell_choice(self, errand: Errand, option: str) -> None:
        """Take a computer's choice, like an intent of the page."""
        self._take(Intent("computed", (errand, option)))

    def tell_finding(self, inquiry: Inquiry, data: Any) -> None:
        """Take what an inquiry has found."""
        self._take(Intent("found", (inquiry, data)))

    def _take(self, intent: Intent) -> None:
        self._waiting.append(intent)
        if not self._running:
            self._running = True
            self._task = start(self.run())

    def judge(self, message: str) -> str:
        """What to do with a game of a backup, given as JSON with the device's own (backup.py)."""
        data = json.loads(message)
        return backup.judge(data["kept"], data["here"], developer=self.table.developer)

    @property
    def is_busy(self) -> bool:
        """Whether an intent is running."""
        return self._running

    async def run(self) -> None:
        """Carry out all waiting intents."""
        try:
            while self._waiting:
                await self._carry_out(self._waiting.popleft())
                if not self._waiting:
                    self.thinker.attend(self.table)
                    self.inquirer.attend(self.table)
        finally:
            self._running = False

    async def _carry_out(self, intent: Intent) -> None:
        """Carry out one intent with all its effects. A bug of ours ends on the error screen."""
        try:
            await self._step(intent)
        except Exception as error:
            if intent.name in UNASKED:
                return  # the problem will show when a player asks for the same thing
            reason = f"{type(error).__name__}: {error}"
            trace = "".join(traceback.format_exception(error))
            try:
                await self._step(Intent("failed", (reason, trace)))
            except Exception:  # even the error screen failed, but the lobby is plain HTML
                self.page.show("lobby")
                self.page.tell(reason, calm=False)

    async def _step(self, intent: Intent) -> None:
        before = self.table
        intent = intent._replace(fresh=secrets.randbits(52), now=int(time.time() * 1000))
        self.table, effects = handle(before, intent)
        # A choice is on the device before its screen is drawn, so a crash never loses what a
        # player has seen. The screen is made and handed over while the device is writing.
        writing = [self.store.write(effect) for effect in effects if isinstance(effect, Change)]
        is_new = self.table is not before or any(not isinstance(e, UNSEEN) for e in effects)
        try:
            if is_new:
                self.page.read(render_table(self.table))
        finally:
            problems = [await self._keep(change) for change in writing]
        if is_new:
            self.page.draw()
        for effect in effects:
            if not isinstance(effect, Change):
                await self._carry_out_effect(effect)
        for problem in filter(None, problems):
            await self._step(problem)

    async def _keep(self, writing: Awaitable[str]) -> Intent | None:
        """Wait until a change is on the device; the intent to run next if that failed."""
        try:
            refusal = await writing
        except GoneElsewhere:
            return Intent("elsewhere")
        if bool(refusal) != bool(self.table.unkept):
            return Intent("unkept", refusal)
        return None

    async def _carry_out_effect(self, effect: Effect) -> None:
        match effect:
            case Read(id, over, lesson):
                mine = await self.store.hold(id, over=over)
                kept = await self.store.read(id)
                if lesson and mine:
                    await self._step(Intent("taught", (lesson, kept)))
                else:
                    await self._step(Intent("opened" if mine else "watched", kept))
            case Show(screen, game):
                self.page.show(screen, game)
            case Speak(language):
                self.page.speak(language)
            case Remember(settings):
                self.page.remember(json.dumps(settings._asdict()))
            case Tell(notice):
                words = Text(self.table.language)(notice.key, **notice.arguments)
                self.page.tell(words, notice.calm)
            case Download(name, content):
                self.page.download(name, content)
            case CopyLink(fragment):
                await self._copy(f"{self.page.address()}#{fragment}")
            case Copy(content):
                await self._copy(content)
            case SendPicture(content):
                self._go_on_beside(self._send_picture(content))
            case ClearLink():
                self.page.clear_link()
            case Fetch(file):
                self._go_on_beside(self._fetch(file))
            case Prepare():
                self.page.prepare(pictures_of(self.table))
            case Rehearse():
                self.page.rehearse(rehearse_table(self.table))

    def _go_on_beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that may take long while everything else goes on."""
        beside = start(work)
        self._beside.add(beside)
        beside.add_done_callback(self._beside.discard)

    async def _send_picture(self, content: str) -> None:
        """Send a picture; whoever looks at what to do with it may take any time."""
        if not await self.page.send_picture(content):
            self._take(Intent("unsent"))

    async def _fetch(self, file: str) -> None:
        """Fetch a file while everything else goes on."""
        self._take(Intent("fetched", (file, await self.page.source(file))))

    async def _copy(self, content: str) -> None:
        done = await self.page.copy(content)
        await self._step(Intent("copied", "" if done else content))
