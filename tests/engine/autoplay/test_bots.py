"""Bots sit on chairs that show them only what their seat may know."""

import pytest

from engine.autoplay.bots import Chair, GreedyBot, RandomBot, bot_names, make_bot, worth_in
from engine.command.duel import play_bots
from engine.core.chance import Dice
from engine.core.match import Match
from engine.core.state import State
from engine.magpies import GAME
from tests.engine.core.test_match import MUTE, magpies, play


def test_a_chair_shows_the_question_to_its_own_seat_only():
    match = magpies(hands=[["ring_1"], ["cat_2"]])
    mine, other = Chair(match, 0), Chair(match, 1)
    assert mine.options == ("ring_1", "trade", "beg")
    assert other.options == ()
    assert (mine.kind, mine.source, mine.turn) == ("act", "", 0)
    assert mine.game is GAME
    assert other.view() == match.view(1)


def test_a_chair_after_the_end_asks_nothing():
    match = play_bots(GAME, ["random", "random"], 1)
    assert Chair(match, 0).options == ()
    assert (Chair(match, 0).kind, Chair(match, 0).source) == ("", "")


def test_random_bots_choose_everything_sooner_or_later():
    chair = Chair(magpies(hands=[["ring_1"], ["cat_2"]]), 0)
    bot = RandomBot(1)
    assert {bot.choose(chair) for _ in range(50)} == {"ring_1", "trade", "beg"}


def test_the_greedy_bot_takes_a_win_in_one():
    nest = [["ring_1", "ring_2"], []]
    match = magpies(hands=[["spoon_1", "button_1", "cat_1"], []])
    match.state.nest = nest
    match.state.deck = [card for card in match.state.deck if card not in nest[0]]
    match = Match(GAME, match.setup, match.state)
    assert GreedyBot(3).choose(Chair(match, 0)) == "spoon_1"


def test_the_greedy_bot_looks_past_its_next_choice():
    # Stealing comes two choices after the ring: worth more than a spoon without anything to see.
    match = play(magpies(hands=[["ring_1"], ["cat_2"]]), "ring_1", "pass")
    assert GreedyBot(1).choose(Chair(match, 0)) == "1"


def test_the_greedy_bot_does_not_think_about_forced_choices(monkeypatch):
    match = play(magpies(hands=[["ring_1"], ["spoon_1"]]), "ring_1")
    monkeypatch.setattr(Chair, "imagine", lambda *_: pytest.fail("imagined for nothing"))
    assert GreedyBot(1).choose(Chair(match, 1)) == "pass"


def test_the_greedy_bot_cannot_see_hidden_cards():
    """Its choice is the same in every world that looks the same to it."""
    match = magpies(9)
    choices = set()
    for seed in range(12):
        world = match.imagine(0, Dice(seed))
        # A true match of that world, so that it can be imagined from again.
        world = Match(GAME, match.setup, world.state)
        world.state.seed = match.state.seed
        choices.add(GreedyBot(5).choose(Chair(world, 0)))
    assert len(choices) == 1


def test_greedy_beats_random():
    wins = sum(0 in play_bots(GAME, ["greedy", "random"], seed).state.winners for seed in range(30))
    assert wins >= 22


def test_bots_are_found_by_name():
    assert bot_names(GAME) == ["greedy", "random"]
    assert isinstance(make_bot(GAME, "greedy", 1), GreedyBot)
    assert isinstance(make_bot(GAME, "random", 1), RandomBot)
    with pytest.raises(KeyError):
        make_bot(GAME, "clever", 1)


def test_a_game_without_bots_of_its_own_is_played_to_win():
    """It needs no module for them, and a position is worth what it has won."""
    assert bot_names(MUTE) == ["greedy", "random"]
    state = State(1, 2, {})
    state.winners = [1]
    worth = worth_in(MUTE)
    assert (worth(state, 0), worth(state, 1)) == (0.0, 1.0)
