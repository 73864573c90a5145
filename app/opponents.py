"""The only way from the page to the engine's opponents: a thought about one question.

A thought comes in slices, and what it comes to follows from what its seat may know and from
nothing else, so that it comes to the same choice after a reload. Nothing here waits or draws.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Protocol

from app.seats import USUAL_LEVEL, Computer
from engine.autoplay.bots import Chair, make_bot
from engine.autoplay.mind import Plan, Step, UnknownOpponent, fits, has_mind
from engine.autoplay.opponent import NO_LIMIT, Opponent
from engine.core.chance import Dice
from engine.core.game import Game
from engine.core.match import Match


class Thought(Protocol):
    """A thought: going through it carries it out, with the part that is done after each slice."""

    def __iter__(self) -> Iterator[float]:
        """Think on; the last number is 1."""

    @property
    def option(self) -> str:
        """The best answer so far."""


def thought(match: Match[Any], seat: int, computer: Computer) -> Thought:
    """A thought about the pending question, for a seat that a computer plays.

    It gets a `Chair` and nothing else. Nobody plays on in that match meanwhile.
    """
    chair = Chair(match, seat)
    if not has_mind(match.game):
        return QuickThought(chair)
    return opponent(match.game, computer).think(chair)


@cache
def opponent(game: Game[Any], computer: Computer) -> Opponent:
    """The engine's opponent; one without likings if it does not know the character."""
    try:
        return Opponent(game, computer.level, computer.character)
    except UnknownOpponent:
        return Opponent(game, computer.level)


def at_once(match: Match[Any]) -> str:
    """How an even player answers the pending question, thought through in one go."""
    assert match.pending is not None  # it asks
    here = thought(match, match.pending.player, Computer(USUAL_LEVEL, ""))
    for _ in here:
        pass
    return here.option


def planned(match: Match[Any], ahead: Plan) -> Plan:
    """What an even player does from the pending question on: its answer, and what follows from it.

    `ahead` is what that seat planned at an earlier question of the same segment. The answer is the
    one of `at_once`, which would think about those questions again.
    """
    assert match.pending is not None  # it asks
    chair = Chair(match, match.pending.player)
    if len(chair.options) == 1:
        return (Step(chair.kind, chair.source, *chair.options), *ahead)
    if fits(ahead, chair):
        return ahead
    if not has_mind(match.game):
        return (Step(chair.kind, chair.source, at_once(match)),)
    even = opponent(match.game, Computer(USUAL_LEVEL, ""))
    search = even.begin(chair)
    for _ in even.finish(search, NO_LIMIT):
        pass
    return search.best


def any_choice(match: Match[Any]) -> str:
    """A legal choice, if a thought has failed."""
    assert match.pending is not None  # it asks
    return match.game.at_random(match.pending, Dice(len(match.choices)))


class QuickThought:
    """What a bot of the kernel chooses in a game without opponents of its own, in one slice."""

    def __init__(self, chair: Chair) -> None:
        self._chair = chair
        self._option = ""

    def __iter__(self) -> Iterator[float]:
        self._option = self.option
        yield 1.0

    @property
    def option(self) -> str:
        """What it chooses."""
        bot = make_bot(self._chair.game, "greedy", self._chair.key())
        return self._option or bot.choose(self._chair)
