"""The Wilderness as a map: which Sites are open, what borders what, how far it is.

Also what follows from the numbers on Sites: where most Humans are, where there is no room.
Who stands where is in state.py. With two players the Sinkhole has taken one Site, which then
does not exist for any rule (ruling 13).
"""

from collections.abc import Mapping
from typing import NamedTuple

from engine.cryptids.data import CROWDED_AT, MOST_PLAYERS_PER_SITE, SINKHOLE, SITES


class Board(NamedTuple):
    """The open Sites of a game.

    sites      in clockwise order
    adjacent   Site -> the Sites that share a border with it
    distance   Site -> Site -> how many borders lie between
    """

    sites: tuple[str, ...]
    adjacent: dict[str, tuple[str, ...]]
    distance: dict[str, dict[str, int]]

    def steps_toward(self, source: str, goal: str) -> list[str]:
        """The adjacent Sites through which a shortest way leads to the goal.

        >>> BOARDS[4].steps_toward("crystal_river", "maple_lake")
        ['witch_ridge']
        >>> BOARDS[4].steps_toward("crystal_river", "pinehill_park")
        ['witch_ridge', 'crooked_chasm']
        """
        left = self.distance[source][goal] - 1
        return [site for site in self.adjacent[source] if self.distance[site][goal] == left]


def lay_out(closed: frozenset[str]) -> Board:
    """The board without the closed Sites."""
    adjacent = {
        site: tuple(other for other in facts.adjacent if other not in closed)
        for site, facts in SITES.items()
        if site not in closed
    }
    return Board(tuple(adjacent), adjacent, {site: _distances(adjacent, site) for site in adjacent})


def _distances(adjacent: dict[str, tuple[str, ...]], start: str) -> dict[str, int]:
    """How far every Site is from one of them, ring by ring."""
    found = {start: 0}
    ring = [start]
    while ring:
        ring = [site for near in ring for site in adjacent[near] if site not in found]
        # A Site of the ring can be reached by two ways; it counts once.
        ring = list(dict.fromkeys(ring))
        found.update(dict.fromkeys(ring, max(found.values()) + 1))
    return found


BOARDS = {
    2: lay_out(frozenset([SINKHOLE])),
    3: lay_out(frozenset()),
    4: lay_out(frozenset()),
}
"""The board by number of players."""


def most_crowded(humans: Mapping[str, int]) -> list[str]:
    """The Sites with the most Humans, where the Encounter may be; empty if no Site is given.

    >>> most_crowded({"maple_lake": 3, "witch_ridge": 1, "scenic_swamp": 3})
    ['maple_lake', 'scenic_swamp']
    """
    most = max(humans.values(), default=0)
    return [site for site, count in humans.items() if count == most]


def has_no_room(hiding: int, seats: int) -> bool:
    """Whether a Site on which this many players hide is full.

    >>> has_no_room(3, seats=3), has_no_room(3, seats=4)
    (False, True)
    """
    return seats >= CROWDED_AT and hiding >= MOST_PLAYERS_PER_SITE
