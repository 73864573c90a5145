"""A slice of the fuzz run: random games to the end with every check on.

`python -m engine fuzz inbetween --games 20000` is the long run.
"""

from collections import Counter

import pytest

from engine.autoplay.check import fuzz
from engine.command.bench import play_random
from engine.inbetween import GAME
from engine.inbetween.data import EQUIPMENT

FIRST_SEED = 1_000
GAMES = 150


@pytest.mark.slow
def test_random_games_break_nothing_and_use_every_ability():
    report = fuzz(GAME, GAMES, FIRST_SEED)
    assert report.failures == []
    assert report.missing == []
    assert set(report.endings) <= {"secured", "devoured", "awareness", "five_left", "turn_limit"}


def test_random_games_put_every_equipment_to_work():
    works: Counter[str] = Counter()
    for seed in range(60):
        events = [entry.event for entry in play_random(GAME, seed).log]
        works.update(event.args["card"] for event in events if event.kind == "works")
    # A Shotgun works by what it keeps from happening; its story shows it.
    assert set(works) == EQUIPMENT - {"shotgun"}
