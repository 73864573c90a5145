"""When something fails: a device that keeps nothing, an error of ours, and its report."""

import json
from dataclasses import replace
from typing import Any

from app.acts.opening import leave
from app.acts.saving import whole_change
from app.effects import Copy, Intent, Read, Show, Step
from app.storage import new_journal
from app.table import Failure, Table


def unkept(table: Table, intent: Intent) -> Step:
    """The device cannot keep this game: say so, and hand the whole game over to be kept in memory.

    `value` is the reason; "" means that the device keeps the game after all, and has all of it.
    """
    if table.match is None:
        return Step(table)
    if not intent.value:
        return Step(replace(table, unkept=""))
    # The game is handed over without choices that were taken back; the journal starts from that.
    journal = new_journal(table.match.choices)[0]
    table = replace(table, unkept=str(intent.value), journal=journal)
    return Step(table, (whole_change(table, intent),))


def failed(table: Table, intent: Intent) -> Step:
    """An error of ours: show it, with everything that a report needs."""
    reason, trace = intent.value
    # The panel or moment that was open may be what broke.
    table = replace(table, failure=Failure(reason, trace), panel="", moment=None, left=None)
    return Step(table, (Show("table"),))


def recover(table: Table, intent: Intent) -> Step:
    """After an error: read the game again from the device, as it was before."""
    table = replace(table, failure=None)
    if not table.id:
        return leave(table, intent)
    return Step(table, (Read(table.id),))


def copy_report(table: Table, _: Intent) -> Step:
    """The report of an error, for the clipboard."""
    return Step(table, (Copy(report(table)),))


def report(table: Table) -> str:
    """Everything needed to find an error: what, where, and the game that led to it."""
    facts: dict[str, Any] = {"language": table.language, "seating": table.seating}
    if table.failure:
        facts |= {"reason": table.failure.reason, "trace": table.failure.trace}
    if table.match:
        facts["record"] = table.match.record()
        facts["where"] = table.match.where()
    return json.dumps(facts, ensure_ascii=False, indent=1)
