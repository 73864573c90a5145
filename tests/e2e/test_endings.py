"""The end of a game in a real browser: the picture to send, and settings that two tabs share."""

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.anyone import RUN
from tests.e2e.hands import screen
from tests.positions.inbetween import almost_over

PNG = b"\x89PNG\r\n\x1a\n"
SHARED = """() => {
    navigator.canShare = ({ files }) => files[0].type === "image/png";
    window.sent = new Promise((resolve) => {
        navigator.share = async ({ files, title }) => resolve([files[0].name, title]);
    });
}"""
FROM_ANOTHER_TAB = """() => {
    localStorage.setItem("handover.settings", JSON.stringify({ size: "huge" }));
    dispatchEvent(new StorageEvent("storage", { key: "handover.settings" }));
}"""
SIZE = '__import__("__main__").shell.table.settings.size'


def end_of(evening) -> Page:
    """The Town has won."""
    tablet = evening(almost_over(), "pl", ("Łucja", "Ben"))
    tablet.choose("safe_house")
    tablet.choose("shift:tom:0")
    tablet.leave_playback()
    expect(screen(tablet.page)).to_have_attribute("data-screen", "over")
    return tablet.page


@pytest.mark.timeout(300)
def test_a_picture_of_the_end_is_drawn_on_the_device(evening):
    page = end_of(evening)
    postcard = page.locator("[data-act=postcard]")
    with page.expect_download() as download:
        postcard.click()
    assert download.value.suggested_filename.startswith("handover-inbetween-")
    content = Path(download.value.path()).read_bytes()
    assert content[:8] == PNG
    assert struct.unpack(">II", content[16:24]) == (1200, 675)
    # A picture of one colour would be a few kilobytes.
    assert len(content) > 60_000
    # A device that can hand it on hands it on.
    page.evaluate(SHARED)
    postcard.click()
    name, title = page.evaluate("() => window.sent")
    assert name == download.value.suggested_filename
    assert title.replace("\xa0", " ") == "Wygrywa Łucja"


def test_settings_that_another_tab_has_changed_are_built_on(evening):
    page = end_of(evening)
    page.evaluate(FROM_ANOTHER_TAB)
    expect(page.locator("html")).to_have_attribute("data-size", "huge")
    assert page.evaluate(RUN, SIZE) == "huge"
