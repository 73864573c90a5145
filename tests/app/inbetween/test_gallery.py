"""What can be looked up about InBetween: every card, everybody, every track and phase."""

import pytest

from app.games.inbetween import gallery
from app.games.inbetween.sentences import InBetweenSentences
from app.i18n.text import LANGUAGES
from engine.inbetween.data import (
    CHARACTERS,
    DESIGN,
    KINDS,
    PEOPLE,
)
from tests.app.tables import Sitting


def words_of(node):
    return " ".join(node.texts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_one_mark_of_where_it_comes_from(language):
    for part in gallery.sections(InBetweenSentences(language)):
        for entry in part.entries:
            assert (
                len(
                    entry.find(class_="origin design")
                    + entry.find(class_="origin rulebook")
                    + entry.find(class_="origin inferred")
                )
                == 1
            )


@pytest.mark.parametrize("kind", KINDS)
def test_an_entry_says_all_that_is_printed(kind):
    said = InBetweenSentences("en")
    facts = KINDS[kind]
    told = words_of(gallery.card(said, facts))
    assert said.say(f"card.{kind}") in told
    assert said.say(f"card.{kind}.text") in told
    assert f"Cost {facts.cost}" in told
    assert said.say(f"symbol.{facts.symbol}") in told
    assert said.say(f"origin.{facts.origin}.text") in told
    assert ("Equipment" in told) >= facts.equipment


@pytest.mark.parametrize("who", PEOPLE)
def test_everybody_is_shown_with_both_faces(who):
    said = InBetweenSentences("en")
    told = words_of(gallery.person(said, who))
    for side in ("human", "creature"):
        assert said.say(f"character.{who}.{side}") in told
    assert len(CHARACTERS[who].faces) == 2


MARKS = {
    "cost.design": ("Cost: our design.", "Costo: nostra invenzione.", "Koszt: nasz projekt."),
    "cost.rulebook": (
        "Cost: from the rulebook.",
        "Costo: dal regolamento.",
        "Koszt: z instrukcji.",
    ),
    "symbol.design": (
        "Symbol: our design.",
        "Simbolo: nostra invenzione.",
        "Symbol: nasz projekt.",
    ),
    "symbols.design": (
        "Symbols and star: our design.",
        "Simboli e stella: nostra invenzione.",
        "Symbole i gwiazdka: nasz projekt.",
    ),
}


def marks_of(entry, language):
    """The parts of an entry that are said to come from elsewhere than its text."""
    told, number = words_of(entry), LANGUAGES.index(language)
    return [mark for mark, texts in MARKS.items() if texts[number] in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_can_see_where_cost_and_symbol_of_a_card_come_from(language):
    said = InBetweenSentences(language)
    for kind, facts in KINDS.items():
        expected = [] if facts.origin == DESIGN else ["cost.design", "symbol.design"]
        # The one cost that the rulebook tells.
        if kind == "preparations":
            expected = ["cost.rulebook", "symbol.design"]
        assert marks_of(gallery.card(said, facts), language) == expected, kind
        assert marks_of(gallery.about(said, kind), language) == expected, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_can_see_that_the_symbols_of_a_character_are_ours(language):
    for who in PEOPLE:
        entry = gallery.about(InBetweenSentences(language), who)
        assert marks_of(entry, language) == ["symbols.design"]
        assert len(entry.find(class_="origin rulebook")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_can_see_that_the_prices_of_awareness_are_the_rulebooks(language):
    for entry in gallery.tracks(InBetweenSentences(language)):
        assert marks_of(entry, language) == ["cost.rulebook"]


def opened():
    sitting = Sitting(game="inbetween", names=("Anna", "Bartek"))
    sitting.tap("reveal")
    return sitting


def test_the_turn_in_the_bar_explains_its_phase():
    sitting = opened()
    (chip,) = sitting.screen.find(class_="turn")
    sitting.tap(chip.attributes["data-act"])
    assert sitting.screen.find(class_="sheet wide")
