"""Somebody without a plan plays each game of the lobby to its end, and all sides of it.

The drills and the benches play by taps read off the page (tests/anyone.py) and know no game:
what they promise about whole games is worth what is done in those. The same taps are made here
without a browser.
"""

from collections import Counter
from random import Random

import pytest

from app.controller import handle
from app.effects import Intent
from app.games.presenter import Presenter, presenter_of
from app.table import Table
from tests import anyone
from tests.app.tables import Sitting, seen_on
from tests.scripted import script
from tools.project import lobby_games

MOST_TAPS = 1_200
"""A game that is longer would not fit into a drill."""
MOST_GAMES = 6
"""By then everything has happened, whatever the dice say."""
PLAYED = {
    "inbetween": {"prepare", "shift", "activate", "token", "raise", "rest", "pass", "end"},
    "cryptids": {"place", "attract", "scare", "lure", "extract", "move", "power", "pass", "end"},
    "twister": {"card", "put", "move", "reveal", "rotate", "attack", "fight", "jump", "end"},
}
"""Kinds of choices that make a game what it is; in Dungeon Twister "end" alone leads to an end."""


def play(game: str, seed: int, seats: int = 2) -> tuple[Sitting, Counter[str]]:
    """A whole game, and how often each kind of tap was made."""
    sitting, dice, taps = Sitting(seats, seed, game=game), Random(seed), Counter[str]()
    while act := anyone.next_tap(seen_on(sitting.table), dice):
        name, _, value = act.partition(":")
        taps[name] += 1
        assert taps.total() <= MOST_TAPS
        sitting.do(name, value, sitting.table.stamp)
    return sitting, taps


@pytest.mark.parametrize("game", lobby_games())
def test_somebody_without_a_plan_plays_all_sides_of_a_game_to_its_end(game):
    kinds, taps = Counter[str](), Counter[str]()
    for seed in range(MOST_GAMES):
        sitting, made = play(game, seed)
        assert sitting.match.pending is None
        kinds.update(choice.split(":")[0] for choice in sitting.match.choices)
        taps.update(made)
        if PLAYED.get(game, set()) <= set(kinds):
            break
    assert PLAYED.get(game, set()) - set(kinds) == set()
    # At the plain table nothing has to be touched before it is chosen.
    assert taps["select"] > 0 or presenter_of(game) is Presenter


@pytest.mark.parametrize("seats", [3, 4])
def test_somebody_without_a_plan_plays_for_as_many_as_sit_there(seats):
    sitting, _ = play("cryptids", 1, seats)
    assert sitting.match.pending is None
    assert len(sitting.match.setup.names) == seats


def test_every_game_of_the_lobby_has_its_kinds_of_choices_here():
    """Those at a plain table can be left out: there, every option is a button."""
    with_boards = {game for game in lobby_games() if presenter_of(game) is not Presenter}
    assert set(PLAYED) == with_boards


@pytest.mark.parametrize("game", lobby_games())
def test_somebody_finds_the_way_to_every_choice_of_a_game(game):
    """So do the drills that replay a game in another browser."""
    planned = script(game, 1)
    table = handle(Table(), Intent("link", planned.link, fresh=1)).table
    assert table.match is not None
    for choice in planned.choices:
        tried, act = set[str](), ""
        while not anyone.is_made(act, choice):
            act = anyone.way_to(seen_on(table), choice, tried)
            name, _, value = act.partition(":")
            intent = Intent(name, value, table.stamp, fresh=table.chance + 1, now=1_000)
            table = handle(table, intent).table
    assert table.match.choices == planned.choices
