"""The curtain: cover, reveal, peek at a hand, and get ready for the next look."""

from dataclasses import replace

from app import curtain
from app.effects import Intent, Prepare, Rehearse, Step
from app.table import Table


def reveal(table: Table, _: Intent) -> Step:
    """The seat on the cover looks."""
    if table.match is None:
        return Step(table)
    revealed = curtain.reveal(table.curtain, table.manner)
    return Step(replace(table.under(revealed), moment=None))


def conceal(table: Table, _: Intent) -> Step:
    """Cover whatever is secret."""
    covered = curtain.conceal(table.curtain, table.manner)
    if covered == table.curtain:
        return Step(table)
    return Step(replace(table.bare(), curtain=covered))


def look(table: Table, _: Intent) -> Step:
    """Somebody asked in the open wants to see their own side first."""
    return Step(replace(table, curtain=curtain.look(table.curtain)))


def peek(table: Table, intent: Intent) -> Step:
    """A seat looks at its hand, or lets it lie again if it looks already."""
    seat = int(intent.value) if str(intent.value).isdecimal() else -1
    if table.match is None or seat not in range(len(table.match.setup.names)):
        return Step(table)
    if table.curtain.peeker == seat:
        return hide(table, intent)
    return Step(replace(table, curtain=curtain.peek(table.curtain, seat, table.manner)))


def hide(table: Table, _: Intent) -> Step:
    """Hands lie face down again."""
    return Step(replace(table, curtain=curtain.hide(table.curtain)))


def prepare(table: Table, _: Intent) -> Step:
    """There is a quiet moment: load what the game's screens will show."""
    return Step(table, (Prepare(),) if table.match is not None else ())


def rehearse(table: Table, _: Intent) -> Step:
    """The cover lies there and waits for a hand: set up behind it what anybody may see."""
    covered = table.match is not None and table.curtain.stance is curtain.Stance.COVERED
    elsewhere = table.failure or table.watching or table.moment or table.panel
    return Step(table, (Rehearse(),) if covered and not elsewhere else ())
