"""Puzzles: positions in which exactly one plan reaches an aim, and the search that proves it.

A game says in `engine/<game>/puzzles.py` what its puzzles ask for (`PUZZLING`). A *plan* is
the set of things that a seat does: two lines that do the same in another order are one plan,
and what is superfluous does not make another one. A puzzle has one plan if two things hold:

- in the true world no other plan reaches the aim, even for somebody who sees every card;
- its solution reaches the aim in every deal that the seat cannot tell from the true one, and
  whatever the others answer.
"""

import importlib
import importlib.util
import marshal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from math import log2
from typing import Any, NamedTuple

from engine.core.chance import Dice
from engine.core.decision import DONE, PASS, Decision
from engine.core.game import Game
from engine.core.match import Match
from engine.core.state import State

DEALS = 40
"""In so many other deals the solution is played, against every answer of the others."""
MOST_PLANS = 6
"""A position with more ways to the aim than this has surely not only one."""
NODES = 30_000
"""So many positions are looked at before a search gives up."""


class Aim(NamedTuple):
    """What a puzzle asks for, as plain data.

    id      names it, and its words on the page
    turn    the turn in which the puzzle begins
    amount  how much of something is wanted; 0 if that means nothing
    shown   how much lies open: a plan that turns up more trusts to luck; 0 if that means nothing
    """

    id: str
    turn: int
    amount: int = 0
    shown: int = 0


@dataclass(frozen=True, eq=False, kw_only=True)
class Puzzling:
    """What puzzles of one game are about.

    kinds    the questions at which a puzzle may begin; a segment must begin there
    aims     (match, seat) -> what might be asked for in this position, a cheap look
    verdict  (aim, position, seat) -> whether the aim is reached, None as long as that is open
    named    (question, option) -> the name of that deed in a plan; deeds of one name are the
             same, "" is no deed
    useful   (aim, position, question) -> its options without those that surely do not help
    leap     (position, question, option) -> the position where the next segment begins, if
             nobody is asked before; games whose questions take long to make need it
    tempted  names of bots: a puzzle that they miss is harder
    players  names of the bots whose games are looked through
    seats    at most so many play in them
    followed ids of aims for which looking takes long: only positions are looked at from which
             such a bot went on to reach them
    nodes    so many positions are looked at before a search gives up
    """

    kinds: frozenset[str]
    aims: Callable[[Match[Any], int], list[Aim]]
    verdict: Callable[[Aim, Any, int], bool | None]
    named: Callable[[Decision, str], str]
    useful: Callable[[Aim, Any, Decision], Sequence[str]] = lambda _a, _t, asked: asked.options
    leap: Callable[[Any, Decision, str], Any] = lambda _t, _asked, _option: None
    tempted: tuple[str, ...] = ("easy", "even", "sharp")
    players: tuple[str, ...] = ("easy", "even")
    seats: int = 2
    followed: frozenset[str] = frozenset()
    nodes: int = NODES


class Fork(NamedTuple):
    """A question on the way of a solution: how many options there are, and how many are right."""

    options: int
    right: int


class Puzzle(NamedTuple):
    """A puzzle as it is kept.

    link    the game up to the question that it begins with, as a share link
    seat    who solves it
    aim     what is asked for
    line    the solution: the answers of that seat, where it has more than one option
    key     which of them matters most
    fork    how many options there are at that question, and how many of them lead on
    hard    about how hard it is: larger is harder
    """

    link: str
    seat: int
    aim: Aim
    line: tuple[str, ...]
    key: int
    fork: Fork
    hard: float

    @classmethod
    def from_data(cls, data: list[Any]) -> "Puzzle":
        """A puzzle from a line of its file."""
        link, seat, aim, line, key, fork, hard = data
        return cls(link, seat, Aim(*aim), tuple(line), key, Fork(*fork), hard)

    @property
    def id(self) -> str:
        """A short name that belongs to its position, whatever its place in a list."""
        return self.link.rpartition(".")[2]


class TooWide(Exception):
    """There is more to look at than the search is willing to."""


Deeds = frozenset[str]
Line = tuple[str, ...]
"""Answers of the seat that solves, to its questions with more than one option."""
Plans = dict[Deeds, Line]
"""The plans that reach the aim, none of them part of another, each with a line."""


class Solution(NamedTuple):
    """The one plan of a puzzle, and how hard it is to find."""

    line: Line
    forks: tuple[Fork, ...]

    @property
    def bits(self) -> float:
        """How unlikely it is to be found by guessing: 1 for every halving of the chance."""
        return sum(log2(fork.options / fork.right) for fork in self.forks)

    @property
    def key(self) -> int:
        """Which answer of the line matters most: where the fewest options are right."""
        ratios = [fork.options / fork.right for fork in self.forks]
        return ratios.index(max(ratios))


def no_more_than(plans: Plans, more: Plans) -> Plans:
    """All plans of both that contain no other plan."""
    together = dict(more)
    for deeds, line in plans.items():
        if deeds not in together or len(line) < len(together[deeds]):
            together[deeds] = line
    found = {
        deeds: line
        for deeds, line in together.items()
        if not any(other < deeds for other in together)
    }
    if len(found) > MOST_PLANS:
        raise TooWide
    return found


def are_apart(plans: Plans) -> bool:
    """Whether two plans have nothing in common, so that no smaller one can stand for both."""
    return any(one.isdisjoint(other) for one, other in combinations(plans, 2))


class Search:
    """All plans of one seat that reach an aim in one world, by looking at every line."""

    def __init__(self, puzzling: Puzzling, aim: Aim, seat: int) -> None:
        self.puzzling = puzzling
        self.aim = aim
        self.seat = seat
        self.nodes = puzzling.nodes
        self.known: dict[Any, Plans] = {}
        self.refuted: dict[str, str] = {}

    def plans(self, match: Match[Any]) -> Plans:
        """The plans from here on; none if the aim cannot be reached. TooWide if it gives up."""
        self.nodes -= 1
        if self.nodes < 0:
            raise TooWide
        verdict = self.puzzling.verdict(self.aim, match.state, self.seat)
        if verdict is not None:
            return {frozenset(): ()} if verdict else {}
        asked = match.pending
        if asked is None:
            return {}
        key = position(match, asked)
        found = self.known.get(key)
        if found is None:
            own = asked.player == self.seat
            found = self.own(match, asked) if own else self.others(match, asked)
            self.known[key] = found
        return found

    def own(self, match: Match[Any], asked: Decision) -> Plans:
        """The plans that begin with one of the seat's own options."""
        if len(asked.options) == 1:
            return self.plans(after(match, asked.options[0]))
        found: Plans = {}
        for option in self.puzzling.useful(self.aim, match.state, asked):
            deed = self.puzzling.named(asked, option)
            done = frozenset([deed] if deed else ())
            if deed and done in found:
                continue  # whatever follows, it contains that plan
            later = self.later(match, asked, option)
            if later:
                begun: Plans = {}
                for deeds, line in later.items():
                    begun.setdefault(deeds | done, (option, *line))
                found = no_more_than(begun, found)
                if not match.choices and are_apart(found):
                    raise TooWide
        return found

    def later(self, match: Match[Any], asked: Decision, option: str) -> Plans:
        """The plans from one choice later on."""
        t = self.puzzling.leap(match.state, asked, option)
        if t is None:
            return self.plans(after(match, option))
        verdict = self.puzzling.verdict(self.aim, t, self.seat)
        if verdict is not None:
            return {frozenset(): ()} if verdict else {}
        key = everything(t)
        if key not in self.known:
            self.known[key] = self.plans(Match(match.game, match.setup, t))
        return self.known[key]

    def others(self, match: Match[Any], asked: Decision) -> Plans:
        """The plans that reach the aim whatever somebody else answers."""
        branches: list[Plans] = []
        # What has stopped another line mostly stops this one.
        first = self.refuted.get(asked.kind, "")
        for option in sorted(asked.options, key=lambda one: one != first):
            branches.append(self.plans(after(match, option)))
            if not branches[-1]:
                self.refuted[asked.kind] = option
                return {}
        return reduce(both, branches)


def both(one: Plans, other: Plans) -> Plans:
    """The plans that do what two branches need."""
    found: Plans = {}
    for deeds, line in one.items():
        for more in other:
            found = no_more_than({deeds | more: line}, found)
    return found


def after(match: Match[Any], option: str) -> Match[Any]:
    """Another match, one choice later."""
    later = match.clone()
    later.choose(option)
    return later


def position(match: Match[Any], asked: Decision) -> tuple[Any, ...]:
    """What decides how a world can go on from here.

    How much of the running segment lies behind says what a rule in the middle remembers.
    """
    begun = len(match.choices) - match.last_mark().at
    return begun, asked, everything(match.state)


def everything(t: State) -> bytes:
    """All of a position, to compare it with others."""
    return marshal.dumps([getattr(t, name) for name in t.fields()], 2)


# One plan ----------------------------------------------------------------------------


def world_of(match: Match[Any]) -> Match[Any]:
    """The true world, with no past: segments begin again from here."""
    return Match(match.game, match.setup, match.last_mark().state.copy())


def other_world(match: Match[Any], seat: int, dice: Dice) -> Match[Any]:
    """A deal that this seat cannot tell from the true one."""
    state: State = match.last_mark().state.copy()
    state.redeal(seat, dice)
    state.seed = dice.next64()
    return Match(match.game, match.setup, state)


def solve(puzzling: Puzzling, match: Match[Any], aim: Aim, deals: int = DEALS) -> Solution | None:
    """The one plan that reaches the aim; None if there is none, or another, or no certainty."""
    asked = match.pending
    assert asked is not None
    seat = asked.player
    search = Search(puzzling, aim, seat)
    root = world_of(match)
    try:
        plans = search.plans(root)
        if len(plans) != 1:
            return None
        ((deeds, line),) = plans.items()
        if not deeds or not is_sure(puzzling, match, aim, line, deals):
            return None
        return Solution(line, tuple(forks(search, root, line)))
    except TooWide:
        return None


def is_sure(puzzling: Puzzling, match: Match[Any], aim: Aim, line: Line, deals: int) -> bool:
    """Whether a line reaches the aim in the true world and in so many other deals."""
    assert match.pending is not None
    seat = match.pending.player
    if not Trial(puzzling, aim, seat, line).holds(world_of(match)):
        return False
    return all(
        Trial(puzzling, aim, seat, line).holds(other_world(match, seat, Dice(number)))
        for number in range(deals)
    )


class Trial:
    """Whether one line reaches an aim in one world, whatever the others answer."""

    def __init__(self, puzzling: Puzzling, aim: Aim, seat: int, line: Line) -> None:
        self.puzzling = puzzling
        self.aim = aim
        self.seat = seat
        self.line = line
        self.known: dict[Any, bool] = {}

    def holds(self, match: Match[Any], made: int = 0) -> bool:
        """Whether the rest of the line, after the answers already made, reaches the aim."""
        verdict = self.puzzling.verdict(self.aim, match.state, self.seat)
        asked = match.pending
        if verdict is not None or asked is None:
            return bool(verdict)
        options: tuple[str, ...] = asked.options
        if asked.player == self.seat and len(options) > 1:
            options = tuple(one for one in self.line[made : made + 1] if one in options)
            made += 1
        key = made, position(match, asked)
        if key not in self.known:
            self.known[key] = bool(options) and all(
                self.holds(after(match, option), made) for option in options
            )
        return self.known[key]


def forks(search: Search, match: Match[Any], line: Line) -> Iterator[Fork]:
    """The questions on the way of a line, while the others answer as in `usual`.

    There may be fewer than the line has answers: some may be for what others could do instead.
    """
    left, verdict = list(line), search.puzzling.verdict
    while verdict(search.aim, match.state, search.seat) is None:
        asked = match.pending
        assert asked is not None  # the line is known to reach the aim
        if asked.player == search.seat and len(asked.options) > 1:
            right = [one for one in asked.options if search.plans(after(match, one))]
            yield Fork(len(asked.options), len(right))
            match = after(match, left.pop(0))
        else:
            match = after(match, usual(asked))


def usual(asked: Decision) -> str:
    """What is answered where it does not matter: what comes last mostly is to pass."""
    return asked.options[-1]


def most(match: Match[Any], seat: int, value: Callable[[Any], int | None]) -> int:
    """The most that a seat can be sure of in this world; `value` is None while it is open."""
    known: dict[Any, int] = {}

    def sure(match: Match[Any]) -> int:
        found, asked = value(match.state), match.pending
        if found is not None or asked is None:
            return found or 0
        key = position(match, asked)
        if key not in known:
            if len(known) >= NODES:
                raise TooWide
            later = [sure(after(match, option)) for option in asked.options]
            known[key] = max(later) if asked.player == seat else min(later)
        return known[key]

    return sure(world_of(match))


def declines(option: str) -> bool:
    """Whether an option does nothing: leaving something undone is no deed of a plan."""
    return option in (PASS, DONE)


# A game's own puzzles ----------------------------------------------------------------


def has_puzzles(game: Game[Any]) -> bool:
    """Whether that game says what its puzzles are about."""
    package = f"engine.{game.name}"
    return bool(
        importlib.util.find_spec(package) and importlib.util.find_spec(f"{package}.puzzles")
    )


def puzzling_of(game: Game[Any]) -> Puzzling:
    """What puzzles of that game are about."""
    puzzling: Puzzling = importlib.import_module(f"engine.{game.name}.puzzles").PUZZLING
    return puzzling
