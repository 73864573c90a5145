"""Real games replayed whole: every save under tests/games must lead where it says.

A save is never written anew. When the rules change, it is loaded through the upgrades;
docs/save.md tells how.
"""

from pathlib import Path

import pytest

from engine.core.errors import RecordMismatch
from engine.saves import record
from engine.saves.link import LONGEST, from_link, to_link
from engine.twister import GAME
from tests.engine.twister.story import Story

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
def test_the_saved_game_goes_through_a_link_if_it_was_begun_by_these_rules(path):
    data, (match, _) = load(path)
    if data["rules"] != GAME.rules:
        with pytest.raises(RecordMismatch, match="begun under older rules"):
            to_link(match)
        return
    link = to_link(match)
    assert len(link) < LONGEST // 4
    assert from_link(link, lambda _: GAME).state.digest() == match.state.digest()


def test_some_saves_are_of_today_s_rules():
    """Without one nothing would be replayed from its first choice on."""
    assert any(load(path)[0]["rules"] == GAME.rules for path in SAVES)


def test_a_save_of_rules_1_in_the_middle_of_a_charm_counts_its_scroll():
    s = Story({"y_prophet": "4.2", "w_charm": "4.2", "b_barbarian": "2.0"})
    s.play("charm:y_prophet:b_barbarian")
    old = {name: value for name, value in s.t.data().items() if name != "charms"}
    new = GAME.state.from_data(GAME.upgrades[1](old))
    assert (new.charmed, new.charms) == ({"blue_barbarian": 3}, 1)


def test_a_trade_in_flight_has_cost_nothing():
    """R-60: the save was made right after one, with action points left."""
    match = load(SAVES[0].with_name("twister-traded-in-flight.json"))[1].match
    told = [entry.event for entry in match.story(None, len(match.choices) - 1)]
    assert [event.args["ap"] for event in told if event.kind == "flies"] == [0]


def test_a_charm_goes_on_after_a_wound():
    """R-66: the save was made right after the charmed piece was wounded."""
    t = load(SAVES[0].with_name("twister-wounded-under-charm.json"))[1].match.state
    (charmed,) = t.charmed
    assert charmed in t.wounded
    assert t.charmed[charmed] > 0
