"""The rules of InBetween to read: chapters in the reader's language, as plain data.

The chapters stand in `app/i18n/rules/`. What cards, people and Awareness levels do is not
repeated there but comes from the same messages that the table shows.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import app.i18n
from app.games.book import Chapter, Paragraph
from app.games.inbetween.words import ability_text, name_of, say, symbol_name
from app.i18n.text import Text
from engine.inbetween.data import (
    AWARENESS,
    CHARACTERS,
    CREATURE_CARDS,
    ROLES,
    SIDES,
    TOWN_CARDS,
    Card,
)

FOLDER = Path(app.i18n.__file__).parent / "rules"


@cache
def chapters(language: str) -> tuple[Chapter, ...]:
    """The whole rules in a language, in the order of the rulebook.

    >>> [chapter.title for chapter in chapters("it")][:3]
    ['Panoramica', 'Componenti', 'Preparazione']
    """
    text = Text(language)
    path = FOLDER / f"inbetween.{language}.json"
    return tuple(
        Chapter(chapter["id"], chapter["title"], tuple(_paragraphs(text, chapter["paragraphs"])))
        for chapter in json.loads(path.read_text("utf-8"))
    )


def _paragraphs(text: Text, parts: Iterable[str | dict[str, Any]]) -> Iterator[Paragraph]:
    """The parts of a chapter as they stand in the file, what is generated filled in."""
    for part in parts:
        if isinstance(part, str):
            yield Paragraph("text", (part,))
        elif "list" in part:
            yield Paragraph("list", tuple(part["list"]))
        elif "example" in part:
            yield Paragraph("example", (part["example"],))
        else:
            yield from GENERATED[part["generated"]](text)


def _awareness(text: Text) -> Iterator[Paragraph]:
    """The Awareness abilities of both sides."""
    for role, abilities in zip(ROLES, AWARENESS, strict=True):
        yield Paragraph("text", (say(text, f"side.{role}"),))
        levels = enumerate(abilities, start=1)
        yield Paragraph(
            "list",
            tuple(
                say(text, "reader.level", level=level, ability=ability_text(text, ability))
                for level, ability in levels
            ),
        )


def _cards(text: Text, cards: Iterable[Card]) -> Iterator[Paragraph]:
    """What is printed on cards, a line each."""
    yield Paragraph("list", tuple(_card(text, card) for card in cards))


def _card(text: Text, card: Card) -> str:
    return say(
        text,
        "reader.equipment" if card.equipment else "reader.card",
        card=name_of(text, card.kind),
        symbol=symbol_name(text, card.symbol),
        cost=card.cost,
        ability=ability_text(text, card.kind),
    )


def _characters(text: Text) -> Iterator[Paragraph]:
    """Both abilities of everybody."""
    for who, character in CHARACTERS.items():
        role = say(text, f"character.{who}.role")
        title = say(text, "reader.character", who=name_of(text, who), role=role)
        yield Paragraph("text", (title,))
        yield Paragraph(
            "list",
            tuple(
                say(text, f"reader.{side}", ability=ability_text(text, face.ability))
                for side, face in zip(SIDES, character.faces, strict=True)
            ),
        )


GENERATED: dict[str, Callable[[Text], Iterator[Paragraph]]] = {
    "awareness": _awareness,
    "creature_cards": lambda text: _cards(text, CREATURE_CARDS),
    "town_cards": lambda text: _cards(text, TOWN_CARDS),
    "characters": _characters,
}
"""What a chapter can ask for by {"generated": name}."""
