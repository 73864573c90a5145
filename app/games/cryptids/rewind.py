"""The table as it was in the middle of a choice, for each scene of a playback (scenes.py).

Dawn, Dusk and the end often take place within a single choice. Their events say how each
step changed the table, so the steps can be undone one by one from the table at the end.
"""

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, cast

from engine.core.event import Event
from engine.core.view import View
from engine.cryptids.board import has_no_room
from engine.cryptids.data import EVENTS, FLAVORS, NO_POWER, REST, SIGHTINGS
from engine.cryptids.view import TableView, crown, track

BEFORE = {"dawn": "night", "day": "dawn", "dusk": "day", "night": "dusk"}
LINES_BEFORE = {"move": 0, "extract": 1, "attract": 2}
"""How many lines of an Event were done before one by that verb."""


def rewound(view: View, events: Sequence[Event]) -> View:
    """The public view before these events, the last ones."""
    table = cast("TableView", deepcopy(view.table))
    for event in reversed(events):
        undo = UNDO.get(event.kind)
        if undo is not None:
            undo(table, event.args)
    for facts in table["sites"].values():
        hiding = sum(map(bool, facts["hideouts"]))
        facts["full"] = has_no_room(hiding, len(facts["hideouts"]))
    table["crown"] = crown(table["sites"], table["phase"], table["encounter"])
    # The winner is announced when everything has been counted.
    winners = () if events else view.winners
    return view._replace(table=cast("dict[str, Any]", table), winners=winners)


# One by one --------------------------------------------------------------------------


def unmove(table: TableView, args: dict[str, Any]) -> None:
    """Humans go back to where they came from."""
    place = FLAVORS.index(args["flavor"])
    for where, count in ((args["target"], -args["count"]), (args["source"], args["count"])):
        if where == REST:
            table["rest"][place] += count
        else:
            site = table["sites"][where]
            site["people"][place] += count
            site["total"] += count
    if args["cause"] in EVENTS:
        table["event"]["lines"] = LINES_BEFORE.get(args["verb"], 0)


def unnothing(table: TableView, args: dict[str, Any]) -> None:
    """A line of an Event that did nothing is still to come."""
    if args["cause"] in EVENTS:
        table["event"]["lines"] = max(0, table["event"]["lines"] - 1)


def unplace(table: TableView, args: dict[str, Any]) -> None:
    """A Hiding Spot goes back to where it was."""
    seat, number = args["who"], args["number"]
    table["players"][seat]["hideouts"][number - 1] = args["old"]
    table["sites"][args["new"]]["hideouts"][seat] = 0
    if args["old"] in table["sites"]:
        table["sites"][args["old"]]["hideouts"][seat] = number


def unreturn(table: TableView, args: dict[str, Any]) -> None:
    """A Hiding Spot that was taken back lies on its Site."""
    seat, number, site = args["who"], args["number"], args["site"]
    table["players"][seat]["hideouts"][number - 1] = site
    table["sites"][site]["hideouts"][seat] = number


def unreveal(table: TableView, args: dict[str, Any]) -> None:
    """A Sighting lies on its Stack again."""
    player = table["players"][args["who"]]
    player["stacks"][args["number"] - 1]["left"] += 1
    player["revealed"].pop()
    player["unseen"] = [kind for kind in SIGHTINGS if kind not in player["revealed"]]


def ungain(table: TableView, args: dict[str, Any]) -> None:
    """Myth is what it was."""
    player = table["players"][args["who"]]
    player["myth"], player["track"] = args["old"], track(args["old"])


def unburden(table: TableView, args: dict[str, Any]) -> None:
    """A drawback is not there yet, and neither is its ban."""
    player = table["players"][args["who"]]
    player["drawback"] = ""
    if args["drawback"] == NO_POWER and player["power"] == "banned":
        player["power"] = "ready"


def unevent(table: TableView, _: dict[str, Any]) -> None:
    """An Event is still in its deck; the last one lies on the pile."""
    table["events"].pop()
    table["event"] = {"card": table["events"][-1] if table["events"] else "", "lines": 3}


def unmeet(table: TableView, _: dict[str, Any]) -> None:
    """The Encounter has not been found."""
    table["encounter"] = ""


def unbegin(table: TableView, args: dict[str, Any]) -> None:
    """The previous phase is still on."""
    table["phase"] = BEFORE.get(args["phase"], args["phase"])
    table["day_turn"] = 0


def unround(table: TableView, args: dict[str, Any]) -> None:
    """The previous round is still on."""
    table["round"] = args["round"] - 1


def unpass(table: TableView, args: dict[str, Any]) -> None:
    """The First Player token is where it was."""
    table["first"] = (args["who"] - 1) % len(table["players"])


def undraw(table: TableView, args: dict[str, Any]) -> None:
    """Cards are still in the deck."""
    table["players"][args["who"]]["hand"] -= args["count"]


UNDO: dict[str, Callable[[TableView, dict[str, Any]], None]] = {
    "moves": unmove,
    "nothing": unnothing,
    "places": unplace,
    "returns": unreturn,
    "exhausts": unreturn,
    "reveals": unreveal,
    "myth": ungain,
    "drawback": unburden,
    "event": unevent,
    "encounter": unmeet,
    "phase": unbegin,
    "round": unround,
    "first_player": unpass,
    "draws": undraw,
}
