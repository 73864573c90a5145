"""The rules of Twisted Cryptids to read: chapters in the reader's language, as plain data.

The chapters stand in `app/i18n/rules/`. What cards, Sites and verbs do is not repeated
there but put together by sentences.py, from the same facts that the rules go by.
"""

from collections.abc import Iterator
from functools import cache

from app.games.book import Chapter, Generated, explained, listed, read_chapters
from app.games.cryptids.sentences import CryptidsSentences
from engine.cryptids.data import (
    ACTIONS,
    ATTRACT,
    EVENTS,
    EXTRACT,
    GATHER,
    LURE,
    ROLES,
    SCARE,
    SIGHTINGS,
    SITES,
    TRAITS,
)


@cache
def chapters(language: str) -> tuple[Chapter, ...]:
    """The whole rules in a language, in the order in which one needs them.

    >>> [chapter.title for chapter in chapters("it")][:3]
    ['Panoramica', 'Componenti', 'Preparazione']
    """
    return read_chapters(CryptidsSentences(language), GENERATED)


def _sites(sentences: CryptidsSentences) -> Iterator[str]:
    """What borders what, and who begins where."""
    return map(sentences.site_line, SITES)


def _powers(sentences: CryptidsSentences) -> Iterator[str]:
    """Everybody's Power."""
    for cryptid in ROLES:
        yield sentences.say(
            "reader.cryptid",
            cryptid=sentences.name_of(cryptid),
            power=sentences.power_name(cryptid),
            effects=sentences.power_effects(cryptid),
        )


def _sightings(sentences: CryptidsSentences) -> Iterator[str]:
    """The nine Sightings: what they count, and what follows."""
    for kind, facts in SIGHTINGS.items():
        yield sentences.say(
            "reader.sighting",
            sighting=sentences.name_of(kind),
            type=sentences.name_of(facts.type),
            score=sentences.score_text(facts.score),
            effect=sentences.sighting_effect(kind),
        )


def _traits(sentences: CryptidsSentences) -> Iterator[str]:
    """The ten Traits with their levels."""
    for trait in TRAITS:
        yield sentences.say(
            "reader.trait",
            trait=sentences.name_of(trait),
            goal=sentences.say(f"trait.{trait}.text"),
            tiers=" · ".join(sentences.trait_tiers(trait)),
        )


def _action_cards(sentences: CryptidsSentences) -> Iterator[str]:
    """What the deck consists of."""
    for kind, facts in ACTIONS.items():
        effects = sentences.action_text(kind)
        yield sentences.say("reader.action", effects=effects, copies=facts.copies)


def _event_cards(sentences: CryptidsSentences) -> Iterator[str]:
    """The twelve Events with their three lines."""
    for card in EVENTS:
        lines = " ".join(sentences.event_lines(card))
        yield sentences.say("reader.event", event=sentences.name_of(card), lines=lines)


GENERATED: dict[str, Generated[CryptidsSentences]] = {
    "verbs": explained("verb", (LURE, SCARE, ATTRACT, EXTRACT, GATHER)),
    "types": explained("type", {facts.type: None for facts in SIGHTINGS.values()}),
    "sites": listed(_sites),
    "powers": listed(_powers),
    "sightings": listed(_sightings),
    "traits": listed(_traits),
    "action_cards": listed(_action_cards),
    "event_cards": listed(_event_cards),
}
"""What a chapter can ask for by {"generated": name}."""
