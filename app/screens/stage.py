"""The stage: what a choice led to, played back to everybody before the game goes on.

The table stops. Scene by scene it shows what everyone may see and says it in plain words; a tap
goes on, and at most paces the next scene comes by itself. A summary stays until somebody closes
it. Where the tablet lies still, every edge can read the words and go on.
"""

from typing import Any, NamedTuple

from app.games.policy import SUMMARY
from app.games.presenter import Context, Presenter, present
from app.i18n.text import Text
from app.moments import (
    LETTER_MILLISECONDS,
    MOST_MILLISECONDS,
    Moment,
    events_told,
    view_then,
)
from app.node import Child, Node, h
from app.screens.panels import panel
from app.screens.play import bottom_seat
from app.settings import PACES
from app.table import Table
from app.widgets import button, sign, token
from engine.core.match import Match

MOST_LINES = 2
"""How many lines of what has happened a scene shows."""
NEAR = 0
"""The seat from which the board is the right way up."""


class Words(NamedTuple):
    """What a scene says: what begins with it by itself, if anything, and what has happened."""

    introduction: str
    lines: list[str]

    @property
    def letters(self) -> int:
        """How much there is to read."""
        return len(self.introduction) + sum(map(len, self.lines))


def stage_screen(table: Table, match: Match[Any], moment: Moment, text: Text) -> list[Node | None]:
    """The board as it was at this scene, the words about it, and the ways on."""
    scene = moment.scene
    assert scene is not None  # a playback is made of scenes
    still = is_still(table)
    presenter = present(
        Context(
            view_then(moment, None),
            text,
            bottom=NEAR if still else bottom_seat(table),
            picture=table.picture,
            events=tuple(events_told(moment, None)),
            playback=True,
            part=scene.part,
            past=True,
            is_over=match.pending is None,
        )
    )
    words = words_of(table, moment, presenter)
    ways = ways_on(moment, milliseconds(table, moment, words), text)
    others = [seat for seat in range(len(match.setup.names)) if seat != NEAR] if still else []
    return [
        title_bar(table, moment, presenter, text),
        *(edge(table, seat, words, text) for seat in others),
        presenter.render_board(),
        h(
            "section",
            {
                "class": f"dock edge near staged seat-{NEAR}" if still else "told staged",
                "key": f"edge-{NEAR}" if still else "told",
                "aria-label": text("moment.told"),
            },
            captions(words, spoken=True),
            ways,
        ),
        panel(table, match, presenter, text),
    ]


def is_still(table: Table) -> bool:
    """Whether the tablet lies between its players, each of whom reads at an edge of their own."""
    return table.manner.needs_no_cover


def title_bar(table: Table, moment: Moment, presenter: Presenter, text: Text) -> Node:
    """That everybody should look, and how far along it is."""
    count = text("moment.count", number=moment.place + 1, all=len(moment.stops))
    title = text("stage.look") if len(table.people) > 1 else text("moment.playback")
    return h(
        "header",
        {"class": "bar", "key": "bar"},
        h("h1", {"tabindex": "-1", "data-focus": True}, title),
        presenter.status(),
        h("span", {"class": "turn"}, presenter.turn_words()),
        h("span", {"class": "count"}, count) if len(moment.stops) > 1 else None,
    )


def words_of(table: Table, moment: Moment, presenter: Presenter) -> Words:
    """What is said at this scene."""
    scene = moment.scene
    assert scene is not None  # a playback is made of scenes
    before = moment.scenes[moment.place - 1].told if moment.place else 0
    # Events before the one that is shown are told along with it; its parts tell it again.
    told = presenter.context.events[min(before, scene.told - 1) :]
    lines = [line for line in map(presenter.teller.line, told) if line][-MOST_LINES:]
    begins = moment.place == 0 and table.settings.goal == "on"
    return Words(presenter.introduction() if begins else "", lines)


def captions(words: Words, *, spoken: bool) -> Node:
    """The words of a scene; those at the other edges are the same, and are heard once."""
    heard = {"role": "status", "tabindex": "0"} if spoken else {"aria-hidden": "true"}
    return h(
        "div",
        {"class": "captions", "key": "captions", **heard},
        h("p", {"class": "introduction"}, words.introduction) if words.introduction else None,
        [h("p", {}, line) for line in words.lines],
    )


def milliseconds(table: Table, moment: Moment, words: Words) -> int | None:
    """How long a scene stays if it goes on by itself: until its words are read at this pace."""
    if table.settings.stage not in PACES or moment.is_summary:
        return None
    needed = min(MOST_MILLISECONDS, LETTER_MILLISECONDS * words.letters)
    return round(PACES[table.settings.stage] * max(moment.pace, needed))


def ways_on(moment: Moment, stays: int | None, text: Text) -> Node:
    """On to the next scene, past all of them, or back to the first one."""
    # Unless reduced motion is on, the script presses by itself what has a pace.
    pace = stays if moment.playing else None
    if not moment.is_last:
        skip = "moment:last" if moment.scenes[-1].part == SUMMARY else "moment:"
        ways: list[Child] = [
            button(skip, sign("last"), text("moment.skip"), class_="quiet", data_escape=True),
            button("moment:next", text("moment.on"), class_="primary", data_pace=pace),
        ]
    else:
        again = len(moment.stops) > 1
        ways = [
            button("moment:again", sign("first"), text("stage.again"), class_="quiet")
            if again
            else None,
            button(
                "moment:", text("moment.go"), class_="primary", data_escape=True, data_pace=pace
            ),
        ]
    return h("div", {"class": "leaving", "key": "out"}, ways)


def edge(table: Table, seat: int, words: Words, text: Text) -> Node:
    """The same words at another edge of a tablet that lies still, turned to who sits there."""
    where = table.edge_of(seat)
    states = ["dock", "edge", "staged", f"seat-{seat}", "far turned" if where == "far" else where]
    dock = h(
        "section",
        {"class": " ".join(states), "key": f"edge-{seat}", "aria-hidden": "true"},
        h("h2", {}, token(seat, table.game), table.seat_name(seat, text).label),
        captions(words, spoken=False),
    )
    if where == "far":
        return dock
    return h("div", {"class": f"beside {where}", "key": f"beside-{seat}"}, dock)
