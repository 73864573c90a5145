"""Puzzles in the browser: found in the lobby, opened, shown; a link to one that is gone."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import BOOT, open_lobby

WORDS = ".lesson .lesson-words"


@pytest.fixture
def newcomer(new_context) -> Page:
    """A page on a device that nobody has played on."""
    page: Page = new_context(newcomer=True, reduced_motion="reduce").new_page()
    return page


def test_a_puzzle_is_opened_from_the_lobby_and_shown(newcomer, site_url):
    page = newcomer
    open_lobby(page, site_url, "")
    page.locator(".box[data-game=inbetween] .open").click()
    puzzles = page.locator("#learn-puzzles button")
    expect(puzzles).to_have_count(20)
    puzzles.first.click()
    expect(page.locator(WORDS)).to_contain_text("to play: win this turn.", timeout=BOOT)
    # The player is alone: no cover, and nothing to undo.
    expect(page.locator("[data-screen=play]")).to_be_visible()
    page.locator("[data-act='panel:menu']").click()
    page.get_by_role("button", name="Show me", exact=True).click()
    expect(page.locator(WORDS)).to_contain_text("The solution:")
    after = page.get_by_role("button", name="Try again")
    while not after.count():
        page.locator("[data-act='step:on'], [data-act='moment:']").first.click()
        page.wait_for_timeout(200)
    expect(page.locator(WORDS)).to_contain_text("What mattered:")
    after.click()
    expect(page.locator(WORDS)).to_contain_text("to play: win this turn.")


def test_a_link_to_a_puzzle_that_is_gone_says_so_with_the_lobby_at_hand(newcomer, site_url):
    page = newcomer
    open_lobby(page, site_url, "#puzzle=inbetween/ffffff")
    expect(page.get_by_text("This puzzle is gone")).to_be_visible(timeout=BOOT)
    expect(page.locator(".box[data-game=inbetween] .open")).to_be_visible()
