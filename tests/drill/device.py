"""A device with a browser that can be killed at any moment, and what is left on it.

The browser has a profile of its own, which outlives it. Knows the page's store, no game.
"""

import json
import os
import signal
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Locator, Page, Playwright, expect

from app.storage import Kept, Restored, restore
from tests.browsing import BROWSER_OPTIONS, VIEWPORTS
from tests.e2e.hands import open_lobby
from tools import browser

BOOT = 120_000
"""Milliseconds that a start may take: a drill is no reason to leave a machine alone."""
GAMES = "window.handover.store.list().then((headers) => headers.map(({ id }) => id))"
KEPT = "(id) => window.handover.store.readText(id)"


class Device:
    """One tablet, switched off at first: `page` while its browser runs."""

    def __init__(self, playwright: Playwright, url: str) -> None:
        self._playwright = playwright
        self._url = url
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._context: BrowserContext | None = None

    def switch_on(self) -> None:
        """Start the browser and open the lobby, as it was left."""
        self._context = self._playwright.chromium.launch_persistent_context(
            self._profile.name,
            executable_path=browser.find(),
            args=BROWSER_OPTIONS,
            viewport=VIEWPORTS["tablet"],
            reduced_motion="reduce",
            service_workers="allow",
            locale="en-GB",
        )
        self.page: Page = self._context.new_page()
        open_lobby(self.page, self._url)
        expect(self.page.locator("#engine")).to_have_attribute("data-stage", "ready", timeout=BOOT)

    def kill(self) -> None:
        """The browser is gone, in the middle of whatever it did."""
        for process in self._processes():
            os.kill(process, signal.SIGKILL)
        self._close()

    def _processes(self) -> list[int]:
        """The browser's own process; those of its tabs die with it."""
        mark = f"--user-data-dir={self._profile.name}".encode()
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                arguments = (folder / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if mark in arguments and not any(part.startswith(b"--type=") for part in arguments):
                found.append(int(folder.name))
        assert found, "the browser is not running"
        return found

    def games(self) -> list[str]:
        """The ids of all games that the device has kept, the one that was played last first."""
        ids: list[str] = self.page.evaluate(GAMES)
        return ids

    def kept(self, id: str) -> Restored:
        """A game, from what the device has kept of it."""
        data: dict[str, Any] = json.loads(self.page.evaluate(KEPT, id))
        return restore(Kept.from_data(data))

    def resume(self, id: str) -> None:
        """Go on with a game from the lobby's list."""
        self.ticket(id).click()
        expect(self.page.locator("#table > main[data-screen]")).to_be_visible()

    def ticket(self, id: str) -> Locator:
        """The button in the lobby that goes on with a game."""
        games = self.games()
        tickets = self.page.locator(".save .resume")
        expect(tickets).to_have_count(len(games))
        return tickets.nth(games.index(id))

    def throw_away(self) -> None:
        """Switch it off for good."""
        self._close()
        self._profile.cleanup()

    def _close(self) -> None:
        # What was killed cannot be closed any more.
        if self._context is not None:
            with suppress(Error):
                self._context.close()
        self._context = None
