"""The options of a question in words, and why other things are refused, with the rule.

Keys and arguments only; the language catalogues hold the sentences. Everything here
follows from what the decider knows: what is refused to a public question follows from
public facts.
"""

from collections.abc import Iterable, Iterator

from engine.core.decision import Decision
from engine.core.view import Refusal, Words
from engine.inbetween.data import (
    AWARENESS,
    CARDS,
    CHARACTERS,
    IN_BETWEEN,
    KINDS,
    PRINTED,
    RULEBOOK,
    STATE_NAMES,
    TOP_AWARENESS,
)
from engine.inbetween.rules import full_hand, needed_awareness, rest_energy, usable_awareness
from engine.inbetween.state import Upsideville

SAFETY_TRACK = "rulebook p. 14, The Safety track"
PLAY_A_CARD = "rulebook, Play a card"
AWARENESS_PHASE = "rulebook, Awareness phase"
CARD_TEXT = "the card's text"

VERBS = {
    "shift": ("shift",),
    "may_shift": ("shift",),
    "flip": ("shift",),
    "may_flip": ("shift",),
    "flip_or_remove": ("shift", "remove"),
    "remove": ("remove",),
    "may_remove": ("remove",),
    "copy": ("copy",),
}
"""What the questions of abilities offer to do with people: for others it is refused."""

OVERRIDING = frozenset(
    ("wake_up_call", "timmy_creature", "town_awareness_5", "creature_awareness_5")
)
"""Abilities that no lock stops: it is never the reason why they do not reach somebody."""

SHIFT_AGAIN = frozenset(
    (
        "ambush",
        "feast",
        "safe_house",
        "rescue",
        "stick_together",
        "town_awareness_5",
        "creature_awareness_5",
    )
)
"""Abilities that may shift the same Character again, and nobody else."""


def key(name: str) -> str:
    """A key of the catalogue that is this game's own."""
    return f"inbetween.{name}"


def option_words(t: Upsideville, decision: Decision, option: str) -> Words:
    """How an option is put into words."""
    verb, _, rest = option.partition(":")
    if rest:
        return _target_words(t, decision, verb, rest)
    if option in CARDS:
        facts = CARDS[option]
        return Words(key("card"), {"card": facts.kind, "symbol": facts.symbol, "cost": facts.cost})
    me = decision.player
    if option == "prepare":
        return Words(key("prepare"), {"count": max(0, full_hand(t, me) - len(t.hand[me]))})
    if option == "rest":
        return Words(key("rest"), {"energy": rest_energy(t, me)})
    if option == "activate":
        facts = CARDS[decision.source]
        return Words(key("activate"), {"card": facts.kind, "cost": facts.cost})
    if option == "raise":
        level = t.awareness[me] + 1
        return Words(key("raise"), {"level": level, "price": raise_price(t, decision)})
    if option.startswith("awareness_"):
        level = int(option.removeprefix("awareness_"))
        return Words(key("use_awareness"), {"level": level, "ability": AWARENESS[me][level - 1]})
    if option == "direction":
        return Words(key("direction"), {"direction": -t.direction})
    if decision.kind in ("paranoia", "sam"):
        return Words(key(f"{decision.kind}.{option}"), {})
    if option == "done":
        return Words(key("draw_and_end"), {"count": max(0, full_hand(t, me) - len(t.hand[me]))})
    return Words(key(option), {})


def raise_price(t: Upsideville, decision: Decision) -> int:
    """What the next Awareness level costs by this question: half the Energy by Maggie."""
    price = t.awareness_price(decision.player)
    return price // 2 if t.cause == "maggie_creature" else price


def _target_words(t: Upsideville, decision: Decision, verb: str, rest: str) -> Words:
    """Options such as "shift:mina:6", "token:mina", "token:mina:home", "marker:sam"."""
    who, _, more = rest.partition(":")
    if verb == "shift":
        old, new = t.notch[who], int(more)
        flips = old in IN_BETWEEN and new in IN_BETWEEN
        return Words(
            key("flip" if flips else "shift"),
            {"who": who, "old": old, "new": new, "state": STATE_NAMES[new]},
        )
    if verb == "token":
        symbol = CARDS[decision.source].symbol if decision.kind == "mark" else more
        return Words(key("token"), {"who": who, "symbol": symbol})
    if verb == "marker":
        return Words(key("marker"), {"who": who, "landing": t.landing(who)})
    if verb == "copy":
        return Words(key("copy"), {"who": who, "ability": CHARACTERS[who].faces[1].ability})
    if verb == "symbol":
        return Words(key("symbol"), {"symbol": who, "on": t.token[who]})
    return Words(key(verb), {"who": who})


# What is refused ---------------------------------------------------------------------


def refusals(t: Upsideville, decision: Decision) -> Iterable[Refusal]:
    """What the decider might try but may not."""
    if decision.kind == "act":
        return _awareness_refusals(t, decision)
    if decision.kind == "mark":
        return _mark_refusals(t, decision)
    if decision.kind == "activate" and "activate" not in decision.options:
        facts = {"cost": CARDS[decision.source].cost, "energy": t.energy[decision.player]}
        return [Refusal("activate", Words(key("too_dear"), facts), PLAY_A_CARD)]
    if decision.kind in VERBS:
        return _people_refusals(t, decision)
    return ()


def _awareness_refusals(t: Upsideville, decision: Decision) -> Iterator[Refusal]:
    """Awareness abilities out of reach; nothing more once the phase is over."""
    me = decision.player
    usable = usable_awareness(t, me)
    for level in range(1, TOP_AWARENESS):
        option = f"awareness_{level}"
        if t.awareness_used[me]:
            reason = Words(key("awareness_used"), {"level": t.awareness_used[me]})
        elif option not in usable:
            needed = needed_awareness(t, level)
            reason = Words(key("awareness_too_low"), {"level": needed, "at": t.awareness[me]})
        else:
            continue
        yield Refusal(option, reason, AWARENESS_PHASE)


def _mark_refusals(t: Upsideville, decision: Decision) -> Iterator[Refusal]:
    """For every Character that cannot be shifted, or cannot take the token, the reason."""
    me, symbol = decision.player, CARDS[decision.source].symbol
    taken = t.token[symbol]
    for who in t.circle:
        if not t.has_symbol(who, symbol):
            reason = Words(key("no_symbol"), {"who": who, "symbol": symbol})
            yield Refusal(f"shift:{who}", reason, PLAY_A_CARD)
        elif not t.reach(who, me):
            yield _held(t, who, me)
        if symbol in PRINTED[who][t.dimension(who)]:
            reason = Words(key("token_printed"), {"who": who, "symbol": symbol})
            yield Refusal(f"token:{who}", reason, PLAY_A_CARD)
        elif taken == who:
            reason = Words(key("token_here"), {"who": who, "symbol": symbol})
            yield Refusal(f"token:{who}", reason, PLAY_A_CARD)
        elif f"token:{who}" not in decision.options:
            reason = Words(key("token_in_play"), {"who": taken, "symbol": symbol})
            yield Refusal(f"token:{who}", reason, "ruling X13, Italian rulebook")


def _held(t: Upsideville, who: str, me: int) -> Refusal:
    """Why a Character that would be a target cannot be shifted by this player."""
    if t.is_shielded(who, me):
        return Refusal(f"shift:{who}", Words(key("shielded"), {"who": who}), "ruling X3")
    reason = Words(key("locked"), {"who": who, "state": STATE_NAMES[t.notch[who]]})
    return Refusal(f"shift:{who}", reason, SAFETY_TRACK)


def _people_refusals(t: Upsideville, decision: Decision) -> Iterator[Refusal]:
    """For every Character that an ability does not reach, the reason.

    Somebody with whom the ability may do something else is a target of it all the same.
    """
    ability = decision.source
    offered = {":".join(option.split(":")[:2]) for option in decision.options}
    reached = {option.split(":")[1] for option in decision.options if ":" in option}
    again = _shifted_again(decision, reached)
    for verb in VERBS[decision.kind]:
        for who in t.circle:
            if f"{verb}:{who}" in offered:
                continue
            if again:
                reason = Words(key("only_again"), {"who": who, "same": again})
                yield Refusal(f"{verb}:{who}", reason, rule_of(ability))
            elif verb == "shift" and _is_held(t, who, decision):
                yield _held(t, who, decision.player)
            elif who not in reached:
                reason = Words(key("not_a_target"), {"who": who, "ability": ability})
                yield Refusal(f"{verb}:{who}", reason, rule_of(ability))


def _shifted_again(decision: Decision, reached: set[str]) -> str:
    """The Character that this question lets be shifted again, and nobody else; or ""."""
    is_again = decision.kind == "may_shift" and decision.source in SHIFT_AGAIN
    return min(reached) if is_again and len(reached) == 1 else ""


def _is_held(t: Upsideville, who: str, decision: Decision) -> bool:
    """Whether a Shotgun or a lock keeps this ability off a Character."""
    if t.is_shielded(who, decision.player):
        return True
    return t.is_locked(who) and decision.source not in OVERRIDING


def rule_of(ability: str) -> str:
    """Where an ability is described: in the rulebook, or on the card itself.

    What the rulebook settles only in part says on the card what we have added.
    """
    person = ability.partition("_")[0]
    facts = CHARACTERS[person] if person in CHARACTERS else KINDS.get(ability)
    return facts.rule if facts is not None and facts.origin == RULEBOOK else CARD_TEXT
