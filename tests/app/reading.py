"""Reads a screen without a browser: its elements, what can be tapped, what is drawn twice."""

from collections import Counter
from collections.abc import Iterator

import pytest

from app.node import Node


def nodes(node: Node) -> Iterator[Node]:
    """An element and everything in it, in reading order."""
    yield node
    for child in node.children:
        if isinstance(child, Node):
            yield from nodes(child)


def acts(screen: Node) -> list[str]:
    """What can be tapped, in reading order."""
    return [node.attributes["data-act"] for node in nodes(screen) if "data-act" in node.attributes]


def drawn_twice(screen: Node) -> list[object]:
    """Keys that siblings share, and moving things that are on the screen more than once."""
    moving = Counter(node.attributes.get("data-move") for node in nodes(screen))
    del moving[None]
    found: list[object] = [thing for thing, times in moving.items() if times > 1]
    for node in nodes(screen):
        keys = Counter(
            (child.tag, child.attributes["key"])
            for child in node.children
            if isinstance(child, Node) and "key" in child.attributes
        )
        found += [key for key, times in keys.items() if times > 1]
    return found


def seeds(quick: int, whole: int) -> list[object]:
    """The first few seeds always, all of them in a thorough run."""
    return [
        seed if seed < quick else pytest.param(seed, marks=pytest.mark.slow)
        for seed in range(whole)
    ]
