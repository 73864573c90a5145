"""What a game gives to read besides its board: chapters of rules, and a gallery of its parts.

Plain data; screens draw it. A presenter brings it (`chapters`, `gallery`, `help` in plain.py).
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import app.i18n
from app.games.sentences import Sentences
from app.node import Node, h
from app.widgets import picture, sprite

RULES = Path(app.i18n.__file__).parent / "rules"
"""The chapters as they are written: `<game>.<language>.json`. What is drawn above them is the same
in every language: `pictures/<game>.json`."""


class Paragraph(NamedTuple):
    """A part of a chapter: `kind` is "text", "list" or "example"; only a list has more lines."""

    kind: str
    lines: tuple[str, ...]


class Chapter(NamedTuple):
    """A chapter; its id is the same in every language, so that help can point to it.

    pictures  nodes of what it speaks about
    """

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    pictures: tuple[Node, ...] = ()


class Section(NamedTuple):
    """A part of the gallery: its id, what it is called, and what is in it."""

    id: str
    title: str
    entries: tuple[Node, ...]


class Gallery(Protocol):
    """Everything there is to look up: app/games/<game>/gallery.py."""

    @property
    def TOPICS(self) -> Mapping[str, str]:  # noqa: N802 - a constant of the module
        """Thing -> the chapter about it."""

    @property
    def sections(self) -> Callable[[Any], Sequence[Section]]:
        """All entries by kind, in the sentences of a table."""

    @property
    def about(self) -> Callable[[Any, str], Node | None]:
        """The entry about a thing, in the sentences of a table; None if there is none."""


class Book(NamedTuple):
    """What a game gives to read: its gallery, and its chapters by language."""

    gallery: Gallery
    chapters: Callable[[str], Sequence[Chapter]]


S = TypeVar("S", bound=Sentences)

Generated = Callable[[S], Iterable[Paragraph]]
"""Paragraphs that are put together from the facts of a game, in the sentences of a table."""


def read_chapters(sentences: S, generated: Mapping[str, Generated[S]]) -> tuple[Chapter, ...]:
    """The rules of a game in the language of these sentences, in the order of the file.

    What cards and people do is not repeated there: {"generated": name} asks for it.
    """
    game = sentences.game
    chapters = json.loads((RULES / f"{game}.{sentences.text.language}.json").read_text("utf-8"))
    pictures = json.loads((RULES / "pictures" / f"{game}.json").read_text("utf-8"))
    return tuple(
        Chapter(
            chapter["id"],
            chapter["title"],
            tuple(_paragraphs(sentences, chapter["paragraphs"], generated)),
            tuple(_drawn(game, name) for name in pictures.get(chapter["id"], ())),
        )
        for chapter in chapters
    )


def _drawn(game: str, name: str) -> Node:
    """A drawing of static/art/<game>: a file, or "sheet#part" for one drawing of a sheet."""
    sheet, _, part = name.partition("#")
    return sprite(game, sheet, part, "picture") if part else picture(game, name, "picture", 96, 96)


def _paragraphs(
    sentences: S, parts: Iterable[str | dict[str, Any]], generated: Mapping[str, Generated[S]]
) -> Iterator[Paragraph]:
    """The parts of a chapter in the order of the file, with generated ones filled in."""
    for part in parts:
        if isinstance(part, str):
            yield Paragraph("text", (part,))
        elif "list" in part:
            yield Paragraph("list", tuple(part["list"]))
        elif "example" in part:
            yield Paragraph("example", (part["example"],))
        else:
            yield from generated[part["generated"]](sentences)


def listed(lines: Callable[[S], Iterable[str]]) -> Generated[S]:
    """Lines that make one list."""
    return lambda sentences: [Paragraph("list", tuple(lines(sentences)))]


def explained(group: str, things: Iterable[str]) -> Generated[Sentences]:
    """Things of one part of the catalogue with their explanations, one line each."""

    def lines(sentences: Sentences) -> Iterator[str]:
        for thing in things:
            key = f"{group}.{thing}"
            name, told = sentences.say(key), sentences.say(f"{key}.text")
            yield sentences.say("reader.explained", thing=name, told=told)

    return listed(lines)


def by_part(sentences: Sentences, parts: Mapping[str, Iterable[Node]]) -> tuple[Section, ...]:
    """Sections of a gallery, with the names that the catalogue has for them."""
    return tuple(
        Section(part, sentences.say(f"gallery.{part}"), tuple(entries))
        for part, entries in parts.items()
    )


def explanation(sentences: Sentences, groups: Iterable[str], thing: str) -> Node | None:
    """The entry of a thing that these parts of the catalogue explain in a sentence."""
    for group in groups:
        key = f"{group}.{thing}"
        if sentences.has(f"{key}.text"):
            name, told = sentences.say(key), sentences.say(f"{key}.text")
            return h("article", {"class": "entry"}, h("h3", {}, name), h("p", {}, told))
    return None


def chapter_nodes(chapter: Chapter) -> list[Node]:
    """What a chapter speaks about, as pictures, and its paragraphs to read."""
    paragraphs = [paragraph_node(paragraph) for paragraph in chapter.paragraphs]
    if not chapter.pictures:
        return paragraphs
    return [h("div", {"class": "pictures", "aria-hidden": "true"}, chapter.pictures), *paragraphs]


def paragraph_node(paragraph: Paragraph) -> Node:
    """One part of a chapter."""
    if paragraph.kind == "list":
        return h("ul", {}, [h("li", {}, line) for line in paragraph.lines])
    kind = "example" if paragraph.kind == "example" else None
    return h("p", {"class": kind}, paragraph.lines[0])
