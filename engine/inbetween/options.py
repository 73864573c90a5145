"""How the options of a question are put: keys and named arguments, never sentences.

Everything here follows from what the decider knows. Why other things are refused is in
refusals.py.
"""

from engine.core.decision import Decision
from engine.core.view import Message
from engine.inbetween.data import (
    AWARENESS,
    CARDS,
    CHARACTERS,
    IN_BETWEEN,
    STATE_NAMES,
)
from engine.inbetween.rules import full_hand, rest_energy
from engine.inbetween.state import Upsideville


def option_message(t: Upsideville, decision: Decision, option: str) -> Message:
    """How an option is put into words."""
    verb, _, rest = option.partition(":")
    if rest:
        return _target_message(t, decision, verb, rest)
    if option in CARDS:
        facts = CARDS[option]
        return Message(
            "inbetween.card", {"card": facts.kind, "symbol": facts.symbol, "cost": facts.cost}
        )
    me = decision.player
    if option == "prepare":
        return Message("inbetween.prepare", {"count": max(0, full_hand(t, me) - len(t.hand[me]))})
    if option == "rest":
        return Message("inbetween.rest", {"energy": rest_energy(t, me)})
    if option == "activate":
        facts = CARDS[decision.source]
        return Message("inbetween.activate", {"card": facts.kind, "cost": facts.cost})
    if option == "raise":
        level = t.awareness[me] + 1
        return Message("inbetween.raise", {"level": level, "price": raise_price(t, decision)})
    if option.startswith("awareness_"):
        level = int(option.removeprefix("awareness_"))
        return Message(
            "inbetween.use_awareness", {"level": level, "ability": AWARENESS[me][level - 1]}
        )
    if option == "direction":
        return Message("inbetween.direction", {"direction": -t.direction})
    if decision.kind in ("paranoia", "sam"):
        return Message(f"inbetween.{decision.kind}.{option}", {})
    if option == "done":
        return Message(
            "inbetween.draw_and_end", {"count": max(0, full_hand(t, me) - len(t.hand[me]))}
        )
    return Message(f"inbetween.{option}", {})


def raise_price(t: Upsideville, decision: Decision) -> int:
    """What the next Awareness level costs by this question: half the Energy by Maggie."""
    price = t.awareness_price(decision.player)
    return price // 2 if t.cause == "maggie_creature" else price


def _target_message(t: Upsideville, decision: Decision, verb: str, rest: str) -> Message:
    """Options such as "shift:mina:6", "token:mina", "token:mina:home", "marker:sam"."""
    who, _, more = rest.partition(":")
    if verb == "shift":
        old, new = t.notch[who], int(more)
        flips = old in IN_BETWEEN and new in IN_BETWEEN
        return Message(
            "inbetween.flip" if flips else "inbetween.shift",
            {"who": who, "old": old, "new": new, "state": STATE_NAMES[new]},
        )
    if verb == "token":
        symbol = CARDS[decision.source].symbol if decision.kind == "mark" else more
        return Message("inbetween.token", {"who": who, "symbol": symbol})
    if verb == "marker":
        return Message("inbetween.marker", {"who": who, "landing": t.landing(who)})
    if verb == "copy":
        return Message("inbetween.copy", {"who": who, "ability": CHARACTERS[who].faces[1].ability})
    if verb == "symbol":
        return Message("inbetween.symbol", {"symbol": who, "on": t.token[who]})
    return Message(f"inbetween.{verb}", {"who": who})
