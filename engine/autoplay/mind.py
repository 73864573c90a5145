"""What a game brings so that the searcher can play it: a `Mind`, and how its levels look.

`engine/<name>/opponents.py` has one, called `MIND`. It is only loaded when somebody asks for
an opponent.
"""

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, fsum
from typing import Any, NamedTuple

from engine.autoplay.bots import Chair
from engine.autoplay.world import Deal, World
from engine.core.chance import Dice
from engine.core.decision import Decision
from engine.core.errors import HandoverError
from engine.core.game import Game
from engine.core.match import Match
from engine.core.state import State

EASY, EVEN, SHARP = LEVELS = ("easy", "even", "sharp")
"""The levels of every game, weakest first."""


class UnknownOpponent(HandoverError):
    """There is no such level or character in that game."""


class Step(NamedTuple):
    """One choice of a plan, and the question that it answers; "" fits any kind and source."""

    kind: str
    source: str
    option: str


Plan = tuple[Step, ...]
"""Choices of one seat, as far as they are foreseen: to where chance or somebody else decides."""


def fits(plan: Sequence[Step], asked: Chair | Decision) -> bool:
    """Whether a plan has an answer to that question.

    >>> fits([Step("shift", "", "mina")], Decision(0, "shift", ("mina", "sam"), "ring"))
    True
    """
    return bool(
        plan
        and plan[0].kind in ("", asked.kind)
        and plan[0].source in ("", asked.source)
        and plan[0].option in asked.options
    )


class Level(NamedTuple):
    """What a level looks at.

    sight    how far its instinct and its planning look; only the game knows what this means
    plans    how many whole plans it compares
    worlds   in how many imagined worlds the last two of them are compared
    replies  whether it also looks at what the others do then
    """

    sight: int
    plans: int
    worlds: int
    replies: bool

    @property
    def lines(self) -> int:
        """How many world-lines it follows: a plan played out in a world is one."""
        return sum(count * worlds for count, worlds in rounds(self.plans, self.worlds))


def rounds(plans: int, worlds: int) -> list[tuple[int, int]]:
    """Sequential halving: (plans that are left, new worlds for each of them), round by round.

    >>> rounds(8, 8)
    [(8, 2), (4, 2), (2, 4)]
    >>> rounds(3, 1)
    [(3, 1)]
    >>> rounds(1, 4)
    [(1, 1)]
    """
    if plans < 2:
        return [(1, 1)]
    count, left = 1, plans
    while left > 2:
        count, left = count + 1, (left + 1) // 2
    found: list[tuple[int, int]] = []
    seen, left = 0, plans
    for place in range(count):
        until = max(1, worlds >> count - 1 - place)
        if until > seen:
            found.append((left, until - seen))
            seen = until
        left = (left + 1) // 2
    return found


Weights = Mapping[str, float]
"""Feature -> what one of it adds to the logarithm of the odds."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Mind:
    """How one game is looked at.

    plans       (world, seat, level, liking) -> whole plans of that seat, the best first; it
                must see a win in one, and a stop of a loss in one
    reply       (chair, dice) -> what a player of that seat would do, from its own point of view
    instinct    (match, seat) -> a quick answer to its question, and what follows from it, by what
                the decider knows; the seat is the one whose line is followed
    replier     the chair of a reply: an `ImaginedChair` for one that reads nothing hidden, and
                so need not deal again what its seat does not know
    deep        the kinds of questions that deserve a `reply`; to all others instinct answers
    deal        deals what a seat can guess at again in its worlds, likely things more often
    restarts    the kinds at which a segment can begin again from the state alone
    last_turn   (state, seat, with replies) -> a line is over when the turn is later than this
    features    (state, seat) -> named numbers about a position, from what the seat knows
    weights     per number of seats: the fitted weights of the features
    private     features that follow from the seat's own secrets: the table must not hear them
    levels      name of a level -> what it looks at
    worlds      (level, state) -> in how many worlds it looks, where short lines leave time for more
    characters  id -> its liking: what one of each feature is worth to it besides winning
    alarm       whether somebody could win at once, and how every level looks at least then
    tuners      names of the bots whose games the weights are fitted to
    judged      whether lines end in positions such as this one: weights are fitted to those
    thin        one of so many of them is taken, where neighbours say nearly the same
    """

    plans: Callable[[World, int, Level, Weights], list[Plan]]
    reply: Callable[[Chair, Dice], Sequence[Step]] | None = None
    replier: type[Chair] = Chair
    instinct: Callable[[Match[Any], int], Sequence[Step]]
    deep: frozenset[str] = frozenset()
    deal: Deal | None = None
    restarts: frozenset[str]
    last_turn: Callable[[Any, int, bool], int]
    features: Callable[[Any, int], dict[str, float]]
    weights: Mapping[int, Weights]
    private: frozenset[str] = frozenset()
    levels: Mapping[str, Level]
    worlds: Callable[[Level, Any], int] | None = None
    characters: Mapping[str, Weights] = field(default_factory=dict)
    alarm: tuple[Callable[[Any, int], bool], Level] | None = None
    tuners: tuple[str, ...] = ("greedy-1",)
    judged: Callable[[Any], bool] = lambda _t: True
    thin: int = 4

    def level_for(self, level: Level, t: State, seat: int) -> Level:
        """What a level looks at in this position: more if somebody could win at once."""
        if self.worlds is not None:
            level = level._replace(worlds=self.worlds(level, t))
        if self.alarm is None:
            return level
        alarming, least = self.alarm
        return least if level.lines < least.lines and alarming(t, seat) else level

    def chance(self, t: State, seat: int, features: Weights | None = None) -> float:
        """About how likely that seat wins from this position; a shared win counts in part."""
        if t.ending:
            return share(t, seat)
        weights = self.weights[t.seats]
        features = self.features(t, seat) if features is None else features
        return logistic(fsum(weights.get(name, 0.0) * value for name, value in features.items()))


def share(t: State, seat: int) -> float:
    """The seat's share of a finished game: a draw is shared by all."""
    winners = t.winners or range(t.seats)
    return 1.0 / len(winners) if seat in winners else 0.0


def logistic(odds: float) -> float:
    """A chance from the logarithm of its odds.

    >>> logistic(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-odds)) if odds > -700 else 0.0


def follow(
    mind: Mind, world: World, seat: int, plan: Sequence[Step], *, replies: bool
) -> Match[Any]:
    """A world after a plan was carried out in it, and the others have replied.

    Where the plan ends or does not fit, and for everybody else, `reply` and `instinct` answer.
    A reply that reads hidden things is made in the replier's own re-deal, so that it does not
    know this seat's cards.
    """
    match, dice = world.match(), Dice(world.seed)
    if mind.reply is None or mind.replier is not Chair:
        match.forget_past()  # nobody deals this world again
    dice.next64()
    t = match.state
    last = mind.last_turn(t, seat, replies)
    left: dict[int, list[Step]] = {seat: list(plan)}
    while (asked := match.pending) is not None and t.turn <= last:
        steps = left.setdefault(asked.player, [])
        if len(asked.options) == 1:
            option = asked.options[0]
        else:
            if not fits(steps, asked):
                reply = mind.reply if asked.kind in mind.deep and not match.is_imagined else None
                steps[:] = (
                    reply(mind.replier(match, asked.player), Dice(dice.next64()))
                    if reply
                    else mind.instinct(match, seat)
                )
            option = steps.pop(0).option
        match.choose(option)
    return match


# A game's own mind -------------------------------------------------------------------


def has_mind(game: Game[Any]) -> bool:
    """Whether computer opponents of several levels can play that game."""
    package = f"engine.{game.name}"
    return bool(
        importlib.util.find_spec(package) and importlib.util.find_spec(f"{package}.opponents")
    )


def mind_of(game: Game[Any]) -> Mind:
    """What plays that game; UnknownOpponent if nobody does."""
    if not has_mind(game):
        raise UnknownOpponent(game=game.name)
    mind: Mind = importlib.import_module(f"engine.{game.name}.opponents").MIND
    return mind
