"""How many action points a piece would need to get somewhere, over several actions.

For the shades and the lines on the screen, and for the bot. An estimate for what lies
ahead: the piece keeps what it holds, and nothing else moves meanwhile.
"""

from engine.twister.board import LINE_OF
from engine.twister.data import KIND, SEAT, SPEED
from engine.twister.movement import steps_left
from engine.twister.trade import WALK
from engine.twister.travel import (
    Scene,
    can_stop,
    closed_line,
    jumps,
    swims,
    walk_from,
)

FARTHEST = 12
"""Nobody plans further than so many action points."""


def costs(scene: Scene, piece: str, limit: int, *, to_exit: bool = False) -> dict[int, int]:
    """Square -> action points, for every square on which the piece could stop within the limit.

    With `to_exit` the search ends as soon as the far line is found. What is left of a
    stride costs nothing.
    """
    t = scene.t
    seat, held, start = SEAT[piece], scene.held(piece), t.at[piece]
    closed = closed_line(t, piece)
    found = {start: 0}
    leaps = dict.fromkeys((start,), 0)
    free = steps_left(t, piece, WALK)
    newest = [start]
    if free:
        newest += _stops(scene, piece, held, [start], free, found, 0)
        leaps.update(dict.fromkeys(newest, 0))
    for points in range(1, limit + 1):
        stops = _stops(scene, piece, held, newest, SPEED[piece], found, points)
        if stops:
            used = min(leaps[q] for q in newest)
            for q in stops:
                leaps.setdefault(q, used)
        for here in newest:
            if scene.layout.obstacles[here]:
                stops += _leaps(scene, piece, held, here, found, leaps, points)
        newest = [q for q in stops if LINE_OF[q] != 1 - seat]
        if not newest or (to_exit and len(newest) < len(stops) and closed < 0):
            break
    del found[start]
    return {q: points for q, points in found.items() if LINE_OF[q] != closed}


def _stops(
    scene: Scene,
    piece: str,
    held: str,
    starts: list[int],
    steps: int,
    found: dict[int, int],
    points: int,
) -> list[int]:
    """Squares on which one more move from any of the starts can stop first."""
    # Whatever lies behind a square that was found before was found from there.
    beyond = scene.blocked[SEAT[piece]] | found.keys()
    reached = walk_from(scene, piece, held, starts, steps, scene.t.at[piece], beyond).came
    contents = scene.contents  # on most squares there is nothing to ask about
    fresh = [
        q
        for q in reached
        if q not in found and (q not in contents or can_stop(scene, piece, held, q))
    ]
    found.update(dict.fromkeys(fresh, points))
    return fresh


def _leaps(
    scene: Scene,
    piece: str,
    held: str,
    here: int,
    found: dict[int, int],
    leaps: dict[int, int],
    points: int,
) -> list[int]:
    """Squares that swimming or jumping from here finds first."""
    fresh: list[int] = []
    if KIND[piece] != "fire_elemental":
        for q in swims(scene, piece, held, here):
            if q not in found:
                found[q] = points
                leaps[q] = leaps[here]
                fresh.append(q)
    by_card = int(KIND[piece] != "acrobat")
    if leaps[here] + by_card <= scene.t.jumps[SEAT[piece]] or not by_card:
        for q in jumps(scene, piece, held, here, found):
            found[q] = points
            leaps[q] = leaps[here] + by_card
            fresh.append(q)
    return fresh
