"""When a computer plays: its choice comes, is shown, and the game goes on; who plays a seat.

The thinking itself is the shell's work (app/thinking.py); nothing here waits.
"""

from dataclasses import replace

from app import curtain
from app.acts.playing import moved
from app.acts.saving import header
from app.effects import Intent, Step
from app.learning import reply
from app.moments import Note
from app.seats import read_seat, words_of
from app.storage import Change
from app.table import NEVER, Table


def computed(table: Table, intent: Intent) -> Step:
    """A computer has chosen: `value` is its errand and the option.

    What belongs to another errand comes too late: somebody took a choice back, left, or took the
    seat over.
    """
    errand, option = intent.value if isinstance(intent.value, tuple) else (None, "")
    if table.match is None or not table.may_go_on or errand is None or errand != table.errand:
        return Step(table)
    assert table.match.pending is not None  # else there would be no errand
    options = table.match.pending.options
    if table.learning is not None:
        # What a lesson has the others answer goes before their own thoughts.
        option = reply(table.learning.lesson, table.match) or option
    # A thought that went wrong must not stop the game.
    option = option if option in options else options[0]
    table.match.choose(option)
    return moved(table, intent, option)


def onward(table: Table, intent: Intent) -> Step:
    """What a computer has done was seen: the game goes on. With "all", its whole turn was.

    A game that stands still makes one more choice.
    """
    hurried = table.hurried or (intent.value == "all" and bool(table.people))
    if table.match is None or table.curtain.stance is not curtain.Stance.WAITING:
        return Step(table)
    if not table.showing:
        return Step(replace(table, hurried=hurried, stepping=table.paused))
    asked = table.policy.as_asked(table.match.pending)
    drawn = curtain.follow(table.curtain, asked, table.manner)
    table = replace(table.bare(), showing=False)
    going_on = drawn.stance is curtain.Stance.WAITING
    return Step(replace(table.under(drawn), hurried=hurried and going_on))


def hasten(table: Table, _: Intent) -> Step:
    """The computer that thinks shall make the best move that it has found so far."""
    return Step(replace(table, hastened=table.errand is not None))


def pause(table: Table, _: Intent) -> Step:
    """A game that only computers play stands still, or goes on."""
    return Step(replace(table, paused=not table.paused and not table.people))


# Who plays a seat ------------------------------------------------------------------------


def change_seat(table: Table, intent: Intent) -> Step:
    """Another plays a seat from now on: "1:even:puller" is a computer, "1:" a person."""
    match = table.match
    number, _, word = str(intent.value).partition(":")
    if match is None or number not in map(str, range(len(match.setup.names))):
        return Step(table)
    seat, names = int(number), match.setup.names
    read = read_seat(word, match.game.name)
    before = table.seats or (None,) * len(names)
    seats = (*before[:seat], *read.seats, *before[seat + 1 :])
    if not read.sound or seats == before:
        return Step(table)
    # In a game that has not begun, who plays is no news.
    note = Note(len(match.choices), "seat", words_of(seats)[seat], seat)
    noted = (*table.noted, note) if match.choices else table.noted
    changed = replace(table, seats=seats if any(seats) else (), noted=noted, way_back=NEVER)
    if match.pending is not None:
        shown = replace(changed, showing=False, hurried=False, paused=False)
        changed = shown.under(reseated(table, shown))
        if changed.curtain.stance is curtain.Stance.COVERED:
            changed = changed.bare()
    return Step(changed, (Change(header(changed, intent), []),))


def reseated(before: Table, table: Table) -> curtain.Curtain:
    """The curtain once somebody else plays a seat: nobody sees a hand that they did not see.

    Whoever takes over a seat of a game that nobody played is at the tablet alone.
    """
    assert table.match is not None  # somebody sits there
    asked, manner = table.policy.as_asked(table.match.pending), table.manner
    drawn = curtain.follow(before.curtain, asked, manner)
    seen = before.curtain.seat_shown
    opened = drawn.seat_shown
    if opened is not None and opened != seen and before.people:
        return curtain.Curtain(curtain.Stance.COVERED, opened)
    return drawn
