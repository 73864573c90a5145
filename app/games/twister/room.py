"""A room's floor as one drawing: 25 tiles, walls and portcullises.

It is drawn as its map in the rules, and the stylesheet turns it (`turn-0` to `turn-3`), so a
room that is turned is the same picture at another angle. Nothing that stands on it is here.
"""

from functools import cache

from app.games.twister import art
from app.node import Node, h
from engine.twister.board import GATE, PATTERNS, SIDE, WALL
from engine.twister.data import GEAR, TERRAINS, WATER_BRIDGE
from engine.twister.rooms import ROOMS
from engine.twister.view import RoomView

TILE = 50
"""The side of a square in the drawing."""
EDGE = 14
"""The width of a wall in the drawing; half of it lies on either square."""
FLOORS = 3
"""The number of different floor tiles."""


def floor(facts: RoomView) -> Node:
    """The floor of an open room."""
    return drawn(facts["room"], raised_gates(facts))


def raised_gates(facts: RoomView) -> frozenset[int]:
    """The portcullises of a room that stand open, by their numbers."""
    pattern = PATTERNS[facts["room"]][facts["turn"]]
    letters = [*zip(pattern.right, facts["right"], strict=True)]
    letters += [*zip(pattern.down, facts["down"], strict=True)]
    return frozenset(
        edge - GATE
        for edges, line in letters
        for edge, letter in zip(edges, line, strict=True)
        if edge >= GATE and letter == "/"
    )


@cache
def drawn(room: str, raised: frozenset[int]) -> Node:
    """A room as its map shows it, with these portcullises open."""
    pattern = PATTERNS[room][0]
    tiles = [
        image(tile_of(room, row, column), column * TILE, row * TILE, TILE, TILE)
        for row in range(SIDE)
        for column in range(SIDE)
    ]
    uprights = [
        image(f"{name}-upright", column * TILE - EDGE // 2, row * TILE, EDGE, TILE)
        for row, edges in enumerate(pattern.right)
        for column, edge in enumerate(edges)
        if (name := edge_art(edge, raised))
    ]
    levels = [
        image(name, column * TILE, row * TILE - EDGE // 2, TILE, EDGE)
        for row, edges in enumerate(pattern.down)
        for column, edge in enumerate(edges)
        if (name := edge_art(edge, raised))
    ]
    side = SIDE * TILE
    return h(
        "svg",
        {"class": "floor", "viewBox": f"0 0 {side} {side}", "aria-hidden": "true"},
        tiles,
        uprights,
        levels,
    )


def image(name: str, x: int, y: int, width: int, height: int) -> Node:
    """One drawing at its place."""
    return h(
        "image",
        {
            "href": art.address(name),
            "x": x,
            "y": y,
            "width": width,
            "height": height,
            # Walls are drawn wider than their picture.
            "preserveAspectRatio": "none",
        },
    )


def tile_of(room: str, row: int, column: int) -> str:
    """The file of a square's tile."""
    letter = PATTERNS[room][0].terrain[row * SIDE + column]
    facts = ROOMS[room]
    if letter == GEAR:
        return f"gear-{'cw' if facts.direction > 0 else 'ccw'}-{facts.pair}"
    name = TERRAINS[letter]
    if name == "floor":
        return f"floor-{1 + (row * 7 + column * 3 + len(room)) % FLOORS}"
    if name == "library":
        return "library-1" if letter == "K" else "library-2"
    if letter == WATER_BRIDGE:
        # The channel runs along the row, so the bridge goes across it.
        return f"{name}-upright"
    return name


def edge_art(edge: int, raised: frozenset[int]) -> str:
    """The drawing of an edge; "" where it is open."""
    if edge == WALL:
        return "wall"
    if edge >= GATE:
        return "gate-open" if edge - GATE in raised else "gate-closed"
    return ""
