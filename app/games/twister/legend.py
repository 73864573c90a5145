"""What everything on the board means: every sign as it is drawn, its name, and one sentence.

Names and sentences are those of the gallery; nothing here comes from a running game.
"""

from collections.abc import Sequence

from app.games.presenter import Meaning
from app.games.twister import art
from app.games.twister.board import Board
from app.node import Child, Node, h
from app.widgets import token

GROUNDS = {
    **{ground: ground for ground in ("pit", "lava", "water", "mist", "stairs", "fountain")},
    "gear": "gear-cw-a",
    "library": "library-1",
    "artefact": "artefact",
}
"""Terrains that somebody has to know, and their tiles; floor and bridges explain themselves."""


def legend(board: Board) -> Sequence[Meaning]:
    """All rows: where one wants to go, pieces, numbers, rooms, ground, what a side has."""
    things = {
        "exit_sign": h("p", {"class": "exit-sign seat-0"}, token(0, "twister"), exit_word(board)),
        "way_line": h("span", {"class": "key-line"}),
        "outlook": piece("yellow_acrobat", h("span", {"class": "outlook"}, 7)),
        "reach": h("span", {"class": "square way"}, h("b", {}, 1)),
        "wound": piece("yellow_barbarian", states="wounded"),
        "charmed": piece("blue_courtesan", states="charmed"),
        "carried": h("span", {"class": "key-pair"}, piece("yellow_prophet"), carried()),
        "object": h("span", {"class": "stand object seat-1"}, disc("blue_key")),
        "hidden_token": h("span", {"class": "back seat-0"}, art.face_down()),
        "closed_room": art.picture("room-back", "room-back", 44, 44),
        "on_gear": piece("blue_acrobat", h("span", {"class": "on-gear"}, art.icon("rotate-cw"))),
        "twin": h("span", {"class": "key-link"}),
        "wall": h("span", {"class": "key-edge"}, art.picture("wall", "edge", 44, 12)),
        "gate": h("span", {"class": "key-edge"}, art.picture("gate-closed", "edge", 44, 12)),
    }
    rows = [row(board, thing, drawing) for thing, drawing in things.items()]
    rows += [ground(board, terrain, file) for terrain, file in GROUNDS.items()]
    rows.append(row(board, "magic_dead", h("span", {"class": "square dead"})))
    stocks = {
        "ap": h("i", {"class": "pip"}),
        "vp": h("i", {"class": "vp won"}),
        "action_card": h("span", {"class": "mini-card held"}, 4),
        "jump_card": art.icon("jump"),
        "combat_card": art.icon("combat-card"),
    }
    return rows + [row(board, thing, drawing) for thing, drawing in stocks.items()]


def exit_word(board: Board) -> str:
    """What stands on the lines."""
    return board.say("exit_sign")


def row(board: Board, thing: str, drawing: Node) -> Meaning:
    """A sign that the gallery explains as a thing of the table."""
    say = board.sentences.say
    return Meaning(drawn(drawing), say(f"thing.{thing}"), say(f"thing.{thing}.text"))


def ground(board: Board, terrain: str, file: str) -> Meaning:
    """A kind of square."""
    say = board.sentences.say
    tile = drawn(art.picture(file, "tile", 44, 44))
    return Meaning(tile, say(f"terrain.{terrain}"), say(f"terrain.{terrain}.text"))


def drawn(*parts: Child) -> Node:
    """A drawing of the legend: its own small board."""
    return h("span", {"class": "key-of-board", "aria-hidden": "true"}, parts)


def piece(which: str, *badges: Child, states: str = "") -> Node:
    """A character as it stands on the board."""
    seat = 0 if which.startswith("yellow") else 1
    shape = f"stand character seat-{seat} {states}".strip()
    mark = h("i", {"class": "bandage"}) if states == "wounded" else None
    charm = art.icon("charmed", "mark") if states == "charmed" else None
    face = h("span", {"class": "disc"}, art.figure(which), mark, charm)
    return h("span", {"class": shape}, h("span", {"class": "token-button"}, face, *badges))


def disc(which: str) -> Node:
    """An object as it lies on the board."""
    return h("span", {"class": "disc"}, art.figure(which))


def carried() -> Node:
    """An object in somebody's hands."""
    return h("span", {"class": "stand object carried seat-0"}, disc("yellow_rope"))
