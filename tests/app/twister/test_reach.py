"""Random games, question by question: nobody is ever stuck, and nothing is drawn twice."""

from collections import Counter

import pytest

from app.screens import render_table
from tests.app.reading import drawn_twice, seeds
from tests.app.twister.tables import positions, reachable, tables_of
from tests.scale import amount

OPTIONS = (
    {},
    {"placement": "strict"},
    {"used_cards": "list", "memory": "on"},
    {"handicap": "blue", "handicap_team": "6", "handicap_cards": "no_6"},
)
GAMES = amount(16, 4)
MOST = 150
"""So many questions of a game are looked at; games by chance are long and repeat themselves."""
LONG = ("act", "plan", "bury")
"""Kinds of questions that are much alike; every fourth of them is enough."""
FURTHER_AWAY = (*LONG, "place", "peek", "combat")
"""Kinds of questions whose options need a touch before they can be chosen."""


@pytest.mark.parametrize("seed", seeds(4, GAMES))
def test_every_option_is_a_button_that_is_drawn_once(seed):
    seating = ("pass", "across")[seed // 2 % 2]
    kinds = Counter()
    for match in positions(seed, MOST, **OPTIONS[seed % len(OPTIONS)]):
        kind = match.pending.kind
        kinds[kind] += 1
        for table in tables_of(match, seating):
            assert drawn_twice(render_table(table)) == []
            if kind in LONG and kinds[kind] % 4:
                continue
            found, at_once = reachable(table)
            assert found == set(match.pending.options), (match.pending, table.curtain)
            if kind not in FURTHER_AWAY:
                assert at_once == found, kind
    assert len(kinds) >= 4
