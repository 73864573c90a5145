"""Ten ropes between the lit street and the maw: the picture of the tug of war.

Each Character stands on its notch of its rope; the row of ropes is a ring, so the
neighbour beyond each end is shown as an echo. Positions are classes (`notch-6`), which
static/css/inbetween.css turns into places, for columns and for rows alike.
"""

from app.games.inbetween import art
from app.games.inbetween.board import Board
from app.games.inbetween.ghosts import ghosts
from app.games.inbetween.people import character, direction
from app.node import Node, h

MIDDLE = 4.5
"""The place of the flip on a rope of notches 0 to 9."""


def ropes(board: Board) -> Node:
    """All ropes, clockwise, with the ends that pull."""
    circle = board.table["circle"]
    return h(
        "div",
        {"class": f"ropes count-{len(circle)}", "key": "ropes"},
        ends(board),
        echo(board, circle[-1], "first"),
        h(
            "ul",
            {"class": "folk", "aria-label": board.say("people")},
            [rope(board, who) for who in circle],
        ),
        echo(board, circle[0], "last"),
    )


def rope(board: Board, who: str) -> Node:
    """One rope with its Character; the nearer to an end, the tauter."""
    notch = board.person(who)["notch"]
    tension = int(abs(notch - MIDDLE))
    states = ["person", f"tension-{tension}"]
    states += ["selected"] if board.selection == who else []
    return h(
        "li",
        {"class": " ".join(states), "key": who},
        h(
            "div",
            {"class": f"stand notch-{notch}", "data-move": board.mover(who), "key": "stand"},
            character(board, who),
            ghosts(board, who),
        ),
    )


def ends(board: Board) -> Node:
    """The street and the maw: lights go on with each Secured, a shadow grows with each Devoured."""
    meter = board.table["meter"]
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


def echo(board: Board, who: str, place: str) -> Node:
    """The neighbour beyond an end of the row, as a ghost: the row is a ring."""
    person = board.person(who)
    facing = "clockwise" if board.table["direction"] > 0 else "counter"
    half = "up" if person["notch"] > MIDDLE else "down"
    return h(
        "div",
        {"class": f"echo {place} {facing} {half}", "key": f"echo-{place}"},
        direction(board),
        h(
            "span",
            {
                "class": f"stand notch-{person['notch']}",
                "aria-hidden": "true",
                "data-help": "neighbour",
            },
            art.portrait(who, person["dimension"]),
            h("small", {}, board.name_of(who)),
        ),
    )
