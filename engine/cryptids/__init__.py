"""Twisted Cryptids: two to four Cryptids, almost seen, become legends.

The rules stand in rules.py (the course of a game and the Day), setup.py, dawn.py, dusk.py,
night.py, verbs.py and scoring.py; the position in state.py, the map in board.py, printed
facts in data.py. Here they are tied together for the kernel.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.autoplay.bots import Bot
from engine.core.decision import Asking, Decision
from engine.core.game import Game, Setup
from engine.core.view import Refusal, Words
from engine.cryptids.bot import BOTS
from engine.cryptids.bot_worth import worth
from engine.cryptids.data import (
    ACTIONS,
    EVENTS,
    KIND_OF,
    OPTIONS,
    POWERS,
    ROLES,
    SIGHTING_OF,
    SIGHTINGS,
    TRAITS,
)
from engine.cryptids.invariants import broken
from engine.cryptids.rules import step
from engine.cryptids.setup import UPGRADES, deal
from engine.cryptids.state import Wilderness
from engine.cryptids.view import table_view
from engine.cryptids.words import option_words, refusals


class TwistedCryptids(Game[Wilderness]):
    """The game as the kernel wants it."""

    name = "cryptids"
    rules = 2
    roles = ROLES
    fewest = 2
    options = OPTIONS
    upgrades = UPGRADES
    state = Wilderness

    def deal(self, setup: Setup) -> Wilderness:
        """The table before the first choice."""
        return deal(setup)

    def segment(self, t: Wilderness) -> Asking[None]:
        """One player's step."""
        return step(t)

    def view(self, t: Wilderness, player: int | None) -> dict[str, Any]:
        """See view.py for what it holds."""
        return table_view(t, player)

    def words(self, t: Wilderness, decision: Decision, option: str) -> Words:
        """An option in words."""
        return option_words(t, decision, option)

    def refused(self, t: Wilderness, decision: Decision) -> Iterable[Refusal]:
        """What the decider might try but may not."""
        return refusals(t, decision)

    def broken(self, t: Wilderness) -> Iterable[str]:
        """Every invariant that does not hold."""
        return broken(t)

    def effects(self) -> frozenset[str]:
        """Every kind of Action card, Event, Sighting, Power and Trait."""
        return frozenset([*ACTIONS, *EVENTS, *SIGHTINGS, *POWERS, *TRAITS])

    def kind_of(self, card: str) -> str:
        """Copies of an Action card count as one, and so do the same Sightings of all Cryptids."""
        return KIND_OF.get(card) or SIGHTING_OF.get(card, card)

    def evaluate(self, t: Wilderness, player: int) -> float:
        """What the greedy bot sees in it."""
        return worth(t, player)

    def bots(self) -> Mapping[str, Callable[[int], Bot]]:
        """One bot, "greedy", which plays any seat."""
        return BOTS


GAME = TwistedCryptids()
