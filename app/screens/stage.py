"""The stage: what a choice led to, played back to everybody before the game goes on.

The table stops. Scene by scene it shows what everyone may see and says it in plain words. A tap
anywhere goes on; unless the players want every scene to wait for one, the next comes by itself. A
summary stays until somebody closes it. Where the tablet lies still, every edge has the words.
"""

from typing import Any, NamedTuple

from app.games.policy import SUMMARY
from app.games.presenter import Context, Presenter, present
from app.i18n.text import Text
from app.moments import (
    LETTER_MILLISECONDS,
    MOST_MILLISECONDS,
    Moment,
    events_before,
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
NEXT, LEAVE = "moment:next", "moment:"
"""The ways on: to the next scene, and out of the last one."""


class Words(NamedTuple):
    """What a scene says: what it is, what begins with it by itself, and what has happened."""

    headline: str
    introduction: str
    lines: list[str]

    @property
    def letters(self) -> int:
        """How much there is to read; a headline is taken in at a glance."""
        return len(self.introduction) + sum(map(len, self.lines))


def stage_screen(table: Table, match: Match[Any], moment: Moment, text: Text) -> list[Node | None]:
    """The board as it was at this scene, the words about it, and the ways on."""
    scene = moment.scene
    assert scene is not None  # a playback is made of scenes
    still = is_still(table)
    earlier = events_before(moment.match, None, moment.at) if moment.is_summary else ()
    presenter = present(
        Context(
            view_then(moment, None),
            text,
            bottom=NEAR if still else bottom_seat(table),
            picture=table.picture,
            events=tuple(events_told(moment, None)),
            playback=True,
            part=scene.part,
            earlier=tuple(earlier),
            past=True,
            is_over=match.pending is None,
        )
    )
    words = words_of(table, moment, presenter)
    ways = ways_on(moment, milliseconds(table, moment, words), text)
    others = [seat for seat in range(len(match.setup.names)) if seat != NEAR] if still else []
    return [
        title_bar(table, moment, presenter, text),
        *(edge(table, seat, presenter, words, text) for seat in others),
        to_tap(presenter.render_board(), moment),
        h(
            "section",
            {
                "class": f"dock edge near staged seat-{NEAR}" if still else "told staged",
                "key": f"edge-{NEAR}" if still else "told",
                "aria-label": text("moment.told"),
            },
            edge_head(table, NEAR, presenter, text) if still else None,
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
        # As high as it is in play, so that the board stays where it is.
        h("span", {"class": "tool strut", "aria-hidden": "true"}) if is_still(table) else None,
        h("h1", {}, sign("eye"), h("span", {}, title)),
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
    introduction = presenter.introduction() if begins else ""
    return Words(presenter.headline(), introduction, presenter.captions(lines))


def captions(words: Words, *, spoken: bool) -> Node:
    """The words of a scene; those at the other edges are the same, and are heard once."""
    heard = {"role": "status", "tabindex": "0"} if spoken else {"aria-hidden": "true"}
    return h(
        "div",
        {"class": "captions", "key": "captions", **heard},
        h("p", {"class": "headline"}, words.headline) if words.headline else None,
        h("p", {"class": "introduction"}, words.introduction) if words.introduction else None,
        [h("p", {}, line) for line in words.lines],
    )


def milliseconds(table: Table, moment: Moment, words: Words) -> int | None:
    """How long a scene stays if it goes on by itself: until its words are read at this pace."""
    stays = moment.is_summary and not plays_itself(table)
    if table.settings.stage not in PACES or stays:
        return None
    most = MOST_MILLISECONDS * (2 if moment.is_summary else 1)
    needed = min(most, LETTER_MILLISECONDS * words.letters)
    return round(PACES[table.settings.stage] * max(moment.pace, needed))


def plays_itself(table: Table) -> bool:
    """Whether nobody at the table plays: a summary that waited would end a show."""
    is_show = table.learning is not None and table.learning.plays_itself
    return is_show or not table.people


def to_tap(board: Node, moment: Moment) -> Node:
    """The board; a tap anywhere on it goes on. Only its button closes a summary."""
    if moment.is_summary:
        return board
    act = LEAVE if moment.is_last else NEXT
    return board._replace(attributes={**board.attributes, "data-act": act})


def ways_on(moment: Moment, stays: int | None, text: Text) -> Node:
    """On to the next scene, past all of them, or back to the first one."""
    # Unless reduced motion is on, the script presses by itself what has a pace.
    loud = {"class_": "primary", "data_pace": stays if moment.playing else None, "data_focus": True}
    # The focus stays on the button from scene to scene. A summary's is another one, so that a key
    # that is held does not close it.
    loud["key"] = "close" if moment.is_summary and moment.is_last else "on"
    if not moment.is_last:
        skip = "moment:last" if moment.scenes[-1].part == SUMMARY else LEAVE
        ways: list[Child] = [
            button(skip, sign("last"), text("moment.skip"), class_="quiet", data_escape=True),
            button(NEXT, text("moment.on"), **loud),
        ]
    else:
        again = button("moment:again", sign("first"), text("stage.again"), class_="quiet")
        ways = [
            again if len(moment.stops) > 1 else None,
            button(LEAVE, text("moment.go"), data_escape=True, **loud),
        ]
    stays_until_closed = moment.is_summary and stays is None
    return h("div", {"class": "leaving", "key": "out", "data-stays": stays_until_closed}, ways)


# A tablet that lies still ------------------------------------------------------------


def edge(table: Table, seat: int, presenter: Presenter, words: Words, text: Text) -> Node:
    """The same words at another edge of a tablet that lies still, turned to who sits there."""
    where = table.edge_of(seat)
    states = ["dock", "edge", "staged", f"seat-{seat}", "far turned" if where == "far" else where]
    dock = h(
        "section",
        {"class": " ".join(states), "key": f"edge-{seat}", "aria-hidden": "true"},
        edge_head(table, seat, presenter, text),
        captions(words, spoken=False),
    )
    if where == "far":
        return dock
    return h("div", {"class": f"beside {where}", "key": f"beside-{seat}"}, dock)


def edge_head(table: Table, seat: int, presenter: Presenter, text: Text) -> Node:
    """Who sits at an edge, and how they stand."""
    name = table.seat_name(seat, text).label
    return h(
        "div",
        {"class": "edge-head", "key": "head"},
        h("h2", {}, token(seat, table.game), h("span", {}, name)),
        presenter.seat_line(seat),
    )
