"""axe finds nothing on any screen; reduced motion moves nothing."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.hands import (
    BOOT,
    break_python,
    choose,
    deal,
    leave,
    open_lobby,
    play_the_end,
    reveal,
    screen,
    wait_for_python,
)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_lobby_and_set_up(page, site_url, language):
    open_lobby(page, site_url, f"?dev&lang={language}")
    wait_for_python(page)
    assert violations(page) == []
    page.locator(".box[data-game=magpies] .open").click()
    expect(page.locator("#setup")).to_be_visible()
    assert violations(page) == []


def test_about_and_messages(page, site_url):
    open_lobby(page, site_url, "?dev&lang=xx#garbage")
    expect(page.locator("#notices")).to_contain_text("not a link", timeout=BOOT)
    assert violations(page) == []
    page.get_by_role("button", name="About and credits").click()
    assert violations(page) == []


def test_cover_table_panels_and_end_where_nothing_moves(page, site_url):
    open_lobby(page, site_url)
    deal(page)
    assert violations(page) == []
    reveal(page)
    choose(page)
    expect(page.locator(".news")).to_be_visible()
    assert violations(page) == []
    page.locator("[data-act=reveal]").click()
    expect(page.locator(".recap")).to_be_visible()
    assert violations(page) == []
    page.locator("[data-act=reveal]").click()
    expect(screen(page)).to_have_attribute("data-screen", "play")
    assert violations(page) == []
    for panel in ("log", "menu"):
        page.locator(f"[data-act='panel:{panel}']").click()
        expect(page.locator(".sheet")).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
    choose(page)
    assert page.evaluate("document.getAnimations().length") == 0, "reduced motion moves nothing"
    leave(page)
    play_the_end(page)
    assert violations(page) == []


def test_the_error_screen(page, site_url):
    open_lobby(page, site_url)
    deal(page)
    reveal(page)
    break_python(page)
    expect(screen(page)).to_have_attribute("data-screen", "error")
    assert violations(page) == []
