"""Where a character can get by one action: on foot, swimming, by a jump, flying.

Nothing here changes the position or asks anybody. A `Terrain` is the position as one question
needs it, worked out once; what is held is always named, because a character that passes
another's square holds only what it took there.
"""

from collections.abc import Callable, Collection
from functools import lru_cache
from itertools import islice

from engine.twister.board import LINE_OF, LINES, NAME, Layout
from engine.twister.data import (
    GROUND,
    IS_PIECE,
    KIND,
    LAVA,
    OBSTACLES,
    ROPE_POINTS,
    SEAT,
    WATER,
)
from engine.twister.state import Contents, Dungeon

NO_LINE = -2
"""No value of `LINE_OF`."""


class Terrain:
    """A position with its layout, what lies where, who blocks whom, and where ropes hang.

    heaps   the squares on which more than one token is
    """

    __slots__ = ("_dead", "_taken", "blocked", "contents", "heaps", "layout", "ropes", "t")

    def __init__(self, t: Dungeon) -> None:
        self.t = t
        self.layout: Layout = t.layout
        self.contents: Contents = {}
        self.blocked: tuple[set[int], set[int]] = (set(), set())
        self.ropes: set[int] = set()
        self._dead: set[int] | None = None
        self._taken: dict[tuple[int, bool], set[int]] = {}
        letters, wounded, contents = self.layout.terrain, t.wounded, self.contents
        for token, square in t.at.items():
            if square in contents:
                contents[square].append(token)
            else:
                contents[square] = [token]
            if token in IS_PIECE:
                if token not in wounded:
                    self.blocked[1 - SEAT[token]].add(square)
            elif KIND[token] == "rope" and letters[square] in OBSTACLES:
                self.ropes.add(square)
        self.heaps = [q for q, there in contents.items() if len(there) > 1]

    @property
    def dead(self) -> set[int]:
        """Squares in which no magic works."""
        if self._dead is None:
            self._dead = self.t.dead_magic()
        return self._dead

    def held(self, piece: str) -> str:
        """What an unwounded character carries, "" if nothing."""
        for token in self.contents[self.t.at[piece]]:
            if token != piece:
                return token
        return ""

    def taken(self, seat: int, held: str) -> set[int]:
        """Where nobody of that seat can stop with what it holds, its own square apart."""
        key = seat, bool(held)
        found = self._taken.get(key)
        if found is None:
            found = self._taken[key] = {
                q for q, there in self.contents.items() if not has_room(self.t, there, q, *key)
            }
        return found

    def lying_ropes(self, start: int, held: str) -> set[int]:
        """Obstacles with a rope, except the one that a mover at `start` takes along."""
        if held and KIND[held] == "rope":
            return self.ropes - {start}
        return self.ropes

    def takes_rope(self, square: int, ropes: set[int]) -> bool:
        """Whether a rope could be laid over that obstacle, with these ropes lying elsewhere."""
        layout = self.layout
        points = sum(layout.terrain[q] in GROUND or q in ropes for q in layout.near[square])
        return points >= ROPE_POINTS


class Reach:
    """What a search found: levels[n] are the squares n steps away, came[q] the square before q."""

    __slots__ = ("_names", "came", "levels")

    def __init__(self, levels: list[list[int]], came: dict[int, int]) -> None:
        self.levels = levels
        self.came = came
        self._names: dict[str, tuple[str, ...]] = {}

    def names(self, prefix: str) -> tuple[str, ...]:
        """All squares but the start, in order, as options that begin like this."""
        found = self._names.get(prefix)
        if found is None:
            squares = islice(self.came, len(self.levels[0]), None)
            found = self._names[prefix] = tuple([prefix + NAME[q] for q in squares])
        return found

    def path(self, square: int) -> list[int]:
        """The squares on the way, without the start."""
        way = [square]
        while (square := self.came[square]) >= 0:
            way.append(square)
        return way[-2::-1]


def closed_line(t: Dungeon, piece: str) -> int:
    """The line that a piece may not enter: a charmed one does not leave (R-35); NO_LINE if none."""
    return 1 - SEAT[piece] if piece in t.charmed else NO_LINE


def at_home(piece: str, held: str) -> str:
    """The letter of the obstacle on which a character can walk, with what it holds; or ""."""
    kind = KIND[piece]
    if kind == "fire_elemental":
        return "" if held else LAVA
    return WATER if kind == "water_elemental" and not is_lost_in_water(held) else ""


def is_lost_in_water(held: str) -> bool:
    """Whether water would take what is held: any object, and a wounded Fire Elemental."""
    return bool(held) and (held not in IS_PIECE or KIND[held] == "fire_elemental")


def walk(terrain: Terrain, piece: str, held: str, start: int, steps: int) -> Reach:
    """Everywhere that a piece can walk or pass within that many steps."""
    return walk_from(terrain, piece, held, [start], steps, start, terrain.blocked[SEAT[piece]])


def walk_from(
    terrain: Terrain,
    piece: str,
    held: str,
    starts: list[int],
    steps: int,
    origin: int,
    blocked: set[int],
) -> Reach:
    """The same from any of several squares and around any others; `origin` is where it is now."""
    seat = SEAT[piece]
    home = at_home(piece, held)
    if terrain.ropes or (held and KIND[held] == "rope"):
        return _walk_with_ropes(terrain, seat, held, home, starts, steps, origin, blocked)
    there = terrain.layout, seat, home, tuple(starts), steps
    alone = _searched(*there, NOBODY)
    near = alone.came.keys() & blocked
    # Whoever is too far off to be met blocks nothing.
    return _searched(*there, frozenset(near)) if near else alone


NOBODY: frozenset[int] = frozenset()


@lru_cache(maxsize=1024)
def _searched(
    layout: Layout,
    seat: int,
    home: str,
    starts: tuple[int, ...],
    steps: int,
    blocked: frozenset[int],
) -> Reach:
    """What a search finds is kept, because most pieces stay where they are."""
    return search(layout.ways(seat, home), [*starts], steps, blocked)


def search(
    ways: list[tuple[int, ...]], starts: list[int], steps: int, blocked: Collection[int]
) -> Reach:
    """Breadth first over these ways from all starts at once, around what is blocked."""
    came = dict.fromkeys(starts, -1)
    frontier = starts
    levels = [frontier]
    for _ in range(steps):
        found: list[int] = []
        for here in frontier:
            for there in ways[here]:
                if there not in came and there not in blocked:
                    came[there] = here
                    found.append(there)
        if not found:
            break
        frontier = found
        levels.append(frontier)
    return Reach(levels, came)


def _walk_with_ropes(
    terrain: Terrain,
    seat: int,
    held: str,
    home: str,
    starts: list[int],
    steps: int,
    origin: int,
    blocked: set[int],
) -> Reach:
    """The same where ropes lie over obstacles, or with a rope in hand: one obstacle at a time."""
    layout, far = terrain.layout, LINES[1 - seat]
    letters = layout.terrain
    ropes = terrain.lying_ropes(origin, held)
    own = bool(held) and KIND[held] == "rope"
    came = dict.fromkeys(starts, -1)
    levels = [starts]
    for _ in range(steps):
        found: list[int] = []
        for here in levels[-1]:
            if here in far:
                continue
            # A piece that hangs on its own rope cannot lay it over the next obstacle.
            hangs = letters[here] in OBSTACLES and here not in ropes
            for there in layout.near[here]:
                if there in came or there in blocked:
                    continue
                letter = letters[there]
                open_to_it = letter in GROUND or letter == home or there in ropes
                bridged = own and not hangs and letter in OBSTACLES
                if open_to_it or (bridged and terrain.takes_rope(there, ropes)):
                    came[there] = here
                    found.append(there)
        if not found:
            break
        levels.append(found)
    return Reach(levels, came)


def can_stop(terrain: Terrain, piece: str, held: str, square: int) -> bool:
    """Whether a piece that may enter a square may end there with what it holds."""
    seat = SEAT[piece]
    there = terrain.contents.get(square)
    if not there:
        return True
    others = [token for token in there if token not in (piece, held)]
    return has_room(terrain.t, others, square, seat, bool(held))


def has_room(t: Dungeon, others: list[str], square: int, seat: int, laden: bool) -> bool:
    """Whether somebody of that seat can stop where these others are, laden or not."""
    if not others or LINE_OF[square] == 1 - seat:
        return True  # whoever reaches the far line leaves at once
    if laden or len(others) > 1:
        return False
    (other,) = others
    return other not in IS_PIECE or (other in t.wounded and SEAT[other] == seat)


def swims(terrain: Terrain, piece: str, held: str, start: int) -> list[int]:
    """Water squares beside `start` that cost a piece an action each; none if it walks on water.

    A Fire Elemental could swim too, to its death: whether it is offered is the caller's (R-15).
    """
    if at_home(piece, held) == WATER or is_lost_in_water(held):
        return []
    layout, ropes = terrain.layout, terrain.lying_ropes(start, held)
    blocked = terrain.blocked[SEAT[piece]]
    return [
        q
        for q in layout.waters[start]
        if q not in ropes and q not in blocked and can_stop(terrain, piece, held, q)
    ]


def jumps(terrain: Terrain, piece: str, held: str, start: int) -> dict[int, list[int]]:
    """Landing square -> the obstacles jumped over; an Acrobat jumps over two as well."""
    layout, contents = terrain.layout, terrain.contents
    letters, near = layout.terrain, layout.near
    over = [q for q in layout.obstacles[start] if q not in contents]
    if not over:
        return {}
    home = at_home(piece, held)
    roped = start in terrain.ropes or (bool(held) and KIND[held] == "rope")
    if letters[start] in OBSTACLES and letters[start] != home and not roped:
        return {}  # nobody jumps from a bare obstacle
    found: dict[int, list[int]] = {}
    for first in over:
        for landing in near[first]:
            if landing not in found and can_land(terrain, piece, held, start, landing, home):
                found[landing] = [first]
    if KIND[piece] == "acrobat":
        for first in over:
            for second in layout.obstacles[first]:
                if second in contents or second == start:
                    continue
                for landing in near[second]:
                    if landing not in found and can_land(
                        terrain, piece, held, start, landing, home
                    ):
                        found[landing] = [first, second]
    return found


def can_land(terrain: Terrain, piece: str, held: str, start: int, square: int, home: str) -> bool:
    """Whether a jump may end there."""
    if square == start:
        return False
    letter = terrain.layout.terrain[square]
    ropes = terrain.lying_ropes(start, held)
    if letter not in GROUND and letter != home and square not in ropes:
        return False
    seat = SEAT[piece]
    if square in terrain.blocked[seat]:
        return False
    if LINE_OF[square] == 1 - seat:  # not onto a wounded enemy either
        return not any(t in IS_PIECE and SEAT[t] != seat for t in terrain.contents.get(square, ()))
    return can_stop(terrain, piece, held, square)


def fly(terrain: Terrain, piece: str, held: str, start: int, steps: int) -> tuple[Reach, list[int]]:
    """Where the boots can carry a piece, and where it may come down."""

    def lands(there: int) -> bool:
        return can_come_down(terrain, piece, held, start, there, forced=there in terrain.dead)

    return _by_air(terrain, terrain.layout.airways(SEAT[piece]), start, steps, lands)


def _by_air(
    terrain: Terrain,
    ways: list[tuple[int, ...]],
    start: int,
    steps: int,
    may_end: Callable[[int], bool],
) -> tuple[Reach, list[int]]:
    """All squares on the way, and those on which a flight may end.

    Where no magic works it ends at once, or must not go there.
    """
    dead = terrain.dead
    came = {start: -1}
    levels = [[start]]
    ends: list[int] = []
    for _ in range(steps):
        found: list[int] = []
        for here in levels[-1]:
            if here in dead:
                continue
            for there in ways[here]:
                if there in came:
                    continue
                ends_there = may_end(there)
                if there in dead and not ends_there:
                    continue
                came[there] = here
                found.append(there)
                if ends_there:
                    ends.append(there)
        if not found:
            break
        levels.append(found)
    return Reach(levels, came), ends


def can_come_down(
    terrain: Terrain, piece: str, held: str, start: int, square: int, *, forced: bool
) -> bool:
    """Whether a flight may end there; a forced one may cost the object, never the life (R-33)."""
    if LINE_OF[square] == 1 - SEAT[piece]:
        # It may fly out over an enemy, but a forced landing there is blocked.
        return not forced or square not in terrain.blocked[SEAT[piece]]
    letter = terrain.layout.terrain[square]
    if letter in GROUND:
        return square not in terrain.blocked[SEAT[piece]] and can_stop(terrain, piece, held, square)
    if letter not in OBSTACLES:
        return False
    ropes = terrain.lying_ropes(start, held)
    if letter == at_home(piece, held) or square in ropes:
        return square not in terrain.blocked[SEAT[piece]] and can_stop(terrain, piece, held, square)
    if held and KIND[held] == "rope" and terrain.takes_rope(square, ropes):
        return square not in terrain.contents
    if not forced:
        return False
    kept = [piece, held] if held in IS_PIECE else [piece]
    there = [t for t in terrain.contents.get(square, ()) if t not in (piece, held)]
    return terrain.t.may_lie(square, [*kept, *there])


def flight(terrain: Terrain, thing: str, start: int, steps: int) -> tuple[Reach, list[int]]:
    """Where telekinesis can carry an object, and where it may end (2.1, R-32, R-52)."""
    dead, contents, letters = terrain.dead, terrain.contents, terrain.layout.terrain
    ropes = terrain.lying_ropes(start, thing)

    def rests(there: int) -> bool:
        others = [token for token in contents.get(there, ()) if token != thing]
        if letters[there] in GROUND:
            return not others or terrain.t.may_lie(there, [*others, thing])
        if letters[there] not in OBSTACLES or others:
            return False
        return there in dead or (KIND[thing] == "rope" and terrain.takes_rope(there, ropes))

    return _by_air(terrain, terrain.layout.airways(-1), start, steps, rests)
