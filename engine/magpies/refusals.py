"""Why an option is missing."""

from collections.abc import Iterable

from engine.core.decision import Decision
from engine.core.view import Message, Refusal
from engine.magpies.data import PRICE, kind_of
from engine.magpies.state import Magpies

GATHER = "gather"
RULES = frozenset((GATHER,))
"""Ids of the rules that a refusal can name."""


def refusals(t: Magpies, decision: Decision) -> Iterable[Refusal]:
    """Cards that cannot be paid for, and cats."""
    if decision.kind != "act":
        return
    me = decision.player
    for card in sorted(t.hand[me]):
        if card not in decision.options:
            price = PRICE.get(kind_of(card))
            reason = "magpies.cat_waits" if price is None else "magpies.too_dear"
            yield Refusal(card, Message(reason, {"price": price, "coins": t.coins[me]}), GATHER)
