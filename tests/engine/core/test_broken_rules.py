"""Rules of ours that break while a save is repeated: it opens up to there, and the bug shows.

What is saved from the error screen ends with the very choice that broke.
"""

from dataclasses import replace

import pytest

from engine.autoplay.check import Broken, check_record, fuzz
from engine.core.errors import RecordMismatch
from engine.core.game import Game
from engine.core.match import Match
from engine.magpies import GAME
from engine.magpies.rules import turn
from engine.magpies.state import Magpies
from engine.saves import record
from tests.engine.saves.test_untrusted import data_of, played, reload, unrepeatable


def brittle_turn(t: Magpies):
    """A turn with a bug: a magpie that begs with four coins breaks the rules."""
    asked = turn(t)
    answer = None
    while True:
        try:
            answer = yield asked.send(answer)
        except StopIteration:
            return
        if answer == "beg" and t.coins[t.active] >= 4:
            raise KeyError("purse")


BRITTLE = replace(GAME, segment=brittle_turn)


def until_it_breaks(game: Game) -> tuple[Match, list[str]]:
    """A game of beggars as the error screen has it, and the choices that worked."""
    match = Match.start(game, 1, ["ann", "ben"])
    while True:
        made, options = list(match.choices), match.pending.options
        try:
            match.choose("beg" if "beg" in options else options[len(made) % len(options)])
        except KeyError:
            assert len(match.choices) == len(made) + 1
            return match, made


def test_a_save_from_the_error_screen_opens_before_the_choice_that_broke():
    match, made = until_it_breaks(BRITTLE)
    loaded = record.load(record.parse(record.dump(match)), BRITTLE)
    assert loaded.note == "cut"
    assert loaded.match.choices == made
    # It can be looked back on whole, and the bug is still there to be found.
    assert loaded.match.begins_at == 0
    assert loaded.match.at(0).choices == []
    with pytest.raises(KeyError, match="purse"):
        loaded.match.choose("beg")


def test_a_save_from_the_error_screen_opens_if_the_next_turn_broke():
    def dead(t: Magpies):
        if t.turn == 5:
            raise KeyError("dead")
        yield from turn(t)

    game = replace(GAME, segment=dead)
    match, made = until_it_breaks(game)
    data = data_of(match)
    # The snapshot is where it breaks.
    assert data["base"]["at"] == len(match.choices) == len(made) + 1
    loaded = reload(data, game)
    assert (loaded.note, loaded.match.choices) == ("cut", made)


def test_a_rule_that_breaks_on_the_way_falls_back_to_a_later_snapshot():
    sound, _ = until_it_breaks(BRITTLE)
    # The same choices, played before the bug came into the rules.
    match = Match.start(GAME, 1, ["ann", "ben"])
    for choice in sound.choices:
        match.choose(choice)
    while match.last_mark().at <= len(sound.choices):
        match.choose(match.pending.options[0])
    loaded = record.load(record.parse(record.dump(match)), BRITTLE)
    assert loaded.note == "restored"
    assert loaded.match.choices == match.choices
    assert loaded.match.state.digest() == match.state.digest()


def test_a_rule_that_breaks_after_the_snapshot_of_older_rules_cuts_there():
    newer = replace(BRITTLE, rules=2, upgrades={1: lambda data: data})
    broken, made = until_it_breaks(BRITTLE)
    match = Match.start(GAME, 1, ["ann", "ben"])
    for choice in broken.choices[:-1]:
        match.choose(choice)
    data = data_of(match)
    data["choices"].append("beg")
    loaded = reload(data, newer)
    assert (loaded.note, loaded.match.choices) == ("cut", made)
    assert loaded.match.pending == match.pending


def test_a_game_that_cannot_be_dealt_is_refused_by_name():
    def undealt(setup):
        raise KeyError("deck")

    with pytest.raises(RecordMismatch) as error:
        record.load(data_of(played(GAME, 8, 20)), replace(GAME, deal=undealt))
    assert error.value.facts == {"problem": "cannot be dealt", "at": 0}


def test_a_rule_that_breaks_is_not_hidden_from_the_fuzzer():
    dealt = []

    def deal(setup):
        dealt.append(setup)
        return GAME.deal(setup)

    def forgetful(t: Magpies):
        if len(dealt) > 1 and t.turn == 2:  # only when it is played for the second time
            raise KeyError("forgotten")
        yield from turn(t)

    game = replace(GAME, deal=deal, segment=forgetful)
    match = Match.start(game, 1, ["ann", "ben"])
    while match.state.turn < 3:
        match.choose(match.pending.options[-1])
    with pytest.raises(Broken, match="the save had to be"):
        check_record(match)
    # What breaks while it is played is told as it is.
    failures = fuzz(BRITTLE, 3).failures
    assert {failure.problem for failure in failures} == {"KeyError('purse')"}
    # And the save that comes with it opens.
    for failure in failures:
        loaded = record.load(record.parse(failure.save), BRITTLE)
        assert loaded.note == "cut"
        assert len(loaded.match.choices) == failure.at - 1


def test_a_snapshot_that_breaks_the_rules_when_played_on_is_cut_there():
    """A position that no check finds fault with can still be one that never was."""

    def touchy(t: Magpies):
        for asked in turn(t):
            yield asked
            raise KeyError("touched")

    match = played(GAME, 8, 20)
    data = unrepeatable(data_of(match))
    at = data["base"]["at"]
    data["choices"] = [*data["choices"][:at], match.at(at).pending.options[0]]
    loaded = reload(data, replace(GAME, segment=touchy))
    assert (loaded.note, len(loaded.match.choices)) == ("cut", at)
