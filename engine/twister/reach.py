"""How many action points a piece would need to get somewhere, over several actions.

For the shades and the lines on the screen. What lies ahead is an estimate: the piece keeps
what it holds, and nothing else moves meanwhile. Within that the numbers are exact, jump cards
included: a way with fewer jumps is followed even where a dearer one was quicker.
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
    closed = closed_line(scene.t, piece)
    journey = Journey(scene, piece)
    for points in range(1, limit + 1):
        out = journey.go_on(points)
        if journey.is_over or (to_exit and out and closed < 0):
            break
    found = journey.found
    del found[scene.t.at[piece]]
    return {q: points for q, points in found.items() if LINE_OF[q] != closed}


def jump_cards(scene: Scene, piece: str) -> int:
    """How many jump cards can be played for a piece; none for an Acrobat, who needs none.

    The caster pays for whoever is charmed.
    """
    t = scene.t
    if KIND[piece] == "acrobat":
        return 0
    return t.jumps[t.active if piece in t.charmed else SEAT[piece]]


class Journey:
    """A search over several actions, one action point at a time, by jump cards spent.

    found    square -> the fewest action points, by whatever jumps
    known    by jump cards spent: all squares that were found with so many or fewer
    newest   by jump cards spent: the squares found with the latest action point
    """

    def __init__(self, scene: Scene, piece: str) -> None:
        self.scene = scene
        self.piece = piece
        self.held = scene.held(piece)
        self.start = scene.t.at[piece]
        cards = jump_cards(scene, piece)
        self.found = {self.start: 0}
        self.known: list[set[int]] = [{self.start} for _ in range(cards + 1)]
        self.newest: list[list[int]] = [[self.start], *([] for _ in range(cards))]
        free = steps_left(scene.t, piece, WALK)
        if free:
            self._settle([self._walks([self.start], free, 0), *([] for _ in range(cards))], 0)
            self.newest[0].append(self.start)

    @property
    def is_over(self) -> bool:
        """Whether the last action found nothing new."""
        return not any(self.newest)

    def go_on(self, points: int) -> bool:
        """Find what one more action reaches; whether the far line is among it."""
        fresh: list[list[int]] = [[] for _ in self.newest]
        for spent, starts in enumerate(self.newest):
            if starts:
                fresh[spent] += self._walks(starts, SPEED[self.piece], spent)
                self._leap(starts, spent, fresh)
        return self._settle(fresh, points)

    def _settle(self, fresh: list[list[int]], points: int) -> bool:
        """Keep what was found, unless it was found before with as few jumps."""
        far = 1 - SEAT[self.piece]
        out = False
        for spent, squares in enumerate(fresh):
            kept = []
            for q in squares:
                if q in self.known[spent]:
                    continue
                for more in self.known[spent:]:
                    more.add(q)
                self.found.setdefault(q, points)
                if LINE_OF[q] == far:
                    out = True  # and from there nobody comes back
                else:
                    kept.append(q)
            self.newest[spent] = kept
        return out

    def _walks(self, starts: list[int], steps: int, spent: int) -> list[int]:
        """Squares on which one move from any of the starts can stop."""
        scene, piece, held = self.scene, self.piece, self.held
        # Whatever lies behind a square that was found before was found from there.
        known = self.known[spent]
        beyond = scene.blocked[SEAT[piece]] | known
        reached = walk_from(scene, piece, held, starts, steps, self.start, beyond).came
        contents = scene.contents  # on most squares there is nothing to ask about
        return [
            q
            for q in reached
            if q not in known and (q not in contents or can_stop(scene, piece, held, q))
        ]

    def _leap(self, starts: list[int], spent: int, fresh: list[list[int]]) -> None:
        """Squares to which one can swim or jump, sorted by the jump cards spent by then."""
        scene, piece, held = self.scene, self.piece, self.held
        swimmer = KIND[piece] != "fire_elemental"
        after = spent if KIND[piece] == "acrobat" else spent + 1
        leaps = after < len(self.known)
        for here in starts:
            if not scene.layout.obstacles[here]:
                continue
            if swimmer:
                fresh[spent] += swims(scene, piece, held, here)
            if leaps:
                fresh[after] += jumps(scene, piece, held, here, self.known[after])
