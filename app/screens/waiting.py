"""A computer's move: it thinks, or what it has just done is told step by step.

The board is what everyone may see; the only person at a table sees their own view and their
hand. Nothing can be chosen here. What has been told goes on by itself (`data-pace`), or with a tap.
"""

from typing import Any

from app.games.presenter import Context, Presenter, present
from app.i18n.text import Text
from app.moments import (
    LEAST_MILLISECONDS,
    LETTER_MILLISECONDS,
    MOST_MILLISECONDS,
    Line,
    events_at,
    told_now,
)
from app.node import Node, h
from app.screens.panels import panel, rail
from app.screens.play import bar, bottom_seat
from app.seats import LEVELS, characters_of
from app.settings import PACES
from app.table import Table
from app.widgets import button, face, messages, sign, token
from engine.core.match import Match
from engine.core.view import View

MOST_LINES = 3
"""How many lines of a step are shown; the log has them all."""


def waiting_screen(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """Bar, board, and who thinks or has moved, with the hand of the only person at the table."""
    seat = table.curtain.seat_shown
    presenter = present(
        Context(
            without_choices(table.view(seat)),
            text,
            table.selection,
            bottom=bottom_seat(table),
            picture=table.picture,
            events=tuple(events_at(match, seat, len(match.choices))),
            variants=match.setup.options,
            waiting=True,
            barred=table.barred,
        )
    )
    return [
        bar(table, match, presenter, text),
        messages(table.notices, text),
        presenter.render_board(),
        waiting_dock(table, match, presenter, text),
        rail(table, match, presenter, text) if table.panel != "log" else None,
        panel(table, match, presenter, text),
    ]


def without_choices(view: View) -> View:
    """The same view with nothing to choose."""
    question = view.question._replace(choices=()) if view.question else None
    return view._replace(question=question, refused=())


def waiting_dock(table: Table, match: Match[Any], presenter: Presenter, text: Text) -> Node:
    """Whose move it is, what it led to, and the way on."""
    seat = table.curtain.seat
    assert seat is not None  # a computer's move is about its seat
    heading = whose_move(table, seat, text)
    shown = table.curtain.seat_shown
    held = presenter.held(shown) if shown is not None else None
    return h(
        "section",
        {
            "class": f"dock waiting-dock parting-dock seat-{seat}",
            "key": "dock",
            "aria-label": heading,
        },
        h("div", {"class": "moving", "key": "moving"}, told(table, match, seat, heading, text)),
        h("div", {"class": "steps", "key": "steps"}, ways_on(table, match, text)),
        show(table, match, text) if not table.people else None,
        held,
    )


def told(table: Table, match: Match[Any], seat: int, heading: str, text: Text) -> list[Node | None]:
    """The computer's face, what it does, and what that has led to."""
    computer = table.computer_at(seat)
    lines = told_now(match, text.language, table.curtain.seat_shown) if table.showing else []
    return [
        face(computer.character) if computer else None,
        h("h2", {"tabindex": "-1", "data-focus": True, "key": "heading"}, heading),
        None if table.showing or table.is_held else thinking(table, text),
        h(
            "div",
            {"class": "captions", "key": "captions", "role": "status"},
            [h("p", {}, line.words) for line in lines[-MOST_LINES:]],
        ),
        why_this(match, text) if table.showing else None,
    ]


def thinking(table: Table, text: Text) -> Node:
    """How far a long thought is (the page moves the bar); for a short one, three dots that move."""
    errand = table.errand
    if errand is not None and errand.computer.level == LEVELS[-1]:
        words = {"class": "thinking", "key": "bar", "aria-label": text("computer.progress")}
        return h("progress", {**words, "max": 1, "value": 0})
    dots = [h("i", {"key": number}) for number in range(3)]
    return h("span", {"class": "thinking", "key": "dots"}, dots)


def whose_move(table: Table, seat: int, text: Text) -> str:
    """Who thinks or plays, by name; a character that plays somebody's seat says whose."""
    computer = table.computer_at(seat)
    name = table.seat_name(seat, text)
    doing = "plays" if table.showing else "thinks"
    if table.is_held and not table.showing:
        return text("bar.turn", name=name)
    called = text(f"opponent.{table.game}.{computer.character}") if computer else name.label
    if called == name.label:
        return text(f"computer.{doing}", name=name)
    return text(f"computer.{doing}.for", name=called, seat=name)


def ways_on(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """On to the next step, or past all of them; while it thinks, only past them.

    Where a lesson waits for its reader, its own words lead on.
    """
    if table.is_held:
        return []
    still = pause(table, text)
    if not table.showing:
        return [still, step(text) if table.paused else None, move_now(table, text)]
    lines = told_now(match, text.language, table.curtain.seat_shown)
    # Unless reduced motion is on, the script presses it by itself.
    stands = table.panel or table.paused or table.tip or table.warning
    after = None if stands else milliseconds(table.settings.pace, lines)
    return [
        still,
        step(text, after),
        button("onward:all", sign("last"), h("span", {}, text("moment.skip")), data_escape=True)
        if table.people
        else None,
    ]


def show(table: Table, match: Match[Any], text: Text) -> Node:
    """How the chances are in a game that only computers play, and a seat for whoever wants one."""
    odds = table.odds
    chances = odds[0].chances if odds else ()
    return h(
        "div",
        {"class": "show", "key": "show"},
        [
            button(
                # Under the menu, which offers the same, it only keeps its room.
                f"seat:{seat}:" if not table.panel else None,
                token(seat, match.game.name),
                h("span", {}, text("seat.take", name=table.seat_name(seat, text))),
                h("b", {}, text("odds.now", count=round(100 * chances[seat]))) if chances else None,
                class_=f"take seat-{seat}",
                key=f"take-{seat}",
            )
            for seat in range(len(match.setup.names))
        ],
    )


def why_this(match: Match[Any], text: Text) -> Node | None:
    """Asks why the computer did what has just been told."""
    at = len(match.choices) - 1
    can_tell = characters_of(match.game.name) and at >= match.begins_at
    return (
        button(f"panel:why:{at}", text("why.ask"), class_="quiet why-button") if can_tell else None
    )


def step(text: Text, pace: int | None = None) -> Node:
    """On to the next step."""
    return button("onward", sign("on"), h("span", {}, text("moment.on")), data_pace=pace)


def pause(table: Table, text: Text) -> Node | None:
    """Stops a game that only computers play, and lets it go on."""
    if table.people:
        return None
    stopped = "on" if table.paused else "off"
    return button("pause", text(f"computer.pause.{stopped}"), key="pause", data_key=" ")


def move_now(table: Table, text: Text) -> Node | None:
    """Cuts a long thought short; only the sharp level thinks so long."""
    errand = table.errand
    if errand is None or errand.computer.level != LEVELS[-1] or table.paused:
        return None
    return button("hasten", sign("last"), h("span", {}, text("computer.now")), data_escape=True)


def milliseconds(pace: str, lines: list[Line]) -> int:
    """How long a step stays: as long as its words need to be read, at this pace."""
    letters = sum(len(line.words) for line in lines[-MOST_LINES:])
    needed = LEAST_MILLISECONDS // 2 + LETTER_MILLISECONDS * letters
    return round(PACES.get(pace, 1) * max(LEAST_MILLISECONDS, min(MOST_MILLISECONDS, needed)))
