"""Whole games by the page alone: random legal taps from the link to the end screen.

On the way nothing is on the page that whoever looks could not know, every choice is on the
device, and a reload at a random moment goes on where it was. One game of two, of three and of
four in every run, in turn passed on and lying still; all of both seatings in `make drill`.
"""

from random import Random

import pytest
from playwright.sync_api import expect

from app.i18n.text import LANGUAGES
from engine.core.record import dump
from tests.e2e.cryptids.chance import games_by_length
from tests.e2e.cryptids.tablet import Tablet, open_deal
from tests.e2e.hands import screen
from tests.scale import amount

STILL = {2: "across", 3: "around", 4: "around"}
SEEDS = 40
GAMES = 3
"""The shortest games of so many seeds are played in the drill, in each seating."""
EVERY_RUN = [(2, 0, "pass"), (4, 0, "around")]
ALL = [
    (seats, number, seating)
    for seats in (2, 3, 4)
    for number in range(GAMES)
    for seating in ("pass", STILL[seats])
]
LOOKS = amount(0.5, 0.1)
"""How likely a screen in play is scanned; covers always are, and scenes."""


@pytest.mark.timeout(1_800)
@pytest.mark.parametrize(("seats", "number", "seating"), amount(ALL, EVERY_RUN))
def test_a_whole_game_by_taps(settled, site_url, seats, number, seating):
    seed, choices = games_by_length(seats, SEEDS)[number]
    dice = Random(seed)
    reload_at = dice.randrange(len(choices) // 3, len(choices))
    language = LANGUAGES[(seats + number) % len(LANGUAGES)]
    tablet = open_deal(settled, site_url, seats, seed, language)
    tablet.check_secrets()
    seated = seating == "pass"
    for made, choice in enumerate(choices):
        if made == reload_at:
            reload_and_compare(tablet)
        look_around(tablet, dice)
        if not seated and tablet.match.pending.kind == "hideout":
            tablet.leave_scene()
            tablet.sit(seating)
            seated = True
        tablet.choose(choice)
        if dice.random() < 0.05 and tablet.match.can_undo and tablet.has("undo"):
            tablet.undo()
            tablet.choose(choice)
    tablet.leave_scene()
    expect(screen(settled)).to_have_attribute("data-screen", "over")
    assert tablet.match.pending is None
    assert tablet.export() == dump(tablet.match)


def look_around(tablet: Tablet, dice: Random) -> None:
    """Whatever is on the screen before the next tap, and sometimes what happened before."""
    shown = tablet.shown
    if shown in ("cover", "scene") or dice.random() < LOOKS:
        tablet.check_secrets()
    if shown == "scene":
        tablet.leave_scene()
        if tablet.shown == "cover":
            tablet.check_secrets()
    if tablet.shown != "cover":
        return
    if dice.random() < 0.2:
        assert tablet.kept().state.digest() == tablet.match.state.digest()
        tablet.recap()
        tablet.check_secrets()
    tablet.reveal()
    if dice.random() < LOOKS:
        tablet.check_secrets()


def reload_and_compare(tablet: Tablet) -> None:
    """A reload resumes under the cover, at the same position, with the same history."""
    tablet.reload()
    tablet.check_secrets()
    assert tablet.kept().state.digest() == tablet.match.state.digest()
    tablet.reveal()
    # The page's own memory, not only the device's: the whole save, to the letter.
    assert tablet.export() == dump(tablet.match)
