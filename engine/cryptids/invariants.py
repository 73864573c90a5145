"""What must hold in every position of Twisted Cryptids; the fuzzer asks after every choice."""

from collections.abc import Iterator

from engine.core.game import all_checks
from engine.cryptids.data import (
    DAY_TURNS,
    EVENTS,
    FLAVORS,
    FULL_HAND,
    HUMANS_PER_FLAVOR,
    KIND_OF,
    LONELY,
    MOST_PLAYERS_PER_SITE,
    NO_POWER,
    REST,
    ROLES,
    ROUNDS,
    SHORT_DRAW,
    SIGHTING_OF,
    STACK_SIZE,
    STACKS,
    TRAITS,
)
from engine.cryptids.state import BOX, ON_STACK, Wilderness

SETTING_UP = ("cryptids", "secrets", "hideouts")
LONGEST_PHASE = {"cryptids": 1, "secrets": 1, "hideouts": STACKS, "day": DAY_TURNS, "night": 1}
"""How many steps each player has in a phase, where each has the same number."""


def _people(t: Wilderness) -> Iterator[str]:
    """Ten of each Flavor, all of them on open Sites or at rest."""
    if list(t.people) != [REST, *t.board.sites]:
        yield f"people in {list(t.people)}"
    for place, flavor in enumerate(FLAVORS):
        counts = [crowd[place] for crowd in t.people.values()]
        if min(counts) < 0 or sum(counts) != HUMANS_PER_FLAVOR:
            yield f"{flavor}: {counts}"


def _cards(t: Wilderness) -> Iterator[str]:
    """Each Action card, Event and Trait is in exactly one place, and its owner knows it."""
    playing = [t.playing] if t.playing in KIND_OF else []
    cards = [*t.deck, *t.discard, *playing, *(card for hand in t.hand for card in hand)]
    if sorted(cards) != sorted(KIND_OF):
        yield f"Action cards missing or twice: {sorted(cards)}"
    if sorted([*t.event_deck, *t.event_pile]) != sorted(EVENTS):
        yield f"Events missing or twice: {t.event_deck} {t.event_pile}"
    if sorted([*t.trait_box, *(one for traits in t.trait for one in traits)]) != sorted(TRAITS):
        yield f"Traits missing or twice: {t.trait} {t.trait_box}"
    for seat in range(t.seats):
        own = [*t.hand[seat], *t.trait[seat]]
        own += [card for stack in t.stack[seat] for card in stack]
        for card in own:
            if not t.knows(seat, card):
                yield f"seat {seat} does not know its own {card}"
        if t.phase == "cryptids" and t.trait[seat]:
            yield f"seat {seat} was dealt {t.trait[seat]} before all have a Cryptid"
        if t.round and len(t.trait[seat]) != 1:
            yield f"seat {seat} has the Traits {t.trait[seat]}"
        if len(t.hand[seat]) > FULL_HAND:
            yield f"seat {seat} holds {len(t.hand[seat])} cards"
    if t.playing and t.playing not in KIND_OF and t.playing not in SIGHTING_OF:
        yield f"{t.playing} is being played"


def _sightings(t: Wilderness) -> Iterator[str]:
    """Everybody has the nine Sightings of their own Cryptid."""
    chosen = [cryptid for cryptid in t.cryptid if cryptid]
    if len(set(chosen)) != len(chosen) or not set(chosen) <= set(ROLES):
        yield f"Cryptids: {t.cryptid}"
    shown = [t.playing] if t.playing in SIGHTING_OF else []
    everything: list[str] = list(shown)
    for seat in range(t.seats):
        own = [*t.folder[seat], *t.revealed[seat]]
        own += [card for stack in t.stack[seat] for card in stack]
        if not all(card.startswith(f"{t.cryptid[seat]}_") for card in own):
            yield f"seat {seat} has Sightings of another: {own}"
        if t.phase not in ("cryptids", "secrets") and t.folder[seat]:
            yield f"seat {seat} has not used {t.folder[seat]}"
        if any(len(stack) > STACK_SIZE for stack in t.stack[seat]):
            yield f"seat {seat} has a Stack too high: {t.stack[seat]}"
        everything += own
    dealt = [] if t.phase == "cryptids" else t.cryptid
    wanted = [card for card in SIGHTING_OF if any(card.startswith(f"{who}_") for who in dealt)]
    if sorted(everything) != sorted(wanted):
        yield f"Sightings missing or twice: {sorted(everything)}"


def _hideouts(t: Wilderness) -> Iterator[str]:
    """Hiding Spots are where they may be."""
    for seat, spots in enumerate(t.hideout):
        sites = t.spots(seat)
        if len(spots) != STACKS or len(set(sites)) != len(sites):
            yield f"seat {seat} hides at {spots}"
        if not set(sites) <= set(t.board.sites):
            yield f"seat {seat} hides where there is no Site: {spots}"
        for number, site in enumerate(spots):
            exhausted = not t.stack[seat][number]
            if site == BOX and not exhausted:
                yield f"seat {seat}: spot {number + 1} is gone, its Stack is not"
            if exhausted and site != BOX and t.round and t.phase != "dusk":
                yield f"seat {seat}: spot {number + 1} has no Stack any more"
            if site == ON_STACK and t.phase in ("dawn", "day"):
                yield f"seat {seat}: spot {number + 1} was not laid"
    for site in t.board.sites:
        if t.seats == len(ROLES) and len(t.hiding_at(site)) > MOST_PLAYERS_PER_SITE:
            yield f"{t.hiding_at(site)} hide at {site}"


def _course(t: Wilderness) -> Iterator[str]:
    """The course of the game and the small pieces are within their bounds."""
    if (t.round == 0) != (t.phase in SETTING_UP) or not 0 <= t.round <= ROUNDS:
        yield f"{t.phase} in round {t.round}"
    if t.step < 0 or t.step > LONGEST_PHASE.get(t.phase, 2) * t.seats:
        yield f"step {t.step} of {t.phase}"
    if not 0 <= t.first < t.seats or not 0 <= t.active < t.seats:
        yield f"first {t.first}, active {t.active}"
    if min(t.myth) < 0:
        yield f"Myth {t.myth}"
    if not set(t.drawback) <= {"", NO_POWER, SHORT_DRAW, LONELY}:
        yield f"drawbacks {t.drawback}"
    if not set(t.power_used) <= {0, 1}:
        yield f"Powers used {t.power_used}"
    if t.encounter and (t.encounter not in t.board.sites or t.phase not in ("dusk", "night")):
        yield f"an Encounter at {t.encounter} in the {t.phase}"
    if not 0 <= t.lines <= 3:
        yield f"{t.lines} lines of the Event are done"


broken = all_checks(_people, _cards, _sightings, _hideouts, _course)
"""A sentence for everything that is not as it must be."""
