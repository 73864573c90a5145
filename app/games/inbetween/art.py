"""The pictures of InBetween as nodes: portraits, symbols, signs, card faces and backs.

Files lie in static/art/inbetween; the renderer finds them wherever the site keeps them.
Pictures carry no words: whoever draws one says beside it what it means.
"""

from functools import cache

from app.i18n.text import Text
from app.node import Child, Node, h
from engine.inbetween.data import CARDS, ROLES, TOWN_SYMBOLS

FOLDER = "./static/art/inbetween"


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


def portrait(who: str, dimension: str) -> Node:
    """A Character's face in that dimension."""
    return picture(f"{who}-{dimension}", "portrait", 100, 100)


def card_art(card: str) -> Node:
    """The picture on a Town or Creature card."""
    return picture(f"card-{CARDS[card].kind}", "art", 120, 72)


def card_back(seat: int) -> Node:
    """The back of a side's cards."""
    return picture(f"back-{ROLES[seat]}", "back-art", 120, 168)


@cache
def sprite(sheet: str, name: str, kind: str) -> Node:
    """One drawing of a sheet, in the colour of the text around it."""
    return h(
        "svg",
        {"class": kind, "viewBox": "0 0 24 24", "width": 24, "height": 24, "aria-hidden": "true"},
        h("use", {"href": f"{FOLDER}/{sheet}.svg#{name}"}),
    )


def icon(name: str, more: str = "") -> Node:
    """A sign such as Energy or the Activity marker."""
    return sprite("signs", name, f"icon {more}".strip())


def symbol(text: Text, name: str, more: str = "") -> Node:
    """A symbol by shape and letter, so that colour is never the only sign."""
    side = "of-town" if name in TOWN_SYMBOLS else "of-creature"
    return h(
        "span",
        {"class": f"symbol {side} {more}".strip(), "key": f"symbol-{name}-{more}"},
        sprite("symbols", name, "shape"),
        h("b", {}, text(f"inbetween.symbol.{name}.letter")),
    )
