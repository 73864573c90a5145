"""Dungeon Twister: Fire & Water: two teams race through a dungeon whose rooms turn.

The rules stand in rules.py (the course of a game), setup.py, actions.py and below it
movement.py, combat.py, room_actions.py, characters.py and objects.py; the position in state.py,
the board in board.py, printed facts in data.py and rooms.py. Here they are tied together for
the kernel.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.autoplay.bots import Bot
from engine.core.chance import Dice
from engine.core.decision import Asking, Decision
from engine.core.game import Game, Setup
from engine.core.view import Refusal, Words
from engine.twister.bot import BOTS, lively
from engine.twister.bot_worth import worth
from engine.twister.data import ACTIVE_TERRAINS, CHARACTERS, OBJECTS, OPTIONS, ROLES
from engine.twister.invariants import broken
from engine.twister.refusals import refusals
from engine.twister.rules import step
from engine.twister.setup import UPGRADES, deal
from engine.twister.state import Dungeon
from engine.twister.view import table_view
from engine.twister.words import option_words


class DungeonTwister(Game[Dungeon]):
    """The game as the kernel wants it."""

    name = "twister"
    rules = 2
    roles = ROLES
    fewest = 2
    options = OPTIONS
    upgrades = UPGRADES
    state = Dungeon
    brief = ("attacks", "exits", "reach")

    def deal(self, setup: Setup) -> Dungeon:
        """The table before the first choice."""
        return deal(setup)

    def segment(self, t: Dungeon) -> Asking[None]:
        """One step: a player's secrets, a placement, an action card or an action."""
        return step(t)

    def view(self, t: Dungeon, player: int | None) -> dict[str, Any]:
        """See view.py for what it holds."""
        return table_view(t, player)

    def words(self, t: Dungeon, decision: Decision, option: str) -> Words:
        """An option in words."""
        return option_words(t, decision, option)

    def refused(self, t: Dungeon, decision: Decision) -> Iterable[Refusal]:
        """What the decider might try but may not."""
        return refusals(t, decision)

    def broken(self, t: Dungeon) -> Iterable[str]:
        """Every invariant that does not hold."""
        return broken(t)

    def effects(self) -> frozenset[str]:
        """Every character, object and terrain that can make something happen."""
        return frozenset([*CHARACTERS, *OBJECTS, *ACTIVE_TERRAINS])

    def at_random(self, decision: Decision, dice: Dice) -> str:
        """Any verb, then any option of it: else random games would do nothing but walk."""
        return lively(decision.options, dice)

    def who_began(self, _dealt: Dungeon, now: Dungeon) -> int:
        """Who plays first is drawn when everything is placed."""
        return now.first

    def evaluate(self, t: Dungeon, player: int) -> float:
        """What the greedy bot sees in it."""
        return worth(t, player)

    def bots(self) -> Mapping[str, Callable[[int], Bot]]:
        """One bot, "greedy", which plays either side."""
        return BOTS


GAME = DungeonTwister()
