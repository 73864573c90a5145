"""Whole games by the page alone: random legal taps from the link to the end screen.

On the way nothing is on the page that whoever looks could not know, every choice is on the
device, and a reload at a random moment goes on where it was. Four games in every run;
twenty-four in `make drill`.
"""

import os
from random import Random

import pytest
from playwright.sync_api import expect

from app.i18n.text import LANGUAGES
from engine.core.record import dump
from tests.e2e.hands import BOOT
from tests.e2e.inbetween.chance import game_by_chance
from tests.e2e.inbetween.tablet import Tablet, open_deal

SEATINGS = ("pass", "across")
GAMES = [
    (seed, SEATINGS[number % 2], LANGUAGES[number % 3])
    for number, seed in enumerate([175, 45, 139, 199, *range(20)])
]
"""Seed, seating, language. The first four are short, and end in three different ways."""
EVERY_RUN = 4
DRILL = bool(os.environ.get("HANDOVER_DRILL"))


@pytest.mark.timeout(1_200)
@pytest.mark.parametrize(("seed", "seating", "language"), GAMES if DRILL else GAMES[:EVERY_RUN])
def test_a_whole_game_by_taps(settled, site_url, seed, seating, language):
    dice = Random(seed)
    choices = game_by_chance(seed)
    reload_at = dice.randrange(1, len(choices))
    tablet = open_deal(settled, site_url, seed, language)
    tablet.check_secrets()
    if seating == "across":
        tablet.reveal()
        tablet.sit(seating)
    for number, choice in enumerate(choices):
        if number == reload_at:
            reload_and_compare(tablet, seating)
        look_around(tablet, dice)
        tablet.choose(choice)
        if dice.random() < 0.05 and tablet.match.can_undo and tablet.has("undo"):
            tablet.undo()
            tablet.choose(choice)
    expect(settled.locator("#table > main")).to_have_attribute("data-screen", "over")
    assert tablet.match.pending is None
    assert tablet.export() == dump(tablet.match)


def look_around(tablet: Tablet, dice: Random) -> None:
    """Whatever is on the screen before the next tap, and sometimes the other's turn."""
    tablet.check_secrets()
    if tablet.shown != "cover":
        return
    assert tablet.kept().state.digest() == tablet.match.state.digest()
    if dice.random() < 0.2:
        tablet.recap()
        tablet.check_secrets()
    tablet.reveal()
    tablet.check_secrets()


def reload_and_compare(tablet: Tablet, seating: str) -> None:
    """A reload resumes under the cover, at the same position, with the same history."""
    tablet.reload()
    tablet.check_secrets()
    assert tablet.kept().state.digest() == tablet.match.state.digest()
    tablet.reveal()
    # The page's own memory, not only the device's: the whole save, to the letter.
    assert tablet.export() == dump(tablet.match)
    expect(tablet.page.locator("#table > main")).to_be_visible(timeout=BOOT)
    if seating == "across":
        expect(tablet.page.locator("#table > main.across")).to_be_attached()
