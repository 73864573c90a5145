"""What the tests of the page know of each title: its tablet, its moments, what its screens keep to.

The tests themselves are the same for all of them: test_screens.py, test_whole_games.py.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page

from engine.core.match import Match
from engine.games import load_game
from tests.browsing import VIEWPORTS
from tests.e2e.cryptids import moments as cryptids
from tests.e2e.cryptids.tablet import Tablet as CryptidsTablet
from tests.e2e.inbetween import moments as inbetween
from tests.e2e.inbetween.tablet import Tablet as InBetweenTablet
from tests.e2e.tablet import Tablet, open_link, open_save
from tests.e2e.twister import moments as twister
from tests.e2e.twister.tablet import Tablet as TwisterTablet

PHONES = VIEWPORTS | {"phone in a browser": {"width": 390, "height": 664}}
NARROW = 600
"""On screens narrower than this a room of the dungeon is looked at before its squares are touched,
and four hands around a table do not fit."""
ON_THE_GROUND = re.compile(r"choose:(move|jump|swim|put):|select:(.+>)?(\d+\.\d+|[a-z]+_[a-z_]+) ")

Opener = Callable[[Any], Tablet]
"""Opens a position on a page: the fixture `evening`."""
Moments = Callable[[Opener], Iterator[tuple[str, Tablet]]]


class Title(NamedTuple):
    """A game of the lobby, on the page.

    tablet      its page with a twin of the game
    moments     one moment of play after the other, on whatever table it is given
    long_names  longer than most people's, as many as can play
    sizes       the screens on which everything is in reach, by name
    finger      pixels that a target needs on a tablet
    is_shown    whether a moment is meant for a screen, with larger text or without
    is_excused  whether a line about something out of reach is no fault on a screen
    is_tight    whether a moment may have smaller targets on a tablet
    """

    tablet: type[Tablet]
    moments: Moments
    long_names: tuple[str, ...]
    sizes: dict[str, dict[str, int]]
    finger: int = 44
    is_shown: Callable[[str, str, bool], bool] = lambda *_: True
    is_excused: Callable[[str, int], bool] = lambda *_: False
    is_tight: Callable[[str, str], bool] = lambda *_: False

    def without_excused(self, lines: list[str], size: str) -> list[str]:
        """The lines that are faults on a screen of that size."""
        return [line for line in lines if not self.is_excused(line, self.sizes[size]["width"])]


def has_room_for_cryptids(moment: str, size: str, _larger_text: bool) -> bool:
    """Four hands around a phone do not see it."""
    return not ("around" in moment and PHONES[size]["width"] < NARROW)


def has_room_for_twister(moment: str, size: str, larger_text: bool) -> bool:
    """A low phone has no room for two docks and a dungeon; nor has any, with larger text."""
    narrow = PHONES[size]["width"] < NARROW
    return not ("across" in moment and narrow and (larger_text or size != "phone"))


def is_on_the_ground(line: str, width: int) -> bool:
    """Whether a line is about a square or a token, which a phone brings near first."""
    return width < NARROW and "lies under" in line and bool(ON_THE_GROUND.match(line))


TITLES = {
    "inbetween": Title(
        InBetweenTablet,
        inbetween.moments_of_play,
        inbetween.LONG_NAMES,
        VIEWPORTS,
    ),
    "cryptids": Title(
        CryptidsTablet,
        cryptids.moments_of_play,
        cryptids.LONG_NAMES,
        PHONES,
        is_shown=has_room_for_cryptids,
    ),
    "twister": Title(
        TwisterTablet,
        twister.moments_of_play,
        twister.LONG_NAMES,
        PHONES,
        finger=42,  # the dungeon has 22 squares in a row
        is_shown=has_room_for_twister,
        is_excused=is_on_the_ground,
        is_tight=lambda moment, size: "across" in moment and size == "upright",
    ),
}


def open_position(page: Page, url: str, match: Match, language: str = "en") -> Tablet:
    """A game that stands at any position."""
    open_save(page, url, match, language)
    return TITLES[match.game.name].tablet(page, match)


def open_deal(
    page: Page, url: str, game: str, seats: int, seed: int, language: str = "en", **options: str
) -> Tablet:
    """A fresh game with that seed."""
    rules = load_game(game)
    match = Match.start(rules, seed, rules.roles[:seats], options)
    open_link(page, url, match, language)
    return TITLES[game].tablet(page, match)
