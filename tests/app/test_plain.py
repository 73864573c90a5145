"""The plain presenter: any game is playable before it has a presenter of its own."""

import pytest

from app.games.presenter import Context, Presenter, present
from app.i18n.text import Text
from app.moments import Teller
from app.node import to_html
from engine.core.event import Event
from engine.core.view import Choice, Message, Question, Refusal, View
from tests.app.tables import Sitting

TABLE = {
    "phase": "dusk",
    "round": 3,
    "is_open": True,
    "nobody": None,
    "pile": ["ring_1", "cat_2", "owl"],
    "empty": [],
    "score": [4, 11],
    "hand": [{"count": 2, "known": ["owl"]}, {"count": 3, "known": []}],
    "map": {"north": {"people": 4}, "south": {"people": 0}},
}


def view_of(table, choices=(), player=0, refused=()):
    question = Question(0, "build_hut", "owl", False, tuple(choices))
    return View("unheard", player, ("Anna", "Bartek"), 2, 0, (), "", table, question, refused)


def test_a_game_without_words_is_shown_by_its_ids():
    html = to_html(Presenter(Context(view_of(TABLE), Text("en"))).render_board())
    for words in ("phase", "dusk", "round", "ring 1", "cat 2", "owl", "north", "people"):
        assert words in html


def test_what_belongs_to_a_seat_lies_on_its_mat():
    board = Presenter(Context(view_of(TABLE), Text("en"))).render_board()
    (anna,) = board.find(data_seat="0")
    (bartek,) = board.find(data_seat="1")
    assert "4" in list(anna.texts())
    assert "11" in list(bartek.texts())
    assert "owl" in list(anna.texts())
    assert "owl" not in list(bartek.texts())


def test_ones_own_mat_lies_last():
    for player in (0, 1):
        mats = (
            Presenter(Context(view_of(TABLE, player=player), Text("en")))
            .render_board()
            .children[1]
            .children
        )
        assert [mat.attributes["data-seat"] for mat in mats] == [str(1 - player), str(player)]


def test_options_without_words_are_called_by_their_ids():
    choices = [
        Choice("long_house", Message("no.words", {})),
        Choice("pass", Message("no.words", {})),
    ]
    options = Presenter(Context(view_of(TABLE, choices), Text("en"))).options()
    assert [list(option.texts()) for option in options] == [["long house"], ["Pass"]]


def test_events_without_words_are_told_by_their_facts():
    teller = Teller.of(view_of(TABLE), "en")
    line = teller.line(Event("builds", {"who": 1, "what": "hut"}))
    assert line == "builds: Bartek, hut"


def test_a_question_without_words_shows_its_kind():
    assert Presenter(Context(view_of(TABLE), Text("en"))).prompt().startswith("build hut")


def test_a_reason_is_told_with_its_rule():
    refusal = Refusal("hut", Message("no.reason", {}), "building")
    presenter = Presenter(Context(view_of(TABLE, refused=(refusal,)), Text("en"), "hut"))
    assert "Rule: building" in to_html(next(presenter.refusals()))


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_a_game_without_presenter_gets_the_plain_one(language):
    view = Sitting().match.view(0)
    assert type(present(Context(view, Text(language)))) is Presenter


def test_cards_can_be_followed_when_they_move():
    sitting = Sitting()
    sitting.tap("reveal")
    for card in sitting.match.view(0).table["hand"][0]["known"]:
        assert len(sitting.screen.find(data_move=card)) == 1
