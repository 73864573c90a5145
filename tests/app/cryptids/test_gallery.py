"""What can be looked up about Twisted Cryptids: every card, place, verb, phase and thing."""

import pytest

from app.games.cryptids import gallery, rulebook
from app.games.cryptids.sentences import CryptidsSentences
from app.i18n.text import LANGUAGES, Text
from engine.cryptids.data import (
    ACTIONS,
    EVENTS,
    KIND_OF,
    POWERS,
    ROLES,
    SIGHTING_OF,
    SIGHTINGS,
    SITES,
    TRAITS,
)
from tests.app.tables import Sitting

english = CryptidsSentences("en")


def words_of(node):
    return " ".join(node.texts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_holds_everything_there_is(language):
    sections = {part.id: part for part in gallery.sections(CryptidsSentences(language))}
    assert {name: len(part.entries) for name, part in sections.items()} == {
        "cryptids": len(ROLES),
        "sightings": len(SIGHTINGS),
        "traits": len(TRAITS),
        "actions": len(ACTIONS),
        "events": len(EVENTS),
        "sites": 10,
    }
    for part in sections.values():
        keys = [entry.attributes["key"] for entry in part.entries]
        assert len(set(keys)) == len(keys)
        for entry in part.entries:
            assert "cryptids." not in words_of(entry)
            assert "{" not in words_of(entry)


FACTS = {
    **{kind: facts.origin for kind, facts in ACTIONS.items()},
    **{who: facts.origin for who, facts in POWERS.items()},
    **{trait: facts.origin for trait, facts in TRAITS.items()},
    **{card: facts.origin for card, facts in EVENTS.items()},
    **{site: facts.origin for site, facts in SITES.items()},
}


@pytest.mark.parametrize("thing", FACTS)
def test_an_entry_says_where_it_comes_from(thing):
    told = words_of(gallery.about(english, thing))
    assert english.say(f"origin.{FACTS[thing]}.text") in told
    others = {"rulebook", "inferred", "design"} - {FACTS[thing]}
    for other in others:
        assert english.say(f"origin.{other}.text") not in told


@pytest.mark.parametrize("kind", SIGHTINGS)
def test_a_sighting_says_where_score_and_effect_come_from(kind):
    facts = SIGHTINGS[kind]
    told = words_of(gallery.sighting(english, kind))
    for origin in (facts.origin, facts.effect_origin):
        assert english.say(f"origin.{origin}.text") in told
    assert ("Score: " in told) == (facts.origin != facts.effect_origin)
    assert english.sighting_effect(kind) in told
    assert english.say(f"type.{facts.type}") in told


def test_an_entry_says_all_that_is_printed():
    for kind, facts in ACTIONS.items():
        told = words_of(gallery.action(english, kind))
        assert english.action_text(kind) in told
        assert f"× {facts.copies}" in told
    for card in EVENTS:
        told = words_of(gallery.event(english, card))
        assert all(line in told for line in english.event_lines(card))
    for trait in TRAITS:
        told = words_of(gallery.trait(english, trait))
        assert all(tier in told for tier in english.trait_tiers(trait))
    for who in POWERS:
        assert english.power_text(who) in words_of(gallery.cryptid(english, who))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_place_and_thing_can_be_looked_up(language):
    said = CryptidsSentences(language)
    things = [*KIND_OF, *SIGHTING_OF, *FACTS, *SIGHTINGS, *gallery.TOPICS]
    for thing in things:
        found = gallery.about(said, thing)
        assert found is not None, thing
        assert "cryptids." not in words_of(found)
    assert gallery.about(said, "no_such_thing") is None


def test_every_topic_leads_to_a_chapter_that_is_there():
    known = {chapter.id for chapter in rulebook.chapters("en")}
    assert set(gallery.TOPICS.values()) <= known


def test_a_topic_never_hides_a_chapter_of_another_name():
    """A chapter is opened by its id; a thing with the same id must lead to that chapter."""
    known = {chapter.id for chapter in rulebook.chapters("en")}
    assert {topic for topic, chapter in gallery.TOPICS.items() if topic in known} == {
        topic for topic, chapter in gallery.TOPICS.items() if topic == chapter
    }


def test_every_phase_and_verb_has_its_chapter():
    phases = {"cryptids", "secrets", "hideouts", "dawn", "day", "dusk", "night"}
    verbs = {effect.verb for action in ACTIONS.values() for effect in action.effects}
    assert phases | verbs <= set(gallery.TOPICS)


def opened(language):
    """A table of three, the first of them looking."""
    sitting = Sitting(game="cryptids", names=("Anna", "Bartek", "Carla"))
    sitting.do("language", language)
    sitting.tap("reveal")
    return sitting


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_at_the_table_explains_every_kind_of_thing(language):
    sitting = opened(language)
    for thing in (*gallery.TOPICS, "mothman", "mothman_nap", "gather_hiker_1", "maple_lake"):
        sitting.do("help", thing)
        assert Text(language)("help.nothing") not in sitting.words, thing
        assert "cryptids." not in sitting.words, thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_can_be_opened(language):
    sitting = opened(language)
    sitting.tap("panel:rules")
    pages = [
        node.attributes["data-act"]
        for node in sitting.screen.find(class_="way")
        if node.attributes["data-act"].startswith("panel:rules:")
    ]
    assert len(pages) == len(rulebook.chapters(language))
    for page in pages:
        sitting.do("panel", page.removeprefix("panel:"), sitting.table.stamp)
        (chapter,) = sitting.screen.find(class_="reader")
        assert len(words_of(chapter)) > 100
