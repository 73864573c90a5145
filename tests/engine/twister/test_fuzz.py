"""Random games that are livelier than those of tests/engine/test_fuzz.py.

Most of a random game is walking. This kind of random player chooses what to do first and then
how: it fights, throws, reads and charms, and must have used everything.
"""

from engine.autoplay.check import (
    Eavesdropper,
    check_barrier,
    check_going_back,
    check_position,
    check_question,
    check_record,
    check_redeal,
    random_setup,
)
from engine.core.chance import Dice
from engine.core.event import USED
from engine.core.match import Match
from engine.twister import GAME
from engine.twister.random_play import lively
from tests.engine.twister.crowds import crowded

LIVELY_GAMES = 24
CROWDS = 36


def play_lively(match: Match, dice: Dice, choices: int) -> set[str]:
    """Play with every check on; what was used on the way."""
    match.state.events = Eavesdropper(match.state)
    told = len(match.log)
    for _ in range(choices):
        if match.pending is None:
            break
        before = match.clone() if not dice.rand(60) else None
        match.choose(lively(match.pending, dice))
        check_position(match)
        check_question(match)
        if before is not None:
            check_barrier(before, match)
            check_going_back(match)
            check_redeal(match, dice)
    return {e.event.args["what"] for e in match.log[told:] if e.event.kind == USED}


def test_lively_games_with_every_option_break_nothing():
    seen: dict[str, set[str]] = {name: set() for name in GAME.options}
    for seed in range(LIVELY_GAMES):
        dice = Dice(seed)
        match = Match.start(GAME, seed, *random_setup(GAME, dice))
        for name, value in match.setup.options.items():
            seen[name].add(value)
        play_lively(match, dice, 60 if seed % 4 else 300)
        check_record(match)
    assert seen == {name: set(values) for name, values in GAME.options.items()}


def test_lively_crowds_use_every_character_object_and_terrain():
    used: set[str] = set()
    for seed in range(CROWDS):
        used |= play_lively(crowded(seed), Dice(seed), 150)
    assert used == GAME.effects
