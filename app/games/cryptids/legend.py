"""What every sign on the map, in the rail and on the cards means: the legend of the board."""

from collections.abc import Iterator

from app.games.cryptids import art
from app.games.cryptids.board import Board
from app.games.cryptids.seats import ticks
from app.games.presenter import Meaning
from app.node import Node, h
from engine.cryptids.data import ATTRACT, EXTRACT, FLAVORS, LURE, SCARE, STACK_SIZE

SAMPLE = 3
"""The number on the drawings of the legend."""
EVENT_LINES = 3
"""How many lines an Event has."""


def legend(board: Board) -> list[Meaning]:
    """A row for every sign, in the order in which one meets them."""
    return [
        *(explained(board, "flavor", flavor, art.person(flavor)) for flavor in FLAVORS),
        *map_signs(board),
        *(explained(board, "verb", verb, art.icon(verb)) for verb in FUNCTIONS),
        *rail_signs(board),
    ]


FUNCTIONS = (LURE, SCARE, ATTRACT, EXTRACT)
"""The verbs that have a sign of their own."""


def explained(board: Board, group: str, thing: str, drawing: Node) -> Meaning:
    """A thing with the sentence that the catalogue has for it."""
    said = board.sentences.say
    name = said(f"{group}.{thing}.many") if group == "flavor" else said(f"{group}.{thing}")
    return Meaning(drawing, name, said(f"{group}.{thing}.text"))


def thing(board: Board, name: str, drawing: Node) -> Meaning:
    """A thing on the table."""
    return explained(board, "thing", name, drawing)


def map_signs(board: Board) -> Iterator[Meaning]:
    """What stands on the map."""
    seat = board.view.player or 0
    number = h("b", {}, SAMPLE)
    yield thing(board, "badge", h("span", {"class": "badge"}, number))
    yield thing(board, "crown", art.icon("crown"))
    yield thing(board, "hideout", art.spot(seat, 1))
    yield thing(board, "prospect", h("b", {"class": "prospect gain"}, "+2"))
    yield thing(board, "arrow", h("i", {"class": "point to-right"}))
    yield thing(board, "rest", art.icon("rest"))


def rail_signs(board: Board) -> Iterator[Meaning]:
    """What stands with the players, and what only one of them sees."""
    layers = [h("i", {"class": f"layer-{layer}"}) for layer in range(STACK_SIZE)]
    yield thing(board, "myth", art.icon("myth"))
    yield thing(board, "first", art.icon("first", "first"))
    yield thing(board, "stack", h("span", {"class": "stack"}, layers, h("b", {}, 1)))
    yield thing(board, "hand", art.icon("hand"))
    yield thing(board, "power", h("span", {"class": "power-mark ready"}, art.icon("power")))
    yield thing(board, "drawback", h("span", {"class": "drawback"}, "!"))
    yield thing(board, "trait", art.icon("trait"))
    yield thing(board, "discard", art.icon("discard"))
    yield thing(board, "ticks", ticks(EVENT_LINES, 1))
