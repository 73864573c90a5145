"""The pictures of Twisted Cryptids as nodes: portraits, Sites, people, signs, card faces.

The files lie in static/art/cryptids.
"""

from functools import cache, partial

from app import widgets
from app.node import Node, h
from app.widgets import SHAPES
from engine.cryptids.data import KIND_OF

named = widgets.named
picture = partial(widgets.picture, "cryptids")
sprite = partial(widgets.sprite, "cryptids")


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


def sighting_art(kind: str) -> Node:
    """The picture on a Sighting; small cards leave it out."""
    return picture(f"sighting-{kind}", "glimpsed", 120, 72)


def card_back() -> Node:
    """The back of all cards."""
    return picture("back", "back-art", 120, 168)


def icon(name: str, more: str = "") -> Node:
    """A sign such as the crown or a verb."""
    return sprite("signs", name.replace("_", "-"), f"icon {more}".strip())


def person(flavor: str, more: str = "") -> Node:
    """A Hiker with a stick, a Hunter with a torch, a Researcher with a lamp; or any Human."""
    return sprite("people", flavor, f"figure of-{flavor} {more}".strip())


def of_flavor(flavor: str, kind: str, number: Node) -> Node:
    """A Flavor with its number."""
    return h("span", {"class": f"{kind} of-{flavor}", "key": flavor}, person(flavor), number)


def changing(old: int, new: int, when: str) -> Node:
    """A number that changes in the middle of a scene; without motion, what it has become."""
    was = h("i", {"class": "was"}, old)
    return h("span", {"class": f"changing {when}"}, was, h("span", {"class": "is"}, new))


TREES = 24
"""How many stand in a line of trees."""


@cache
def treeline() -> Node:
    """Pines against the sky, from one edge of a picture to the other."""
    pines = "".join(pine(25 * tree, 46 + 13 * (tree * 7 % 5)) for tree in range(TREES + 1))
    return h(
        "svg",
        {
            "class": "treeline",
            "viewBox": "0 0 600 130",
            "preserveAspectRatio": "xMidYMax slice",
            "aria-hidden": "true",
        },
        h("path", {"d": f"M-20 130V116H620V130z{pines}"}),
    )


def pine(x: int, height: int) -> str:
    """A pine of three storeys, standing on the ground."""
    storeys = [(1.0, 0, 0.5), (0.78, 0.28, 0.78), (0.52, 0.58, 1.0)]
    return "".join(
        f"M{x - 17 * wide:.1f} {120 - height * low:.1f}L{x} {120 - height * high:.1f}"
        f"L{x + 17 * wide:.1f} {120 - height * low:.1f}z"
        for wide, low, high in storeys
    )


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
