"""What can be looked up about Dungeon Twister: every piece, object, terrain, room and thing."""

import pytest

from app.games.twister import gallery
from app.games.twister.sentences import TwisterSentences
from app.i18n.text import LANGUAGES
from art.twister.catalogue import drawings
from engine.twister.data import CHARACTERS, DESIGN, KIND, OBJECTS, RULEBOOK, TERRAINS
from engine.twister.rooms import ROOMS

english = TwisterSentences("en")
GROUNDS = tuple(dict.fromkeys(TERRAINS.values()))


def words_of(node):
    return " ".join(node.texts())


def pictures_in(node):
    """The files that a node shows."""
    for name in ("src", "href"):
        if name in node.attributes:
            yield str(node.attributes[name]).rpartition("/")[2].partition("#")[0]
    for child in node.children:
        if not isinstance(child, str):
            yield from pictures_in(child)


def test_every_entry_has_a_picture_that_is_there():
    for part in gallery.sections(english):
        for entry in part.entries:
            shown = set(pictures_in(entry))
            assert shown, entry.attributes["key"]
            assert shown <= set(drawings()), entry.attributes["key"]


ORIGINS = {
    **{who: facts.origin for who, facts in CHARACTERS.items()},
    **{what: facts.origin for what, facts in OBJECTS.items()},
    **dict.fromkeys(GROUNDS, RULEBOOK),
    **{f"room:{room}": DESIGN for room in ROOMS},
}


@pytest.mark.parametrize("thing", ORIGINS)
def test_an_entry_says_where_it_comes_from(thing):
    told = words_of(gallery.about(english, thing))
    for origin in ("rulebook", "inferred", "design"):
        said = english.say(f"origin.{origin}.text") in told
        assert said == (origin == ORIGINS[thing]), origin


def test_an_entry_says_all_that_is_printed():
    for who, facts in CHARACTERS.items():
        told = words_of(gallery.character(english, who))
        assert f"Speed {facts.speed}" in told
        assert f"Strength {facts.strength}" in told
        assert ("Magic user" in told.partition(english.say(f"character.{who}.text"))[0]) == (
            facts.magic_user
        )
    for what, facts in OBJECTS.items():
        told = words_of(gallery.thing(english, what))
        assert ("Not magical" in told) != facts.magical
        assert f"{facts.ap} AP" in told
        assert english.say(f"user.{facts.user}") in told


def test_a_room_tells_its_portcullises_and_its_twin():
    told = words_of(gallery.room(english, "mist_gallery"))
    assert "2 portcullises" in told
    assert "twin: Library" in told
    assert "turns counter-clockwise" in told
    assert sum(map(gallery.gates_of, ROOMS)) == 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_token_place_and_thing_can_be_looked_up(language):
    said = TwisterSentences(language)
    for thing in (*KIND, *ORIGINS, *gallery.TOPICS):
        found = gallery.about(said, thing)
        assert found is not None, thing
        assert "twister." not in words_of(found)
    assert gallery.about(said, "no_such_thing") is None


def test_a_library_is_a_terrain_and_a_room():
    ground, room = (gallery.about(english, which) for which in ("library", "room:library"))
    assert english.say("terrain.library.text") in words_of(ground)
    assert english.say("room.library.text") in words_of(room)


def test_everything_printed_and_every_phase_has_its_chapter():
    phases = {"starters", "placement", "play"}
    assert {*CHARACTERS, *OBJECTS, *GROUNDS, *ROOMS, *phases} <= set(gallery.TOPICS)
