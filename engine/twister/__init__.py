"""Dungeon Twister: Fire & Water: two teams race through a dungeon whose rooms turn.

The rules stand in rules.py (the course of a game), setup.py, actions.py and below it
movement.py, combat.py, room_actions.py, characters.py and objects.py; the position in state.py,
the board in board.py, printed facts in data.py and rooms.py. Here they are tied together for
the kernel.
"""

from engine.core.game import Game
from engine.twister.data import ACTIVE_TERRAINS, CHARACTERS, OBJECTS, OPTIONS, ROLES
from engine.twister.invariants import broken
from engine.twister.options import option_message
from engine.twister.random_play import lively
from engine.twister.refusals import refusals
from engine.twister.rules import step
from engine.twister.setup import UPGRADES, deal
from engine.twister.state import Dungeon
from engine.twister.view import table_view


def who_began(_dealt: Dungeon, now: Dungeon) -> int:
    """Who plays first is drawn when everything is placed."""
    return now.first


GAME = Game(
    name="twister",
    rules=1 + len(UPGRADES),
    roles=ROLES,
    options=OPTIONS,
    upgrades=UPGRADES,
    state=Dungeon,
    deal=deal,
    segment=step,
    view=table_view,
    message=option_message,
    refused=refusals,
    broken=broken,
    effects=frozenset([*CHARACTERS, *OBJECTS, *ACTIVE_TERRAINS]),
    at_random=lively,
    who_began=who_began,
    brief=("attacks", "exits", "reach"),
)
