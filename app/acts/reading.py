"""Reading at the table: panels, help, what is selected, and other moments of the game."""

from dataclasses import replace
from typing import Any

from app import curtain, moments
from app.cases import files_of
from app.effects import Fetch, Intent, Step
from app.table import PANELS, Table
from engine.core.match import Match


def panel(table: Table, intent: Intent) -> Step:
    """Open a panel, or close it; "rules:setup" opens it on a page."""
    name, _, page = str(intent.value).partition(":")
    table = replace(table, panel=name if name in PANELS else "", page=page, agreeing=())
    return fetch_sources(table) if name == "code" else Step(table)


def fetch_sources(table: Table) -> Step:
    """Have the files fetched in which the functions stand that the open page is about.

    They are no part of what the page loads. One that did not come is tried again.
    """
    missing = [file for file in files_of(table, table.page) if not table.sources.get(file)]
    kept = {file: text for file, text in table.sources.items() if file not in missing}
    return Step(replace(table, sources=kept), tuple(map(Fetch, missing)))


def fetched(table: Table, intent: Intent) -> Step:
    """A file has come: `value` is its name and its text, or "" if it did not come."""
    file, text = intent.value if isinstance(intent.value, tuple) else ("", "")
    return Step(replace(table, sources={**table.sources, file: text}))


def help_about(table: Table, intent: Intent) -> Step:
    """Explain a card, a person, a track or a phase."""
    return Step(replace(table, panel="help", page=str(intent.value)))


def select(table: Table, intent: Intent) -> Step:
    """Select something without choosing it; selecting it again lets it go.

    On an earlier moment of the game only the drawer of hands is: anything else would show later,
    on another screen.
    """
    touched = str(intent.value)
    if table.moment is not None and touched != moments.HANDS:
        return Step(table)
    return Step(replace(table, selection="" if touched == table.selection else touched))


def change_picture(table: Table, intent: Intent) -> Step:
    """Show another picture of the board; the selection is let go."""
    return Step(replace(table, picture=str(intent.value), selection=""))


def lines_for(table: Table, match: Match[Any], seat: int | None, since: int) -> list[moments.Line]:
    """The log as that seat may read it, in the table's language."""
    teller = moments.Teller.of(match.view(seat), table.language)
    return moments.log_lines(match, teller, table.notes, seat, since)


def recap(table: Table, _: Intent) -> Step:
    """Show what happened since the seat on the cover last looked, as everyone saw it.

    Where a turn begins without a cover, it is the turn before that is shown.
    """
    match, seat = table.match, table.curtain.seat
    if match is None or seat is None:
        return Step(table)
    if table.curtain.stance is curtain.Stance.ASKING and table.policy.plays_open:
        shown = moments.recap_of(match, moments.turn_before(match, table.language, table.notes))
        moment = shown._replace(opens=True) if shown is not None else None
        return Step(replace(table, moment=moment, selection=""))
    if table.curtain.stance is not curtain.Stance.COVERED:
        return Step(table)
    lines = moments.news_for(match, table.language, table.notes, table.last_seen[seat])
    return Step(replace(table, moment=moments.recap_of(match, lines)))


def look_back(table: Table, intent: Intent) -> Step:
    """Show the table as it was after this many choices: a line of the log."""
    match = table.match
    if match is None or not str(intent.value).isdecimal():
        return Step(table)
    if table.curtain.stance is curtain.Stance.COVERED:
        return Step(table)
    at = int(intent.value)
    lines = lines_for(table, match, table.curtain.seat_shown, 0)
    if match.pending is None:
        moment = moments.replay_of(match, lines, at)
    else:
        moment = moments.moment_at(match, moments.LOG, moments.stops_of(match, lines), at)
    return Step(replace(table.bare(), moment=moment))


def replay(table: Table, _: Intent) -> Step:
    """A finished game from its start, with all hands open."""
    match = table.match
    if match is None or match.pending is not None:
        return Step(table)
    moment = moments.replay_of(match, lines_for(table, match, None, 0), match.begins_at)
    return Step(replace(table.bare(), moment=moment))


def move_moment(table: Table, intent: Intent) -> Step:
    """Go to another stop: "first", "back", "on", "last", "place:7", "next" by itself, "" for now.

    "again" runs from the beginning. A replay runs from where it is with "play" and stands still
    with "pause"; "eyes:1" shows it through a seat's eyes, and "eyes:" shows everything.
    """
    match, moment = table.match, table.moment
    if match is None or moment is None:
        return Step(table)
    way, _, value = str(intent.value).partition(":")
    if way in ("eyes", "play", "pause"):
        seen = watched(moment, way, value) if moment.purpose == moments.REPLAY else moment
        return Step(replace(table, moment=seen))
    places = {
        "first": 0,
        "again": 0,
        "back": moment.place - 1,
        "on": moment.place + 1,
        "next": moment.place + 1,
        "last": len(moment.stops) - 1,
        "turn-back": moment.place_of_turn(-1),
        "turn-on": moment.place_of_turn(+1),
        "place": int(value) if value.isdecimal() else moment.place,
    }
    if way not in places:
        # What is played back comes between two choices: what stays selected is still meant.
        kept = table.selection if moment.purpose == moments.PLAYBACK else ""
        return Step(replace(table, moment=None, selection=kept))
    place = places[way]
    leads_on = moment.opens or moment.purpose == moments.PLAYBACK
    ahead = leads_on or place < len(moment.stops) - 1
    # What is seen again runs again.
    playing = way == "again" or (way == "next" and ahead)
    return Step(replace(table, moment=moment.go_to(place, match, playing=playing)))


def watched(moment: moments.Moment, way: str, value: str) -> moments.Moment:
    """A replay that runs or stands still, or is seen through other eyes."""
    if way != "eyes":
        return moment._replace(playing=way == "play" and not moment.is_last)
    seats = map(str, range(len(moment.match.setup.names)))
    return moment._replace(eyes=int(value) if value in seats else None)
