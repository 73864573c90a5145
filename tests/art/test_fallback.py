"""A card that nobody has drawn gets a plain picture, so a new card needs no drawing."""

from itertools import combinations
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from art.catalogue import GAMES
from engine.cryptids import data as cryptids
from engine.inbetween import data as inbetween
from engine.twister import data as twister
from tests.art.svg import colours, faults, outlines, signs_of
from tests.art.wanted import DRAWINGS, KINDS, MOST_OUTLINES

NAMES = ("undrawn", "unseen")
"""Names that no card will ever have."""
TOWN, CREATURE = inbetween.KINDS["curfew"], inbetween.KINDS["ambush"]
STAMPEDE = cryptids.Action(cryptids.ACTIONS["attract_human"].effects * 3, 1, cryptids.DESIGN)
CROWD = cryptids.Action((cryptids.Effect(cryptids.LURE, 3, "hiker"),), 1, cryptids.DESIGN)


class New(NamedTuple):
    """What is added to a table of a game's data, and the kind of drawing that it gets."""

    game: str
    table: str
    facts: dict[str, object]
    kind: str
    pattern: str


ADDED = {
    "Town card": New("inbetween", "KINDS", dict.fromkeys(NAMES, TOWN), "cards", "card-{}"),
    "Creature card": New("inbetween", "KINDS", dict.fromkeys(NAMES, CREATURE), "cards", "card-{}"),
    "Human": New("inbetween", "PEOPLE", dict.fromkeys(NAMES), "human portraits", "{}-human"),
    "Action card": New(
        "cryptids", "ACTIONS", {"undrawn": STAMPEDE, "unseen": CROWD}, "cards", "card-{}"
    ),
    "Event": New(
        "cryptids",
        "EVENTS",
        dict.fromkeys(NAMES, cryptids.EVENTS["quiet_spot"]),
        "events",
        "event-{}",
    ),
    "Sighting": New(
        "cryptids",
        "SIGHTINGS",
        {"undrawn": cryptids.SIGHTINGS["nap"], "unseen": cryptids.SIGHTINGS["owl_choir"]},
        "sightings",
        "sighting-{}",
    ),
    "Site": New(
        "cryptids",
        "SITES",
        dict.fromkeys(NAMES, cryptids.SITES["maple_lake"]),
        "sites",
        "site-{}",
    ),
    "Cryptid": New("cryptids", "ROLES", dict.fromkeys(NAMES), "portraits", "{}"),
    "character": New(
        "twister",
        "CHARACTERS",
        dict.fromkeys(NAMES, twister.CHARACTERS["acrobat"]),
        "portraits",
        "{}",
    ),
}
MODULES = {"inbetween": inbetween, "cryptids": cryptids, "twister": twister}


def drawn_with(monkeypatch: pytest.MonkeyPatch, game: str, table: str, facts: dict[str, object]):
    """All drawings of the game when a table of its data has these entries as well."""
    old = getattr(MODULES[game], table)
    if isinstance(old, tuple):
        monkeypatch.setattr(MODULES[game], table, (*old, *facts))
    else:
        for name, entry in facts.items():
            monkeypatch.setitem(old, name, entry)
    return GAMES[game]()


@pytest.mark.parametrize("what", ADDED)
def test_what_nobody_has_drawn_gets_a_plain_picture_like_its_kind(what, monkeypatch):
    game, table, facts, kind, pattern = ADDED[what]
    drawings = drawn_with(monkeypatch, game, table, facts)
    names, box, heaviest, differ = KINDS[game][kind]
    new = [f"{pattern.format(name)}.svg" for name in facts]
    for name in new:
        assert name not in DRAWINGS[game]
        assert faults(drawings[name]) == []
        assert ElementTree.fromstring(drawings[name]).get("viewBox") == box
        assert len(drawings[name].encode()) <= heaviest
    for one, other in combinations((*names, *new), 2):
        first, second = outlines(drawings[one]), outlines(drawings[other])
        assert drawings[one] != drawings[other]
        if differ == MOST_OUTLINES:
            assert len(first & second) < min(len(first), len(second)) / 2, (one, other)


@pytest.mark.parametrize("what", ADDED)
def test_a_plain_picture_takes_nothing_from_the_drawn_ones(what, monkeypatch):
    game, table, facts, *_ = ADDED[what]
    drawings = drawn_with(monkeypatch, game, table, facts)
    drawn_alone = {name for name in drawings if not name.endswith(("pieces.svg", "objects.svg"))}
    for name in drawn_alone & DRAWINGS[game].keys():
        assert drawings[name] == DRAWINGS[game][name]


def test_a_new_person_of_inbetween_gets_a_face_in_either_dimension(monkeypatch):
    drawings = drawn_with(monkeypatch, "inbetween", "PEOPLE", {"undrawn": None})
    human, creature = (outlines(drawings[f"undrawn-{side}.svg"]) for side in inbetween.SIDES)
    assert human
    assert not human & creature


def test_the_two_sides_of_inbetween_keep_their_colours(monkeypatch):
    drawings = drawn_with(monkeypatch, "inbetween", "KINDS", {"undrawn": TOWN, "unseen": CREATURE})
    town, creature = (colours(drawings[f"card-{kind}.svg"]) for kind in NAMES)
    assert not town & creature


@pytest.mark.parametrize(
    ("table", "sheet", "like"),
    [("CHARACTERS", "pieces.svg", "acrobat"), ("OBJECTS", "objects.svg", "key")],
)
def test_a_new_piece_of_twister_gets_a_sign_of_its_own(table, sheet, like, monkeypatch):
    facts = dict.fromkeys(NAMES, getattr(twister, table)[like])
    signs = signs_of(drawn_with(monkeypatch, "twister", table, facts)[sheet])
    shapes = dict(signs)
    assert len(shapes) == len(signs)
    assert set(shapes) - set(dict(signs_of(DRAWINGS["twister"][sheet]))) == set(facts)
    for one, other in combinations(shapes.values(), 2):
        assert one != other
