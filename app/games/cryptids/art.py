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
