"""The drawings of Twisted Cryptids: complete, harmless, light, and told apart by shape.

What they look like is judged by eye (docs/art.md says how); these tests hold what a machine
can hold.
"""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from art.catalogue import folder
from art.cryptids import cards
from art.cryptids.catalogue import drawings
from art.cryptids.marks import pine, ragged
from art.cryptids.people import FIGURES
from art.cryptids.signs import FILLED
from engine.cryptids import data
from tests.art.svg import SVG, colours, faults, outlines

DRAWINGS = drawings()
PORTRAITS = [f"{cryptid}.svg" for cryptid in data.ROLES]
SITES = [f"site-{site}.svg" for site in data.SITES]
CARDS = [f"card-{kind}.svg" for kind in data.ACTIONS]
EVENTS = [f"event-{card}.svg" for card in data.EVENTS]
SIGHTINGS = [f"sighting-{kind}.svg" for kind in data.SIGHTINGS]
SPRITES = ["signs.svg", "people.svg"]
SIGNS = {
    *("lure", "scare", "attract", "extract", "gather", "crown", "hideout", "myth", "dawn", "day"),
    *("dusk", "night", "sighting", "real-deal", "decoy", "hoax", "silhouette", "trait", "first"),
    *("sinkhole", "rest", "hand", "power", "deck", "discard", "stack", "event"),
}
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


def test_every_file_is_what_the_generator_writes():
    on_disk = {path.name: path.read_text(encoding="utf-8") for path in folder("cryptids").iterdir()}
    assert on_disk == DRAWINGS


def test_everything_that_the_game_names_has_its_drawing():
    assert set(DRAWINGS) == {
        *(*PORTRAITS, *SITES, *CARDS, *EVENTS, *SIGHTINGS, *SPRITES),
        "back.svg",
    }


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_plain_shapes_and_nothing_else(name):
    assert faults(DRAWINGS[name]) == []


@pytest.mark.parametrize(
    ("names", "box", "heaviest"),
    [
        (PORTRAITS, "0 0 100 100", 4096),
        (SITES, "0 0 220 190", 3072),
        (CARDS, "0 0 120 72", 2048),
        (EVENTS, "0 0 120 72", 2048),
        (SIGHTINGS, "0 0 120 72", 2560),
        (["back.svg"], "0 0 120 168", 3072),
        (SPRITES, "0 0 24 24", 8192),
    ],
    ids=["portraits", "sites", "cards", "events", "sightings", "back", "sprites"],
)
def test_drawings_of_a_kind_share_their_box_and_stay_light(names, box, heaviest):
    for name in names:
        assert ElementTree.fromstring(DRAWINGS[name]).get("viewBox") == box, name
        assert len(DRAWINGS[name].encode()) <= heaviest, name


def test_all_drawings_together_weigh_less_than_150_kilobytes():
    assert sum(len(text.encode()) for text in DRAWINGS.values()) < 150_000


def test_the_sprites_hold_the_signs_of_the_screens_and_the_people():
    def ids(name):
        return [element.get("id") for element in ElementTree.fromstring(DRAWINGS[name])]

    assert set(ids("signs.svg")) == SIGNS
    assert ids("people.svg") == [*data.FLAVORS, data.HUMAN]
    verbs = {effect.verb for action in data.ACTIONS.values() for effect in action.effects}
    assert verbs <= SIGNS
    types = {sighting.type.replace("_", "-") for sighting in data.SIGHTINGS.values()}
    assert types <= SIGNS


@pytest.mark.parametrize("name", SPRITES)
def test_a_sign_takes_the_colour_of_the_text_around_it(name):
    assert colours(DRAWINGS[name]) == {"currentColor"}


def test_no_two_signs_have_the_same_shape():
    shapes = [*FILLED.values(), *FIGURES.values()]
    assert len(set(shapes)) == len(shapes)


@pytest.mark.parametrize("name", SITES)
def test_light_letters_can_be_read_anywhere_on_a_site(name):
    for colour in colours(DRAWINGS[name]):
        assert contrast(PAPER, colour) >= 4.5, colour


@pytest.mark.parametrize(
    "names", [PORTRAITS, SITES, SIGHTINGS], ids=["portraits", "sites", "sightings"]
)
def test_any_two_are_told_apart_without_colours(names):
    for one, other in combinations(names, 2):
        first, second = outlines(DRAWINGS[one]), outlines(DRAWINGS[other])
        assert len(first & second) < min(len(first), len(second)) / 2, (one, other)


def test_no_two_cards_and_no_two_events_look_alike():
    for names in (CARDS, EVENTS):
        assert len({DRAWINGS[name] for name in names}) == len(names)


@pytest.mark.parametrize("kind", data.ACTIONS)
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
