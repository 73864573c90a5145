"""The rules to read: nothing of the game is left out (see test_rulebooks.py for all games)."""

import re

import pytest

from app.games.inbetween.sentences import InBetweenSentences
from app.i18n.text import LANGUAGES
from engine.inbetween.data import AWARENESS, CHARACTERS, FULL_HAND, KINDS
from tests.app.books import lines_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_tells_of_every_card_and_everybody(language):
    said = InBetweenSentences(language)
    everything = "\n".join(lines_of("inbetween", language))
    for kind in KINDS:
        assert said.name_of(kind) in everything
        assert said.ability_text(kind) in everything
    for ability in [face.ability for each in CHARACTERS.values() for face in each.faces]:
        assert said.ability_text(ability) in everything
    for ability in [*AWARENESS[0], *AWARENESS[1]]:
        assert said.ability_text(ability) in everything
    assert "200" in everything


def test_x6_the_reader_excepts_activations_from_what_a_removal_does():
    """The Character that gets the marker is activated, unless somebody is being activated."""
    for language, exception in (
        ("en", "and that one is activated, unless this happens during an activation."),
        ("it", "che verrà attivato, a meno che ciò non accada durante un’attivazione."),
        ("pl", "i to ona się aktywuje, chyba że dzieje się to w trakcie aktywacji."),
    ):
        rulings = lines_of("inbetween", language, "rulings")
        assert len([line for line in rulings if line.endswith(exception)]) == 1


def test_x8_the_camera_lowers_the_price_of_the_step_not_of_front_page():
    (line,) = [line for line in lines_of("inbetween", "it", "rulings") if "Prima pagina" in line]
    assert line.startswith("Macchina fotografica abbassa anche il prezzo pagato tramite Prima")


@pytest.mark.parametrize(
    ("language", "beginnings"),
    [
        (
            "en",
            (
                "Paranoia offers only what can happen",
                "“You may then shift it by 1 again”: only the first shift",
                "If Roadblock moves the marker against its direction",
            ),
        ),
        (
            "it",
            (
                "Paranoia offre solo ciò che può accadere",
                "«Poi puoi spostarlo ancora di 1»: solo il primo spostamento",
                "Se Posto di blocco porta il segnalino Attività contro il suo verso",
            ),
        ),
        (
            "pl",
            (
                "Paranoja daje do wyboru tylko to, co możliwe",
                "„Możesz ją przesunąć jeszcze raz”: warunek z karty musi spełniać tylko pierwsze",
                "Jeśli Blokada drogi przeniesie znacznik pod prąd",
            ),
        ),
    ],
)
def test_x14_to_x16_stand_in_the_reader(language, beginnings):
    rulings = lines_of("inbetween", language, "rulings")
    for beginning in beginnings:
        assert len([line for line in rulings if line.startswith(beginning)]) == 1, beginning


@pytest.mark.parametrize(
    ("language", "spared"), [("en", "Shotgun"), ("it", "Fucile"), ("pl", "Strzelb")]
)
def test_x7_jayne_spares_those_under_a_shotgun_in_words_too(language, spared):
    assert spared in InBetweenSentences(language).ability_text("jayne_creature")


@pytest.mark.parametrize(
    ("language", "flashlight"), [("en", "Flashlight"), ("it", "Torcia"), ("pl", "Latark")]
)
def test_prepare_says_how_many_cards_with_a_flashlight(language, flashlight):
    text = InBetweenSentences(language).say("action.prepare.text")
    assert flashlight in text
    assert {str(FULL_HAND), str(FULL_HAND + 1)} <= set(re.findall(r"\d+", text))
