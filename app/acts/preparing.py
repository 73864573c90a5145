"""A quick start: the questions of the set-up are answered for everybody, each from its own chair.

The answers are ordinary choices of the match, so saves, links, undo and replays know nothing of
it. Which questions belong to the set-up is the game's (`Policy.set_up`).
"""

import importlib
from typing import Any

from app.games.policy import policy_of
from engine.core.match import Match


def prepare(match: Match[Any]) -> list[str]:
    """Answer questions for as long as the game is being set up; the choices that were made."""
    set_up, before = policy_of(match.game.name).set_up, len(match.choices)
    # By seat and segment, what is still to come of a plan: it is thought of once.
    ahead: dict[tuple[int, int], Any] = {}
    while match.pending is not None and match.pending.kind in set_up:
        # Loaded when it is needed: most games begin without it.
        opponents = importlib.import_module("app.opponents")
        here = (match.pending.player, match.last_mark().at)
        step, *ahead[here] = opponents.planned(match, tuple(ahead.get(here, ())))
        match.choose(step.option)
    return match.choices[before:]
