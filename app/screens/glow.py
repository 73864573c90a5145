"""Makes what a hint or a lesson points at glow, wherever on the screen it is."""

from collections.abc import Iterable, Iterator, Sequence

from app.node import Node
from app.table import Table

PART = "#"
"""How something is named that is a part of the screen, by its key."""
ALL = "*"
"""Stands for all that begins like that."""


def aglow(inside: Sequence[Node | None], pointed: Iterable[Iterable[str]]) -> list[Node | None]:
    """The screen with the first of these aglow that are on it, with all that are named along.

    Each is what an intent says, such as "choose:mina:up" or "choose:mina:*", or a part of the
    screen by its key, such as "#dock".
    """
    for names in map(tuple, pointed):
        if any(node and is_there(node, names) for node in inside):
            return [node and glow(node, names) for node in inside]
    return list(inside)


def is_meant(node: Node, names: Iterable[str]) -> bool:
    """Whether one of these names is the element's."""
    act, key = node.attributes.get("data-act", ""), node.attributes.get("key", "")
    for name in names:
        own = key if name.startswith(PART) else act
        wanted = name.removeprefix(PART)
        if own == wanted or (wanted.endswith(ALL) and own.startswith(wanted[:-1]) and own):
            return True
    return False


def is_there(node: Node, names: Sequence[str]) -> bool:
    """Whether something in the tree is meant."""
    inner = (child for child in node.children if isinstance(child, Node))
    return is_meant(node, names) or any(is_there(one, names) for one in inner)


def glow(node: Node, names: Sequence[str]) -> Node:
    """The tree with everything aglow that is meant."""
    children = tuple(glow(one, names) if isinstance(one, Node) else one for one in node.children)
    if not is_meant(node, names):
        return node if children == node.children else node._replace(children=children)
    kind = f"{node.attributes.get('class', '')} hinted".strip()
    return node._replace(attributes={**node.attributes, "class": kind}, children=children)


def with_ways_near(inside: Sequence[Node | None], table: Table) -> list[Node | None]:
    """The screen on which what a small one has to touch first is aglow as well."""
    shining = [act for node in inside if node for act in acts_aglow(node)]
    view = table.view(table.curtain.seat_shown)
    ways = table.policy.brought_near(view, table.selection, shining)
    return [node and glow(node, ways) for node in inside] if ways else list(inside)


def acts_aglow(node: Node) -> Iterator[str]:
    """What everything that glows in a tree sends when it is touched."""
    if "hinted" in node.attributes.get("class", "").split():
        yield node.attributes.get("data-act", "")
    for child in node.children:
        if isinstance(child, Node):
            yield from acts_aglow(child)
