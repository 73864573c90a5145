"""Every lesson of every title gone through by a finger that follows what glows, in the page itself.

The finger hits what lies on top at a place of the screen; it runs no script on the page.
HANDOVER_SHOTS names a folder for a picture of each step.
"""

import os
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from app.i18n.text import LANGUAGES
from app.lessons import curriculum_of
from engine.games import LOBBY_GAMES
from tests.browsing import open_device
from tests.e2e.hands import BOOT

TAUGHT = [(game, lesson.id) for game in LOBBY_GAMES for lesson in curriculum_of(game).lessons]
MOST_TAPS = 150
"""A lesson that takes more of them is stuck."""
SHOTS = os.environ.get("HANDOVER_SHOTS", "")

NEXT = """(number) => {
    const middle = (node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    const isOnTop = (node) => {
        const hit = document.elementFromPoint(...middle(node));
        return hit?.closest("[data-act]") === node.closest("[data-act]");
    };
    const done = document.querySelector("#table .learned");
    if (done) return { done: true };
    const shining = [...document.querySelectorAll("#table .hinted[data-act]")];
    const acts = ["moment:last", "moment:", "onward:all", "onward", "step:on", "step:again"];
    const others = acts.flatMap(
        (act) => [...document.querySelectorAll(`#table [data-act="${act}"]`)]);
    // Where several things glow, any of them is taken: the first one may miss the point.
    const turned = shining.map((_, place) => shining[(place + number) % shining.length]);
    const free = [...others, ...turned].find((node) => node.checkVisibility() && isOnTop(node));
    // On a phone a room is looked at closely before its squares can be hit.
    // What glowed may have missed the point: then nothing glows, and it is taken back.
    const undo = document.querySelector('#table [data-screen=play] [data-act="undo"]');
    // A room that is looked at closely leaves the others out.
    const whole = shining.length && document.querySelector("#table button.whole");
    const near = free ?? (whole || shining.find((node) => node.checkVisibility())) ?? undo;
    if (!near) return null;
    return { place: middle(near), act: near.dataset.act };
}"""
"""What a finger would tap next, and where; words that wait to be read are read first."""
WORDS = "document.querySelector('#table .lesson-words')?.textContent"


def go_through(page: Page, name: str) -> None:
    """Follow what glows until the lesson says that it is done."""
    told, dice = "", Random(1)
    for _ in range(MOST_TAPS):
        wanted = page.evaluate(NEXT, dice.randrange(MOST_TAPS))
        words = page.evaluate(WORDS)
        if SHOTS and words and words != told:
            page.screenshot(
                path=Path(SHOTS) / f"{name}-{len(list(Path(SHOTS).glob(name + '-*')))}.png"
            )
        told = words or told
        if wanted and wanted.get("done"):
            return
        if wanted:
            page.mouse.click(*wanted["place"])
        page.wait_for_timeout(120)
    raise AssertionError(f"{name}: stuck at {told!r}, {wanted}")


@pytest.mark.drill
@pytest.mark.timeout(1_200)
@pytest.mark.parametrize("viewport", ["tablet", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_every_lesson_can_be_followed_by_a_finger(browser, site_url, game, language, viewport):
    context = open_device(browser, viewport, reduced_motion="reduce", locale=language)
    page = context.new_page()
    page.add_init_script("localStorage.setItem('handover.settings', '{\"pace\":\"off\"}')")
    for title, lesson in TAUGHT:
        if title == game:
            page.goto("about:blank")
            page.goto(f"{site_url}#lesson={game}/{lesson}", wait_until="commit")
            expect(page.locator("#table .lesson-words")).to_be_visible(timeout=BOOT)
            assert page.evaluate("document.documentElement.lang") == language
            go_through(page, f"{game}-{lesson}-{language}-{viewport}")
    context.close()
