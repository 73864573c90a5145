"""The board as geometry: squares, rooms parsed from their maps, turning, open edges.

A `Layout` is how the revealed rooms lie now; it knows nothing of pieces. Squares are
numbers from 0 to 219, row by row; their names "x.y" are what options and views use.
"""

from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from engine.twister.data import (
    GROUND,
    LAVA,
    LIBRARIES,
    LINE,
    OBSTACLES,
    TERRAINS,
    UNSEEN,
    WATER,
)
from engine.twister.rooms import ROOMS

SIDE = 5
WIDTH, HEIGHT = 22, 10
SQUARES = WIDTH * HEIGHT
SLOTS = 8
COLUMNS = 4
NORTH, EAST, SOUTH, WEST = range(4)
SIDES = "nesw"
"""The letters of the four directions, in the order of the numbers."""
NOWHERE = -1

OPEN, WALL, GATE = 0, 1, 2
"""Values of an edge; GATE and more is a portcullis, GATE + its number in the room."""

LINES = tuple(tuple(y * WIDTH + x for y in range(HEIGHT)) for x in (0, WIDTH - 1))
"""By seat: the squares of the starting line."""
LINE_OF = tuple(
    0 if s % WIDTH == 0 else 1 if s % WIDTH == WIDTH - 1 else -1 for s in range(SQUARES)
)
"""Square -> the seat whose starting line it is on, -1 in a room."""
SLOT_OF = tuple(
    -1 if LINE_OF[s] >= 0 else (s % WIDTH - 1) // SIDE + COLUMNS * (s // WIDTH // SIDE)
    for s in range(SQUARES)
)
"""Square -> the slot of its room, -1 on a starting line."""
NAME = tuple(f"{s % WIDTH}.{s // WIDTH}" for s in range(SQUARES))
SQUARE = {name: square for square, name in enumerate(NAME)}
CORNER = tuple(1 + SIDE * (s % COLUMNS) + WIDTH * SIDE * (s // COLUMNS) for s in range(SLOTS))
"""Slot -> its square with the smallest x and y."""
AROUND = tuple(
    (
        s - WIDTH if s >= WIDTH else NOWHERE,
        s + 1 if s % WIDTH < WIDTH - 1 else NOWHERE,
        s + WIDTH if s < SQUARES - WIDTH else NOWHERE,
        s - 1 if s % WIDTH else NOWHERE,
    )
    for s in range(SQUARES)
)
"""Square -> the squares to the north, east, south and west of it, walls or not."""
SQUARES_OF = tuple(tuple(s for s in range(SQUARES) if SLOT_OF[s] == slot) for slot in range(SLOTS))
"""Slot -> its 25 squares."""
BESIDE_LINE = ((0, COLUMNS), (COLUMNS - 1, 2 * COLUMNS - 1))
"""By seat: the slots that touch the starting line."""
CAPACITY = tuple(2 if s % COLUMNS in (0, COLUMNS - 1) else 3 for s in range(SLOTS))
"""Slot -> how many face-down tokens it holds."""


def slots_beside(slot: int) -> list[int]:
    """The slots that share a side with this one.

    >>> slots_beside(0), slots_beside(6)
    ([1, 4], [2, 5, 7])
    """
    row, column = divmod(slot, COLUMNS)
    near = [(1 - row, column), (row, column - 1), (row, column + 1)]
    return sorted(r * COLUMNS + c for r, c in near if 0 <= c < COLUMNS)


# Rooms -------------------------------------------------------------------------------


class Pattern(NamedTuple):
    """A room in one orientation.

    terrain   25 letters, row by row
    right     5 rows of 6 edges: left of the first square … right of the last
    down      6 rows of 5 edges: above the first row … below the last
    """

    terrain: str
    right: tuple[tuple[int, ...], ...]
    down: tuple[tuple[int, ...], ...]

    def turned(self) -> "Pattern":
        """The room after a quarter turn clockwise: (r, c) goes to (c, 4 - r)."""
        last = SIDE - 1
        terrain = "".join(
            self.terrain[(last - c) * SIDE + r] for r in range(SIDE) for c in range(SIDE)
        )
        right = tuple(tuple(self.down[SIDE - c][r] for c in range(SIDE + 1)) for r in range(SIDE))
        down = tuple(tuple(self.right[last - c][r] for c in range(SIDE)) for r in range(SIDE + 1))
        return Pattern(terrain, right, down)


def parse(text: str) -> Pattern:
    """The room that a map shows; ValueError if the map is not one."""
    lines = [line.ljust(4 * SIDE + 1) for line in text.strip("\n").split("\n")]
    if len(lines) != 2 * SIDE + 1 or any(len(line) != 4 * SIDE + 1 for line in lines):
        raise ValueError("a map has 11 lines of at most 21 characters")
    gates = 0

    def edge(wall: str, gate: str, letters: str, inside: bool) -> int:
        nonlocal gates
        if letters == wall:
            return WALL
        if letters == gate:
            if not inside:
                raise ValueError("a portcullis stands inside a room")
            gates += 1
            return GATE + gates - 1
        if letters.strip():
            raise ValueError(f"no edge: {letters!r}")
        return OPEN

    terrain = "".join(lines[2 * r + 1][4 * c + 2] for r in range(SIDE) for c in range(SIDE))
    if not set(terrain) <= set(TERRAINS):
        raise ValueError(f"no terrain: {set(terrain) - set(TERRAINS)}")
    right = tuple(
        tuple(edge("|", "#", lines[2 * r + 1][4 * c], 0 < c < SIDE) for c in range(SIDE + 1))
        for r in range(SIDE)
    )
    down = tuple(
        tuple(
            edge("---", "===", lines[2 * r][4 * c + 1 : 4 * c + 4], 0 < r < SIDE)
            for c in range(SIDE)
        )
        for r in range(SIDE + 1)
    )
    return Pattern(terrain, right, down)


def _orientations(text: str) -> tuple[Pattern, ...]:
    pattern = parse(text)
    turns = [pattern]
    for _ in range(3):
        turns.append(turns[-1].turned())
    return tuple(turns)


PATTERNS = {room: _orientations(facts.map) for room, facts in ROOMS.items()}
"""Room -> the pattern in each of its four orientations, quarter turns clockwise."""
ANTIMAGIC = frozenset(room for room, turns in PATTERNS.items() if "A" in turns[0].terrain)
TWIN = {
    room: next(other for other in ROOMS if other != room and ROOMS[other].pair == facts.pair)
    for room, facts in ROOMS.items()
}
"""Room -> the other room of its pair."""


def turned_square(square: int, direction: int) -> int:
    """Where a square of a room is after the room has made a quarter turn.

    >>> NAME[turned_square(SQUARE["1.0"], 1)], NAME[turned_square(SQUARE["1.0"], -1)]
    ('5.0', '1.4')
    """
    corner = CORNER[SLOT_OF[square]]
    row, column = divmod(square - corner, WIDTH)
    if direction > 0:
        row, column = column, SIDE - 1 - row
    else:
        row, column = SIDE - 1 - column, row
    return corner + row * WIDTH + column


def is_open(edge: int, raised: int) -> bool:
    """Whether an edge lets through, with these portcullises raised (one bit each)."""
    return edge == OPEN or (edge >= GATE and bool(raised >> (edge - GATE) & 1))


def gate_at(room: str, turn: int, slot: int, square: int, side: int) -> int:
    """The number of the portcullis on that side of a square of the room, or NOWHERE."""
    row, column = divmod(square - CORNER[slot], WIDTH)
    pattern = PATTERNS[room][turn]
    edge = (
        pattern.down[row][column],
        pattern.right[row][column + 1],
        pattern.down[row + 1][column],
        pattern.right[row][column],
    )[side]
    return edge - GATE if edge >= GATE else NOWHERE


# Layouts -----------------------------------------------------------------------------

Lying = tuple[str, int, int] | None
"""How a slot's room lies: room, quarter turns, raised portcullises; None is face down."""


class _Part(NamedTuple):
    """A room on its slot: what is within it, and which of its border edges are open."""

    steps: tuple[tuple[int, int, int, int], ...]
    borders: tuple[int, int, int, int]


@lru_cache(maxsize=1024)
def _part(slot: int, lying: tuple[str, int, int]) -> _Part:
    room, turn, raised = lying
    pattern = PATTERNS[room][turn]
    corner, last = CORNER[slot], SIDE - 1
    steps: list[tuple[int, int, int, int]] = []
    borders = [0, 0, 0, 0]
    for r in range(SIDE):
        for c in range(SIDE):
            here = corner + r * WIDTH + c
            edges = (
                pattern.down[r][c],
                pattern.right[r][c + 1],
                pattern.down[r + 1][c],
                pattern.right[r][c],
            )
            outside = (r == 0, c == last, r == last, c == 0)
            there = [NOWHERE] * 4
            for side in range(4):
                if is_open(edges[side], raised):
                    if outside[side]:
                        borders[side] |= 1 << (c if side in (NORTH, SOUTH) else r)
                    else:
                        there[side] = AROUND[here][side]
            steps.append((there[0], there[1], there[2], there[3]))
    return _Part(tuple(steps), (borders[0], borders[1], borders[2], borders[3]))


class Layout:
    """How the revealed rooms lie now, with every open edge between squares.

    terrain   square -> letter
    steps     square -> the square reached to the north, east, south, west, or NOWHERE
    near      square -> all squares reached in one step
    obstacles square -> the pits, lava and water squares reached in one step
    waters    square -> the water squares among them
    memo      what others have worked out for this layout, by any key
    """

    __slots__ = ("borders", "key", "memo", "near", "obstacles", "steps", "terrain", "waters")

    def __init__(self, key: tuple[Lying, ...]) -> None:
        self.key = key
        self.memo: dict[Any, Any] = {}
        terrain = [LINE if line >= 0 else UNSEEN for line in LINE_OF]
        steps: list[list[int]] = [[NOWHERE] * 4 for _ in range(SQUARES)]
        self.borders: list[tuple[int, int, int, int] | None] = []
        for line in LINES:
            for above, below in pairwise(line):
                steps[above][SOUTH], steps[below][NORTH] = below, above
        for slot, lying in enumerate(key):
            if lying is None:
                self.borders.append(None)
                continue
            part = _part(slot, lying)
            self.borders.append(part.borders)
            letters = PATTERNS[lying[0]][lying[1]].terrain
            local = 0
            for r in range(SIDE):
                row = CORNER[slot] + r * WIDTH
                for square in range(row, row + SIDE):
                    terrain[square] = letters[local]
                    steps[square] = list(part.steps[local])
                    local += 1
        self._join(steps)
        self.terrain = terrain
        self.steps = steps
        self.near = [tuple([q for q in around if q >= 0]) for around in steps]
        obstacles = {q for q, letter in enumerate(terrain) if letter in OBSTACLES}
        self.obstacles: list[tuple[int, ...]] = [()] * SQUARES
        self.waters: list[tuple[int, ...]] = [()] * SQUARES
        for square in {q for obstacle in obstacles for q in self.near[obstacle]}:
            beside = tuple([q for q in self.near[square] if q in obstacles])
            self.obstacles[square] = beside
            self.waters[square] = tuple([q for q in beside if terrain[q] == WATER])

    def _join(self, steps: list[list[int]]) -> None:
        """Open the way between rooms, and to the lines, where both sides leave an edge open."""
        for slot, borders in enumerate(self.borders):
            if borders is None:
                continue
            row, column = divmod(slot, COLUMNS)
            corner, last = CORNER[slot], SIDE - 1
            if row == 0 and (below := self.borders[slot + COLUMNS]) is not None:
                both = borders[SOUTH] & below[NORTH]
                for c in range(SIDE):
                    if both >> c & 1:
                        square = corner + last * WIDTH + c
                        steps[square][SOUTH] = square + WIDTH
                        steps[square + WIDTH][NORTH] = square
            east = borders[EAST]
            if column < COLUMNS - 1:
                beside = self.borders[slot + 1]
                east &= beside[WEST] if beside is not None else 0
            west = borders[WEST] if column == 0 else 0
            for r in range(SIDE):
                if east >> r & 1:
                    square = corner + r * WIDTH + last
                    steps[square][EAST], steps[square + 1][WEST] = square + 1, square
                if west >> r & 1:
                    square = corner + r * WIDTH
                    steps[square][WEST], steps[square - 1][EAST] = square - 1, square

    def ways(self, seat: int, extra: str) -> list[tuple[int, ...]]:
        """Square -> where a walker of that seat may step to; `extra` is a terrain it is at home in.

        Nobody comes back from the far starting line.
        """
        found = self.memo.get((seat, extra))
        if found is None:
            terrain, far = self.terrain, LINES[1 - seat]
            closed = {
                q for q, letter in enumerate(terrain) if letter not in GROUND and letter != extra
            }
            found = [
                near if closed.isdisjoint(near) else tuple([q for q in near if q not in closed])
                for near in self.near
            ]
            for square in far:
                found[square] = ()
            self.memo[seat, extra] = found
        ways: list[tuple[int, ...]] = found
        return ways

    def airways(self, seat: int) -> list[tuple[int, ...]]:
        """Square -> where something that flies may go on to: no library, no antimagic room."""
        found = self.memo.get(("air", seat))
        if found is None:
            closed = {
                slot for slot, lying in enumerate(self.key) if lying and lying[0] in ANTIMAGIC
            }
            found = [
                tuple(
                    q for q in near if self.terrain[q] not in LIBRARIES and SLOT_OF[q] not in closed
                )
                for near in self.near
            ]
            if seat >= 0:
                for square in LINES[1 - seat]:
                    found[square] = ()
            self.memo["air", seat] = found
        ways: list[tuple[int, ...]] = found
        return ways

    def antimagic(self) -> frozenset[int]:
        """The squares of the antimagic room, if it lies open."""
        found = self.memo.get("antimagic")
        if found is None:
            found = self.memo["antimagic"] = frozenset(
                square
                for slot, lying in enumerate(self.key)
                if lying and lying[0] in ANTIMAGIC
                for square in SQUARES_OF[slot]
            )
        squares: frozenset[int] = found
        return squares

    def fronts(self) -> dict[int, list[int]]:
        """Square -> the face-down slots towards which its room leaves it open."""
        found = self.memo.get("fronts")
        if found is None:
            found = self.memo["fronts"] = {}
            for square, slot in enumerate(SLOT_OF):
                if slot >= 0 and self.borders[slot] is not None:
                    beside = [q for q in AROUND[square] if q >= 0 and SLOT_OF[q] >= 0]
                    slots = {SLOT_OF[q] for q in beside if self.borders[SLOT_OF[q]] is None}
                    towards = [one for one in sorted(slots) if self.opens_towards(square, one)]
                    if towards:
                        found[square] = towards
        squares: dict[int, list[int]] = found
        return squares

    def opens_towards(self, square: int, slot: int) -> bool:
        """Whether a square's own room leaves the edge towards that slot open."""
        here = SLOT_OF[square]
        borders = self.borders[here] if here >= 0 else None
        if borders is None:
            return False
        row, column = divmod(square - CORNER[here], WIDTH)
        last = SIDE - 1
        for side, at_edge, place in (
            (NORTH, row == 0, column),
            (EAST, column == last, row),
            (SOUTH, row == last, column),
            (WEST, column == 0, row),
        ):
            there = AROUND[square][side]
            if at_edge and there >= 0 and SLOT_OF[there] == slot and borders[side] >> place & 1:
                return True
        return False

    def libraries(self) -> dict[int, int]:
        """Square -> the number of the library beside it."""
        found = self.memo.get("libraries")
        if found is None:
            found = self.memo["libraries"] = {
                square: LIBRARIES.index(self.terrain[q])
                for square, near in enumerate(self.near)
                for q in near
                if self.terrain[q] in LIBRARIES and self.terrain[square] not in LIBRARIES
            }
        squares: dict[int, int] = found
        return squares


@lru_cache(maxsize=256)
def layout_of(key: tuple[Lying, ...]) -> Layout:
    """The layout of these rooms; the same one as long as they lie the same way."""
    return Layout(key)


@lru_cache(maxsize=1024)
def layout_from(
    rooms: tuple[str, ...],
    turned: tuple[int, ...],
    revealed: tuple[int, ...],
    raised: tuple[int, ...],
) -> Layout:
    """The layout of these slots; what lies face down makes no difference to it."""
    lying = zip(rooms, turned, raised, strict=True)
    return layout_of(
        tuple(how if shown else None for how, shown in zip(lying, revealed, strict=True))
    )


NATURAL = {"fire_elemental": LAVA, "water_elemental": WATER}
"""The terrain at which a character is at home."""
