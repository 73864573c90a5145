"""The rules to read, whatever the game: the same in every language, whole and readable."""

import json
import re
from itertools import chain

import pytest

from app.games.book import RULES
from app.i18n.text import LANGUAGES
from tests.app.books import BOOKS, chapters, lines_of
from tests.app.tables import Sitting
from tools.project import ROOT

RAW = re.compile(rf"\{{\w*\}}|\b({'|'.join(BOOKS)})\.|\b[a-z]+_[a-z_0-9]+\b")
"""What must not be left in a sentence: places, keys, ids."""
LONGEST = 420
"""Letters that a paragraph may have."""

for_all = pytest.mark.parametrize("game", BOOKS)
in_all = pytest.mark.parametrize("language", LANGUAGES)


@for_all
def test_chapters_are_the_same_in_every_language(game):
    outlines = {
        language: [
            (chapter.id, [(part.kind, len(part.lines)) for part in chapter.paragraphs])
            for chapter in chapters(game, language)
        ]
        for language in LANGUAGES
    }
    assert outlines["it"] == outlines["en"]
    assert outlines["pl"] == outlines["en"]


@for_all
@in_all
def test_no_place_key_or_id_is_left_in_a_sentence(game, language):
    assert [line for line in lines_of(game, language) if RAW.search(line)] == []


@for_all
@in_all
def test_no_chapter_is_empty_or_a_wall_of_text(game, language):
    for chapter in chapters(game, language):
        assert chapter.paragraphs
        for part in chapter.paragraphs:
            assert all(0 < len(line) <= LONGEST for line in part.lines), (chapter.id, part)


@pytest.mark.parametrize(
    ("game", "hard"),
    [
        ("cryptids", {"setup", "dawn", "verbs", "dusk", "game_end", "myth"}),
        ("twister", {"turn", "obstacles", "jump", "reveal", "rotate", "combat", "ropes"}),
    ],
)
def test_the_hard_chapters_have_examples(game, hard):
    with_examples = {
        chapter.id
        for chapter in chapters(game, "en")
        if any(part.kind == "example" for part in chapter.paragraphs)
    }
    assert with_examples == hard


OUTLINES = {
    "inbetween": """
        overview components setup turn awareness_phase action_phase equipment activity_phase
        movement_phase game_end safety_track clarifications creature_cards town_cards characters
        rulings house_rules editions
    """,
    "cryptids": """
        overview components setup round dawn day verbs dusk night game_end myth map players
        powers sightings traits action_cards event_cards rulings house_rules origins
    """,
    "twister": """
        overview components setup turn squares move carry obstacles jump reveal rotate combat
        wounded magic leaving game_end characters objects ropes charming terrain rooms rulings
        secrets house_rules origins
    """,
}


@for_all
def test_the_chapters_follow_the_game(game):
    assert [chapter.id for chapter in chapters(game, "en")] == OUTLINES[game].split()


@for_all
def test_every_picture_of_a_chapter_is_there(game):
    pictures = json.loads((RULES / "pictures" / f"{game}.json").read_text("utf-8"))
    assert set(pictures) <= {chapter.id for chapter in chapters(game, "en")}
    assert len(pictures) >= 10
    for name in chain(*pictures.values()):
        file, _, part = name.partition("#")
        drawn = (ROOT / "static/art" / game / f"{file}.svg").read_text("utf-8")
        assert not part or f'id="{part}"' in drawn, name


def test_help_leads_to_the_chapter_about_what_was_touched():
    sitting = Sitting(game="inbetween", names=["", ""])
    sitting.tap("reveal")
    sitting.do("help", "direction")
    sitting.tap("panel:rules:movement_phase")
    assert "Movement phase" in sitting.words
    assert sitting.screen.find(class_="pictures")
