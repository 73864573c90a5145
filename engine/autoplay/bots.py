"""Bots. Each sits on a `Chair`, which shows what its seat may know.

The two bots here play every game. A game may bring stronger ones, and its own judgement of
positions, in `engine/<name>/bot.py`: `BOTS` and `worth`. That module is only loaded when
somebody asks for a bot, because most games on the page are played without any.
"""

import hashlib
import importlib
import importlib.util
import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from engine.core.chance import Dice
from engine.core.game import Game
from engine.core.match import Match
from engine.core.state import State
from engine.core.view import View


class Chair:
    """One seat of a match: all that a bot is allowed to touch."""

    __slots__ = ("_match", "player")

    def __init__(self, match: Match[Any], player: int) -> None:
        self._match = match
        self.player = player

    @property
    def game(self) -> Game[Any]:
        """The rules, which everybody knows."""
        return self._match.game

    @property
    def options(self) -> tuple[str, ...]:
        """What the seat can choose from now; empty if it is not asked."""
        decision = self._match.pending
        return decision.options if decision and decision.player == self.player else ()

    @property
    def kind(self) -> str:
        """What is asked now."""
        decision = self._match.pending
        return decision.kind if decision else ""

    @property
    def source(self) -> str:
        """The card or place that asks now."""
        decision = self._match.pending
        return decision.source if decision else ""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self._match.setup.names)

    @property
    def turn(self) -> int:
        """The number of the running turn."""
        turn: int = self._match.state.turn
        return turn

    def view(self) -> View:
        """What the seat may know."""
        return self._match.view(self.player)

    @property
    def begins_segment(self) -> bool:
        """Whether the running segment has asked nothing yet: its rules can begin again here."""
        match = self._match
        return not match.is_imagined and len(match.choices) == match.last_mark().at

    def key(self) -> int:
        """Sixty-four bits that follow from what the seat may know now, and from nothing else."""
        match, asked = self._match, self._match.pending
        known = [
            self.player,
            match.state.turn,
            match.game.view(match.state, self.player),
            [asked.player, asked.kind, asked.source] if asked else [],
            self.options,
        ]
        text = json.dumps(known, sort_keys=True, separators=(",", ":"))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])

    def apart(self) -> "Chair":
        """The same chair, staying at this moment whatever happens in the match later."""
        match = self._match
        return self if match.is_imagined else Chair(match.clone(), self.player)

    def imagine(self, dice: Dice) -> Match[Any]:
        """A world that fits everything the seat knows."""
        return self._match.imagine(self.player, dice)

    def glimpse(self, dice: Dice) -> Any:
        """The position of such a world, to look at; that is much quicker."""
        return self._match.glimpse(self.player, dice)

    def begin_in(self, t: State) -> Match[Any]:
        """A match that begins in a position of such a world, where a segment can begin."""
        return Match(self._match.game, self._match.setup, t)

    def retrace(self) -> "Iterator[tuple[Chair, str]]":
        """The earlier questions to this seat in the running segment, each with its answer.

        What others answered meanwhile stays hidden. An imagined segment has no past.
        """
        match = self._match
        if match.is_imagined:
            return
        past = match.segment_start()
        for option in match.choices[match.last_mark().at :]:
            asked = past.pending
            if asked is not None and asked.player == self.player and len(asked.options) > 1:
                yield Chair(past.clone(), self.player), option
            past.choose(option)


class ImaginedChair(Chair):
    """A seat of a match that somebody has imagined: what it imagines is that match itself.

    For bots that read nothing of a world but what their seat knows.
    """

    __slots__ = ()

    def imagine(self, dice: Dice) -> Match[Any]:  # noqa: ARG002 - it is dealt already
        """The match as it is."""
        return self._match

    def glimpse(self, dice: Dice) -> Any:  # noqa: ARG002 - it is dealt already
        """The position as it is."""
        return self._match.state


class Bot(Protocol):
    """Anything that can answer for a seat."""

    def choose(self, chair: Chair) -> str:
        """One of `chair.options`."""


class RandomBot:
    """Chooses any option, each equally likely.

    >>> bot = RandomBot(1)
    """

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, chair: Chair) -> str:
        """Any of the options."""
        return self.dice.one_of(chair.options)


class GreedyBot:
    """Chooses what looks best once its own choices of this turn are made.

    In `worlds` imagined worlds it follows lines of its own choices, at most `lines` per
    option and world, to where somebody else decides, the turn changes or `depth` is reached,
    and judges by the game's `worth`. Ties go to chance.
    """

    def __init__(self, seed: int, worlds: int = 1, lines: int = 40, depth: int = 6) -> None:
        self.dice = Dice(seed)
        self.worlds = worlds
        self.lines = lines
        self.depth = depth

    def choose(self, chair: Chair) -> str:
        """The option with the best sum over the imagined worlds."""
        options = chair.options
        if len(options) == 1:
            return options[0]
        sums = dict.fromkeys(options, 0.0)
        worth = worth_in(chair.game)
        for _ in range(self.worlds):
            world = self.dice.next64()
            for option in options:
                sums[option] += self._best_line(chair, world, option, worth)
        best = max(sums.values())
        return self.dice.one_of([option for option in options if sums[option] == best])

    def _best_line(self, chair: Chair, world: int, first: str, worth: "Worth") -> float:
        """The value of the best line found that starts with `first`, in that world."""
        best = float("-inf")
        lines: list[list[str]] = [[first]]
        budget = self.lines
        while lines and budget:
            budget -= 1
            line = lines.pop()
            match = chair.imagine(Dice(world))
            turn = match.state.turn
            for option in line:
                match.choose(option)
            asked = match.pending
            mine = asked is not None and asked.player == chair.player
            if mine and match.state.turn == turn and len(line) < self.depth:
                assert asked is not None
                more = list(asked.options)
                # The budget may run out before all are tried, so their order is random.
                self.dice.shuffle(more)
                lines += [[*line, option] for option in more]
            else:
                best = max(best, worth(match.state, chair.player))
        return best


# A game's own bots -------------------------------------------------------------------

MakeBot = Callable[[int], Bot]
"""Makes a bot from a seed."""
Worth = Callable[[Any, int], float]
"""How good a position is for a seat; larger is better. It only sees imagined worlds."""

KERNEL_BOTS: Mapping[str, MakeBot] = {"random": RandomBot, "greedy": GreedyBot}


def only_winning(t: State, player: int) -> float:
    """The worth of a position in a game that brings no `worth`: 1 if won, else 0."""
    return float(player in t.winners)


def bots_for(game: Game[Any]) -> dict[str, MakeBot]:
    """All bots that can play that game, by name; the game's own replace the kernel's."""
    # Most games are played without opponents, so they are only loaded when somebody asks.
    levels = importlib.import_module("engine.autoplay.opponent").opponents(game)
    return {**KERNEL_BOTS, **_from_bot_module(game, "BOTS", {}), **levels}


def worth_in(game: Game[Any]) -> Worth:
    """What judges the positions of that game."""
    worth: Worth = _from_bot_module(game, "worth", only_winning)
    return worth


def _from_bot_module(game: Game[Any], name: str, default: Any) -> Any:
    """The value of that name in the game's module `bot`; the default if there is none."""
    package = f"engine.{game.name}"
    has_bot = importlib.util.find_spec(package) and importlib.util.find_spec(f"{package}.bot")
    return getattr(importlib.import_module(f"{package}.bot"), name, default) if has_bot else default


def make_bot(game: Game[Any], name: str, seed: int) -> Bot:
    """The bot of that name; KeyError if there is none."""
    return bots_for(game)[name](seed)


def bot_names(game: Game[Any]) -> list[str]:
    """The names of all bots that can play that game."""
    return sorted(bots_for(game))
