"""The golden games of Twisted Cryptids show every table and every card.

That they are still the same is tested for all games in tests/engine/test_playthroughs.py.
"""

import re

from engine.cryptids import GAME
from tests.playthroughs import FOLDER

TEXTS = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("cryptids-*.txt"))]


def test_the_golden_games_are_played_by_two_three_and_four():
    seats = sorted(text.partition("\n")[0].count(",") - 2 for text in TEXTS)
    assert seats == [2, 2, 3, 4]


def test_the_golden_games_use_every_card():
    used = {
        what for text in TEXTS for what in re.findall(r"^  used what=(\w+)", text, re.MULTILINE)
    }
    assert used == GAME.effects
