"""Rules, gallery, help, settings, hints, keys: what lies around the table."""

import json

import pytest

from app.effects import Remember
from app.games.book import Chapter, Paragraph, Section
from app.games.presenter import Presenter
from app.node import h
from app.series import NO_SERIES
from app.settings import CHOICES, Settings
from tests.app.tables import Sitting

CHAPTERS = (
    Chapter("turn", "A turn", (Paragraph("text", ("Pick one.",)),)),
    Chapter("end", "The end", (Paragraph("list", ("One", "Two")), Paragraph("example", ("So.",)))),
)
GALLERY = (
    Section("rings", "Rings", (h("p", {}, "A ring"),)),
    Section("cats", "Cats", (h("p", {}, "A cat"),)),
)


@pytest.fixture
def sitting(monkeypatch):
    """A table of a game that has something to read."""
    monkeypatch.setattr(Presenter, "chapters", lambda self: CHAPTERS)
    monkeypatch.setattr(Presenter, "gallery", lambda self: GALLERY)
    sitting = Sitting()
    sitting.tap("reveal")
    return sitting


def test_the_rules_open_with_their_contents_and_turn_page_by_page(sitting):
    sitting.tap("panel:rules")
    assert "Pick one." not in sitting.words
    sitting.tap("panel:rules:turn")
    assert "Pick one." in sitting.words
    sitting.tap("panel:rules:end")
    assert {"One", "Two", "So."} <= set(sitting.screen.texts())
    sitting.tap("panel:rules:contents")
    assert "So." not in sitting.words
    sitting.tap("panel:")
    assert sitting.screen.find(class_="sheet wide") == []


def test_the_gallery_shows_one_section_at_a_time(sitting):
    sitting.tap("panel:menu")
    sitting.tap("panel:gallery")
    assert "A ring" in sitting.words
    sitting.tap("panel:gallery:cats")
    assert "A cat" in sitting.words
    assert "A ring" not in sitting.words


def test_help_answers_to_a_chapter_and_says_when_it_knows_nothing(sitting):
    sitting.do("help", "end")
    assert "So." in sitting.words
    sitting.do("help", "nonsense")
    assert "There is nothing more to say" in sitting.words


def test_a_game_without_rules_to_read_says_so():
    sitting = Sitting()
    sitting.tap("reveal")
    sitting.tap("panel:rules")
    assert "Nothing to read for this game yet." in sitting.words
    assert sitting.screen.find(data_act="panel:gallery") == []


# Settings --------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "values"), CHOICES.items())
def test_every_setting_is_told_to_the_device(name, values):
    sitting = Sitting()
    for value in values:
        (effect,) = sitting.do("set", f"{name}:{value}")
        assert isinstance(effect, Remember)
        assert effect.settings._asdict()[name] == value
        assert getattr(sitting.table.settings, name) == value


def test_the_defaults_are_the_first_of_each_choice():
    defaults = {name: values[0] for name, values in CHOICES.items()}
    assert Settings()._asdict() == {**defaults, "lessons": (), "series": NO_SERIES}


@pytest.mark.parametrize("value", ["", "size", "size:giant", "shape:round", None, "__class__:x"])
def test_a_setting_that_does_not_exist_changes_nothing(value):
    sitting = Sitting()
    before = sitting.table.settings
    assert sitting.do("set", value) == ()
    assert sitting.table.settings == before


@pytest.mark.parametrize("data", [None, 7, [], "x", {"size": 3, "keys": None}, {"other": "on"}])
def test_settings_of_unknown_origin_are_read_tolerantly(data):
    sitting = Sitting()
    sitting.do("settings", data)
    assert sitting.table.settings == Settings()


def test_settings_outlive_the_game_and_the_page():
    sitting = Sitting()
    (effect,) = sitting.do("set", "size:huge")
    sitting.do("leave")
    assert sitting.table.settings.size == "huge"
    other = Sitting()
    other.do("settings", json.loads(json.dumps(effect.settings._asdict())))
    assert other.table.settings.size == "huge"


def test_letters_are_shortcuts_unless_they_are_switched_off():
    sitting = Sitting()
    sitting.tap("reveal")
    (undo,) = sitting.screen.find(data_act="undo")
    assert undo.attributes["data-key"] == "u"
    sitting.do("set", "keys:off")
    assert "data-key" not in sitting.html


# Hints and what is heard -------------------------------------------------------------------


def test_the_first_hint_goes_with_one_tap_for_good():
    sitting = Sitting()
    assert "New here?" in sitting.words
    sitting.tap("set:hint:seen")
    assert sitting.screen.attributes["data-screen"] == "cover"
    assert "New here?" not in sitting.words
    other = Sitting()
    other.do("settings", sitting.table.settings._asdict())
    assert "New here?" not in other.words


def test_the_first_hint_is_for_the_first_turns_and_lies_over_nothing():
    sitting = Sitting()
    for _ in sitting.play():
        covered = sitting.screen.attributes["data-screen"] == "cover"
        assert ("New here?" in sitting.words) == (covered and sitting.match.state.turn < 2)


def test_the_table_says_what_happened_and_what_is_asked():
    sitting = Sitting()
    assert "data-spoken" not in sitting.screen.attributes
    sitting.tap("reveal")
    first = sitting.screen.attributes["data-spoken"]
    sitting.tap("choose:trade")
    second = sitting.screen.attributes["data-spoken"]
    assert first != second
    heading = " ".join(sitting.screen.find(tabindex="-1")[0].texts())
    assert second.endswith(f"{heading} 3 answers.")


def test_the_question_and_the_number_of_its_answers_are_read_before_the_board():
    sitting = Sitting()
    sitting.tap("reveal")
    asked = sitting.match.pending
    kinds = [node.attributes["class"].split()[0] for node in sitting.screen.children]
    assert kinds.index("unseen") < kinds.index("board") < kinds.index("dock")
    question = sitting.screen.children[kinds.index("unseen")]
    assert f"{len(asked.options)} answers" in "".join(question.texts())


def test_nothing_behind_an_open_sheet_is_read_aloud_or_tapped():
    sitting = Sitting()
    sitting.tap("reveal")
    assert not sitting.screen.find(inert="")
    sitting.tap("panel:log")
    *others, scrim, sheet = sitting.screen.children
    assert sheet.attributes["class"] == "sheet"
    assert all("inert" in node.attributes for node in others)
    sitting.tap(scrim.attributes["data-act"])
    assert not sitting.screen.find(class_="sheet")


def test_before_anything_private_is_read_aloud_the_cover_asks_for_headphones():
    sitting = Sitting()
    assert "headphones" in sitting.words
    sitting.tap("reveal")
    assert "headphones" not in sitting.words


def test_a_barred_undo_names_its_reason():
    sitting = Sitting()
    sitting.tap("reveal")
    (undo,) = sitting.screen.find(data_act="undo")
    assert undo.attributes["aria-label"] == "Undo. Nothing to undo yet"
    sitting.tap("choose:trade")
    (undo,) = sitting.screen.find(data_act="undo")
    assert undo.attributes["aria-label"] == "Undo"
