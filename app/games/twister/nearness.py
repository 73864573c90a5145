"""How far squares are from one another on foot, as the board shows it.

For hints only: what a piece may really do is the engine's. No node is made here.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from app.games.twister.places import point, slot_of
from engine.twister.board import HEIGHT, SIDE, WIDTH
from engine.twister.data import GROUND, WATER

if TYPE_CHECKING:
    from app.games.twister.board import Board

FAR = WIDTH * HEIGHT
"""Further than any way: for squares to which no way leads."""
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))
DETOUR = 3
"""What a wall, or a room that lies face down, adds to the way: rooms turn, and walls with them."""
AT_HAND = 5
"""So many steps away, an object is no longer just picked up."""
CLOSE = 2
"""So many steps ahead, somebody stands in the way."""
OPEN_EDGES = " /"
"""Nothing, and a portcullis that stands open."""


def distances_from(board: "Board", starts: Sequence[str]) -> Callable[[str], int]:
    """How far a square is from the nearest of these: on foot, or through walls with a detour."""
    steps = steps_from(board, starts)
    points = [point(start) for start in starts]

    def distance(square: str) -> int:
        x, y = point(square)
        straight = min((abs(x - a) + abs(y - b) for a, b in points), default=FAR)
        return min(steps.get(square, FAR), straight + DETOUR)

    return distance


def is_ahead(square: str, walker: str, way: int) -> bool:
    """Whether a square lies close in front of somebody who goes to the right (1) or left (-1).

    >>> is_ahead("7.4", "5.4", 1), is_ahead("7.4", "5.4", -1), is_ahead("8.4", "5.4", 1)
    (True, False, False)
    """
    (x, y), (from_x, from_y) = point(square), point(walker)
    return 0 < (x - from_x) * way <= CLOSE and abs(y - from_y) < CLOSE


def steps_from(board: "Board", starts: Iterable[str]) -> dict[str, int]:
    """Square -> how many steps it is from the nearest of these squares, over open ground."""
    found = dict.fromkeys(starts, 0)
    waiting = deque(found)
    while waiting:
        square = waiting.popleft()
        for step in STEPS:
            there = beside(square, step)
            if there and there not in found and is_way(board, square, there, step):
                found[there] = found[square] + 1
                waiting.append(there)
    return found


def beside(square: str, step: tuple[int, int]) -> str:
    """The square one step away; "" beyond the board."""
    x, y = point(square)
    x, y = x + step[0], y + step[1]
    return f"{x}.{y}" if 0 <= x < WIDTH and 0 <= y < HEIGHT else ""


def is_way(board: "Board", here: str, there: str, step: tuple[int, int]) -> bool:
    """Whether somebody could walk that step: no wall, no closed room, no obstacle."""
    letter = board.terrain(there)
    on_line = slot_of(there) < 0
    if not on_line and (not letter or letter not in GROUND | {WATER}):
        return False
    back = (-step[0], -step[1])
    return all(
        edge in OPEN_EDGES for edge in (edge_of(board, here, step), edge_of(board, there, back))
    )


def edge_of(board: "Board", square: str, step: tuple[int, int]) -> str:
    """What stands on that side of a square; blank on a starting line."""
    slot = slot_of(square)
    if slot < 0 or not board.slot(slot)["open"]:
        return " "
    x, y = point(square)
    column, row = (x - 1) % SIDE, y % SIDE
    facts = board.slot(slot)
    if step[0]:
        return facts["right"][row][column + (step[0] > 0)]
    return facts["down"][row + (step[1] > 0)][column]
