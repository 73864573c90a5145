"""What a game gives to read beside its board: chapters of rules, and a gallery of its pieces.

Plain data; screens draw it. A presenter brings it (`chapters`, `gallery`, `help` in plain.py).
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import app.i18n
from app.i18n.text import Text
from app.node import Node, h

RULES = Path(app.i18n.__file__).parent / "rules"
"""The chapters as they are written: `<game>.<language>.json`."""


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


Generated = Callable[[Text], Iterable[Paragraph]]
"""Paragraphs that are put together from the facts of a game, in the reader's language."""


def read_chapters(
    game: str, language: str, generated: Mapping[str, Generated]
) -> tuple[Chapter, ...]:
    """The rules of a game in a language, in the order in which they are written.

    What cards and people do is not repeated there: {"generated": name} asks for it.
    """
    text = Text(language)
    written = json.loads((RULES / f"{game}.{language}.json").read_text("utf-8"))
    return tuple(
        Chapter(
            chapter["id"],
            chapter["title"],
            tuple(_paragraphs(text, chapter["paragraphs"], generated)),
        )
        for chapter in written
    )


def _paragraphs(
    text: Text, parts: Iterable[str | dict[str, Any]], generated: Mapping[str, Generated]
) -> Iterator[Paragraph]:
    """The parts of a chapter as they stand in the file, what is generated filled in."""
    for part in parts:
        if isinstance(part, str):
            yield Paragraph("text", (part,))
        elif "list" in part:
            yield Paragraph("list", tuple(part["list"]))
        elif "example" in part:
            yield Paragraph("example", (part["example"],))
        else:
            yield from generated[part["generated"]](text)


def listed(lines: Callable[[Text], Iterable[str]]) -> Generated:
    """Lines that make one list."""
    return lambda text: [Paragraph("list", tuple(lines(text)))]


def explained(game: str, group: str, things: Iterable[str]) -> Generated:
    """Things of one part of the catalogue with their explanations, a line each."""

    def lines(text: Text) -> Iterator[str]:
        for thing in things:
            key = f"{game}.{group}.{thing}"
            yield text(f"{game}.reader.explained", thing=text(key), told=text(f"{key}.text"))

    return listed(lines)


def chapter_nodes(chapter: Chapter) -> list[Node]:
    """The paragraphs of a chapter to read."""
    return [paragraph_node(paragraph) for paragraph in chapter.paragraphs]


def paragraph_node(paragraph: Paragraph) -> Node:
    """One part of a chapter."""
    if paragraph.kind == "list":
        return h("ul", {}, [h("li", {}, line) for line in paragraph.lines])
    kind = "example" if paragraph.kind == "example" else None
    return h("p", {"class": kind}, paragraph.lines[0])
