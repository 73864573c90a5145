"""What laying out a position has in common in every game; lessons, pictures and tests use it.

Each game's own `positions.lay_out` takes plain data (ids, numbers, lists) and gives a match
that begins there. No rule is played on the way. A position that no game could come to ends
in `BadPosition`, which names what is wrong.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import NoReturn, TypeVar

from engine.core.errors import BadPosition
from engine.core.game import Game, Setup
from engine.core.match import Match
from engine.core.state import State

S = TypeVar("S", bound=State)

Known = Mapping[str, Iterable[int]]
"""Something hidden -> the seats that know where it is, besides those who always do."""


def begin(game: Game[S], setup: Setup, state: S, known: Known | None = None) -> Match[S]:
    """The match that begins from this state; BadPosition unless every invariant holds."""
    seats = range(state.seats)
    only("active", [state.active], seats)
    hidden = [thing for zones in state.pools() for zone in zones for thing in zone]
    for thing, knowing in (known or {}).items():
        only("known", [thing], hidden)
        for seat in knowing:
            only(f"known: {thing}", [seat], seats)
            state.learn([thing], seat)
    for problem in game.broken(state):
        refuse(problem)
    return Match(game, setup, state, laid_out=True)


def refuse(problem: str) -> NoReturn:
    """Say what is wrong with a position."""
    raise BadPosition(problem=problem)


def only(what: str, given: Iterable[object], allowed: Collection[object]) -> None:
    """BadPosition unless everything given is allowed.

    >>> only("marker", ["mina"], ["mina", "tom"])
    >>> only("marker", ["tim"], ["mina", "tom"])
    Traceback (most recent call last):
    engine.core.errors.BadPosition: problem='marker: tim is not one of mina, tom'
    """
    for thing in given:
        if thing not in allowed:
            refuse(f"{what}: {thing} is not one of {', '.join(map(str, allowed))}")


def each_once(places: Mapping[str, Iterable[str]]) -> None:
    """BadPosition if something lies in two of these places, or twice in one.

    >>> each_once({"hand": ["ring", "spoon"], "discard": ["ring"]})
    Traceback (most recent call last):
    engine.core.errors.BadPosition: problem='ring: in hand and in discard'
    """
    found: dict[str, str] = {}
    for place, things in places.items():
        for thing in things:
            if thing in found:
                refuse(f"{thing}: in {found[thing]} and in {place}")
            found[thing] = place
