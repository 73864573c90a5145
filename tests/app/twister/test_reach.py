"""Nobody is ever stuck: every legal option of every question is a button on the screen."""

from collections import Counter

import pytest

from app.node import Node
from app.screens import render_table
from tests.app.twister.tables import nodes, positions, reachable, tables_of
from tests.scale import amount

OPTIONS = (
    {},
    {"placement": "strict"},
    {"used_cards": "list", "memory": "on"},
    {"handicap": "blue", "handicap_team": "6", "handicap_cards": "no_6"},
)
GAMES = amount(16, 6)
MOST = 150
"""So many questions of a game are looked at; games by chance are long and repeat themselves."""


def seeds(quick: int, whole: int) -> list:
    """The first few seeds always, all of them in a thorough run."""
    return [
        seed if seed < quick else pytest.param(seed, marks=pytest.mark.slow)
        for seed in range(whole)
    ]


@pytest.mark.parametrize("seed", seeds(4, GAMES))
def test_every_option_is_a_button(seed):
    seating = ("pass", "across")[seed // 2 % 2]
    kinds = Counter()
    for match in positions(seed, MOST, **OPTIONS[seed % len(OPTIONS)]):
        kinds[match.pending.kind] += 1
        # Turns are alike; every fourth action and every other kind of question is enough.
        if match.pending.kind in ("act", "plan", "bury") and kinds[match.pending.kind] % 4:
            continue
        for table in tables_of(match, seating):
            found, at_once = reachable(table)
            assert found == set(match.pending.options), (match.pending, table.curtain)
            if match.pending.kind not in ("act", "plan", "bury", "place", "peek", "combat"):
                assert at_once == found, match.pending.kind
    assert len(kinds) >= 4


@pytest.mark.parametrize("seed", range(2))
def test_nothing_is_drawn_twice(seed):
    """Keys are unique among siblings, and moving things on the whole screen."""
    for match in positions(seed, 90):
        for seating in ("pass", "across"):
            for table in tables_of(match, seating):
                screen = render_table(table)
                moving = Counter(
                    node.attributes["data-move"]
                    for node in nodes(screen)
                    if "data-move" in node.attributes
                )
                assert not moving or max(moving.values()) == 1, moving.most_common(2)
                for node in nodes(screen):
                    keys = Counter(
                        (child.tag, child.attributes["key"])
                        for child in node.children
                        if isinstance(child, Node) and "key" in child.attributes
                    )
                    assert not keys or max(keys.values()) == 1, keys.most_common(2)
