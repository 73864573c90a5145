"""Ten ropes between the lit street and the maw: the picture of the tug of war.

Each Character stands on its notch of its rope; the row of ropes is a ring, so the
neighbour beyond each end is shown as an echo. Positions are classes (`notch-6`), which
static/css/inbetween.css turns into places, for columns and for rows alike.
"""

from app.games.inbetween import art
from app.games.inbetween.ghosts import ghosts
from app.games.inbetween.people import character
from app.games.inbetween.scene import Scene
from app.node import Node, h

MIDDLE = 4.5
"""The place of the flip on a rope of notches 0 to 9."""


def ropes(scene: Scene) -> Node:
    """All ropes, clockwise, with the ends that pull."""
    circle = scene.table["circle"]
    return h(
        "div",
        {"class": f"ropes count-{len(circle)}", "key": "ropes"},
        ends(scene),
        echo(scene, circle[-1], "first"),
        h(
            "ul",
            {"class": "folk", "aria-label": scene.say("people")},
            [rope(scene, who) for who in circle],
        ),
        echo(scene, circle[0], "last"),
    )


def rope(scene: Scene, who: str) -> Node:
    """One rope with its Character; the nearer to an end, the tauter."""
    notch = scene.person(who)["notch"]
    tension = int(abs(notch - MIDDLE))
    states = ["person", f"tension-{tension}"]
    states += ["selected"] if scene.selection == who else []
    return h(
        "li",
        {"class": " ".join(states), "key": who},
        h(
            "div",
            {"class": f"stand notch-{notch}", "data-move": who, "key": "stand"},
            character(scene, who),
            ghosts(scene, who),
        ),
    )


def ends(scene: Scene) -> Node:
    """The street and the maw: lights go on with each Secured, a shadow grows with each Devoured."""
    meter = scene.table["meter"]
    lit, dark = min(meter["secured"], 3), min(meter["devoured"], 3)
    return h(
        "div",
        {"class": "ends", "key": "ends", "aria-hidden": "true"},
        h("i", {"class": "street"}),
        [h("i", {"class": f"street light-{number}"}) for number in range(1, lit + 1)],
        h("i", {"class": f"street shadow-{dark}"}) if dark else None,
        h("i", {"class": "maw"}),
        h("i", {"class": "middle"}),
    )


def echo(scene: Scene, who: str, place: str) -> Node:
    """The neighbour beyond an end of the row, as a ghost: the row is a ring."""
    person = scene.person(who)
    facing = "clockwise" if scene.table["direction"] > 0 else "counter"
    half = "up" if person["notch"] > MIDDLE else "down"
    return h(
        "div",
        {"class": f"echo {place} {facing} {half}", "key": f"echo-{place}", "aria-hidden": "true"},
        art.icon("direction"),
        h(
            "span",
            {"class": f"stand notch-{person['notch']}"},
            art.portrait(who, person["dimension"]),
            h("small", {}, scene.name_of(who)),
        ),
    )
