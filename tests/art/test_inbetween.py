"""The drawings of InBetween: complete, harmless under the page's policy, light, and distinct.

What they look like is judged by eye (docs/art.md says how); these tests hold what a machine
can hold.
"""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from art.catalogue import folder
from art.colours import lightness
from art.drawing import document, shape
from art.inbetween import signs
from art.inbetween.catalogue import drawings
from art.inbetween.palette import Colours, creature_paint, human_paint
from art.inbetween.people import PEOPLE
from engine.inbetween import data
from tests.art.svg import faults, outlines

DRAWINGS = drawings()
PORTRAITS = [f"{who}-{side}.svg" for who in data.PEOPLE for side in data.SIDES]
CARDS = [f"card-{kind}.svg" for kind in data.KINDS]
BACKS = [f"back-{role}.svg" for role in data.ROLES]
OVERLAYS = [f"street-{what}-{count}" for what in ("light", "shadow") for count in (1, 2, 3)]
BANDS = [f"{name}.svg" for name in ("street", "maw", *OVERLAYS)]
TALL_BANDS = [name.replace(".svg", "-tall.svg") for name in BANDS]
SPRITES = ["symbols.svg", "signs.svg"]
SIGNS = {
    *("energy", "awareness", "hand", "deck", "discard", "equipment", "box", "star", "activity"),
    *("direction", "lock", "shield", "secured", "devoured", "undo", "log", "rules", "menu"),
    *("text-size", "peek", "swap-seat"),
}


def test_every_file_is_what_the_generator_writes():
    files = folder("inbetween").iterdir()
    on_disk = {path.name: path.read_text(encoding="utf-8") for path in files}
    assert on_disk == DRAWINGS


def test_everything_that_the_game_names_has_its_drawing():
    named = {*PORTRAITS, *CARDS, *BACKS, *BANDS, *TALL_BANDS, *SPRITES, "window-lit.svg"}
    assert set(DRAWINGS) == named


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_plain_shapes_and_nothing_else(name):
    assert faults(DRAWINGS[name]) == []


@pytest.mark.parametrize(
    ("mark", "fault"),
    [
        ("<script/>", "<script>"),
        ("<style/>", "<style>"),
        ("<image/>", "<image>"),
        ('<path style="fill:red"/>', "style"),
        ('<path onclick="x()"/>', "onclick"),
        ('<path fill="url(https://example.org/a.svg#b)"/>', "url(https://example.org/a.svg#b)"),
        ('<g clip-path="url(#nowhere)"/>', "url(#nowhere)"),
        ("<g>Upsideville</g>", "text"),
        ('<use href="other.svg#here"/>', "other.svg#here"),
    ],
)
def test_what_the_page_would_refuse_is_noticed(mark, fault):
    assert faults(document(10, 10, mark)) == [fault]


@pytest.mark.parametrize(
    ("names", "box", "heaviest"),
    [
        (PORTRAITS, "0 0 100 100", 4096),
        (CARDS, "0 0 120 72", 1536),
        (BACKS, "0 0 120 120", 3072),
        (BANDS, "0 0 1024 90", 6144),
        (TALL_BANDS, "0 0 90 1024", 6144),
        (SPRITES, "0 0 24 24", 6144),
    ],
    ids=["portraits", "cards", "backs", "bands", "tall bands", "sprites"],
)
def test_drawings_of_a_kind_share_their_box_and_stay_light(names, box, heaviest):
    for name in names:
        assert ElementTree.fromstring(DRAWINGS[name]).get("viewBox") == box, name
        assert len(DRAWINGS[name].encode()) <= heaviest, name


def test_all_drawings_together_weigh_less_than_150_kilobytes():
    assert sum(len(text.encode()) for text in DRAWINGS.values()) < 150_000


def test_the_sprites_hold_the_symbols_of_the_game_and_the_signs_of_the_screens():
    def ids(name):
        return [element.get("id") for element in ElementTree.fromstring(DRAWINGS[name])]

    assert tuple(ids("symbols.svg")) == data.SYMBOLS
    assert set(ids("signs.svg")) == SIGNS
    assert len(ids("signs.svg")) == len(SIGNS)


@pytest.mark.parametrize("name", SPRITES)
def test_a_symbol_takes_the_colour_of_the_text_around_it(name):
    colours = set(re.findall(r'(?:fill|stroke)="([^"]+)"', DRAWINGS[name]))
    assert colours == {"currentColor", "none"}


def test_no_two_symbols_have_the_same_shape():
    shapes = signs.FILLED | signs.DRAWN
    assert len(set(shapes.values())) == len(shapes)


def test_nobody_wears_anybody_elses_clothes():
    outfits = [part for person in PEOPLE.values() for part in person.body]
    assert len(outfits) == len(set(outfits)) == len(data.PEOPLE)


@pytest.mark.parametrize("side", data.SIDES)
def test_any_two_people_differ_in_most_of_their_outlines(side):
    faces = {who: outlines(DRAWINGS[f"{who}-{side}.svg"]) for who in data.PEOPLE}
    for one, other in combinations(data.PEOPLE, 2):
        common = faces[one] & faces[other]
        smaller = min(len(faces[one]), len(faces[other]))
        assert len(common) < smaller / 2, (one, other)


@pytest.mark.parametrize("who", data.PEOPLE)
def test_a_person_keeps_clothes_hair_and_hat_in_both_dimensions(who):
    person = PEOPLE[who]
    human, creature = (outlines(DRAWINGS[f"{who}-{side}.svg"]) for side in data.SIDES)
    paint = human_paint(person.colours)
    lasting = [part(paint, person.head) for part in (*person.body, *person.behind)]
    hair_and_hat = [part(paint, person.head) for part in person.over]
    assert outlines("".join(lasting)) <= human & creature
    assert outlines("".join(hair_and_hat)) <= human & creature


@pytest.mark.parametrize("who", data.PEOPLE)
def test_something_is_wrong_with_everybody_in_the_creature_dimension(who):
    human, creature = (outlines(DRAWINGS[f"{who}-{side}.svg"]) for side in data.SIDES)
    assert creature - human
    assert human - creature


def test_nobody_goes_wrong_in_the_same_way():
    ways = {
        frozenset(
            outlines(DRAWINGS[f"{who}-creature.svg"]) - outlines(DRAWINGS[f"{who}-human.svg"])
        )
        for who in data.PEOPLE
    }
    assert len(ways) == len(data.PEOPLE)


def test_light_and_dark_change_places_in_the_other_dimension():
    blond = Colours("#f6d9b8", "#e3b65b", "#efe2c4", "#e0a63a")
    raven = Colours("#7b4c31", "#2a2230", "#2c3c66", "#5b3524")
    for part in ("skin", "hair", "cloth", "trim"):
        light, dark = (getattr(human_paint(look), part) for look in (blond, raven))
        assert lightness(light) > lightness(dark), part
        light, dark = (getattr(creature_paint(look), part) for look in (blond, raven))
        assert lightness(light) < lightness(dark), part


def test_a_drawing_that_is_cropped_says_which_part_must_stay():
    keeps = {
        "street.svg": "xMidYMax slice",
        "street-tall.svg": "xMinYMid slice",
        "maw.svg": "xMidYMin slice",
        "maw-tall.svg": "xMaxYMid slice",
    }
    for name, fit in keeps.items():
        assert ElementTree.fromstring(DRAWINGS[name]).get("preserveAspectRatio") == fit


def test_shapes_are_written_as_presentation_attributes():
    assert shape("M0 0h1z", "#ffffff") == '<path d="M0 0h1z" fill="#ffffff"/>'
