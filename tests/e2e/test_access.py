"""axe finds nothing on any screen; reduced motion moves nothing."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.e2e.hands import BOOT, choose, deal, open_lobby, play, reveal, screen, wait_for_python
from tests.e2e.test_troubled import break_python

AXE = Axe()


def violations(page):
    """What axe finds, readably."""
    found = AXE.run(page).response["violations"]
    return [
        f"{v['id']}: {node['target']} {node['failureSummary']}"
        for v in found
        for node in v["nodes"]
    ]


@pytest.fixture
def settled(new_context):
    """A page on which nothing fades while axe measures contrast."""
    return new_context(reduced_motion="reduce").new_page()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_lobby_and_set_up(settled, site_url, language):
    open_lobby(settled, site_url, f"?dev&lang={language}")
    wait_for_python(settled)
    assert violations(settled) == []
    settled.locator(".box[data-game=magpies] .open").click()
    expect(settled.locator("#setup")).to_be_visible()
    assert violations(settled) == []


def test_about_and_messages(settled, site_url):
    open_lobby(settled, site_url, "?dev&lang=xx#garbage")
    expect(settled.locator("#notices")).to_contain_text("not a link", timeout=BOOT)
    assert violations(settled) == []
    settled.get_by_role("button", name="About and credits").click()
    assert violations(settled) == []


def test_cover_table_panels_and_end(settled, site_url):
    open_lobby(settled, site_url)
    deal(settled)
    assert violations(settled) == []
    settled.get_by_role("button", name="Show last turn").click()
    expect(settled.locator(".recap")).to_be_visible()
    assert violations(settled) == []
    reveal(settled)
    assert violations(settled) == []
    for panel in ("log", "menu"):
        settled.locator(f"[data-act='panel:{panel}']").click()
        expect(settled.locator(".sheet")).to_be_visible()
        assert violations(settled) == []
        settled.keyboard.press("Escape")
    choose(settled)
    for _ in play(settled):
        pass
    assert violations(settled) == []


def test_the_error_screen(settled, site_url):
    open_lobby(settled, site_url)
    deal(settled)
    reveal(settled)
    break_python(settled)
    expect(screen(settled)).to_have_attribute("data-screen", "error")
    assert violations(settled) == []


def test_reduced_motion_moves_nothing(settled, site_url):
    open_lobby(settled, site_url)
    deal(settled)
    reveal(settled)
    choose(settled)
    assert settled.evaluate("document.getAnimations().length") == 0
