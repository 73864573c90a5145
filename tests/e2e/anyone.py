"""Somebody who plays whatever game lies on the table, by taps, knowing none of them.

What can be tapped is read off the page (`data-act`), so a new game is played as well as the
old ones. The games are those that the lobby offers.
"""

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
    const { screen = '', stamp = -1 } = main?.dataset ?? {};
    return { screen, stamp: Number(stamp), acts, pressed };
}"""
"""What is on the table: which screen, and everything that can be tapped."""

PRESS = """(act) => document.querySelector(`#table [data-act="${CSS.escape(act)}"]`)?.click()"""


def look(page: Page) -> dict[str, Any]:
    """What is on the table now."""
    return page.evaluate(LOOK)


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
    expect(page.locator("#table > main")).to_be_visible(timeout=BOOT)


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
