"""What a game has to bring.

A new game is a package `engine/<name>` whose `GAME` is a `Game`; `docs/add-a-game.md` walks
through one. Everything else (undo, saves, links, bots, fuzzing) comes with the kernel.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core.chance import Dice
from engine.core.decision import Asking, Decision, random_option
from engine.core.errors import BadSetup, brief
from engine.core.state import State
from engine.core.view import Message, Refusal

S = TypeVar("S", bound=State)

LONGEST_NAME = 40
"""Names of players may have this many letters."""

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns a state's data of one rules number into data of the next number."""


class Setup(NamedTuple):
    """All that decides how a game begins."""

    seed: int
    names: tuple[str, ...]
    options: dict[str, str]


# Defaults ----------------------------------------------------------------------------


def plain_message(_t: State, decision: Decision, option: str) -> Message:
    """An option by its id, under a key of the question."""
    return Message(f"{decision.kind}.option", {"option": option})


def nothing_refused(_t: State, _decision: Decision) -> Iterable[Refusal]:
    """No refusal is explained."""
    return ()


def nothing_broken(_t: State) -> Iterable[str]:
    """There is no invariant."""
    return ()


def dealt_first(dealt: State, _now: State) -> int:
    """The seat that was active after the deal."""
    return dealt.active


def same_kind(card: str) -> str:
    """Every card is a kind of its own."""
    return card


def all_checks(*checks: Callable[[S], Iterable[str]]) -> Callable[[S], Iterable[str]]:
    """Several checks of a position as one, for `Game.broken`.

    >>> both = all_checks(lambda t: ["no coins"], lambda t: ["no cards"])
    >>> list(both(State(1, 2, {})))
    ['no coins', 'no cards']
    """
    return lambda t: chain.from_iterable(check(t) for check in checks)


# The record --------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Generic[S]):
    """The rules of one game: facts about it, and the functions that the kernel calls.

    name        the id, as in `python -m engine play NAME`, and the name of its package
    rules       number of the rules; goes up when the same choices no longer lead to the same game
    roles       ids of the seats, in seat order; at most this many can play
    fewest      at least this many must play
    options     name -> allowed values, the first is the default
    upgrades    rules number n -> turns a state's data of n into data of n + 1
    past        rules number n -> turns the game of n + 1 back into that of n, so that old choices
                can be made again as they were made; links older than these cannot be opened
    retractable kinds of questions whose answer can be taken back although another player is asked
                next, because the table places openly and in turns; luck and secrets still bar it
    state       the class of its positions, for saves

    deal        the position before the first choice
    segment     the smallest unit that can start again from the state alone: often a turn

    view        the `View.table` of a seat (None: of everybody), copied in piece by piece
    message     how an option is put into words, from facts that the decider knows
    refused     what the decider might try but may not, and why; asked for when a view is made

    broken      a sentence for every invariant that does not hold
    effects     ids of everything that a thorough run of random games must have `USED`
    kind_of     what reports count a card as: copies of one card are of one kind
    at_random   what players of random games choose; where most options are of one sort,
                random games come to life by choosing the sort first
    who_began   the seat that had the first turn, from the dealt position and the one now
    brief       parts of the view that follow from the rest and would swamp golden games: they
                are left out there, and the options of long questions are only counted
    """

    name: str
    rules: int = 1
    roles: tuple[str, ...]
    fewest: int = 2
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    past: "Mapping[int, Callable[[Game[S]], Game[S]]]" = field(default_factory=dict)
    retractable: frozenset[str] = frozenset()
    state: type[S]

    deal: Callable[[Setup], S]
    segment: Callable[[S], Asking[None]]

    view: Callable[[S, int | None], Mapping[str, Any]]
    message: Callable[[S, Decision, str], Message] = plain_message
    refused: Callable[[S, Decision], Iterable[Refusal]] = nothing_refused

    broken: Callable[[S], Iterable[str]] = nothing_broken
    effects: frozenset[str] = frozenset()
    kind_of: Callable[[str], str] = same_kind
    at_random: Callable[[Decision, Dice], str] = random_option
    who_began: Callable[[S, S], int] = dealt_first
    brief: tuple[str, ...] = ()

    def by_rules(self, rules: int) -> "Game[S]":
        """The game as it was by these rules, or by the oldest later ones that are still known."""
        game = self
        while game.rules > rules and game.rules - 1 in game.past:
            game = game.past[game.rules - 1](game)
        return game

    def check_setup(self, seed: object, names: object, options: object) -> Setup:
        """A valid set-up with the defaults filled in; BadSetup names what is wrong."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 64:
            raise BadSetup(what="seed", value=brief(seed), allowed="0 to 2**64 - 1")
        if names is None:
            names = self.roles[: self.fewest]
        if not isinstance(names, (list, tuple)) or not all(isinstance(n, str) for n in names):
            raise BadSetup(what="names", value=brief(names), allowed="a list of texts")
        if not self.fewest <= len(names) <= len(self.roles):
            raise BadSetup(
                what="players", value=len(names), allowed=f"{self.fewest} to {len(self.roles)}"
            )
        if any(len(n) > LONGEST_NAME for n in names):
            raise BadSetup(what="names", value=brief(max(names, key=len)), allowed=LONGEST_NAME)
        if options is None:
            options = {}
        if not isinstance(options, dict):
            raise BadSetup(what="options", value=brief(options), allowed="names and values")
        for name, value in options.items():
            if name not in self.options:
                raise BadSetup(what="option", value=brief(name), allowed=list(self.options))
            if value not in self.options[name]:
                raise BadSetup(what=name, value=brief(value), allowed=list(self.options[name]))
        chosen = {name: options.get(name, allowed[0]) for name, allowed in self.options.items()}
        return Setup(seed, tuple(names), chosen)
