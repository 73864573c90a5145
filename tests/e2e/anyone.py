"""Somebody who plays whatever game lies on the table, by taps, knowing none of them.

What can be tapped is read off the page (`data-act`), so a new game is played as well as the
old ones. The games are those that the lobby offers.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.hands import BOOT

LOOK = """() => {
    const main = document.querySelector('#table > main');
    const isFree = (node) => node.getAttribute('aria-disabled') !== 'true';
    const nodes = [...document.querySelectorAll('#table [data-act]')].filter(isFree);
    const acts = nodes.map((node) => node.dataset.act);
    const pressed = acts.filter((_, place) => nodes[place].ariaPressed === 'true');
    const faces = {};
    for (const node of document.querySelectorAll('#table [data-option]')) {
        faces[node.dataset.option] = node.closest('[data-act]').dataset.act;
    }
    const { screen = '', stamp = -1 } = main?.dataset ?? {};
    return { screen, stamp: Number(stamp), acts, pressed, faces, words: main?.textContent ?? '' };
}"""
"""What is on the table: which screen, everything that can be tapped, and which option lies face
down where, for whoever has turned it up."""

PLACE = "choose:down:"
"""Lays what lies face down at a place; the page does not say which option that is."""

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


def next_tap(seen: dict[str, Any], dice: Random) -> str:
    """What somebody without a plan would tap; "" if the game is over."""
    acts = seen["acts"]

    def of(*names: str) -> list[str]:
        return [act for act in acts if act.split(":")[0] in names and act not in seen["pressed"]]

    if seen["screen"] == "over":
        return ""
    if "reveal" in acts:
        return "reveal"
    for tempting in (of("choose"), of("peek"), of("select"), of("moment")):
        if tempting:
            return dice.choice(tempting)
    raise AssertionError(f"nothing to tap on {seen['screen']} among {acts}")


def way_to(seen: dict[str, Any], option: str, tried: set[str]) -> str:
    """What to tap on the way to an option: itself, or whatever may lead to it.

    `tried` are the things that were touched in vain for this option; it is added to.
    """
    acts = seen["acts"]
    if f"choose:{option}" in acts:
        return f"choose:{option}"
    for face, act in seen["faces"].items():
        if option.startswith(face):
            return laid(seen, option.removeprefix(face)) if act in seen["pressed"] else str(act)
    for name in ("reveal", "moment", "peek", "select"):
        found = [
            act
            for act in acts
            if act.split(":")[0] == name and act not in tried and act not in seen["pressed"]
        ]
        if found:
            act = max(found, key=lambda act: likeness(act, option))
            if name in {"peek", "select"}:
                tried.add(act)
            return str(act)
    raise AssertionError(f"no way to {option} on {seen['screen']} among {acts}")


def likeness(act: str, option: str) -> int:
    """How far an act names what the option names: the piece, the square, the manner.

    >>> likeness("select:blue_acrobat>fly", "fly:blue_acrobat:15.8")
    2
    >>> likeness("select:blue_acrobat>15.8@0", "fly:blue_acrobat:15.8")
    1
    """
    named, wanted = (set(re.split("[:>/@]", name)) for name in (act, option))
    return len(named & wanted) - len(named - wanted - {"select", "peek"})


def laid(seen: dict[str, Any], where: str) -> str:
    """What lays the touched thing that lies face down; `where` is the end of its option."""
    return next(act for act in seen["acts"] if act.startswith(PLACE) and act.endswith(where))


def is_made(act: str, option: str) -> bool:
    """Whether this tap, on the way to an option, has chosen it."""
    return act == f"choose:{option}" or act.startswith(PLACE)


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
        page.evaluate(PRESS, next(act for act in seen["acts"] if act.startswith("moment")))
        page.wait_for_timeout(50)
    raise AssertionError(f"no end screen after the last choice, but {seen['screen']}")


def is_changed(before: dict[str, Any], now: dict[str, Any]) -> bool:
    """Whether the table shows something else."""
    return now["screen"] != "" and now != before


def tap(page: Page, act: str) -> dict[str, Any]:
    """Tap, and wait until the table shows something else; what it shows then."""
    before = look(page)
    page.evaluate(PRESS, act)
    for _ in range(2_000):
        now = look(page)
        if is_changed(before, now):
            return now
        page.wait_for_timeout(5)
    raise AssertionError(f"{act} changed nothing on {before['screen']}: {before['acts']}")


def deal(page: Page, game: str, seats: int = 0) -> None:
    """Set a game up in the lobby with the names it offers, and deal."""
    page.locator(f".box[data-game={game}] .open").click()
    if seats and page.locator("#setup-count").is_visible():
        page.locator("#setup-count .chip", has_text=str(seats)).click()
    page.locator("#setup-start").click()
    expect(page.locator("#table > main[data-screen]")).to_be_visible(timeout=BOOT)


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
