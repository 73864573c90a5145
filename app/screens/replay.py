"""The player of a finished game: where one is, to and fro, by itself, and through whose eyes.

The board, what happened and the hands are moment.py's; nothing here decides what a seat may see.
"""

from bisect import bisect_right
from typing import Any

from app.games.presenter import Presenter
from app.i18n.text import Text
from app.moments import GREAT, HANDS, ROUND, TURN, Moment
from app.node import Node, h
from app.settings import CHOICES, PACES
from app.table import Table
from app.widgets import button, sign, token
from engine.autoplay.findings import Standing, turning_points
from engine.core.match import Match

WAYS = ("turn-back", "back", "on", "turn-on")
"""The ways from one stop to another; a slider has both ends."""
BACKWARDS = WAYS[:2]
WIDTH, HEIGHT = 1000, 44
"""The drawing behind the slider, in its own units."""
TOPS = {TURN: 11, ROUND: 4}
"""How far up the tick reaches that a turn or a round begins with."""
MIDDLE, DOTS = 22, 38
"""The height of the slider's line, and of the dots below it."""
TURNING_POINTS = 3
"""As many are marked as the course of the game names."""


def title(table: Table, moment: Moment, text: Text) -> str:
    """That it is a replay, or whose eyes see it."""
    if moment.eyes is None:
        return text("moment.replay")
    return text("moment.eyes.of", name=table.seat_name(moment.eyes, text))


def way_out(text: Text, *, escape: bool) -> Node:
    """Back to the result, beside the title."""
    label = text("moment.end")
    return button(
        "moment:",
        sign("close"),
        h("span", {}, label),
        class_="out",
        aria_label=label,
        title=label,
        data_escape=escape,
    )


def player(
    table: Table, match: Match[Any], moment: Moment, presenter: Presenter, text: Text
) -> list[Node | None]:
    """Everything below what happened: the slider, the steps, and how to look at it."""
    if len(moment.stops) == 1:
        return [looking(table, match, moment, text)]
    return [
        slider(table, match, moment, presenter, text),
        steps(table, moment, text),
        looking(table, match, moment, text),
    ]


# Where one is ------------------------------------------------------------------------------


def slider(
    table: Table, match: Match[Any], moment: Moment, presenter: Presenter, text: Text
) -> Node:
    """Leads to any stop; turns, rounds and great moments are marked on it."""
    number, every = moment.place + 1, len(moment.stops)
    step = text("moment.step", number=number, all=every)
    return h(
        "div",
        {"class": "slider", "key": "slider"},
        h(
            "div",
            {"class": "groove"},
            ticks(moment, turning(table, match, moment)),
            # The script sends its value while it is dragged (static/js/sliders.mjs).
            h(
                "input",
                {
                    "type": "range",
                    "key": "place",
                    "min": 0,
                    "max": every - 1,
                    "value": moment.place,
                    "data-slide": "moment:place",
                    "data-focus": True,
                    "aria-label": text("moment.replay"),
                    "aria-valuetext": f"{presenter.turn_words()}, {step}",
                },
            ),
        ),
        h("span", {"class": "count", "aria-hidden": "true"}, f"{number} / {every}"),
    )


def turning(table: Table, match: Match[Any], moment: Moment) -> list[int]:
    """The places at which the game turned, if somebody has asked how it went."""
    course = table.finding("course", len(match.choices))
    if not isinstance(course, list) or not all(isinstance(one, Standing) for one in course):
        return []
    points = turning_points(course, TURNING_POINTS)
    return [max(0, bisect_right(moment.stops, point.at) - 1) for point in points]


def ticks(moment: Moment, decisive: list[int]) -> Node:
    """The drawing behind the slider: how far one is, and what is marked."""
    last = len(moment.stops) - 1

    def across(place: int) -> str:
        return f"{WIDTH * place / last:.1f}"

    def upright(kind: str) -> str:
        places = [mark.place for mark in moment.marks if mark.kind == kind]
        return " ".join(f"M{across(place)} {MIDDLE}V{TOPS[kind]}" for place in places)

    def dots(places: list[int]) -> str:
        return " ".join(f"M{across(place)} {DOTS}h0" for place in places)

    great = [mark.place for mark in moment.marks if mark.kind == GREAT]
    drawn = {
        "line": f"M0 {MIDDLE}H{WIDTH}",
        "turns": upright(TURN),
        "rounds": upright(ROUND),
        "so-far": f"M0 {MIDDLE}H{across(moment.place)}",
        "great": dots(great),
        "decisive": dots(decisive),
    }
    return h(
        "svg",
        {
            "class": "ticks",
            "viewBox": f"0 0 {WIDTH} {HEIGHT}",
            "preserveAspectRatio": "none",
            "aria-hidden": "true",
        },
        [h("path", {"class": kind, "key": kind, "d": d}) for kind, d in drawn.items() if d],
    )


# To and fro --------------------------------------------------------------------------------


def steps(table: Table, moment: Moment, text: Text) -> Node:
    """A turn or a step back and on; in the middle, what makes it run by itself; and how fast."""
    back_turn, back, on, on_turn = (step(moment, way, text) for way in WAYS)
    return h(
        "div",
        {"class": "steps", "key": "steps", "role": "group", "aria-label": text("moment.steps")},
        [back_turn, back, play_button(table, moment, text), on, on_turn],
        pace_button(table, text),
        clock(table, moment),
    )


def step(moment: Moment, way: str, text: Text) -> Node:
    """To another stop; at the end it stays where it is, so that nothing moves under a finger."""
    is_stuck = moment.place == 0 if way in BACKWARDS else moment.is_last
    return button(
        f"moment:{way}",
        sign(way),
        aria_label=text(f"moment.{way}"),
        title=text(f"moment.{way}"),
        aria_disabled="true" if is_stuck else None,
    )


def play_button(table: Table, moment: Moment, text: Text) -> Node:
    """Runs, stands still, and at the end begins again."""
    if moment.is_last:
        act, drawing, label = "again", "round", text("moment.first")
    elif moment.playing:
        act, drawing, label = "pause", "pause", text("moment.pause")
    else:
        act, drawing, label = "play", "play", text("moment.play")
    is_key = table.settings.keys == "on" and not table.panel
    keys = {"data_key": " ", "aria_keyshortcuts": "Space"} if is_key else {}
    return button(
        f"moment:{act}",
        sign(drawing),
        h("span", {}, label),
        key="play",
        class_="play-button",
        aria_label=label,
        title=label,
        **keys,
    )


def pace_button(table: Table, text: Text) -> Node:
    """Changes to the next pace, in turn; the device remembers it."""
    paces, now = CHOICES["replay"], table.settings.replay
    following = paces[(paces.index(now) + 1) % len(paces)]
    label = text(f"moment.pace.{now}")
    return button(
        f"set:replay:{following}",
        sign(f"pace-{now}"),
        h("span", {}, label),
        key="pace",
        class_="pace",
        aria_label=text("moment.pace", pace=label),
        title=text("moment.pace", pace=label),
    )


def clock(table: Table, moment: Moment) -> Node | None:
    """What goes on by itself, while nobody reads a panel; the script presses it in its time."""
    if not moment.playing or moment.is_last or table.panel:
        return None
    pace = round(PACES[table.settings.replay] * moment.pace)
    attributes = {"key": "clock", "hidden": True, "data-act": "moment:next", "data-pace": pace}
    return h("span", attributes)


# How one looks at it -----------------------------------------------------------------------


def looking(table: Table, match: Match[Any], moment: Moment, text: Text) -> Node:
    """Through whose eyes, and with or without the cards."""
    return h(
        "div",
        {"class": "looking", "key": "looking"},
        eyes(table, match, moment, text),
        cards_button(table, text),
    )


def eyes(table: Table, match: Match[Any], moment: Moment, text: Text) -> Node:
    """Everything, or what one seat could see at that time."""
    label = text("moment.eyes.all")
    everything = button(
        "moment:eyes:",
        sign("eye"),
        h("span", {}, label),
        aria_label=label,
        title=label,
        aria_pressed="true" if moment.eyes is None else "false",
    )
    seats = [
        button(
            f"moment:eyes:{seat}",
            token(seat, match.game.name),
            h("span", {"data-typed": "yes"}, table.seat_name(seat, text).label),
            class_=f"seat-{seat}",
            aria_label=text("moment.eyes.of", name=table.seat_name(seat, text)),
            title=text("moment.eyes.of", name=table.seat_name(seat, text)),
            aria_pressed="true" if moment.eyes == seat else "false",
        )
        for seat in range(len(match.setup.names))
    ]
    return h(
        "div",
        {"class": "whose-eyes", "key": "eyes", "role": "group", "aria-label": text("moment.eyes")},
        [everything, *seats],
    )


def cards_button(table: Table, text: Text) -> Node:
    """Opens and closes the drawer of hands; the page remembers it from stop to stop."""
    opened = table.selection == HANDS
    label = text("moment.hands.hide" if opened else "moment.hands")
    return button(
        f"select:{HANDS}",
        sign("hand"),
        h("span", {}, text("moment.cards")),
        class_="drawer-handle",
        aria_label=label,
        title=label,
        aria_expanded="true" if opened else "false",
        data_escape=opened,
    )
