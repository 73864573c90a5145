"""Whole games by the page alone: legal taps from the link to the end screen.

On the way nothing is on the page that whoever looks could not know, every choice is on the
device, and a reload at a random moment goes on where it was. One short game in each seating
in every run; more of them, and placement token by token, in `make drill`.
"""

from random import Random

import pytest
from playwright.sync_api import expect

from app.i18n.text import LANGUAGES
from engine.core.record import dump
from tests.e2e.hands import screen
from tests.e2e.twister.chance import game_by_chance, games_by_length
from tests.e2e.twister.tablet import Tablet, open_deal
from tests.scale import amount

SEEDS = 12
EVERY_RUN = [(0, "pass"), (1, "across")]
ALL = [(number, seating) for number in range(4) for seating in ("pass", "across")]
LOOKS = amount(0.5, 0.08)
"""How likely a screen in play is scanned; covers always are, and pads."""


@pytest.mark.timeout(1_800)
@pytest.mark.parametrize(("number", "seating"), amount(ALL, EVERY_RUN))
def test_a_whole_game_by_taps(settled, site_url, number, seating):
    seed, choices = games_by_length(SEEDS)[number]
    language = LANGUAGES[number % len(LANGUAGES)]
    tablet = open_deal(settled, site_url, seed, language)
    play(tablet, choices, seating, Random(seed))
    assert tablet.match.pending is None
    expect(screen(settled)).to_have_attribute("data-screen", "over")
    assert tablet.export() == dump(tablet.match)


@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("seating", amount(["pass", "across"], ["across"]))
def test_placement_token_by_token(settled, site_url, seating):
    """Until play begins; what was laid down is named to nobody any more."""
    choices = game_by_chance(3, placement="strict")
    tablet = open_deal(settled, site_url, 3, "en", placement="strict")
    dice = Random(1)
    play(tablet, choices[: choices_to_play(choices)], seating, dice)
    assert tablet.match.state.phase == "play"
    tablet.check_secrets()


def choices_to_play(choices: list[str]) -> int:
    """How many choices there are before the first action card or action."""
    verbs = ("card", "end", "move", "reveal")
    return next(n for n, choice in enumerate(choices) if choice.split(":")[0] in verbs)


def play(tablet: Tablet, choices: list[str], seating: str, dice: Random) -> None:
    """Make these choices by taps, looking around on the way; one reload at any moment."""
    reload_at = dice.randrange(len(choices) // 3, len(choices))
    tablet.check_secrets()
    seated = seating == "pass"
    for made, choice in enumerate(choices):
        if made == reload_at:
            reload_and_compare(tablet)
        look_around(tablet, dice)
        if not seated:
            tablet.sit(seating)
            seated = True
        tablet.choose(choice)
        if dice.random() < 0.04 and tablet.match.can_undo and tablet.has("undo"):
            tablet.undo()
            tablet.choose(choice)


def look_around(tablet: Tablet, dice: Random) -> None:
    """Whatever is on the screen before the next tap, and sometimes what happened before."""
    asked = tablet.match.pending
    if tablet.shown == "cover" or (asked and asked.hush) or dice.random() < LOOKS:
        tablet.check_secrets()
    if tablet.shown != "cover":
        return
    if dice.random() < 0.2:
        assert tablet.kept().state.digest() == tablet.match.state.digest()
        tablet.recap()
        tablet.check_secrets()
    tablet.reveal()
    tablet.check_secrets()


def reload_and_compare(tablet: Tablet) -> None:
    """A reload resumes under the cover, at the same position, with the same history."""
    tablet.reload()
    tablet.check_secrets()
    assert tablet.kept().state.digest() == tablet.match.state.digest()
    tablet.reveal()
    # The page's own memory, not only the device's: the whole save, to the letter.
    assert tablet.export() == dump(tablet.match)
