"""The end of a game: the picture, the result, the story, and another game."""

import json
from dataclasses import replace

import pytest

from app.effects import SendPicture
from app.i18n.text import LANGUAGES, catalogue
from app.screens import render_table
from app.seats import Computer
from app.table import Inquiry
from app.thinking import NOTHING
from engine.autoplay.findings import Standing
from engine.games import LOBBY_GAMES
from engine.saves.record import dump
from tests.app.endings import ENDINGS, agreed, at_random
from tests.app.tables import Sitting

WENT = [Standing(n, n, (one, 1 - one)) for n, one in enumerate((0.5, 0.7, 0.4, 0.1, 0.9, 1.0))]


def over(match, language="en") -> Sitting:
    """A table at which that match has ended."""
    sitting = Sitting()
    sitting.do("language", language)
    sitting.do("import", dump(match))
    assert sitting.screen.attributes["data-screen"] == "over"
    return sitting


@pytest.fixture(scope="module")
def secured():
    return ENDINGS["inbetween secured"][0]()


def one(sitting, **wanted):
    (node,) = sitting.screen.find(**wanted)
    return node


def words_of(node) -> str:
    return " ".join(node.texts())


# The result --------------------------------------------------------------------------------


def test_the_result_lies_over_the_winners_world_in_the_winners_colours(secured):
    sitting = over(secured)
    result = sitting.screen.find(class_="result seat-0 pictured")[0]
    (world,) = result.find(class_="world")
    assert world.attributes["src"] == "./static/art/inbetween/end-secured.svg"
    assert world.attributes["alt"] == ""
    assert words_of(result.find(data_focus="")[0]) == "The Town wins"
    assert words_of(result).count("wins") == 1


def test_a_draw_has_nobodys_colours():
    sitting = over(agreed("twister", 30))
    assert sitting.screen.find(class_="result pictured")
    assert "A draw by agreement" in sitting.words


@pytest.mark.parametrize("game", LOBBY_GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_shown_that_only_a_program_cares_about(game, language):
    """It said "183 choices" once."""
    match = at_random(game, 1)
    words = over(match, language).words
    assert str(len(match.choices)) not in words.split()


def test_a_game_without_pictures_ends_plainly():
    sitting = Sitting().finish()
    assert sitting.screen.find(class_="world") == []
    assert sitting.screen.find(class_="again primary")


def test_numbers_by_seat_are_read_with_the_names(secured):
    sitting = over(secured)
    (box,) = [box for box in sitting.screen.find(class_="number") if "Energy" in words_of(box)]
    said = words_of(box)
    assert said.startswith("Town: ")
    assert "Creature: " in said


def test_cryptids_keeps_its_sums_and_draws_the_curve():
    sitting = over(ENDINGS["cryptids shared"][0]())
    assert one(sitting, class_="score-sheet")
    curve = one(sitting, class_="curve")
    assert len(curve.find(class_="path seat-3")) == 1
    assert "Player 4: 5, " in curve.find(role="img")[0].attributes["aria-label"]


# Turning points ------------------------------------------------------------------------------


def test_turning_points_are_looked_for_without_being_asked_and_nobody_waits(secured):
    sitting = over(secured)
    wanted = Inquiry(sitting.table.id, sitting.table.stamp, "course", len(secured.choices))
    assert sitting.table.inquiry == wanted
    assert one(sitting, class_="finding")
    assert sitting.screen.find(data_act="again")
    sitting.do("found", (wanted, WENT))
    points = one(sitting, class_="course-points")
    assert [node.attributes["data-act"] for node in points.find(class_="way")] == [
        *("at:2", "at:3", "at:4"),
    ]
    assert not sitting.screen.find(class_="finding")


def test_a_turning_point_leads_into_the_replay(secured):
    sitting = over(secured)
    sitting.do("found", (sitting.table.inquiry, WENT))
    sitting.tap("at:3")
    assert sitting.screen.attributes["data-screen"] == "replay"


def test_the_search_goes_on_while_somebody_looks_at_something_else(secured):
    sitting = over(secured)
    wanted = sitting.table.inquiry
    for act in ("panel:log", "panel:course", "panel:", "replay"):
        sitting.tap(act)
        assert sitting.table.inquiry == wanted
    sitting.do("found", (wanted, WENT))
    sitting.tap("moment:")
    assert sitting.screen.find(class_="course-points")


@pytest.mark.parametrize("found", [NOTHING, [], [WENT[0]]])
def test_a_game_without_turning_points_says_so(secured, found):
    sitting = over(secured)
    sitting.do("found", (sitting.table.inquiry, found))
    assert "No single turn decided it." in sitting.words


# Another game ------------------------------------------------------------------------------


def test_a_rematch_is_dealt_to_the_same_seats():
    sitting = Sitting(names=["Anna", "Bob"]).finish()
    sitting.tap("again")
    assert sitting.match.setup.names == ("Anna", "Bob")
    assert sitting.match.choices == []


def test_a_rematch_with_swapped_sides_gives_everybody_the_next_seat():
    sitting = Sitting(seats=3).finish()
    sitting.tap("again:swap")
    assert sitting.match.setup.names == ("Carla", "Anna", "Bartek")
    assert sitting.match.pending is not None


def test_computers_keep_their_level_and_character_with_their_player():
    sitting = Sitting(names=["Anna", "Thief"], played_by=["", "sharp:thief"])
    sitting.match.agree_draw()
    sitting.tap("again:swap")
    assert sitting.match.setup.names == ("Thief", "Anna")
    assert sitting.table.seats == (Computer("sharp", "thief"), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_nobody_named_keeps_its_own_name(language):
    names = catalogue(language).messages
    town, creature = names["seat.inbetween.0"], names["seat.inbetween.1"]
    sitting = Sitting(game="inbetween", names=["Town", "Ben"])
    sitting.do("language", language)
    sitting.match.agree_draw()
    sitting.tap("again:swap")
    assert sitting.match.setup.names == ("Ben", creature)
    sitting.match.agree_draw()
    sitting.tap("again:swap")
    assert sitting.match.setup.names == (town, "Ben")


def test_a_handicap_goes_with_its_player():
    options = {"handicap": "yellow", "handicap_team": "5", "points": "6"}
    sitting = Sitting(game="twister", options=options)
    sitting.match.agree_draw()
    sitting.tap("again:swap")
    assert {name: sitting.match.setup.options[name] for name in options} == {
        **options,
        "handicap": "blue",
    }
    sitting.match.agree_draw()
    sitting.tap("again")
    assert sitting.match.setup.options["handicap"] == "blue"


@pytest.mark.parametrize(("game", "same", "swapped"), [
    ("inbetween", "same sides", "sides swapped"),
    ("twister", "same colours", "colours swapped"),
    ("cryptids", "same seats", "everyone one seat on"),
])  # fmt: skip
def test_a_rematch_says_what_becomes_of_the_seats(game, same, swapped):
    sitting = over(agreed(game, 30))
    assert words_of(one(sitting, data_act="again")) == f"Rematch :  {same}"
    assert words_of(one(sitting, data_act="again:swap")) == f"Rematch :  {swapped}"


# A picture to send ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["inbetween devoured", "cryptids shared", "twister agreed"])
def test_the_picture_shows_what_the_end_screen_says_and_nothing_else(name):
    sitting = over(ENDINGS[name][0]())
    (effect,) = sitting.tap("postcard")
    assert isinstance(effect, SendPicture)
    card = json.loads(effect.content)
    said = sitting.words
    for words in (card["kind"], card["title"], card["role"], card["decided"]):
        assert words in said
    for label, *values in card["numbers"]:
        assert label in said
        assert all(value in said.split() for value in values)
    assert card["art"] == one(sitting, class_="world").attributes["src"]
    assert card["file"] == f"handover-{name.split()[0]}-{sitting.table.id}.png"
    assert len(card["players"]) == len(sitting.match.setup.names)


def test_nobody_gets_a_picture_of_a_game_that_goes_on():
    assert Sitting().do("postcard") == ()


def test_a_picture_that_cannot_be_drawn_is_told():
    sitting = Sitting().finish()
    sitting.do("unsent")
    assert "could not draw the picture" in sitting.words


def test_the_end_of_a_lesson_looks_for_nothing(secured):
    sitting = over(secured)
    lesson = replace(sitting.table, learning=object())
    assert lesson.inquiry is None
    assert render_table(sitting.table).find(class_="turning")
