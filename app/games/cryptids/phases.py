"""The strip in the bar: round, Dawn, the three turns of the Day, Dusk, Night."""

from app.games.cryptids import art
from app.games.cryptids.board import Board
from app.node import Node, h
from engine.cryptids.data import DAY_TURNS

PHASES = ("dawn", "day", "dusk", "night")


def phases(board: Board) -> Node:
    """Where the round stands; touching a phase explains it."""
    now = board.table["phase"]
    if now not in PHASES:
        return h(
            "div",
            {"class": "phases", "key": "phases"},
            board.acting(f"help:{now}", {"class": "bare phase now"}, board.name_of(now)),
        )
    count = board.say("round", round=board.table["round"], rounds=board.table["rounds"])
    return h(
        "div",
        {"class": "phases", "key": "phases"},
        board.acting("help:round", {"class": "bare round", "key": "round"}, count),
        h("ol", {}, [phase(board, name, name == now) for name in PHASES]),
    )


def phase(board: Board, name: str, is_now: bool) -> Node:
    """One phase; the Day shows its three turns."""
    turn = board.table["day_turn"]
    label = board.name_of(name)
    spoken = board.say("day_turn", phase=label, turn=turn) if is_now and turn else label
    pips = [h("i", {"class": "on" if number <= turn else ""}) for number in range(1, DAY_TURNS + 1)]
    return h(
        "li",
        {"key": name, "aria-current": "step" if is_now else None},
        board.acting(
            f"help:{name}",
            {"class": f"bare phase {name}{' now' if is_now else ''}"},
            art.named(
                spoken,
                art.icon(name),
                h("span", {"class": "word"}, label),
                h("span", {"class": "turns"}, pips) if name == "day" else None,
            ),
        ),
    )
