"""A sharp computer thinks in a worker, which is there when it is needed and no longer."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import BOOT, open_lobby, screen

CHOICES = "() => Number(document.querySelector('#table > main')?.dataset.stamp)"
IS_UP = "() => window.handover.thoughts.isUp('')"
REFUSE = """globalThis.Worker = class extends Worker {
    constructor() { throw new Error("refused"); }
};"""
DIE = "() => self.postMessage({ failed: 'out of memory' })"


def begin_show(page: Page, url: str) -> None:
    """Two sharp computers play InBetween."""
    open_lobby(page, url)
    page.get_by_role("button", name="InBetween", exact=True).click()
    for seat in range(2):
        page.locator(".by-computer").nth(seat).click()
        page.get_by_role("button", name="Sharp").nth(seat).click()
    page.locator("#setup-start").click()
    expect(screen(page)).to_have_attribute("data-screen", "waiting", timeout=BOOT)


def until_up(page: Page) -> None:
    """Until the worker that the page has started can be asked; asking before would start one."""
    while not page.workers:
        page.wait_for_timeout(20)
    page.wait_for_function(IS_UP, timeout=4 * BOOT)


def go_on(page: Page, by: int) -> None:
    """Until so many more choices have been made."""
    wanted = page.evaluate(CHOICES) + by
    page.wait_for_function(f"(wanted) => ({CHOICES})() >= wanted", arg=wanted, timeout=2 * BOOT)


@pytest.mark.parametrize("address", ["site_url", "source_url"])
def test_it_thinks_in_a_worker_that_goes_with_the_game(own_page, request, address):
    page = own_page
    begin_show(page, request.getfixturevalue(address))
    until_up(page)
    go_on(page, 2)
    (worker,) = page.workers
    with worker.expect_event("close"):
        page.locator("[data-act='panel:menu']").click()
        page.locator("[data-act='leave']").click()
    expect(page.locator("#lobby")).to_be_visible()


def test_a_worker_that_dies_stops_no_game(own_page, site_url):
    page = own_page
    begin_show(own_page, site_url)
    until_up(page)
    (worker,) = page.workers
    with worker.expect_event("close"):
        worker.evaluate(DIE)
    go_on(page, 2)
    assert not page.evaluate(IS_UP)
    assert page.workers == []


def test_a_browser_that_refuses_workers_plays_too(own_page, site_url):
    page = own_page
    page.add_init_script(REFUSE)
    begin_show(own_page, site_url)
    go_on(page, 2)
    assert not page.evaluate(IS_UP)
