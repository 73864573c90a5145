"""Real games replayed whole: every save under tests/games must lead where it says.

A save is never written anew. When the rules change, it is loaded through the upgrades;
docs/save.md tells how.
"""

from pathlib import Path

import pytest

from engine.core import record
from engine.core.link import LONGEST, from_link, to_link
from engine.twister import GAME

SAVES = sorted((Path(__file__).parents[2] / "games").glob("twister-*.json"))


def load(path: Path) -> tuple[dict, record.Loaded]:
    data = record.parse(path.read_text(encoding="utf-8"))
    return data, record.load(data, GAME)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_the_saved_game_leads_where_it_says(path):
    data, (match, note) = load(path)
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


def test_the_saves_show_endings_options_and_a_game_under_way():
    matches = [load(path)[1].match for path in SAVES]
    assert {match.state.ending for match in matches} == {"points", "quiet", ""}
    assert {match.setup.options["placement"] for match in matches} == {"quick", "strict"}
    assert {match.setup.options["points"] for match in matches} == {"5", "7"}
    assert any(match.setup.options["handicap"] == "blue" for match in matches)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_the_saved_game_goes_through_a_link(path):
    match = load(path)[1].match
    link = to_link(match)
    assert len(link) < LONGEST // 4
    assert from_link(link, lambda _: GAME).state.digest() == match.state.digest()
