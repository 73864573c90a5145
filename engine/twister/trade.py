"""What a character may take, leave or exchange on a square that it only passes.

Stopping on an object or a wounded friend with empty hands is carrying it and needs no
option. Everything else on the way is a trade: the character goes there, changes what it
holds, and must go on. Nothing here changes the position.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.twister.board import LINE_OF
from engine.twister.data import IS_PIECE, KIND, OBSTACLES, SEAT
from engine.twister.travel import Reach, Terrain, at_home, can_stop, closed_line, fly, walk

TAKE, SWAP, GIVE = "take", "swap", "give"
WALK, FLY = "walk", "fly"


class Trade(NamedTuple):
    """A trade: the verb and the token it is about, where, how many steps away, and the outcome.

    gets    what the character holds afterwards, "" for nothing
    dies    a wounded enemy that falls because its rope is taken, or ""
    """

    verb: str
    about: str
    square: int
    steps: int
    gets: str
    dies: str


def trades(terrain: Terrain, piece: str, held: str, reach: Reach, owner: int) -> Iterator[Trade]:
    """Every trade within reach after which every square is as it may be.

    Whether the character can go on from there is asked by `onward`.
    """
    start = reach.levels[0][0]
    far = 1 - SEAT[piece]  # nothing can be picked up there
    # Without anything in hand there is something to exchange only where two things are.
    met = terrain.contents.keys() & reach.came.keys() if held else terrain.heaps
    crowded = [q for q in met if q in reach.came and q != start and LINE_OF[q] != far]
    for square in sorted(crowded):
        for verb, about, gets, rest in _exchanges(terrain, piece, held, square):
            dies = ""
            if not _may_stay(terrain, held, start, square, rest):
                dies = _victim(terrain, verb, rest, owner)
                if not dies:
                    continue
            yield Trade(verb, about, square, len(reach.path(square)), gets, dies)


def _may_stay(terrain: Terrain, held: str, start: int, square: int, rest: list[str]) -> bool:
    """Whether a square may hold what is left there; a rope is laid only where it finds hold."""
    laid = held in rest and KIND[held] == "rope" and terrain.layout.terrain[square] in OBSTACLES
    if laid and not terrain.takes_rope(square, terrain.lying_ropes(start, held)):
        return False
    return terrain.t.may_lie(square, rest)


def _victim(terrain: Terrain, verb: str, rest: list[str], owner: int) -> str:
    """The wounded enemy that dies when its rope is taken away, "" if that is not the trouble."""
    if verb == TAKE and len(rest) == 1 and rest[0] in terrain.t.wounded and SEAT[rest[0]] != owner:
        return rest[0]
    return ""


def _exchanges(
    terrain: Terrain, piece: str, held: str, square: int
) -> Iterator[tuple[str, str, str, list[str]]]:
    """Verb, token, what the piece then holds, and what stays behind."""
    there = terrain.contents[square]
    wounded, seat = terrain.t.wounded, SEAT[piece]
    people = [token for token in there if token in IS_PIECE]
    standing = [token for token in people if token not in wounded]
    if standing and SEAT[standing[0]] != seat:
        return  # an enemy that stands there keeps what it has
    movable = [
        token
        for token in there
        if token not in standing and (token not in IS_PIECE or SEAT[token] == seat)
    ]
    if not held:
        # With nothing but the thing itself there, stopping is enough.
        if len(there) > 1:
            for thing in movable:
                yield TAKE, thing, thing, [token for token in there if token != thing]
        return
    for thing in movable:
        yield SWAP, thing, thing, [*(token for token in there if token != thing), held]
    if len(there) == 1:
        yield GIVE, there[0], "", [*there, held]


def onward(
    terrain: Terrain, piece: str, held: str, start: int, steps: int, manner: str
) -> list[int]:
    """Where a character can go on to from a square on which it cannot stay.

    `terrain` is the position with the character already there.
    """
    if manner == FLY:
        squares = fly(terrain, piece, held, start, steps)[1]
    else:
        reach = walk(terrain, piece, held, start, steps)
        squares = [q for q in reach.came if q != start and can_stop(terrain, piece, held, q)]
    far = closed_line(terrain.t, piece)
    return [q for q in squares if LINE_OF[q] != far]


def can_go_on(
    terrain: Terrain, piece: str, held: str, trade: Trade, steps: int, manner: str
) -> bool:
    """Whether anything is left to go on to after a trade."""
    if steps <= 0:
        return False
    t = terrain.t
    if manner == WALK and _has_empty_neighbour(terrain, piece, trade):
        return True
    before = dict(t.at)
    t.at[piece] = trade.square
    if held:
        t.at[held] = trade.square
    if trade.dies:
        del t.at[trade.dies]
    try:
        return bool(onward(Terrain(t), piece, trade.gets, trade.square, steps, manner))
    finally:
        t.at.clear()
        t.at.update(before)


def _has_empty_neighbour(terrain: Terrain, piece: str, trade: Trade) -> bool:
    """Whether there is nothing at all on a square beside the trade: mostly, one step is enough."""
    ways = terrain.layout.ways(SEAT[piece], at_home(piece, trade.gets))
    far = closed_line(terrain.t, piece)
    return any(q not in terrain.contents and LINE_OF[q] != far for q in ways[trade.square])
