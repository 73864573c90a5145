"""Other browsers: the page boots, a whole game of each title is played, all positions are ours.

Firefox through Playwright, WebKitGTK through its own driver; where one of them cannot be had, the
test says so and is left out. Chromium has the rest of the tests.
"""

import json
import shutil
from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Playwright

from app.storage import Kept, restore
from engine.games import load_game
from engine.saves.record import load
from tests.browsers import webkit
from tests.e2e import anyone
from tests.scripted import shortest
from tools.project import lobby_games

pytestmark = pytest.mark.drill
FIREFOX = ("firefox-esr", "firefox")
BOOT_SECONDS = 90
ATTEMPTS = 3
"""A browser that dies on a busy machine says nothing about the page; three in a row do."""
READY = """() => document.getElementById('engine').dataset.stage"""
NEWEST = """() => window.handover.store.list()
    .then(([first]) => window.handover.store.readText(first.id))"""


class AnyPage(Protocol):
    """What every engine's page can do."""

    def goto(self, url: str) -> object:
        """Open an address."""

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Call a function in the page."""

    def wait_for_timeout(self, timeout: float) -> None:
        """Wait that many milliseconds."""


def open_firefox(playwright: Playwright) -> Iterator[AnyPage]:
    """Firefox as the system has it; Playwright speaks to it without a patched build."""
    found = next(filter(None, map(shutil.which, FIREFOX)), None)
    if found is None:
        pytest.skip("Firefox is not installed (Debian: firefox-esr)")
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=found)
    yield browser.new_page()
    browser.close()


def open_webkit(_: Playwright) -> Iterator[AnyPage]:
    """WebKitGTK as the system has it."""
    if reason := webkit.missing():
        pytest.skip(reason)
    with webkit.WebKit() as page:
        yield page


ENGINES = {"firefox": open_firefox, "webkit": open_webkit}


@pytest.fixture(params=ENGINES)
def other(
    request: pytest.FixtureRequest, playwright: Playwright, site_url: str
) -> Iterator[AnyPage]:
    """A page of another engine in a browser of its own, with Python up in its lobby."""
    for page in ENGINES[request.param](playwright):
        page.goto(site_url)
        until(page, READY, "ready")
        yield page


def until(page: AnyPage, question: str, wanted: object) -> None:
    """Wait until the page answers so."""
    for _ in range(BOOT_SECONDS * 10):
        answer = page.evaluate(question)
        if answer == wanted:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{answer!r} instead of {wanted!r}")


@pytest.mark.timeout(1_800)
@pytest.mark.flaky(reruns=ATTEMPTS - 1, only_rerun=[webkit.BrowserDied, "Target crashed"])
@pytest.mark.parametrize("game", lobby_games())
def test_a_whole_game_in_another_engine(other: AnyPage, game: str) -> None:
    script = shortest(game)
    twin = script.deal()
    other.evaluate("(link) => { location.hash = link; }", script.link)
    until(other, "() => document.querySelector('#table > main')?.dataset.screen", "cover")
    for choice in script.choices:
        for _ in anyone.choose(other, choice):
            pass
        twin.choose(choice)
    anyone.finish(other)
    kept = Kept.from_data(json.loads(other.evaluate(NEWEST)))
    # What that engine's own Python has worked out, and what ours does.
    theirs, ours = json.loads(kept.snapshot)["base"], twin.record()["base"]
    assert (theirs["at"], theirs["digest"]) == (ours["at"], ours["digest"])
    restored = restore(kept)
    assert restored.sound
    assert load(restored.record, load_game(game)).match.choices == script.choices
    other.evaluate(anyone.PRESS, "leave")
    until(other, "() => document.getElementById('lobby').hidden", False)
