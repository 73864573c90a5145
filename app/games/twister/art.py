"""The pictures of Dungeon Twister as nodes: tiles, pieces, objects, signs, portraits, backs.

Files lie in static/art/twister; the renderer finds them wherever the site keeps them.
Pictures carry no words: whoever draws one says beside it what it means.
"""

from functools import cache

from app.node import Child, Node, h
from engine.twister.data import IS_PIECE, KIND, ROLES

FOLDER = "./static/art/twister"


def named(name: str, *drawn: Child) -> list[Node]:
    """The inside of a button: its name for those who hear, what is drawn for those who see."""
    return [
        h("span", {"class": "unseen"}, name),
        h("span", {"class": "seen", "aria-hidden": "true"}, drawn),
    ]


@cache
def picture(name: str, kind: str, width: int, height: int) -> Node:
    """A drawing from the art folder, as decoration."""
    return h(
        "img",
        {
            "class": kind,
            "src": f"{FOLDER}/{name}.svg",
            "alt": "",
            "width": width,
            "height": height,
            "draggable": "false",
        },
    )


def portrait(piece: str) -> Node:
    """The face of a character."""
    return picture(KIND[piece], "portrait", 100, 100)


def card_back(seat: int) -> Node:
    """The back of a side's cards."""
    return picture(f"back-{ROLES[seat]}", "back-art", 60, 84)


@cache
def sprite(sheet: str, name: str, kind: str) -> Node:
    """One drawing of a sheet, in the colour of the text around it."""
    return h(
        "svg",
        {"class": kind, "viewBox": "0 0 24 24", "width": 24, "height": 24, "aria-hidden": "true"},
        h("use", {"href": f"{FOLDER}/{sheet}.svg#{name}"}),
    )


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
