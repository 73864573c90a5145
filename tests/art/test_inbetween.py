"""The portraits of InBetween in both dimensions, and the bands that a page crops."""

from xml.etree import ElementTree

import pytest

from art.colours import lightness
from art.inbetween.palette import Colours, creature_paint, human_paint
from art.inbetween.people import PEOPLE
from engine.inbetween import data
from tests.art.svg import outlines
from tests.art.wanted import DRAWINGS as ALL_DRAWINGS

DRAWINGS = ALL_DRAWINGS["inbetween"]


def test_nobody_wears_anybody_elses_clothes():
    outfits = [part for person in PEOPLE.values() for part in person.body]
    assert len(outfits) == len(set(outfits)) == len(PEOPLE)


@pytest.mark.parametrize("who", PEOPLE)
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
