"""Humans on their way over the map in a scene of a playback, from Site to Site along the paths.

Where they go is told by classes, which static/css/cryptids-stage.css turns into ways.
"""

from app.games.cryptids import art
from app.games.cryptids.board import Board
from app.node import Node, h
from engine.core.event import Event
from engine.cryptids.board import BOARDS
from engine.cryptids.data import REST

BETWEEN = ("via", "past")
"""What the first and the second Site between both ends of a way are called."""


def walkers(board: Board) -> list[Node]:
    """Everybody who moves in this scene; several groups go at the same time."""
    return [group(board, event, number) for number, event in enumerate(board.walking)]


def legs(board: Board) -> int:
    """How many paths the longest way in this scene has; 0 if nobody moves."""
    seats = len(board.view.names)
    ways = [route(seats, one.args["source"], one.args["target"]) for one in board.walking]
    return max((len(way) - 1 for way in ways), default=0)


def group(board: Board, event: Event, number: int) -> Node:
    """Humans of one Flavor who go the same way, one behind the other."""
    args = event.args
    stops = route(len(board.view.names), args["source"], args["target"])
    ways = [f"from-{stops[0]}", f"to-{stops[-1]}", f"legs-{len(stops) - 1}"]
    ways += [f"{name}-{site}" for name, site in zip(BETWEEN, stops[1:-1], strict=False)]
    return h(
        "span",
        {
            "class": " ".join(["walking", f"of-{args['flavor']}", *ways]),
            "key": f"walking-{len(board.events)}-{number}",
            "aria-hidden": "true",
        },
        [h("i", {"key": one}, art.person(args["flavor"])) for one in range(args["count"])],
    )


def route(seats: int, source: str, target: str) -> list[str]:
    """The places on a shortest way, both ends included; the Rest Area is close to every Site.

    >>> route(4, "crystal_river", "scenic_swamp")
    ['crystal_river', 'witch_ridge', 'maple_lake', 'scenic_swamp']
    >>> route(4, "rest", "maple_lake")
    ['rest', 'maple_lake']
    """
    if REST in (source, target):
        return [source, target]
    way = [source]
    while way[-1] != target:
        way.append(BOARDS[seats].steps_toward(way[-1], target)[0])
    return way
