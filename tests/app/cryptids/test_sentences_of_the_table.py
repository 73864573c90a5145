"""The words of the table and of the rules to read: one term a thing, and true at all times."""

import json
import re
from pathlib import Path

import pytest

import app.i18n
from app.games.cryptids import arrows
from app.games.cryptids.board import Board
from app.games.cryptids.cards import effect_rows
from app.games.presenter import Context
from app.i18n.text import LANGUAGES, Text
from engine.cryptids.data import ACTIONS, REAL_DEAL, SIGHTINGS, STACK_SIZE, TRAITS
from engine.cryptids.setup import arrangement
from tests.app.books import lines_of
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, Story

FOLDER = Path(app.i18n.__file__).parent


def everything(language: str) -> str:
    """Every text about the game in a language."""
    paths = [FOLDER / f"cryptids{part}.{language}.json" for part in ("", "-table")]
    paths.append(FOLDER / "rules" / f"cryptids.{language}.json")
    return "\n".join(path.read_text("utf-8") for path in paths)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_the_same_things_in_every_language(language):
    def keys(of: str) -> set[str]:
        path = FOLDER / f"cryptids-table.{of}.json"
        return set(json.loads(path.read_text("utf-8"))["messages"])

    assert keys(language) == keys("en")


@pytest.mark.parametrize(("language", "word"), [("en", "OR"), ("it", "OPPURE"), ("pl", "ALBO")])
def test_or_is_one_word_on_a_card_and_in_its_text(language, word):
    text = Text(language)
    board = Board(Context(Story(3).view(0), text))
    rows = effect_rows(board, ACTIONS["lure_or_scare_hiker"].effects, "or")
    assert [*rows[1].texts()] == [word]
    assert text("cryptids.effect.or", first="1", last="2") == f"1 {word} 2"
    assert word in text("cryptids.thing.action.text")
    assert word in " ".join(lines_of("cryptids", language, "day"))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "To Scenic Swamp: where from?"),
        ("it", "→ Palude Panoramica: da dove?"),
        ("pl", "Do: Malownicze Bagno. Skąd?"),
    ],
)
def test_a_jump_is_to_a_site_not_toward_it(language, words):
    people = {RIVER: (0, 3, 0), RIDGE: (1, 1, 0), LAKE: (1, 0, 0), PARK: (1, 0, 0)}
    s = Story(3, phase="dawn", event="fresh_tracks", people={**people, CHASM: (0, 3, 0)})
    board = Board(Context(s.view(0), Text(language)))
    place = f"jump/{SWAMP}"
    assert len(board.arrows[place]) == 2
    assert arrows.several_words(board, place) == words


def test_italian_keeps_verso_for_toward():
    """The rulebook's "verso" is one Site nearer, its "su" is straight there."""
    messages = json.loads((FOLDER / "cryptids-table.it.json").read_text("utf-8"))["messages"]
    assert [key for key, words in messages.items() if "verso " in str(words).lower()] == []


def test_the_italian_wilderness_is_written_in_capitals():
    written = re.findall("natura selvaggia", everything("it"), re.IGNORECASE)
    assert len(written) >= 7
    assert set(written) == {"Natura Selvaggia"}


@pytest.mark.parametrize(
    ("language", "in_full"),
    [("en", "in full if any Site"), ("it", "se almeno un Luogo"), ("pl", "jakiekolwiek Miejsce")],
)
def test_the_strict_reading_looks_at_all_sites_not_only_at_others(language, in_full):
    text = Text(language)("cryptids.setup.partial.strict.text")
    assert in_full in text
    assert "altrove" not in text


@pytest.mark.parametrize(
    ("language", "first", "later"),
    [
        ("en", "0 Myth to the first who reveals", "Those who reveal later"),
        ("it", "0 Mito a chi rivela per primo", "Chi rivela dopo"),
        ("pl", "pierwszej ujawniającej osobie daje ono 0 Mitu", "Kto ujawnia później"),
    ],
)
def test_ruling_17_an_encounter_with_nobody_brings_nothing_to_the_first_alone(
    language, first, later
):
    (ruling,) = [line for line in lines_of("cryptids", language, "rulings") if first in line]
    assert later in ruling


@pytest.mark.parametrize(
    ("language", "unless"),
    [
        ("en", "Unless a line falls short, a Dawn brings one more Human"),
        ("it", "Se ogni riga riesce per intero, un’Alba porta"),
        ("pl", "Jeśli każdy wiersz uda się w całości, Świt sprowadza"),
    ],
)
def test_a_dawn_brings_one_more_human_unless_a_line_falls_short(language, unless):
    assert unless in " ".join(lines_of("cryptids", language, "event_cards"))


@pytest.mark.parametrize(
    ("language", "ban", "draw", "lonely"),
    [
        ("en", "no ban", "no short draw", "The loneliest Site still counts"),
        ("it", "né il divieto del Potere", "né la pesca ridotta", "Il Luogo più vuoto vale ancora"),
        ("pl", "ani zakazu Mocy", "ani krótszego doboru", "Odludzie nadal działa"),
    ],
)
def test_ruling_37_names_every_drawback_of_the_last_round(language, ban, draw, lonely):
    (ruling,) = [line for line in lines_of("cryptids", language, "rulings") if ban in line]
    assert draw in ruling
    assert lonely in ruling


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Witch Ridge: the card can do more at another Site"),
        ("it", "Cresta della Strega: altrove la carta ha un effetto più completo"),
        ("pl", "Grań Wiedźmy: gdzie indziej efekt karty jest pełniejszy"),
    ],
)
def test_ruling_39_a_gather_refused_by_the_strict_reading_is_not_said_to_move_fewer(
    language, words
):
    # It would move three Humans from there, but two from the River are all of its neighbours.
    people = dict.fromkeys((RIDGE, LAKE, PARK, CHASM), (1, 0, 0))
    hideouts = {0: [RIVER, RIDGE, SWAMP], 1: [PARK, LAKE, CHASM], 2: [PARK, LAKE, CHASM]}
    hands = {0: ["gather_hiker"]}
    s = Story(3, people=people, hideouts=hideouts, hands=hands, partial="strict")
    board = Board(Context(s.play("gather_hiker").view(0), Text(language)))
    (refused,) = board.refusals_of(RIDGE)
    assert board.sentences.reason_of(refused.reason) == words


@pytest.mark.parametrize(
    ("language", "mostly"), [("en", "mostly"), ("it", "perlopiù"), ("pl", "zwykle")]
)
def test_balanced_promises_real_deals_in_the_middle_only_mostly(language, mostly):
    """Honest, Blunt and Tidy lay one of them elsewhere."""
    middle = {
        trait: sum(
            SIGHTINGS[kind].type == REAL_DEAL
            for kind in arrangement("balanced", trait)[1::STACK_SIZE]
        )
        for trait in TRAITS
    }
    assert {trait for trait, count in middle.items() if count < 3} == {"honest", "blunt", "tidy"}
    assert min(middle.values()) == 2
    assert mostly in Text(language)("cryptids.preset.balanced")
