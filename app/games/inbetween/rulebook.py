"""The rules of InBetween to read: chapters in the reader's language, as plain data.

The chapters stand in `app/i18n/rules/`. What cards, people and Awareness levels do is not
repeated there but comes from the same messages that the table shows.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from app.games.book import Chapter, Generated, Paragraph, read_chapters
from app.games.inbetween.sentences import InBetweenSentences
from engine.inbetween.data import (
    AWARENESS,
    CHARACTERS,
    CREATURE_CARDS,
    ROLES,
    SIDES,
    TOWN_CARDS,
    Card,
)

Options = tuple[tuple[str, str], ...]
"""The options of a table, each with its value."""

CHANGED = {
    "italian": ("action_phase",),
    "polish": ("awareness_phase", "characters"),
    "stays": ("clarifications", "rulings"),
}
"""Value of an option -> the chapters that are partly untrue at such a table."""


@cache
def chapters(language: str, options: Options = ()) -> tuple[Chapter, ...]:
    """The whole rules in a language, in the order of the rulebook; with the options of a
    table, cards and people say what they do there, and chapters end with what is different.

    >>> [chapter.title for chapter in chapters("it")][:3]
    ['Panoramica', 'Componenti', 'Preparazione']
    """
    sentences = InBetweenSentences(language, options=dict(options))
    written = read_chapters(sentences, GENERATED)
    return tuple(_with_notes(sentences, chapter, options) for chapter in written)


def _with_notes(sentences: InBetweenSentences, chapter: Chapter, options: Options) -> Chapter:
    """A chapter that ends with what the options of a table change about it."""
    notes = [
        Paragraph("text", (_note(sentences, option, value),))
        for option, value in options
        if chapter.id in CHANGED.get(value, ())
    ]
    return chapter._replace(paragraphs=(*chapter.paragraphs, *notes))


def _note(sentences: InBetweenSentences, option: str, value: str) -> str:
    """What an option of the table means, in the words of the set-up screen."""
    key = f"setup.{option}"
    return sentences.say(
        "reader.in_this_game",
        option=sentences.say(key),
        value=sentences.say(f"{key}.{value}"),
        told=sentences.say(f"{key}.{value}.text"),
    )


def _awareness(sentences: InBetweenSentences) -> Iterator[Paragraph]:
    """The Awareness abilities of both sides."""
    for role, abilities in zip(ROLES, AWARENESS, strict=True):
        yield Paragraph("text", (sentences.say(f"side.{role}"),))
        levels = enumerate(abilities, start=1)
        yield Paragraph(
            "list",
            tuple(
                sentences.say("reader.level", level=level, ability=sentences.ability_text(ability))
                for level, ability in levels
            ),
        )


def _cards(sentences: InBetweenSentences, cards: Iterable[Card]) -> Iterator[Paragraph]:
    """What is printed on cards, a line each."""
    yield Paragraph("list", tuple(_card(sentences, card) for card in cards))


def _card(sentences: InBetweenSentences, card: Card) -> str:
    return sentences.say(
        "reader.equipment" if card.equipment else "reader.card",
        card=sentences.name_of(card.kind),
        symbol=sentences.symbol_name(card.symbol),
        cost=card.cost,
        ability=sentences.ability_text(card.kind),
    )


def _characters(sentences: InBetweenSentences) -> Iterator[Paragraph]:
    """Both abilities of every Character."""
    for who, character in CHARACTERS.items():
        role = sentences.say(f"character.{who}.role")
        title = sentences.say("reader.character", who=sentences.name_of(who), role=role)
        yield Paragraph("text", (title,))
        yield Paragraph(
            "list",
            tuple(
                sentences.say(f"reader.{side}", ability=sentences.ability_text(face.ability))
                for side, face in zip(SIDES, character.faces, strict=True)
            ),
        )


GENERATED: dict[str, Generated[InBetweenSentences]] = {
    "awareness": _awareness,
    "creature_cards": lambda sentences: _cards(sentences, CREATURE_CARDS),
    "town_cards": lambda sentences: _cards(sentences, TOWN_CARDS),
    "characters": _characters,
}
"""What a chapter can ask for by {"generated": name}."""
