"""What only the screens of Twisted Cryptids have; the rest is in tests/e2e/test_screens.py."""

from playwright.sync_api import expect

from tests.app.cryptids.sittings import CryptidsSitting
from tests.e2e.axe import violations
from tests.e2e.drawn import Easel
from tests.e2e.hands import screen
from tests.positions.cryptids import day, last_night

PLACE = (
    "() => document.querySelector('[data-act=\"select:pass\"]').getBoundingClientRect().toJSON()"
)
"""Where passing without a look, or taking it back, lies on the cover."""


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


def test_passing_unseen_asks_back_with_no_under_the_same_finger(page, source_url):
    """Whoever taps twice in a hurry has passed nothing."""
    sitting = CryptidsSitting.at(day())
    easel = Easel(page, source_url, "cryptids")
    for size in ("1024x768", "390x844", "844x390"):
        easel.look_through(size)
        before = easel.measure(f"cover {size}", lambda: sitting.screen, PLACE)
        middle = [before["x"] + before["width"] / 2, before["y"] + before["height"] / 2]
        sitting.tap("select:pass")
        easel.measure(f"asked back {size}", lambda: sitting.screen, PLACE)
        under = page.evaluate(
            "(at) => document.elementFromPoint(...at).closest('[data-act]')?.textContent", middle
        )
        assert under == "No, I’ll look"
        assert sitting.screen.find(data_act="choose:pass")
        sitting.tap("select:pass")
        assert not sitting.screen.find(data_act="choose:pass")
