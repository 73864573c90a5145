"""What of a choice's events is played back to everybody, scene by scene, and what it came to.

Dawn, Dusk and the end often take place within a single choice. Nothing here draws: spotlight.py
and walkers.py do, and rewind.py gives the table as it was at each scene.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from app.games.policy import SUMMARY, Scene
from engine.core.event import Event
from engine.cryptids.data import EVENTS

HEADLINE, BACK, COUNT = "headline", "back", "count"
"""Parts of an event: what begins with it; a Sighting that still lies face down; the Humans who
see it, counted Flavor by Flavor."""

PHASES_BY_THEMSELVES = ("dawn", "dusk")
"""Phases that begin without anybody's doing."""

HEADLINE_STAYS, BACK_STAYS, FLIGHT_STAYS = 1_600, 1_000, 1_300
WALK_STAYS, COUNT_STAYS, OPEN_STAYS, EVENT_STAYS = 2_200, 2_800, 2_400, 3_000
"""Milliseconds at the normal pace: as long as what moves in a scene, and a look at it."""


def scenes_of(events: Sequence[Event]) -> list[Scene]:
    """What is played back; nothing if nothing of that kind happened."""
    first = next((place for place in range(len(events)) if opens(events, place)), None)
    if first is None:
        return []
    return [scene for place in range(first, len(events)) for scene in scenes_at(events, place)]


def opens(events: Sequence[Event], place: int) -> bool:
    """Whether a playback begins with that event."""
    event = events[place]
    if event.kind == "phase":
        return event.args["phase"] in (*PHASES_BY_THEMSELVES, "night")
    if event.kind in ("event", "encounter", "reveals"):
        return True
    if is_final(event):
        return True
    # What an Event does after a choice about it; the first is what was chosen.
    chosen = next((p for p, other in enumerate(events) if other.kind in ("moves", "nothing")), 0)
    is_of_event = event.kind == "moves" and event.args["cause"] in EVENTS
    return is_of_event and place > chosen and not are_one(events[chosen], event)


def scenes_at(events: Sequence[Event], place: int) -> Iterator[Scene]:
    """The scenes that end with that event, or with what it is part of."""
    event, told = events[place], place + 1
    following = events[told] if told < len(events) else None
    match event.kind:
        case "phase" if event.args["phase"] in PHASES_BY_THEMSELVES:
            yield Scene(told, HEADLINE, HEADLINE_STAYS)
        case "phase" if event.args["phase"] == "night":
            yield Scene(told, SUMMARY)
        case "event":
            yield Scene(told, lasts=EVENT_STAYS)
        case "encounter" | "drawback":
            yield Scene(told, lasts=WALK_STAYS)
        case "nothing":
            yield Scene(told, lasts=FLIGHT_STAYS)
        case "moves" if following is None or not are_one(event, following):
            yield Scene(told, lasts=WALK_STAYS)
        case "reveals":
            yield Scene(told, BACK, BACK_STAYS)
            yield Scene(told)
            yield Scene(told, COUNT, COUNT_STAYS)
        case "myth" if not is_final(event):
            # Nothing flies anywhere if nothing was gained.
            if event.args["old"] != event.args["new"]:
                yield Scene(told, lasts=FLIGHT_STAYS)
        case "myth":
            if not any(map(is_final, events[:place])):
                yield Scene(place, HEADLINE, HEADLINE_STAYS)
            yield Scene(told, lasts=OPEN_STAYS)
        case "tie_break" if following is None or following.kind != "tie_break":
            yield Scene(told, lasts=OPEN_STAYS)
        case "over" if any(map(is_final, events)):
            yield Scene(told, SUMMARY)


def is_final(event: Event) -> bool:
    """Whether it is Myth of the final scoring."""
    return event.kind == "myth" and event.args["why"] != "sighting"


def are_one(event: Event, other: Event) -> bool:
    """Whether two events are movements that the same player, or the same line, makes at once."""
    facts = ("cause", "verb", "by")
    is_moving = event.kind == other.kind == "moves"
    return is_moving and all(event.args[fact] == other.args[fact] for fact in facts)


def together(events: Sequence[Event]) -> Sequence[Event]:
    """The last event with those before it that are shown in the same scene."""
    first = len(events) - 1
    while first > 0 and is_same_scene(events[first - 1], events[first]):
        first -= 1
    return events[max(first, 0) :]


def is_same_scene(event: Event, following: Event) -> bool:
    """Whether two events that follow each other are one scene."""
    return are_one(event, following) or event.kind == following.kind == "tie_break"


# What it came to ---------------------------------------------------------------------


class Gain(NamedTuple):
    """What a player showed at Dusk, "" for nothing, and the Myth that it brought."""

    seat: int
    card: str
    amount: int
    myth: int


def gains_of(events: Sequence[Event], myth: Sequence[int]) -> list[Gain]:
    """What the last Dusk of these events brought each player, the best first.

    `myth` is what each player has by now. What could not be lost does not count as lost.
    """
    starts = [n for n, one in enumerate(events) if one.kind == "phase" and is_dusk(one)]
    shown = {
        one.args["who"]: one.args
        for one in events[starts[-1] if starts else 0 :]
        if one.kind == "myth" and not is_final(one)
    }
    gains = [
        Gain(seat, shown[seat]["card"], shown[seat]["new"] - shown[seat]["old"], now)
        if seat in shown
        else Gain(seat, "", 0, now)
        for seat, now in enumerate(myth)
    ]
    return sorted(gains, key=lambda gain: (not gain.card, -gain.amount, -gain.myth, gain.seat))


def is_dusk(event: Event) -> bool:
    """Whether a phase that begins is Dusk."""
    return bool(event.args["phase"] == "dusk")
