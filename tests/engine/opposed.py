"""What tests of opponents share: true matches that a seat cannot tell from a given one."""

from collections.abc import Iterator
from typing import Any

from engine.autoplay.bots import Chair, make_bot
from engine.core.chance import Dice
from engine.core.match import Match
from engine.games import load_game


def redealt(match: Match[Any], seat: int, dice: Dice, tries: int = 20) -> Match[Any] | None:
    """A match with another deal in which this seat has seen the same; None if none is found.

    What was dealt before the running segment is dealt again, then its choices are made again.
    A deal in which the seat would have seen something else since is dropped.
    """
    mark = match.last_mark()
    seen = Chair(match, seat).key()
    for _ in range(tries):
        state = mark.state.copy()
        state.redeal(seat, dice)
        other = Match(match.game, match.setup, state, match.choices[: mark.at], match.log)
        try:
            for option in match.choices[mark.at :]:
                other.choose(option)
        except Exception:  # another deal may lead to other questions
            continue
        if other.pending is not None and Chair(other, seat).key() == seen:
            return other
    return None


def positions(name: str, every: int, seed: int, seats: int = 2) -> Iterator[Match[Any]]:
    """Matches at every so many real questions of a game between greedy bots, game after game."""
    game, dice = load_game(name), Dice(seed)
    asked = 0
    while True:
        match = Match.start(game, dice.next64(), game.roles[:seats])
        bots = [make_bot(game, "greedy-1", dice.next64()) for _ in range(seats)]
        while match.pending is not None:
            seat = match.pending.player
            if len(match.pending.options) > 1:
                asked += 1
                if asked % every == 0:
                    yield match.clone()
            match.choose(bots[seat].choose(Chair(match, seat)))
