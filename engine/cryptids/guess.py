"""What probably lies on top of the others' Stacks, from what lies open.

Players lay their Hiding Spots where the top Sighting pays, and bring along the Humans that it
pays for. So the Humans around a Hiding Spot tell something about the Sighting under it: the
more Myth it would bring there, the likelier it is.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import fsum

from engine.core.chance import Dice
from engine.cryptids.data import REAL_DEAL, SIGHTING_OF, SIGHTINGS
from engine.cryptids.state import Wilderness

LIKELIER = 1.35
"""How many times likelier a Sighting is on top for each Myth that it would bring there."""
BOLD = 0.6
"""How many times likelier a Real Deal is on top than another Sighting that brings as much."""
DIGITS = 9
"""Powers may differ in their last digits between interpreters, but choices must not."""


def likelihoods(t: Wilderness, site: str, kinds: Iterable[str]) -> list[float]:
    """How likely each of these Sightings is on top, for a Hiding Spot on that Site.

    Only the proportions count. A Hiding Spot that waits on its Stack tells nothing.
    """
    if site not in t.people:
        return [1.0 for _ in kinds]
    return likelihoods_amid(t.people[site], kinds)


def likelihoods_amid(crowd: Sequence[int], kinds: Iterable[str]) -> list[float]:
    """The same for a Hiding Spot amid this crowd."""
    hikers, hunters, researchers = crowd
    found: list[float] = []
    for kind in kinds:
        facts = SIGHTINGS[kind]
        first, second, third = facts.score
        myth = first * hikers + second * hunters + third * researchers
        found.append(likelihood(myth, bold=facts.type == REAL_DEAL))
    return found


@lru_cache(maxsize=256)
def likelihood(myth: int, *, bold: bool) -> float:
    """How likely a Sighting is on top that would bring this much.

    >>> likelihood(1, bold=False), likelihood(0, bold=True)
    (1.35, 0.6)
    """
    return round(LIKELIER**myth * (BOLD if bold else 1.0), DIGITS)


def deal_likely(t: Wilderness, me: int, dice: Dice) -> None:
    """Deal the others' Stacks again in an imagined world, with what is likely on top."""
    for seat in range(t.seats):
        if seat != me:
            deal_stacks(t, seat, dice)


def deal_stacks(t: Wilderness, seat: int, dice: Dice) -> None:
    """Deal one player's Stacks, of which nobody else has seen anything."""
    stacks = [stack for stack in t.stack[seat] if stack]
    sites = [site for site, stack in zip(t.hideout[seat], t.stack[seat], strict=True) if stack]
    tops = [(stack, len(stack) - 1) for stack in stacks]
    below = [(stack, index) for stack in stacks for index in range(len(stack) - 1)]
    cards = sorted(card for stack in stacks for card in stack)
    dealt: list[str] = []
    for site in sites:
        weights = likelihoods(t, site, [SIGHTING_OF[card] for card in cards])
        dealt.append(cards.pop(drawn(weights, dice)))
    dice.shuffle(cards)
    t.put([*dealt, *cards], [*tops, *below])


def drawn(weights: Sequence[float], dice: Dice) -> int:
    """A place of the list, drawn in proportion to these weights."""
    point = fsum(weights) * dice.next64() / 2**64
    for place, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return place
    return len(weights) - 1
