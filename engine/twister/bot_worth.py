"""What the bot sees in a position: how near everybody is to the way out, and what a fight is worth.

Distances are soft: a wall or a pit is costly, not impossible, because rooms turn and jumps
exist. So every way has a length, and turning a room that opens a shorter one is worth
something. They depend only on how the rooms lie and are kept with the layout.
"""

from collections.abc import Callable
from math import fsum

from engine.twister.board import (
    AROUND,
    CORNER,
    LINE_OF,
    LINES,
    SLOT_OF,
    SQUARES,
    WIDTH,
    Layout,
)
from engine.twister.combat import drawn_in, totals
from engine.twister.data import (
    GROUND,
    IS_PIECE,
    KIND,
    LAVA,
    MAGIC_USERS,
    PIECES,
    PIT,
    SEAT,
    UNSEEN,
    WATER,
)
from engine.twister.state import Dungeon
from engine.twister.travel import Terrain

POINT = 100.0
"""A victory point."""
WOUND = 14.0
"""Having wounded somebody, besides the way that it had come."""
WALL_STEPS, REVEAL_STEPS, UNSEEN_STEPS = 9, 3, 2
"""How many steps a wall, a room that must be revealed, and a square of it count for."""
SWIM_STEPS, JUMP_STEPS, LEAP_STEPS, NEVER = 5, 10, 3, 60
"""The same for swimming, a jump with a card, an Acrobat's leap, and what cannot be entered."""
FARTHEST = 240
NEARNESS = [34.0 * 0.925**steps for steps in range(FARTHEST + 1)]
"""What it is worth to stand that many steps from the way out."""

STYLES = {"acrobat": "leaper", "fire_elemental": "fire", "water_elemental": "water"}
STYLE = {piece: STYLES.get(KIND[piece], "walker") for piece in IS_PIECE}
"""Piece -> its manner of moving."""
ENTER = {
    "walker": {PIT: JUMP_STEPS, LAVA: JUMP_STEPS, WATER: SWIM_STEPS},
    "leaper": {PIT: LEAP_STEPS, LAVA: LEAP_STEPS, WATER: LEAP_STEPS},
    "fire": {PIT: JUMP_STEPS, LAVA: 1, WATER: JUMP_STEPS},
    "water": {PIT: JUMP_STEPS, LAVA: JUMP_STEPS, WATER: 1},
}
"""Manner of moving -> steps for entering an obstacle."""


def edges(layout: Layout) -> list[list[tuple[int, int]]]:
    """Square -> its neighbours with what the edge between them costs."""
    found = layout.memo.get("edges")
    if found is None:
        found = [
            [
                (there, 0 if open_to >= 0 else _edge(layout, here, there, side))
                for side, (there, open_to) in enumerate(
                    zip(around, layout.steps[here], strict=True)
                )
                if there >= 0
            ]
            for here, around in enumerate(AROUND)
        ]
        layout.memo["edges"] = found
    costs: list[list[tuple[int, int]]] = found
    return costs


def _edge(layout: Layout, here: int, there: int, side: int) -> int:
    """What an edge costs that is not open."""
    letters = layout.terrain
    if letters[here] == UNSEEN and letters[there] == UNSEEN:
        return 0
    if letters[here] != UNSEEN and letters[there] != UNSEEN:
        return WALL_STEPS
    seen, other = (here, (side + 2) % 4) if letters[there] == UNSEEN else (there, side)
    if LINE_OF[seen] >= 0:
        return REVEAL_STEPS
    # `other` is the side of the unseen square; the seen one opens the opposite way.
    borders = layout.borders[SLOT_OF[seen]]
    assert borders is not None
    row, column = divmod(seen - CORNER[SLOT_OF[seen]], WIDTH)
    way = (other + 2) % 4
    place = column if way in (0, 2) else row
    return REVEAL_STEPS if borders[way] >> place & 1 else WALL_STEPS


def field(layout: Layout, seat: int, style: str) -> list[int]:
    """Square -> steps to the way out of that seat, for that manner of moving."""
    found = layout.memo.get(("field", seat, style))
    if found is None:
        found = layout.memo["field", seat, style] = _field(layout, seat, style)
    steps: list[int] = found
    return steps


def _field(layout: Layout, seat: int, style: str) -> list[int]:
    """Shortest ways from all squares at once, by buckets of equal length."""
    dear = ENTER[style]
    enter = [
        1 if letter in GROUND else UNSEEN_STEPS if letter == UNSEEN else dear.get(letter, NEVER)
        for letter in layout.terrain
    ]
    around = edges(layout)
    far = [FARTHEST] * SQUARES
    buckets: list[list[int]] = [[] for _ in range(FARTHEST + NEVER + WALL_STEPS + 1)]
    for square in LINES[1 - seat]:
        far[square] = 0
        buckets[0].append(square)
    for length in range(FARTHEST):
        for here in buckets[length]:
            if far[here] != length:
                continue
            base = length + enter[here]
            for there, edge in around[here]:
                steps = base + edge
                if steps < far[there]:
                    far[there] = steps
                    buckets[steps].append(there)
    return far


def steps_out(layout: Layout, piece: str, square: int) -> int:
    """About how many steps a piece on that square has before it."""
    return field(layout, SEAT[piece], STYLE[piece])[square]


def near_field(layout: Layout, seat: int, style: str) -> list[float]:
    """Square -> what it is worth to that seat to have somebody there who moves in that manner."""
    found = layout.memo.get(("near", seat, style))
    if found is None:
        steps = field(layout, seat, style)
        found = layout.memo["near", seat, style] = [NEARNESS[length] for length in steps]
    worths: list[float] = found
    return worths


def standing(layout: Layout, seat: int, style: str, player: int) -> list[float]:
    """Square -> what it is worth to a player that somebody of that seat stands there.

    On the line by which that seat leaves, it is worth a point.
    """
    found = layout.memo.get(("standing", seat, style, player))
    if found is None:
        found = near_field(layout, seat, style)[:]
        for place in LINES[1 - seat]:
            found[place] = POINT
        if seat != player:
            found = [-value for value in found]
        layout.memo["standing", seat, style, player] = found
    worths: list[float] = found
    return worths


def nearness(layout: Layout, piece: str, square: int) -> float:
    """What it is worth to its owner that a piece stands there."""
    return near_field(layout, SEAT[piece], STYLE[piece])[square]


def lead(t: Dungeon, player: int, layout: Layout, at: Callable[[str], int]) -> float:
    """How much better a player's pieces stand than the opponent's, wherever `at` says they are.

    All are taken for walkers: that is quick, and rooms are turned for everybody.
    """
    value = 0.0
    for seat, team in enumerate(PIECES):
        sign = 1.0 if seat == player else -0.8
        near = near_field(layout, seat, "walker")
        for piece in team:
            if piece in t.at and piece not in t.wounded:
                value += sign * near[at(piece)]
    return value


def worth(t: Dungeon, player: int) -> float:
    """How good a position is for a player: points, ways to go, wounds, cards."""
    value = POINT * (t.points[player] - t.points[1 - player])
    if t.ending:
        return value + (1000.0 if player in t.winners else -1000.0 if t.winners else 0.0)
    value += lead(t, player, t.layout, t.at.__getitem__)
    for piece in t.wounded:
        value += WOUND if SEAT[piece] != player else -WOUND
    return value + 0.4 * (sum(t.fighting[player]) - sum(t.fighting[1 - player]))


# Fights ------------------------------------------------------------------------------


def stake(t: Dungeon, layout: Layout, piece: str, hates: bool) -> float:
    """What it costs a side that this participant loses."""
    if piece in t.wounded:
        return POINT * (2 if hates and piece in MAGIC_USERS else 1)
    value = WOUND + nearness(layout, piece, t.at[piece])
    carried = t.held_by(piece)
    return value + (POINT if carried in IS_PIECE else 0.0)


def best_card(terrain: Terrain, player: int, sides: list[list[str]]) -> tuple[float, int]:
    """What a fight is worth with the best card, if the other plays any; and that card."""
    t = terrain.t
    base = totals(terrain, sides)
    margin = base[player] - base[1 - player]
    gain, loss = stakes(terrain, player, sides)
    others = t.fighting[1 - player]
    best = (float("-inf"), 0)
    for card in set(t.fighting[player]):
        won = sum(margin + card > other for other in others) / len(others)
        lost = sum(margin + card < other for other in others) / len(others)
        best = max(best, (won * gain - lost * loss - 1.6 * card, card))
    return best


def stakes(terrain: Terrain, player: int, sides: list[list[str]]) -> tuple[float, float]:
    """What a player gains if the other side loses a fight, and what its own defeat costs."""
    t, layout = terrain.t, terrain.layout
    gain, loss = (
        fsum(stake(t, layout, piece, _hates(t, sides[1 - seat])) for piece in sides[seat])
        for seat in (1 - player, player)
    )
    return gain, loss


def _hates(t: Dungeon, people: list[str]) -> bool:
    return any(KIND[piece] == "barbarian" and piece not in t.wounded for piece in people)


def attack_worth(terrain: Terrain, player: int, piece: str, target: str) -> float:
    """What an attack is worth to the player who is asked."""
    return best_card(terrain, player, drawn_in(terrain, piece, target, []))[0]
