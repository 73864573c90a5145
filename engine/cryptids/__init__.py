"""Twisted Cryptids: two to four Cryptids, almost seen, become legends.

The rules stand in rules.py (the course of a game and the Day), setup.py, dawn.py, dusk.py,
night.py, verbs.py and scoring.py; the position in state.py, the map in board.py, printed
facts in data.py, what older rules did in past.py. Here they are tied together for the kernel.
"""

from engine.core.game import Game
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
from engine.cryptids.options import option_message
from engine.cryptids.past import PAST
from engine.cryptids.refusals import refusals
from engine.cryptids.rules import step
from engine.cryptids.setup import UPGRADES, deal
from engine.cryptids.state import Wilderness
from engine.cryptids.view import table_view


def kind_of(card: str) -> str:
    """Copies of an Action card count as one, and so do the same Sightings of all Cryptids."""
    return KIND_OF.get(card) or SIGHTING_OF.get(card, card)


GAME = Game(
    name="cryptids",
    rules=1 + len(UPGRADES),
    roles=ROLES,
    options=OPTIONS,
    retractable=frozenset({"hideout"}),
    upgrades=UPGRADES,
    past=PAST,
    state=Wilderness,
    deal=deal,
    segment=step,
    view=table_view,
    message=option_message,
    refused=refusals,
    broken=broken,
    effects=frozenset([*ACTIONS, *EVENTS, *SIGHTINGS, *POWERS, *TRAITS]),
    kind_of=kind_of,
)
