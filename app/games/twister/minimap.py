"""The whole dungeon, small: on phones it stands beside the room that is shown.

Each room is a button that turns the screen to it; dots are pieces.
"""

from app.games.twister.board import Board
from app.games.twister.places import slot_of
from app.node import Node, h
from app.widgets import button
from engine.twister.board import SLOTS


def minimap(board: Board) -> Node | None:
    """The rooms to turn to, and the way back to the whole dungeon."""
    if not board.touch.room:
        return None
    return h(
        "nav",
        {"class": "minimap", "key": "minimap", "aria-label": board.say("rooms")},
        [room_dot(board, slot) for slot in range(SLOTS)],
        button(
            board.touch.turn_to(""),
            h("span", {}, board.say("whole")),
            class_="whole",
            key="whole",
            data_escape=not board.touch.aim,
        ),
    )


def room_dot(board: Board, slot: int) -> Node:
    """One room: whose pieces are there, and whether the touched one can go there."""
    here = [
        facts
        for facts in board.table["tokens"].values()
        if slot_of(facts["square"]) == slot and facts["what"] == "character"
    ]
    inviting = any(slot_of(square) == slot for square in board.squares) or slot in board.rooms
    current = board.touch.room == str(slot)
    states = ["mini", f"slot-{slot}"]
    states += [] if board.slot(slot)["open"] else ["down"]
    states += ["inviting"] if inviting else []
    return button(
        board.touch.turn_to(str(slot)),
        [
            h("i", {"class": f"dot seat-{facts['color']}", "key": number})
            for number, facts in enumerate(here)
        ],
        class_=" ".join(states),
        key=f"mini-{slot}",
        aria_label=board.say("zoom", slot=slot + 1),
        aria_current="true" if current else None,
    )
