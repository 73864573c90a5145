"""Somebody who plays whatever game lies on the table, by taps, knowing none of them.

What can be tapped is read off the page (`data-act`); what to tap, tests/anyone.py decides. The
games are those that the lobby offers.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.anyone import AGAIN, is_made, next_tap, way_to
from tests.e2e.hands import BOOT, open_set_up

LOOK = """() => {
    const main = document.querySelector('#table > main');
    const isFree = (node) => node.getAttribute('aria-disabled') !== 'true';
    const nodes = [...document.querySelectorAll('#table [data-act]')].filter(isFree);
    const acts = nodes.map((node) => node.dataset.act);
    const withPressed = (wanted) =>
        acts.filter((_, place) => wanted.includes(nodes[place].getAttribute('aria-pressed')));
    const pieces = withPressed(['true', 'false']);
    const pressed = withPressed(['true']);
    const faces = {};
    for (const node of document.querySelectorAll('#table [data-option]')) {
        faces[node.dataset.option] = node.closest('[data-act]').dataset.act;
    }
    const { screen = '', stamp = -1 } = main?.dataset ?? {};
    const words = main?.textContent ?? '';
    return { screen, stamp: Number(stamp), acts, pieces, pressed, faces, words };
}"""
"""What is on the table: which screen, everything that can be tapped, what of it stays pressed once
it is tapped, what is pressed, and which option lies face down where, for whoever has turned it
up."""

RUN = """(code) => {
    const { href } = document.querySelector('link[href*="interpreter.mjs"]');
    return import(href).then(({ started }) => started).then((python) => python.runPython(code));
}"""
"""Ask or change something inside the page's own interpreter."""

POSITION = """
(lambda json, match: json.dumps([match.choices, match.state.digest()]))(
    __import__("json"), __import__("__main__").shell.table.match
)
"""

PRESS = """(act) => {
    // A finger would be noticed: without one the page covers itself after a minute.
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    document.querySelector(`#table [data-act="${CSS.escape(act)}"]`)?.click();
}"""


def look(page: Page) -> dict[str, Any]:
    """What is on the table now; one that is empty is about to be drawn, or its game to be read."""
    for _ in range(400):
        seen: dict[str, Any] = page.evaluate(LOOK)
        if seen["screen"] not in {"", "empty"}:
            break
        page.wait_for_timeout(10)
    return seen


def position(page: Page) -> tuple[list[str], str]:
    """The choices of the game on the table and the digest of its position, as the page's own
    interpreter has worked them out.
    """
    choices, digest = json.loads(page.evaluate(RUN, POSITION))
    return choices, digest


def choose(page: Page, option: str) -> Iterator[str]:
    """Make a choice of the question that stands; every tap comes back before it is made."""
    tried: set[str] = set()
    while True:
        act = way_to(look(page), option, tried)
        yield act
        tap(page, act)
        if is_made(act, option):
            return


def finish(page: Page) -> None:
    """Tap through whatever is still shown of the last choice, to the end screen."""
    for _ in range(60):
        seen = look(page)
        if seen["screen"] == "over":
            return
        ways = [act for act in seen["acts"] if act.startswith("moment") and act != AGAIN]
        page.evaluate(PRESS, ways[0])
        page.wait_for_timeout(50)
    raise AssertionError(f"no end screen after the last choice, but {seen['screen']}")


def is_changed(before: dict[str, Any], now: dict[str, Any]) -> bool:
    """Whether the table shows something else."""
    return now["screen"] != "" and now != before


def tap(page: Page, act: str) -> dict[str, Any]:
    """Tap, and wait until the table shows something else; what it shows then."""
    before = look(page)
    page.evaluate(PRESS, act)
    # What is only touched may have nothing to say: an empty pile.
    touched = act.startswith("select:")
    for _ in range(100 if touched else 2_000):
        now = look(page)
        if is_changed(before, now):
            return now
        page.wait_for_timeout(5)
    if touched:
        return now
    raise AssertionError(f"{act} changed nothing on {before['screen']}: {before['acts']}")


def set_up(page: Page, game: str, seats: int = 0) -> None:
    """Set a game up in the lobby with the names it offers; it is not dealt yet."""
    open_set_up(page, game)
    if seats and page.locator("#setup-count").is_visible():
        page.locator("#setup-count .chip", has_text=str(seats)).click()


def deal(page: Page, game: str, seats: int = 0) -> None:
    """Set a game up in the lobby with the names it offers, and deal."""
    set_up(page, game, seats)
    page.locator("#setup-start").click()
    expect(page.locator("#table > main[data-screen]")).to_be_visible(timeout=BOOT)


def reach_for_the_door(page: Page) -> None:
    """Bring up what leaves the table, without tapping it."""
    seen = look(page)
    for act in ("moment:last", "moment:"):
        if act in seen["acts"]:
            seen = tap(page, act)  # a playback has no menu
    if "leave" not in seen["acts"]:
        page.evaluate(PRESS, "panel:menu")
        page.locator("[data-act=leave]").first.wait_for()


def leave(page: Page) -> None:
    """To the lobby, from any screen."""
    reach_for_the_door(page)
    page.evaluate(PRESS, "leave")
    expect(page.locator("#lobby")).to_be_visible()


def play(page: Page, dice: Random, taps: int = 3_000) -> Iterator[tuple[int, str]]:
    """Play until the end; before each tap its number and what will be tapped come back."""
    seen = look(page)
    for number in range(taps):
        act = next_tap(seen, dice)
        if not act:
            return
        yield number, act
        seen = tap(page, act)
    raise AssertionError(f"no end after {taps} taps")
