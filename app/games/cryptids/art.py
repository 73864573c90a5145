"""The pictures of Twisted Cryptids as nodes: portraits, Sites, people, signs, card faces.

Files lie in static/art/cryptids; the renderer finds them wherever the site keeps them.
Pictures carry no words: whoever draws one says beside it what it means.
"""

from functools import cache

from app.node import Child, Node, h
from app.pieces import SHAPES
from engine.cryptids.data import KIND_OF, SIGHTING_OF

FOLDER = "./static/art/cryptids"


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


def portrait(cryptid: str) -> Node:
    """A Cryptid's face."""
    return picture(cryptid, "portrait", 100, 100)


def site_scene(site: str) -> Node:
    """What a Site looks like."""
    return picture(f"site-{site}", "view", 220, 190)


def card_art(card: str) -> Node:
    """The picture on an Action card."""
    return picture(f"card-{KIND_OF.get(card, card)}", "art", 120, 72)


def event_art(card: str) -> Node:
    """The picture on an Event."""
    return picture(f"event-{card}", "art", 120, 72)


def card_back() -> Node:
    """The back of all cards."""
    return picture("back", "back-art", 120, 168)


@cache
def sprite(sheet: str, name: str, kind: str) -> Node:
    """One drawing of a sheet, in the colour of the text around it."""
    return h(
        "svg",
        {"class": kind, "viewBox": "0 0 24 24", "width": 24, "height": 24, "aria-hidden": "true"},
        h("use", {"href": f"{FOLDER}/{sheet}.svg#{name}"}),
    )


def icon(name: str, more: str = "") -> Node:
    """A sign such as the crown or a verb."""
    return sprite("signs", name.replace("_", "-"), f"icon {more}".strip())


def person(flavor: str, more: str = "") -> Node:
    """A Hiker with a stick, a Hunter with a torch, a Researcher with a lamp; or anybody."""
    return sprite("people", flavor, f"figure of-{flavor} {more}".strip())


def kind_of(card: str) -> str:
    """The kind of an Action card or a Sighting."""
    return KIND_OF.get(card) or SIGHTING_OF.get(card, card)


@cache
def spot(seat: int, number: int, more: str = "") -> Node:
    """A Hiding Spot: its owner's shape with the number of its Stack."""
    tag, form = SHAPES[seat]
    return h(
        "svg",
        {
            "class": f"spot seat-{seat} {more}".strip(),
            "viewBox": "0 0 40 40",
            "aria-hidden": "true",
        },
        h(tag, dict(form)),
        # A triangle's middle lies lower than that of its box.
        h("text", {"x": "20", "y": "30" if seat == 2 else "27"}, number),
    )
