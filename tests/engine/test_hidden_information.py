"""In every game: nobody can learn from their own view what they cannot know.

What exactly is hidden from whom is in each game's own file of this name.
"""

import os
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest

from engine.autoplay.check import check_redeal, random_option, random_setup
from engine.core.chance import Dice
from engine.core.decision import Decision
from engine.core.match import Match
from engine.cryptids.data import KIND_OF, SIGHTING_OF, TRAITS
from engine.cryptids.data import ROLES as CRYPTIDS
from engine.games import load_game
from engine.inbetween.data import CARDS, PEOPLE
from engine.twister.data import KIND
from engine.twister.data import ROLES as COLOURS
from engine.twister.random_play import lively
from engine.twister.rooms import ROOMS
from tests.engine.twister.crowds import crowded

GAMES = int(os.environ.get("HANDOVER_REDEALT_GAMES", "0"))
"""How many games of each kind a long run takes; 0 takes as many as `Walk.games` says."""
FIRST_SEED = 70_000


def at_random(decision: Decision, dice: Dice) -> str:
    """A lively choice: a random one would walk about most of the time."""
    return lively(decision, dice)


class Walk(NamedTuple):
    """Random games in which the hidden things are dealt again now and then.

    every       about how many choices lie between two re-deals
    always      at how many choices at the beginning there is one in any case
    most        at how many choices a game is left
    """

    game: str
    games: int
    names: tuple[str, ...] = ()
    options: dict[str, str] | None = None
    chosen_by: Callable[[Decision, Dice], str] = random_option
    every: int = 12
    always: int = 0
    most: int = 20_000


WALKS = {
    "inbetween": Walk("inbetween", 40),
    **{
        f"cryptids of {seats}": Walk("cryptids", 12, CRYPTIDS[:seats], every=10)
        for seats in (2, 3, 4)
    },
    **{
        name: Walk("twister", 6, COLOURS, options, at_random, always=30, most=250)
        for name, options in {
            "twister": {},
            "twister, strict and with memory": {"placement": "strict", "memory": "on"},
        }.items()
    },
}


@pytest.mark.parametrize("walk", WALKS.values(), ids=WALKS)
def test_no_seat_can_tell_the_true_world_from_one_dealt_anew(walk):
    """The re-deal test for every seat, at random decisions of random games."""
    game = load_game(walk.game)
    for seed in range(FIRST_SEED, FIRST_SEED + (GAMES or walk.games)):
        dice = Dice(seed)
        names, options = walk.names, walk.options
        if not names:
            names, options = random_setup(game, dice)
        match = Match.start(game, seed, names, options)
        while match.pending is not None and len(match.choices) < walk.most:
            match.choose(walk.chosen_by(match.pending, dice))
            if len(match.choices) <= walk.always or not dice.rand(walk.every):
                check_redeal(match, dice)


def imagined(match: Match[Any], choices: int, dice: Dice) -> Match[Any]:
    """What the player who is asked after that many random choices may take for the true world."""
    for _ in range(choices):
        match.choose(random_option(match.pending, dice))
    return match.imagine(match.pending.player, dice)


@pytest.mark.parametrize("name", ["inbetween", "cryptids"])
def test_a_game_imagined_by_one_seat_can_be_played_to_its_end(name):
    game, dice = load_game(name), Dice(11)
    for seed in range(20 if name == "inbetween" else 12):
        seats = game.fewest + seed % (len(game.roles) - game.fewest + 1)
        match = Match.start(game, seed, game.roles[:seats])
        world = imagined(match, 30 if name == "inbetween" else 10 * (1 + seed), dice)
        while world.pending is not None:
            world.choose(random_option(world.pending, dice))
        assert world.state.ending


def test_a_game_of_twister_imagined_by_one_seat_can_be_played_on():
    dice = Dice(11)
    for seed in range(6):
        match = crowded(seed)
        world = imagined(match, 20, dice)
        for _ in range(60):
            if world.pending is not None:
                world.choose(at_random(world.pending, dice))
        assert world.state.digest() != match.state.digest()


@pytest.mark.parametrize(
    "sorts",
    [(CARDS, PEOPLE), (KIND_OF, SIGHTING_OF, TRAITS, CRYPTIDS), (KIND, ROOMS, COLOURS)],
    ids=["inbetween", "cryptids", "twister"],
)
def test_ids_of_different_sorts_do_not_clash(sorts: tuple[Iterable[str], ...]):
    """A check finds hidden ids by name: an Action card must not be called like a Trait."""
    everything = [thing for sort in sorts for thing in sort]
    assert len(set(everything)) == len(everything)
