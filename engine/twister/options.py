"""How the options of a question are put: keys and named arguments, never sentences.

Everything here follows from what the decider knows. Why other things are refused is in
refusals.py.
"""

from typing import Any

from engine.core.decision import Decision
from engine.core.view import Message
from engine.twister.board import LINE_OF, SIDES, SLOT_OF, SQUARE, gate_at
from engine.twister.data import IS_PIECE, KIND, SEAT
from engine.twister.movement import (
    can_pay,
    find_trade,
    flight_is_free,
    steps_left,
    walk_cost,
)
from engine.twister.objects import push_of
from engine.twister.state import Dungeon
from engine.twister.trade import FLY, WALK
from engine.twister.travel import Terrain


def option_message(t: Dungeon, decision: Decision, option: str) -> Message:
    """How an option is put into words."""
    verb, *rest = option.split(":")
    if decision.kind in ("starters", "remove"):
        if verb in IS_PIECE:
            facts: dict[str, Any] = {"piece": verb}
            if decision.kind == "starters":
                facts["dot"] = int(decision.source.removeprefix("dot:"))
            return Message(f"twister.{decision.kind}", facts)
        return Message(f"twister.{verb}", {})
    if verb == "put":
        token, place = rest
        if decision.kind == "place":
            return Message("twister.place", {"token": token, "square": place})
        return Message("twister.bury", {"token": token, "slot": int(place)})
    if verb in ("card", "fight", "turn"):
        return Message(f"twister.{verb}", {"number": int(rest[0])})
    if verb == "use":
        return Message("twister.confusion", {"piece": rest[0]})
    if decision.kind == "courtesan":
        return Message(f"twister.{verb}", {"piece": decision.source})
    if not rest:
        return Message(f"twister.{verb}", {"ap": t.ap} if verb == "end" else {})
    return action_message(t, decision, verb, rest)


def action_message(t: Dungeon, decision: Decision, verb: str, rest: list[str]) -> Message:
    """An action: who, what, and what it costs; `charmed` if a Charm pays for it."""
    piece = rest[0]
    facts: dict[str, Any] = {"piece": piece}
    if decision.kind == "onward":
        name = "onward_exit" if leads_out(piece, rest[1]) else "onward"
        return Message(f"twister.{name}", {"piece": piece, "square": rest[1], "ap": 0})
    facts |= FACTS[verb](t, rest)
    facts["ap"] = ap_of(t, verb, rest)
    if piece in t.charmed:
        facts["charmed"] = t.charmed[piece]
    name = verb
    if verb in EXITS and leads_out(piece, rest[1]):
        name = EXITS[verb]
    return Message(f"twister.{name}", facts)


EXITS = {
    "move": "exit",
    "move_leave": "exit_leave",
    "jump": "exit_jump",
    "jump_leave": "exit_jump_leave",
    "fly": "exit_fly",
    "fly_leave": "exit_fly_leave",
}
"""Manner of going -> what it is called when it leads out of the dungeon."""


def leads_out(piece: str, square: str) -> bool:
    """Whether a piece that enters that square leaves the dungeon."""
    return LINE_OF[SQUARE[square]] == 1 - SEAT[piece]


def ap_of(t: Dungeon, verb: str, rest: list[str]) -> int:
    """The actions that an option costs: 1, or 0 while a stride lasts."""
    if verb == "peek":
        return 0
    piece = rest[0]
    if not can_pay(t, piece):
        return 0
    if not t.stride or t.stride[0] != piece:
        return 1
    if verb in ("move", "move_leave") and steps_left(t, piece, WALK):
        left = verb == "move_leave"
        held = "" if left else t.held_by(piece)
        return walk_cost(Terrain(t), piece, held, SQUARE[rest[1]], left)
    if verb in ("fly", "fly_leave") and steps_left(t, piece, FLY):
        left = verb == "fly_leave"
        held = "" if left else t.held_by(piece)
        return int(not flight_is_free(Terrain(t), piece, held, SQUARE[rest[1]], left))
    if verb in ("take", "swap", "give"):
        return find_trade(t, piece, verb, rest[1])[1]
    return 1


def _square(t: Dungeon, rest: list[str]) -> dict[str, Any]:
    return {"square": rest[1], "held": t.held_by(rest[0])}


def _jump(t: Dungeon, rest: list[str]) -> dict[str, Any]:
    return {**_square(t, rest), "card": KIND[rest[0]] != "acrobat"}


def _thing(t: Dungeon, rest: list[str]) -> dict[str, Any]:
    return {"thing": rest[1], "held": t.held_by(rest[0]), "square": t.name_at(rest[1])}


def _slot(t: Dungeon, rest: list[str]) -> dict[str, Any]:
    slot = int(rest[1])
    return {"slot": slot, "room": t.rooms[slot] if t.revealed[slot] else ""}


def _rotate(t: Dungeon, rest: list[str]) -> dict[str, Any]:
    return {**_slot(t, rest), "own": SLOT_OF[t.at[rest[0]]] == int(rest[1])}


def _target(t: Dungeon, rest: list[str]) -> dict[str, Any]:
    return {"target": rest[1], "wounded": rest[1] in t.wounded}


def _push(t: Dungeon, rest: list[str]) -> dict[str, Any]:
    outcome = push_of(Terrain(t), rest[0], rest[1])
    dies = outcome.dies if outcome else ()
    carried = next((victim for victim in dies if victim != rest[1]), "")
    return {"target": rest[1], "dies": rest[1] in dies, "carried": carried}


def _gate(t: Dungeon, rest: list[str]) -> dict[str, Any]:
    square = t.at[rest[0]]
    slot = SLOT_OF[square]
    number = gate_at(t.rooms[slot], t.turned[slot], slot, square, SIDES.index(rest[1]))
    return {"side": rest[1], "open": bool(t.raised[slot] >> number & 1)}


def _throw(_t: Dungeon, rest: list[str]) -> dict[str, Any]:
    return {"thing": rest[1], "square": rest[2]}


def _object(_t: Dungeon, rest: list[str]) -> dict[str, Any]:
    return {"thing": rest[1]}


def _nothing(_t: Dungeon, _rest: list[str]) -> dict[str, Any]:
    return {}


FACTS = {
    "move": _square,
    "move_leave": _square,
    "swim": _square,
    "swim_leave": _square,
    "jump": _jump,
    "jump_leave": _jump,
    "fly": _square,
    "fly_leave": _square,
    "take": _thing,
    "swap": _thing,
    "give": _thing,
    "attack": _target,
    "reveal": _slot,
    "rotate": _rotate,
    "search": _nothing,
    "drink": _nothing,
    "peek": _slot,
    "throw": _throw,
    "gate": _gate,
    "push": _push,
    "rebuild": _object,
    "charm": _target,
    "invert": _slot,
}
