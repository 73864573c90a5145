"""The guide of a first game: it is heard after every act, and can be sent away."""

from dataclasses import replace

from app import guide as guides
from app.acts.saving import header
from app.effects import Intent, Step
from app.storage import Change
from app.table import Table

READ = "ok"
"""What sends a tip away."""


def after(before: Table, step: Step, intent: Intent) -> Step:
    """The step with what the guide says then; which tips were given is saved before it is drawn."""
    table = guides.listened(before, step.table)
    if table is step.table:
        return step
    news = header(table, intent)
    kept = [e._replace(header=news) if isinstance(e, Change) else e for e in step.effects]
    if not any(isinstance(effect, Change) for effect in kept):
        kept.append(Change(news, []))
    return Step(table, tuple(kept))


def guide(table: Table, intent: Intent) -> Step:
    """The tip was read ("ok"), or the guide is sent away or called back for this game."""
    if table.match is None:
        return Step(table)
    if intent.value in guides.WAYS:
        table = replace(table, guide=str(intent.value))
    elif intent.value != READ:
        return Step(table)
    if intent.value != guides.ON:
        table = replace(table, told=guides.all_read(table.told))
    return Step(table, (Change(header(table, intent), []),))
