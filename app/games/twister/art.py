"""The pictures of Dungeon Twister as nodes: tiles, pieces, objects, signs, portraits, backs.

The files lie in static/art/twister.
"""

from functools import partial

from app import widgets
from app.node import Node
from engine.twister.data import IS_PIECE, KIND, ROLES

named = widgets.named
address = partial(widgets.address, "twister")
picture = partial(widgets.picture, "twister")
sprite = partial(widgets.sprite, "twister")


def portrait(piece: str) -> Node:
    """The face of a character."""
    return picture(KIND[piece], "portrait", 100, 100)


def card_back(seat: int) -> Node:
    """The back of a side's cards."""
    return picture(f"back-{ROLES[seat]}", "back-art", 60, 84)


def archway() -> Node:
    """The doorway out of the dungeon."""
    return picture("way-out", "archway", 120, 140)


def icon(name: str, more: str = "") -> Node:
    """A sign such as an action point or a jump."""
    return sprite("signs", name, f"icon {more}".strip())


def figure(token: str) -> Node:
    """The outline of a character or an object."""
    sheet = "pieces" if token in IS_PIECE else "objects"
    return sprite(sheet, KIND[token], "figure")


def face_down() -> Node:
    """A token that nobody may look at."""
    return sprite("objects", "token-back", "figure")
