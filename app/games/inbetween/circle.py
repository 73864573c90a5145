"""The circle of the box as a second picture: for owners of the game, with the same ghosts.

Places are classes (`place-3 of-8`) that the stylesheet turns into points of an ellipse.
"""

from app.games.inbetween import art
from app.games.inbetween.ghosts import ghosts
from app.games.inbetween.people import character
from app.games.inbetween.scene import Scene
from app.node import Node, h
from engine.inbetween.data import IN_BETWEEN

SPACES = 4
"""The spaces of the Safety track on each face."""


def circle(scene: Scene) -> Node:
    """Everybody around the Direction token, clockwise from the top."""
    around = scene.table["circle"]
    facing = "clockwise" if scene.table["direction"] > 0 else "counter"
    return h(
        "div",
        {"class": "ring", "key": "ring"},
        h(
            "ul",
            {"class": "folk", "aria-label": scene.say("people")},
            [seat(scene, who, place, len(around)) for place, who in enumerate(around)],
        ),
        h("div", {"class": f"hub {facing}", "key": "hub"}, art.icon("direction"), supply(scene)),
    )


def seat(scene: Scene, who: str, place: int, count: int) -> Node:
    """A Character at its place of the circle, with its Safety track."""
    states = ["person"] + (["selected"] if scene.selection == who else [])
    return h(
        "li",
        {"class": " ".join([*states, f"place-{place}", f"of-{count}"]), "key": who},
        h(
            "div",
            {"class": "stand", "data-move": who, "key": "stand"},
            character(scene, who),
            track(scene.person(who)["notch"]),
            ghosts(scene, who),
        ),
    )


def track(notch: int) -> Node:
    """The Safety track of the face that is up: four spaces, the marker on one or on none."""
    at = abs(notch - IN_BETWEEN[notch >= IN_BETWEEN[1]])
    return h(
        "span",
        {"class": "safety", "aria-hidden": "true"},
        [h("i", {"class": "on" if at == space else ""}) for space in range(1, SPACES + 1)],
    )


def supply(scene: Scene) -> Node:
    """The Symbol tokens that are not on anybody."""
    return h(
        "div",
        {"class": "supply"},
        h("span", {}, scene.text("inbetween.thing.supply")),
        [art.symbol(scene.text, name, "coin") for name in scene.table["supply"]],
    )
