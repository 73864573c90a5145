"""A refusal names a rule by an id, and every language has words for that rule."""

import importlib
import json
import re
from pathlib import Path

import pytest

from engine.core.chance import Dice
from engine.core.match import Match
from engine.games import load_game
from tests.engine.brought import GAMES, games_with

CATALOGUES = Path(__file__).parents[2] / "app" / "i18n"
REFUSING = games_with("engine.{}.refusals", GAMES)
RULING = re.compile(r"R-\d+")
"""Dungeon Twister's rulings have numbers for names, in all languages."""


def rules_of(game: str) -> frozenset[str]:
    return importlib.import_module(f"engine.{game}.refusals").RULES


@pytest.mark.parametrize("language", ["en", "it", "pl"])
@pytest.mark.parametrize("game", REFUSING)
def test_every_rule_that_a_refusal_can_name_has_words(game, language):
    path = CATALOGUES / f"{game}.{language}.json"
    messages = json.loads(path.read_text("utf-8"))["messages"]
    named = {key.removeprefix(f"{game}.rule.") for key in messages if f"{game}.rule." in key}
    assert rules_of(game) == named - {"ruling"}


@pytest.mark.parametrize("game", REFUSING)
def test_refusals_name_no_other_rule(game):
    rules, found = load_game(game), set()
    for seed in range(4):
        dice = Dice(seed)
        match = Match.start(rules, seed)
        while match.pending is not None and len(match.choices) < 250:
            found |= {refusal.rule for refusal in match.view(match.pending.player).refused}
            match.choose(rules.at_random(match.pending, dice))
    assert found
    assert {rule for rule in found if not RULING.fullmatch(rule)} <= rules_of(game)
