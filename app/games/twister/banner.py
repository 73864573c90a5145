"""A banner over the board: whose turn it is; over an earlier moment, how a combat ended.

It fades by itself and cannot be tapped. Where motion is switched off it is not shown; the dock
and the log say the same. A combat that has just been fought is played back scene by scene.
"""

from app.games.twister import art
from app.games.twister.board import Board
from app.node import Node, h
from app.widgets import token


def passing(board: Board) -> Node | None:
    """The last thing worth a banner; a playback needs none."""
    if board.playback:
        return None
    for event in reversed(board.events):
        if event.kind == "cards" and event.args and board.past:
            return clash(board, event.args)
        if event.kind == "turn" and board.question is not None:
            return banner(board, event.args["who"])
    return None


def banner(board: Board, seat: int) -> Node:
    """Whose turn begins."""
    words = board.say("turn_of", name=board.seat_name(seat))
    return h(
        "div",
        {"class": f"passing banner seat-{seat}", "key": f"turn-{board.view.turn}"},
        h("p", {}, token(seat), words),
        # For the player on the other side of a tablet that lies still.
        h("p", {"class": "far", "aria-hidden": "true"}, token(seat), words),
    )


def clash(board: Board, args: dict[str, list[int]]) -> Node:
    """Both combat cards, both sums, and who has won."""
    totals = args["totals"]
    winner = 0 if totals[0] > totals[1] else 1 if totals[1] > totals[0] else -1
    return h(
        "div",
        {"class": "passing clash", "key": f"clash-{board.view.turn}-{sum(totals)}"},
        [clash_side(board, args, seat, winner) for seat in range(2)],
        h("p", {"class": "outcome"}, outcome(board, winner)),
    )


def clash_side(board: Board, args: dict[str, list[int]], seat: int, winner: int) -> Node:
    """One side of a combat: strength, card, sum."""
    states = f"clash-side seat-{seat}{' winner' if seat == winner else ''}"
    return h(
        "div",
        {"class": states, "key": seat},
        h("span", {"class": "who"}, token(seat), board.seat_label(seat)),
        h("span", {"class": "strength"}, art.icon("attack"), args["base"][seat]),
        h("span", {"class": "fight-card"}, args["cards"][seat]),
        h("b", {"class": "sum"}, args["totals"][seat]),
    )


def outcome(board: Board, winner: int) -> str:
    """Who has won a combat."""
    if winner < 0:
        return board.say("tie")
    return board.say("won_fight", name=board.seat_name(winner))
