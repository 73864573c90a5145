"""The catalogues: complete in every language, same places, right plural forms."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from app.games.presenter import Presenter, presenter_of
from app.i18n.text import LANGUAGES, Text, catalogue
from app.screens import moment, replay
from app.settings import CHOICES
from engine.games import DEVELOPER_GAMES, LOBBY_GAMES, load_game
from engine.saves.record import Loaded
from tests.app.tables import Sitting

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "app" / "i18n"
PLACE = re.compile(r"\{(\w+)(?:\.(?:of|to))?\}")
# "" is the page itself; each game with words has a family of its own.
FAMILIES = sorted({path.stem.rpartition(".")[0] for path in FOLDER.glob("*.json")})


def messages(family: str, language: str) -> dict[str, str | list[str]]:
    name = f"{family}.{language}.json" if family else f"{language}.json"
    return json.loads((FOLDER / name).read_text("utf-8"))["messages"]


def forms(message: str | list[str]) -> list[str]:
    return message if isinstance(message, list) else [message]


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(family, language):
    assert messages(family, language).keys() == messages(family, "en").keys()
    assert all(form.strip() for text in messages(family, language).values() for form in forms(text))


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_places(family, language):
    english = messages(family, "en")
    for key, message in messages(family, language).items():
        wanted = set(PLACE.findall(forms(english[key])[0]))
        for form in forms(message):
            assert set(PLACE.findall(form)) == wanted, key


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_messages_have_every_form_of_the_language(family, language):
    page = json.loads((FOLDER / f"{language}.json").read_text("utf-8"))
    count = int(re.search(r"nplurals=(\d)", page["plural-forms"])[1])
    for key, message in messages(family, language).items():
        if isinstance(message, list):
            assert "{count}" in message[0], key
            assert len(message) == count, key


@pytest.mark.parametrize(
    ("count", "words"),
    [(0, "kart"), (1, "karta"), (2, "karty"), (5, "kart"), (12, "kart"), (22, "karty")],
)
def test_polish_has_three_plural_forms(count, words):
    assert Text("pl")("plain.cards", count=count) == f"{count} {words}"


def test_a_missing_key_shows_itself():
    assert Text("en")("nobody.wrote.this", name="x") == "nobody.wrote.this"


def test_a_missing_argument_shows_its_place():
    assert Text("en")("cover.ready") == "I am {name}"


def test_a_players_name_is_never_a_place():
    assert Text("en")("cover.ready", name="{name}{count}") == "I am {name}{count}"


def test_an_unknown_language_is_refused():
    with pytest.raises(KeyError):
        Text("tlh")


def used_keys() -> set[str]:
    """Every key that the program or the lobby names literally."""
    python = re.compile(r"""(?:\btext|Notice|\.tell)\(\s*["']([a-z][\w.]*)["']""")
    either = re.compile(r"""text\([^()]*?"([a-z]+\.[\w.]+)" (?:if|:)[^()]*?"([a-z]+\.[\w.]+)\"""")
    script = re.compile(r"""\btext\(\s*"([a-z][\w.]*)\"""")
    found: set[str] = set()
    for path in {*(ROOT / "app").rglob("*.py")} - {FOLDER / "text.py"}:
        source = path.read_text("utf-8")
        found.update(python.findall(source))
        for pair in either.findall(source):
            found.update(pair)
    for path in (ROOT / "static/js").glob("*.mjs"):
        found.update(script.findall(path.read_text("utf-8")))
    return found


# Keys whose last part the program fills in, and what it can be.
FILLED_IN = {
    "undo": ("start", "luck", "shown", "handed", "over"),
    "note": ("upgraded", "restored", "cut"),
    "engine": ("runtime", "bytes", "starting", "rules", "ready", "failed"),
    "setup": ("pass", "across"),
    "moment": ("recap", "log", "replay", *moment.WAYS, *replay.WAYS),
    "size": CHOICES["size"],
    "hand": CHOICES["hand"],
    "moment.pace": CHOICES["replay"],
    "volume": CHOICES["volume"],
    "sound": ("on", "off"),
    "order": ("ask", "pass"),
    "plain": ("pass", "done"),
    "game": (*LOBBY_GAMES, *DEVELOPER_GAMES),
}


def test_every_key_in_use_is_in_the_catalogue():
    wanted = used_keys() | {
        f"{group}.{part}" for group, parts in FILLED_IN.items() for part in parts
    }
    assert len(wanted) > 80
    assert sorted(wanted - catalogue("en").messages.keys()) == []


def test_loading_notes_are_all_known():
    documented = re.findall(r'^ {4}"(\w+)"', Loaded.__doc__ or "", re.MULTILINE)
    assert sorted(documented) == sorted(FILLED_IN["note"])


class Marked(HTMLParser):
    """Collects the English words of elements with data-text or data-label."""

    def __init__(self) -> None:
        super().__init__()
        self.labels: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        self._key = ""

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        self._key = attributes.get("data-text", "")
        if "data-label" in attributes:
            self.labels[attributes["data-label"]] = attributes["aria-label"]

    def handle_data(self, data):
        if self._key:
            self.texts[self._key] = data
            self._key = ""


def test_the_english_of_the_page_is_the_english_of_the_catalogue():
    marked = Marked()
    marked.feed((ROOT / "index.html").read_text("utf-8"))
    english = messages("", "en")
    assert len(marked.texts) > 20
    assert {key: english.get(key) for key in marked.texts} == marked.texts
    assert {key: english.get(key) for key in marked.labels} == marked.labels


PLAIN = [game for game in (*LOBBY_GAMES, *DEVELOPER_GAMES) if presenter_of(game) is Presenter]
"""Games without a presenter of their own; the words of the others have tests of their own."""


def tables_of(game: str) -> list[tuple[str, int]]:
    """The game with each number of players that it can have."""
    rules = load_game(game)
    return [(game, seats) for seats in range(rules.fewest, len(rules.roles) + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [table for game in PLAIN for table in tables_of(game)])
def test_a_whole_game_on_the_plain_table_has_words_for_everything(language, game, seats):
    known = catalogue(language).messages.keys()
    unworded = rf"\b{game}\.\w|\{{\w+\}}"
    sitting = Sitting(seats, game=game)
    sitting.do("language", language)
    for _ in sitting.play(seed=seats):
        assert not re.search(unworded, sitting.words), sitting.words
        for entry in sitting.match.log:
            assert f"{game}.log.{entry.event.kind}" in known
    sitting.tap("panel:log")
    assert not re.search(unworded, sitting.words)
