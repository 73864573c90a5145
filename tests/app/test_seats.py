"""Who plays each seat: in the set-up's wish, the header, the save and the link."""

import json
import re

import pytest

from app.effects import CopyLink, Download
from app.i18n.text import LANGUAGES, catalogue
from app.seats import CHARACTERS, LEVELS, Computer, read_seats
from app.storage import Change, Kept
from engine.autoplay.mind import mind_of
from engine.games import LOBBY_GAMES, load_game
from engine.saves.record import dump, parse
from tests.app.tables import Sitting
from tools.project import ROOT

INDEX = (ROOT / "index.html").read_text("utf-8")
ALONE = ["", "even:thief"]
TWO_AND_ONE = ["", "", "even:thief"]


def header(effects):
    (change,) = [effect for effect in effects if isinstance(effect, Change)]
    return change.header


def whole_of(effects):
    (change,) = [effect for effect in effects if isinstance(effect, Change)]
    return change


@pytest.mark.parametrize("game", CHARACTERS)
def test_every_character_has_a_name_a_sentence_and_a_face(game):
    assert len(CHARACTERS[game]) >= 2
    for language in LANGUAGES:
        messages = catalogue(language).messages
        for who in CHARACTERS[game]:
            assert f"opponent.{game}.{who}" in messages
            assert f"opponent.{game}.{who}.text" in messages


@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_the_page_offers_the_levels_and_characters_of_the_engine(game):
    mind = mind_of(load_game(game))
    assert tuple(mind.levels) == LEVELS
    assert tuple(mind.characters) == CHARACTERS[game]


@pytest.mark.parametrize("game", CHARACTERS)
def test_the_lobby_offers_the_same_characters(game):
    (characters,) = re.findall(rf'data-game="{game}".* data-characters="([^"]+)"', INDEX)
    assert tuple(characters.split()) == CHARACTERS[game]
    for who in CHARACTERS[game]:
        assert (ROOT / f"static/icons/opponent-{who}.svg").exists()
    script = (ROOT / "static/js/players.mjs").read_text("utf-8")
    assert json.loads(re.search(r"LEVELS = (\[.*?\])", script)[1]) == list(LEVELS)


@pytest.mark.parametrize(
    ("data", "seats", "sound"),
    [
        (None, (None, None), True),
        (["", "sharp:thief"], (None, Computer("sharp", "thief")), True),
        (["", "genius:thief"], (None, Computer("even", "thief")), False),
        (["easy:nobody", ""], (Computer("easy", "collector"), None), False),
        (["easy"], (Computer("easy", "collector"), None), False),
        ("easy:thief", (None, None), False),
        ([7, {}], (None, None), False),
        (["", "", "even:thief"], (None, None), True),
    ],
)
def test_seats_of_unknown_origin_are_read_as_far_as_they_are_known(data, seats, sound):
    assert read_seats(data, "magpies", 2) == (seats, sound)


def test_a_seat_of_the_set_up_is_kept_in_the_header():
    sitting = Sitting(played_by=ALONE)
    assert sitting.table.seats == (None, Computer("even", "thief"))
    assert header(sitting.effects)["seats"] == ALONE


def test_a_game_of_persons_keeps_no_seats():
    assert header(Sitting().effects)["seats"] == []


def test_a_game_that_comes_back_has_the_same_opponents():
    sitting = Sitting(played_by=ALONE)
    change = whole_of(sitting.effects)
    kept = Kept(change.header, change.opening, change.snapshot, change.entries)
    sitting.do("leave")
    sitting.do("opened", kept)
    assert sitting.table.seats == (None, Computer("even", "thief"))
    assert sitting.table.notice is None


def test_an_opponent_of_another_version_gives_way_to_one_that_is_known():
    sitting = Sitting(played_by=ALONE)
    change = whole_of(sitting.effects)
    header = {**change.header, "seats": ["", "divine:zeus"]}
    sitting.do("opened", Kept(header, change.opening, change.snapshot, change.entries))
    assert sitting.table.seats == (None, Computer("even", "collector"))
    assert sitting.table.notice.key == "note.opponent"


def test_a_game_of_an_older_version_has_only_persons():
    sitting = Sitting(played_by=ALONE)
    change = whole_of(sitting.effects)
    older = {name: value for name, value in change.header.items() if name != "seats"}
    sitting.do("opened", Kept(older, change.opening, change.snapshot, change.entries))
    assert sitting.table.seats == ()
    assert sitting.table.notice is None


def test_a_file_and_a_link_say_who_plays():
    sitting = Sitting(played_by=ALONE)
    (download,) = [e for e in sitting.do("export") if isinstance(e, Download)]
    (link,) = [e for e in sitting.do("share") if isinstance(e, CopyLink)]
    assert link.fragment.endswith("&seats=,even:thief")
    for name, value in (("import", download.content), ("link", link.fragment)):
        sitting.do("leave")
        sitting.do(name, value)
        assert sitting.table.seats == (None, Computer("even", "thief"))


def test_a_file_and_a_link_of_persons_are_as_they_were():
    sitting = Sitting()
    (download,) = [e for e in sitting.do("export") if isinstance(e, Download)]
    assert download.content == dump(sitting.match)
    (link,) = [e for e in sitting.do("share") if isinstance(e, CopyLink)]
    assert "&" not in link.fragment


def test_a_link_that_names_an_unknown_character_opens_with_another():
    sitting = Sitting(played_by=ALONE)
    (link,) = [e for e in sitting.do("share") if isinstance(e, CopyLink)]
    sitting.do("link", link.fragment.replace("thief", "zeus"))
    assert sitting.table.seats == (None, Computer("even", "collector"))
    assert sitting.table.notice.key == "note.opponent"


def test_a_game_in_a_file_is_sound_with_seats_beside_it():
    sitting = Sitting(played_by=ALONE)
    (download,) = [e for e in sitting.do("export") if isinstance(e, Download)]
    assert parse(download.content)["seats"] == ALONE


def test_again_keeps_the_opponents():
    sitting = Sitting(played_by=ALONE).finish()
    sitting.tap("again")
    assert sitting.table.seats == (None, Computer("even", "thief"))
