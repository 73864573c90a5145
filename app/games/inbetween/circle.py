"""The circle of the printed game as a second picture of the board, with the same ghosts.

A screen is wider than a table, so the circle is drawn as a long one: a row above, a row
below, one Character at each end. Places are classes (`x-9 y-0`) for the stylesheet.
"""

from app.games.inbetween import art
from app.games.inbetween.board import Board
from app.games.inbetween.ghosts import ghosts
from app.games.inbetween.people import character, direction
from app.node import Node, h
from engine.inbetween.data import IN_BETWEEN

WIDTH = 24
"""The steps into which the circle's width is divided."""

SPACES = 4
"""The spaces of the Safety track on each face."""


def circle(board: Board) -> Node:
    """All Characters around the Direction token, clockwise from the top."""
    around = board.table["circle"]
    facing = "clockwise" if board.table["direction"] > 0 else "counter"
    return h(
        "div",
        {"class": "ring", "key": "ring"},
        h(
            "ul",
            {"class": "folk", "aria-label": board.say("people")},
            [
                seat(board, who, place)
                for who, place in zip(around, places(len(around)), strict=True)
            ],
        ),
        h("div", {"class": f"hub {facing}", "key": "hub"}, direction(board), supply(board)),
    )


def places(count: int) -> list[tuple[int, int]]:
    """Places clockwise from the upper left: across in 24 steps, down in 2.

    >>> places(5)
    [(6, 0), (18, 0), (24, 1), (12, 2), (0, 1)]
    """
    above, below = (count - 1) // 2, (count - 2) // 2
    top = [((2 * number + 1) * WIDTH // (2 * above), 0) for number in range(above)]
    bottom = [((2 * number + 1) * WIDTH // (2 * below), 2) for number in range(below)]
    return [*top, (WIDTH, 1), *reversed(bottom), (0, 1)]


def seat(board: Board, who: str, place: tuple[int, int]) -> Node:
    """A Character at its place of the circle, with its Safety track."""
    across, down = place
    states = ["person"] + (["selected"] if board.selection == who else [])
    return h(
        "li",
        {"class": " ".join([*states, f"x-{across}", f"y-{down}"]), "key": who},
        h(
            "div",
            {"class": "stand", "data-move": board.mover(who), "key": "stand"},
            character(board, who),
            track(board.person(who)["notch"]),
            ghosts(board, who),
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


def supply(board: Board) -> Node:
    """The Symbol tokens that lie on no Character."""
    return h(
        "div",
        {"class": "supply"},
        h("span", {}, board.text("inbetween.thing.supply")),
        [art.symbol(name, "coin") for name in board.table["supply"]],
    )
