"""Real games replayed whole: every save under tests/games must lead where it says.

A save is never written anew. When the rules change, it is loaded through the upgrades;
docs/save.md tells how.
"""

from pathlib import Path

import pytest

from engine.core import record
from engine.inbetween import GAME

SAVES = sorted((Path(__file__).parents[2] / "games").glob("inbetween-*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_the_saved_game_leads_where_it_says(path):
    data = record.parse(path.read_text(encoding="utf-8"))
    match, note = record.load(data, GAME)
    assert match.choices == data["choices"]
    if data["rules"] == GAME.rules:
        assert note == ""
        assert [[entry.at, *entry.event] for entry in match.log] == [
            [at, kind, args, None if audience is None else tuple(audience)]
            for at, kind, args, audience in data["log"]
        ]
    else:
        assert note == "upgraded"
    over = [args["ending"] for _, kind, args, _ in data["log"] if kind == "over"]
    assert match.state.ending == (over[0] if over else "")


def test_the_saves_show_every_way_to_win_and_a_game_under_way():
    endings = {
        record.load(record.parse(path.read_text(encoding="utf-8")), GAME).match.state.ending
        for path in SAVES
    }
    assert endings == {"secured", "devoured", "awareness", "five_left", ""}
