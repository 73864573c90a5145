"""Bad input, refused storage, broken Python: named clearly, nothing lost, the page usable."""

import json

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import BOOT, choose, deal, open_lobby, reveal, screen, wait_for_python
from tests.e2e.test_table import open_file


def still_usable(page):
    """A game can be dealt all the same."""
    deal(page)
    reveal(page)


BAD_LINKS = {
    "%E0%A4%A": "not a link of Handover",
    "chess.1.2.7..0..abcdef": "There is no game called “chess” here",
    "magpies.1.2.7..3.zzzz.abcdef": "This link cannot be opened",
}


def test_a_bad_link_is_named(page, site_url):
    open_lobby(page, site_url, "?dev#garbage")
    expect(page.locator("#notices")).to_contain_text("not a link of Handover", timeout=BOOT)
    expect(page.locator("#waiting")).to_be_hidden()
    for link, words in BAD_LINKS.items():
        page.get_by_role("button", name="Close").click()
        page.evaluate("(link) => (location.hash = link)", link)
        expect(page.locator("#notices")).to_contain_text(words)
        assert "#" not in page.url
    still_usable(page)


def test_a_foreign_file_is_named(page, site_url, tmp_path):
    open_lobby(page, site_url)
    for content in ("", "{}", "PNG", '{"kept": {"journal": []}}'):
        open_file(page, content, tmp_path)
        expect(page.locator("#notices")).to_contain_text("cannot be opened", timeout=BOOT)
        page.get_by_role("button", name="Close").click()
    still_usable(page)


def test_a_damaged_save_on_the_device_hurts_only_itself(page, site_url):
    open_lobby(page, site_url)
    deal(page)
    reveal(page)
    choose(page)
    page.reload()
    wait_for_python(page)
    page.evaluate(
        """() => new Promise((done) => {
            indexedDB.open('handover').onsuccess = ({ target: { result: games } }) => {
                const work = games.transaction(['saves', 'journal'], 'readwrite');
                const saves = work.objectStore('saves');
                saves.getAll().onsuccess = ({ target: { result: [save] } }) =>
                    saves.put({ ...save, opening: 'torn', snapshot: 'torn' });
                work.oncomplete = done;
            };
        })"""
    )
    page.locator(".save .resume").click()
    expect(page.locator("#notices")).to_contain_text("This file cannot be opened: not JSON")
    still_usable(page)


def test_a_torn_journal_goes_on_from_the_last_safe_point(page, site_url):
    open_lobby(page, site_url)
    deal(page)
    reveal(page)
    page.locator("[data-act='choose:beg']").click()
    expect(screen(page)).to_have_attribute("data-stamp", "1")
    page.reload()
    wait_for_python(page)
    page.evaluate(
        """() => new Promise((done) => {
            indexedDB.open('handover').onsuccess = ({ target: { result: games } }) => {
                const journal = games.transaction('journal', 'readwrite').objectStore('journal');
                journal.getAll().onsuccess = ({ target: { result: [entry] } }) =>
                    (journal.put({ ...entry, do: 'win' }).onsuccess = done);
            };
        })"""
    )
    page.locator(".save .resume").click()
    expect(screen(page)).to_have_attribute("data-screen", "cover")
    expect(page.locator(".messages")).to_contain_text("damaged")
    expect(screen(page)).to_have_attribute("data-stamp", "1")


REFUSED = """IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); }"""


def test_refused_storage_shows_a_banner_and_the_game_goes_on(page, site_url):
    page.add_init_script(REFUSED)
    open_lobby(page, site_url)
    deal(page)
    expect(page.locator(".messages")).to_contain_text("does not keep our saves (SecurityError)")
    reveal(page)
    choose(page)
    # It is still there after a visit to the lobby.
    if screen(page).get_attribute("data-screen") == "play":
        page.locator("[data-act='panel:menu']").click()
    page.locator("[data-act=leave]").click()
    page.locator(".save .resume").click()
    expect(screen(page)).to_have_attribute("data-stamp", "1")


def break_python(page):
    """Send Python something it cannot handle: an intent of its own with a wrong value."""
    page.locator("[data-act='panel:log']").evaluate("(b) => (b.dataset.act = 'opened:nonsense')")
    page.get_by_role("button", name="Log").click()


def test_an_error_in_python_shows_reason_save_and_report(page, site_url):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_lobby(page, site_url)
    deal(page)
    reveal(page)
    page.locator("[data-act='choose:trade']").click()
    expect(screen(page)).to_have_attribute("data-stamp", "1")
    break_python(page)
    expect(screen(page)).to_have_attribute("data-screen", "error")
    expect(page.locator(".reason")).to_contain_text("AttributeError")
    page.get_by_role("button", name="Copy the report").click()
    expect(page.locator(".messages")).to_contain_text("Copied")
    report = json.loads(page.evaluate("navigator.clipboard.readText()"))
    assert "app/controller.py" in report["trace"]
    assert report["record"]["choices"] == ["trade"]
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the save").click()
    assert download.value.suggested_filename.startswith("handover-magpies-")
    page.get_by_role("button", name="Back to the game").click()
    expect(screen(page)).to_have_attribute("data-screen", "cover")
    expect(screen(page)).to_have_attribute("data-stamp", "1")


@pytest.mark.expects_errors
def test_a_failed_boot_says_why_and_keeps_the_lobby(page, site_url):
    page.route("**/*.wasm", lambda route: route.abort())
    open_lobby(page, site_url)
    page.get_by_role("button", name="Magpies", exact=True).click()
    page.locator("#setup-start").click()
    expect(page.locator(".failure")).to_be_visible(timeout=BOOT)
    expect(page.locator(".failure")).to_contain_text("The rules engine did not start")
    expect(page.locator("#waiting")).to_be_hidden()
    expect(page.get_by_role("button", name="Copy a report")).to_be_visible()
    page.get_by_role("button", name="About and credits").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.unroute("**/*.wasm")
    page.get_by_role("button", name="Try again").click()
    wait_for_python(page)
    still_usable(page)
