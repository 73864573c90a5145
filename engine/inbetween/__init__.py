"""InBetween: Town against Creature, pulling the people of Upsideville into their dimension.

The rules stand in rules.py (a turn), play.py (playing a card), cards.py, characters.py
and awareness.py (abilities); the position in state.py; printed facts in data.py. Here they
are tied together for the kernel.
"""

from engine.core.game import Game
from engine.inbetween.abilities import ABILITIES
from engine.inbetween.data import CARDS, OPTIONS, ROLES
from engine.inbetween.invariants import broken
from engine.inbetween.options import option_message
from engine.inbetween.refusals import refusals
from engine.inbetween.rules import turn
from engine.inbetween.setup import UPGRADES, deal
from engine.inbetween.state import Upsideville
from engine.inbetween.view import table_view


def kind_of(card: str) -> str:
    """Copies of a Creature card count as one; Awareness abilities count as themselves."""
    return CARDS[card].kind if card in CARDS else card


GAME = Game(
    name="inbetween",
    rules=1 + len(UPGRADES),
    roles=ROLES,
    options=OPTIONS,
    upgrades=UPGRADES,
    state=Upsideville,
    deal=deal,
    segment=turn,
    view=table_view,
    message=option_message,
    refused=refusals,
    broken=broken,
    effects=frozenset(ABILITIES),
    kind_of=kind_of,
)
