"""Another moment of the game: the recap at hand-over, a line of the log, the replay of a game.

The board is drawn from what the one who looks could see then; nothing on it can be chosen. What a
choice led to is played back to everybody by stage.py.
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
    log_lines,
    view_then,
)
from app.node import Child, Node, h
from app.screens.panels import panel
from app.screens.play import bottom_seat
from app.table import Table
from app.widgets import button, law_link, sign, token
from engine.core.match import Match

BACKWARDS = ("first", "turn-back", "back")
FORWARDS = ("on", "turn-on", "last")
"""The ways from one stop to another."""


def moment_screen(table: Table, match: Match[Any], moment: Moment, text: Text) -> list[Node | None]:
    """The board as it was, what happened, and the buttons to go on, back and out."""
    seat = table.curtain.seat_shown if moment.purpose != RECAP else None
    bottom = table.curtain.seat if moment.purpose == RECAP else bottom_seat(table)
    presenter = present(
        Context(
            view_then(moment, seat),
            text,
            bottom=bottom or 0,
            picture=table.picture,
            events=tuple(events_told(moment, seat)),
            past=True,
            is_over=match.pending is None,
        )
    )
    turned = " turned" if moment.purpose == RECAP and table.is_turned else ""
    return [
        title_bar(moment, presenter, text),
        presenter.render_board(),
        hands(table, moment, seat, text),
        h(
            "section",
            {"class": f"told{turned}", "key": "told", "aria-label": text("moment.told")},
            captions(table, match, moment, presenter, seat),
            steps(moment, text),
            way_out(table, moment, seat, text),
        ),
        panel(table, match, presenter, text),
    ]


def title_bar(moment: Moment, presenter: Presenter, text: Text) -> Node:
    """What is shown, and how far along it is."""
    count = text("moment.count", number=moment.place + 1, all=len(moment.stops))
    return h(
        "header",
        {"class": "bar", "key": "bar"},
        h("h1", {"tabindex": "-1", "data-focus": True}, text(f"moment.{moment.purpose}")),
        presenter.status(),
        h("span", {"class": "turn"}, presenter.turn_words()),
        h("span", {"class": "count"}, count),
    )


def captions(
    table: Table, match: Match[Any], moment: Moment, presenter: Presenter, seat: int | None
) -> Node:
    """What happened at this step, in plain words."""
    found = log_lines(match, presenter.teller, table.notes, seat, moment.at)
    lines = [caption(moment, line, presenter) for line in found if line.at == moment.at]
    return h(
        "div",
        {"class": "captions", "key": "captions", "role": "status", "tabindex": "0"},
        [h("p", {}, line) for line in lines],
    )


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
    ways = [*BACKWARDS, *FORWARDS] if moment.purpose == REPLAY else ["first", "back", "on"]
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
            for way in ways
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
    label = text("moment.end" if moment.purpose == REPLAY else "moment.now")
    return h(
        "div",
        {"class": "leaving", "key": "out"},
        drawer_handle(table, moment, seat, text),
        # Escape closes the drawer first.
        button("moment:", label, class_="primary", data_escape=not is_drawer_open(table, moment)),
    )


def owners_of_hands(moment: Moment, seat: int | None) -> list[int]:
    """Whose hands can be seen at a moment: the reader's own; all once the game is over."""
    if moment.purpose == REPLAY:
        return list(range(len(moment.match.setup.names)))
    return [seat] if seat is not None and moment.purpose == LOG else []


def is_drawer_open(table: Table, moment: Moment) -> bool:
    """Whether the hands are shown."""
    return table.selection == HANDS and moment.purpose in (LOG, REPLAY)


def drawer_handle(table: Table, moment: Moment, seat: int | None, text: Text) -> Node | None:
    """Opens and closes the drawer of hands; it lies beside the way out, not on the board."""
    if not owners_of_hands(moment, seat):
        return None
    opened = is_drawer_open(table, moment)
    return button(
        f"select:{HANDS}",
        text("moment.hands.hide" if opened else "moment.hands"),
        class_="drawer-handle",
        aria_expanded="true" if opened else "false",
        data_escape=opened,
    )


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
