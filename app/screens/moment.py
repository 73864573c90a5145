"""Another moment of the game: the recap at hand-over, a line of the log, the replay of a game.

The board is drawn from what the one who looks could see then; nothing on it can be chosen. What a
choice led to is played back to everybody by stage.py; replay.py has the player of a finished game.
"""

from typing import Any

from app.cases import about_line
from app.curtain import Stance
from app.games.law import law_of
from app.games.presenter import Context, Presenter, present
from app.i18n.text import Text
from app.moments import (
    HANDS,
    LOG,
    RECAP,
    REPLAY,
    Line,
    Moment,
    events_told,
    lines_seen,
    log_lines,
    view_then,
)
from app.node import Child, Node, h
from app.screens import replay
from app.screens.panels import panel
from app.screens.play import bottom_seat
from app.table import Table
from app.widgets import button, law_link, sign, token
from engine.core.match import Match

WAYS = ("first", "back", "on")
"""The ways from one stop to another; a replay has more (replay.py)."""
BACKWARDS = WAYS[:2]


def moment_screen(table: Table, match: Match[Any], moment: Moment, text: Text) -> list[Node | None]:
    """The board as it was, what happened, and the buttons to go on, back and out."""
    seat = seat_looking(table, moment)
    presenter = present(
        Context(
            view_then(moment, seat),
            text,
            bottom=seat_below(table, moment),
            picture=table.picture,
            events=tuple(events_told(moment, seat)),
            past=True,
            is_over=is_over_for(match, moment),
        )
    )
    turned = " turned" if moment.purpose == RECAP and table.is_turned else ""
    ways: list[Node | None] = (
        replay.player(table, match, moment, presenter, text)
        if moment.purpose == REPLAY
        else [steps(moment, text), way_out(table, moment, seat, text)]
    )
    return [
        title_bar(table, moment, presenter, text),
        presenter.render_board(),
        hands(table, moment, seat, text),
        h(
            "section",
            {"class": f"told{turned}", "key": "told", "aria-label": text("moment.told")},
            captions(table, match, moment, presenter, seat),
            ways,
        ),
        panel(table, match, presenter, text),
    ]


def seat_looking(table: Table, moment: Moment) -> int | None:
    """Whose view is drawn: of a game that is over, that of the seat whose eyes are borrowed."""
    if moment.purpose == REPLAY:
        return moment.eyes
    return table.curtain.seat_shown if moment.purpose == LOG else None


def seat_below(table: Table, moment: Moment) -> int:
    """The seat at the bottom of the board."""
    if moment.purpose == RECAP:
        return table.curtain.seat or 0
    return bottom_seat(table) if moment.eyes is None else moment.eyes


def is_over_for(match: Match[Any], moment: Moment) -> bool:
    """Whether everything may be told that happened up to now: nothing is secret after the end.

    Who sees a replay through a seat's eyes is told what that seat was told at that time.
    """
    return (match if moment.eyes is None else moment.match).pending is None


def title_bar(table: Table, moment: Moment, presenter: Presenter, text: Text) -> Node:
    """What is shown, and how far along it is; of a replay, the way out."""
    is_replay = moment.purpose == REPLAY
    # A slider takes the focus, so that the arrow keys step at once.
    has_slider = is_replay and len(moment.stops) > 1
    count = text("moment.count", number=moment.place + 1, all=len(moment.stops))
    title = replay.title(table, moment, text) if is_replay else text(f"moment.{moment.purpose}")
    escape = not is_drawer_open(table, moment)
    return h(
        "header",
        {"class": "bar", "key": "bar"},
        h(
            "h1",
            {"tabindex": "-1", "data-focus": not has_slider},
            h("span", {"data-typed": "yes" if moment.eyes is not None else None}, title)
            if is_replay
            else title,
        ),
        presenter.status(),
        h("span", {"class": "turn"}, presenter.turn_words()),
        replay.way_out(text, escape=escape) if is_replay else h("span", {"class": "count"}, count),
    )


def captions(
    table: Table, match: Match[Any], moment: Moment, presenter: Presenter, seat: int | None
) -> Node:
    """What happened at this step, in plain words."""
    lines = lines_told(table, match, moment, presenter, seat)
    told = [h("p", {}, caption(moment, line, presenter)) for line in lines]
    if moment.purpose == REPLAY:
        # What was scrolled begins at its top again with the next step.
        inside = h("div", {"class": "of-step", "key": moment.at, "tabindex": "0"}, told)
        return h("div", {"class": "captions", "key": "captions", "role": "status"}, inside)
    return h(
        "div", {"class": "captions", "key": "captions", "role": "status", "tabindex": "0"}, told
    )


def lines_told(
    table: Table, match: Match[Any], moment: Moment, presenter: Presenter, seat: int | None
) -> list[Line]:
    """What may be read of this step."""
    if moment.eyes is not None:
        return lines_seen(match, moment, presenter.teller, table.notes)
    return log_lines(match, presenter.teller, table.notes, seat, moment.at, moment.at)


def caption(moment: Moment, line: Line, presenter: Presenter) -> Child:
    """A line of what happened, as the way to its rule, unless the moments run by themselves."""
    has_law = line.number >= 0 and law_of(presenter.view.game).events
    if moment.purpose not in (LOG, REPLAY) or not has_law:
        return line.words
    return law_link(about_line(line.at, line.number), line.words, presenter.text)


def steps(moment: Moment, text: Text) -> Node | None:
    """Buttons to the other stops; while it runs by itself, a button to skip."""
    if moment.opens and moment.is_last:
        return None
    if moment.playing:
        return h(
            "div",
            {"class": "steps", "key": "steps"},
            # Unless reduced motion is on, the script presses the first one by itself.
            button("moment:next", sign("on"), text("moment.on"), data_pace=moment.pace),
            button("moment:last", sign("last"), text("moment.skip"), data_escape=True)
            if not moment.opens
            else None,
        )
    if len(moment.stops) == 1:
        return None
    return h(
        "div",
        {"class": "steps", "key": "steps", "role": "group", "aria-label": text("moment.steps")},
        [
            button(
                f"moment:{way}",
                sign(way),
                h("span", {}, text(f"moment.{way}")),
                aria_label=text(f"moment.{way}"),
                aria_disabled="true" if is_stuck(moment, way) else None,
            )
            for way in WAYS
        ],
    )


def is_stuck(moment: Moment, way: str) -> bool:
    """Whether nothing lies that way."""
    return moment.place == 0 if way in BACKWARDS else moment.is_last


def way_out(table: Table, moment: Moment, seat: int | None, text: Text) -> Node:
    """Back to the present; from a recap, straight on to the player's own turn."""
    # Unless reduced motion is on, the script presses by itself what a recap leads to.
    pace = moment.pace if moment.playing and moment.is_last else None
    if moment.purpose == RECAP and table.curtain.stance is not Stance.COVERED:
        # The turn lies open already.
        return h(
            "div",
            {"class": f"leaving seat-{table.curtain.seat}", "key": "out"},
            button(
                "moment:", text("moment.now"), class_="primary", data_escape=True, data_pace=pace
            ),
        )
    if moment.purpose == RECAP:
        seat = table.curtain.seat
        assert seat is not None  # a recap is shown on the cover
        # A player who has taken the tablet need not say again who they are.
        name = table.seat_name(seat, text)
        label = text("moment.mine") if moment.opens else text("cover.ready", name=name)
        return h(
            "div",
            {"class": f"leaving seat-{seat}", "key": "out"},
            button("moment:", text("moment.cover"), class_="quiet"),
            button(
                "reveal",
                token(seat, table.game),
                label,
                class_="primary",
                data_escape=moment.opens,
                data_pace=pace if moment.opens else None,
            ),
        )
    return h(
        "div",
        {"class": "leaving", "key": "out"},
        replay.cards_button(table, text) if owners_of_hands(moment, seat) else None,
        # Escape closes the drawer first.
        button(
            "moment:",
            text("moment.now"),
            class_="primary",
            data_escape=not is_drawer_open(table, moment),
        ),
    )


def owners_of_hands(moment: Moment, seat: int | None) -> list[int]:
    """Whose hands can be seen: those of the seat that looks, or all once the game is over."""
    if moment.purpose == REPLAY and moment.eyes is None:
        return list(range(len(moment.match.setup.names)))
    return [seat] if seat is not None and moment.purpose != RECAP else []


def is_drawer_open(table: Table, moment: Moment) -> bool:
    """Whether the hands are shown."""
    return table.selection == HANDS and moment.purpose in (LOG, REPLAY)


def hands(table: Table, moment: Moment, seat: int | None, text: Text) -> Node | None:
    """The hand of the seat that looks, as it was; every hand once the game is over.

    They lie in a drawer over the board, which keeps its size.
    """
    owners = owners_of_hands(moment, seat)
    if not owners or not is_drawer_open(table, moment):
        return None
    drawn = [
        present(Context(view_then(moment, owner), text, bottom=owner, past=True)).hand(owner)
        for owner in owners
    ]
    return h(
        "div",
        {"class": "hands-drawer", "key": "hands"},
        h("div", {"class": "open-hands", "key": "open-hands"}, drawn),
    )
