"""The curtain: cover, reveal, peek at a hand, and get ready for the next look."""

from dataclasses import replace

from app import curtain
from app.acts.reading import recap
from app.effects import Intent, Prepare, Rehearse, Step
from app.table import Table

CLOSED_BY = ("idle", "away", "wish")
"""What covers a table: nobody touched it, the page was left, or somebody wants it."""


def reveal(table: Table, intent: Intent) -> Step:
    """The seat named on the cover takes over; first it is shown what is new, if anything is."""
    if table.match is None:
        return Step(table)
    if table.settings.recap == "on" and table.moment is None:
        shown = recap(table, intent).table
        if shown.moment is not None:
            return Step(replace(shown, moment=shown.moment._replace(opens=True)))
    revealed = curtain.reveal(table.curtain, table.manner)
    if table.manner.thinks:
        # It is a computer's move, and the only person at the table has now said who they are.
        revealed = curtain.follow(revealed, table.match.pending, table.manner)
    again = replace(table.under(revealed), moment=None)
    # A hand that lies face down now may be among other eyes, and so may what was open with it.
    if table.left is not None and revealed.seat_shown is not None:
        again = replace(again, **table.left._asdict())
    return Step(again)


def conceal(table: Table, intent: Intent) -> Step:
    """Cover whatever is secret; `value` says why, and without one somebody wants it."""
    covered = curtain.conceal(table.curtain, table.manner)
    if covered == table.curtain:
        return Step(table)
    why = str(intent.value) if intent.value in CLOSED_BY else "wish"
    if table.moment is not None and table.moment.scene is not None:
        # What is played back to everybody goes on; the hand is put away before it comes back.
        return Step(replace(table, curtain=covered, closed_by=why))
    return Step(table.closed(covered, why))


def look(table: Table, _: Intent) -> Step:
    """A player who is asked in the open wants to see their own side first."""
    return Step(replace(table, curtain=curtain.look(table.curtain)))


def peek(table: Table, intent: Intent) -> Step:
    """A seat looks at its hand, or puts it face down again if it is already looking."""
    seat = int(intent.value) if str(intent.value).isdecimal() else -1
    if table.match is None or seat not in table.people or table.solo is not None:
        return Step(table)
    if table.curtain.peeker == seat:
        return hide(table, intent)
    return Step(replace(table, curtain=curtain.peek(table.curtain, seat, table.manner)))


def hide(table: Table, _: Intent) -> Step:
    """Hands lie face down again; that of the only person at the table stays open."""
    if table.solo is not None:
        return Step(table)
    return Step(replace(table, curtain=curtain.hide(table.curtain)))


def prepare(table: Table, _: Intent) -> Step:
    """In a quiet moment, load the pictures that the game's screens will show."""
    return Step(table, (Prepare(),) if table.match is not None else ())


def rehearse(table: Table, _: Intent) -> Step:
    """While the cover waits, set up behind it what everyone may see."""
    covered = table.match is not None and table.curtain.stance is curtain.Stance.COVERED
    elsewhere = table.failure or table.watching or table.moment or table.panel
    return Step(table, (Rehearse(),) if covered and not elsewhere else ())
