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


@pytest.mark.parametrize("seed", range(4))
def test_cryptids_always_names_what_was_drawn_or_turned_up(seed):
    match = Match.start(load_game("cryptids"), seed, NAMES, {"cryptids": "chosen"})
    dice, told = Random(seed), set()
    while match.pending is not None:
        match.choose(dice.choice(match.pending.options))
        told.add(why_barred(match))
    assert not told & {"undo.luck", "undo.shown"}
    expected = {f"cryptids.undo.{what}" for what in ("dealt", "event", "revealed")}
    assert told >= {*expected, "undo.drawn", "undo.handed", "undo.over", ""}
