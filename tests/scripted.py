"""Whole games thought out beforehand, of any title: what will be chosen, from a seed.

Knows the rules of whatever game it is given and what an answer stands for, and no page.
"""

from functools import cache
from typing import Any, NamedTuple

from app.games.policy import policy_of
from engine.autoplay.bots import Chair, make_bot
from engine.core.match import Match
from engine.games import load_game
from engine.saves.link import to_link


class Script(NamedTuple):
    """A game to be played: its name, the seed it is dealt from, and every choice to the end.

    seats  how many play it; 0 for the fewest
    """

    game: str
    seed: int
    choices: list[str]
    seats: int = 0

    def deal(self) -> Match[Any]:
        """The game before its first choice."""
        rules = load_game(self.game)
        return Match.start(rules, self.seed, rules.roles[: self.seats or rules.fewest])

    def play(self) -> Match[Any]:
        """The game after its last choice."""
        match = self.deal()
        for choice in self.choices:
            match.choose(choice)
        return match

    @property
    def link(self) -> str:
        """The page's own way to that very deal."""
        return to_link(self.deal())


def script(game: str, seed: int, seats: int = 0) -> Script:
    """A game by players who want to win it: the game's greedy bots."""
    dealt = Script(game, seed, [], seats)
    match = dealt.deal()
    bots = [make_bot(match.game, "greedy", seed + seat) for seat in range(len(match.setup.names))]
    spelt_out = policy_of(game).spelt_out
    while match.pending is not None:
        seat = match.pending.player
        # As the page does: an answer may stand for several choices.
        for choice in spelt_out(match, bots[seat].choose(Chair(match, seat))):
            match.choose(choice)
    return dealt._replace(choices=match.choices)


@cache
def shortest(game: str, seeds: int = 12) -> Script:
    """The shortest of this many games."""
    return min((script(game, seed) for seed in range(seeds)), key=lambda made: len(made.choices))
