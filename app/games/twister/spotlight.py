"""What lies over the board while something is played back.

A fight, somebody who leaves or falls, points, a scroll: large pictures, one thing at a time. Rooms
that turn up, turn or change places are seen on the board itself.
"""

from collections.abc import Callable

from app.games.twister import art
from app.games.twister.board import Board
from app.games.twister.duel import duel
from app.games.twister.scenes import ALONE, FALLS, LEAVES, POINTS
from app.games.twister.seats import is_enough, race_track
from app.node import Child, Node, h
from app.widgets import token
from engine.core.event import Event
from engine.twister.data import KIND, SEAT, TERRAINS

SUBJECTS = {LEAVES: ("exits",), FALLS: ("dies",), POINTS: ("scores",), "": tuple(ALONE)}
"""Part -> the kinds of events that it is about."""


def spotlight(board: Board) -> Node | None:
    """The scene over the board; None outside a playback."""
    if not board.playback:
        return None
    combat = board.table["combat"]
    if combat is not None and board.part:
        return scene(f"duel part-{board.part}", duel(board, combat))
    about = [event for event in board.events if event.kind in SUBJECTS[board.part]][-1]
    draw = PICTURES.get(about.kind)
    return scene(f"on-{about.kind}", draw(board, about) if draw else None)


def scene(kind: str, drawn: Child) -> Node:
    """A scene; it lies over everything that could be touched."""
    return h("div", {"class": f"scene {kind}", "key": "scene"}, drawn)


def below(board: Board, node: Node) -> Node:
    """A part of the board; in a playback, under a scene, nothing of it can be touched."""
    if not board.playback:
        return node
    still = untouchable(node)
    return still._replace(attributes={**still.attributes, "inert": ""})


def untouchable(node: Node) -> Node:
    """The same without intents; what holds none stays the same node, which is quick to compare."""
    inside = [untouchable(child) if isinstance(child, Node) else child for child in node.children]
    is_changed = any(new is not old for new, old in zip(inside, node.children, strict=True))
    if not is_changed and "data-act" not in node.attributes:
        return node
    kept = {name: value for name, value in node.attributes.items() if name != "data-act"}
    return Node(node.tag, kept, tuple(inside))


# Leaving, falling, scoring -----------------------------------------------------------------


def leaving(board: Board, event: Event) -> Child:
    """Somebody walks out of the dungeon, perhaps with a wounded friend."""
    piece: str = event.args["piece"]
    saved = [one.args["piece"] for one in board.events if one.kind == "saved"]
    return h(
        "div",
        {"class": f"leaves seat-{SEAT[piece]}", "key": piece},
        h("span", {"class": "walker"}, art.portrait(piece)),
        [h("span", {"class": "walker saved"}, art.portrait(friend)) for friend in saved],
        h(
            "span",
            {"class": "doorway"},
            h("b", {"class": "exit-sign"}, token(SEAT[piece]), board.say("exit_sign")),
            art.archway(),
        ),
    )


def fall(board: Board, event: Event) -> Child:
    """Somebody goes down where they stood: into lava, water or a pit."""
    piece: str = event.args["piece"]
    ground = TERRAINS.get(board.terrain(event.args["square"]), "pit")
    return h(
        "div",
        {"class": f"falls seat-{SEAT[piece]}", "key": piece},
        h("span", {"class": "ground"}, art.picture(ground, "tile", 50, 50)),
        h("span", {"class": "walker"}, art.portrait(piece)),
    )


def points(board: Board, event: Event) -> Child:
    """The points that were scored, large, and the race with them."""
    who: int = event.args["who"]
    gained = [0, 0]
    gained[who] = event.args["vp"]
    return h(
        "div",
        {
            "class": f"scores seat-{who}{' enough' if is_enough(board, who) else ''}",
            "key": "scores",
        },
        h("p", {"class": "points-won"}, art.icon("vp"), h("b", {}, f"+{gained[who]}")),
        h("h2", {"class": "who"}, token(who), h("span", {}, board.seat_label(who))),
        race_track(board, gained),
        h("p", {"class": "decides"}, board.say("enough") if is_enough(board, who) else None),
    )


# Scrolls -----------------------------------------------------------------------------------


def becomes(before: Child, after: Child, seat: int, other: int | None = None) -> Node:
    """One picture that leads to another, in the colours of a side, the second perhaps in others."""
    return h(
        "div",
        {"class": "becomes", "key": "becomes"},
        h("span", {"class": f"before seat-{seat}"}, before),
        h("span", {"class": "arrow"}, "→"),
        h("span", {"class": f"after seat-{seat if other is None else other}"}, after),
    )


def rebuilt(_: Board, event: Event) -> Child:
    """A scroll becomes an object that was out of the game."""
    seat = SEAT[event.args["piece"]]
    return becomes(medal(event.args["scroll"]), medal(event.args["thing"]), seat)


def found(_: Board, event: Event) -> Child:
    """A scroll comes out of a library."""
    shelf = art.picture("library-1", "tile", 50, 50)
    return becomes(shelf, medal(event.args["scroll"]), SEAT[event.args["piece"]])


def charmed(_: Board, event: Event) -> Child:
    """A piece and the enemy that it controls for a while."""
    piece, target = event.args["piece"], event.args["target"]
    spell = [art.portrait(target), art.icon("charmed", "mark")]
    return becomes(art.portrait(piece), spell, SEAT[piece], SEAT[target])


def confused(_: Board, event: Event) -> Child:
    """The other side's card will be drawn by chance."""
    seat: int = event.args["who"]
    drawn = h("span", {"class": "by-chance"}, art.card_back(1 - seat), h("b", {}, "?"))
    return becomes(medal(event.args["scroll"]), drawn, seat, 1 - seat)


def medal(thing: str) -> Node:
    """An object, large."""
    return h("span", {"class": f"medal {KIND[thing]}"}, art.figure(thing))


PICTURES: dict[str, Callable[[Board, Event], Child]] = {
    "exits": leaving,
    "dies": fall,
    "scores": points,
    "rebuilds": rebuilt,
    "searches": found,
    "charms": charmed,
    "confusion": confused,
}
"""Kind of event -> what is drawn of it over the board; the rooms themselves show the others."""
