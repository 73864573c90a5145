"""Where Sites and the ways between them lie on the map, as classes for the stylesheet.

The page allows no inline styles: a Site stands in `col-1 row-0`, a signpost on the way to the
left in `between-1 row-0 to-left`. The six Sites fill three columns and two rows at every size.
"""

from engine.cryptids.data import REST

PLACES = {
    "crystal_river": (0, 0),
    "witch_ridge": (1, 0),
    "maple_lake": (2, 0),
    "crooked_chasm": (0, 1),
    "pinehill_park": (1, 1),
    "scenic_swamp": (2, 1),
}
"""Column and row of each Site."""

WIDTH, HEIGHT = 600, 400
"""The map's own units: each Site has a cell of 200 by 200 and stands in its middle."""
CELL = 200


def point(place: str) -> tuple[int, int]:
    """The middle of a Site; the Rest Area is below the map.

    >>> point("maple_lake")
    (500, 100)
    """
    if place == REST:
        return WIDTH // 2, HEIGHT + 20
    column, row = PLACES[place]
    return column * CELL + CELL // 2, row * CELL + CELL // 2


def step(source: str, target: str) -> tuple[int, int]:
    """The columns and rows from one Site to another."""
    (from_column, from_row), (to_column, to_row) = PLACES[source], PLACES[target]
    return to_column - from_column, to_row - from_row


def direction(place: str) -> str:
    """Which way an arrow points: "to-right", "to-down-left"; "to-in" and "to-out" at a Site."""
    manner, *sites = place.split("/")
    if manner != "way":
        return {"in": "to-in", "out": "to-out"}.get(manner, "to-here")
    across, down = step(*sites)
    vertical = {-1: "-up", 0: "", 1: "-down"}[down]
    horizontal = {-1: "-left", 0: "", 1: "-right"}[across]
    return f"to{vertical}{horizontal}"


def place_classes(place: str) -> list[str]:
    """Where a signpost stands on the map; one at a Site stands where its Site does.

    >>> place_classes("way/witch_ridge/crystal_river")
    ['between-1', 'row-0', 'to-left']
    >>> place_classes("way/maple_lake/pinehill_park")
    ['between-2', 'slant', 'to-down-left']
    """
    manner, *sites = place.split("/")
    if manner != "way":
        return []
    across, down = step(*sites)
    columns = sorted(PLACES[site][0] for site in sites)
    if not across:
        return [f"col-{columns[0]}", "upright", direction(place)]
    where = "slant" if down else f"row-{PLACES[sites[0]][1]}"
    return [f"between-{columns[1]}", where, direction(place)]
