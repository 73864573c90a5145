"""Stories of InBetween: what they begin from is in engine/inbetween/positions.py."""

from engine.inbetween.data import CARDS, ROLES
from engine.inbetween.positions import lay_out
from engine.inbetween.state import Upsideville
from tests.engine import story
from tests.engine.story import tells as tells

SIX = "bob carl earl jayne jeremy julie"
SEVEN = f"{SIX} lance"
"""Circles that leave not much to choose from; they lie Human and Creature in turn."""
ALL_BUT_JULIE = {
    "bob": ["hiding_1"],
    "carl": ["hiding_2"],
    "earl": ["hiding_3"],
    "jayne": ["hiding_4"],
    "jeremy": ["reroute"],
}
"""Cards on everybody of SIX but one, so that the Activity marker passes them over."""


class Story(story.Story[Upsideville]):
    """A match from a laid-out position."""

    lay_out = staticmethod(lay_out)
    roles = ROLES

    def activate(self, card: str) -> "Story":
        """Play a card for its ability: its token goes to the first person who can have it."""
        self.play(card)
        self.play(next(option for option in self.options if option.startswith("token:")))
        return self.play("activate")


def shifts(**people: tuple[int, ...]) -> tuple[str, ...]:
    """Options to shift people: `bob=(3, 5)` is "shift:bob:3" and "shift:bob:5"."""
    return tuple(f"shift:{who}:{notch}" for who, notches in people.items() for notch in notches)


def cost(card: str) -> int:
    """What a card's ability costs; stories ask for it, because balance may change it."""
    return CARDS[card].cost
