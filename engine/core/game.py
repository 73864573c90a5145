"""What a game has to bring.

A new game is a package with a subclass of `Game` called `GAME`; `docs/add-a-game.md`
walks through one. Everything else (undo, saves, links, bots, fuzzing) is the kernel's.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from engine.core.chance import Dice
from engine.core.decision import Asking, Decision, random_option
from engine.core.errors import BadSetup, brief
from engine.core.state import State
from engine.core.view import Refusal, Words

if TYPE_CHECKING:
    from engine.autoplay.bots import Bot

S = TypeVar("S", bound=State)

LONGEST_NAME = 40
"""More letters of a player's name than this are refused."""

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the data of a state of one rules number into data of the next."""


class Setup(NamedTuple):
    """All that decides how a game begins."""

    seed: int
    names: tuple[str, ...]
    options: dict[str, str]


class Game(ABC, Generic[S]):
    """The rules of one game, without any state of their own.

    name      the id, as in `python -m engine play NAME`
    rules     goes up when the same choices lead elsewhere than before
    roles     ids of the seats, in seat order; as many as can sit down
    fewest    how many must sit down
    options   name -> allowed values, the first is the default
    upgrades  rules number n -> what makes a state of n one of n + 1
    state     the class of its positions, for saves
    brief     parts of the view that follow from the rest and would swamp golden games: they
              are left out there, and the options of long questions are only counted
    """

    name: str
    rules: int = 1
    roles: tuple[str, ...]
    fewest: int = 2
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}
    state: type[S]
    brief: tuple[str, ...] = ()

    # The rules -------------------------------------------------------------------

    @abstractmethod
    def deal(self, setup: Setup) -> S:
        """The position before the first choice."""

    @abstractmethod
    def segment(self, t: S) -> Asking[None]:
        """The smallest repeatable unit, restartable from the state alone: often a turn."""

    # What players see ------------------------------------------------------------

    @abstractmethod
    def view(self, t: S, player: int | None) -> dict[str, Any]:
        """The part of `View.table` for that seat, copied in piece by piece."""

    def words(self, t: S, decision: Decision, option: str) -> Words:
        """How an option is put into words; from facts that the decider knows."""
        return Words(f"{decision.kind}.option", {"option": option})

    def refused(self, t: S, decision: Decision) -> Iterable[Refusal]:
        """What the decider might try but may not, and why; asked for when a view is made."""
        return ()

    # What checks and bots need ---------------------------------------------------

    def at_random(self, decision: Decision, dice: Dice) -> str:
        """What players of random games choose; any option, unless the game knows better.

        Where most options are of one sort, random games come to life by choosing the sort first.
        """
        return random_option(decision, dice)

    def who_began(self, dealt: S, now: S) -> int:
        """The seat that had the first turn; a game that draws it only after set-up says so."""
        return dealt.active

    def broken(self, t: S) -> Iterable[str]:
        """A sentence for every invariant that does not hold."""
        return ()

    def effects(self) -> frozenset[str]:
        """Ids of everything that a thorough run of random games must have `USED`."""
        return frozenset()

    def kind_of(self, card: str) -> str:
        """What reports count a card as: copies of one card are of one kind."""
        return card

    def evaluate(self, t: S, player: int) -> float:
        """How good a position is for that seat; larger is better. Sees only imagined worlds."""
        return float(player in t.winners)

    def bots(self) -> Mapping[str, Callable[[int], "Bot"]]:
        """Bots of its own, by name; each is made with a seed."""
        return {}

    # Setting up ------------------------------------------------------------------

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
