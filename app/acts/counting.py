"""Counting who has won: as soon as a game ends at this table, and once for each game."""

from dataclasses import replace

from app.effects import Remember, Step
from app.ending import own_names
from app.table import Table


def is_going_on(table: Table) -> bool:
    """Whether somebody is asked something at this table: a game that can come to its end here."""
    return table.match is not None and table.match.pending is not None and not table.watching


def counting(step: Step, going_on: str) -> Step:
    """The device remembers who has won the game that was `going_on` here a moment ago."""
    table = step.table
    match, names = table.match, own_names(table)
    if match is None or match.pending is not None or table.id != going_on or not names:
        return step
    winners = [names[seat] for seat in match.state.winners]
    series = table.settings.series.after(table.id, table.game, names, winners)
    settings = table.settings._replace(series=series)
    return Step(replace(table, settings=settings), (*step.effects, Remember(settings)))
