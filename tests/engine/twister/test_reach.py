"""What lies ahead: action points to every square and to the way out, against a plain search."""

import pytest

from engine.core.chance import Dice
from engine.twister.board import LINE_OF, NAME, SQUARE
from engine.twister.data import KIND, SEAT, SPEED
from engine.twister.movement import steps_left
from engine.twister.random_play import lively
from engine.twister.reach import FARTHEST, Chart, look_ahead
from engine.twister.trade import WALK
from engine.twister.travel import Terrain, can_stop, jumps, swims, walk, walk_from
from tests.engine.twister.crowds import crowded
from tests.engine.twister.story import Story, full

State = tuple[int, int]
"""A square, and the jump cards played to get there."""


def searched(terrain: Terrain, piece: str) -> dict[int, int]:
    """Square -> action points, by trying every action from every square with every card left."""
    t, seat, held, start = terrain.t, SEAT[piece], terrain.held(piece), terrain.t.at[piece]
    frontier: set[State] = {(start, 0)}
    free = steps_left(t, piece, WALK)
    if free:
        reached = walk(terrain, piece, held, start, free).came
        frontier |= {(q, 0) for q in reached if q != start and can_stop(terrain, piece, held, q)}
    seen = set(frontier)
    found = {q: 0 for q, _ in frontier}
    for points in range(1, FARTHEST + 1):
        frontier = {
            state
            for here, spent in frontier
            if LINE_OF[here] != 1 - seat
            for state in after_one_action(terrain, piece, held, here, spent)
        } - seen
        seen |= frontier
        for q, _ in frontier:
            found.setdefault(q, points)
    del found[start]
    return found


def after_one_action(terrain: Terrain, piece: str, held: str, here: int, spent: int) -> set[State]:
    """Where a piece can be, with how many cards played, one action later."""
    seat, start = SEAT[piece], terrain.t.at[piece]
    blocked = terrain.blocked[seat]
    walked = walk_from(terrain, piece, held, [here], SPEED[piece], start, blocked).came
    states = {(q, spent) for q in walked if q != here and can_stop(terrain, piece, held, q)}
    if KIND[piece] != "fire_elemental":
        states |= {(q, spent) for q in swims(terrain, piece, held, here)}
    by_card = int(KIND[piece] != "acrobat")
    if spent + by_card <= terrain.t.jumps[seat]:
        states |= {(q, spent + by_card) for q in jumps(terrain, piece, held, here)}
    return states


@pytest.mark.parametrize("seed", range(10))
def test_no_square_is_told_nearer_or_farther_than_it_is(seed):
    """With jump cards running out on the way, too."""
    match, dice = crowded(seed), Dice(seed)
    for count in range(60):
        if count % 6 == 0 and match.pending.kind == "act":
            terrain = Terrain(match.state)
            chart = Chart(terrain)
            for piece in match.state.team(match.state.active):
                found = look_ahead(chart, piece).within(FARTHEST)
                ahead = {NAME[q]: points for q, points in found.items()}
                true = {NAME[q]: points for q, points in searched(terrain, piece).items()}
                assert ahead == true, (count, piece)
        match.choose(lively(match.pending, dice))


@pytest.mark.parametrize(("cards", "points"), [(0, 4), (1, 1)])
def test_a_jump_is_a_short_cut_as_long_as_there_are_cards(cards, points):
    s = Story({"y_courtesan": "2.0"}, jumps=(cards, 3))
    ahead = look_ahead(Chart(Terrain(s.t)), full("y_courtesan")).within(FARTHEST)
    assert ahead[SQUARE["4.0"]] == points  # over the bridge, or over the lava


def test_the_jumps_of_a_charmed_piece_are_the_casters():
    at = {"y_prophet": "2.2", "w_charm": "2.2", "b_barbarian": "2.0"}
    for cards, points in (((0, 3), 2), ((3, 0), 1)):
        s = Story(at, jumps=cards).play("charm:y_prophet:b_barbarian")
        assert s.can("jump:b_barbarian:4.0") == (points == 1)
        assert s.view(0).table["reach"]["blue_barbarian"].get("4.0", 2) == points


def test_a_jump_from_the_own_rope_is_counted():
    """Whoever carries a rope stands on it over an obstacle, and may jump on from there."""
    s = Story({"y_courtesan": "5.0", "y_rope": "5.0"})
    assert s.view(0).table["reach"]["yellow_courtesan"]["9.1"] == 2
    s.play("move:y_courtesan:7.1")
    assert s.can("jump:y_courtesan:9.1")
