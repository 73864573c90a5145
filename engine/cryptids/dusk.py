"""Dusk: where the Encounter takes place, and what each Cryptid there shows.

The Site is fixed once it is found; what the first player reveals changes who is there to see
the later ones (ruling 17).
"""

from collections.abc import Sequence

from engine.core.decision import Asking, pick
from engine.core.event import USED
from engine.cryptids.data import (
    LONELY,
    NO_POWER,
    REAL_DEAL,
    ROUNDS,
    SIGHTING_OF,
    SIGHTINGS,
)
from engine.cryptids.state import Wilderness
from engine.cryptids.verbs import at_site


def find_encounter(t: Wilderness) -> Asking[None]:
    """The Site with most Humans among those with a Hiding Spot; the First Player breaks ties."""
    for seat, drawback in enumerate(t.drawback):
        if drawback == NO_POWER:
            t.drawback[seat] = ""  # its Day is over
    site = yield from pick(t.first, "encounter", t.encounter_sites())
    assert site is not None  # nobody can run out of Hiding Spots in five rounds
    t.encounter = site
    t.tell("encounter", site=site, humans=t.count(site))


def show(t: Wilderness) -> Asking[None]:
    """One player who hides there reveals a Sighting, gains or loses, and takes the spot back."""
    me = t.active
    if t.encounter not in t.hideout[me]:
        return
    number = t.hideout[me].index(t.encounter)
    card = t.reveal(me, number)
    kind = SIGHTING_OF[card]
    t.cause = card
    parts = score_parts(t, kind, t.encounter)
    t.gain(me, sum(parts), "sighting", card=card, parts=parts)
    t.tell(USED, what=kind, who=me)
    facts = SIGHTINGS[kind]
    if facts.effect is not None:
        yield from at_site(t, me, facts.effect, t.encounter)
    t.set_aside(me)
    t.cause = ""
    t.take_back(me, number)
    if facts.type == REAL_DEAL and is_felt(t, me, number, facts.drawback):
        t.drawback[me] = facts.drawback
        t.tell("drawback", who=me, drawback=facts.drawback, card=card)


def is_felt(t: Wilderness, me: int, number: int, drawback: str) -> bool:
    """Whether a drawback means anything: there may be no next Day, or no spot to place."""
    if drawback == LONELY:
        return bool(t.stack[me][number])  # ruling 25
    return t.round < ROUNDS  # ruling 7; and the last Night draws nothing


def score_parts(t: Wilderness, kind: str, site: str) -> list[int]:
    """The Myth that a Sighting brings on a Site: for Hikers, Hunters and Researchers."""
    return parts_of(kind, t.people[site])


def parts_of(kind: str, people: Sequence[int]) -> list[int]:
    """The Myth that a Sighting brings for these Hikers, Hunters and Researchers.

    >>> parts_of("charge", [3, 2, 1])
    [0, 4, -1]
    """
    return [each * count for each, count in zip(SIGHTINGS[kind].score, people, strict=True)]
