"""The Sites, cards and Events of Twisted Cryptids: legible, and drawn from what they do."""

import re
from xml.etree import ElementTree

import pytest

from art.cryptids import cards
from art.cryptids.marks import pine, ragged
from art.cryptids.people import FIGURES
from engine.cryptids import data
from tests.art.svg import SVG, colours
from tests.art.wanted import DRAWINGS as ALL_DRAWINGS
from tests.art.wanted import KINDS, SHEETS

DRAWINGS = ALL_DRAWINGS["cryptids"]
FROM_EFFECTS = [kind for kind, card in data.ACTIONS.items() if cards.drawable(card.effects)]
"""The cards whose pictures are put together from what they do: today all of them."""
PAPER = "#fdf6e6"
"""The light letters of the page, which names and numbers on a Site are written in."""


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(light: str, dark: str) -> float:
    return (luminance(light) + 0.05) / (luminance(dark) + 0.05)


def test_contrast_is_measured_as_the_guidelines_do():
    assert round(contrast("#ffffff", "#000000"), 2) == 21
    assert round(contrast("#ffffff", "#767676"), 2) == 4.54


def test_the_signs_include_every_verb_and_every_type_of_sighting():
    signs = SHEETS["cryptids"]["signs.svg"]
    verbs = {effect.verb for action in data.ACTIONS.values() for effect in action.effects}
    types = {sighting.type.replace("_", "-") for sighting in data.SIGHTINGS.values()}
    assert verbs <= signs
    assert types <= signs


@pytest.mark.parametrize("name", KINDS["cryptids"]["sites"].names)
def test_light_letters_can_be_read_anywhere_on_a_site(name):
    for colour in colours(DRAWINGS[name]):
        assert contrast(PAPER, colour) >= 4.5, colour


@pytest.mark.parametrize("kind", FROM_EFFECTS)
def test_a_card_shows_as_many_people_as_it_moves(kind):
    effects = data.ACTIONS[kind].effects
    root = ElementTree.fromstring(DRAWINGS[f"card-{kind}.svg"])
    shown = len(list(root.iter(f"{SVG}use")))
    # The card that takes one from every neighbour shows a crowd from all sides.
    most = max(len(site.adjacent) for site in data.SITES.values())
    moved = sum(most if effect.verb == data.GATHER else effect.number for effect in effects)
    assert shown == moved
    (symbol,) = root.iter(f"{SVG}symbol")
    assert symbol[0].get("d") == FIGURES[effects[0].flavor]


@pytest.mark.parametrize("card", data.EVENTS)
def test_an_event_is_drawn_with_those_who_move(card):
    root = ElementTree.fromstring(DRAWINGS[f"event-{card}.svg"])
    (symbol,) = root.iter(f"{SVG}symbol")
    assert symbol[0].get("d") == FIGURES[data.EVENTS[card].moved]
    assert list(root.iter(f"{SVG}use"))


def test_every_flavor_has_its_own_tone():
    assert set(cards.TONES) == {*data.FLAVORS, data.HUMAN}
    assert len(set(cards.TONES.values())) == len(cards.TONES)


def test_a_fir_stands_on_its_foot_and_points_up():
    heights = [float(y) for _, y in re.findall(r"(-?[\d.]+)[ ]?(-?[\d.]+)", pine(50, 90, 40))]
    assert min(heights) == 50
    assert max(heights) == 90


def test_fur_stands_out_on_every_side():
    square = ragged("0 0 10 0 10 10 0 10", 2, 1)
    assert square == "M0 0L7.5-2L10 0L12 7.5L10 10L2.5 12L0 10L-2 2.5L0 0z"
