"""Magpies: a small game that uses every part of the kernel, for its tests and for developers.

Two or three magpies gather treasures into their nests. Hands are hidden, treasures
cost coins, a cat in somebody's hand scares a magpie off, and at dusk everybody
chooses a hedge in secret. It has the same files as the large games: the rules stand in
rules.py and cards.py, the position in state.py, printed facts in data.py. Here they are
tied together for the kernel.
"""

from engine.core.game import Game
from engine.magpies.cards import TRICKS
from engine.magpies.data import OPTIONS, ROLES, kind_of
from engine.magpies.invariants import broken
from engine.magpies.options import option_message
from engine.magpies.refusals import refusals
from engine.magpies.rules import turn
from engine.magpies.setup import deal
from engine.magpies.state import Magpies
from engine.magpies.view import table_view

GAME = Game(
    name="magpies",
    roles=ROLES,
    options=OPTIONS,
    state=Magpies,
    deal=deal,
    segment=turn,
    view=table_view,
    message=option_message,
    refused=refusals,
    broken=broken,
    effects=frozenset([*TRICKS, "cat"]),
    kind_of=kind_of,
)
