"""Trees of page elements as plain data, so that screens can be made and tested without a page.

Nothing here knows a game or a browser. `static/js/render.mjs` draws what `to_json` gives. After
the first screen, it needs only the `changes`.
"""

import json
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

Child: TypeAlias = "Node | str | int | Iterable[Child] | None"
"""What may be inside an element. None is left out, and lists are flattened."""

EMPTY_TAGS = frozenset({"img", "input", "br", "hr"})


class Node(NamedTuple):
    """An element: its tag, its attributes by name, and its children in order."""

    tag: str
    attributes: dict[str, str]
    children: "tuple[Node | str, ...]"

    def texts(self) -> Iterator[str]:
        """Every text in the tree, in reading order."""
        for child in self.children:
            if isinstance(child, str):
                yield child
            else:
                yield from child.texts()

    def find(self, **wanted: str) -> "list[Node]":
        """All elements in the tree with these attributes; `_` stands for `-` in a name.

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
    """An element. True gives an attribute without a value; False and None leave it out.

    By the `key` the renderer recognises an element that was there before.

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
    """Append the children to `inside`, with lists flattened."""
    for child in children:
        if isinstance(child, NODES):
            if child:  # leave out empty texts
                inside.append(child)
        elif isinstance(child, int):
            inside.append(str(child))
        elif child is not None:
            _open(child, inside)


Told: TypeAlias = "Node | list[object]"
"""A tree as it is sent to the renderer: whole, or only what is new in it (`changes`)."""


def changes(node: Node, before: Node) -> Told:
    """What is new in a tree, for a reader who has the tree `before`: most of a screen stays.

    An element that was there before is [tag, attributes, children, place], where `place` is its
    old index among its parent's children. Attributes that stay the same are 0. A child that stays
    the same is its old index.

    >>> before = h("p", {"class": "fact"}, h("b", {}, "Coins"), "3")
    >>> changes(h("p", {"class": "fact"}, h("b", {}, "Coins"), "4"), before)
    ['p', 0, [0, '4'], 0]
    """
    return _told(node, before, 0) if _is_same(node, before) else node


def _is_same(node: Node, other: Node | str) -> bool:
    """Whether the renderer would keep the other element and only change it."""
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
            # Something before it was added or removed, so it is at another index now.
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
    """Key -> index, for the children that have a key."""
    return {
        child.attributes["key"]: place
        for place, child in enumerate(children)
        if isinstance(child, Node) and "key" in child.attributes
    }


def to_json(told: Told) -> str:
    """The tree as text for the renderer."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def to_html(node: Node | str) -> str:
    """The tree as HTML, for tests and for people."""
    import html  # the page never gets here, and importing it would slow down the start

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
