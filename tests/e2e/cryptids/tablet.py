"""A page with a game of Twisted Cryptids on it: what is secret, and the way to each option."""

from playwright.sync_api import Page

from app.games.cryptids.board import ARROWS, place_of
from app.games.policy import policy_of
from engine.core.match import Match
from engine.cryptids import GAME
from tests.e2e.cryptids.scan import all_signs, leaks
from tests.e2e.scan import signs_in
from tests.e2e.tablet import Tablet as AnyTablet
from tests.e2e.tablet import open_link, open_save

NAMES = ("Anna", "Bartek", "Carla", "Dmitri")


class Tablet(AnyTablet):
    """The page and the twin."""

    def leaks(self, text: str, seat: int | None, since: int) -> set[str]:
        """What a text gives away that this seat (None: not everybody) may not know."""
        return leaks(text, self.match, seat, since)

    def names_cards(self, text: str) -> set[str]:
        """Whatever names an Action card, a Sighting or a Trait."""
        return signs_in(text, all_signs())

    @property
    def cover_acts(self) -> set[str]:
        """What can be answered without a look is offered as well."""
        assert self.match.pending is not None
        blind = policy_of(GAME.name).blind_answers(self.match.pending)
        return super().cover_acts | {f"select:{option}" for option in blind}

    def leave_playback(self) -> None:
        """On a page without motion a playback waits for a tap."""
        if self.shown == "playback":
            self.tap("moment:")
            self.wait("#table > main:not([data-screen=playback])")

    def let_go(self) -> None:
        """A hand that is peeked at lies over the map; it is laid down before one taps there."""
        peeking = self.page.locator("#table .peek[aria-pressed=true]")
        if peeking.count():
            peeking.click()
            self.page.locator("#table .peeking").wait_for(state="detached")

    def open_way_to(self, option: str) -> None:
        """Groups that share a way lie behind one more tap."""
        self.leave_playback()
        if self.shown == "cover":
            self.reveal()
        if option.startswith("place:") and self.has("choose:" + option):
            self.let_go()
        act = f"choose:{option}"
        if option.partition(":")[0] in ARROWS and not self.has(act):
            self.tap(f"select:{place_of(option)}")
            self.wait(f"[data-act='{act}']")
        super().open_way_to(option)


def open_deal(
    page: Page, url: str, seats: int, seed: int, language: str = "en", **options: str
) -> Tablet:
    """A fresh game with that seed."""
    match = Match.start(GAME, seed, GAME.roles[:seats], options)
    open_link(page, url, match, language)
    return Tablet(page, match)


def open_position(page: Page, url: str, match: Match, language: str = "en") -> Tablet:
    """A game that stands at any position."""
    open_save(page, url, match, language)
    return Tablet(page, match)
