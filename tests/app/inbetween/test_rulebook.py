"""The rules to read: the same chapters in every language, and nothing of the game left out."""

import doctest
import re

import pytest

from app.games.inbetween import rulebook, words
from app.i18n.text import LANGUAGES, Text
from engine.inbetween.data import AWARENESS, CHARACTERS, KINDS

RAW = re.compile(r"\{\w*\}|\binbetween\.|\b[a-z]+_[a-z_0-9]+\b")
"""What must not be left in a sentence: places, keys, ids."""


def test_chapters_are_the_same_in_every_language():
    outlines = {
        language: [
            (chapter.id, [(part.kind, len(part.lines)) for part in chapter.paragraphs])
            for chapter in rulebook.chapters(language)
        ]
        for language in LANGUAGES
    }
    assert outlines["it"] == outlines["en"]
    assert outlines["pl"] == outlines["en"]


def test_the_rulebooks_chapters_are_there_in_order():
    assert [chapter.id for chapter in rulebook.chapters("en")] == [
        "overview",
        "components",
        "setup",
        "turn",
        "awareness_phase",
        "action_phase",
        "equipment",
        "activity_phase",
        "movement_phase",
        "game_end",
        "safety_track",
        "clarifications",
        "creature_cards",
        "town_cards",
        "characters",
        "rulings",
        "house_rules",
        "editions",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_tells_of_every_card_and_everybody(language):
    text = Text(language)
    lines = [
        line
        for chapter in rulebook.chapters(language)
        for part in chapter.paragraphs
        for line in part.lines
    ]
    assert not any(RAW.search(line) for line in lines)
    everything = "\n".join(lines)
    for kind in KINDS:
        assert words.name_of(text, kind) in everything
        assert words.ability_text(text, kind) in everything
    for ability in [face.ability for each in CHARACTERS.values() for face in each.faces]:
        assert words.ability_text(text, ability) in everything
    for ability in [*AWARENESS[0], *AWARENESS[1]]:
        assert words.ability_text(text, ability) in everything
    assert "200" in everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_chapter_is_empty_or_a_wall_of_text(language):
    for chapter in rulebook.chapters(language):
        assert chapter.paragraphs
        for part in chapter.paragraphs:
            assert all(0 < len(line) <= 420 for line in part.lines), (chapter.id, part)


def test_the_examples_in_the_docstrings_hold():
    failed, tried = doctest.testmod(rulebook)
    assert tried > 0
    assert failed == 0
