"""Somebody who was never here: from an empty browser to the first meaningful move.

By what the page shows and nothing else, with the CPU slowed as a stand-in for a cheap tablet.
"""

import time

from playwright.sync_api import expect

SLOWER = 4
BUDGET = 60.0
"""Seconds until the first meaningful move; a promise, several times what it takes."""
PATIENCE = BUDGET * 1_000


def test_the_first_move_within_a_minute(new_context, site_url, record_property):
    page = new_context(newcomer=True).new_page()
    page.context.set_default_timeout(PATIENCE)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    begun = time.monotonic()
    page.goto(site_url, wait_until="commit")
    page.get_by_role("button", name="InBetween", exact=True).click()
    page.get_by_role("button", name="I know this game").click()
    page.get_by_role("button", name="Deal the cards").click()
    page.get_by_role("button", name="I am").click(timeout=PATIENCE)
    # The dock says what to tap: a card, then one of the marked places.
    expect(page.locator(".dock")).to_contain_text("Tap a card to play it")
    page.locator(".dock button.play-card").first.click()
    expect(page.locator(".dock")).to_contain_text("Choose one of the marked places")
    page.locator("button.ghost").first.click()
    expect(page.get_by_role("button", name="End turn")).to_be_visible(timeout=PATIENCE)
    seconds = time.monotonic() - begun
    record_property("first_move_seconds", round(seconds, 1))
    print(f"first meaningful move after {seconds:.1f} s")
    assert seconds < BUDGET
