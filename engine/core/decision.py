"""Questions to the players, and the helpers by which a rule asks them.

A rule is a generator: it yields a `Decision` and gets the chosen option back.
Nothing here knows how the question is shown.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from engine.core.chance import Dice

if TYPE_CHECKING:
    from engine.core.state import State

T = TypeVar("T")

PASS = "pass"
"""The option that declines."""

DONE = "done"
"""The option that ends a choice of several things."""


class Decision(NamedTuple):
    """A question: who decides, what is asked, and the stable ids to choose from.

    `kind` is the text key and the hint for the screen; `source` the card or place
    that asks. With `hush` the options are the decider's secret: nobody else may see
    them, and the page covers itself first. Without it they follow from public facts.
    """

    player: int
    kind: str
    options: tuple[str, ...]
    source: str = ""
    hush: bool = False


Asking = Generator[Decision, str, T]
"""A rule that may ask, and ends with a T."""


def pick(
    player: int, kind: str, options: Iterable[str], *, source: str = "", hush: bool = False
) -> Asking[str | None]:
    """The option that the player chooses. With one option nobody is asked; with none, None.

    >>> next(pick(0, "shift", ["mina", "sam"]))
    Decision(player=0, kind='shift', options=('mina', 'sam'), source='', hush=False)
    """
    offered = tuple(options)
    if not offered:
        return None
    if len(offered) == 1:
        return offered[0]
    return (yield Decision(player, kind, offered, source, hush))


def may_pick(
    player: int, kind: str, options: Iterable[str], *, source: str = "", hush: bool = False
) -> Asking[str | None]:
    """The option the player chooses, or None if they pass. Without options nobody is asked."""
    offered = tuple(options)
    if not offered:
        return None
    answer = yield Decision(player, kind, (*offered, PASS), source, hush)
    return None if answer == PASS else answer


def pick_some(
    player: int,
    kind: str,
    options: Iterable[str],
    *,
    most: int,
    least: int = 0,
    source: str = "",
    hush: bool = False,
) -> Asking[list[str]]:
    """Between `least` and `most` different options, asked one by one, until none is left.

    >>> asking = pick_some(0, "discard", ["ring", "spoon"], most=2)
    >>> next(asking).options, asking.send("spoon").options
    (('ring', 'spoon', 'done'), ('ring', 'done'))
    """
    left = list(options)
    chosen: list[str] = []
    while left and len(chosen) < most:
        if len(chosen) < least:
            answer = yield from pick(player, kind, left, source=source, hush=hush)
            assert answer is not None  # `left` is not empty
        else:
            answer = yield Decision(player, kind, (*left, DONE), source, hush)
            if answer == DONE:
                break
        left.remove(answer)
        chosen.append(answer)
    return chosen


def resolve(effect: "Asking[None] | None") -> Asking[None]:
    """Carry out an effect, whether it asks (a generator) or not (a plain function's None)."""
    if effect is not None:
        yield from effect


def may_react(
    player: int, kind: str, options: Iterable[str], *, source: str = "", hush: bool = False
) -> Asking[str | None]:
    """The reaction chosen, or None.

    With `hush` the player is asked even when passing is all they can do: not being
    asked would tell the others what they hold.

    >>> next(may_react(1, "scare", [], hush=True)).options
    ('pass',)
    """
    offered = tuple(options)
    if not offered and not hush:
        return None
    answer = yield Decision(player, kind, (*offered, PASS), source, hush)
    return None if answer == PASS else answer


def each_in_secret(
    t: "State",
    players: Iterable[int],
    kind: str,
    options_of: Callable[[int], Sequence[str]],
    *,
    source: str = "",
) -> Asking[list[str | None]]:
    """All players choose at once: nobody learns an answer before the last has answered.

    Meanwhile the answers are kept in `t.sealed`. The list that comes back has one entry a
    seat, None for a seat that was not asked. Choices of hidden cards do not belong
    here: they go into a zone of the state, where re-dealing finds them.
    """
    for player in players:
        offered = tuple(options_of(player))
        # Asked even when forced: a missing question would show what the seat can do.
        answer = yield Decision(player, kind, offered, source, True)
        t.seal(player, answer, offered)
    return t.open_sealed()


def random_option(decision: Decision, dice: Dice) -> str:
    """Any option; one that declines is less likely, so that games go on."""
    option = dice.one_of(decision.options)
    if option in (PASS, DONE) and len(decision.options) > 1 and dice.rand(2):
        option = dice.one_of(decision.options)
    return option
