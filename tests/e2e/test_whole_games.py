"""Whole games by the page alone: legal taps from the link to the end screen.

One of each title in every run, passed on for its first half and lying still for the second. In
`make drill` many more, each in one seating from beginning to end.
"""

from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from app.i18n.text import LANGUAGES
from engine.saves.record import dump
from tests.e2e.chance import game_by_chance, games_by_length
from tests.e2e.hands import screen
from tests.e2e.playing import play
from tests.e2e.titles import open_deal
from tests.scale import amount

SEEDS = {"inbetween": 120, "cryptids": 40, "twister": 12}
"""The shortest games of so many seeds are played in the drill."""
SHORT = {"inbetween": 103, "cryptids": 18, "twister": 1}
"""The seeds of short games, for every run."""
STILL = {2: "across", 3: "around", 4: "around"}


class Evening(NamedTuple):
    """A game to be played: which of the shortest it is, and how the tablet lies.

    seating  one for the whole game, or "both": passed on, then lying still
    """

    title: str
    seats: int
    number: int
    seating: str
    language: str

    def __str__(self) -> str:
        return "-".join(map(str, self))


EVERY_RUN = [
    Evening("inbetween", 2, 0, "both", "it"),
    Evening("cryptids", 2, 0, "both", "pl"),
    Evening("twister", 2, 0, "both", "en"),
]
ALL = [
    *EVERY_RUN,
    *(
        Evening("inbetween", 2, number, ("pass", "across")[number % 2], LANGUAGES[number % 3])
        for number in range(24)
    ),
    *(
        Evening("cryptids", seats, number, seating, LANGUAGES[(seats + number) % 3])
        for seats in (2, 3, 4)
        for number in range(3)
        for seating in ("pass", STILL[seats])
    ),
    *(
        Evening("twister", 2, number, seating, LANGUAGES[number % 3])
        for number in range(4)
        for seating in ("pass", "across")
    ),
]


def thought_out(evening: Evening) -> tuple[int, list[str]]:
    """The seed of a game and all its choices."""
    title, seats, number, seating, _ = evening
    if seating == "both":
        return SHORT[title], game_by_chance(title, seats, SHORT[title])
    return games_by_length(title, seats, SEEDS[title])[number]


@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("evening", amount(ALL, EVERY_RUN), ids=Evening.__str__)
def test_a_whole_game_by_taps(page, site_url, evening):
    seed, choices = thought_out(evening)
    tablet = open_deal(page, site_url, evening.title, evening.seats, seed, evening.language)
    half = {"pass": {}, "both": {len(choices) // 2: STILL[evening.seats]}}
    play(tablet, choices, Random(seed), half.get(evening.seating, {0: evening.seating}))
    tablet.leave_playback()
    expect(screen(page)).to_have_attribute("data-screen", "over")
    assert tablet.match.pending is None
    assert tablet.export() == dump(tablet.match)
