"""Dawn: an Event is turned over and its three lines are carried out, top to bottom.

The First Player decides what an Event leaves open, except where every player moves
somebody (ruling 9). One question is one arrow: ties of source, target and way are chosen
together. What the cards say is in data.py.
"""

from collections.abc import Callable
from itertools import combinations

from engine.core.decision import Asking, pick
from engine.core.event import USED
from engine.cryptids.data import (
    ALL,
    ATTRACT,
    ATTRACTED,
    DISTRIBUTE,
    EACH_PLAYER,
    EVENTS,
    EXTRACT,
    EXTRACTED,
    FLAVORS,
    HUMAN,
    MOST,
    REST,
    TO,
    TOWARD,
    EventCard,
    Extreme,
)
from engine.cryptids.state import Wilderness
from engine.cryptids.verbs import parse_group

MOVE = "move"
STAY = "stay"
"""The option if the Humans already are where the Event sends them (ruling 10)."""
SPREAD = "spread"
EVEN = "even"
"""In a spread, instead of the Sites that get one more: none does."""


def dawn(t: Wilderness) -> Asking[None]:
    """Turn over an Event and carry it out."""
    card = t.event_deck.pop()
    t.event_pile.append(card)
    t.learn([card])
    t.lines = 0
    t.tell("event", card=card, who=t.first)
    t.tell(USED, what=card, who=t.first)
    t.cause = card
    for line in (first_line, extract_line, attract_line):
        yield from line(t, EVENTS[card])
        t.lines += 1
    t.cause = ""


def extreme_sites(t: Wilderness, extreme: Extreme) -> list[str]:
    """The Sites with most or fewest Humans of a Flavor; none if nobody of it is out.

    A Site without anybody can have the fewest, but not the most (ruling 12).
    """
    sites = t.board.sites
    if extreme.flavor == HUMAN:
        counts = [sum(t.people[site]) for site in sites]
    else:
        place = FLAVORS.index(extreme.flavor)
        counts = [t.people[site][place] for site in sites]
    if extreme.which == MOST:
        wanted = max(counts)
        if not wanted:
            return []
    else:
        wanted = min(counts)
    return [site for site, count in zip(sites, counts, strict=True) if count == wanted]


# The first line ----------------------------------------------------------------------


def first_line(t: Wilderness, event: EventCard) -> Asking[None]:
    """One Flavor moves in the manner of the card."""
    return MANNERS[event.manner](t, event)


def distribute(t: Wilderness, event: EventCard) -> Asking[None]:
    """All leave the Site with most of them, spread evenly over the adjacent Sites.

    The First Player chooses which Sites get one more (ruling 14).
    """
    options: list[str] = []
    for source in extreme_sites(t, Extreme(MOST, event.moved)):
        near = t.board.adjacent[source]
        over = t.count(source, event.moved) % len(near)
        extras = combinations(near, over)
        options += [f"{SPREAD}:{source}:{'+'.join(extra) or EVEN}" for extra in extras]
    option = yield from pick(t.first, "event", options, source=t.cause)
    if option is None:
        nothing(t)
        return
    _, source, extra_names = option.split(":")
    near = t.board.adjacent[source]
    extra = extra_names.split("+")
    each = t.count(source, event.moved) // len(near)
    for site in near:
        count = each + (site in extra)
        if count:
            t.move(MOVE, source, site, ((event.moved, count),), t.first)


def each_player(t: Wilderness, event: EventCard) -> Asking[None]:
    """In player order everybody moves one from the Site that has most now to an adjacent one."""
    most = Extreme(MOST, event.moved)
    if not extreme_sites(t, most):
        # Nobody of that Flavor is out, for anybody: the line does nothing once, not once each.
        nothing(t)
        return
    for me in t.order():
        options = [
            f"{MOVE}:{source}:{near}:{event.moved}_{event.number}"
            for source in extreme_sites(t, most)
            for near in t.board.adjacent[source]
        ]
        yield from choose_move(t, me, options)


def move_to(t: Wilderness, event: EventCard) -> Asking[None]:
    """They go straight to the goal, however far."""
    yield from choose_move(t, t.first, journeys(t, event, lambda _, goal: [goal]))


def move_toward(t: Wilderness, event: EventCard) -> Asking[None]:
    """They go one Site nearer to the goal, all the same way (ruling 11)."""
    yield from choose_move(t, t.first, journeys(t, event, t.board.steps_toward))


MANNERS: dict[str, Callable[[Wilderness, EventCard], Asking[None]]] = {
    DISTRIBUTE: distribute,
    EACH_PLAYER: each_player,
    TO: move_to,
    TOWARD: move_toward,
}


def journeys(t: Wilderness, event: EventCard, way: Callable[[str, str], list[str]]) -> list[str]:
    """Every arrow from a Site with most of the Flavor to where the way to a goal leads."""
    assert event.goal is not None
    goals = extreme_sites(t, event.goal)
    options: list[str] = []
    for source in extreme_sites(t, Extreme(MOST, event.moved)):
        there = t.count(source, event.moved)
        count = there if event.number == ALL else min(event.number, there)
        for goal in goals:
            if goal == source:
                options.append(STAY)
            else:
                options += [
                    f"{MOVE}:{source}:{step}:{event.moved}_{count}" for step in way(source, goal)
                ]
    return list(dict.fromkeys(options))


# The other lines ---------------------------------------------------------------------


def extract_line(t: Wilderness, event: EventCard) -> Asking[None]:
    """One of a second Flavor leaves the Site with most of it."""
    sites = extreme_sites(t, Extreme(MOST, event.extracted))
    options = [f"{EXTRACT}:{site}:{REST}:{event.extracted}_{EXTRACTED}" for site in sites]
    yield from choose_move(t, t.first, options)


def attract_line(t: Wilderness, event: EventCard) -> Asking[None]:
    """Two of the third Flavor come to a Site, or as many as rest (ruling 15)."""
    count = min(ATTRACTED, t.count(REST, event.attracted))
    sites = extreme_sites(t, event.at) if count else []
    options = [f"{ATTRACT}:{REST}:{site}:{event.attracted}_{count}" for site in sites]
    yield from choose_move(t, t.first, options)


def choose_move(t: Wilderness, me: int, options: list[str]) -> Asking[None]:
    """Ask for one of these arrows, if there is a choice, and carry it out."""
    option = yield from pick(me, "event", options, source=t.cause)
    if option is None or option == STAY:
        nothing(t)
    else:
        verb, source, target, group = option.split(":")
        t.move(verb, source, target, parse_group(group), me)


def nothing(t: Wilderness) -> None:
    """Tell the players that a line of the Event has done nothing."""
    t.tell("nothing", by=t.first, cause=t.cause)
