"""Older rules of Twisted Cryptids, so that their saves and links are replayed as they were played.

Only what has changed since stands here; no new game is played by it. How a position goes on
under the next rules is in setup.py.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from engine.core.game import Game
from engine.cryptids.setup import deal
from engine.cryptids.state import Wilderness


class LateShuffle(Wilderness):
    """The Wilderness of rules 2: a deck that has run out waits until the next card is wanted."""

    __slots__ = ()

    def draw_up_to(self, me: int, size: int) -> None:
        """Draw until the hand has that size; an empty deck stays empty."""
        self.take_up_to(me, size)


def rules_2(game: Game[Wilderness]) -> Game[Wilderness]:
    """The discards were shuffled late, and by default ruling 3 was read freely."""
    return replace(
        game,
        rules=2,
        options={**game.options, "partial": ("free", "strict")},
        state=LateShuffle,
        deal=partial(deal, table=LateShuffle),
    )


PAST: dict[int, Callable[[Game[Wilderness]], Game[Wilderness]]] = {2: rules_2}
"""Rules number -> turns the game of the next number back into that one: see docs/save.md."""
