"""What people may ask about the computers' thoughts, worked out in slices.

An inquiry is a generator that yields what part of it is done and returns plain data. Nothing here
waits or draws, and nobody's hidden cards come into it: a `Chair` is all that a thought gets.
"""

from collections.abc import Generator, Iterable
from typing import Any

from app import coach
from app.findings import DEALS, Grounds, Warned
from app.games.policy import policy_of
from app.opponents import opponent
from app.seats import LEVELS, Computer, Seats
from app.table import Inquiry
from engine.autoplay.bots import Chair
from engine.autoplay.explain import chances, choose_again, course, explain, weigh
from engine.autoplay.findings import Experiment, Standing
from engine.autoplay.mind import has_mind, mind_of
from engine.autoplay.opponent import NO_LIMIT, Advice, Reason
from engine.core.match import Match

MOSTLY = 0.5
"""A choice loses at once if it loses in more than this part of the worlds, and others do not."""
STAGES = ("_late", "_last")
"""Features that only say in which part of the game another one counts."""


Work = Generator[float, None, Grounds | Experiment | Warned | list[Standing] | None]


def inquire(match: Match[Any], inquiry: Inquiry, seats: Seats) -> Work:
    """Find out what is asked; None if nobody can say."""
    if not has_mind(match.game):
        return None
    match inquiry.kind:
        case "hint":
            return (yield from hint(match))
        case "why":
            return (yield from why(match, inquiry.at, seats))
        case "again":
            return (yield from again(match, inquiry.at, seats))
        case coach.KIND:
            return (yield from weighed(match, inquiry.at))
        case "odds":
            return [
                Standing(inquiry.at, match.state.turn, chances(mind_of(match.game), match.state))
            ]
    return (yield from course(match))


def hint(match: Match[Any]) -> Generator[float, None, Grounds | None]:
    """What a sharp computer would do instead of whoever is asked now."""
    if match.pending is None:
        return None
    sharp = opponent(match.game, Computer(LEVELS[-1], ""))
    thought = sharp.think(Chair(match, match.pending.player), NO_LIMIT)
    yield from thought
    return grounds(thought.advice(), told_to_all=False)


def why(match: Match[Any], at: int, seats: Seats) -> Generator[float, None, Grounds | None]:
    """Why a computer made the choice of that number, as far as everybody may hear it."""
    then, computer = asked_then(match, at, seats)
    if then is None or computer is None or then.pending is None:
        return None
    chair = Chair(then, then.pending.player)
    made = match.choices[at]
    advice = yield from explain(opponent(match.game, computer), chair, made)
    return grounds(advice, told_to_all=match.pending is not None)


def weighed(match: Match[Any], at: int) -> Generator[float, None, Warned | None]:
    """What speaks against a person's choice, by what that person could know; None if nothing."""
    then = match.at(match.begins_at)
    for option in match.choices[match.begins_at : at]:
        then.choose(option)
        yield 0.0
    asked = then.pending
    if asked is None or len(asked.options) < 2:
        return None
    if asked.kind in policy_of(match.game.name).unexplained:
        return None
    sharp = opponent(match.game, Computer(LEVELS[-1], ""))
    found = yield from weigh(sharp, Chair(then, asked.player), match.choices[at])
    if found is None:
        return None
    loses = found.lost > MOSTLY and found.lost - found.lost_best > MOSTLY
    cost = max(0, round(100 * (found.best - found.chance)))
    return Warned(loses, cost, tuple(keys(found.reasons)))


def again(match: Match[Any], at: int, seats: Seats) -> Generator[float, None, Experiment | None]:
    """Whether a computer would make that choice in other deals, too."""
    then, computer = asked_then(match, at, seats)
    if then is None or computer is None or then.pending is None:
        return None
    thinks = opponent(match.game, computer)
    seat, made = then.pending.player, match.choices[at]
    return (yield from choose_again(thinks, then, seat, made, DEALS))


def asked_then(
    match: Match[Any], at: int, seats: Seats
) -> tuple[Match[Any] | None, Computer | None]:
    """The game before that choice, and the computer that made it; None if it cannot be told."""
    if not match.begins_at <= at < len(match.choices):
        return None, None
    then = match.at(at)
    asked = then.pending
    if asked is None or asked.player >= len(seats) or len(asked.options) < 2:
        return None, None
    hidden = asked.kind in policy_of(match.game.name).unexplained and match.pending is not None
    return (None, None) if hidden else (then, seats[asked.player])


def grounds(advice: Advice, *, told_to_all: bool) -> Grounds:
    """An advice in the words of the page; what everybody hears says nothing private."""
    other = advice.runner_up
    return Grounds(
        advice.option,
        tuple(keys(one for one in advice.reasons if one.public or not told_to_all)),
        other.plan[0].option if other else "",
        max(0, round(100 * (advice.chance - other.chance))) if other else 0,
    )


def keys(reasons: Iterable[Reason]) -> list[str]:
    """The reasons as keys of the catalogue, the weightiest first, each once."""
    found: list[str] = []
    for reason in reasons:
        feature = reason.feature
        for stage in STAGES:
            feature = feature.removesuffix(stage)
        more = reason.args["now"] > reason.args["other"]
        key = f"{feature}.{'more' if more else 'less'}"
        if key not in found:
            found.append(key)
    return found
