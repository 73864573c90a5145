"""The drawings of Dungeon Twister: complete, harmless, light, seamless, told apart by shape.

What they look like is judged by eye (docs/art.md says how); these tests hold what a machine
can hold.
"""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from art.catalogue import folder
from art.colours import lightness
from art.twister import gears, palette, terrain
from art.twister.catalogue import drawings
from art.twister.marks import CLOCKWISE, COUNTER
from art.twister.pieces import CHARACTERS, OBJECTS
from art.twister.signs import SIGNS
from engine.twister import data
from engine.twister.rooms import ROOMS
from tests.art.svg import SVG, colours, faults, outlines

DRAWINGS = drawings()
WHO = tuple(data.CHARACTERS)
WHAT = (*data.OBJECTS, "token-back")
PAIRS = sorted({room.pair for room in ROOMS.values()})
SEVERAL = {"floor", "gear", "library"}
"""Terrains with more than one tile."""
TERRAIN = [
    *(name for name in data.TERRAINS.values() if name not in SEVERAL),
    *("library-1", "library-2"),
]
TILES = [f"{name}.svg" for name in (*TERRAIN, "floor-1", "floor-2", "floor-3")]
UPRIGHT = ["bridge_lava-upright.svg", "bridge_water-upright.svg"]
GEARS = [f"gear-{way}-{pair}.svg" for way in (CLOCKWISE, COUNTER) for pair in PAIRS]
LINES = [f"line-{side}{dot}.svg" for side in data.ROLES for dot in ("", "-dot")]
EDGES = [f"{name}.svg" for name in ("wall", "gate-closed", "gate-open")]
PORTRAITS = [f"{who}.svg" for who in WHO]
BACKS = [f"back-{side}.svg" for side in data.ROLES]
SPRITES = ["pieces.svg", "objects.svg", "signs.svg"]
WANTED_SIGNS = {
    *("action-point", "vp", "jump", "combat-card", "action-card", "wound", "carry", "end"),
    *("rotate-cw", "rotate-ccw", "exit", "eye", "floor", "fountain", "walk", "swim", "fly"),
    *("attack", "reveal", "take", "leave", "swap", "give", "search", "magic", "magic-dead"),
    "charmed",
}


def test_every_file_is_what_the_generator_writes():
    on_disk = {path.name: path.read_text(encoding="utf-8") for path in folder("twister").iterdir()}
    assert on_disk == DRAWINGS


def test_everything_that_the_game_names_has_its_drawing():
    upright_edges = [name.replace(".svg", "-upright.svg") for name in EDGES]
    assert set(DRAWINGS) == {
        *(*TILES, *UPRIGHT, *GEARS, *LINES, *EDGES, *upright_edges),
        *(*PORTRAITS, *BACKS, *SPRITES, "room-back.svg"),
    }


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_plain_shapes_and_nothing_else(name):
    assert faults(DRAWINGS[name]) == []


@pytest.mark.parametrize(
    ("names", "box", "heaviest"),
    [
        ([*TILES, *UPRIGHT, *GEARS, *LINES], "0 0 50 50", 2048),
        (EDGES, "0 0 50 10", 1024),
        ([name.replace(".svg", "-upright.svg") for name in EDGES], "0 0 10 50", 1024),
        (["room-back.svg"], "0 0 250 250", 6144),
        (PORTRAITS, "0 0 100 100", 4096),
        (BACKS, "0 0 120 168", 2048),
        (SPRITES, "0 0 24 24", 8192),
    ],
    ids=["tiles", "edges", "upright edges", "room back", "portraits", "backs", "sprites"],
)
def test_drawings_of_a_kind_share_their_box_and_stay_light(names, box, heaviest):
    for name in names:
        assert ElementTree.fromstring(DRAWINGS[name]).get("viewBox") == box, name
        assert len(DRAWINGS[name].encode()) <= heaviest, name


def test_all_drawings_together_weigh_less_than_150_kilobytes():
    assert sum(len(text.encode()) for text in DRAWINGS.values()) < 150_000


def test_the_sprites_hold_the_characters_the_objects_and_the_signs():
    def ids(name):
        return [element.get("id") for element in ElementTree.fromstring(DRAWINGS[name])]

    assert ids("pieces.svg") == list(WHO)
    assert ids("objects.svg") == list(WHAT)
    assert set(ids("signs.svg")) == WANTED_SIGNS


@pytest.mark.parametrize("name", SPRITES)
def test_a_sign_takes_the_colour_of_the_text_around_it(name):
    assert colours(DRAWINGS[name]) == {"currentColor"}


def test_no_two_signs_have_the_same_shape():
    shapes = [*CHARACTERS.values(), *OBJECTS.values(), *SIGNS.values()]
    assert len(set(shapes)) == len(shapes)


@pytest.mark.parametrize("names", [TILES, PORTRAITS], ids=["tiles", "portraits"])
def test_any_two_are_told_apart_without_colours(names):
    for one, other in combinations(names, 2):
        # Bridges lie over what flows, and both libraries are shelves; what is on top differs.
        assert outlines(DRAWINGS[one]) != outlines(DRAWINGS[other]), (one, other)


def test_what_flows_runs_into_its_like_on_every_side():
    """One colour covers the whole square, and nothing else reaches its rim."""
    for name, ground in (("lava.svg", palette.LAVA), ("water.svg", palette.WATER)):
        group = ElementTree.fromstring(DRAWINGS[name])[0]
        assert (group[0].get("d"), group[0].get("fill")) == (terrain.WHOLE, ground)
        for mark in group[1:]:
            places = [float(x) for x in re.findall(r"(?:M)(-?[\d.]+)", mark.get("d", ""))]
            assert places
            assert all(2 < place < 48 for place in places), name


def test_a_wall_is_dark_where_the_floor_is_light():
    """In greyscale what stops a step stands out from what does not."""
    floor = min(lightness(tone) for tone in (palette.STONE, palette.SAND))
    assert floor - lightness(palette.EARTH) > 0.4
    assert lightness(palette.GROUT) < floor


@pytest.mark.parametrize("pair", PAIRS)
def test_the_gears_of_a_pair_share_their_pattern_and_turn_against_each_other(pair):
    one, other = (DRAWINGS[f"gear-{way}-{pair}.svg"] for way in (CLOCKWISE, COUNTER))
    pattern = gears.PATTERNS[pair]()
    assert pattern in one
    assert pattern in other
    assert gears.arrows(CLOCKWISE) in one
    assert gears.arrows(COUNTER) in other
    assert gears.arrows(CLOCKWISE) != gears.arrows(COUNTER)


def test_no_two_pairs_share_a_pattern():
    assert sorted(gears.PATTERNS) == PAIRS
    assert len({draw() for draw in gears.PATTERNS.values()}) == len(PAIRS)


def test_an_arrow_leads_the_way_the_room_turns():
    """Right of the middle a clockwise arrow points down, on a screen whose y grows downwards."""
    for way, sign in ((CLOCKWISE, 1), (COUNTER, -1)):
        (_, arc_start, arc_end) = re.search(
            r"M([\d.]+ )([\d.]+)A[\d. ]+ 0 0 [01] [\d.]+ ([\d.]+)", gears.arrows(way)
        ).groups()
        assert (float(arc_end) - float(arc_start)) * sign > 0


def test_an_upright_edge_is_the_flat_one_turned():
    for name in EDGES:
        upright = DRAWINGS[name.replace(".svg", "-upright.svg")]
        group = ElementTree.fromstring(upright)[0]
        assert group.tag == f"{SVG}g"
        assert group.get("transform") == "matrix(0 1 1 0 0 0)"
        assert outlines(upright) == outlines(DRAWINGS[name])


def test_a_starting_line_has_the_shape_of_its_seat():
    """Seat 0 is a circle and seat 1 a square, here as everywhere on the page."""
    yellow, blue = DRAWINGS["line-yellow.svg"], DRAWINGS["line-blue.svg"]
    assert "a4 4 0 1 0" in yellow
    assert "h8v8" in blue
    assert outlines(yellow) != outlines(blue)
