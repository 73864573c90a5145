"""What can be looked up about Twisted Cryptids: every card, place, verb, phase and thing."""

import pytest

from app.games.cryptids import gallery
from app.games.cryptids.sentences import CryptidsSentences
from app.i18n.text import LANGUAGES
from engine.cryptids.data import (
    ACTIONS,
    EVENTS,
    KIND_OF,
    POWERS,
    SIGHTING_OF,
    SIGHTINGS,
    SITES,
    TRAITS,
)

english = CryptidsSentences("en")


def words_of(node):
    return " ".join(node.texts())


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


def test_every_phase_and_verb_has_its_chapter():
    phases = {"cryptids", "secrets", "hideouts", "dawn", "day", "dusk", "night"}
    verbs = {effect.verb for action in ACTIONS.values() for effect in action.effects}
    assert phases | verbs <= set(gallery.TOPICS)
