"""Bad input, refused storage, broken Python: named clearly, nothing lost, the page usable."""

import json

import pytest
from playwright.sync_api import expect

from engine.saves.record import dump
from tests.e2e.hands import (
    BOOT,
    break_python,
    choose,
    deal,
    leave,
    open_file,
    open_lobby,
    reveal,
    said,
    screen,
    take,
    wait_for_python,
)
from tests.positions.magpies import almost_over


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


def test_a_foreign_file_is_named(page, site_url):
    open_lobby(page, site_url)
    for content in ("", "{}", "PNG", '{"kept": {"journal": []}}'):
        open_file(page, content)
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


def test_refused_storage_shows_a_banner_and_the_game_goes_on(own_page, site_url):
    page = own_page
    page.add_init_script(REFUSED)
    open_lobby(page, site_url)
    deal(page)
    expect(page.locator(".messages")).to_contain_text("won’t store saved games (SecurityError)")
    reveal(page)
    choose(page)
    # It is still there after a visit to the lobby, and so is the banner.
    leave(page)
    expect(page.locator(".save")).to_contain_text("only while this page is open")
    page.locator(".save .resume").click()
    expect(screen(page)).to_have_attribute("data-stamp", "1")
    expect(page.locator(".messages")).to_contain_text("won’t store saved games (SecurityError)")


FULL = """() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, manner) {
        if (window.full && mode === "readwrite") throw new DOMException("", "QuotaExceededError");
        return transaction.call(this, stores, mode, manner);
    };
}"""
"""Until it is loaded again, the page is on a device that is full when a test says so: `fill`."""


def fill(page, full=True):
    """The device is full from now on, or has room again."""
    page.evaluate("(full) => { window.full = full; }", full)


def banner(page):
    """What says all the time that the game is not kept."""
    return page.locator(".messages", has_text="won’t store saved games (QuotaExceededError)")


@pytest.fixture
def table(page, site_url):
    """A game of two with a choice taken back, on a device that can be filled."""
    open_lobby(page, site_url)
    page.evaluate(FULL)
    deal(page)
    reveal(page)
    page.locator("[data-act='choose:trade']").click()
    # A tap on a screen that is already answered counts for nothing.
    expect(screen(page)).to_have_attribute("data-stamp", "1")
    page.get_by_role("button", name="Undo").click()
    expect(screen(page)).to_have_attribute("data-stamp", "2")
    return page


def go_on(page):
    """Make one more choice."""
    take(page)
    choose(page)


def test_the_banner_of_a_full_device_stands_until_there_is_room_for_the_game(table):
    fill(table)
    table.locator("[data-act='choose:beg']").click()
    expect(banner(table)).to_be_visible()
    leave(table)
    table.locator(".save .resume").click()
    expect(banner(table)).to_be_visible()
    go_on(table)
    expect(banner(table)).to_be_visible()
    take(table)
    table.locator("[data-act='panel:menu']").click()
    expect(table.locator(".sheet")).not_to_contain_text("saved on this device")
    table.keyboard.press("Escape")
    fill(table, full=False)
    go_on(table)
    expect(banner(table)).to_have_count(0)
    # All of it is on the device now, also what was chosen while that was full.
    go_on(table)
    table.reload()
    wait_for_python(table)
    expect(table.locator(".save")).not_to_contain_text("only while this page is open")
    table.locator(".save .resume").click()
    expect(screen(table)).to_have_attribute("data-stamp", "4")
    expect(table.locator(".messages")).to_have_count(0)


def test_a_deleted_game_makes_room_for_one_in_memory(table):
    leave(table)
    deal(table, ("Carla", "Dmitri"))
    fill(table)
    go_on(table)
    expect(banner(table)).to_be_visible()
    leave(table)
    in_memory = table.locator(".save", has_text="only while this page is open")
    expect(in_memory).to_have_count(1)
    fill(table, full=False)
    delete = table.get_by_role("button", name="Delete Magpies, Anna")
    delete.click()
    delete.click()
    expect(in_memory).to_have_count(0)
    expect(table.locator(".save")).to_contain_text("Carla, Dmitri")
    table.reload()
    table.locator(".save .resume").click()
    expect(screen(table)).to_have_attribute("data-stamp", "1", timeout=BOOT)


SET_BACK = "(days) => { const { now } = Date; Date.now = () => now() - days * 86_400_000; }"
"""Somebody sets the device's clock back; Python's clock is the page's."""


def test_a_game_in_memory_does_not_replace_what_another_tab_went_on_with(table, site_url):
    fill(table)
    go_on(table)
    expect(banner(table)).to_be_visible()
    leave(table)
    other = table.context.new_page()
    open_lobby(other, site_url)
    wait_for_python(other)
    other.evaluate(SET_BACK, 10)
    other.locator(".save .resume").click()
    expect(screen(other)).to_have_attribute("data-stamp", "2")
    go_on(other)
    go_on(other)
    leave(other)
    table.locator(".save .resume").click()
    expect(screen(table)).to_have_attribute("data-screen", "cover")
    fill(table, full=False)
    go_on(table)
    expect(banner(table)).to_be_visible()
    leave(table)
    other.locator(".save .resume").click()
    expect(screen(other)).to_have_attribute("data-stamp", "4")
    expect(other.locator(".messages")).to_have_count(0)


# Backups and damaged files -------------------------------------------------------------------


BACKUP = "window.handover.store.allToFile()"


def test_a_backup_that_a_full_device_cannot_keep_says_how_many_games(table):
    leave(table)
    data = json.loads(table.evaluate(BACKUP))
    (kept,) = data["all"]
    for id in ("aa", "bb"):
        data["all"].append({**kept, "header": {**kept["header"], "id": id}})
    fill(table)
    open_file(table, json.dumps(data))
    told = table.locator("#notices .notice:not(.calm)")
    expect(told).to_contain_text(said("saves.imported", 0))
    expect(told).to_contain_text(said("saves.unkept", 2))
    expect(table.locator(".save", has_text="only while this page is open")).to_have_count(2)
    # As long as the page is open they can be played, under the banner.
    table.locator(".save", has_text="only while this page").first.locator(".resume").click()
    expect(banner(table)).to_be_visible()
    leave(table)
    fill(table, full=False)
    table.get_by_role("button", name="Close").click()
    open_file(table, json.dumps(data))
    expect(table.locator("#notices .notice.calm")).to_have_text(said("saves.imported", 2) + "×")


def test_an_older_backup_takes_nothing_away_and_another_way_to_go_on_is_kept_beside(table):
    leave(table)
    older = table.evaluate(BACKUP)
    table.evaluate(SET_BACK, 10)
    table.locator(".save .resume").click()
    reveal(table)
    table.locator("[data-act='choose:trade']").click()
    expect(screen(table)).to_have_attribute("data-stamp", "3")
    leave(table)
    newer = table.evaluate(BACKUP)
    assert (
        json.loads(newer)["all"][0]["header"]["updated"]
        < json.loads(older)["all"][0]["header"]["updated"]
    )
    open_file(table, older)
    told = table.locator("#notices .notice.calm")
    expect(told).to_contain_text(said("saves.newer", 1))
    assert table.evaluate(BACKUP) == newer
    # The backup goes on in another way, on another device.
    delete = table.get_by_role("button", name="Delete Magpies")
    delete.click()
    delete.click()
    expect(table.locator("#continue")).to_be_hidden()
    open_file(table, older)
    expect(told).to_contain_text(said("saves.imported", 1))
    table.locator(".save .resume").click()
    reveal(table)
    table.locator("[data-act='choose:beg']").click()
    expect(screen(table)).to_have_attribute("data-stamp", "3")
    leave(table)
    for _ in range(2):  # the second time, both are here already
        open_file(table, newer)
        expect(table.locator(".save")).to_have_count(2)
    expect(told).to_have_text(said("saves.imported", 0) + "×")
    dones = [[entry["do"] for entry in kept["journal"]] for kept in all_of(table)]
    assert sorted(dones, key=str) == [["trade", 1, "beg"], ["trade", 1, "trade"]]


def all_of(page):
    """Every game of this device, as a backup has it."""
    return json.loads(page.evaluate(BACKUP))["all"]


def test_a_worthless_entry_of_a_backup_never_touches_the_game_of_its_id(table):
    leave(table)
    (kept,) = before = all_of(table)
    header = {"id": kept["header"]["id"], "game": "cryptids", "names": ["x"], "updated": 9e15}
    worthless = {"header": header, "opening": "rubbish", "snapshot": "", "journal": []}
    open_file(table, json.dumps({"all": [worthless]}))
    told = table.locator("#notices .notice:not(.calm)")
    expect(told).to_contain_text(said("saves.damaged", 1))
    assert all_of(table) == before


def test_a_backup_that_is_opened_before_python_is_up_waits_for_it(table):
    leave(table)
    backup = table.evaluate(BACKUP)
    (kept,) = json.loads(backup)["all"]
    kept["header"]["id"] = "abc"
    held = []
    table.route("**/app/main.py", lambda route: held.append(route))
    table.reload(wait_until="commit")
    expect(table.locator(".save")).to_have_count(1)
    content = json.dumps({"all": [kept]}).encode()
    file = {"name": "all.json", "mimeType": "application/json", "buffer": content}
    table.locator("#import-file").set_input_files(file)
    expect(table.locator("#waiting")).to_be_visible()
    for route in held:
        route.continue_()
    expect(table.locator("#notices")).to_contain_text(said("saves.imported", 1), timeout=BOOT)
    expect(table.locator("#waiting")).to_be_hidden()
    expect(table.locator(".save")).to_have_count(2)


IDS = "window.handover.store.list().then((all) => all.map(({ id }) => id))"


def test_a_flipped_number_in_a_file_is_told_and_costs_little(page, site_url):
    open_lobby(page, site_url)
    deal(page)
    for _ in range(12):
        go_on(page)
    leave(page)
    data = json.loads(page.evaluate(BACKUP))
    (kept,) = data["all"]
    safe = len(json.loads(kept["snapshot"])["choices"])
    assert safe > 4
    kept["journal"][3]["n"] = 2
    open_file(page, json.dumps({"kept": kept}))
    expect(screen(page)).to_have_attribute("data-stamp", str(safe))
    expect(page.locator(".messages")).to_contain_text("Part of this save was damaged")
    leave(page)
    # The same in a backup.
    kept["header"]["id"] = "abc"
    open_file(page, json.dumps(data))
    expect(page.locator("#notices")).to_contain_text(said("saves.imported", 1))
    expect(page.locator(".save")).to_have_count(3)
    page.locator(".save .resume").nth(page.evaluate(IDS).index("abc")).click()
    expect(screen(page)).to_have_attribute("data-stamp", str(safe))
    expect(page.locator(".messages")).to_contain_text("Part of this save was damaged")


def test_a_hostile_backup_leaves_a_lobby_like_any_other(page, site_url, tmp_path):
    open_lobby(page, site_url)
    many = ["x" * 1_000] * 10_000
    header = {"game": "magpies", "names": many, "seating": many[0], "turn": 1, "updated": 1}
    header |= {"looked": [0] * 10_000, "answered": [[1, many[0]]] * 10_000}
    header |= {"orders": {"y" * 1_000: "pass"} | {f"{n}": "pass" for n in range(10_000)}}
    kept = {"opening": "", "snapshot": dump(almost_over().at(0)), "journal": []}
    games = [{**kept, "header": {**header, "id": "f"}}, None, {"header": {**header, "id": "e"}}]
    header = {"game": "magpies", "names": ["Anna", "Bartek"], "turn": 1, "updated": 1}
    games += [{**kept, "header": {**header, "id": f"{n:x}00"}} for n in range(499)]
    backup = tmp_path / "all.json"
    backup.write_text(json.dumps({"all": games}), encoding="utf-8")
    open_file(page, backup)
    told = page.locator("#notices .notice:not(.calm)")
    expect(told).to_contain_text(said("saves.imported", 498), timeout=60_000)
    expect(told).to_contain_text(said("saves.left", 2))
    expect(told).to_contain_text(said("saves.damaged", 2))
    found = page.evaluate("window.handover.store.read('f').then(({ header }) => header)")
    assert found["names"] == ["x" * 40] * 4
    assert found["seating"] == "x" * 40
    assert found["looked"] == [0] * 4
    assert found["answered"] == [[1, "x" * 40]] * 1_000
    assert len(found["orders"]) == 100
    assert all(len(kind) <= 40 for kind in found["orders"])
    # The rest comes when the file is opened again.
    open_file(page, backup)
    expect(told).to_contain_text(said("saves.imported", 2))
    expect(page.locator(".save")).to_have_count(500)


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
