"""What the guide or the coach says to whoever looks, in a caption that lies on the dock.

The board stays whole: a caption is about what has just happened there. Over it lies nothing that
one decides by; what it covers of the dock is there again with one tap.
"""

from app.findings import Warned
from app.games.sentences import Sentences, sentences_of
from app.guide import DEALT, WAYS, Told
from app.i18n.text import Text
from app.lessons import curriculum_of
from app.node import Node, h
from app.screens.why import reason_words_of
from app.table import Table
from app.widgets import button, choice, sign


def spoken_to(table: Table, inside: list[Node | None], text: Text) -> list[Node | None]:
    """The screen with what the guide or the coach says, on the dock of whoever is meant."""
    said = caption(table, text)
    if said is None or table.panel:
        return inside
    host = next((name for name in HOSTS if any(is_host(node, name) for node in inside)), "")
    return [with_caption(node, said) if node and is_host(node, host) else node for node in inside]


HOSTS = ("asked", "above", "dock")
"""Classes of what a caption may lie on: the edge of whoever is asked, the strip of a computer's
move on a tablet that lies still, the dock."""


def is_host(node: Node | None, name: str) -> bool:
    """Whether an element is of that class, or the box around one that is."""
    return node is not None and (
        name in node.attributes.get("class", "").split()
        or ("beside" in node.attributes.get("class", "").split() and is_host(edge_in(node), name))
    )


def edge_in(box: Node) -> Node | None:
    """The edge in a box at a side of the tablet."""
    return next((child for child in box.children if isinstance(child, Node)), None)


def with_caption(node: Node, said: Node) -> Node:
    """An element with the caption on it."""
    inner = edge_in(node)
    if inner is not None and "beside" in node.attributes.get("class", "").split():
        return node._replace(children=(with_caption(inner, said),))
    kind = f"{node.attributes['class']} spoken-to"
    attributes = {**node.attributes, "class": kind}
    return node._replace(attributes=attributes, children=(*node.children, said))


def caption(table: Table, text: Text) -> Node | None:
    """What is said now: the coach first, for a choice may soon be final."""
    warning, tip = table.warning, table.tip
    if warning is not None:
        says = sentences_of(table.view(table.curtain.seat_shown), text.language)
        return coach_caption(warning, says, text)
    return guide_caption(table, tip, text) if tip is not None else None


def guide_caption(table: Table, tip: Told, text: Text) -> Node:
    """A tip, and the way to send it away."""
    key = f"{table.game}.dealt" if tip.tip == DEALT else f"{table.game}.guide.{tip.tip}"
    return h(
        "aside",
        {"class": "spoken", "key": f"tip-{tip.tip}", "aria-label": text("guide.title")},
        h("p", {"role": "status"}, text(key)),
        button("guide:ok", text("hint.done"), data_escape=True),
    )


def coach_caption(found: Warned, says: Sentences, text: Text) -> Node:
    """What speaks against the last choice, and the ways to take it back or leave it."""
    reasons = reason_words_of(found.reasons, says)[:1]
    return h(
        "aside",
        {"class": "spoken coach", "key": "coach", "aria-label": text("coach.title")},
        h(
            "p",
            {"role": "status"},
            h("b", {}, text("coach.loses") if found.loses else text("coach.much")),
            [f" {text('coach.better', reason=words)}" for words in reasons],
        ),
        button("coach:undo", sign("undo"), h("span", {}, text("bar.undo"))),
        button("coach:keep", text("coach.keep"), data_escape=True),
    )


def guide_switch(table: Table, text: Text) -> Node | None:
    """Whether the guide speaks in this game, for the menu; None for a game without one."""
    if not curriculum_of(table.game).guide or table.match is None or table.match.pending is None:
        return None
    now = table.guide or "off"
    ways = [(f"guide:{way}", text(f"guide.{way}"), "", way == now) for way in WAYS]
    return choice(text("guide.title"), ways)
