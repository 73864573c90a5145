"""What can be looked up, whatever the game: all of it is there, nothing is raw, help finds it."""

from typing import NamedTuple

import pytest

from app.games.book import Gallery
from app.games.cryptids import gallery as cryptids_gallery
from app.games.inbetween import gallery as inbetween_gallery
from app.games.twister import gallery as twister_gallery
from app.i18n.text import LANGUAGES, Text
from app.node import Node
from engine.cryptids import data as cryptids
from engine.inbetween import data as inbetween
from engine.twister import data as twister
from engine.twister.rooms import ROOMS
from tests.app.books import chapters
from tests.app.speakers import CLASSES
from tests.app.tables import NAMES, Sitting


class Shown(NamedTuple):
    """A game's gallery: how many entries a section has, and some things to ask help about."""

    gallery: Gallery
    sections: dict[str, int]
    things: tuple[str, ...]
    seats: int = 2


SHOWN = {
    "inbetween": Shown(
        inbetween_gallery,
        {
            "town": len(inbetween.TOWN_CARDS),
            "creature": len(inbetween.CREATURE_CARDS),
            "people": len(inbetween.PEOPLE),
            "awareness": 2,
        },
        (*sorted(inbetween.CARDS)[::9], *inbetween.PEOPLE[::5]),
    ),
    "cryptids": Shown(
        cryptids_gallery,
        {
            "cryptids": len(cryptids.ROLES),
            "sightings": len(cryptids.SIGHTINGS),
            "traits": len(cryptids.TRAITS),
            "actions": len(cryptids.ACTIONS),
            "events": len(cryptids.EVENTS),
            "sites": 10,
        },
        ("mothman", "mothman_nap", "gather_hiker_1", "maple_lake"),
        seats=3,
    ),
    "twister": Shown(
        twister_gallery,
        {
            "characters": len(twister.CHARACTERS),
            "objects": len(twister.OBJECTS),
            "terrain": len({*twister.TERRAINS.values()}),
            "rooms": len(ROOMS),
        },
        ("yellow_acrobat", "blue_rope", "room:library"),
    ),
}

of_every_game = pytest.mark.parametrize("game", SHOWN)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def words_of(node: Node) -> str:
    return " ".join(node.texts())


def opened(game: str, language: str) -> Sitting:
    """A table at which the first player looks."""
    sitting = Sitting(game=game, names=NAMES[: SHOWN[game].seats])
    sitting.do("language", language)
    sitting.tap("reveal")
    return sitting


@of_every_game
@in_every_language
def test_the_gallery_holds_everything_there_is(game, language):
    sections = SHOWN[game].gallery.sections(CLASSES[game](language))
    assert {part.id: len(part.entries) for part in sections} == SHOWN[game].sections
    for part in sections:
        keys = [entry.attributes["key"] for entry in part.entries]
        assert len(set(keys)) == len(keys)
        for entry in part.entries:
            assert f"{game}." not in words_of(entry)
            assert "{" not in words_of(entry)


@of_every_game
def test_every_topic_leads_to_a_chapter_that_is_there(game):
    known = {chapter.id for chapter in chapters(game, "en")}
    assert set(SHOWN[game].gallery.TOPICS.values()) <= known


@of_every_game
def test_a_topic_never_hides_a_chapter_of_another_name(game):
    """A chapter is opened by its id; a thing with the same id must lead to that chapter."""
    known = {chapter.id for chapter in chapters(game, "en")}
    for topic, chapter in SHOWN[game].gallery.TOPICS.items():
        assert (topic in known) == (topic == chapter), topic


@of_every_game
@in_every_language
def test_help_at_the_table_explains_every_kind_of_thing(game, language):
    sitting = opened(game, language)
    nothing = Text(language)("help.nothing")
    for thing in (*SHOWN[game].gallery.TOPICS, *SHOWN[game].things):
        sitting.do("help", thing)
        assert nothing not in sitting.words, thing
        assert f"{game}." not in sitting.words, thing


@of_every_game
@in_every_language
def test_every_chapter_can_be_opened(game, language):
    sitting = opened(game, language)
    sitting.tap("panel:rules")
    pages = [
        node.attributes["data-act"]
        for node in sitting.screen.find(class_="way")
        if node.attributes["data-act"].startswith("panel:rules:")
    ]
    assert len(pages) == len(chapters(game, language))
    for page in pages:
        sitting.do("panel", page.removeprefix("panel:"), sitting.table.stamp)
        (chapter,) = sitting.screen.find(class_="reader")
        assert len(words_of(chapter)) > 100
