"""How abilities are registered and carried out, and how they ask: what all cards build on.

An ability is a function `(t, me)` of a card or an Awareness level, `(t, me, who)` of a
Character; its id is its name. One that asks is a generator, one that does not is a plain
function. No ability itself lives here.
"""

from collections.abc import Callable, Iterable
from typing import TypeVar

from engine.core.decision import Asking, may_pick, pick
from engine.core.event import USED
from engine.inbetween.data import IN_BETWEEN
from engine.inbetween.state import Upsideville

Ability = Callable[..., Asking[None] | None]
AnyAbility = TypeVar("AnyAbility", bound=Ability)

ABILITIES: dict[str, Ability] = {}
"""id -> ability, filled by the decorator in cards.py, characters.py and awareness.py."""


def ability(*ids: str) -> Callable[[AnyAbility], AnyAbility]:
    """Register a function under its own name, or under the ids of all that share it."""

    def register(function: AnyAbility) -> AnyAbility:
        for what in ids or (function.__name__,):
            assert what not in ABILITIES, what
            ABILITIES[what] = function
        return function

    return register


def use(t: Upsideville, what: str, me: int, *who: str) -> Asking[None]:
    """Carry out an ability; meanwhile it is the cause of all that happens."""
    t.tell(USED, what=what, who=me)
    outer, t.cause = t.cause, what
    asking = ABILITIES[what](t, me, *who)
    if asking is not None:
        yield from asking
    t.cause = outer


def shifts(t: Upsideville, me: int, people: Iterable[str], override: bool = False) -> list[str]:
    """Every way to shift one of these people by 1, as options: "shift:mina:6".

    The number is the notch on which she will stand; locks hold unless `override`.
    """
    return [f"shift:{who}:{to}" for who in people for to in t.reach(who, me, override)]


def target(option: str) -> str:
    """Whom or what an option is about: the second part of "shift:mina:6" or "token:mina"."""
    return option.split(":")[1]


def carry_out(t: Upsideville, me: int, option: str) -> str:
    """Shift as the option says; whom."""
    _, who, to = option.split(":")
    t.shift(who, int(to), me)
    return who


def shift_one(
    t: Upsideville, me: int, people: Iterable[str], *, override: bool = False
) -> Asking[str | None]:
    """Shift one of these people by 1; whom, or None if nobody can be shifted."""
    option = yield from pick(me, "shift", shifts(t, me, people, override), source=t.cause)
    return None if option is None else carry_out(t, me, option)


def may_shift_one(
    t: Upsideville, me: int, people: Iterable[str], *, override: bool = False
) -> Asking[str | None]:
    """The player may shift one of these people by 1; whom, or None."""
    option = yield from may_pick(me, "may_shift", shifts(t, me, people, override), source=t.cause)
    return None if option is None else carry_out(t, me, option)


def shift_up_to_twice(t: Upsideville, me: int, people: Iterable[str]) -> Asking[None]:
    """Shift one of these people by 1; the player may then shift the same one again."""
    who = yield from shift_one(t, me, people)
    if who is not None:
        yield from may_shift_one(t, me, [who])


def may_flip(t: Upsideville, me: int, count: int) -> Asking[None]:
    """Flip up to `count` InBetween Characters to the player's dimension, one by one."""
    for _ in range(count):
        people = [who for who in t.in_between(1 - me) if not t.is_shielded(who, me)]
        option = yield from may_pick(me, "may_flip", flips(t, people), source=t.cause)
        if option is None:
            return
        carry_out(t, me, option)


def flips(t: Upsideville, people: Iterable[str]) -> list[str]:
    """The options to flip one of these InBetween people."""
    return [f"shift:{who}:{IN_BETWEEN[1 - t.dimension(who)]}" for who in people]


def removals(people: Iterable[str]) -> list[str]:
    """The options to remove one of these people from the game: "remove:sam"."""
    return [f"remove:{who}" for who in people]


def may_raise_awareness(t: Upsideville, me: int, price: int) -> Asking[None]:
    """The player may raise their Awareness by 1 for that price, if they can pay it."""
    options = ["raise"] if price <= t.energy[me] else []
    if (yield from may_pick(me, "raise", options, source=t.cause)) is not None:
        t.raise_awareness(me, price)
