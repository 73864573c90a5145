"""What a seat is called: by its player, or by its colour or side in the reader's language."""

import pytest

from app.i18n.names import seat_name
from app.i18n.text import LANGUAGES, Text
from engine.games import DEVELOPER_GAMES, LOBBY_GAMES, load_game

english, italian, polish = SPOKEN = [Text(language) for language in LANGUAGES]


def forms(text: Text, game: str, seat: int, *names: str) -> tuple[str, str, str, str]:
    name = seat_name(text, game, seat, names)
    return str(name), name.label, name.of, name.to


def test_a_typed_name_has_no_article():
    assert [forms(text, "inbetween", 0, "Anna") for text in SPOKEN] == [
        ("Anna", "Anna", "Anna’s", "to Anna"),
        ("Anna", "Anna", "di Anna", "a Anna"),
        ("Anna", "Anna", "Anna", "Anna"),
    ]


def test_a_seat_that_nobody_named_has_the_article_of_the_language():
    assert [forms(text, "inbetween", 1, "", "") for text in SPOKEN] == [
        ("the Creature", "Creature", "the Creature’s", "to the Creature"),
        ("la Creatura", "Creatura", "della Creatura", "alla Creatura"),
        ("Istota", "Istota", "Istota", "Istota"),
    ]


@pytest.mark.parametrize("name", ["", "Town", "Città", "Miasto", "town"])
def test_a_default_name_of_any_language_is_nobodys_own(name):
    assert forms(italian, "inbetween", 0, name, "Anna")[0] == "la Città"


@pytest.mark.parametrize("game", [*LOBBY_GAMES, *DEVELOPER_GAMES])
def test_a_seat_that_a_link_names_by_its_id_is_called_in_words(game):
    roles = load_game(game).roles
    for seat, role in enumerate(roles):
        assert seat_name(polish, game, seat, roles).label == polish(f"seat.{game}.{seat}") != role


def test_a_message_that_begins_with_a_name_begins_with_a_capital():
    town, typed = (seat_name(english, "inbetween", 0, [name]) for name in ("", "van Dyk"))
    assert english("over.winner", name=town) == "The Town wins"
    assert english("cover.ready", name=town) == "I am the Town"
    # Whoever writes their name small is called so.
    assert english("over.winner", name=typed) == "van Dyk wins"


@pytest.mark.parametrize("game", [*LOBBY_GAMES, *DEVELOPER_GAMES])
@pytest.mark.parametrize("text", SPOKEN, ids=LANGUAGES)
def test_every_seat_has_a_name_and_all_forms_of_it_or_none(game, text):
    for seat in range(len(load_game(game).roles)):
        key = f"seat.{game}.{seat}"
        assert forms(text, game, seat)[1] == text(key) != key
        assert len({f"{key}.{form}" in text for form in ("the", "of", "to")}) == 1
        assert not any(key in form for form in forms(text, game, seat))


def test_a_default_name_without_forms_is_used_like_a_typed_one(monkeypatch):
    monkeypatch.setitem(italian._messages, "seat.snails.0", "Ambra")
    assert forms(italian, "snails", 0) == ("Ambra", "Ambra", "di Ambra", "a Ambra")


def test_an_unknown_seat_stands_for_itself():
    assert forms(english, "inbetween", 7) == ("7", "7", "7", "7")
