"""The rules of InBetween to read: chapters in the reader's language, as plain data.

The chapters stand in `app/i18n/rules/`. What cards, people and Awareness levels do is not
repeated there but comes from the same messages that the table shows.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from app.games.book import Chapter, Generated, Paragraph, read_chapters
from app.games.inbetween.words import TableText, ability_text, name_of, say, symbol_name
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

Options = tuple[tuple[str, str], ...]
"""The options of a table, each with its value."""

CHANGED = {
    "italian": ("action_phase",),
    "polish": ("awareness_phase", "characters"),
    "stays": ("clarifications",),
}
"""Value of an option -> the chapters of which a part does not hold at such a table."""


@cache
def chapters(language: str, options: Options = ()) -> tuple[Chapter, ...]:
    """The whole rules in a language, in the order of the rulebook; with the options of a
    table, cards and people tell what they do there, and chapters say what is otherwise.

    >>> [chapter.title for chapter in chapters("it")][:3]
    ['Panoramica', 'Componenti', 'Preparazione']
    """
    text = TableText(language, dict(options))
    # What is generated comes in the words of the table, not just of the language.
    generated = {name: _said_by(text, make) for name, make in GENERATED.items()}
    written = read_chapters("inbetween", language, generated)
    return tuple(_with_notes(text, chapter, options) for chapter in written)


def _said_by(text: Text, make: Generated) -> Generated:
    """What is generated, in these words."""
    return lambda _: make(text)


def _with_notes(text: Text, chapter: Chapter, options: Options) -> Chapter:
    """A chapter that ends with what the options of a table change about it."""
    notes = [
        Paragraph("text", (_note(text, option, value),))
        for option, value in options
        if chapter.id in CHANGED.get(value, ())
    ]
    return chapter._replace(paragraphs=(*chapter.paragraphs, *notes))


def _note(text: Text, option: str, value: str) -> str:
    """What an option of the table means, in the words of the set-up screen."""
    key = f"setup.{option}"
    return say(
        text,
        "reader.in_this_game",
        option=say(text, key),
        value=say(text, f"{key}.{value}"),
        told=say(text, f"{key}.{value}.text"),
    )


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
