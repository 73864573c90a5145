"""Somebody to play with, in the page itself: games against the computer, by taps alone."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from app.i18n.text import Text
from engine.autoplay.mind import LEVELS
from engine.games import LOBBY_GAMES
from tests import anyone
from tests.e2e.anyone import LOOK
from tests.e2e.axe import violations
from tests.e2e.hands import BOOT, HIDE, open_lobby, screen
from tests.scale import DRILL

TAP = """(act) => [...document.querySelectorAll("#table [data-act]")]
    .find((node) => node.dataset.act === act)?.click()"""
READ = {"onward:all", "coach:keep", "guide:ok"}
"""What goes on in a computer's turn once something was read."""
ENOUGH = 60
"""So many screens of a game are seen in every run; the drill plays to its end."""


def sit_down(page: Page, url: str, game: str, level: str) -> None:
    """A game of one person against a computer of that level; nobody waits for its moves."""
    open_lobby(page, url)
    page.get_by_role("button", name=Text("en")(f"game.{game}"), exact=True).click()
    page.locator("#setup-names input").first.fill("Anna")
    page.locator(".by-computer").nth(1).click()
    page.get_by_role("button", name=Text("en")(f"level.{level}"), exact=True).click()
    expect(page.get_by_text("How do you share the tablet?")).to_be_hidden()


def screens(page: Page, dice: Random) -> Iterator[dict[str, Any]]:
    """Whatever is on the page, screen by screen, while somebody without a plan plays to the end."""
    while True:
        seen = page.evaluate(LOOK)
        assert seen["screen"] not in ("cover", "error"), seen
        yield seen
        if seen["screen"] == "over":
            return
        if seen["screen"] == "waiting" and not READ.intersection(seen["acts"]):
            page.wait_for_timeout(20)  # it thinks
        else:
            page.evaluate(TAP, anyone.next_tap(seen, dice))
            page.wait_for_timeout(10)


@pytest.mark.timeout(600)
def test_a_person_alone_needs_no_cover(page, site_url):
    """From the set-up: over a reload in the computer's turn, and a hidden tab."""
    sit_down(page, site_url, "magpies", "easy")
    assert violations(page) == []
    page.locator("#setup-start").click()
    expect(screen(page)).to_have_attribute("data-screen", "play", timeout=BOOT)
    reloaded = False
    for number, seen in enumerate(screens(page, Random(5))):
        if seen["screen"] == "waiting" and not reloaded:
            assert violations(page) == []
            page.reload()
            page.locator(".save .resume").first.click()
            expect(page.locator("#table .bar")).to_be_visible(timeout=BOOT)
            reloaded = True
        elif seen["screen"] == "play":
            assert page.evaluate(HIDE)
        if number >= ENOUGH and reloaded and not DRILL:
            break
    assert reloaded
    if DRILL:
        expect(screen(page)).to_have_attribute("data-screen", "over")
        page.get_by_role("button", name="Rematch: same seats").click()
        expect(screen(page)).to_have_attribute("data-screen", "play")


@pytest.mark.drill
@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_a_person_alone_plays_to_the_end_against_every_level(own_page, site_url, game, level):
    page = own_page
    page.add_init_script(
        'localStorage[\'handover.settings\'] = \'{"pace": "off", "sound": "off"}\''
    )
    sit_down(page, site_url, game, level)
    page.locator("#setup-start").click()
    expect(page.locator("#table .bar")).to_be_visible(timeout=BOOT)
    for _ in screens(page, Random(7)):
        pass
    page.locator("[data-act='panel:course']").click()
    expect(page.locator("svg.course")).to_be_visible(timeout=BOOT)
