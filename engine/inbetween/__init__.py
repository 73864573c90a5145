"""InBetween: Town against Creature, pulling the people of Upsideville into their dimension.

The rules stand in rules.py (a turn), play.py (playing a card), cards.py, characters.py
and awareness.py (abilities); the position in state.py; printed facts in data.py. Here they
are tied together for the kernel.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.autoplay.bots import Bot
from engine.core.decision import Asking, Decision
from engine.core.game import Game, Setup
from engine.core.view import Refusal, Words
from engine.inbetween.abilities import ABILITIES
from engine.inbetween.bot import BOTS, JUDGE
from engine.inbetween.data import CARDS, OPTIONS, ROLES
from engine.inbetween.invariants import broken
from engine.inbetween.rules import turn
from engine.inbetween.setup import deal
from engine.inbetween.state import Upsideville
from engine.inbetween.view import table_view
from engine.inbetween.words import option_words, refusals


class InBetween(Game[Upsideville]):
    """The game as the kernel wants it."""

    name = "inbetween"
    rules = 1
    roles = ROLES
    options = OPTIONS
    state = Upsideville

    def deal(self, setup: Setup) -> Upsideville:
        """The table after set-up."""
        return deal(setup)

    def segment(self, t: Upsideville) -> Asking[None]:
        """One turn."""
        return turn(t)

    def view(self, t: Upsideville, player: int | None) -> dict[str, Any]:
        """See view.py for what it holds."""
        return table_view(t, player)

    def words(self, t: Upsideville, decision: Decision, option: str) -> Words:
        """An option in words."""
        return option_words(t, decision, option)

    def refused(self, t: Upsideville, decision: Decision) -> Iterable[Refusal]:
        """What the decider might try but may not."""
        return refusals(t, decision)

    def broken(self, t: Upsideville) -> Iterable[str]:
        """Every invariant that does not hold."""
        return broken(t)

    def effects(self) -> frozenset[str]:
        """Every ability of a card, a Character or an Awareness level."""
        return frozenset(ABILITIES)

    def kind_of(self, card: str) -> str:
        """Copies of a Creature card count as one; Awareness abilities count as themselves."""
        return CARDS[card].kind if card in CARDS else card

    def evaluate(self, t: Upsideville, player: int) -> float:
        """What the mixing bot sees in it."""
        return JUDGE.worth(t, player)

    def bots(self) -> Mapping[str, Callable[[int], Bot]]:
        """The tastes by name, and "greedy", which has one of them."""
        return BOTS


GAME = InBetween()
