"""The rules of Twisted Cryptids to read: chapters in the reader's language, as plain data.

The chapters stand in `app/i18n/rules/`. What cards, Sites and verbs do is not repeated
there but put together by words.py, from the same facts that the rules go by.
"""

from collections.abc import Iterator
from functools import cache

from app.games.book import Chapter, Generated, explained, listed, read_chapters
from app.games.cryptids.words import (
    action_text,
    and_list,
    event_lines,
    name_of,
    people,
    power_effects,
    power_name,
    say,
    score_text,
    sighting_effect,
    trait_tiers,
)
from app.i18n.text import Text
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
    return read_chapters("cryptids", language, GENERATED)


def _sites(text: Text) -> Iterator[str]:
    """What borders what, and who begins where."""
    for site, facts in SITES.items():
        near = [name_of(text, other) for other in facts.adjacent]
        crowd = [people(text, flavor, 1) for flavor in facts.start]
        yield say(
            text,
            "reader.site",
            site=name_of(text, site),
            adjacent=and_list(text, near),
            start=and_list(text, crowd),
        )


def _powers(text: Text) -> Iterator[str]:
    """Everybody's Power."""
    for cryptid in ROLES:
        yield say(
            text,
            "reader.cryptid",
            cryptid=name_of(text, cryptid),
            power=power_name(text, cryptid),
            effects=power_effects(text, cryptid),
        )


def _sightings(text: Text) -> Iterator[str]:
    """The nine Sightings: what they count, and what follows."""
    for kind, facts in SIGHTINGS.items():
        yield say(
            text,
            "reader.sighting",
            sighting=name_of(text, kind),
            type=name_of(text, facts.type),
            score=score_text(text, facts.score),
            effect=sighting_effect(text, kind),
        )


def _traits(text: Text) -> Iterator[str]:
    """The ten Traits with their levels."""
    for trait in TRAITS:
        yield say(
            text,
            "reader.trait",
            trait=name_of(text, trait),
            goal=say(text, f"trait.{trait}.text"),
            tiers=" · ".join(trait_tiers(text, trait)),
        )


def _action_cards(text: Text) -> Iterator[str]:
    """What the deck consists of."""
    for kind, facts in ACTIONS.items():
        effects = action_text(text, kind)
        yield say(text, "reader.action", effects=effects, copies=facts.copies)


def _event_cards(text: Text) -> Iterator[str]:
    """The twelve Events with their three lines."""
    for card in EVENTS:
        lines = " ".join(event_lines(text, card))
        yield say(text, "reader.event", event=name_of(text, card), lines=lines)


GENERATED: dict[str, Generated] = {
    "verbs": explained("cryptids", "verb", (LURE, SCARE, ATTRACT, EXTRACT, GATHER)),
    "types": explained("cryptids", "type", {facts.type: None for facts in SIGHTINGS.values()}),
    "sites": listed(_sites),
    "powers": listed(_powers),
    "sightings": listed(_sightings),
    "traits": listed(_traits),
    "action_cards": listed(_action_cards),
    "event_cards": listed(_event_cards),
}
"""What a chapter can ask for by {"generated": name}."""
