"""Prints what every level of every game chooses in the same positions, for both interpreters.

python -m tests.engine.autoplay.parity 50
node tools/pyodide_run.mjs tests/engine/autoplay/parity.py 50
"""

import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

from engine.autoplay.bots import Chair, make_bot
from engine.autoplay.mind import LEVELS
from engine.autoplay.opponent import Opponent
from engine.core.chance import Dice
from engine.core.match import Match
from engine.games import LOBBY_GAMES, load_game

SEED = 20_000_000
APART = 7
"""Of so many real questions one is asked."""


def positions(name: str, dice: Dice) -> Iterator[Match[Any]]:
    """Questions from games between greedy bots, game after game."""
    game = load_game(name)
    asked = 0
    while True:
        match = Match.start(game, dice.next64(), game.roles[:2])
        bots = [make_bot(game, "greedy-1", dice.next64()) for _ in range(2)]
        while match.pending is not None:
            seat = match.pending.player
            if len(match.pending.options) > 1:
                asked += 1
                if asked % APART == 0:
                    yield match
            match.choose(bots[seat].choose(Chair(match, seat)))


def main() -> None:
    """One line a position: where it is, and what each level chooses and how sure it is."""
    number = int(sys.argv[1])
    for name in LOBBY_GAMES:
        players = [Opponent(load_game(name), level) for level in LEVELS]
        for place, match in enumerate(islice(positions(name, Dice(SEED)), number)):
            assert match.pending is not None
            chair = Chair(match, match.pending.player)
            found = [player.advise(chair) for player in players]
            # Chances are compared as well: choices alone could agree by accident.
            told = [f"{one.option} {one.chance:.6f}" for one in found]
            print(name, place, chair.kind, *told, sep=" | ")


if __name__ == "__main__":
    main()
