"""Looking: the curtain, peeks, panels, other moments, settings. Nothing here moves the match."""

from dataclasses import replace
from typing import Any

from app import curtain, moments
from app.acts.playing import on_the_board, seen_now
from app.acts.saving import Step, header
from app.effects import Intent, Prepare, Rehearse, Remember, Speak, Tell
from app.games import present
from app.i18n.text import LANGUAGES, Text
from app.preload import pictures_of
from app.settings import CHOICES, Settings
from app.storage import Change
from app.table import PANELS, SEATINGS, Notice, Table
from engine.core.match import Match

# The curtain -------------------------------------------------------------------------


def reveal(table: Table, _: Intent) -> Step:
    """The seat on the cover looks."""
    if table.match is None:
        return Step(table)
    seen = curtain.reveal(table.curtain, table.manner)
    last_seen = seen_now(table.last_seen, seen, len(table.match.choices))
    return Step(replace(table, curtain=seen, last_seen=last_seen, moment=None))


def conceal(table: Table, _: Intent) -> Step:
    """Cover whatever is secret."""
    covered = curtain.conceal(table.curtain, table.manner)
    if covered == table.curtain:
        return Step(table)
    return Step(replace(on_the_board(table), curtain=covered))


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


# What lies on the screen ---------------------------------------------------------------


def panel(table: Table, intent: Intent) -> Step:
    """Open a panel, or close it; "rules:setup" opens it on a page."""
    name, _, page = str(intent.value).partition(":")
    return Step(replace(table, panel=name if name in PANELS else "", page=page, agreeing=()))


def help_about(table: Table, intent: Intent) -> Step:
    """Explain a card, a person, a track or a phase."""
    return Step(replace(table, panel="help", page=str(intent.value)))


def select(table: Table, intent: Intent) -> Step:
    """Touch something without choosing it; touching it again lets go."""
    touched = str(intent.value)
    return Step(replace(table, selection="" if touched == table.selection else touched))


def change_picture(table: Table, intent: Intent) -> Step:
    """Show the board in another of its pictures; what was touched is let go."""
    return Step(replace(table, picture=str(intent.value), selection=""))


# Other moments -------------------------------------------------------------------------


def lines_for(table: Table, match: Match[Any], seat: int | None, since: int) -> list[moments.Line]:
    """What that seat may read, worded in the table's language."""
    presenter = present(match.view(seat), Text(table.language))
    return moments.log_lines(match, presenter, table.answered, seat, since)


def recap(table: Table, _: Intent) -> Step:
    """Show what happened since the seat on the cover last looked, as everybody saw it."""
    match, seat = table.match, table.curtain.seat
    if match is None or seat is None or table.curtain.stance is not curtain.Stance.COVERED:
        return Step(table)
    lines = lines_for(table, match, None, table.last_seen[seat] + 1)
    stops = moments.stops_of(match, lines)
    moment = moments.moment_at(match, moments.RECAP, stops, stops[0] if stops else 0)
    if moment is None:
        return Step(replace(table, notice=Notice("cover.recap.empty", {}, calm=True)))
    return Step(replace(table, moment=moment))


def look_back(table: Table, intent: Intent) -> Step:
    """Show the table as it was after so many choices: a line of the log."""
    match = table.match
    if match is None or not str(intent.value).isdecimal():
        return Step(table)
    if table.curtain.stance is curtain.Stance.COVERED:
        return Step(table)
    lines = lines_for(table, match, table.curtain.seat_shown, 0)
    purpose = moments.LOG if match.pending is not None else moments.REPLAY
    stops = moments.stops_of(match, lines)
    moment = moments.moment_at(match, purpose, stops, int(intent.value))
    return Step(replace(on_the_board(table), moment=moment))


def replay(table: Table, _: Intent) -> Step:
    """A finished game from its start, with all hands open."""
    match = table.match
    if match is None or match.pending is not None:
        return Step(table)
    stops = moments.stops_of(match, lines_for(table, match, None, 0))
    moment = moments.moment_at(match, moments.REPLAY, stops, match.begins_at)
    return Step(replace(on_the_board(table), moment=moment))


def move_moment(table: Table, intent: Intent) -> Step:
    """Go to another stop: "first", "back", "on", "last", "next" by itself, "" for now."""
    match, moment = table.match, table.moment
    if match is None or moment is None:
        return Step(table)
    places = {
        "first": 0,
        "back": moment.place - 1,
        "on": moment.place + 1,
        "next": moment.place + 1,
        "last": len(moment.stops) - 1,
        "turn-back": moment.place_of_turn(-1),
        "turn-on": moment.place_of_turn(+1),
    }
    if intent.value not in places:
        return Step(replace(table, moment=None))
    place = places[intent.value]
    ahead = moment.purpose == moments.PLAYBACK or place < len(moment.stops) - 1
    playing = intent.value == "next" and ahead
    return Step(replace(table, moment=moment.go_to(place, match, playing=playing)))


# Settings ------------------------------------------------------------------------------


def change_seating(table: Table, intent: Intent) -> Step:
    """Change how the tablet travels."""
    match = table.match
    if match is None or len(match.setup.names) not in SEATINGS.get(intent.value, ()):
        return Step(table)
    table = replace(table, seating=intent.value)
    table = replace(table, curtain=curtain.adapt(table.curtain, table.manner))
    return Step(table, (Change(header(table, intent), []),))


def remember(table: Table, intent: Intent) -> Step:
    """What the device remembers, told by the page as it opens."""
    return Step(replace(table, settings=Settings.from_data(intent.value)))


def change_setting(table: Table, intent: Intent) -> Step:
    """Change a setting for good: `value` is "size:large"."""
    name, _, value = str(intent.value).partition(":")
    settings = table.settings.after(name, value)
    if value not in CHOICES.get(name, ()):
        return Step(table)
    table = replace(table, settings=settings)
    table = replace(table, curtain=curtain.adapt(table.curtain, table.manner))
    return Step(table, (Remember(settings),))


def speak(table: Table, intent: Intent) -> Step:
    """Another language, at any moment; nothing else changes."""
    if intent.value not in LANGUAGES:
        notice = Notice("bad.language", {"language": str(intent.value)[:20]})
        return Step(replace(table, notice=notice), (Tell(notice),))
    # The lobby sends this too; telling it back what it has just said would go round in circles.
    told = () if intent.stamp < 0 else (Speak(intent.value),)
    return Step(replace(table, language=intent.value), told)


def develop(table: Table, intent: Intent) -> Step:
    """Let the developer's games be played, or not."""
    return Step(replace(table, developer=bool(intent.value)))


def prepare(table: Table, _: Intent) -> Step:
    """There is a quiet moment: load what the game's screens will show."""
    if table.match is None:
        return Step(table)
    return Step(table, (Prepare(pictures_of(table.match, Text(table.language))),))


def rehearse(table: Table, _: Intent) -> Step:
    """The cover lies there and waits for a hand: set up behind it what anybody may see."""
    covered = table.match is not None and table.curtain.stance is curtain.Stance.COVERED
    elsewhere = table.failure or table.watching or table.moment or table.panel
    return Step(table, (Rehearse(),) if covered and not elsewhere else ())
