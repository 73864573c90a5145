"""index.html as written: its policy, its boxes, its addresses."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from app.i18n.text import LANGUAGES, catalogue
from app.lessons import NOTHING_TAUGHT, curriculum_of
from engine.games import DEVELOPER_GAMES, LOBBY_GAMES, load_game

ROOT = Path(__file__).parents[2]
SOURCE = (ROOT / "index.html").read_text("utf-8")
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)


class Elements(HTMLParser):
    """Every start tag of the page with its attributes, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(SOURCE)

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, {name: value or "" for name, value in attrs}))


ELEMENTS = Elements().found
BOXES = {
    attributes["data-game"]: attributes
    for tag, attributes in ELEMENTS
    if tag == "article" and "data-game" in attributes
}


def test_the_policy_is_strict():
    (policy,) = [a["content"] for tag, a in ELEMENTS if tag == "meta" and "http-equiv" in a]
    assert policy == POLICY


def test_nothing_on_the_page_is_inline():
    for tag, attributes in ELEMENTS:
        assert "style" not in attributes
        assert not [name for name in attributes if name.startswith("on")]
        assert tag != "style"
        if tag == "script":
            assert attributes["src"].startswith("./")


def test_every_address_is_relative_and_exists():
    for _, attributes in ELEMENTS:
        for name in ("src", "href"):
            address = attributes.get(name)
            if address is None or address == "":
                continue
            assert address.startswith("./"), address
            assert (ROOT / address).exists(), address


@pytest.mark.parametrize("name", sorted(path.name for path in (ROOT / "static/css").glob("*.css")))
def test_every_address_in_a_style_sheet_exists(name):
    sheet = ROOT / "static" / "css" / name
    for address in re.findall(r'url\("(?!data:)([^"]+)"\)', sheet.read_text("utf-8")):
        drawn_in_place = address.startswith("data:image/svg+xml,")
        assert drawn_in_place or (sheet.parent / address).resolve().exists(), address


def test_the_boxes_are_the_games_of_the_engine():
    assert tuple(BOXES) == (*LOBBY_GAMES, *DEVELOPER_GAMES)


def has_words(game: str) -> bool:
    """Whether the game's own words are there in every language."""
    return all(
        any(key.startswith(f"{game}.") for key in catalogue(language).messages)
        for language in LANGUAGES
    )


@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_a_box_is_playable_when_its_rules_and_its_words_are_there(game):
    assert (BOXES[game]["data-playable"] == "yes") == has_words(game)


@pytest.mark.parametrize("game", [*LOBBY_GAMES, *DEVELOPER_GAMES])
def test_a_box_seats_as_many_as_the_rules(game):
    rules = load_game(game)
    assert BOXES[game]["data-fewest"] == str(rules.fewest)
    assert BOXES[game]["data-most"] == str(len(rules.roles))


@pytest.mark.parametrize("game", BOXES)
def test_a_box_offers_the_lessons_of_its_game(game):
    assert "data-lessons" in BOXES[game] or curriculum_of(game) == NOTHING_TAUGHT


@pytest.mark.parametrize("game", BOXES)
def test_every_seat_has_a_name_to_begin_with(game):
    for seat in range(int(BOXES[game]["data-most"])):
        assert f"seat.{game}.{seat}" in catalogue("en").messages
        assert (ROOT / f"static/icons/seat-{seat}.svg").exists()


@pytest.mark.parametrize("game", BOXES)
def test_a_box_knows_whether_there_are_puzzles(game):
    assert ("data-puzzles" in BOXES[game]) == (ROOT / f"app/puzzles/{game}.json").exists()


def test_without_script_the_page_says_what_it_needs():
    assert "<noscript>" in SOURCE
    assert "JavaScript" in SOURCE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_finds_its_words_in_its_own_catalogue(language):
    """The rest of the page's texts is not loaded before the first tap."""
    scripts = "".join(path.read_text("utf-8") for path in (ROOT / "static/js").glob("*js"))
    folder = ROOT / "app/i18n"
    own = json.loads((folder / f"{language}.json").read_text("utf-8"))["messages"]
    table = json.loads((folder / f"table.{language}.json").read_text("utf-8"))["messages"]
    assert not own.keys() & table.keys()
    families = {f"{family}." for family in re.findall(r"`([a-z.]+)\.\$\{", scripts)}
    assert families >= {"seat.", "level.", "engine."}
    for key in table:
        assert f'"{key}"' not in scripts + SOURCE
        assert not key.startswith(tuple(families))


def test_the_lobby_knows_which_rules_can_be_read():
    script = (ROOT / "static/js/rules.mjs").read_text("utf-8")
    (known,) = re.findall(r"READABLE = new Set\(\[(.*?)\]\)", script)
    folder = ROOT / "app/i18n/rules"
    for language in LANGUAGES:
        found = {path.name.split(".")[0] for path in folder.glob(f"*.{language}.json")}
        assert {name.strip(' "') for name in known.split(",")} == found


@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_the_set_up_offers_the_games_options_with_their_defaults_first(game):
    offered = dict(option.split(":") for option in BOXES[game].get("data-options", "").split())
    wanted = {name: ",".join(values) for name, values in load_game(game).options.items()}
    assert offered == wanted
    for language in LANGUAGES:
        messages = catalogue(language).messages
        for name, values in load_game(game).options.items():
            assert f"{game}.setup.{name}" in messages
            for value in values:
                assert f"{game}.setup.{name}.{value}" in messages
                assert f"{game}.setup.{name}.{value}.text" in messages


def test_a_games_styles_are_for_its_own_table():
    """Else a name that two games use would be styled by both."""
    sheets = [attributes for tag, attributes in ELEMENTS if attributes.get("rel") == "stylesheet"]
    styled = {Path(sheet["href"]).stem.partition("-")[0]: sheet for sheet in sheets}
    assert styled.keys() & BOXES.keys()
    for name, sheet in styled.items():
        switch = (sheet.get("data-of"), sheet.get("media"))
        assert switch == ((name, "not all") if name in BOXES else (None, None)), name
