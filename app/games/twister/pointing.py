"""The rooms that a playback points out: one that turns up, a pair of which one turns, two that
change places. How they move is in static/css/twister-stage.css.
"""

from collections.abc import Sequence
from functools import cache

from app.games.twister import art
from app.games.twister.board import Board
from app.games.twister.room import TILE
from app.node import Node, h
from engine.core.event import Event
from engine.twister.board import COLUMNS, PATTERNS, SIDE
from engine.twister.data import GEAR, ROLES

ABOUT_ROOMS = ("reveals", "rotates", "inverts")


def shown(board: Board) -> Event | None:
    """What a scene shows of rooms; None if it is about something else."""
    if not board.playback or board.part:
        return None
    return next((e for e in reversed(board.events) if e.kind in ABOUT_ROOMS), None)


def pointed(board: Board) -> Sequence[int]:
    """The slots of these rooms."""
    event = shown(board)
    if event is None:
        return ()
    if event.kind == "inverts":
        slots: list[int] = event.args["slots"]
        return slots
    slot: int = event.args["slot"]
    twin = board.slot(slot)["twin"]
    return (slot, twin) if event.kind == "rotates" and twin >= 0 else (slot,)


def states_of(board: Board, slot: int) -> list[str]:
    """The classes of a room that is pointed out."""
    event = shown(board)
    if event is None or slot not in pointed(board):
        return []
    return ["pointed", event.kind, *shift_of(board, slot)]


def shift_of(board: Board, slot: int) -> list[str]:
    """The classes of a room that has changed places, and of everything on it: where it was."""
    event = shown(board)
    if event is None or event.kind != "inverts" or slot not in event.args["slots"]:
        return []
    one, other = event.args["slots"]
    before = other if slot == one else one
    if before // COLUMNS != slot // COLUMNS:
        return ["shifted", "was-below" if before > slot else "was-above"]
    return ["shifted", "was-right" if before > slot else "was-left"]


def lid(board: Board, slot: int) -> Node | None:
    """The back of a room that has just turned up, as it lay there: it turns away."""
    event = shown(board)
    if event is None or event.kind != "reveals" or event.args["slot"] != slot:
        return None
    owners = sorted(ROLES.index(token.partition("_")[0]) for token in event.args["tokens"])
    backs = [
        h("span", {"class": f"back seat-{seat}", "key": number}, art.face_down())
        for number, seat in enumerate(owners)
    ]
    return h(
        "div",
        {"class": "lid", "key": "lid", "aria-hidden": "true"},
        art.picture("room-back", "room-back", 250, 250),
        h("div", {"class": "buried"}, backs),
    )


def turn_marks(board: Board, slot: int) -> list[Node]:
    """The gear of a pair, aglow in both rooms, and the way in which one of them turns."""
    event = shown(board)
    if event is None or event.kind != "rotates" or slot not in pointed(board):
        return []
    marks = [gear_mark(board.slot(slot)["room"])]
    if slot == event.args["slot"]:
        way = "rotate-cw" if event.args["direction"] > 0 else "rotate-ccw"
        marks.append(h("span", {"class": "turn-sign", "key": "turn-sign"}, art.icon(way)))
    return marks


@cache
def gear_mark(room: str) -> Node:
    """A ring around the gear, on the map of a room: it turns with its floor."""
    row, column = divmod(PATTERNS[room][0].terrain.index(GEAR), SIDE)
    side, half = SIDE * TILE, TILE // 2
    return h(
        "svg",
        {
            "class": "floor gear-mark",
            "key": "gear-mark",
            "viewBox": f"0 0 {side} {side}",
            "aria-hidden": "true",
        },
        h("circle", {"cx": column * TILE + half, "cy": row * TILE + half, "r": half + 4}),
    )
