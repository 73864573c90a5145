"""Whole games by the page alone: random legal taps from the link to the end screen.

On the way nothing is on the page that whoever looks could not know, every choice is on the
device, and a reload at a random moment goes on where it was. Four games in every run;
twenty-four in `make drill`.
"""

from random import Random

import pytest
from playwright.sync_api import expect

from app.i18n.text import LANGUAGES
from engine.core.record import dump
from tests.e2e.hands import screen
from tests.e2e.inbetween.chance import games_by_length
from tests.e2e.inbetween.tablet import Tablet, open_deal
from tests.scale import amount

SEATINGS = ("pass", "across")
SEEDS = 120
GAMES = 24
"""The shortest games of so many seeds are played in the drill."""
EVERY_RUN = 2


@pytest.mark.timeout(1_200)
@pytest.mark.parametrize(
    ("number", "seating", "language"),
    [
        (number, SEATINGS[number % len(SEATINGS)], LANGUAGES[number % len(LANGUAGES)])
        for number in range(amount(GAMES, EVERY_RUN))
    ],
)
def test_a_whole_game_by_taps(settled, site_url, number, seating, language):
    seed, choices = games_by_length(SEEDS)[number]
    dice = Random(seed)
    reload_at = dice.randrange(1, len(choices))
    tablet = open_deal(settled, site_url, seed, language)
    tablet.check_secrets()
    if seating == "across":
        tablet.reveal()
        tablet.sit(seating)
    for made, choice in enumerate(choices):
        if made == reload_at:
            reload_and_compare(tablet, seating)
        look_around(tablet, dice)
        tablet.choose(choice)
        if dice.random() < 0.05 and tablet.match.can_undo and tablet.has("undo"):
            tablet.undo()
            tablet.choose(choice)
    expect(screen(settled)).to_have_attribute("data-screen", "over")
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
    if seating == "across":
        expect(tablet.page.locator("#table > main.across")).to_be_visible()
