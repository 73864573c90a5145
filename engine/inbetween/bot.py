"""Bots for InBetween: they look through their own turn and choose what is worth most at its end.

A bot follows lines of choices through imagined worlds, instinct first (bot_instinct.py),
and judges where each line leaves it (bot_worth.py). The tastes, which make three equal
players of different character, stand here.
"""

from collections.abc import Callable, Collection, Iterator
from functools import partial
from heapq import heappop, heappush
from typing import NamedTuple

from engine.autoplay.bots import Chair
from engine.autoplay.mind import Step, fits
from engine.core.chance import Dice
from engine.core.match import Match
from engine.inbetween.bot_instinct import by_promise
from engine.inbetween.bot_worth import Judge, Taste
from engine.inbetween.data import DEVOURED, FEWEST, SECURED, TO_WIN, TOP_AWARENESS
from engine.inbetween.state import Upsideville

MIXER = Taste(
    pulling=1.0,
    learning=1.0,
    pull=(9.0, 6.0, 4.0, 2.4, 1.0),
    lead=(1.0, 1.25, 1.6),
    last_lock=(0.0, 26.0, 15.0, 7.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    levels=(0.0, 1.2, 2.8, 4.8, 7.4, 11.0),
    last_step=40.0,
    spent=(0.0, 9.0, 12.0, 9.0, 7.0, 0.5),
    energy=(0.0, 0.7, 1.3, 1.9, 2.4, 2.9, 3.3, 3.6, 3.9, 4.1, 4.2),
    hand=(0.0, 0.9, 1.7, 2.3, 2.7, 3.0),
    company=0.2,
    majority=(8.0, 4.5, 2.6, 1.3),
    last_removal=22.0,
    stops=(1.0, 0.7, 0.45),
    token=0.4,
)
"""Pulls people and raises Awareness in equal measure."""
PULLER = MIXER._replace(
    pulling=1.3,
    learning=1.0,
    hand=(0.0, 1.3, 2.4, 3.2, 3.7, 4.1),
    spent=(0.0, 12.0, 2.9, 10.0, 9.0, 0.5),
)
"""Pulls people over and cares little for Awareness."""
SCHOLAR = MIXER._replace(
    pulling=0.9,
    learning=1.2,
    spent=(0.0, 12.0, 12.0, 9.0, 8.0, 0.5),
)
"""Chases Awareness; pulls people so that the marker stops at one of its own."""
TASTES = {"puller": PULLER, "scholar": SCHOLAR, "mixer": MIXER}
"""The pool: three players of equal strength."""

JUDGE = Judge(MIXER)


def worth(t: Upsideville, me: int) -> float:
    """What a position is worth to the kernel's own bots: as the mixer sees it."""
    return JUDGE.worth(t, me)


CALM, ALARMED = 12, 36
"""How many lines a bot looks through, and how many when somebody is about to win."""
WIDTH = 4
"""How many options of a question are tried besides the most promising one."""


class TasteBot:
    """A bot with one taste: plans a turn when it begins, and again when something happens.

    A plan ends where chance or the opponent decides something; from there the bot plans again.
    """

    def __init__(self, seed: int, taste: Taste) -> None:
        self.dice = Dice(seed)
        self.judge = Judge(taste)
        self.plan: list[Step] = []
        self.turn = -1

    def choose(self, chair: Chair) -> str:
        """The next step of the plan if it still fits, else the first of a new one."""
        options = chair.options
        if len(options) == 1:
            return options[0]
        if self.turn != chair.turn or not fits(self.plan, chair):
            self.plan = self._think(chair)
            self.turn = chair.turn
        return self.plan.pop(0).option

    def _think(self, chair: Chair) -> list[Step]:
        """A new plan, made in one imagined world."""
        world = self.dice.next64()
        imagined = chair.imagine(Dice(world))
        t: Upsideville = imagined.state
        held = frozenset(t.hand[chair.player])
        lines = ALARMED if somebody_is_near(t) else CALM
        if chair.kind == "act":
            # A turn can begin again from here, and copies of its beginning are cheap.
            start = Match(chair.game, imagined.setup, t)
            return best_plan(start.clone, chair.player, self.judge, held, lines)

        def again() -> Match[Upsideville]:
            return chair.imagine(Dice(world))

        return best_plan(again, chair.player, self.judge, held, lines // 2)


def somebody_is_near(t: Upsideville) -> bool:
    """Whether either side could win within a turn or two."""
    notches = list(t.notch.values())
    return (
        max(t.awareness) == TOP_AWARENESS - 1
        or notches.count(SECURED) == TO_WIN - 1
        or notches.count(DEVOURED) == TO_WIN - 1
        or len(notches) == FEWEST + 1
    )


def best_plan(
    begin: Callable[[], Match[Upsideville]],
    me: int,
    judge: Judge,
    held: Collection[str],
    lines: int,
) -> list[Step]:
    """The steps of the best line found to the end of the turn, as far as they are foreseen.

    `begin` gives the same imagined world again and again, at the question to be answered.
    Lines that depart least from instinct are followed first, then those whose beginning was
    worth most. At most `lines` of them are followed.
    """
    best = float("-inf")
    plan: list[Step] = []
    for value, steps in plans(begin, me, judge, held, lines):
        if value > best:
            best, plan = value, steps
    return plan


def plans(
    begin: Callable[[], Match[Upsideville]],
    me: int,
    judge: Judge,
    held: Collection[str],
    lines: int,
) -> Iterator[tuple[float, list[Step]]]:
    """What every line that is followed is worth, and its steps, in the order of following."""
    waiting: list[tuple[int, float, int, tuple[str, ...]]] = [(0, 0.0, 0, ())]
    pushed = 0
    for _ in range(lines):
        if not waiting:
            break
        departures, _, _, line = heappop(waiting)
        followed = follow(begin(), line, me, judge)
        value = judge.worth(followed.end, me, held)
        yield value, followed.foreseen
        for more, other in followed.departures:
            pushed += 1
            heappush(waiting, (departures + more, -value, pushed, other))


class Followed(NamedTuple):
    """Where a line has led, its first steps, and the lines that branch off from it."""

    end: Upsideville
    foreseen: list[Step]
    departures: list[tuple[int, tuple[str, ...]]]


def follow(match: Match[Upsideville], line: tuple[str, ...], me: int, judge: Judge) -> Followed:
    """Make the choices of a line, then the most promising ones to the end of the turn.

    The opponent's choices on the way are the most promising ones, too.
    """
    t = match.state
    turn, chance = t.turn, (t.seed, t.learned)
    made: tuple[str, ...] = ()
    foreseen: list[Step] = []
    departures: list[tuple[int, tuple[str, ...]]] = []
    sure = True
    while (asked := match.pending) is not None and t.turn == turn:
        if asked.player != me:
            sure = False
            match.choose(by_promise(t, asked, judge)[0])
            continue
        if len(asked.options) == 1:
            match.choose(asked.options[0])
            continue
        if len(made) < len(line):
            option = line[len(made)]
        else:
            option, *others = by_promise(t, asked, judge)
            if asked.kind == "activate" or (asked.kind == "act" and not made):
                # Every action and every ability deserves a look.
                departures += [(0, (*made, other)) for other in others]
            else:
                ranked = enumerate(others[:WIDTH], 1)
                departures += [(rank, (*made, other)) for rank, other in ranked]
        # After chance or the opponent has decided something, choices only fit this world.
        sure = sure and (t.seed, t.learned) == chance
        if sure:
            foreseen.append(Step(asked.kind, asked.source, option))
        made = (*made, option)
        match.choose(option)
    return Followed(t, foreseen, departures)


def greedy(seed: int) -> TasteBot:
    """A bot of the pool: its seed decides which taste it has."""
    dice = Dice(seed)
    taste = TASTES[dice.one_of(sorted(TASTES))]
    return TasteBot(dice.next64(), taste)


BOTS: dict[str, Callable[[int], TasteBot]] = {
    "greedy": greedy,
    "greedy-1": greedy,
    **{name: partial(TasteBot, taste=taste) for name, taste in TASTES.items()},
}
"""name -> makes that bot from a seed"""
