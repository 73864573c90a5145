"""A page with a game of Twisted Cryptids on it: what is secret, and the way to each option."""

from app.games.cryptids.board import ARROWS, place_of
from tests.e2e.cryptids.scan import all_signs, leaks
from tests.e2e.scan import signs_in
from tests.e2e.tablet import Tablet as AnyTablet


class Tablet(AnyTablet):
    """The page and the twin."""

    def leaks(self, text: str, seat: int | None, since: int) -> set[str]:
        """What a text gives away that this seat (None: not everybody) may not know."""
        return leaks(text, self.match, seat, since)

    def names_cards(self, text: str) -> set[str]:
        """Whatever names an Action card, a Sighting or a Trait."""
        return signs_in(text, all_signs())

    @property
    def can_sit(self) -> bool:
        """Traits and Stacks are chosen in one's own hands."""
        return self.match.state.phase not in ("cryptids", "secrets")

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
        if not self.has(act) and self.has(f"select:{option}"):
            self.tap(f"select:{option}")  # passing asks back
            self.wait(f"[data-act='{act}']")
        super().open_way_to(option)
