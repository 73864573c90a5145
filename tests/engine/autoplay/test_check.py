"""The fuzzer finds what it is there to find: each check is shown a game that breaks it."""

from dataclasses import replace

import pytest

from engine.autoplay import check
from engine.autoplay.check import Broken, fuzz
from engine.core.chance import Dice
from engine.core.decision import Decision, pick
from engine.core.game import Game
from engine.core.match import Match
from engine.games import load_game
from engine.magpies import GAME
from engine.magpies.cards import TRICKS
from engine.magpies.rules import turn
from engine.magpies.state import Magpies
from engine.magpies.view import table_view
from engine.saves import record


def problems(game: Game[Magpies], games: int = 8) -> str:
    report = fuzz(game, games, thorough=2)
    assert report.failures, "the fuzzer let it pass"
    return " ".join(failure.problem for failure in report.failures)


def test_magpies_is_clean():
    report = fuzz(GAME, 60, thorough=4)
    assert report.failures == []
    assert report.missing == []
    assert report.choices > 1000
    assert set(report.kinds) == {"act", "trade", "scare", "steal", "look", "roost"}
    assert sum(report.endings.values()) == report.games == 60


def test_an_effect_never_used_is_named():
    boastful = replace(GAME, effects=GAME.effects | {"nightingale"})
    assert fuzz(boastful, 20).missing == ["nightingale"]


def test_a_broken_invariant_is_found_and_the_game_saved():
    def thief(t):
        t.deck.pop()
        return turn(t)

    report = fuzz(replace(GAME, segment=thief), 1)
    assert "23 cards" in report.failures[0].problem
    assert record.parse(report.failures[0].save)["game"] == "magpies"


def test_a_crash_is_found():
    def clumsy(t):
        yield from turn(t)
        raise ZeroDivisionError

    assert "ZeroDivisionError" in problems(replace(GAME, segment=clumsy))


def test_a_state_that_cannot_be_saved_still_leaves_its_choices():
    def unsavable(t):
        yield from turn(t)
        t.round = {1}

    report = fuzz(replace(GAME, segment=unsavable), 1)
    assert report.failures[0].save.startswith('{"game": "magpies", "choices"')


def test_an_endless_game_is_stopped(monkeypatch):
    monkeypatch.setattr(check, "LONGEST_GAME", 5)
    assert "does not end" in problems(GAME)


def test_a_view_that_shows_a_hidden_hand_is_found():
    def leaky(t, player):
        return {**table_view(t, player), "first": [hand[:1] for hand in t.hand]}

    assert "depends on what it cannot know" in problems(replace(GAME, view=leaky))


def test_a_view_that_hints_at_a_hidden_hand_is_found():
    def hinting(t, player):
        cats = [any(card.startswith("cat") for card in hand) for hand in t.hand]
        return {**table_view(t, player), "careful": cats}

    assert "depends on what it cannot know" in problems(replace(GAME, view=hinting))


def test_an_event_that_names_a_hidden_card_is_found():
    def chatty(t):
        t.tell("whispers", deck={"top": [t.deck[-1:]]})
        return turn(t)

    assert "event whispers tells seat 0" in problems(replace(GAME, segment=chatty))


def test_a_question_that_names_a_hidden_card_is_found():
    def curious(t):
        yield from pick(0, "guess", [f"take:{t.deck[-1]}", "leave"])
        yield from turn(t)

    assert "question guess tells seat 0" in problems(replace(GAME, segment=curious))


@pytest.mark.parametrize(
    ("decision", "problem"),
    [
        (Decision(0, "odd", ()), "nothing to choose from"),
        (Decision(0, "odd", ("a", "a")), "an option twice"),
        (Decision(5, "odd", ("a", "b")), "asks an empty seat"),
    ],
)
def test_a_question_that_cannot_be_answered_is_found(decision, problem):
    match = Match.start(GAME, 1)
    match.pending = decision
    with pytest.raises(Broken, match=problem):
        check.check_position(match)


def test_a_question_after_the_end_is_found():
    match = Match.start(GAME, 1)
    match.state.ending = "winter"
    with pytest.raises(Broken, match="after the end"):
        check.check_position(match)


def test_silence_before_the_end_is_found():
    match = Match.start(GAME, 1)
    match.pending = None
    with pytest.raises(Broken, match="not over"):
        check.check_position(match)


def test_a_state_whose_copy_shares_or_loses_something_is_found():
    class Shared(Magpies):
        __slots__ = ()

        def copy(self):
            twin = super().copy()
            twin.hand = self.hand
            return twin

    def deal(setup):
        return Shared.from_data(GAME.deal(setup).data())

    assert problems(replace(GAME, state=Shared, deal=deal))


def test_a_hidden_fact_kept_in_a_local_variable_is_found(monkeypatch):
    """A rule that remembers a card over a question acts on the wrong one in an imagined world."""

    def forgetful(t, me):
        top = t.deck[-1]
        yield from pick(me, "wait", ["yes", "no"], hush=True)
        t.deck.remove(top)
        t.deck.append(top)

    monkeypatch.setitem(TRICKS, "ring", forgetful)
    match = Match.start(GAME, 1)
    while match.pending and match.pending.kind != "wait":
        options = match.pending.options
        match.choose(next((o for o in options if o.startswith("ring")), options[-1]))
    world = match.imagine(match.pending.player, Dice(2))
    top = world.state.deck[-1]
    world.choose("yes")
    assert world.state.deck[-1] != top  # it moved a card that only the true world had on top


def test_undo_over_a_look_would_be_found():
    match = Match.start(GAME, 3)
    before = match.clone()
    match.choose("trade")
    match.state.learn([match.state.deck[-1]], 0)
    with pytest.raises(Broken, match="learned"):
        check.check_barrier(before, match)


def test_a_game_that_is_not_there_is_named():
    with pytest.raises(Exception, match="chess"):
        load_game("chess")
