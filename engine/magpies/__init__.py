"""Magpies: a small game that uses every part of the kernel, for its tests.

Two or three magpies gather treasures into their nests. Hands are hidden, treasures
cost coins, a cat in somebody's hand scares a magpie off, and at dusk everybody
chooses a hedge in secret. It is also what a new game looks like in one file.
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from engine.core.decision import (
    Asking,
    Decision,
    each_in_secret,
    may_pick,
    may_react,
    pick,
    pick_some,
    resolve,
)
from engine.core.event import DREW, USED
from engine.core.game import Game, Setup
from engine.core.state import State
from engine.core.view import Refusal, Words

PRICE = {"ring": 2, "spoon": 1, "button": 0}
WORTH = {"ring": 3, "spoon": 2, "button": 1}
HEDGES = ("elm", "oak", "ash")
FULL_NEST = 8
WINTER = 12


def kind_of(card: str) -> str:
    """What a card is: "ring_3" is a ring."""
    return card.partition("_")[0]


class Magpies(State):
    """hand, nest and coins by seat; deck and discard face down and face up."""

    __slots__ = ("coins", "deck", "discard", "hand", "nest", "round")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seed, len(setup.names), setup.options)
        kinds = ("ring", "spoon", "button", "cat")
        self.deck = [f"{kind}_{n}" for kind in kinds for n in range(1, 7)]
        self.discard: list[str] = []
        self.hand: list[list[str]] = [[] for _ in range(self.seats)]
        self.nest: list[list[str]] = [[] for _ in range(self.seats)]
        self.coins = [2] * self.seats
        self.round = 1
        self.shuffle_face_down(self.deck)
        for seat in range(self.seats):
            self.draw(seat, 3)

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
        """Hands and deck: what nobody sees may lie in any of them."""
        return [[*self.hand, self.deck]]

    def draw(self, me: int, count: int) -> None:
        """Draw from the deck, made anew from the discard pile when it is empty."""
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


def turn(t: Magpies) -> Asking[None]:
    """One magpie acts; after the last one dusk falls."""
    me = t.active
    t.tell("turn", who=me)
    deed = yield from pick(me, "act", deeds(t, me), hush=True)
    if deed == "beg":
        t.coins[me] += 1
        t.tell("begs", who=me)
    elif deed == "trade":
        swapped = yield from pick_some(me, "trade", t.hand[me], most=2, least=1, hush=True)
        for card in swapped:
            t.discard_from_hand(me, card)
        t.draw(me, len(swapped))
    elif deed is not None:
        yield from gather(t, me, deed)
    if me == t.seats - 1:
        yield from dusk(t)
    t.active = (me + 1) % t.seats
    t.turn += 1


def deeds(t: Magpies, me: int) -> list[str]:
    """Treasures that can be paid for, and what can always be done."""
    cards = [
        card
        for card in t.hand[me]
        if kind_of(card) in PRICE and PRICE[kind_of(card)] <= t.coins[me]
    ]
    return [*sorted(cards), *(["trade"] if t.hand[me] else []), "beg"]


def gather(t: Magpies, me: int, card: str) -> Asking[None]:
    """Pay for a treasure and carry it home, unless a cat comes; then it does its trick."""
    t.coins[me] -= PRICE[kind_of(card)]
    t.hand[me].remove(card)
    t.learn([card])
    t.nest[me].append(card)
    t.tell("gathers", who=me, card=card)
    for other in [*range(me + 1, t.seats), *range(me)]:
        if not t.hand[other]:
            continue
        cats = [held for held in t.hand[other] if kind_of(held) == "cat"]
        cat = yield from may_react(other, "scare", sorted(cats), source=card, hush=True)
        if cat:
            t.discard_from_hand(other, cat)
            t.nest[me].remove(card)
            t.discard.append(card)
            t.tell(USED, what="cat", who=other)
            return
    if t.worth(me) >= FULL_NEST:
        t.finish([me], "full_nest")
    t.tell(USED, what=kind_of(card), who=me)
    yield from resolve(TRICKS[kind_of(card)](t, me))


def ring(t: Magpies, me: int) -> Asking[None]:
    """You may take a coin from another magpie."""
    rich = [str(other) for other in range(t.seats) if other != me and t.coins[other]]
    victim = yield from may_pick(me, "steal", rich, source="ring")
    if victim is not None:
        t.coins[int(victim)] -= 1
        t.coins[me] += 1
        t.tell("steals", who=me, victim=int(victim))


def spoon(t: Magpies, me: int) -> Asking[None]:
    """Look at the hand of another magpie."""
    others = [str(other) for other in range(t.seats) if other != me]
    victim = yield from pick(me, "look", others, source="spoon")
    assert victim is not None  # there are always two
    t.learn(t.hand[int(victim)], me)
    t.tell("looks", who=me, victim=int(victim))


def button(t: Magpies, me: int) -> None:
    """Draw a card."""
    t.draw(me, 1)


TRICKS: dict[str, Callable[[Magpies, int], Asking[None] | None]] = {
    "ring": ring,
    "spoon": spoon,
    "button": button,
}


def dusk(t: Magpies) -> Asking[None]:
    """Everybody chooses a hedge in secret; who is alone in it finds a coin."""
    hedges = HEDGES[: int(t.options["hedges"])]
    chosen = yield from each_in_secret(t, range(t.seats), "roost", lambda _: hedges)
    t.tell("roosts", hedges=chosen)
    for seat, hedge in enumerate(chosen):
        if chosen.count(hedge) == 1:
            t.coins[seat] += 1
    t.round += 1
    if t.round > WINTER:
        best = max(map(t.worth, range(t.seats)))
        t.finish([seat for seat in range(t.seats) if t.worth(seat) == best], "winter")


class MagpiesGame(Game[Magpies]):
    """The rules above, as the kernel wants them."""

    name = "magpies"
    rules = 1
    roles = ("pica", "hudsonia", "azure")
    fewest = 2
    options: ClassVar = {"hedges": ("3", "2")}
    state = Magpies

    def deal(self, setup: Setup) -> Magpies:
        """Three cards each."""
        return Magpies(setup)

    def segment(self, t: Magpies) -> Asking[None]:
        """One turn."""
        return turn(t)

    def view(self, t: Magpies, player: int | None) -> dict[str, Any]:
        """Everybody's rings and cards played; one's own hand."""
        over = bool(t.ending)
        return {
            "round": t.round,
            "coins": t.coins[:],
            "nest": [cards[:] for cards in t.nest],
            "worth": [t.worth(seat) for seat in range(t.seats)],
            "deck": len(t.deck),
            "discard": t.discard[:],
            "hand": [
                {
                    "count": len(cards),
                    "known": sorted(card for card in cards if over or t.knows(player, card)),
                }
                for cards in t.hand
            ],
            "chosen": [bool(answer) for answer in t.sealed],
        }

    def words(self, t: Magpies, decision: Decision, option: str) -> Words:
        """An option in words."""
        if decision.kind in ("steal", "look") and option.isdigit():
            return Words(f"magpies.{decision.kind}", {"seat": int(option)})
        if kind_of(option) in PRICE:
            kind = kind_of(option)
            return Words("magpies.card", {"card": kind, "price": PRICE[kind], "worth": WORTH[kind]})
        return Words(f"magpies.{kind_of(option)}", {})

    def refused(self, t: Magpies, decision: Decision) -> Iterable[Refusal]:
        """Cards that cannot be paid for."""
        if decision.kind == "act":
            me = decision.player
            for card in sorted(t.hand[me]):
                if card not in decision.options:
                    price = PRICE.get(kind_of(card))
                    reason = "magpies.cat_waits" if price is None else "magpies.too_dear"
                    facts = {"price": price, "coins": t.coins[me]}
                    yield Refusal(card, Words(reason, facts), "gather")

    def broken(self, t: Magpies) -> Iterable[str]:
        """Every card is in one place."""
        cards = [*t.deck, *t.discard]
        for seat in range(t.seats):
            cards += [*t.hand[seat], *t.nest[seat]]
            if t.coins[seat] < 0:
                yield f"seat {seat} owes coins"
        if len(cards) != 24 or len(set(cards)) != 24:
            yield f"{len(cards)} cards, {len(set(cards))} different"

    def effects(self) -> frozenset[str]:
        """Every trick, and the cat."""
        return frozenset([*TRICKS, "cat"])

    def kind_of(self, card: str) -> str:
        """Copies of a card are one kind."""
        return kind_of(card)

    def evaluate(self, t: Magpies, player: int) -> float:
        """Rings, and winning."""
        if t.ending:
            return 100.0 if player in t.winners else -100.0
        others = [t.worth(seat) for seat in range(t.seats) if seat != player]
        return 2.0 * t.worth(player) - max(others) + 0.5 * t.coins[player]


GAME = MagpiesGame()
