"""The golden games show every table, several endings, and nearly all that there is.

That they are still the same is tested in test_playthroughs.py.
"""

import re

from engine.games import load_game
from tests.playthroughs import FOLDER


def golden(game: str) -> list[str]:
    """The golden games of that name."""
    return [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob(f"{game}-*.txt"))]


def found(pattern: str, game: str) -> list[str]:
    """What the group of a pattern matches in the golden games of that name."""
    return [what for text in golden(game) for what in re.findall(pattern, text, re.MULTILINE)]


def test_cryptids_is_played_by_two_three_and_four():
    seats = sorted(text.partition("\n")[0].count(",") - 2 for text in golden("cryptids"))
    assert seats == [2, 2, 3, 4]


def test_cryptids_uses_every_card():
    assert set(found(r"^  used what=(\w+)", "cryptids")) == load_game("cryptids").effects


def test_twister_has_four_games_that_end_in_different_ways():
    assert sorted(found(r"== over: (\w+)", "twister")) == ["points", "points", "points", "quiet"]


def test_twister_shows_nearly_everything():
    used, effects = set(found(r"^  used what=(\w+)", "twister")), load_game("twister").effects
    assert used <= effects
    assert len(used) >= 18


def test_both_sides_of_twister_have_won():
    assert set(found(r"won by (\w+)", "twister")) >= {"yellow", "blue"}
