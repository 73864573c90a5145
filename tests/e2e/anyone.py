"""Somebody who plays whatever game lies on the table, by taps, knowing none of them.

What can be tapped is read off the page (`data-act`), so a new game is played as well as the
old ones. The games are those that the lobby offers. tests/app/test_anyone.py holds that all of
a game is played that way, and to its end.
"""

import json
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

PLACE = "choose:down:"
"""Lays what lies face down at a place; the page does not say which option that is."""

EAGER = 0.95
"""How likely something is done with what was touched."""
TEMPTED = 0.6
"""How likely something is touched where only one choice lies open."""
PLAYFUL = 0.8
"""How likely that is a piece: something that stays touched."""
PATIENCE = 250
"""After so many choices somebody only takes what lies open."""

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


def next_tap(seen: dict[str, Any], dice: Random) -> str:
    """What somebody without a plan would tap; "" if the game is over."""
    acts = [act for act in seen["acts"] if act not in seen["pressed"]]

    def of(*names: str) -> list[str]:
        return [act for act in acts if act.split(":")[0] in names]

    if seen["screen"] == "over":
        return ""
    if "reveal" in acts:
        return "reveal"
    choices, things = of("choose"), of("peek", "select")
    found = about_touched(choices, seen["pressed"])
    if found and dice.random() < EAGER:
        return one_of(found, dice)
    held = [act for act in seen["pressed"] if act.startswith("select:")]
    if held and not choices and dice.random() < EAGER:
        return held[0]  # what is touched hides the choices: let go of it
    if things and (not choices or is_tempted(seen["stamp"], choices, dice)):
        pieces = [act for act in things if act in seen["pieces"]]
        return dice.choice(pieces if pieces and dice.random() < PLAYFUL else things)
    if choices:
        return one_of(choices, dice)
    if moments := of("moment"):
        return dice.choice(moments)
    raise AssertionError(f"nothing to tap on {seen['screen']} among {acts}")


def about_touched(choices: list[str], pressed: list[str]) -> list[str]:
    """The choices that name what is touched: most are offered because it is.

    >>> about_touched(["choose:move:blue_acrobat:15.8", "choose:end"], ["select:blue_acrobat"])
    ['choose:move:blue_acrobat:15.8']
    """
    touched = {name for act in pressed for name in names_in(act)[1:]}
    return [act for act in choices if touched.intersection(names_in(act))]


def is_tempted(stamp: int, choices: list[str], dice: Random) -> bool:
    """Whether to touch something before choosing: the likelier, the fewer choices lie open.

    What can only be reached by touching would never be found without. Late in a game nobody
    looks for it any more, and the game comes to its end.
    """
    return stamp < PATIENCE and dice.random() < TEMPTED ** len(set(choices))


def one_of(choices: list[str], dice: Random) -> str:
    """Any of the choices, each kind equally likely: one attack among thirty moves is not lost.

    >>> one_of(["choose:move:a:1", "choose:move:a:2", "choose:attack:a:b"], Random(4))
    'choose:attack:a:b'
    """
    kind = dice.choice(sorted({names_in(act)[1] for act in choices}))
    return dice.choice([act for act in choices if names_in(act)[1] == kind])


def names_in(act: str) -> list[str]:
    """What an act names, in order: what is done first.

    >>> names_in("select:blue_acrobat>15.8@0")
    ['select', 'blue_acrobat', '15.8', '0']
    """
    return re.split("[:>/@]", act)


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
    named, wanted = set(names_in(act)), set(names_in(option))
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
    page.locator(f".box[data-game={game}] .open").click()
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
    if "moment:" in seen["acts"]:
        seen = tap(page, "moment:")  # a playback has no menu
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
