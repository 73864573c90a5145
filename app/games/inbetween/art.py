"""The pictures of InBetween as nodes: portraits, symbols, signs, card faces and backs.

The files lie in static/art/inbetween.
"""

from functools import cache, partial

from app import widgets
from app.games.inbetween.sentences import InBetweenSentences
from app.node import Node, h
from engine.inbetween.data import CARDS, CHARACTERS, ROLES, SIDES, TOWN_SYMBOLS

named = widgets.named
picture = partial(widgets.picture, "inbetween")
sprite = partial(widgets.sprite, "inbetween")


def portrait(who: str, dimension: str) -> Node:
    """A Character's face in that dimension."""
    return picture(f"{who}-{dimension}", "portrait", 100, 100)


def kind_art(kind: str) -> Node:
    """The picture on all cards of a kind."""
    return picture(f"card-{kind}", "art", 120, 72)


def card_art(card: str) -> Node:
    """The picture on a Town or Creature card."""
    return kind_art(CARDS[card].kind)


SCENERY = ("doorway", "jaw", "hole")
"""What only the stage shows."""


def scenery(name: str) -> Node:
    """A part of a scene on the stage; as large as the stylesheet makes it."""
    return picture(name, f"scenery {name}", 100, 100)


def card_back(seat: int) -> Node:
    """The back of a side's cards."""
    return picture(f"back-{ROLES[seat]}", "back-art", 120, 168)


def icon(name: str, more: str = "") -> Node:
    """A sign such as Energy or the Activity marker."""
    return sprite("signs", name, f"icon {more}".strip())


def face(said: InBetweenSentences, who: str, side: str, kind: str, symbols: Node) -> Node:
    """One face of a Character: its portrait, its symbols and its ability."""
    ability = CHARACTERS[who].faces[SIDES.index(side)].ability
    return h(
        "div",
        {"class": kind, "key": side},
        portrait(who, side),
        h(
            "div",
            {},
            h("b", {}, said.say(f"dimension.{side}")),
            symbols,
            h("p", {}, said.ability_text(ability)),
        ),
    )


def symbol(name: str, more: str = "", label: str = "") -> Node:
    """A symbol by its shape: colour is never the only sign. Held down, it says its name."""
    side = "of-town" if name in TOWN_SYMBOLS else "of-creature"
    return h(
        "span",
        {
            "class": f"symbol {side} {more}".strip(),
            "key": f"symbol-{name}-{more}",
            "data-help": f"symbol_{name}",
        },
        sprite("symbols", name, "shape"),
        h("b", {}, label) if label else None,
    )


def named_symbol(said: InBetweenSentences, name: str) -> Node:
    """A symbol with its name beside it, wherever there is room for it."""
    return h("span", {"class": "print", "key": name}, symbol(name), said.symbol_name(name))


LINES = {
    "plus": "M12 4v16M4 12h16",
    "cross": "M5 5l14 14M19 5L5 19",
    "flip": "M4 10a8 8 0 0114-3l2 2M20 4v5h-5M20 14a8 8 0 01-14 3l-2-2M4 20v-5h5",
    "move": "M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3",
    "gap": "M3 12h12M10 7l5 5-5 5M20 4v16",
    "borrow": "M9 9h11v12H9zM5 16V4h11",
}
"""Line drawings of what can be done."""


@cache
def sign(name: str) -> Node:
    """What can be done, as a line drawing."""
    return h(
        "svg",
        {"class": "icon line-sign", "viewBox": "0 0 24 24", "aria-hidden": "true"},
        h("path", {"d": LINES[name]}),
    )
