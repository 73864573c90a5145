"""Lure, Scare, Attract and Extract: which arrows an effect offers, and what an arrow does.

An arrow is one complete answer: "lure:maple_lake:witch_ridge:hiker_2" names the verb, where
the Humans come from, where they go and who goes. All Humans of one effect take the same
arrow (rulings 1 and 2). Who may play what is decided elsewhere.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core.decision import Asking, pick
from engine.cryptids.board import BOARDS
from engine.cryptids.data import (
    ATTRACT,
    EXTRACT,
    FLAVORS,
    GATHER,
    HUMAN,
    LURE,
    REST,
    SCARE,
    Effect,
)
from engine.cryptids.state import Group, Wilderness

NOTHING = "nothing"
"""The option to let an effect that cannot do anything do nothing (rulings 4 and 6)."""


# Groups of Humans --------------------------------------------------------------------


def group_name(group: Group) -> str:
    """A group as a part of an option.

    >>> group_name((("hiker", 1), ("hunter", 1)))
    'hiker_1+hunter_1'
    """
    return "+".join(f"{flavor}_{count}" for flavor, count in group)


@lru_cache(maxsize=256)
def parse_group(name: str) -> Group:
    """The group that a part of an option names."""
    pairs = [part.rpartition("_") for part in name.split("+")]
    return tuple((flavor, int(count)) for flavor, _, count in pairs)


@lru_cache(maxsize=4096)
def _mixed(hikers: int, hunters: int, researchers: int, count: int) -> tuple[str, ...]:
    """All groups of that many Humans, of any Flavors, out of those who are there."""
    groups: list[Group] = []
    for first in range(min(hikers, count), -1, -1):
        for second in range(min(hunters, count - first), -1, -1):
            third = count - first - second
            if third <= researchers:
                counts = zip(FLAVORS, (first, second, third), strict=True)
                groups.append(tuple((flavor, number) for flavor, number in counts if number))
    return tuple(map(group_name, groups))


def groups(crowd: Sequence[int], effect: Effect, count: int) -> tuple[str, ...]:
    """Who can go from a crowd of those whom an effect can move, if that many go."""
    if effect.flavor == HUMAN:
        hikers, hunters, researchers = crowd
        return _mixed(hikers, hunters, researchers, count)
    return (f"{effect.flavor}_{count}",)


# Arrows ------------------------------------------------------------------------------


class Route(NamedTuple):
    """A way that an effect can take Humans: from where to where, and how its arrows begin."""

    source: str
    target: str
    prefix: str


@lru_cache(maxsize=1024)
def routes(verb: str, seats: int, spots: tuple[str, ...]) -> tuple[Route, ...]:
    """Every way from or to Hiding Spots on these Sites, whether anybody is there or not."""
    board = BOARDS[seats]
    adjacent = board.adjacent
    if verb == LURE:
        pairs = [(near, spot) for spot in spots for near in adjacent[spot]]
    elif verb == SCARE:
        pairs = [(spot, near) for spot in spots for near in adjacent[spot]]
    elif verb == ATTRACT:
        pairs = [(REST, spot) for spot in spots]
    else:
        assert verb == EXTRACT
        reach = {near for spot in spots for near in (spot, *adjacent[spot])}
        pairs = [(site, REST) for site in board.sites if site in reach]
    return tuple(Route(source, target, f"{verb}:{source}:{target}:") for source, target in pairs)


def arrows(t: Wilderness, effect: Effect, spots: Iterable[str]) -> Sequence[str]:
    """Every way to carry out an effect from Hiding Spots on these Sites."""
    if effect.verb == GATHER:
        return [f"{GATHER}:{spot}" for spot in spots if gathered_from(t, spot, effect.flavor)]
    return arrows_from(t, effect, tuple(spots), strict=False)


def arrows_from(
    t: Wilderness, effect: Effect, spots: tuple[str, ...], *, strict: bool
) -> tuple[str, ...]:
    """The arrows of any effect but a Gather; if it is strict, as far as possible."""
    people = t.people
    ways = routes(effect.verb, t.seats, spots)
    # All that the arrows depend on: how many the effect can move from where, by Flavor if it
    # takes any. So they are found again when the effect is looked at again.
    if effect.flavor == HUMAN:
        crowds = tuple([tuple(people[way.source]) for way in ways])
    else:
        place = FLAVORS.index(effect.flavor)
        crowds = tuple([(people[way.source][place],) for way in ways])
    return _arrows(effect, t.seats, spots, crowds, strict)


@lru_cache(maxsize=2048)
def _arrows(
    effect: Effect,
    seats: int,
    spots: tuple[str, ...],
    crowds: tuple[tuple[int, ...], ...],
    strict: bool,
) -> tuple[str, ...]:
    ways, number = routes(effect.verb, seats, spots), effect.number
    counts = [min(number, sum(crowd)) for crowd in crowds]
    chosen = as_far_as_possible(counts, [number] * len(ways)) if strict else range(len(ways))
    return tuple(
        ways[n].prefix + group
        for n in chosen
        if counts[n]
        for group in groups(crowds[n], effect, counts[n])
    )


def gathered_from(t: Wilderness, spot: str, flavor: str) -> list[str]:
    """The Sites around a Hiding Spot from which a Gather takes somebody (ruling 5)."""
    place = FLAVORS.index(flavor)
    return [near for near in t.board.adjacent[spot] if t.people[near][place]]


def card_arrows(t: Wilderness, me: int, effect: Effect) -> Sequence[str]:
    """The ways in which a player may carry out an effect of an Action card (ruling 3)."""
    spots = t.spots(me)
    if t.options["partial"] == "free":
        return arrows(t, effect, spots)
    if effect.verb == GATHER:
        counts = [len(gathered_from(t, spot, effect.flavor)) for spot in spots]
        # A Gather wants one from each adjacent Site, so that depends on where it is (ruling 39).
        full = [len(t.board.adjacent[spot]) for spot in spots]
        return [f"{GATHER}:{spots[n]}" for n in as_far_as_possible(counts, full)]
    return arrows_from(t, effect, tuple(spots), strict=True)


def as_far_as_possible(counts: Sequence[int], full: Sequence[int]) -> list[int]:
    """Which ways of one effect are open: those in full, or else those that move most Humans.

    By way: how many Humans it moves, and how many it would move in full. This is the strict
    reading of ruling 3.

    >>> as_far_as_possible([1, 2], [2, 2]), as_far_as_possible([1, 0, 1], [2, 2, 2])
    ([1], [0, 2])
    """
    in_full = [n for n, count in enumerate(counts) if count == full[n]]
    if in_full:
        return in_full
    most = max(counts, default=0)
    return [n for n, count in enumerate(counts) if count == most] if most else []


def carry_out(t: Wilderness, me: int, option: str, effect: Effect) -> None:
    """Move Humans as the arrow says."""
    verb, source, *rest = option.split(":")
    if verb == GATHER:
        for near in gathered_from(t, source, effect.flavor):
            t.move(LURE, near, source, ((effect.flavor, effect.number),), me)
    else:
        target, group = rest
        t.move(verb, source, target, parse_group(group), me)


# Asking ------------------------------------------------------------------------------


def one_of_two(t: Wilderness, me: int, effects: tuple[Effect, ...]) -> Asking[None]:
    """Carry out one effect of a card: its only one, or either side of an OR."""
    sides = [card_arrows(t, me, effect) for effect in effects]
    offered: dict[str, str] = {}
    for side in sides:
        for arrow in side:
            # The same Humans on the same way by either side: one arrow is enough.
            offered.setdefault(arrow.partition(":")[2], arrow)
    options = list(offered.values())
    if options and not all(sides):
        options.append(NOTHING)
    option = yield from pick(me, "arrow", options, source=t.playing)
    if option is None or option == NOTHING:
        t.tell("nothing", by=me, cause=t.cause)
    else:
        carry_out(t, me, option, effect_of(effects, option))


def all_of(t: Wilderness, me: int, effects: tuple[Effect, ...]) -> Asking[None]:
    """Carry out effects that are joined by "and", in any order (ruling 6)."""
    left = list(effects)
    while left:
        sides = [arrows(t, effect, t.spots(me)) for effect in left]
        options = [option for side in sides for option in side]
        if options and not all(sides):
            # An effect that can do nothing may be got over with before another helps it.
            options.append(NOTHING)
        option = yield from pick(me, "arrow", options, source=t.cause)
        if option is None or option == NOTHING:
            t.tell("nothing", by=me, cause=t.cause)
            left.remove(next(e for e, side in zip(left, sides, strict=True) if not side))
        else:
            effect = effect_of(left, option)
            left.remove(effect)
            carry_out(t, me, option, effect)


def at_site(t: Wilderness, me: int, effect: Effect, site: str) -> Asking[None]:
    """Carry out an effect from one Site, as the Sightings do (ruling 18)."""
    option = yield from pick(me, "arrow", arrows(t, effect, [site]), source=t.playing)
    if option is None:
        t.tell("nothing", by=me, cause=t.cause)
    else:
        carry_out(t, me, option, effect)


def effect_of(effects: Iterable[Effect], option: str) -> Effect:
    """The effect that an arrow carries out: no two of a card share a verb."""
    verb = option.partition(":")[0]
    return next(effect for effect in effects if effect.verb == verb)
