"""What players of random games choose: fuzzing and golden games play like this."""

from engine.core.chance import Dice
from engine.core.decision import Decision

DULL = ("end", "peek", "move_leave", "pass")
"""Verbs that a lively random player chooses only now and then."""


def lively(decision: Decision, dice: Dice) -> str:
    """Any verb, then any option of it; what does nothing only once in a dozen choices.

    Most options are steps, so a player who takes any of them would do nothing but walk.
    """
    by_verb: dict[str, list[str]] = {}
    for option in decision.options:
        by_verb.setdefault(option.partition(":")[0], []).append(option)
    verbs = [verb for verb in by_verb if verb not in DULL] if dice.rand(12) else []
    return dice.one_of(by_verb[dice.one_of(verbs or list(by_verb))])
