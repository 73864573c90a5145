"""The rules to read: nothing of the game is left out (see test_rulebooks.py for all games)."""

import re

import pytest

from app.games.twister.sentences import TwisterSentences
from app.i18n.text import LANGUAGES
from engine.twister.data import (
    ACTION_CARDS,
    CHARACTERS,
    COMBAT_CARDS,
    OBJECTS,
    QUIET_TURNS,
    TERRAINS,
)
from engine.twister.rooms import ROOMS
from tests.app.books import lines_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_tells_of_everything_there_is(language):
    said = TwisterSentences(language)
    everything = "\n".join(lines_of("twister", language))
    for character, facts in CHARACTERS.items():
        (line,) = [
            line
            for line in lines_of("twister", language, "characters")
            if line.startswith(f"{said.name_of(character)} (")
        ]
        assert str(facts.speed) in line.partition(")")[0]
        assert str(facts.strength) in line.partition(")")[0]
        assert said.say(f"character.{character}.text") in line
    for group, things in (("object", OBJECTS), ("terrain", TERRAINS.values()), ("room", ROOMS)):
        for thing in things:
            assert said.say(f"{group}.{thing}") in everything, thing
            assert said.say(f"{group}.{thing}.text") in everything, thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_in_the_chapters_are_those_of_the_rules(language):
    components, end, turn = (
        " ".join(lines_of("twister", language, chapter))
        for chapter in ("components", "game_end", "turn")
    )
    assert ", ".join(map(str, ACTION_CARDS)) in components
    assert ", ".join(map(str, COMBAT_CARDS)) in components
    assert f" {QUIET_TURNS} " in end
    assert re.search(r"\b5 (VP|PV|PZ)", end)
    assert re.search(r"\b1 (AP|PA)\b", turn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_a_fight_adds_up(language):
    """3 + 1 against 1 - 1, with a 2 and a 4: the totals are 6 and 4."""
    (example,) = [line for line in lines_of("twister", language, "combat") if "3 + 1" in line]
    strength = CHARACTERS["barbarian"].strength + 1
    assert {2 + strength, 4 + max(CHARACTERS["prophet"].strength - 1, 0)} == {6, 4}
    assert re.search(r"\b6 (and|e|i) 4\b", example)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapters_say_what_the_rules_do(language):
    said = TwisterSentences(language)
    (flown,) = lines_of("twister", language, "terrain")[-1:]
    # No flight enters the antimagic room, so nobody flies over its artefact (2.2 Boots).
    assert flown.startswith(
        {
            "en": "A fountain can only be flown over.",
            "it": "Una fontana si può solo sorvolare.",
            "pl": "Nad fontanną można tylko przelecieć.",
        }[language]
    )
    # What a Reconstruction takes out of the game makes no turn noisy.
    end = " ".join(lines_of("twister", language, "game_end"))
    assert said.short_name("reconstruction") in end
    # A wound does not end a Charm.
    assert len(lines_of("twister", language, "charming")) == 5


def test_the_italian_charm_is_told_of_a_character_not_of_a_side():
    charming = " ".join(lines_of("twister", "it", "charming"))
    assert "che lo possiede" in charming
    assert "la possiede" not in charming
