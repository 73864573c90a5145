"""People ask about the computers' thoughts: a hint, step by step; the coach; what was found out."""

from dataclasses import replace

from app.acts.playing import undo
from app.acts.saving import header
from app.effects import Intent, Step
from app.moments import Note
from app.storage import Change
from app.table import Found, Inquiry, Table

CLOSED = "off"
"""What puts a hint away."""
HINT_STEPS = 3
"""Where to look, what to do, why."""


def hint(table: Table, intent: Intent) -> Step:
    """One more step of a hint for whoever is asked, or none; the log says that one was taken."""
    match = table.match
    if match is None or match.pending is None or not table.may_have_hint:
        return Step(table)
    if intent.value == CLOSED:
        return Step(replace(table, hint=0))
    if table.hint:
        return Step(replace(table, panel="", hint=min(HINT_STEPS, table.hint + 1)))
    note = Note(len(match.choices), "hint", "", match.pending.player)
    noted = table.noted if note in table.noted else (*table.noted, note)
    table = replace(table, panel="", hint=1, noted=noted)
    return Step(table, (Change(header(table, intent), []),))


def heed_not(table: Table, intent: Intent) -> Step:
    """What the coach has said was read: the choice stays, or "undo" takes it back.

    The coach does not say it again about the same choice.
    """
    if table.match is None or table.warning is None:
        return Step(table)
    table = replace(table, warned=table.warned | {tuple(table.match.choices)})
    return undo(replace(table, selection=""), intent) if intent.value == "undo" else Step(table)


def found(table: Table, intent: Intent) -> Step:
    """Something was found out: `value` is the inquiry and its data.

    What belongs to another moment comes too late, and what was found for one is let go of.
    """
    inquiry, data = intent.value if isinstance(intent.value, tuple) else (None, None)
    if not isinstance(inquiry, Inquiry) or inquiry != table.inquiry:
        return Step(table)
    kept = tuple(
        one
        for one in table.found
        if (one.inquiry.stamp == table.stamp and one.inquiry.kind != inquiry.kind)
        or (one.inquiry.kind == "odds" != inquiry.kind)
    )
    return Step(replace(table, found=(*kept, Found(inquiry, data))))
