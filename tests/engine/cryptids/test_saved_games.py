"""Real games replayed whole: every save under tests/games must lead where it says.

A save is never written anew. When the rules change, it is loaded through the upgrades;
docs/save.md tells how.
"""

from pathlib import Path

import pytest

from engine.core.errors import RecordMismatch
from engine.cryptids import GAME
from engine.saves import record
from engine.saves.link import from_link, to_link

SAVES = sorted((Path(__file__).parents[2] / "games").glob("cryptids-*.json"))


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


def test_the_saves_show_every_ending_every_table_and_a_game_under_way():
    matches = [load(path)[1].match for path in SAVES]
    assert {match.state.ending for match in matches} == {"most_myth", "tie_break", "shared", ""}
    assert {match.state.seats for match in matches} == {2, 3, 4}
    assert any(match.setup.options["hands"] == "open" for match in matches)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_the_saved_game_goes_through_a_link_if_it_was_begun_by_these_rules(path):
    data, (match, _) = load(path)
    if data["rules"] != GAME.rules:
        with pytest.raises(RecordMismatch, match="begun under older rules"):
            to_link(match)
        return
    link = to_link(match)
    assert len(link) < 600
    assert from_link(link, lambda _: GAME).state.digest() == match.state.digest()


def test_some_saves_are_of_today_s_rules():
    """Without one nothing would be replayed from its first choice on."""
    assert any(load(path)[0]["rules"] == GAME.rules for path in SAVES)


def test_a_save_in_which_traits_were_dealt_before_cryptids_deals_the_same_ones_later():
    path = SAVES[0].with_name("cryptids-choosing-with-traits-dealt.json")
    data, (match, note) = load(path)
    dealt = data["base"]["state"]["trait"]
    assert [len(traits) for traits in dealt] == [2, 2, 2]
    assert (note, match.state.trait) == ("upgraded", [[], [], []])
    for cryptid in ("bigfoot", "mothman"):
        match.choose(cryptid)
    assert match.state.trait == dealt


def test_a_save_after_a_reveal_goes_on_behind_it():
    path = SAVES[0].with_name("cryptids-sighting-revealed-by-its-owner.json")
    match = load(path)[1].match
    assert (match.state.phase, match.pending.source) == ("dusk", "loveland_frog_owl_choir")
    assert not match.can_undo
