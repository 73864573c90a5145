"""A draw by agreement: ends a game without any rule, and is kept like everything else."""

import pytest

from engine.core.chance import Dice
from engine.core.errors import IllegalChoice, RecordMismatch, UndoBarrier
from engine.core.match import AGREED, Match
from engine.magpies import GAME
from engine.saves import record
from engine.saves.link import from_link, to_link


def agreed(choices: int = 7) -> Match:
    match = Match.start(GAME, 8, ["ann", "ben"])
    dice = Dice(8)
    for _ in range(choices):
        match.choose(dice.one_of(match.pending.options))
    match.agree_draw()
    return match


def test_an_agreement_ends_the_game_without_a_winner():
    match = agreed()
    assert match.pending is None
    assert (match.state.winners, match.state.ending) == ([], AGREED)
    assert match.view(None).question is None
    assert [entry.event.kind for entry in match.log].count(AGREED) == 1


def test_an_agreement_cannot_be_taken_back_and_nothing_follows_it():
    match = agreed()
    with pytest.raises(UndoBarrier):
        match.undo()
    with pytest.raises(IllegalChoice):
        match.choose("beg")
    with pytest.raises(IllegalChoice):
        match.agree_draw()


def test_a_finished_game_cannot_be_agreed_on():
    match = Match.start(GAME, 8)
    dice = Dice(1)
    while match.pending is not None:
        match.choose(dice.one_of(match.pending.options))
    winners, ending = match.state.winners, match.state.ending
    with pytest.raises(IllegalChoice):
        match.agree_draw()
    assert (match.state.winners, match.state.ending) == (winners, ending)


@pytest.mark.parametrize("choices", range(12))
def test_a_save_keeps_the_agreement(choices):
    match = agreed(choices)
    loaded = record.load(record.parse(record.dump(match)), GAME)
    assert loaded.note == ""
    assert loaded.match.state.digest() == match.state.digest()
    assert loaded.match.log == match.log


@pytest.mark.parametrize("choices", range(12))
def test_a_snapshot_of_other_rules_keeps_it_too_and_tells_it_once(choices):
    data = agreed(choices).record()
    data["setup"]["seed"] += 1  # the replay fails, so the snapshot is what is left
    loaded = record.load(data, GAME)
    assert loaded.match.state.ending == AGREED
    assert [entry.event.kind for entry in loaded.match.log].count(AGREED) == 1


def test_a_clone_has_agreed_as_well():
    match = agreed()
    twin = match.clone()
    assert twin.pending is None
    assert twin.state.digest() == match.state.digest()
    assert twin.log == match.log


def test_moments_before_an_agreement_go_on():
    match = agreed()
    assert match.at(len(match.choices)).pending is not None


def test_a_link_carries_the_agreement():
    match = agreed()
    again = from_link(to_link(match), lambda _: GAME)
    assert again.choices == match.choices
    assert again.state.digest() == match.state.digest()
    assert (again.pending, again.state.ending) == (None, AGREED)


def test_a_link_cannot_agree_on_a_finished_game():
    match = Match.start(GAME, 3, ("Ann", "Ben"))
    while match.pending is not None:
        match.choose(match.pending.options[0])
    with pytest.raises(RecordMismatch):
        from_link(f"{to_link(match)}.{AGREED}", lambda _: GAME)
