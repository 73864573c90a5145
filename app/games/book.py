"""What a game gives to read beside its board: chapters of rules, and a gallery of its pieces.

Plain data; screens draw it. A presenter brings it (`chapters`, `gallery`, `help` in plain.py).
"""

from typing import NamedTuple

from app.node import Node, h


class Paragraph(NamedTuple):
    """A part of a chapter: `kind` is "text", "list" or "example"; only a list has more lines."""

    kind: str
    lines: tuple[str, ...]


class Chapter(NamedTuple):
    """A chapter; its id is the same in every language, so that help can point to it."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Section(NamedTuple):
    """A part of the gallery: its id, what it is called, and what is in it."""

    id: str
    title: str
    entries: tuple[Node, ...]


def chapter_nodes(chapter: Chapter) -> list[Node]:
    """The paragraphs of a chapter to read."""
    return [paragraph_node(paragraph) for paragraph in chapter.paragraphs]


def paragraph_node(paragraph: Paragraph) -> Node:
    """One part of a chapter."""
    if paragraph.kind == "list":
        return h("ul", {}, [h("li", {}, line) for line in paragraph.lines])
    kind = "example" if paragraph.kind == "example" else None
    return h("p", {"class": kind}, paragraph.lines[0])
