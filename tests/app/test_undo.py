"""Why something cannot be taken back: what everyone saw happen, and nothing else."""

from random import Random

import pytest

from app.games.policy import policy_of
from app.i18n.text import LANGUAGES, Text
from app.moments import events_at, why_barred
from engine.core.match import Match
from engine.games import LOBBY_GAMES, load_game

NAMES = ("Anna", "Bartek", "Carla")


@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_every_reason_is_told_in_every_language(game):
    keys = set(policy_of(game).barring.values())
    keys |= {f"undo.{reason}" for reason in ("start", "luck", "shown", "handed", "over")}
    assert all(key in Text(language) for key in keys for language in LANGUAGES)


@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_the_reason_is_something_public_or_names_nothing(game):
    match = Match.start(load_game(game), 3, ("Anna", "Bartek"))
    dice, told = Random(3), set()
    for _ in range(300):
        if match.pending is None:
            break
        match.choose(dice.choice(match.pending.options))
        key = why_barred(match)
        assert bool(key) == (match.why_not_undo is not None)
        public = {event.kind for event in events_at(match, None, len(match.choices))}
        barring = policy_of(game).barring
        named = {kind for kind, message in barring.items() if message == key}
        assert not named or named & public
        told.add(key)
    assert told & set(policy_of(game).barring.values())


EXPECTED = {
    "inbetween": {"undo.drawn"},
    "cryptids": {
        "undo.drawn",
        *(f"cryptids.undo.{what}" for what in ("dealt", "event", "revealed")),
    },
    "twister": {f"twister.undo.{what}" for what in ("opened", "fought", "turned", "begun")},
}
"""What somebody without a plan is told in a few games of each title."""


@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_what_was_drawn_or_turned_up_is_always_named(game):
    rules, told = load_game(game), set()
    options = {"cryptids": "chosen"} if game == "cryptids" else {}
    for seed in range(4):
        match = Match.start(rules, seed, NAMES[: min(len(NAMES), len(rules.roles))], options)
        dice = Random(seed)
        while match.pending is not None:
            # As the page does: an answer may stand for several choices.
            answer = dice.choice(match.pending.options)
            for choice in policy_of(game).spelt_out(match, answer):
                match.choose(choice)
            told.add(why_barred(match))
    assert not told & {"undo.luck", "undo.shown"}
    assert told >= {*EXPECTED[game], "undo.handed", "undo.over", ""}
