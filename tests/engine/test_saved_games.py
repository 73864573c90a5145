"""Real games replayed whole: every save under tests/games must lead where it says.

A save is never rewritten. When the rules change, it is loaded through the upgrades;
docs/save.md tells how.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import RecordMismatch
from engine.core.event import Entry
from engine.games import LOBBY_GAMES, load_game
from engine.saves import record
from engine.saves.link import LONGEST, from_link, to_link
from tests.playthroughs import keep_save

FOLDER = Path(__file__).parents[1] / "games"
SAVES = sorted(FOLDER.glob("*.json"))
LONGEST_LINK = {"inbetween": 400, "cryptids": 600, "twister": LONGEST // 4}
ENDINGS = {
    "inbetween": {"secured", "devoured", "awareness", "five_left", ""},
    "cryptids": {"most_myth", "tie_break", "shared", ""},
    "twister": {"points", "quiet", ""},
}
"""How the saved games have ended, by title; "" is a game that goes on."""

each_save = pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)


def load(path: Path) -> tuple[dict[str, Any], record.Loaded]:
    """What a save says, and where it leads."""
    data = record.parse(path.read_text(encoding="utf-8"))
    return data, record.load(data, load_game(data["game"]))


def as_told_then(entry: Entry, line: list[Any]) -> list[Any]:
    """An entry of a log without what a line of it did not tell yet when it was saved.

    Events may tell more than they did: that is another wording, and no change of rules.
    """
    at, (kind, args, audience) = entry
    return [at, kind, {name: args.get(name) for name in line[2]}, audience]


def saves_of(game: str) -> list[Path]:
    """All saves of a game."""
    return sorted(FOLDER.glob(f"{game}-*.json"))


@each_save
def test_the_saved_game_leads_where_it_says(path):
    data, (match, note) = load(path)
    assert match.choices == data["choices"]
    if data["rules"] == match.game.rules:
        assert note == ""
        told = zip(match.log, data["log"], strict=True)
        assert [as_told_then(entry, line) for entry, line in told] == [
            [at, kind, args, None if audience is None else tuple(audience)]
            for at, kind, args, audience in data["log"]
        ]
    else:
        assert note == "upgraded"
    over = [args["ending"] for _, kind, args, _ in data["log"] if kind == "over"]
    assert match.state.ending == (over[0] if over else "")


@each_save
def test_the_saved_game_goes_through_a_link_if_it_was_begun_by_these_rules(path):
    data, (match, _) = load(path)
    game = match.game
    if data["rules"] != game.rules:
        with pytest.raises(RecordMismatch, match="begun under older rules"):
            to_link(match)
        return
    link = to_link(match)
    assert len(link) < LONGEST_LINK.get(game.name, LONGEST)
    assert from_link(link, lambda _: game).state.digest() == match.state.digest()


@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_there_is_a_save_of_every_rules_number(game):
    """Those of today's rules are replayed from their first choice on, the others upgraded."""
    rules = {json.loads(path.read_text("utf-8"))["rules"] for path in saves_of(game)}
    assert rules == set(range(1, load_game(game).rules + 1)), "run python -m tests.playthroughs"


def test_a_save_is_kept_once_for_each_rules_number(tmp_path):
    kept = keep_save("inbetween", tmp_path)
    match, note = load(kept)[1]
    assert (note, match.pending is None) == ("", False)
    assert keep_save("inbetween", tmp_path) is None
    assert keep_save("magpies", tmp_path) is None
    assert list(tmp_path.iterdir()) == [kept]


def test_the_saves_show_the_endings_tables_and_options_of_each_game():
    played = {game: [load(path)[1].match for path in saves_of(game)] for game in ENDINGS}
    endings = {game: {match.state.ending for match in matches} for game, matches in played.items()}
    assert endings == ENDINGS
    assert {match.state.seats for match in played["cryptids"]} == {2, 3, 4}
    assert any(match.setup.options["hands"] == "open" for match in played["cryptids"])
    chosen = [match.setup.options for match in played["twister"]]
    assert {options["placement"] for options in chosen} == {"quick", "strict"}
    assert {options["points"] for options in chosen} == {"5", "7"}
    assert any(options["handicap"] == "blue" for options in chosen)


# Saves that bugs have left -----------------------------------------------------------


def test_a_save_in_which_traits_were_dealt_before_cryptids_deals_the_same_ones_later():
    data, (match, note) = load(FOLDER / "cryptids-choosing-with-traits-dealt.json")
    dealt = data["base"]["state"]["trait"]
    assert [len(traits) for traits in dealt] == [2, 2, 2]
    assert (note, match.state.trait) == ("upgraded", [[], [], []])
    for cryptid in ("bigfoot", "mothman"):
        match.choose(cryptid)
    assert match.state.trait == dealt


def test_a_save_after_a_reveal_goes_on_behind_it():
    match = load(FOLDER / "cryptids-sighting-revealed-by-its-owner.json")[1].match
    assert (match.state.phase, match.pending.source) == ("dusk", "loveland_frog_owl_choir")
    assert not match.can_undo


def test_a_trade_in_flight_has_cost_nothing():
    """R-60 of Dungeon Twister: the save was made right after one, with action points left."""
    match = load(FOLDER / "twister-traded-in-flight.json")[1].match
    told = [entry.event for entry in match.story(None, len(match.choices) - 1)]
    assert [event.args["ap"] for event in told if event.kind == "flies"] == [0]


def test_a_charm_goes_on_after_a_wound():
    """R-66 of Dungeon Twister: the save was made right after the charmed piece was wounded."""
    t = load(FOLDER / "twister-wounded-under-charm.json")[1].match.state
    (charmed,) = t.charmed
    assert charmed in t.wounded
    assert t.charmed[charmed] > 0
