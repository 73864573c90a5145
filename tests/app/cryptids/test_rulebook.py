"""The rules to read: nothing of the game is left out (see test_rulebooks.py for all games)."""

import json
import re

import pytest

from app.games.book import RULES
from app.games.cryptids.rulebook import GENERATED
from app.games.cryptids.sentences import CryptidsSentences
from app.i18n.text import LANGUAGES
from engine.cryptids.data import (
    ACTIONS,
    EVENTS,
    FIRST_MYTH,
    HIDDEN_REAL_DEAL,
    POWERS,
    SIGHTINGS,
    SITES,
    TRAITS,
)
from tests.app.books import lines_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_tells_of_every_card(language):
    said = CryptidsSentences(language)
    everything = "\n".join(lines_of("cryptids", language))
    for thing in (*POWERS, *SIGHTINGS, *TRAITS, *EVENTS, *SITES):
        assert said.name_of(thing) in everything, thing
    for kind, facts in ACTIONS.items():
        assert f"{said.action_text(kind)} (× {facts.copies})" in everything
    for cryptid in POWERS:
        assert said.power_effects(cryptid) in everything
    for kind, facts in SIGHTINGS.items():
        assert said.score_text(facts.score) in everything
        assert said.sighting_effect(kind) in everything
    for trait in TRAITS:
        assert all(tier in everything for tier in said.trait_tiers(trait))
    for card in EVENTS:
        assert all(line in everything for line in said.event_lines(card))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_s_worked_figures_are_its_examples(language):
    assert any("−2 + 0 + 6 = 4" in line for line in lines_of("cryptids", language, "dusk"))
    assert any(
        "32 + 7 + 7 + 14 = 60" in line for line in lines_of("cryptids", language, "game_end")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_in_the_chapters_are_those_of_the_rules(language):
    setup, end = (
        " ".join(lines_of("cryptids", language, chapter)) for chapter in ("setup", "game_end")
    )
    assert re.search(rf"\b{FIRST_MYTH} (Myth|Mito|Mitu)", setup)
    assert re.search(rf"\b{HIDDEN_REAL_DEAL} (Myth|Mito|Mitu)", end)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["verbs", "types"])
def test_the_lobby_explains_the_functions_and_types_as_the_table_does(language, name):
    """There, before Python is up, they were only said to be in the gallery."""
    said = CryptidsSentences(language)
    chapters = json.loads((RULES / f"cryptids.{language}.json").read_text("utf-8"))
    parts = [part for chapter in chapters for part in chapter["paragraphs"]]
    (named,) = [p for p in parts if isinstance(p, dict) and p.get("generated") == name]
    in_the_lobby = [f"{said.say(thing)}: {said.say(f'{thing}.text')}" for thing in named["things"]]
    (at_the_table,) = GENERATED[name](said)
    assert in_the_lobby == list(at_the_table.lines)
