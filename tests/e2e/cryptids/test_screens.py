"""What only the screens of Twisted Cryptids have; the rest is in tests/e2e/test_screens.py."""

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.hands import screen
from tests.positions.cryptids import last_night


def test_axe_finds_nothing_at_the_end(evening):
    tablet = evening(last_night())
    tablet.choose("done")
    expect(screen(tablet.page)).to_have_attribute("data-screen", "playback")
    assert violations(tablet.page) == []
    tablet.leave_playback()
    expect(screen(tablet.page)).to_have_attribute("data-screen", "over")
    assert violations(tablet.page) == []
    tablet.page.locator("[data-act=replay]").click()
    expect(screen(tablet.page)).to_have_attribute("data-screen", "replay")
    assert violations(tablet.page) == []
