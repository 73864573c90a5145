"""What tests of opponents share: true matches that a seat cannot tell from a given one."""

from collections.abc import Iterator
from typing import Any

from engine.autoplay.bots import Chair, make_bot
from engine.core.chance import Dice
from engine.core.match import Match
from engine.games import load_game


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
