"""Tokens laid face down one after the other, in turn: the way that takes its time."""

from random import Random

import pytest

from tests.e2e.chance import game_by_chance
from tests.e2e.playing import play
from tests.e2e.titles import open_deal
from tests.scale import amount

SITTING = {"pass": {}, "across": {0: "across"}}


@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("seating", amount([*SITTING], ["across"]))
def test_placement_token_by_token(page, site_url, seating):
    """Until play begins; what was laid down is named to nobody any more."""
    choices = game_by_chance("twister", 2, 3, placement="strict")
    tablet = open_deal(page, site_url, "twister", 2, 3, placement="strict")
    play(tablet, choices[: choices_to_play(choices)], Random(1), SITTING[seating])
    assert tablet.match.state.phase == "play"
    tablet.check_secrets()


def choices_to_play(choices: list[str]) -> int:
    """How many choices there are before the first action card or action."""
    verbs = ("card", "end", "move", "reveal")
    return next(n for n, choice in enumerate(choices) if choice.split(":")[0] in verbs)
