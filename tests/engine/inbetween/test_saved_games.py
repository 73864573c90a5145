"""Real games replayed whole: every save under tests/games must lead where it says.

A save is never written anew. When the rules change, it is loaded through the upgrades;
docs/save.md tells how.
"""

from pathlib import Path

import pytest

from engine.autoplay.check import check_position
from engine.inbetween import GAME
from engine.saves import record

SAVES = sorted((Path(__file__).parents[2] / "games").glob("inbetween-*.json"))


def saved(path: Path) -> dict:
    return record.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_the_saved_game_leads_where_it_says(path):
    data = saved(path)
    match, note = record.load(data, GAME)
    if data["rules"] == GAME.rules:
        assert note == ""
        assert match.choices == data["choices"]
        assert [[entry.at, *entry.event] for entry in match.log] == [
            [at, kind, args, None if audience is None else tuple(audience)]
            for at, kind, args, audience in data["log"]
        ]
        assert match.state.ending == ending_of(data)
    else:
        # Under newer rules it goes on from its last turn, as far as its choices are legal.
        assert note in ("upgraded", "cut")
        assert data["base"]["at"] <= len(match.choices) <= len(data["choices"])
        check_position(match)


def ending_of(data: dict) -> str:
    """How the game ended by its own log, "" if it did not."""
    endings = [args["ending"] for _, kind, args, _ in data["log"] if kind == "over"]
    return endings[0] if endings else ""


def test_the_saves_show_every_way_to_win_and_a_game_under_way():
    endings = {ending_of(saved(path)) for path in SAVES}
    assert endings == {"secured", "devoured", "awareness", "five_left", ""}
