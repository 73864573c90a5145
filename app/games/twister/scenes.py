"""Which of a choice's events are played back to everybody, and in which scenes.

A room that turns up or turns, rooms that change places, a scroll that is read, somebody who leaves
or falls, and a fight card by card. What happens in every turn is not staged. Nothing is drawn here.
"""

from collections.abc import Iterator, Sequence

from app.games.policy import SUMMARY, Scene
from engine.core.event import Event

FACING, FIRST, SECOND, TOTALS = "facing", "first", "second", "totals"
"""Before the cards of a fight are turned; the attacker's card, the other one, and the sums."""
TIE, FALLS, LEAVES, POINTS = "tie", "falls", "leaves", "points"
"""Nobody wins; somebody is wounded or dies; somebody leaves the dungeon; points are scored."""
IN_A_FIGHT = (FACING, FIRST, SECOND, TOTALS, TIE, FALLS, SUMMARY)

ALONE = {
    "reveals": 2_100,
    "rotates": 1_900,
    "inverts": 1_900,
    "rebuilds": 1_700,
    "charms": 1_700,
    "confusion": 1_700,
    "searches": 1_700,
}
"""Events with a scene of their own -> milliseconds."""
LASTS = {
    FACING: 2_000,
    FIRST: 1_400,
    SECOND: 1_400,
    TOTALS: 1_700,
    TIE: 1_700,
    FALLS: 1_700,
    LEAVES: 1_900,
}
A_POINT, EACH_POINT_BEFORE = 1_800, 300
"""Milliseconds for a point, and more of them for each point of the race so far."""
ON_THE_WAY = ("moves", "flies")
"""Whoever goes on after somebody has fallen changes the board again."""


def scenes_of(events: Sequence[Event]) -> list[Scene]:
    """What is played back of a choice, scene by scene; nothing for most choices."""
    scenes: list[Scene] = []
    for place in range(after_last(events, *ON_THE_WAY), len(events)):
        kind = events[place].kind
        if kind == "cards":
            return [*scenes, *fight(events, place)]
        if kind in ALONE:
            scenes.append(Scene(with_its_cost(events, place), lasts=ALONE[kind]))
        elif kind == "exits":
            scenes.append(scene(after_last(events, "exits", "saved", "out"), LEAVES))
        elif kind == "dies":
            scenes.append(scene(place + 1, FALLS))
        elif kind == "scores":
            scenes.append(Scene(place + 1, POINTS, points_last(events[: place + 1])))
    return scenes


def scene(told: int, part: str) -> Scene:
    """A scene of one of the parts that are always as long."""
    return Scene(told, part, LASTS[part])


def fight(events: Sequence[Event], place: int) -> Iterator[Scene]:
    """A fight: face to face, both cards, the sums, who falls and what that scores, the summary.

    Before the first card is turned, nothing that the cards tell has happened. Every fight has as
    many scenes: their number stands on the screen, and must not tell how it ends.
    """
    yield scene(place, FACING)
    for part in (FIRST, SECOND, TOTALS):
        yield scene(place + 1, part)
    if after_last(events, "tie"):
        yield scene(len(events), TIE)
    else:
        yield Scene(len(events), FALLS, LASTS[FALLS] + points_last(events))
    yield Scene(len(events), SUMMARY)


def points_last(events: Sequence[Event]) -> int:
    """How many milliseconds the points of these events take, if there are any.

    The closer to the end of the race they lead, the longer.
    """
    totals = [event.args["total"] for event in events if event.kind == "scores"]
    return A_POINT + EACH_POINT_BEFORE * max(totals) if totals else 0


def with_its_cost(events: Sequence[Event], place: int) -> int:
    """How many events have happened with this one and the scroll that is used up for it."""
    after = place + 1
    return after + 1 if events[after : after + 1] and events[after].kind == "out" else after


def after_last(events: Sequence[Event], *kinds: str) -> int:
    """How many events have happened with the last one of these kinds; 0 if there is none."""
    return max((place + 1 for place, event in enumerate(events) if event.kind in kinds), default=0)
