"""Trees of page elements as plain data, so that screens can be made and tested without a page.

Nothing here knows a game or a browser. `static/js/render.mjs` draws what `to_json` gives; of a
screen that follows another, it is enough to tell what `changes`.
"""

import json
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

Child: TypeAlias = "Node | str | int | Iterable[Child] | None"
"""What may stand inside an element: nothing is left out, lists are opened up."""

EMPTY_TAGS = frozenset({"img", "input", "br", "hr"})


class Node(NamedTuple):
    """An element: its tag, its attributes by name, and its children in order."""

    tag: str
    attributes: dict[str, str]
    children: "tuple[Node | str, ...]"

    def texts(self) -> Iterator[str]:
        """Every text of the tree in reading order."""
        for child in self.children:
            if isinstance(child, str):
                yield child
            else:
                yield from child.texts()

    def find(self, **wanted: str) -> "list[Node]":
        """All elements of the tree with these attributes; `_` stands for `-` in a name.

        >>> h("p", {}, h("b", {"data-act": "undo"}, "Undo")).find(data_act="undo")[0].children
        ('Undo',)
        """
        names = {name.rstrip("_").replace("_", "-"): value for name, value in wanted.items()}
        found = [self] if all(self.attributes.get(n) == v for n, v in names.items()) else []
        for child in self.children:
            if isinstance(child, Node):
                found += child.find(**wanted)
        return found


NODES = (Node, str)


def h(tag: str, attributes: dict[str, object] | None = None, *children: Child) -> Node:
    """An element. True gives an attribute without value; False and None leave it out.

    `key` tells the renderer which element is the same as before.

    >>> to_html(h("p", {"class": "fact", "hidden": False}, "Coins: ", 3))
    '<p class="fact">Coins: 3</p>'
    """
    kept = {
        name: value if type(value) is str else "" if value is True else str(value)
        for name, value in (attributes or {}).items()
        if value is not None and value is not False
    }
    inside: list[Node | str] = []
    _open(children, inside)
    return Node(tag, kept, tuple(inside))


def _open(children: Iterable[Child], inside: list[Node | str]) -> None:
    """Put the children inside, lists opened up."""
    for child in children:
        if isinstance(child, NODES):
            if child:  # an empty text is none
                inside.append(child)
        elif isinstance(child, int):
            inside.append(str(child))
        elif child is not None:
            _open(child, inside)


Told: TypeAlias = "Node | list[object]"
"""A tree as it is told: whole, or as what is new in it (`changes`)."""


def changes(node: Node, before: Node) -> Told:
    """The tree as what is new in it, for whoever has the tree before: most of a screen stays.

    An element that was there is [tag, attributes, children, place]: its place among the children
    of the one around it, then. Attributes that stay are 0, a child that stays is its place.

    >>> before = h("p", {"class": "fact"}, h("b", {}, "Coins"), "3")
    >>> changes(h("p", {"class": "fact"}, h("b", {}, "Coins"), "4"), before)
    ['p', 0, [0, '4'], 0]
    """
    return _told(node, before, 0) if _is_same(node, before) else node


def _is_same(node: Node, other: Node | str) -> bool:
    """Whether the renderer would take one for the other, and only change it."""
    if isinstance(other, str) or node.tag != other.tag:
        return False
    return node.attributes.get("key") == other.attributes.get("key")


def _told(node: Node, before: Node, place: int) -> list[object]:
    stays = node.attributes == before.attributes
    inside = _told_inside(node.children, before.children)
    return [node.tag, 0 if stays else node.attributes, inside, place]


def _told_inside(
    children: "tuple[Node | str, ...]", before: "tuple[Node | str, ...]"
) -> list[object]:
    told: list[object] = []
    places: dict[str, int] | None = None
    for place, child in enumerate(children):
        was = before[place] if place < len(before) else ""
        if child == was:
            told.append(place)
        elif isinstance(child, str):
            told.append(child)
        elif isinstance(was, Node) and _is_same(child, was):
            told.append(_told(child, was, place))
        else:
            # Something has come or gone before it, so it stands elsewhere now.
            if places is None:
                places = _places(before)
            then = places.get(child.attributes.get("key", ""))
            was = "" if then is None else before[then]
            if then is None or not isinstance(was, Node) or not _is_same(child, was):
                told.append(child)
            else:
                told.append(then if child == was else _told(child, was, then))
    return told


def _places(children: "tuple[Node | str, ...]") -> dict[str, int]:
    """Key -> place, of those that have one."""
    return {
        child.attributes["key"]: place
        for place, child in enumerate(children)
        if isinstance(child, Node) and "key" in child.attributes
    }


def to_json(told: Told) -> str:
    """The tree as the text that crosses to the renderer."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def to_html(node: Node | str) -> str:
    """The tree as HTML, for tests and for reading."""
    import html  # the page never comes here, and would only start later for it

    if isinstance(node, str):
        return html.escape(node, quote=False)
    attributes = "".join(
        f' {name}="{html.escape(value)}"'
        for name, value in node.attributes.items()
        if name != "key"
    )
    if node.tag in EMPTY_TAGS:
        return f"<{node.tag}{attributes}>"
    inside = "".join(to_html(child) for child in node.children)
    return f"<{node.tag}{attributes}>{inside}</{node.tag}>"
