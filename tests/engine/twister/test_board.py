"""The board: maps parsed, rooms turned, edges, and counts of legal moves as golden numbers."""

from collections import Counter

import pytest

from engine.core.match import Match
from engine.twister.board import (
    AROUND,
    CAPACITY,
    CORNER,
    EAST,
    GATE,
    LINE_OF,
    NAME,
    NORTH,
    OPEN,
    PATTERNS,
    SIDE,
    SLOT_OF,
    SOUTH,
    SQUARE,
    SQUARES,
    TWIN,
    WEST,
    WIDTH,
    Layout,
    gate_at,
    layout_of,
    parse,
    slots_beside,
    turned_square,
)
from engine.twister.data import GROUND, PLACING
from engine.twister.rooms import ROOMS
from tests.engine.twister.crowds import crowded
from tests.engine.twister.story import Story

EVERYTHING_OPEN = tuple((room, 0, 0) for room in ROOMS)


def gates_of(pattern) -> list[int]:
    lines = [*pattern.right, *pattern.down]
    return sorted(edge for line in lines for edge in line if edge >= GATE)


def test_the_totals_of_all_terrains():
    letters = Counter("".join(turns[0].terrain for turns in PATTERNS.values()))
    assert letters == Counter(
        {
            ".": 136, "@": 8, "L": 11, "W": 11, "M": 10, "S": 8, "X": 6,
            "F": 2, "K": 2, "k": 2, "A": 2, "l": 1, "w": 1,
        }
    )  # fmt: skip
    assert sum(letters.values()) == 200


@pytest.mark.parametrize(
    ("room", "placing", "gates"),
    [
        ("lava_ford", 20, 0),
        ("furnace", 20, 2),
        ("canal", 17, 1),
        ("cistern", 18, 1),
        ("library", 18, 1),
        ("mist_gallery", 15, 2),
        ("antimagic_vault", 20, 1),
        ("scalding_steps", 16, 1),
    ],
)
def test_placing_squares_and_portcullises_of_every_room(room, placing, gates):
    pattern = PATTERNS[room][0]
    assert sum(letter in PLACING for letter in pattern.terrain) == placing
    assert gates_of(pattern) == [GATE + n for n in range(gates)]
    assert pattern.terrain.count("@") == 1


def test_the_two_rooms_of_a_pair_turn_opposite_ways():
    for room, twin in TWIN.items():
        assert TWIN[twin] == room
        assert ROOMS[room].direction == -ROOMS[twin].direction


@pytest.mark.parametrize("room", ROOMS)
def test_four_quarter_turns_are_none(room):
    assert PATTERNS[room][3].turned() == PATTERNS[room][0]
    assert len(set(PATTERNS[room])) == 4


@pytest.mark.parametrize("slot", range(8))
def test_a_token_turns_as_its_square_does(slot):
    before, after = PATTERNS["scalding_steps"][1], PATTERNS["scalding_steps"][2]
    for square in range(SQUARES):
        if SLOT_OF[square] == slot:
            there = turned_square(square, 1)
            place = [divmod(q - CORNER[slot], WIDTH) for q in (square, there)]
            (r, c), (r2, c2) = place
            assert before.terrain[r * SIDE + c] == after.terrain[r2 * SIDE + c2]
            assert turned_square(there, -1) == square


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("turn", range(4))
def test_every_side_of_every_room_opens_onto_a_walkable_square(room, turn):
    pattern = PATTERNS[room][turn]
    rows = [pattern.terrain[SIDE * r : SIDE * (r + 1)] for r in range(SIDE)]
    sides = [
        [(pattern.down[0][c], rows[0][c]) for c in range(SIDE)],
        [(pattern.down[5][c], rows[4][c]) for c in range(SIDE)],
        [(pattern.right[r][0], rows[r][0]) for r in range(SIDE)],
        [(pattern.right[r][5], rows[r][4]) for r in range(SIDE)],
    ]
    for side in sides:
        assert any(edge == OPEN and letter in GROUND for edge, letter in side)


def test_a_new_room_needs_no_code():
    text = """
+   +   +   +   +   +
  .   .   .   .   .
+   +---+   +   +   +
  .   .   .   .   .
+   +   +   +===+   +
  .   . | @ # X   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   S
+   +   +   +   +   +
"""
    pattern = parse(text)
    assert pattern.terrain == "............@X..........S"
    assert pattern.down[1][1] == 1
    assert pattern.right[2][2:4] == (1, GATE)
    assert pattern.down[2][3] == GATE + 1
    assert pattern.turned().turned().turned().turned() == pattern


@pytest.mark.parametrize(
    ("old", "new"),
    [("@", "Q"), ("---", "~~~"), ("+\n| .   .   . | .   .", "+\n# .   .   . | .   .")],
)
def test_a_map_that_is_none_is_refused(old, new):
    text = ROOMS["furnace"].map.replace(old, new, 1)
    assert text != ROOMS["furnace"].map
    with pytest.raises(ValueError, match=r"no terrain|no edge|inside a room"):
        parse(text)


def test_a_map_has_eleven_lines():
    with pytest.raises(ValueError, match="11 lines"):
        parse(ROOMS["furnace"].map.rstrip("\n").rpartition("\n")[0])


def test_an_edge_between_rooms_is_open_only_if_both_leave_it_open():
    layout = Layout(EVERYTHING_OPEN)
    # Lava Ford opens to the east in row 1 and so does the Furnace; in row 3 too.
    assert layout.steps[SQUARE["5.1"]][EAST] == SQUARE["6.1"]
    assert layout.steps[SQUARE["6.1"]][WEST] == SQUARE["5.1"]
    # In row 0 and row 2 one of them has a wall.
    assert layout.steps[SQUARE["5.0"]][EAST] == -1
    assert layout.steps[SQUARE["5.2"]][EAST] == -1
    # Below the Lava Ford nothing opens; below the Furnace one square does.
    assert [x for x in range(6, 11) if layout.steps[SQUARE[f"{x}.4"]][SOUTH] >= 0] == [10]


def test_the_way_between_two_squares_is_open_both_ways_or_not_at_all():
    layout = Layout(EVERYTHING_OPEN)
    for here in range(SQUARES):
        for side, there in enumerate(layout.steps[here]):
            if there >= 0:
                assert AROUND[here][side] == there
                assert layout.steps[there][(side + 2) % 4] == here


def test_a_face_down_room_is_a_wall_on_the_board():
    layout = Layout((None, *EVERYTHING_OPEN[1:]))
    assert layout.terrain[SQUARE["3.2"]] == "?"
    assert all(step == -1 for step in layout.steps[SQUARE["3.2"]])
    assert layout.steps[SQUARE["6.1"]][WEST] == -1
    assert layout.opens_towards(SQUARE["6.1"], 0)
    assert not layout.opens_towards(SQUARE["6.0"], 0)
    assert not layout.opens_towards(SQUARE["7.1"], 0)


def test_starting_lines_are_ten_squares_beside_two_rooms():
    layout = Layout(EVERYTHING_OPEN)
    assert layout.steps[SQUARE["0.3"]][NORTH] == SQUARE["0.2"]
    assert layout.steps[SQUARE["0.1"]][EAST] == SQUARE["1.1"]
    assert layout.steps[SQUARE["0.0"]][EAST] == -1
    assert layout.steps[SQUARE["21.2"]][WEST] == SQUARE["20.2"]
    assert [sum(line == seat for line in LINE_OF) for seat in (-1, 0, 1)] == [200, 10, 10]


def test_portcullises_open_and_close_and_turn_with_their_room():
    closed = layout_of(EVERYTHING_OPEN)
    assert closed.steps[SQUARE["12.3"]][EAST] == -1
    opened = layout_of((*EVERYTHING_OPEN[:2], ("canal", 0, 1), *EVERYTHING_OPEN[3:]))
    assert opened.steps[SQUARE["12.3"]][EAST] == SQUARE["13.3"]
    assert gate_at("canal", 0, 2, SQUARE["12.3"], EAST) == 0
    assert gate_at("canal", 0, 2, SQUARE["13.3"], WEST) == 0
    assert gate_at("canal", 0, 2, SQUARE["13.3"], EAST) == -1
    turned = turned_square(SQUARE["12.3"], 1)
    assert gate_at("canal", 1, 2, turned, SOUTH) == 0


def test_slots_capacities_and_neighbours():
    assert CAPACITY == (2, 3, 3, 2, 2, 3, 3, 2)
    assert sum(CAPACITY) == 20
    assert [slots_beside(slot) for slot in (0, 2, 5, 7)] == [[1, 4], [1, 3, 6], [1, 4, 6], [3, 6]]
    assert [NAME[CORNER[slot]] for slot in range(8)] == [
        "1.0", "6.0", "11.0", "16.0", "1.5", "6.5", "11.5", "16.5"
    ]  # fmt: skip


# Golden numbers ----------------------------------------------------------------------


def count(match: Match, depth: int) -> int:
    """How many sequences of choices of the active player there are to that depth."""
    if depth == 0:
        return 1
    total = 0
    for option in match.pending.options:
        if option != "end":
            after = match.clone()
            after.choose(option)
            if after.pending.player == match.pending.player:
                total += count(after, depth - 1)
            else:
                total += 1
    return total


LONE = {
    "acrobat": ({"y_acrobat": "4.4"}, (13, 253, 4720)),
    "barbarian with a rope": ({"y_barbarian": "2.1", "y_rope": "2.1"}, (37, 905)),
    "fire_elemental": ({"y_fire_elemental": "3.1"}, (27, 602)),
    "water_elemental": ({"y_water_elemental": "12.1"}, (20, 387, 7941)),
    "courtesan by the water": ({"y_courtesan": "16.1"}, (6, 44, 348)),
    "telekineticist and his key": ({"y_telekineticist": "1.8", "y_key": "2.9"}, (40, 1483)),
}
"""Boards with one piece: how many sequences of one, two and three choices it has."""


@pytest.mark.parametrize("name", LONE)
def test_golden_counts_of_moves_to_depth_three(name):
    at, golden = LONE[name]
    match = Story(at).match
    assert tuple(count(match, depth) for depth in range(1, len(golden) + 1)) == golden


@pytest.mark.parametrize(("seed", "golden"), [(2, (42, 1858)), (3, (57, 3357))])
def test_golden_counts_of_actions_on_crowded_boards(seed, golden):
    match = crowded(seed)
    match.choose("card:5")
    assert tuple(count(match, depth) for depth in (1, 2)) == golden
