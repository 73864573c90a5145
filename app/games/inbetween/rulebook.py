"""The rules of InBetween to read: chapters in the reader's language, as plain data.

The chapters stand in `app/i18n/rules/`. What cards, people and Awareness levels do is not
repeated there but comes from the same messages that the table shows.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from app.games.book import Chapter, Generated, Paragraph, read_chapters
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


@cache
def chapters(language: str) -> tuple[Chapter, ...]:
    """The whole rules in a language, in the order of the rulebook.

    >>> [chapter.title for chapter in chapters("it")][:3]
    ['Panoramica', 'Componenti', 'Preparazione']
    """
    return read_chapters("inbetween", language, GENERATED)


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


GENERATED: dict[str, Generated] = {
    "awareness": _awareness,
    "creature_cards": lambda text: _cards(text, CREATURE_CARDS),
    "town_cards": lambda text: _cards(text, TOWN_CARDS),
    "characters": _characters,
}
"""What a chapter can ask for by {"generated": name}."""
