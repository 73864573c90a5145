"""Answers that need no look: what may be known to everybody although the question is hushed.

A question is hushed if one of its options is somebody's secret. The others, such as passing,
can be offered on the cover and beside a hand that lies face down. A game's policy names
them (`open_answers`); whether one is offered must never depend on anything hidden.
"""

from typing import Any

from app.games.policy import policy_of
from app.view_cache import ViewCache
from engine.core.decision import Decision
from engine.core.match import Match
from engine.core.view import View


def is_open(game: str, kind: str, option: str) -> bool:
    """Whether everybody may know of that answer to a question of that kind."""
    for name in policy_of(game).open_answers.get(kind, ()):
        if option == name or (name.endswith(":") and option.startswith(name)):
            return True
    return False


def blind_answers(game: str, decision: Decision) -> list[str]:
    """What can be answered from the cover: open answers that need no board to choose on."""
    names = policy_of(game).open_answers.get(decision.kind, ())
    return [option for option in decision.options if decision.hush and option in names]


def as_asked(match: Match[Any]) -> Decision | None:
    """The question that stands; hushed only if there is anything to hide among its options."""
    asked = match.pending
    if asked is None or not asked.hush:
        return asked
    game = match.game.name
    hidden = [option for option in asked.options if not is_open(game, asked.kind, option)]
    return asked if hidden else asked._replace(hush=False)


def everybodys_view(match: Match[Any], views: ViewCache) -> View:
    """What everybody may know, with the answers that everybody may know of."""
    view, asked = views.view(match, None), match.pending
    if view.question is None or asked is None or not asked.hush:
        return view
    own = views.view(match, asked.player)
    assert own.question is not None  # the same question
    game = match.game.name
    choices = [c for c in own.question.choices if is_open(game, asked.kind, c.id)]
    refused = [r for r in own.refused if is_open(game, asked.kind, r.id)]
    question = view.question._replace(choices=tuple(choices))
    return view._replace(question=question, refused=tuple(refused))
