"""Why an opponent chose what it chose, whether it could have looked, and how a game went.

All of it comes in slices, like thoughts: iterate it, and read what it has found at the end.
"""

from collections.abc import Generator, Iterator
from math import fsum
from typing import Any, NamedTuple

from engine.autoplay.bots import Chair
from engine.autoplay.findings import Experiment, Standing
from engine.autoplay.mind import Level, Mind, Step, follow, mind_of
from engine.autoplay.opponent import NO_LIMIT, Advice, Candidate, Opponent, Reason, Search
from engine.autoplay.world import World
from engine.core.chance import Dice
from engine.core.match import Match

LEAST = Level(sight=0, plans=4, worlds=2, replies=False)
"""So many plans and worlds an explanation compares, even for a level that compares none."""
WEIGHED = 6
"""In so many fresh worlds a choice is held against the best other one."""
TRIES = 20
"""How many deals are tried until one fits everything that a seat has seen."""


class Weighed(NamedTuple):
    """What a choice is worth beside the best one that begins otherwise, in the same worlds.

    chance      about how likely the seat wins after the choice
    best        the same after the best other choice
    lost        in which part of the worlds somebody else has won before the seat is asked again
    lost_best   the same after the best other choice
    reasons     what speaks for the other choice, the weightiest first
    """

    chance: float
    best: float
    lost: float
    lost_best: float
    reasons: tuple[Reason, ...]


def explain(opponent: Opponent, chair: Chair, option: str) -> Generator[float, None, Advice]:
    """What speaks for an option that was chosen, against the best plan that begins otherwise."""
    search, chosen, other = yield from compared(opponent, chair, option)
    return search.verdict(chosen, other)


def weigh(opponent: Opponent, chair: Chair, option: str) -> Generator[float, None, Weighed | None]:
    """What an option is worth beside the best other one; None if there is nothing else.

    Both begin in the same fresh worlds: those in which the other one was found to be the best
    would flatter it.
    """
    search, chosen, other = yield from compared(opponent, chair, option)
    if other is None:
        return None
    mind, me = search.mind, search.chair.player
    plans = (chosen.plan, other.plan)
    chances: tuple[list[float], list[float]] = ([], [])
    lost: tuple[list[bool], list[bool]] = ([], [])
    for number in range(WEIGHED):
        world = World(search.chair, search.dice.next64(), mind.restarts)
        for place, plan in enumerate(plans):
            end = follow(mind, world, me, plan, replies=search.level.replies).state
            chances[place].append(mind.chance(end, me))
            lost[place].append(is_lost(end, me))
        yield number / WEIGHED
    chance, best, gone, gone_best = (fsum(each) / WEIGHED for each in (*chances, *lost))
    return Weighed(chance, best, gone, gone_best, search.reasons(other, chosen))


def is_lost(t: Any, seat: int) -> bool:
    """Whether somebody else has won."""
    return bool(t.ending and t.winners) and seat not in t.winners


def compared(
    opponent: Opponent, chair: Chair, option: str
) -> Generator[float, None, tuple[Search, Candidate, Candidate | None]]:
    """A finished search with that option in it, and the best plan that begins otherwise."""
    search = Search(opponent.mind, at_least(opponent.level), opponent.liking, chair.apart())
    chosen = next((one for one in search.candidates if one.plan[0].option == option), None)
    if chosen is None:
        # The plan that it was part of began earlier.
        chosen = Candidate((Step(chair.kind, chair.source, option),))
        search.candidates.append(chosen)
    yield from search.run(NO_LIMIT)
    if not chosen.worlds:
        search.judge(chosen, search.first)
    others = [one for one in search.ranked() if one.plan[0].option != option]
    return search, chosen, others[0] if others else None


def at_least(level: Level) -> Level:
    """A level that compares at least two plans."""
    return level._replace(
        plans=max(level.plans, LEAST.plans), worlds=max(level.worlds, LEAST.worlds)
    )


def choose_again(
    opponent: Opponent, match: Match[Any], seat: int, option: str, deals: int
) -> Generator[float, None, Experiment]:
    """Deal everything anew that this seat cannot see, and let it choose again, so many times."""
    found = same = 0
    for number in range(deals):
        other = redealt(match, seat, Dice(number + 1))
        if other is not None:
            # Whatever it has thought before must not answer for it.
            fresh = opponent.forgetful()
            thought = fresh.think(Chair(other, seat))
            for _ in thought:
                yield number / deals
            found += 1
            same += thought.option == option
        yield (number + 1) / deals
    return Experiment(found, same)


def redealt(match: Match[Any], seat: int, dice: Dice, tries: int = TRIES) -> Match[Any] | None:
    """A match with another deal in which this seat has seen the same; None if none is found.

    What was dealt before the running segment is dealt again, then its choices are made again.
    A deal in which the seat would have seen something else since is dropped.
    """
    mark = match.last_mark()
    seen = Chair(match, seat).key()
    for _ in range(tries):
        state = mark.state.copy()
        state.redeal(seat, dice)
        other = Match(match.game, match.setup, state, match.choices[: mark.at], match.log)
        try:
            for option in match.choices[mark.at :]:
                other.choose(option)
        except Exception:  # another deal may lead to other questions
            continue
        if other.pending is not None and Chair(other, seat).key() == seen:
            return other
    return None


def chances(mind: Mind, t: Any) -> tuple[float, ...]:
    """How likely each seat is to win: what each thinks by what it knows, scaled to 1 together."""
    each = [mind.chance(t, seat) for seat in range(t.seats)]
    total = fsum(each) or 1.0
    return tuple(chance / total for chance in each)


def course(match: Match[Any]) -> Generator[float, None, list[Standing]]:
    """How the chances went, turn by turn, to the end of the game."""
    mind = mind_of(match.game)
    walker = match.at(match.begins_at)
    rest = match.choices[match.begins_at :]
    found = [Standing(match.begins_at, walker.state.turn, chances(mind, walker.state))]
    for made, option in enumerate(rest, 1):
        walker.choose(option)
        t = walker.state
        if t.turn != found[-1].turn or walker.pending is None:
            found.append(Standing(match.begins_at + made, t.turn, chances(mind, t)))
        yield made / len(rest)
    return found


def carried_out(work: Iterator[float]) -> Any:
    """What such work finds, in one go."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value
