"""The pictures of InBetween as nodes: portraits, symbols, signs, card faces and backs.

The files lie in static/art/inbetween.
"""

from functools import partial

from app import widgets
from app.games.inbetween.sentences import InBetweenSentences
from app.i18n.text import Text
from app.node import Node, h
from engine.inbetween.data import CARDS, CHARACTERS, ROLES, SIDES, TOWN_SYMBOLS

named = widgets.named
picture = partial(widgets.picture, "inbetween")
sprite = partial(widgets.sprite, "inbetween")


def portrait(who: str, dimension: str) -> Node:
    """A Character's face in that dimension."""
    return picture(f"{who}-{dimension}", "portrait", 100, 100)


def card_art(card: str) -> Node:
    """The picture on a Town or Creature card."""
    return picture(f"card-{CARDS[card].kind}", "art", 120, 72)


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


def symbol(text: Text, name: str, more: str = "") -> Node:
    """A symbol by shape and letter, so that colour is never the only sign."""
    side = "of-town" if name in TOWN_SYMBOLS else "of-creature"
    return h(
        "span",
        {"class": f"symbol {side} {more}".strip(), "key": f"symbol-{name}-{more}"},
        sprite("symbols", name, "shape"),
        h("b", {}, text(f"inbetween.symbol.{name}.letter")),
    )
