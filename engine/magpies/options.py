"""How options are put: catalogue keys with their arguments."""

from engine.core.decision import Decision
from engine.core.view import Message
from engine.magpies.data import PRICE, WORTH, kind_of
from engine.magpies.state import Magpies


def option_message(_t: Magpies, decision: Decision, option: str) -> Message:
    """How an option is put into words."""
    if decision.kind in ("steal", "look") and option.isdigit():
        return Message(f"magpies.{decision.kind}", {"seat": int(option)})
    kind = kind_of(option)
    if kind in PRICE:
        return Message("magpies.card", {"card": kind, "price": PRICE[kind], "worth": WORTH[kind]})
    return Message(f"magpies.{kind}", {})
