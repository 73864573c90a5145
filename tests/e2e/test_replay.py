"""The slider of a replay under a real finger, and a replay that runs by itself."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from engine.games import load_game
from engine.saves.record import load, parse
from tests.e2e.anyone import RUN
from tests.e2e.hands import BOOT, screen
from tests.e2e.tablet import open_save
from tools.project import ROOT

SAVE = ROOT / "tests" / "games" / "inbetween-secured.json"
PLACE = '__import__("__main__").shell.table.moment.place'
SETTLED = 250
"""Milliseconds in which the page has shown the last place; many times what it takes."""


@pytest.fixture
def replay(page: Page, site_url: str) -> Page:
    """The replay of a finished game of InBetween, at its first stop."""
    return open_replay(page, site_url, SAVE)


def open_replay(page: Page, url: str, save: Path) -> Page:
    """The replay of a finished game."""
    record = parse(save.read_text("utf-8"))
    open_save(page, url, load(record, load_game(record["game"])).match)
    expect(screen(page)).to_have_attribute("data-screen", "over", timeout=BOOT)
    page.locator("[data-act=replay]").click()
    expect(screen(page)).to_have_attribute("data-screen", "replay")
    return page


def place(page: Page) -> int:
    """The stop that Python shows."""
    shown: int = page.evaluate(RUN, PLACE)
    return shown


def stops(page: Page) -> int:
    """How many stops there are."""
    return int(page.get_by_role("slider").get_attribute("max") or 0) + 1


def spot(page: Page, wanted: int) -> tuple[float, float]:
    """Where on the glass a stop lies: the middle of the thumb never leaves the slider."""
    box = page.get_by_role("slider").bounding_box()
    assert box is not None
    thumb = 44
    share = wanted / (stops(page) - 1)
    return box["x"] + thumb / 2 + (box["width"] - thumb) * share, box["y"] + box["height"] / 2


def test_dragging_shows_the_stop_under_the_finger_and_the_last_one_counts(replay):
    slider = replay.get_by_role("slider")
    replay.mouse.move(*spot(replay, 0))
    replay.mouse.down()
    for wanted in (20, 90, 41):
        replay.mouse.move(*spot(replay, wanted), steps=4)
        expect(replay.locator(".slider .count")).to_have_text(f"{wanted + 1} / {stops(replay)}")
        assert place(replay) == wanted
    # Faster than any page draws; the finger stops at 63.
    for wanted in [*range(100, 63, -1), *range(64)]:
        replay.mouse.move(*spot(replay, wanted))
    replay.mouse.up()
    expect(replay.locator(".slider .count")).to_have_text(f"64 / {stops(replay)}")
    assert place(replay) == 63
    expect(slider).to_have_value("63")
    # Steps move the thumb, although it was set by hand before.
    replay.get_by_role("button", name="Next", exact=True).click()
    expect(slider).to_have_value("64")
    assert place(replay) == 64


def test_a_tap_on_the_slider_and_the_arrow_keys_lead_to_a_stop(replay):
    slider = replay.get_by_role("slider")
    expect(slider).to_be_focused()
    for _ in range(3):
        replay.keyboard.press("ArrowRight")
    expect(slider).to_have_value("3")
    expect(slider).to_have_attribute("aria-valuetext", f"Turn 1, step 4 of {stops(replay)}")
    replay.keyboard.press("End")
    expect(replay.get_by_role("button", name="Next turn")).to_have_attribute(
        "aria-disabled", "true"
    )
    replay.mouse.click(*spot(replay, 30))
    expect(slider).to_have_value("30")
    expect(replay.locator(".slider .count")).to_have_text(f"31 / {stops(replay)}")
    replay.wait_for_timeout(SETTLED)
    assert place(replay) == 30


def test_with_reduced_motion_it_steps_by_taps_only(replay):
    expect(replay.locator(".play-button")).to_be_hidden()
    replay.get_by_role("button", name="Next", exact=True).click()
    assert place(replay) == 1
    replay.get_by_role("slider").press("End")
    replay.get_by_role("button", name="From the start").click()
    expect(replay.get_by_role("slider")).to_have_value("0")
    replay.wait_for_timeout(SETTLED)
    assert place(replay) == 0


def test_it_runs_by_itself_until_it_is_paused(new_context, site_url):
    page = open_replay(new_context().new_page(), site_url, SAVE)
    page.keyboard.press("Space")
    page.wait_for_function("() => document.querySelector('[data-slide]').value >= 2")
    page.get_by_role("button", name="Pause").click()
    paused = place(page)
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    assert page.locator("[data-pace]").count() == 0
    assert place(page) == paused
