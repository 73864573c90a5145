"""The browser is killed in the middle of whole games: nothing that was seen is ever lost.

A twin outside the browser makes the same choices. Whatever the screen had shown before the
kill must be on the device after it, the page's own interpreter must come to the twin's
position, and the game must lie under its cover.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Playwright

from engine.core.match import Match
from engine.games import load_game
from engine.saves.record import dump, load
from tests.anyone import PLACE, next_tap
from tests.drill.device import Device
from tests.e2e import anyone
from tests.scale import DRILL, amount
from tools.project import lobby_games

pytestmark = pytest.mark.drill
KILLS = amount(200, 4)
"""Over all games together."""
MOST_TAPS = amount(22, 10)
"""Between two kills."""
LONGEST_GAME = 1_500
"""Taps."""
MOMENTS = ("undo", "deal", "resume", "import", "leave")
"""In what the browser is killed besides a tap that plays; every other kill is one of these."""
SOON, LATER = 90, 400
"""Milliseconds at most after a tap at the table, and after one in the lobby: what was wanted may
be done, half done, or not begun."""
SHOWN = """() => {
    const table = document.getElementById('table');
    return table.hidden ? -1 : Number(table.querySelector('main')?.dataset.stamp ?? -1);
}"""
"""The stamp of the table; -1 without one."""


class Killed(NamedTuple):
    """The moment in which the browser was killed.

    games     the ids of all games that were on the device
    stamp     that of the table, before the last tap
    act       the last tap at the table, if there was one; it was not waited for
    newcomer  the choices of a game that was being dealt or opened, None without one
    shown     the stamp of the last screen that somebody saw, as far as that is known; else -1
    """

    games: set[str]
    stamp: int
    act: str = ""
    newcomer: list[str] | None = None
    shown: int = -1


class Evening:
    """One game after another on a device that keeps dying, beside a twin that never does.

    id        the game that is being played
    finished  how many were played to their end
    """

    def __init__(self, device: Device, game: str, seed: int) -> None:
        self.device = device
        self.game = load_game(game)
        self.dice = Random(seed)
        self.finished = 0
        self.deal()

    def deal(self) -> None:
        """A new game, on the page and for the twin."""
        anyone.deal(self.device.page, self.game.name, self.sit_down())
        self.id = self.device.games()[0]
        self.twin: Match = load(self.device.kept(self.id).record, self.game).match

    def sit_down(self) -> int:
        """How many will play: as few or as many as can."""
        return self.dice.randint(self.game.fewest, len(self.game.roles))

    # Playing -----------------------------------------------------------------------------

    def play_a_while(self) -> None:
        """Some taps that are waited for."""
        for _ in range(self.dice.randrange(MOST_TAPS)):
            self.tap()
        self.agree(self.twin)

    def play_to_an_end(self) -> None:
        """As many taps as are missing, if no game has been finished yet."""
        for _ in range(LONGEST_GAME):
            if self.finished:
                return
            self.tap()

    def tap(self) -> None:
        """One tap, by the twin as well; after the last one of a game the next is dealt."""
        page = self.device.page
        act = next_tap(anyone.look(page), self.dice)
        if act:
            anyone.tap(page, act)
            self.follow(act)
            return
        assert self.twin.pending is None
        self.agree(self.twin)
        self.finished += 1
        anyone.leave(self.device.page)
        self.deal()

    def follow(self, act: str) -> None:
        """The twin does the same; of what lay face down, the device knows what it was."""
        name, _, option = act.partition(":")
        if act.startswith(PLACE):
            kept = load(self.device.kept(self.id).record, self.game).match
            option = kept.choices[len(self.twin.choices)]
        if name == "choose":
            self.twin.choose(option)
        if name == "undo":
            self.twin.undo()

    def agree(self, twin: Match) -> None:
        """The page's own interpreter has come to the twin's position."""
        assert anyone.position(self.device.page) == (twin.choices, twin.state.digest())

    # Dying -------------------------------------------------------------------------------

    def die(self, moment: str) -> None:
        """Kill the browser soon after something was begun, and find out what is left."""
        killed = self.begin(moment)
        page = self.device.page
        page.wait_for_timeout(self.dice.uniform(0, SOON if killed.act else LATER))
        # To look, one has to wait until the page has time; many kills must not wait for that.
        if self.dice.random() < 0.5:
            killed = killed._replace(shown=page.evaluate(SHOWN))
        self.device.kill()
        self.device.switch_on()
        newcomers = self.find_newcomers(killed)
        self.compare(killed)
        for id, twin in newcomers.items():
            self.open(id, twin)
            anyone.leave(self.device.page)
        self.open(self.id, self.twin)

    def begin(self, moment: str) -> Killed:
        """Tap something, and do not wait for it."""
        page = self.device.page
        seen = anyone.look(page)
        killed = Killed(set(self.device.games()), seen["stamp"])
        if moment in {"deal", "resume", "import"}:
            anyone.leave(self.device.page)
            if moment == "deal":
                anyone.set_up(page, self.game.name, self.sit_down())
                page.evaluate("setTimeout(() => document.getElementById('setup-start').click())")
                return killed._replace(newcomer=[])
            if moment == "resume":
                self.device.ticket(self.id).evaluate("(node) => setTimeout(() => node.click())")
                return killed
            file = {"name": "save", "mimeType": "text/plain", "buffer": dump(self.twin).encode()}
            page.locator("#import-file").set_input_files(file)
            return killed._replace(newcomer=list(self.twin.choices))
        if moment == "leave":
            anyone.reach_for_the_door(page)
        possible = moment == "leave" or moment in seen["acts"]
        act = moment if possible else next_tap(seen, self.dice)
        page.evaluate(f"(act) => {{ setTimeout(() => ({anyone.PRESS})(act)) }}", act)
        return killed._replace(act=act)

    def find_newcomers(self, killed: Killed) -> dict[str, Match]:
        """Games that are new on the device: what was being dealt or opened, wholly, or none."""
        found = {}
        for id in set(self.device.games()) ^ killed.games:
            kept = self.device.kept(id)
            assert kept.sound
            match, note = load(kept.record, self.game)
            assert (note, match.choices) == ("", killed.newcomer)
            found[id] = match
        seen = killed.newcomer is not None and killed.shown >= 0
        assert len(found) == 1 if seen else len(found) <= 1
        return found

    def compare(self, killed: Killed) -> None:
        """What was seen is there; what was being done is there wholly or not at all."""
        kept = self.device.kept(self.id)
        assert kept.sound
        match, note = load(kept.record, self.game)
        assert note == ""
        can_move = killed.act.split(":")[0] in {"choose", "undo"}
        assert kept.journal.length - killed.stamp in ((0, 1) if can_move else (0,))
        if killed.newcomer is None:
            assert kept.journal.length >= killed.shown
        if kept.journal.length > killed.stamp:
            self.follow(killed.act)
        assert match.choices == self.twin.choices

    def open(self, id: str, twin: Match) -> None:
        """The game lies under its cover, and is the twin's."""
        self.device.resume(id)
        seen = anyone.look(self.device.page)
        assert seen["screen"] == ("cover" if twin.pending else "over")
        assert seen["stamp"] == self.device.kept(id).journal.length
        self.agree(twin)


@pytest.fixture
def device(playwright: Playwright, site_url: str) -> Iterator[Device]:
    """A tablet on which the page has never been."""
    device = Device(playwright, site_url)
    try:
        device.switch_on()
        yield device
    finally:
        device.throw_away()


@pytest.mark.timeout(4_000)
@pytest.mark.parametrize("game", lobby_games())
def test_a_killed_browser_loses_nothing(device: Device, game: str) -> None:
    games = lobby_games()
    evening = Evening(device, game, seed=games.index(game))
    for number in range(-(-KILLS // len(games))):
        evening.play_a_while()
        turn = number // 2 + games.index(game)
        evening.die(MOMENTS[turn % len(MOMENTS)] if number % 2 else "tap")
    if DRILL:
        evening.play_to_an_end()
        assert evening.finished > 0
