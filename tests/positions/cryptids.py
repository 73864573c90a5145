"""Positions of Twisted Cryptids that the tests of the page begin from."""

from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, Story, crowds

CROWD = crowds(river="120", ridge="213", lake="201", park="111", chasm="011", swamp="100")
HAND = [
    "lure_or_extract_hunter",
    "attract_human",
    "attract_or_scare_hiker",
    "gather_hunter",
    "extract_two_human",
]


def crowd(seats: int) -> dict[str, tuple[int, int, int]]:
    """People on every open Site."""
    return {site: people for site, people in CROWD.items() if seats > 2 or site != SWAMP}


def laid(seats: int, **wishes) -> Story:
    """A position with somebody everywhere; the First Player's hand is full."""
    others = {seat: ["attract_or_lure_hiker"] for seat in range(1, seats)}
    spots = {1: [PARK, CHASM, RIDGE], 0: [RIVER, RIDGE, LAKE]} if seats == 2 else None
    story = {
        "seats": seats,
        "people": crowd(seats),
        "hands": {0: HAND, **others},
        "hideouts": spots,
        "drawback": {1: "no_power"},
        "myth": {0: 43, 1: 27},
    }
    return Story(**{**story, **wishes})


def day(seats: int = 4, **wishes) -> Story:
    """The first turn of a Day."""
    return laid(seats, **wishes)


def night(seats: int = 4, **wishes) -> Story:
    """A Night without a spot to lay: everything is possible."""
    return laid(seats, **{"phase": "night", "drawback": {0: "short_draw"}, **wishes})


def dusk(seats: int = 4, **wishes) -> Story:
    """The last turn of a Day: whatever follows ends in the Encounter on the Ridge."""
    return laid(seats, **{"step": 3 * seats - 1, "first": 1, **wishes})


def tie(seats: int = 4) -> Story:
    """The last turn of a Day; two Sites tie for the Encounter."""
    people = crowd(seats) | {RIDGE: (2, 1, 3), LAKE: (2, 2, 2)}
    return dusk(seats, people=people)


def dawn(seats: int = 4) -> Story:
    """The last step of a Night: an Event that asks follows."""
    people = crowd(seats) | {RIDGE: (1, 1, 2), PARK: (1, 1, 2)}
    return night(seats, step=seats - 1, first=1, event="press_trip", people=people)


def last_night(seats: int = 3) -> Story:
    """The last step of the game."""
    return night(seats, round=5, step=seats - 1, first=1)
