"""The end of the game: hidden Real Deals, Traits, the tie-break."""

from typing import NoReturn

from engine.core.event import USED
from engine.cryptids.data import (
    BOARD,
    HIDDEN_REAL_DEAL,
    HUMAN,
    REAL_DEAL,
    REVEAL,
    SIGHTING_OF,
    SIGHTINGS,
    TRAITS,
)
from engine.cryptids.state import Wilderness

MOST_MYTH, TIE_BREAK, SHARED = "most_myth", "tie_break", "shared"
ENDINGS = (MOST_MYTH, TIE_BREAK, SHARED)


def hidden_real_deals(t: Wilderness, seat: int) -> list[str]:
    """The Real Deals of a player that nobody has seen."""
    cards = [card for stack in t.stack[seat] for card in reversed(stack)]
    return [card for card in cards if SIGHTINGS[SIGHTING_OF[card]].type == REAL_DEAL]


def trait_count(t: Wilderness, seat: int, trait: str) -> int:
    """What a Trait counts, as things are now."""
    facts = TRAITS[trait]
    if facts.kind == BOARD:
        return sum(t.count(site, facts.flavor) for site in t.spots(seat))
    types = [SIGHTINGS[SIGHTING_OF[card]].type for card in t.revealed[seat]]
    return sum(type_ in facts.types for type_ in types)


def trait_bonus(trait: str, count: int) -> int:
    """The Myth that a Trait brings for that count; a count outside its table brings none.

    >>> trait_bonus("honest", 1), trait_bonus("honest", 3), trait_bonus("vain", 5)
    (14, 0, 14)
    """
    facts = TRAITS[trait]
    if facts.kind in (BOARD, REVEAL):
        return max((bonus for tier, bonus in facts.tiers.items() if tier <= count), default=0)
    return facts.tiers.get(count, 0)


def humans_nearby(t: Wilderness, seat: int) -> int:
    """The Humans on the Sites of a player's Hiding Spots, which break a tie."""
    return sum(t.count(site, HUMAN) for site in t.spots(seat))


def end_game(t: Wilderness) -> NoReturn:
    """Open everything, lowest Myth first, add the bonuses and name the winners."""
    for seat in sorted(range(t.seats), key=lambda seat: t.myth[seat]):
        t.learn([*t.trait[seat], *(card for stack in t.stack[seat] for card in stack)])
        for card in hidden_real_deals(t, seat):
            t.gain(seat, HIDDEN_REAL_DEAL, "hidden", card=card)
        trait = t.trait[seat][0]
        count = trait_count(t, seat, trait)
        t.tell(USED, what=trait, who=seat)
        t.gain(seat, trait_bonus(trait, count), "trait", trait=trait, count=count)
    best = max(t.myth)
    leaders = [seat for seat in range(t.seats) if t.myth[seat] == best]
    if len(leaders) == 1:
        t.finish(leaders, MOST_MYTH)
    for seat in leaders:
        t.tell("tie_break", who=seat, humans=humans_nearby(t, seat))
    most = max(humans_nearby(t, seat) for seat in leaders)
    winners = [seat for seat in leaders if humans_nearby(t, seat) == most]
    t.finish(winners, TIE_BREAK if len(winners) == 1 else SHARED)
