"""Why something obvious is not possible now, with the rule that says so.

Keys and arguments only; the language catalogues hold the sentences. Everything here
follows from what the decider knows: what is refused to a public question follows from
public facts.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from engine.core.decision import Decision
from engine.core.view import Message, Refusal
from engine.inbetween.data import (
    ABILITIES_CHAPTER,
    CARDS,
    CHARACTERS,
    CLARIFIED,
    KINDS,
    PRINTED,
    RULEBOOK,
    STATE_NAMES,
    TOP_AWARENESS,
)
from engine.inbetween.rules import needed_awareness, usable_awareness
from engine.inbetween.state import Upsideville

SAFETY_TRACK = "rulebook_p_14_the_safety_track"
PLAY_A_CARD = "rulebook_play_a_card"
AWARENESS_PHASE = "rulebook_awareness_phase"
SHOTGUN = "ruling_x3"
ONE_TOKEN = "ruling_x13_italian_rulebook"
CARD_TEXT = "the_card_s_text"
RULES = frozenset(
    (
        SAFETY_TRACK,
        PLAY_A_CARD,
        AWARENESS_PHASE,
        SHOTGUN,
        ONE_TOKEN,
        CARD_TEXT,
        CLARIFIED,
        ABILITIES_CHAPTER,
    )
)
"""Ids of the rules that a refusal can name."""

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


def no(option: str, why: str, rule: str, **facts: Any) -> Refusal:
    """A refusal with its reason."""
    return Refusal(option, Message(f"inbetween.{why}", facts), rule)


def refusals(t: Upsideville, decision: Decision) -> Iterable[Refusal]:
    """What the decider might try but may not."""
    if decision.kind == "act":
        return _awareness_refusals(t, decision)
    if decision.kind == "mark":
        return _mark_refusals(t, decision)
    if decision.kind == "activate" and "activate" not in decision.options:
        cost, energy = CARDS[decision.source].cost, t.energy[decision.player]
        return [no("activate", "too_dear", PLAY_A_CARD, cost=cost, energy=energy)]
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
            yield no(option, "awareness_used", AWARENESS_PHASE, level=t.awareness_used[me])
        elif option not in usable:
            needed, at = needed_awareness(t, level), t.awareness[me]
            yield no(option, "awareness_too_low", AWARENESS_PHASE, level=needed, at=at)


def _mark_refusals(t: Upsideville, decision: Decision) -> Iterator[Refusal]:
    """For every Character that cannot be shifted, or cannot take the token, the reason."""
    me, symbol = decision.player, CARDS[decision.source].symbol
    taken = t.token[symbol]
    for who in t.circle:
        if not t.has_symbol(who, symbol):
            yield no(f"shift:{who}", "no_symbol", PLAY_A_CARD, who=who, symbol=symbol)
        elif not t.reach(who, me):
            yield _held(t, who, me)
        if symbol in PRINTED[who][t.dimension(who)]:
            yield no(f"token:{who}", "token_printed", PLAY_A_CARD, who=who, symbol=symbol)
        elif taken == who:
            yield no(f"token:{who}", "token_here", PLAY_A_CARD, who=who, symbol=symbol)
        elif f"token:{who}" not in decision.options:
            yield no(f"token:{who}", "token_in_play", ONE_TOKEN, who=taken, symbol=symbol)


def _held(t: Upsideville, who: str, me: int) -> Refusal:
    """Why a Character that would be a target cannot be shifted by this player."""
    if t.is_shielded(who, me):
        return no(f"shift:{who}", "shielded", SHOTGUN, who=who)
    state = STATE_NAMES[t.notch[who]]
    return no(f"shift:{who}", "locked", SAFETY_TRACK, who=who, state=state)


def _people_refusals(t: Upsideville, decision: Decision) -> Iterator[Refusal]:
    """For every Character that an ability does not reach, the reason.

    A Character with whom the ability may do something else still counts as a target.
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
                yield no(f"{verb}:{who}", "only_again", rule_of(ability), who=who, same=again)
            elif verb == "shift" and _is_held(t, who, decision):
                yield _held(t, who, decision.player)
            elif who not in reached:
                rule = rule_of(ability)
                yield no(f"{verb}:{who}", "not_a_target", rule, who=who, ability=ability)


def _shifted_again(decision: Decision, reached: set[str]) -> str:
    """The only Character that may be shifted here, because it was shifted before; or ""."""
    is_again = decision.kind == "may_shift" and decision.source in SHIFT_AGAIN
    return min(reached) if is_again and len(reached) == 1 else ""


def _is_held(t: Upsideville, who: str, decision: Decision) -> bool:
    """Whether a Shotgun or a lock keeps this ability off a Character."""
    if t.is_shielded(who, decision.player):
        return True
    return t.is_locked(who) and decision.source not in OVERRIDING


def rule_of(ability: str) -> str:
    """Where an ability is described: in the rulebook, or on the card itself.

    Where the rulebook settles only a part, the card says what we have added.
    """
    person = ability.partition("_")[0]
    facts = CHARACTERS[person] if person in CHARACTERS else KINDS.get(ability)
    return facts.rule if facts is not None and facts.origin == RULEBOOK else CARD_TEXT
