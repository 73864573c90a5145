"""The rules to read: nothing of the game is left out (see test_rulebooks.py for all games)."""

import pytest

from app.games.inbetween.sentences import InBetweenSentences
from app.i18n.text import LANGUAGES
from engine.inbetween.data import AWARENESS, CHARACTERS, KINDS
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
