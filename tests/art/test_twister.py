"""The tiles, gears, edges and lines of Dungeon Twister: seamless, and true to the rooms."""

import re
from xml.etree import ElementTree

import pytest

from art.colours import lightness
from art.twister import gears, palette, terrain
from art.twister.marks import CLOCKWISE, COUNTER
from tests.art.svg import SVG, outlines
from tests.art.wanted import DRAWINGS as ALL_DRAWINGS
from tests.art.wanted import EDGES, PAIRS

DRAWINGS = ALL_DRAWINGS["twister"]


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
        upright = DRAWINGS[f"{name}-upright.svg"]
        group = ElementTree.fromstring(upright)[0]
        assert group.tag == f"{SVG}g"
        assert group.get("transform") == "matrix(0 1 1 0 0 0)"
        assert outlines(upright) == outlines(DRAWINGS[f"{name}.svg"])


def test_a_starting_line_has_the_shape_of_its_seat():
    """Seat 0 is a circle and seat 1 a square, here as everywhere on the page."""
    yellow, blue = DRAWINGS["line-yellow.svg"], DRAWINGS["line-blue.svg"]
    assert "a4 4 0 1 0" in yellow
    assert "h8v8" in blue
    assert outlines(yellow) != outlines(blue)
