"""What of a choice everybody should see, scene by scene, and the table as it was meanwhile.

Which scenes there are follows from the choice's events alone. A scene covers the board
(spotlight.py), so only what it draws itself, and what the bar says, is taken back to its time.
Nothing here draws.
"""

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, cast

from app.games.policy import Scene
from engine.core.event import Event
from engine.core.view import View
from engine.inbetween.data import (
    CREATURE,
    DEVOURED,
    HUMAN,
    IN_BETWEEN,
    SECURED,
    SIDES,
    STATE_NAMES,
)
from engine.inbetween.view import TableView

OVER = "over"
"""The event that ends a game; it comes right after what has decided it."""
DECIDED = frozenset(("secured", "devoured", "awareness", "five_left"))
"""The endings that players bring about."""

MILLISECONDS = {
    "flips": 1_600,
    "replaces": 1_700,
    "removes": 2_000,
    "awareness": 2_200,
    "cancels": 2_200,
    "shifts": 2_600,
    OVER: 4_600,
}
"""How long a scene stays, by the event that it shows: what happens often is short."""


def scenes_of(events: Sequence[Event]) -> list[Scene]:
    """The scenes of a choice, one for each event that matters; none for most choices.

    What decides a game is one scene with its end, but the last to leave is seen before those
    who are left are counted.
    """
    scenes = [
        Scene(told, lasts=MILLISECONDS[event.kind])
        for told, event in enumerate(events, 1)
        if is_staged(event)
    ]
    if events and events[-1].kind == OVER and events[-1].args["ending"] in DECIDED:
        if events[-1].args["ending"] != "five_left":
            scenes.pop()
        scenes.append(Scene(len(events), lasts=MILLISECONDS[OVER]))
    return scenes


def is_staged(event: Event) -> bool:
    """Whether an event is a scene of its own."""
    args = event.args
    match event.kind:
        case "flips" | "removes" | "replaces" | "cancels":
            return True
        case "shifts":
            return args["new"] in (SECURED, DEVOURED)
        case "awareness":
            return bool(args["new"] > args["old"])
    return False


# The table at a scene ----------------------------------------------------------------


def as_then(view: View, events: Sequence[Event]) -> View:
    """The public view before these events, the last ones, as far as a playback shows it."""
    table = cast("TableView", deepcopy(view.table))
    for event in reversed(events):
        undo = UNDO.get(event.kind)
        if undo is not None:
            undo(table, event.args)
    count_again(table)
    kinds = [event.kind for event in events]
    begun = kinds.count("turn")
    return view._replace(
        table=cast("dict[str, Any]", table),
        turn=view.turn - begun,
        active=1 - view.active if begun % 2 else view.active,
        ending="" if OVER in kinds else view.ending,
        winners=() if OVER in kinds else view.winners,
    )


def unshift(table: TableView, args: dict[str, Any]) -> None:
    """A Character stands where it stood, on the face that was up."""
    person = table["people"].get(args["who"])
    if person is not None:
        person["notch"] = args["old"]
        person["state"] = STATE_NAMES[args["old"]]
        person["dimension"] = side_of(args["old"])


def unraise(table: TableView, args: dict[str, Any]) -> None:
    """Awareness is what it was."""
    table["players"][args["who"]]["awareness"] = args["old"]


UNDO: dict[str, Callable[[TableView, dict[str, Any]], None]] = {
    "shifts": unshift,
    "flips": unshift,
    "awareness": unraise,
}


def count_again(table: TableView) -> None:
    """How near the endings are, from where everybody stands."""
    notches = [person["notch"] for person in table["people"].values()]
    meter = table["meter"]
    meter["secured"], meter["devoured"] = notches.count(SECURED), notches.count(DEVOURED)
    humans = sum(notch <= IN_BETWEEN[HUMAN] for notch in notches)
    meter["in_dimension"] = [humans, len(notches) - humans]
    meter["awareness"] = [side["awareness"] for side in table["players"]]


def side_of(notch: int) -> str:
    """The dimension of a notch."""
    return SIDES[notch >= IN_BETWEEN[CREATURE]]
