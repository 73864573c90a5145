"""How many action points a piece would need to get somewhere, over several actions.

For the shades and the lines on the screen. What lies ahead is an estimate: the piece keeps
what it holds, and nothing else moves meanwhile. Within that the numbers are exact, jump cards
included: a way with fewer jumps is followed even where one with more was quicker.

Ten pieces look ahead after every choice, so a set of squares is one number here, a bit for each
square, and a whole front moves at once. What a single action may do is in travel.py; the two
are compared by tests/engine/twister/test_reach.py.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.twister.board import LINES, WIDTH, Layout
from engine.twister.data import GROUND, IS_PIECE, KIND, LAVA, OBSTACLES, SEAT, SPEED, WATER
from engine.twister.movement import steps_left
from engine.twister.trade import WALK
from engine.twister.travel import Terrain, at_home, closed_line, is_lost_in_water

FARTHEST = 12
"""Nobody plans further than this many action points."""


def bits(squares: Iterable[int]) -> int:
    """These squares as one number.

    >>> bits([0, 2, 3])
    13
    """
    return sum(1 << q for q in set(squares))


def squares_in(number: int) -> Iterator[int]:
    """The squares that a number stands for, in order.

    >>> list(squares_in(13))
    [0, 2, 3]
    """
    while number:
        lowest = number & -number
        yield lowest.bit_length() - 1
        number ^= lowest


FAR = tuple(bits(LINES[1 - seat]) for seat in range(2))
"""By seat: the line by which it leaves."""


class Walls:
    """A layout as numbers: from where a step leads north, east, south, west; what lies where.

    linked   by seat: the squares that open edges join to its way out, over any terrain
    """

    __slots__ = ("_leave", "ground", "homes", "linked", "obstacles", "water")

    def __init__(self, layout: Layout) -> None:
        letters = layout.terrain
        self._leave = tuple(
            bits(q for q, around in enumerate(layout.steps) if around[side] >= 0)
            for side in range(4)
        )
        self.ground = bits(q for q, letter in enumerate(letters) if letter in GROUND)
        self.obstacles = bits(q for q, letter in enumerate(letters) if letter in OBSTACLES)
        self.water = bits(q for q, letter in enumerate(letters) if letter == WATER)
        lava = bits(q for q, letter in enumerate(letters) if letter == LAVA)
        self.homes = {"": 0, WATER: self.water, LAVA: lava}
        self.linked = tuple(self._flooded(far) for far in FAR)

    @classmethod
    def of(cls, layout: Layout) -> "Walls":
        """The walls of a layout, worked out once."""
        found: Walls | None = layout.memo.get("walls")
        if found is None:
            found = layout.memo["walls"] = cls(layout)
        return found

    def _flooded(self, squares: int) -> int:
        """All squares from which steps of any kind and number lead to one of these."""
        while (more := squares | self.beside(squares)) != squares:
            squares = more
        return squares

    def beside(self, squares: int) -> int:
        """All squares one step from any of these."""
        north, east, south, west = self._leave
        return (
            (squares & north) >> WIDTH
            | (squares & east) << 1
            | (squares & south) << WIDTH
            | (squares & west) >> 1
        )


class Chart:
    """A position as numbers: where something lies, and who is in whose way."""

    __slots__ = ("_full", "blocked", "enemies", "occupied", "ropes", "terrain", "walls")

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.walls = Walls.of(terrain.layout)
        self.ropes = bits(terrain.ropes)
        self.occupied = bits(terrain.contents)
        self.blocked = tuple(bits(squares) for squares in terrain.blocked)
        pieces = [(SEAT[token], q) for token, q in terrain.t.at.items() if token in IS_PIECE]
        self.enemies = tuple(bits(q for of, q in pieces if of != seat) for seat in range(2))
        self._full = tuple(self._full_for(seat) for seat in range(2))

    def _full_for(self, seat: int) -> int:
        """Where nobody of that seat can stop with free hands: more than one thing to pick up."""
        wounded = self.terrain.t.wounded
        return bits(
            q
            for q, there in self.terrain.contents.items()
            if len(there) > 1
            or (there[0] in IS_PIECE and (there[0] not in wounded or SEAT[there[0]] != seat))
        )

    def full(self, seat: int, held: str) -> int:
        """The squares on which nobody of that seat can stop with what it holds."""
        # A piece that reaches the far line leaves at once.
        return (self.occupied if held else self._full[seat]) & ~FAR[seat]


class Ahead(NamedTuple):
    """What lies ahead of a piece: by action points, the squares found with that many."""

    levels: list[int]

    def within(self, limit: int) -> dict[int, int]:
        """Square -> action points, for every square on which the piece could stop by then."""
        return {
            q: points
            for points, level in enumerate(self.levels[: limit + 1])
            for q in squares_in(level)
        }

    def way_out(self, seat: int) -> int | None:
        """The action points that it takes to leave; None if there is no way."""
        far = FAR[seat]
        return next((points for points, level in enumerate(self.levels) if level & far), None)


def look_ahead(chart: Chart, piece: str, limit: int = FARTHEST) -> Ahead:
    """Everything within the limit, and the way out, if nobody would have to plan too far.

    What is left of a stride costs nothing.
    """
    seat, t = SEAT[piece], chart.terrain.t
    is_closed = closed_line(t, piece) >= 0
    journey = Journey(chart, piece)
    far = FAR[seat]
    # A piece that cannot get out need not search: a closed room may block the whole dungeon.
    is_out = is_closed or not chart.walls.linked[seat] >> t.at[piece] & 1
    for points in range(1, FARTHEST + 1):
        if journey.is_over or (is_out and points > limit):
            break
        is_out |= bool(journey.go_on() & far)
    return Ahead([level & ~far for level in journey.levels] if is_closed else journey.levels)


def jump_cards(terrain: Terrain, piece: str) -> int:
    """How many jump cards can be played for a piece; none for an Acrobat, who needs none.

    For a charmed piece the caster pays.
    """
    t = terrain.t
    if KIND[piece] == "acrobat":
        return 0
    return t.jumps[t.active if piece in t.charmed else SEAT[piece]]


class Journey:
    """A search over several actions, one action point at a time, by jump cards spent.

    levels   by action points: the squares that were found with no fewer
    known    by jump cards spent: all squares that were found with that many or fewer
    newest   by jump cards spent: the squares found with the latest action point
    """

    def __init__(self, chart: Chart, piece: str) -> None:
        terrain, walls = chart.terrain, chart.walls
        seat, kind, start = SEAT[piece], KIND[piece], 1 << terrain.t.at[piece]
        held = terrain.held(piece)
        self.walls = walls
        self.speed = SPEED[piece]
        self.far = FAR[seat]
        self.blocked = chart.blocked[seat]
        self.full = chart.full(seat, held)
        self.free = ~(self.blocked | self.full)
        self.holds_rope = bool(held) and KIND[held] == "rope"
        self.ropes = chart.ropes & ~start if self.holds_rope else chart.ropes
        self.home = walls.homes[at_home(piece, held)]
        self.open = walls.ground | self.home | self.ropes
        # A piece that hangs on its own rope cannot lay it over the next obstacle.
        self.bare = walls.obstacles & ~self.ropes
        self.bridged = self._bridged(terrain) if self.holds_rope else 0
        swims = kind != "fire_elemental" and not self.home & walls.water
        self.swum = walls.water & ~self.ropes if swims and not is_lost_in_water(held) else 0
        self.jumped = walls.obstacles & ~chart.occupied
        # Nobody jumps from a bare obstacle, or out over an enemy, not even a wounded one.
        self.stands = -1 if self.holds_rope else ~walls.obstacles | self.home | chart.ropes
        self.landing = self.open & ~(self.far & chart.enemies[seat])
        self.leaps = 2 if kind == "acrobat" else 1
        cards = jump_cards(terrain, piece)
        self.known = [start] * (cards + 1)
        self.newest = [start] + [0] * cards
        self.levels = [0]
        self._seen = start
        stride = steps_left(terrain.t, piece, WALK)
        if stride:
            self.levels = [self._settle([self._walks(start, stride, 0)] + [0] * cards)]
            self.newest[0] |= start

    def _bridged(self, terrain: Terrain) -> int:
        """The obstacles over which the piece could lay its own rope."""
        ropes = set(squares_in(self.ropes))
        return bits(q for q in squares_in(self.walls.obstacles) if terrain.takes_rope(q, ropes))

    @property
    def is_over(self) -> bool:
        """Whether the last action found nothing new."""
        return not any(self.newest)

    def go_on(self) -> int:
        """Find what one more action reaches; the squares that are new."""
        fresh = [0] * len(self.newest)
        after = 0 if self.leaps == 2 else 1
        for spent, starts in enumerate(self.newest):
            if not starts:
                continue
            fresh[spent] |= self._walks(starts, self.speed, spent)
            if self.swum:
                fresh[spent] |= self.walls.beside(starts) & self.swum & self.free
            if spent + after < len(fresh):
                fresh[spent + after] |= self._leap(starts)
        found = self._settle(fresh)
        self.levels.append(found)
        return found

    def _settle(self, fresh: list[int]) -> int:
        """Keep what was not found before with as few jumps; the squares that are new."""
        level = 0
        for spent, squares in enumerate(fresh):
            new = squares & ~self.known[spent]
            for more in range(spent, len(fresh)):
                self.known[more] |= new
            self.newest[spent] = new & ~self.far  # from there nobody comes back
            level |= new
        level &= ~self._seen
        self._seen |= level
        return level

    def _walks(self, starts: int, steps: int, spent: int) -> int:
        """Squares on which one move from any of the starts can stop."""
        beside, bridged, far, open_to = self.walls.beside, self.bridged, ~self.far, self.open
        # Squares behind one that was found before were found from there.
        left = ~(self.blocked | self.known[spent] | starts)
        reached, front = 0, starts
        for _ in range(steps):
            front &= far
            there = beside(front) & open_to
            if bridged:
                there |= beside(front & ~self.bare) & bridged
            front = there & left
            if not front:
                break
            left &= ~front
            reached |= front
        return reached & ~self.full

    def _leap(self, starts: int) -> int:
        """Squares to which one can jump from any of the starts; an Acrobat jumps over two, too."""
        beside = self.walls.beside
        over = beside(starts & self.stands) & self.jumped
        found = 0
        for _ in range(self.leaps):
            if not over:
                break
            beyond = beside(over)
            found |= beyond
            over = beyond & self.jumped
        return found & self.landing & self.free
