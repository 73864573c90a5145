"""A page with a game of InBetween on it: what is secret there, and the way to each option."""

from tests.e2e.inbetween.scan import all_signs, leaks
from tests.e2e.scan import signs_in
from tests.e2e.tablet import Tablet as AnyTablet


class Tablet(AnyTablet):
    """The page and the twin."""

    def leaks(self, text: str, seat: int | None, since: int) -> set[str]:
        """What a text gives away that this seat (None: not everybody) may not know."""
        return leaks(text, self.match, seat, since)

    def names_cards(self, text: str) -> set[str]:
        """Whatever names a card of either deck."""
        return signs_in(text, all_signs())

    def open_way_to(self, option: str) -> None:
        """Awareness abilities lie behind one more tap."""
        super().open_way_to(option)
        act = f"choose:{option}"
        if not self.has(act) and option.startswith("awareness_"):
            self.tap("select:awareness")
            self.wait(f"[data-act='{act}']")
