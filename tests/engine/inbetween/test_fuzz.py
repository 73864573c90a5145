"""What random games of InBetween show besides tests/engine/test_fuzz.py."""

from collections import Counter

from engine.command.bench import play_random
from engine.inbetween import GAME
from engine.inbetween.data import EQUIPMENT


def test_random_games_put_every_equipment_to_work():
    works: Counter[str] = Counter()
    for seed in range(60):
        events = [entry.event for entry in play_random(GAME, seed).log]
        works.update(event.args["card"] for event in events if event.kind == "works")
    # A Shotgun works by what it keeps from happening; its story shows it.
    assert set(works) == EQUIPMENT - {"shotgun"}
