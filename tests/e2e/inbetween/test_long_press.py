"""A long press opens a card large; letting go of it does not play the card."""

import pytest
from playwright.sync_api import expect

from tests.browsing import VIEWPORTS
from tests.e2e.hands import stamp
from tests.e2e.titles import open_position
from tests.positions.inbetween import quiet

LONG, SHORT = 900, 60
"""Milliseconds: longer than a tap ever takes, and as long as a tap."""


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_letting_go_of_a_long_press_plays_no_card(evening, size):
    tablet = evening(quiet()).reveal()
    page = tablet.page
    page.set_viewport_size(VIEWPORTS[size])
    before = stamp(page)
    card = page.locator("[data-act='choose:safe_house']").bounding_box()
    page.mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(LONG)
    page.mouse.up()
    expect(page.locator(".sheet .explained")).to_contain_text("Safe House")
    page.wait_for_timeout(200)
    assert stamp(page) == before
    page.keyboard.press("Escape")
    expect(page.locator("[data-act='choose:safe_house']")).to_be_visible()
    if size == "tablet":
        letting_go_of_a_long_press_on_a_verb_does_nothing(page)


def letting_go_of_a_long_press_on_a_verb_does_nothing(page):
    before = stamp(page)
    rest = page.locator("[data-act='choose:rest']")
    rest.click(delay=LONG)
    page.wait_for_timeout(200)
    assert stamp(page) == before
    # A key is never a long press, however long it is held.
    rest.press("Enter", delay=LONG)
    expect(page.locator(f"[data-stamp='{before}']")).to_have_count(0)


def test_letting_go_of_a_long_touch_plays_no_card(new_context, site_url):
    page = new_context(has_touch=True, reduced_motion="reduce").new_page()
    open_position(page, site_url, quiet().match).reveal()
    before = stamp(page)
    touch(page, "choose:safe_house", LONG)
    expect(page.locator(".sheet .explained")).to_contain_text("Safe House")
    page.wait_for_timeout(200)
    assert stamp(page) == before
    page.keyboard.press("Escape")
    # A verb has nothing to open; a long touch does nothing, a short one is a tap.
    touch(page, "choose:rest", LONG)
    page.wait_for_timeout(200)
    assert stamp(page) == before
    touch(page, "choose:rest", SHORT)
    expect(page.locator("[data-act='choose:end']")).to_be_visible()


def touch(page, act, milliseconds):
    """A finger on the middle of a button for a while: touches that the browser trusts."""
    button = page.locator(f"#table [data-act='{act}']").bounding_box()
    at = {"x": button["x"] + button["width"] / 2, "y": button["y"] + button["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(milliseconds)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
