"""The whole dungeon, small: on phones it stands beside the room that is looked at.

Each room is a button that turns the screen to it; dots are pieces.
"""

from app.games.twister.places import slot_of
from app.games.twister.scene import Scene
from app.node import Node, h
from app.pieces import button
from engine.twister.board import SLOTS


def minimap(scene: Scene) -> Node | None:
    """The rooms to turn to, and the way back to the whole."""
    if not scene.touch.room:
        return None
    return h(
        "nav",
        {"class": "minimap", "key": "minimap", "aria-label": scene.say("rooms")},
        [room_dot(scene, slot) for slot in range(SLOTS)],
        button(
            scene.touch.look_at(""),
            h("span", {}, scene.say("whole")),
            class_="whole",
            key="whole",
            data_escape=not scene.touch.aim,
        ),
    )


def room_dot(scene: Scene, slot: int) -> Node:
    """One room: whose pieces are there, and whether the touched one can go there."""
    here = [
        facts
        for facts in scene.table["tokens"].values()
        if slot_of(facts["square"]) == slot and facts["what"] == "character"
    ]
    inviting = any(slot_of(square) == slot for square in scene.squares) or slot in scene.rooms
    current = scene.touch.room == str(slot)
    states = ["mini", f"slot-{slot}"]
    states += [] if scene.slot(slot)["open"] else ["down"]
    states += ["inviting"] if inviting else []
    return button(
        scene.touch.look_at(str(slot)),
        [
            h("i", {"class": f"dot seat-{facts['color']}", "key": number})
            for number, facts in enumerate(here)
        ],
        class_=" ".join(states),
        key=f"mini-{slot}",
        aria_label=scene.say("zoom", slot=slot + 1),
        aria_current="true" if current else None,
    )
