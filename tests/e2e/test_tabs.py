"""One game, two tabs: one has it, the other looks on and can take it over; nothing is torn."""

import json
from random import Random

import pytest
from playwright.sync_api import expect

from app.storage import Kept, restore
from engine.magpies import GAME
from engine.saves.record import load
from tests.anyone import next_tap
from tests.e2e import anyone
from tests.e2e.hands import (
    BOOT,
    choose,
    deal,
    open_file,
    open_lobby,
    reveal,
    said,
    screen,
    wait_for_python,
)
from tests.scale import amount

KEPT = "window.handover.store.list().then(([first]) => window.handover.store.readText(first.id))"


def restored(page):
    """The game as the device has it, which must be sound."""
    found = restore(Kept.from_data(json.loads(page.evaluate(KEPT))))
    assert found.sound
    return found


def kept(page):
    """The match that the device has."""
    return load(restored(page).record, GAME).match


def shows_what_is_kept(page):
    """What this tab shows, and what its own interpreter has come to, is what the device has."""
    expect(screen(page)).to_have_attribute("data-stamp", str(restored(page).journal.length))
    match = kept(page)
    assert anyone.position(page) == (match.choices, match.state.digest())


GOING = """
const { request } = LockManager.prototype;
let going = 3;
LockManager.prototype.request = function (name, manner, holding) {
  return going-- > 0 ? Promise.resolve(holding(null)) : request.call(this, name, manner, holding);
};
"""
"""Another tab that has the game is just being closed: it is still there when it is asked for."""


@pytest.fixture
def tabs(page, site_url):
    """A game of Magpies in one tab, and the same game opened in another."""
    open_lobby(page, site_url)
    deal(page)
    other = page.context.new_page()
    open_lobby(other, site_url)
    other.locator(".save .resume").click()
    expect(screen(other)).to_have_attribute("data-screen", "watch", timeout=BOOT)
    return page, other


def test_a_tab_that_is_just_going_is_not_taken_for_another_tab(own_page, site_url):
    page = own_page
    page.add_init_script(GOING)
    open_lobby(page, site_url)
    deal(page)
    expect(screen(page)).to_have_attribute("data-screen", "cover", timeout=BOOT)


def test_the_second_tab_looks_on_and_follows(tabs):
    page, other = tabs
    expect(other.get_by_role("heading", name="Open in another tab")).to_be_visible()
    assert set(anyone.look(other)["acts"]) == {"leave", "take_over"}
    reveal(page)
    choose(page)
    expect(screen(other)).to_have_attribute("data-stamp", "1")
    expect(other.locator("[data-secret]")).to_have_count(0)
    shows_what_is_kept(page)
    shows_what_is_kept(other)


def test_the_second_tab_takes_over_and_the_first_looks_on(tabs):
    page, other = tabs
    reveal(page)
    choose(page)
    other.get_by_role("button", name="Take over here").click()
    expect(screen(other)).to_have_attribute("data-screen", "cover")
    expect(screen(page)).to_have_attribute("data-screen", "watch")
    expect(page.locator("[data-secret]")).to_have_count(0)
    reveal(other)
    choose(other)
    expect(screen(page)).to_have_attribute("data-stamp", "2")
    assert len(kept(page).choices) == 2
    page.get_by_role("button", name="Take over here").click()
    expect(screen(page)).to_have_attribute("data-screen", "cover")
    expect(screen(other)).to_have_attribute("data-screen", "watch")


def test_a_tab_that_is_closed_or_left_lets_go(tabs, site_url):
    page, other = tabs
    page.locator("[data-act=leave]").click()
    other.locator("[data-act=leave]").click()
    other.locator(".save .resume").click()
    expect(screen(other)).to_have_attribute("data-screen", "cover")
    other.close()
    # A moment later: the browser lets go when the tab is gone for good.
    page.wait_for_function("navigator.locks.query().then(({ held }) => held.length === 0)")
    page.locator(".save .resume").click()
    expect(screen(page)).to_have_attribute("data-screen", "cover")


def test_what_is_open_elsewhere_is_not_deleted_or_overwritten(tabs):
    page, other = tabs
    content = other.evaluate("window.handover.store.allToFile()")
    other.locator("[data-act=leave]").click()
    delete = other.get_by_role("button", name="Delete Magpies")
    delete.click()
    delete.click()
    expect(delete).to_contain_text("Open in another tab")
    data = json.loads(content)
    data["all"][0]["header"]["updated"] += 10**9
    open_file(other, json.dumps(data))
    expect(other.locator("#notices")).to_contain_text(said("saves.imported", 0))
    reveal(page)
    choose(page)
    assert len(kept(page).choices) == 1


def come_to_rest(tabs):
    """What the tabs show once neither changes any more."""
    shown, quiet = [], 0
    for _ in range(200):
        before, shown = shown, [anyone.look(tab) for tab in tabs]
        quiet = quiet + 1 if shown == before else 0
        if quiet == 10 and any(seen["screen"] == "watch" for seen in shown):
            return shown
        tabs[0].wait_for_timeout(50)
    raise AssertionError(f"the tabs never come to rest: {shown}")


FEWEST_TAPS, MOST_TAPS = 12, 400
"""In both tabs together; the most, if no choice was made by then."""


@pytest.mark.parametrize("seed", range(amount(6, 1)))
def test_taps_in_both_tabs_at_once_tear_nothing(tabs, seed):
    page, other = tabs
    dice = Random(seed)
    highest = taps = 0
    # On a busy machine many taps come before the first screen that has something to choose.
    while taps < FEWEST_TAPS or (highest == 0 and taps < MOST_TAPS):
        taps += 1
        tab = dice.choice(tabs)
        seen = anyone.look(tab)
        highest = max(highest, seen["stamp"])
        act = "take_over" if "take_over" in seen["acts"] else next_tap(seen, dice)
        # Not waited for: the other tab may be in the middle of its own.
        tab.evaluate(anyone.PRESS, act)
        if dice.random() < 0.5:
            tab.wait_for_timeout(dice.randrange(40))
    shown = come_to_rest(tabs)
    assert sorted(s["screen"] == "watch" for s in shown) in ([False, True], [True, True])
    # Whatever either of them had shown is there, and neither shows anything else.
    assert restored(page).journal.length >= highest > 0
    shows_what_is_kept(page)
    shows_what_is_kept(other)
    # Whoever takes it now can play on.
    tab = page if shown[0]["screen"] == "watch" else other
    tab.locator("[data-act=take_over]").click()
    expect(screen(tab)).to_have_attribute("data-screen", "cover")
    reveal(tab)
    choose(tab)
    shows_what_is_kept(tab)


NO_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })"


def test_without_locks_the_journal_itself_keeps_two_tabs_apart(own_page, site_url):
    page = own_page
    page.context.add_init_script(NO_LOCKS)
    open_lobby(page, site_url)
    deal(page)
    other = page.context.new_page()
    open_lobby(other, site_url)
    wait_for_python(other)
    other.locator(".save .resume").click()
    expect(screen(other)).to_have_attribute("data-screen", "cover", timeout=BOOT)
    reveal(page)
    page.locator("[data-act='choose:beg']").click()
    expect(screen(page)).to_have_attribute("data-stamp", "1")
    reveal(other)
    other.locator("[data-act='choose:beg']").click()
    expect(other.locator("#notices")).to_contain_text("another tab")
    other.locator(".save .resume").click()
    expect(screen(other)).to_have_attribute("data-stamp", "1")
    shows_what_is_kept(other)
    shows_what_is_kept(page)
