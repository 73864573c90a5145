"""The golden games of Dungeon Twister end in different ways and show most of what there is.

That they are still the same is tested for all games in tests/engine/test_playthroughs.py.
"""

import re

from engine.twister import GAME
from tests.playthroughs import FOLDER

TEXTS = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("twister-*.txt"))]


def test_there_are_four_and_they_end_in_different_ways():
    endings = sorted(re.findall(r"== over: (\w+)", text)[0] for text in TEXTS)
    assert endings == ["points", "points", "points", "quiet"]


def test_the_golden_games_show_nearly_everything():
    used = {
        what for text in TEXTS for what in re.findall(r"^  used what=(\w+)", text, re.MULTILINE)
    }
    assert used <= GAME.effects
    assert len(used) >= 18


def test_both_sides_have_won():
    winners = {re.findall(r"won by (\w+)", text)[0] for text in TEXTS}
    assert {"yellow", "blue"} <= winners
