"""The position, and the verbs that change it. What may be done when stands in rules.py."""

from collections.abc import Iterable

from engine.core.event import DREW
from engine.core.game import Setup
from engine.core.state import State
from engine.magpies.data import CARDS, FIRST_COINS, WORTH, kind_of


class Magpies(State):
    """hand, nest and coins by seat; deck and discard face down and face up."""

    __slots__ = ("coins", "deck", "discard", "hand", "nest", "round")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seed, len(setup.names), setup.options)
        self.deck = list(CARDS)
        self.discard: list[str] = []
        self.hand: list[list[str]] = [[] for _ in range(self.seats)]
        self.nest: list[list[str]] = [[] for _ in range(self.seats)]
        self.coins = [FIRST_COINS] * self.seats
        self.round = 1

    def copy(self) -> "Magpies":
        """An independent position."""
        twin = super().copy()
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.hand = [cards[:] for cards in self.hand]
        twin.nest = [cards[:] for cards in self.nest]
        twin.coins = self.coins[:]
        twin.round = self.round
        return twin

    def pools(self) -> Iterable[list[list[str]]]:
        """Hands and deck: a card that nobody sees may lie in any of them."""
        return [[*self.hand, self.deck]]

    def draw(self, me: int, count: int) -> None:
        """Draw from the deck; when it is empty, the discard pile becomes the new deck."""
        drawn: list[str] = []
        while len(drawn) < count and (self.deck or self.discard):
            if not self.deck:
                self.deck, self.discard = self.discard, []
                self.shuffle_face_down(self.deck)
            drawn.append(self.deck.pop())
        self.hand[me] += drawn
        self.learn(drawn, me)
        self.tell("draws", who=me, count=len(drawn))
        self.tell(DREW, to=[me], cards=drawn)

    def discard_from_hand(self, me: int, card: str) -> None:
        """Lay a card from the hand onto the discard pile, for all to see."""
        self.hand[me].remove(card)
        self.discard.append(card)
        self.learn([card])
        self.tell("discards", who=me, card=card)

    def worth(self, seat: int) -> int:
        """What the treasures in a nest add up to."""
        return sum(WORTH[kind_of(card)] for card in self.nest[seat])
