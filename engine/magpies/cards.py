"""What a treasure does when it reaches the nest: one function for each, named after it."""

from collections.abc import Callable

from engine.core.decision import Asking, may_pick, pick
from engine.magpies.state import Magpies


def ring(t: Magpies, me: int) -> Asking[None]:
    """You may take a coin from another magpie."""
    rich = [str(other) for other in range(t.seats) if other != me and t.coins[other]]
    victim = yield from may_pick(me, "steal", rich, source="ring")
    if victim is not None:
        t.coins[int(victim)] -= 1
        t.coins[me] += 1
        t.tell("steals", who=me, victim=int(victim))


def spoon(t: Magpies, me: int) -> Asking[None]:
    """Look at the hand of another magpie."""
    others = [str(other) for other in range(t.seats) if other != me]
    victim = yield from pick(me, "look", others, source="spoon")
    assert victim is not None  # there is always another
    t.learn(t.hand[int(victim)], me)
    t.tell("looks", who=me, victim=int(victim))


def button(t: Magpies, me: int) -> None:
    """Draw a card."""
    t.draw(me, 1)


TRICKS: dict[str, Callable[[Magpies, int], Asking[None] | None]] = {
    "ring": ring,
    "spoon": spoon,
    "button": button,
}
