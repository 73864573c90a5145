"""The browser is killed in the middle of whole games: nothing that was seen is ever lost.

A twin outside the browser makes the same choices. Whatever the screen had shown before the
kill must be on the device after it, the positions must be equal, and the game must lie under
its cover.
"""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Playwright

from engine.core.game import load_game
from engine.core.match import Match
from engine.core.record import load
from tests.drill.device import Device
from tests.drill.scale import amount
from tests.e2e import anyone
from tools.project import lobby_games

KILLS = amount(200, 4)
"""Over all games together."""
MOST_TAPS = 14
"""Between two kills."""
LONGEST_MOMENT = 90
"""Milliseconds after the last tap: it may be carried out, half done, or not begun."""


class Evening:
    """One game after another on a device that keeps dying, beside a twin that never does."""

    def __init__(self, device: Device, game: str, seed: int) -> None:
        self.device = device
        self.game = load_game(game)
        self.dice = Random(seed)
        self.finished = 0
        self.deal()

    def deal(self) -> None:
        """A new game, on the page and for the twin."""
        anyone.deal(self.device.page, self.game.name)
        record = self.device.newest().record
        self.twin: Match = load(record, self.game).match

    def play_a_while(self) -> str:
        """Some taps that are waited for; returns one more that is not yet made."""
        page = self.device.page
        seen = anyone.look(page)
        for _ in range(self.dice.randrange(MOST_TAPS)):
            act = anyone.next_tap(seen, self.dice)
            if not act:
                self.finished += 1
                page.locator("[data-act=leave]").first.click()
                self.deal()
                seen = anyone.look(page)
                continue
            seen = anyone.tap(page, act)
            self.follow(act)
        return anyone.next_tap(seen, self.dice)

    def follow(self, act: str) -> None:
        """The twin does the same; of what lay face down, the device knows what it was."""
        name, _, option = act.partition(":")
        if act.startswith(anyone.PLACE):
            kept = load(self.device.newest().record, self.game).match
            option = kept.choices[len(self.twin.choices)]
        if name == "choose":
            self.twin.choose(option)

    def tap_and_kill(self, act: str) -> None:
        """Tap, and kill the browser at some moment after it."""
        page = self.device.page
        if act:
            # The page answers later, if it lives: the tap is not waited for.
            page.evaluate(f"(act) => {{ setTimeout(() => ({anyone.PRESS})(act)) }}", act)
        page.wait_for_timeout(self.dice.uniform(0, LONGEST_MOMENT))
        self.device.kill()

    def compare(self, last: str) -> None:
        """What was seen is there; what was being done is there wholly or not at all."""
        kept = self.device.newest()
        assert kept.sound
        match, note = load(kept.record, self.game)
        assert note == ""
        if len(match.choices) == len(self.twin.choices) + 1:
            self.follow(last)
        assert match.choices == self.twin.choices
        assert match.state.digest() == self.twin.state.digest()
        self.device.resume()
        seen = anyone.look(self.device.page)
        assert seen["screen"] == ("cover" if match.pending else "over")
        assert seen["stamp"] == kept.journal.length


@pytest.fixture
def device(playwright: Playwright, site_url: str) -> Iterator[Device]:
    """A tablet on which the page has never been."""
    device = Device(playwright, site_url)
    yield device
    device.throw_away()


@pytest.mark.timeout(4_000)
@pytest.mark.parametrize("game", lobby_games())
def test_a_killed_browser_loses_nothing(device: Device, game: str) -> None:
    games = lobby_games()
    evening = Evening(device, game, seed=games.index(game))
    for _ in range(-(-KILLS // len(games))):
        last = evening.play_a_while()
        evening.tap_and_kill(last)
        device.switch_on()
        evening.compare(last)
