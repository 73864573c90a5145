"""The lobby looks after saved games: it warns, reminds and recommends, each at its time."""

import json

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import deal, open_lobby, play_the_end, screen, wait_for_python

DAY = 86_400_000
NEARLY_FULL = """
StorageManager.prototype.estimate = async () => ({ quota: 1e9, usage: 1e9 - 4e6 });
"""
TIDIES_UP = "StorageManager.prototype.persisted = async () => false;"
STAYS = "StorageManager.prototype.persisted = async () => true;"
INVITED = """addEventListener('DOMContentLoaded', () => setTimeout(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    event.prompt = () => { document.documentElement.dataset.installed = 'yes'; };
    dispatchEvent(event);
}, 300));"""
ON_AN_IPAD = "Object.defineProperty(Navigator.prototype, 'standalone', { get: () => false });"


ASKED = """
const { persist } = StorageManager.prototype;
window.asked = 0;
StorageManager.prototype.persist = function () { window.asked += 1; return persist.call(this); };
"""


def test_a_first_game_asks_the_browser_to_keep_it_for_good(own_page, site_url):
    page = own_page
    page.add_init_script(f"if (isSecureContext) {{ {ASKED} }}")
    open_lobby(page, site_url)
    wait_for_python(page)
    assert page.evaluate("window.asked") == 0
    deal(page)
    assert page.evaluate("window.asked") == 1


@pytest.fixture
def lobby(new_context, site_url):
    """Opens the lobby of a device that has a saved game, after `script`; `ago` are days since."""

    def visit(script: str = "", ago: int | None = None, finished: bool = False):
        context = new_context(reduced_motion="reduce")
        context.add_init_script(f"if (isSecureContext) {{ {script} }}")
        page = context.new_page()
        open_lobby(page, site_url)
        wait_for_python(page)
        expect(page.locator("#news .notice")).to_have_count(0)
        if finished:
            play_the_end(page)
        else:
            deal(page)
        page.locator("[data-act=leave]").first.click()
        expect(page.locator(".save")).to_have_count(1)
        if ago is not None:
            page.evaluate(
                "(ago) => localStorage.setItem('handover.care',"
                " JSON.stringify({ backup: Date.now() - ago }))",
                ago * DAY,
            )
            again(page)
        return page

    return visit


LOOKED_AFTER = """() => handover.store.list()
    .then(() => navigator.storage.estimate())
    .then(() => navigator.storage.persisted())
    .then(() => new Promise(requestAnimationFrame))"""
"""Ask whatever the lobby asks before it speaks (static/js/care.mjs): by then it has its answers."""


def again(page):
    page.reload()
    wait_for_python(page)
    expect(page.locator(".save")).to_have_count(1)
    page.evaluate(LOOKED_AFTER)


def test_a_device_that_is_nearly_full_says_so_early(lobby):
    page = lobby(NEARLY_FULL)
    expect(page.locator("#news")).to_contain_text("nearly full")
    with page.expect_download() as download:
        page.locator("#news").get_by_role("button", name="Download all saves").click()
    assert len(json.loads(download.value.path().read_text("utf-8"))["all"]) == 1
    # Once a day is enough.
    again(page)
    expect(page.locator("#news .notice")).to_have_count(0)


def test_a_week_without_a_backup_brings_a_reminder(lobby):
    page = lobby(TIDIES_UP, ago=8)
    expect(page.locator("#news")).to_contain_text("Download a backup to be safe")
    with page.expect_download():
        page.locator("#news").get_by_role("button", name="Download all saves").click()
    again(page)
    expect(page.locator("#news .notice")).to_have_count(0)


@pytest.mark.parametrize(("script", "ago"), [(TIDIES_UP, 6), (STAYS, 8)])
def test_no_reminder_before_a_week_or_where_saves_are_safe(lobby, script, ago):
    page = lobby(script, ago)
    expect(page.locator("#news .notice")).to_have_count(0)


def test_a_finished_game_brings_the_way_to_the_home_screen_once(lobby):
    page = lobby(INVITED, finished=True)
    expect(page.locator("#news")).to_contain_text("like an app")
    page.locator("#news").get_by_role("button", name="Install").click()
    expect(page.locator("html")).to_have_attribute("data-installed", "yes")
    again(page)
    expect(page.locator("#news .notice")).to_have_count(0)


def test_an_ipad_is_told_where_its_own_button_is(lobby):
    page = lobby(ON_AN_IPAD, finished=True)
    expect(page.locator("#news")).to_contain_text("Add to Home Screen")


def test_nobody_is_asked_to_install_before_a_game_is_finished(lobby):
    page = lobby(INVITED)
    page.evaluate(LOOKED_AFTER)
    expect(page.locator("#news .notice")).to_have_count(0)
    expect(screen(page)).to_be_hidden()
