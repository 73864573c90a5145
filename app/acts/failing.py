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
    """The device refuses to keep this game: say so, and hand over all of it for memory.

    `value` is why; "" if the device keeps it after all, which then has the whole game.
    """
    if table.match is None:
        return Step(table)
    if not intent.value:
        return Step(replace(table, unkept=""))
    # What is handed over has no choices taken back in it: the next entry follows on that.
    journal = new_journal(table.match.choices)[0]
    table = replace(table, unkept=str(intent.value), journal=journal)
    return Step(table, (whole_change(table, intent),))


def failed(table: Table, intent: Intent) -> Step:
    """An error of ours: show it, with everything that a report needs."""
    reason, trace = intent.value
    # What was being looked at may be what broke.
    table = replace(table, failure=Failure(reason, trace), panel="", moment=None)
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
    """All that is needed to find an error: what, where, and the game that led there."""
    facts: dict[str, Any] = {"language": table.language, "seating": table.seating}
    if table.failure:
        facts |= {"reason": table.failure.reason, "trace": table.failure.trace}
    if table.match:
        facts["record"] = table.match.record()
        facts["where"] = table.match.where()
    return json.dumps(facts, ensure_ascii=False, indent=1)
