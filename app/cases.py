"""What somebody asks of the law: why a line of the log is there, why something is refused.

A question names a line, a refusal or a thing; it is answered from what its reader may know, so
it finds nothing about what that seat has not seen. Nothing here draws.
"""

from typing import NamedTuple

from app.games.law import Ruling, law_of
from app.games.sentences import sentences_of
from app.moments import Teller, events_at
from app.table import Table
from engine.core.trail import Step, trails

LINE, REFUSAL, THING = "line", "refusal", "thing"
"""What a question can be about."""


class Case(NamedTuple):
    """What was asked about, in words, and what the law says.

    trail  what was running when it was told; nothing if it was not told, or nobody knows any more
    """

    words: str
    ruling: Ruling
    trail: tuple[Step, ...] = ()


def about_line(at: int, number: int) -> str:
    """The question about a line of the log: which of those that a choice led to."""
    return f"{LINE}:{at}.{number}"


def about_refusal(id: str) -> str:
    """The question about something that was refused."""
    return f"{REFUSAL}:{id}"


def about_thing(thing: str) -> str:
    """The question about a card, a person or a place."""
    return f"{THING}:{thing}"


def case_of(table: Table, question: str) -> Case | None:
    """The answer, for the seat that looks; None if there is none for it."""
    kind, _, rest = question.partition(":")
    answer = {LINE: _about_line, REFUSAL: _about_refusal, THING: _about_thing}.get(kind)
    return answer(table, rest) if answer and table.match is not None else None


def _about_line(table: Table, rest: str) -> Case | None:
    match, seat = table.match, table.curtain.seat_shown
    at, _, number = rest.partition(".")
    assert match is not None  # there is a line
    if not (at.isdecimal() and number.isdecimal()):
        return None
    events = events_at(match, seat, int(at))
    if int(number) >= len(events):
        return None
    event = events[int(number)]
    trail = table.views.once(match, ("trail", seat, rest), lambda: _trail(table, seat, rest))
    ruling = law_of(table.game).of_event(event, trail)
    news = events_at(match, seat, len(match.choices))
    view = table.view(seat)
    is_over = match.pending is None
    words = Teller(view, sentences_of(view, table.language), news, is_over).line(event)
    return Case(words, ruling, trail) if ruling and words else None


def _trail(table: Table, seat: int | None, rest: str) -> tuple[Step, ...]:
    """What was running when that line was told."""
    assert table.match is not None  # there is a line
    at, _, number = rest.partition(".")
    is_open = table.match.pending is None
    told = [
        trail for event, trail in trails(table.match, int(at)) if is_open or event.seen_by(seat)
    ]
    return told[int(number)] if int(number) < len(told) else ()


def _about_refusal(table: Table, id: str) -> Case | None:
    seat = table.curtain.seat_shown
    view = table.open_view() if seat is None else table.view(seat)
    refusal = next((one for one in view.refused if one.id == id), None)
    if refusal is None or view.question is None:
        return None
    ruling = law_of(view.game).of_refusal(refusal, view.question.source)
    words = sentences_of(view, table.language).refusal(refusal)
    return Case(words, ruling) if ruling else None


def _about_thing(table: Table, thing: str) -> Case | None:
    ruling = law_of(table.game).of_thing(thing)
    words = sentences_of(table.view(None), table.language).name_of(thing)
    return Case(words, ruling) if ruling else None


def files_of(table: Table, question: str) -> list[str]:
    """The files in which the functions stand that answer a question."""
    case = case_of(table, question)
    law = law_of(table.game)
    return sorted({law.file_of(decider) for decider in case.ruling.deciders}) if case else []
