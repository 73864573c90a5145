"""The table as it was in the middle of a choice, for a playback.

The events of a fight say how each step changed the table, so the steps can be undone one by one,
from the table at the end.
"""

from collections.abc import Callable, Sequence
from typing import Any, cast

from engine.core.event import Event
from engine.core.view import View
from engine.twister.data import IS_PIECE, KIND, RETURNING_CARD, SEAT
from engine.twister.view import CombatView, TableView, TokenView


def rewound(view: View, events: Sequence[Event]) -> View:
    """The public view before these events, the last ones.

    What could be done next is left out: it follows from how things stand after all of them.
    """
    table = cast("TableView", view.table)
    then: TableView = {
        **table,
        "tokens": {token: facts.copy() for token, facts in table["tokens"].items()},
        "players": [player.copy() for player in table["players"]],
        "out": {where: things[:] for where, things in table["out"].items()},
        "magic_dead": [],
        "attacks": {},
        "exits": {},
        "reach": {},
    }
    for event in reversed(events):
        undo = UNDO.get(event.kind)
        if undo is not None:
            undo(then, event.args)
    return view._replace(table=cast("dict[str, Any]", then))


def combat_of(args: dict[str, Any]) -> CombatView:
    """A fight that is still on the table, from the event that tells its cards."""
    by: int = args["by"]
    sides: list[list[str]] = args["sides"]
    return {
        "attacker": sides[by][0],
        "target": sides[1 - by][0],
        "by": by,
        "sides": sides,
        "totals": args["base"],
        "out": [],
        "confused": [False, False],
        "locked": [True, True],
    }


# One by one --------------------------------------------------------------------------


def uncover(table: TableView, args: dict[str, Any]) -> None:
    """Both cards lie face down; they have not left the hands for good."""
    table["combat"] = combat_of(args)
    for player, value in zip(table["players"], args["cards"], strict=True):
        if value == RETURNING_CARD:
            continue
        player["combat"] += 1
        player["used"] -= 1
        if table["used_cards"] == "list":
            player["hand"] = sorted([*player["hand"], value])
            player["used_list"] = player["used_list"][:]
            player["used_list"].remove(value)


def unwound(table: TableView, args: dict[str, Any]) -> None:
    """A character still stands."""
    facts = table["tokens"][args["piece"]]
    facts["wounded"] = facts["fresh"] = False


def undie(table: TableView, args: dict[str, Any]) -> None:
    """A character that dies in a fight still lies wounded, with whoever or whatever is there."""
    piece, square = args["piece"], args["square"]
    lies: TokenView = {
        "square": square,
        "kind": KIND[piece],
        "color": SEAT[piece],
        "what": "character",
        "wounded": True,
        "carries": "",
        "carried_by": "",
        "fresh": False,
        "charmed": False,
    }
    for other, facts in table["tokens"].items():
        if facts["square"] != square:
            continue
        if other in IS_PIECE:
            facts["carries"], lies["carried_by"] = piece, other
        else:
            facts["carried_by"], lies["carries"] = piece, other
    table["tokens"][piece] = lies
    table["out"]["dead"].remove(piece)


def unscore(table: TableView, args: dict[str, Any]) -> None:
    """Victory points are what they were."""
    table["players"][args["who"]]["vp"] -= args["vp"]


UNDO: dict[str, Callable[[TableView, dict[str, Any]], None]] = {
    "cards": uncover,
    "wounded": unwound,
    "dies": undie,
    "scores": unscore,
}
