"""Somebody to play with, in the page itself: a game against the computer, by taps alone."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests import anyone
from tests.e2e.anyone import LOOK
from tests.e2e.axe import violations
from tests.e2e.hands import BOOT, HIDE, open_lobby, screen

TAP = """(act) => [...document.querySelectorAll("#table [data-act]")]
    .find((node) => node.dataset.act === act)?.click()"""


@pytest.mark.timeout(600)
def test_a_person_alone_plays_a_game_to_its_end(page, site_url):
    """From the set-up: without covers, over a reload in the computer's turn, and a hidden tab."""
    open_lobby(page, site_url)
    page.get_by_role("button", name="Magpies", exact=True).click()
    page.get_by_label("Pica").fill("Anna")
    page.locator(".by-computer").nth(1).click()
    page.get_by_role("button", name="Easy").click()
    expect(page.get_by_text("How do you share the tablet?")).to_be_hidden()
    assert violations(page) == []
    page.locator("#setup-start").click()
    expect(screen(page)).to_have_attribute("data-screen", "play", timeout=BOOT)
    dice, reloaded, hidden = Random(5), False, False
    while True:
        seen = page.evaluate(LOOK)
        assert seen["screen"] != "cover"
        if seen["screen"] == "over":
            break
        if seen["screen"] == "waiting" and not reloaded:
            assert violations(page) == []
            page.reload()
            page.locator(".save .resume").first.click()
            expect(page.locator("#table .bar")).to_be_visible(timeout=BOOT)
            reloaded = True
        elif seen["screen"] == "waiting" and "onward:all" not in seen["acts"]:
            page.wait_for_timeout(50)  # it thinks
        else:
            hidden = hidden or bool(page.evaluate(HIDE))
            page.evaluate(TAP, anyone.next_tap(seen, dice))
            page.wait_for_timeout(20)
    assert reloaded
    assert hidden
    expect(screen(page)).to_have_attribute("data-screen", "over")
    page.get_by_role("button", name="Play again").click()
    expect(screen(page)).to_have_attribute("data-screen", "play")
