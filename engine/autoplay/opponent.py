"""Computer opponents: they think about a question, in slices or in one go, and say why.

`advise` is the whole contract: everything follows from the chair, the limit, the level and
the character. Nothing is remembered that would not be thought again after a reload: a turn's
plan is a function of the position in which its segment began, and is kept only to save time.
"""

from collections.abc import Callable, Generator, Iterator
from math import fsum
from typing import Any, NamedTuple

from engine.autoplay.bots import Chair
from engine.autoplay.mind import (
    SHARP,
    Level,
    Mind,
    Plan,
    Step,
    UnknownOpponent,
    Weights,
    fits,
    follow,
    has_mind,
    mind_of,
    rounds,
)
from engine.autoplay.world import World
from engine.core.chance import Dice
from engine.core.game import Game

TASTE_MARGIN = 0.015
"""A character may choose what it likes better if that costs no more of its chance to win."""
MOST_REASONS = 4
LEAST_REASON = 0.05
"""A smaller difference, in the logarithm of the odds, is no reason."""
MOST_KEPT = 64
"""So many thoughts are kept for the rest of their segments."""


class Limit(NamedTuple):
    """How long to think.

    lines   at most so many plans are played out in worlds; 0 is what the level does by itself
    stop    asked after every line: True ends the thought with what is known so far
    """

    lines: int = 0
    stop: Callable[[], bool] | None = None


NO_LIMIT = Limit()
"""Think as long as the level does by itself, however long that takes."""


class Reason(NamedTuple):
    """What speaks for a plan against the runner-up: a feature, and how it stands after both.

    weight   how much it moves the logarithm of the odds; the largest comes first
    public   whether everybody at the table may hear it now
    """

    feature: str
    args: dict[str, Any]
    weight: float
    public: bool


class Line(NamedTuple):
    """A plan and the chance to win after it."""

    plan: Plan
    chance: float


class Advice(NamedTuple):
    """What an opponent would do.

    option      the answer to the question
    plan        the choices that it means to make, this one first
    chance      about how likely the seat wins then
    reasons     what speaks for the plan against the runner-up
    runner_up   the next best plan, None if there was nothing to choose from
    lines       how many world-lines the thought took
    """

    option: str
    plan: Plan
    chance: float
    reasons: tuple[Reason, ...]
    runner_up: Line | None
    lines: int


class Candidate:
    """A plan under comparison.

    worlds   in how many worlds it was played out
    sum      of the chances at the ends of those lines
    totals   of the features there, for reasons; finished games have none
    """

    __slots__ = ("judged", "plan", "sum", "totals", "worlds")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.worlds = 0
        self.sum = 0.0
        self.judged = 0
        self.totals: dict[str, float] = {}

    @property
    def chance(self) -> float:
        """The mean of the chances; a half if none is known yet."""
        return self.sum / self.worlds if self.worlds else 0.5

    def mean(self, feature: str) -> float:
        """The mean of a feature over the lines that did not end the game."""
        return self.totals.get(feature, 0.0) / self.judged if self.judged else 0.0


class Search:
    """The comparison of a few plans in the same imagined worlds, with sequential halving.

    Every candidate meets the same worlds. It can be asked for the best one at any moment.
    """

    def __init__(self, mind: Mind, level: Level, liking: Weights, chair: Chair) -> None:
        self.mind = mind
        self.liking = liking
        self.chair = chair
        self.key = chair.key()
        self.dice = Dice(self.key)
        self.first = self._world()
        self.level = level = mind.level_for(level, self.first.glance(), chair.player)
        plans = mind.plans(self.first, chair.player, level, liking)
        self.candidates = [Candidate(plan) for plan in plans[: max(1, level.plans)]]
        self.left = self.candidates
        self.lines = 0

    def _world(self) -> World:
        return World(self.chair, self.dice.next64(), self.mind.restarts, self.mind.deal)

    @property
    def best(self) -> Plan:
        """The plan that is best as far as is known."""
        return self.ranked()[0].plan

    def run(self, limit: Limit) -> Iterator[float]:
        """Follow line after line; after each say what part of the work is done."""
        if len(self.candidates) < 2 or not self.level.worlds:
            return
        schedule = rounds(len(self.candidates), self.level.worlds)
        work = sum(count * worlds for count, worlds in schedule)
        most = min(work, limit.lines or work)
        world: World | None = self.first
        for count, worlds in schedule:
            # The sort is stable: of equals, the one that the game put first stays ahead.
            self.left = sorted(self.left, key=lambda one: -one.chance)[:count]
            for _ in range(worlds):
                here, world = world or self._world(), None
                for one in self.left:
                    if self.lines >= most or (limit.stop and limit.stop()):
                        return
                    self.judge(one, here)
                    self.lines += 1
                    yield self.lines / most

    def judge(self, one: Candidate, world: World) -> None:
        """Play a candidate out in a world and add what it led to."""
        me, mind = self.chair.player, self.mind
        end = follow(mind, world, me, one.plan, replies=self.level.replies).state
        one.worlds += 1
        if end.ending:
            one.sum += mind.chance(end, me)
            return
        features = mind.features(end, me)
        one.sum += mind.chance(end, me, features)
        one.judged += 1
        for name, value in features.items():
            one.totals[name] = one.totals.get(name, 0.0) + value

    def ranked(self) -> list[Candidate]:
        """The candidates, best first; one that no world has judged comes after those judged."""
        best = max(self.left, key=lambda one: (one.worlds > 0, one.chance))
        if self.liking:
            near = [one for one in self.left if one.chance >= best.chance - TASTE_MARGIN]
            best = max(near, key=lambda one: (one.worlds > 0, self.liked(one), one.chance))
        # What was kept longest in the halving comes first, whatever a short look had promised.
        others = [one for one in self.candidates if one is not best]
        return [best, *sorted(others, key=lambda one: (-one.worlds, -one.chance))]

    def liked(self, one: Candidate) -> float:
        """How much a character likes where a plan leads."""
        return fsum(weight * one.mean(name) for name, weight in self.liking.items())

    def advice(self, plan: Plan) -> Advice:
        """The best candidate in words of the contract; `plan` is what is left of it."""
        best, *others = self.ranked()
        return self.verdict(best, others[0] if others else None)._replace(
            option=plan[0].option, plan=plan
        )

    def verdict(self, best: Candidate, other: Candidate | None) -> Advice:
        """What speaks for a candidate against another one, or None."""
        for one in filter(None, (best, other)):
            if not one.worlds:
                self.judge(one, self.first)
        return Advice(
            option=best.plan[0].option,
            plan=best.plan,
            chance=best.chance,
            reasons=self.reasons(best, other) if other else (),
            runner_up=Line(other.plan, other.chance) if other else None,
            lines=self.lines,
        )

    def reasons(self, best: Candidate, other: Candidate) -> tuple[Reason, ...]:
        """The largest differences in named features between two plans."""
        if not (best.judged and other.judged):
            return ()
        mind = self.mind
        weights = mind.weights[self.chair.seats]
        found: list[Reason] = []
        for name in sorted(best.totals):
            now, then = best.mean(name), other.mean(name)
            gain = weights.get(name, 0.0) * (now - then)
            if gain >= LEAST_REASON:
                args = {"now": round(now, 2), "other": round(then, 2)}
                found.append(Reason(name, args, round(gain, 3), name not in mind.private))
        found.sort(key=lambda reason: -reason.weight)
        return tuple(found[:MOST_REASONS])


class Thought:
    """A thought about one question. Iterate it for slices, and stop whenever you like.

    `for progress in thought` says from 0 to 1 how much is done; whoever lets go of it has
    cancelled it. `advice` gives the best answer so far at any moment: "move now".
    """

    def __init__(self, opponent: "Opponent", chair: Chair, limit: Limit) -> None:
        self._opponent = opponent
        self._chair = chair
        self._limit = limit
        self._search: Search | None = None
        self._plan: Plan = ()

    def __iter__(self) -> Iterator[float]:
        """Think about the question; first about those before it, if their plans are forgotten."""
        if len(self._chair.options) > 1:
            plan: Plan = ()
            search: Search | None = None
            for earlier, option in self._chair.retrace():
                if not fits(plan, earlier):
                    search = yield from self._opponent.search(earlier, self._limit)
                    plan = search.best
                plan = plan[1:] if plan[0].option == option else ()
            if search is None or not fits(plan, self._chair):
                search = self._search = self._opponent.begin(self._chair)
                yield from self._opponent.finish(search, self._limit)
                plan = search.best
            self._search, self._plan = search, plan
        yield 1.0

    @property
    def option(self) -> str:
        """The best answer so far."""
        options = self._chair.options
        return options[0] if len(options) == 1 else self._found()[1][0].option

    def advice(self) -> Advice:
        """The best answer so far, with its reasons."""
        chair, mind = self._chair, self._opponent.mind
        if len(chair.options) == 1:
            (option,) = chair.options
            chance = mind.chance(chair.glimpse(Dice(chair.key())), chair.player)
            only: Plan = (Step(chair.kind, chair.source, option),)
            return Advice(option, only, chance, (), None, 0)
        search, plan = self._found()
        return search.advice(plan)

    def _found(self) -> tuple[Search, Plan]:
        """What is known about this question; before that, what the game thinks of first."""
        if self._search is None:
            self._search = self._opponent.begin(self._chair)
        return self._search, self._plan or self._search.best


class Opponent:
    """One computer player: a game, a level and perhaps a character. Plays any seat.

    What it has thought is kept for the rest of a segment; without that it would think the
    same again.
    """

    def __init__(self, game: Game[Any], level: str, character: str = "") -> None:
        """UnknownOpponent if the game has no such level or character."""
        self._made_by = (game, level, character)
        self.mind = mind_of(game)
        if level not in self.mind.levels or (character and character not in self.mind.characters):
            raise UnknownOpponent(game=game.name, level=level, character=character)
        self.level = self.mind.levels[level]
        self.liking: Weights = self.mind.characters[character] if character else {}
        self._kept: dict[int, Search] = {}

    def think(self, chair: Chair, limit: Limit = NO_LIMIT) -> Thought:
        """A thought about the question to that chair, not begun yet."""
        return Thought(self, chair, limit)

    def advise(self, chair: Chair, limit: Limit = NO_LIMIT) -> Advice:
        """What it would do, and why, in one go."""
        thought = self._thought_out(chair, limit)
        return thought.advice()

    def choose(self, chair: Chair) -> str:
        """One of the chair's options."""
        return self._thought_out(chair, NO_LIMIT).option

    def _thought_out(self, chair: Chair, limit: Limit) -> Thought:
        thought = self.think(chair, limit)
        for _ in thought:
            pass
        return thought

    def forgetful(self) -> "Opponent":
        """The same opponent before its first thought."""
        return Opponent(*self._made_by)

    # For thoughts ----------------------------------------------------------------

    def begin(self, chair: Chair) -> Search:
        """A search at that question, with the plans that it will compare."""
        return Search(self.mind, self.level, self.liking, chair.apart())

    def search(self, chair: Chair, limit: Limit) -> Generator[float, None, Search]:
        """A finished search at an earlier question, kept if it was not cut short."""
        key = chair.key()
        found = self._kept.get(key)
        if found is None:
            found = self.begin(chair)
            yield from self.finish(found, limit)
        return found

    def finish(self, search: Search, limit: Limit) -> Iterator[float]:
        """Carry a search out, and keep it."""
        yield from search.run(limit)
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[search.key] = search


def advise(
    chair: Chair, limit: Limit = NO_LIMIT, *, level: str = SHARP, character: str = ""
) -> Advice:
    """What an opponent of that level and character would do: a function of its arguments.

    Only `limit.stop` can change the outcome, by ending the thought early.
    """
    return Opponent(chair.game, level, character).advise(chair, limit)


def opponents(game: Game[Any]) -> dict[str, Callable[[int], Opponent]]:
    """All opponents of a game by name, such as "sharp" and "sharp:puller"; seeds are ignored."""
    if not has_mind(game):
        return {}
    mind = mind_of(game)
    names = [(level, who) for level in mind.levels for who in ("", *mind.characters)]

    def maker(level: str, character: str) -> Callable[[int], Opponent]:
        return lambda _seed: Opponent(game, level, character)

    return {f"{level}:{who}" if who else level: maker(level, who) for level, who in names}
