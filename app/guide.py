"""The guide of a first game: which tip a table hears now, and for whom it is.

A tip is given to whoever looks, from what they may know: to one seat, or to everybody where the
screen is everybody's. Nobody is given a tip twice, whatever is taken back. Which tips were given
is kept with the game. What a tip is about and its words are the game's (app/lessons.py); here
nothing is drawn or saved.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from app.curtain import Stance
from app.lessons import Tip, curriculum_of
from engine.core.view import View

if TYPE_CHECKING:
    from app.table import Table

ON = "on"
WAYS = (ON, "off")
"""Whether the guide speaks; a game without one has ""."""
EVERYBODY = -1
"""Whom a tip is for that stands on everybody's screen."""
TURN = "turn"
"""What opens a turn, as an event."""
DEALT = "dealt"
"""What everybody is told where the set-up was made for them: `<game>.dealt`."""


class Told(NamedTuple):
    """A tip that was given.

    at       how many choices had been made
    tip      its id, or DEALT
    seat     whom it was given to, maybe EVERYBODY
    is_open  whether everybody could know that it was time for it
    is_read  whether it was sent away, or the game has gone on
    """

    at: int
    tip: str
    seat: int
    is_open: bool = True
    is_read: bool = False

    def was_for(self, seat: int) -> bool:
        """Whether that seat has been given it."""
        return self.seat in (seat, EVERYBODY)


def listener(table: "Table") -> int | None:
    """Whom a tip would be for now: a seat, EVERYBODY, or None while nobody listens."""
    match, stance = table.match, table.curtain.stance
    if match is None or match.pending is None or not table.people:
        return None
    elsewhere = table.moment is not None or table.panel == "draw"
    if elsewhere or table.failure or table.watching:
        return None
    if stance in (Stance.COVERED, Stance.PARTING):
        return None
    shown = table.curtain.seat_shown
    # What appears on a tablet that lies still is read by all.
    return EVERYBODY if shown is None or table.manner.lies_still else shown


def unread(table: "Table") -> Told | None:
    """The tip that stands on the screen; None if there is none."""
    open_tips = [told for told in table.told if not told.is_read]
    if not open_tips:
        return None
    seat = listener(table)
    return next((told for told in open_tips if seat is not None and told.was_for(seat)), None)


def listened(before: "Table", table: "Table") -> "Table":
    """The table once the guide has looked at it: what was said is over, or a tip is given."""
    if table.match is None:
        return table
    is_new = table.id != before.id
    if not is_new and table.stamp != before.stamp:
        over = all_read(table.told)
        table = replace(table, told=over) if over != table.told else table
    seat = listener(table)
    if seat is None or unread(table) is not None:
        return table
    told = tip_for(table, seat, seen_before(table if is_new else before, seat))
    return replace(table, told=(*table.told, told)) if told else table


def all_read(told: Sequence[Told]) -> tuple[Told, ...]:
    """The same tips, none of them on the screen any more."""
    return tuple(one._replace(is_read=True) for one in told)


def seen_before(table: "Table", seat: int) -> int:
    """After how many choices somebody last saw this table; for everybody, the one who looks."""
    assert table.match is not None  # somebody looks at it
    return table.last_seen[seat] if seat != EVERYBODY else len(table.match.choices)


def tip_for(table: "Table", seat: int, seen: int) -> Told | None:
    """The tip for whoever looks now, who had seen the table after `seen` choices; maybe none."""
    match = table.match
    assert match is not None  # somebody looks at it
    made = len(match.choices)
    if wants_to_know_the_deal(table, seat):
        return Told(made, DEALT, seat)
    if table.guide != ON or was_told_now(table, seat) or watches_first(table, seat):
        return None
    # What has just happened is news even to those who watched.
    since = max(0, min(seen + 1, made))
    public = what_fits(table, None, since)
    if seat == EVERYBODY:
        tip = next((tip for tip in public if not is_known(table, tip.id)), None)
    else:
        given = {told.tip for told in table.told if told.was_for(seat)}
        tip = next((tip for tip in what_fits(table, seat, since) if tip.id not in given), None)
    return Told(made, tip.id, seat, tip in public) if tip else None


def wants_to_know_the_deal(table: "Table", seat: int) -> bool:
    """Whether the set-up was made for the players, and whoever looks was not told so yet."""
    asked = table.match.pending if table.match else None
    is_dealt = table.quick and bool(table.policy.set_up)
    if not is_dealt or asked is None or asked.kind in table.policy.set_up:
        return False
    if seat == EVERYBODY:
        return not is_known(table, DEALT)
    return not any(told.tip == DEALT and told.was_for(seat) for told in table.told)


def was_told_now(table: "Table", seat: int) -> bool:
    """Whether whoever looks was given a tip at this very moment: one idea at a time."""
    assert table.match is not None  # somebody looks at it
    made = len(table.match.choices)
    return any(told.at == made and told.was_for(seat) and told.tip != DEALT for told in table.told)


def watches_first(table: "Table", seat: int) -> bool:
    """Whether computers play before anybody who listens has had a turn, and one tip was given.

    The others wait until they are about what somebody has tried.
    """
    match = table.match
    if match is None or table.curtain.stance is not Stance.WAITING:
        return False
    listening = table.people if seat == EVERYBODY else (seat,)
    turns = [event.args["who"] for _, event in match.story(None, 0) if event.kind == TURN]
    # Nothing announces the first turn.
    first = match.at(match.begins_at).state.active
    has_played = any(who in listening for who in (first, *turns))
    return not has_played and any(told.tip != DEALT for told in table.told)


def is_known(table: "Table", tip: str) -> bool:
    """Whether whoever is asked was given a tip, as far as everybody can know.

    What somebody was told by their own cards does not count: its absence would tell the others.
    While a computer is asked, it is about all persons.
    """
    told = [one for one in table.told if one.tip == tip and one.is_open]
    asked = table.match.pending.player if table.match and table.match.pending else None
    listening = (asked,) if asked in table.people else table.people
    return all(any(one.was_for(seat) for one in told) for seat in listening if seat is not None)


def what_fits(table: "Table", seat: int | None, since: int) -> list[Tip]:
    """The tips that it is time for, by what that seat may know; None is what everybody may."""
    match = table.match
    assert match is not None  # somebody looks at it
    events = [event for _, event in match.story(seat, since, own=True)]
    view = public_view(table) if seat is None else table.view(seat)
    return [tip for tip in curriculum_of(table.game).guide if tip.when(view, events)]


def public_view(table: "Table") -> View:
    """What everybody may know, as whoever is asked sees it."""
    view, people = table.view(None), table.people
    asked = view.question.player if view.question else people[0]
    return view._replace(player=asked if asked in people else people[0])
