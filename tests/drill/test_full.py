"""A device without room: the game goes on, says so all the time, and can be taken along."""

import json
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e import anyone
from tests.e2e.hands import BOOT, open_lobby, screen, wait_for_python
from tests.scale import amount
from tools.project import lobby_games

pytestmark = pytest.mark.drill
TAPS = amount(400, 30)
"""After the device is full; a whole game in the drill."""


FILL = """async () => {
    const opened = indexedDB.open('junk');
    await new Promise((done) => {
        const numbered = { autoIncrement: true };
        opened.onupgradeneeded = () => opened.result.createObjectStore('junk', numbered);
        opened.onsuccess = done;
    });
    const put = (size) => new Promise((done) => {
        const work = opened.result.transaction('junk', 'readwrite', { durability: 'strict' });
        const noise = new Uint8Array(size);
        const step = 65_536;
        for (let n = 0; n < size; n += step) crypto.getRandomValues(noise.subarray(n, n + step));
        work.objectStore('junk').put(noise);
        // Without a sign of life the page covers itself after a minute.
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        work.oncomplete = () => done(true);
        work.onabort = () => done(false);
    });
    for (const size of [1_000_000, 100_000, 10_000, 1_000]) while (await put(size));
}"""
"""Fill the storage to the last thousand bytes."""
QUOTA = 4_000_000


def small(page, quota=QUOTA) -> None:
    """Make it a device with little room."""
    inspector = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    inspector.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": quota})


def banner(page):
    """What says all the time that the game is not kept."""
    return page.locator(".messages", has_text="won’t store saved games (QuotaExceededError)")


@pytest.mark.timeout(1_200)
@pytest.mark.parametrize("game", [*lobby_games(), "magpies"])
def test_a_full_device_stops_no_game(own_page, site_url, game):
    page = own_page
    open_lobby(page, site_url)
    small(page)
    anyone.deal(page, game)
    dice = Random(4)
    for number, _ in anyone.play(page, dice):
        if number == 4:
            break
    page.evaluate(FILL)
    told = 0
    for number, _ in anyone.play(page, dice):
        told += banner(page).count() > 0
        if number == TAPS:
            break
    assert told > 4
    seen = anyone.look(page)
    assert seen["stamp"] > 3
    # To the lobby and back: all of it is in memory, and only there.
    leave(page)
    page.locator(".save .resume").first.click()
    expect(screen(page)).to_have_attribute("data-stamp", str(seen["stamp"]))
    expect(banner(page)).to_be_visible()
    for number, act in anyone.play(page, dice):
        if number > 2 and act != "reveal" and not act.startswith("moment"):
            break
    seen = anyone.look(page)
    expect(banner(page)).to_be_visible()
    leave(page)
    with page.expect_download() as download:
        page.locator(".save .download").first.click()
    kept = json.loads(download.value.path().read_text("utf-8"))["kept"]
    assert len(kept["journal"]) == seen["stamp"]


def leave(page) -> None:
    """To the lobby, from any screen; what the menu says about the game is not that it is saved."""
    anyone.reach_for_the_door(page)
    expect(page.locator("#table")).not_to_contain_text("saved on this device")
    anyone.leave(page)


def test_a_game_dealt_on_a_full_device_can_be_played(own_page, site_url):
    page = own_page
    open_lobby(page, site_url)
    wait_for_python(page)
    small(page)
    page.evaluate(FILL)
    anyone.deal(page, "magpies")
    expect(banner(page)).to_be_visible(timeout=BOOT)
    dice = Random(1)
    for number, _ in anyone.play(page, dice):
        if number == 6:
            break
    seen = anyone.look(page)
    assert seen["stamp"] > 1
    # As soon as there is room, all of it is kept.
    expect(banner(page)).to_be_visible()
    small(page, 100 * QUOTA)
    for number, _ in anyone.play(page, dice):
        if number == 6:
            break
    expect(banner(page)).to_have_count(0)
    after = anyone.look(page)["stamp"]
    assert after > seen["stamp"]
    page.reload()
    wait_for_python(page)
    page.locator(".save .resume").click()
    expect(screen(page)).to_have_attribute("data-stamp", str(after))
    expect(page.locator(".messages")).to_have_count(0)
