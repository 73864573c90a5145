"""What the Awareness abilities do, one function each; all are our design.

Each player may use one of them, once in the game: see the Awareness phase in rules.py.
"""

# Every ability takes the same arguments, whether it needs them or not.
# ruff: noqa: ARG001

from engine.core.decision import Asking, pick
from engine.inbetween.abilities import (
    ability,
    carry_out,
    flips,
    may_flip,
    may_shift_one,
    shift_one,
)
from engine.inbetween.data import ALERT, CREATURE, TOWN
from engine.inbetween.state import Upsideville


@ability()
def town_awareness_1(t: Upsideville, me: int) -> None:
    """Draw 3 cards."""
    t.draw(me, 3)


@ability()
def town_awareness_2(t: Upsideville, me: int) -> None:
    """Gain 5 Energy."""
    t.gain(me, 5)


@ability("town_awareness_3", "creature_awareness_3")
def awareness_3(t: Upsideville, me: int) -> Asking[None]:
    """Shift by 1 any Character that is not locked."""
    yield from shift_one(t, me, t.circle)


@ability()
def town_awareness_4(t: Upsideville, me: int) -> Asking[None]:
    """Flip one InBetween Character to the Human dimension and put its marker on Alert."""
    options = flips(t, t.in_between(CREATURE))
    option = yield from pick(me, "flip", options, source=t.cause)
    if option is not None:
        who = carry_out(t, me, option)
        t.shift(who, ALERT, me)


@ability("town_awareness_5", "creature_awareness_5")
def awareness_5(t: Upsideville, me: int) -> Asking[None]:
    """Shift any one Character up to three times by 1, locked or not."""
    people = t.circle
    for _ in range(3):
        who = yield from may_shift_one(t, me, people, override=True)
        if who is None:
            return
        people = [who]


@ability()
def creature_awareness_1(t: Upsideville, me: int) -> None:
    """Gain 3 Energy."""
    t.gain(me, 3)


@ability()
def creature_awareness_2(t: Upsideville, me: int) -> None:
    """The Town discards 3 cards at random."""
    t.discard_at_random(TOWN, 3)


@ability()
def creature_awareness_4(t: Upsideville, me: int) -> Asking[None]:
    """Flip up to 2 InBetween Characters to the Creature dimension."""
    return may_flip(t, me, 2)
