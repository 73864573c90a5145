"""The Prophet's look at a room that lies face down: seen only while peeked at.

The Prophet's player may turn the room before it goes back. The way is touched first and chosen
by its place (`Policy.option_at`), so that nobody else can find anything about it on the page.
"""

from app.games.twister import art
from app.games.twister.board import TURN, Board
from app.games.twister.room import floor
from app.node import Child, Node, h
from app.widgets import button
from engine.twister.data import KIND

QUARTERS = 4


def vision(board: Board) -> Child:
    """The four ways to put the room back."""
    return h(
        "div",
        {
            "class": "quarters",
            "key": "quarters",
            "role": "group",
            "aria-label": board.say("turn_it"),
        },
        [quarter(board, turns) for turns in range(QUARTERS)],
    )


def wish(board: Board) -> int:
    """The number of quarter turns that is touched; 0 leaves the room as it lies."""
    touched = board.touch.thing
    return int(touched.removeprefix(TURN)) if touched.startswith(TURN) else 0


def quarter(board: Board, turns: int) -> Node:
    """One way to put it back."""
    return button(
        board.touch.act(f"{TURN}{turns}"),
        art.icon("rotate-cw") if turns else art.icon("floor"),
        h("span", {}, board.say(f"quarter.{turns}")),
        class_="deed quarter",
        key=turns,
        data_option=f"turn:{turns}",
        aria_pressed="true" if turns == wish(board) else "false",
    )


def crystal(board: Board) -> Node | None:
    """The room as it would lie, over the board; its back for everyone else."""
    if board.kind != "peek" or board.question is None:
        return None
    # Only the memory aid lets a player see it again in the past.
    may_look = bool(board.question.choices) or board.table["memory"] == "on"
    seen = board.table["peek"] if may_look else None
    if seen is None:
        return h(
            "div",
            {"class": "crystal closed", "key": "crystal"},
            art.picture("room-back", "room-back", 250, 250),
            h("p", {}, board.say("only", name=board.seat_name(board.seat))),
        )
    turn = (seen["turn"] + wish(board)) % QUARTERS
    return h(
        "div",
        {"class": "crystal", "key": "crystal"},
        h("div", {"class": f"room turn-{turn}", "key": "room"}, floor(seen)),
        h(
            "div",
            {"class": "foreseen"},
            h("p", {"class": "title"}, board.name_of(seen["room"])),
            h(
                "ul",
                {},
                [
                    h(
                        "li",
                        {"key": token, "data-help": KIND[token]},
                        art.figure(token),
                        board.name_of(token),
                    )
                    for token in seen["tokens"]
                ],
            ),
        ),
    )
