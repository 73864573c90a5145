"""A bot plays with a card, Trait or character that it has never heard of: docs/add-a-card.md."""

import importlib

import pytest

from engine.autoplay.bots import Chair, make_bot
from engine.core.decision import Decision
from engine.core.match import Match
from engine.games import load_game

MEASURED = {
    "inbetween": {
        "bot_worth": ("ABILITY_WORTH", "CARD_WORTH", "EQUIPMENT_WORTH"),
        "bot_instinct": ("ABILITY_WORTH", "EQUIPMENT_WORTH"),
    },
    "cryptids": {"bot": ("TRAIT_WORTH",)},
    "twister": {"bot": ("FAVOURITES",)},
}
"""Tables of what bots think of single cards, by module."""


@pytest.mark.parametrize("name", MEASURED)
def test_bots_play_with_cards_that_nobody_has_measured(monkeypatch, name):
    for module, tables in MEASURED[name].items():
        for table in tables:
            monkeypatch.setattr(importlib.import_module(f"engine.{name}.{module}"), table, {})
    game = load_game(name)
    match = Match.start(game, 3)
    bots = [make_bot(game, "greedy", seat) for seat in range(match.state.seats)]
    while match.pending is not None and len(match.choices) < 120:
        seat = match.pending.player
        match.choose(bots[seat].choose(Chair(match, seat)))
    assert len(match.choices) > 50


@pytest.mark.parametrize("name", ["cryptids", "twister"])
def test_bots_answer_questions_that_only_a_new_card_asks(name):
    match = Match.start(load_game(name), 3)
    me = match.pending.player
    match.pending = Decision(me, "sirens", ("wail", "howl"))
    assert make_bot(match.game, "greedy", 1).choose(Chair(match, me)) in ("wail", "howl")


def test_instinct_puts_options_that_it_does_not_know_last():
    """The bots of InBetween plan by the rules, so only their instinct meets a new question."""
    instinct = importlib.import_module("engine.inbetween.bot_instinct")
    judge = importlib.import_module("engine.inbetween.bot").JUDGE
    match = Match.start(load_game("inbetween"), 3)
    for kind, options in (("sirens", ["wail", "howl"]), ("paranoia", ["card", "wail"])):
        asked = Decision(match.pending.player, kind, tuple(sorted(options, reverse=True)))
        assert instinct.by_promise(match.state, asked, judge) == options
