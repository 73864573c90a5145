"""Looks for secrets of Twisted Cryptids in whatever a page gives away.

Secret are Action cards in hands and in the deck, which Sighting lies where, and Traits. All
players own the same nine kinds of Sightings, so on one's own screen a kind says nothing; in
the open it does, unless somebody has revealed it. Knows neither Playwright nor any screen.
"""

from functools import cache

from app.games.cryptids.sentences import CryptidsSentences
from engine.core.match import Match
from engine.cryptids.data import ACTIONS, KIND_OF, SIGHTING_OF, SIGHTINGS, TRAITS
from tests.e2e.scan import signs_in, telling_names, told_since

NAMES = frozenset(
    {*(f"cryptids.sighting.{kind}" for kind in SIGHTINGS)}
    | {*(f"cryptids.trait.{trait}" for trait in TRAITS)}
)
"""The messages that name a Sighting or a Trait."""


@cache
def names_of(thing: str) -> frozenset[str]:
    """What a kind of Sighting or a Trait is called, where that proves anything."""
    return frozenset(telling_names(thing, CryptidsSentences, NAMES))


@cache
def all_signs() -> frozenset[str]:
    """Whatever names a card: ids, pictures, and names of Sightings and Traits."""
    pictures = {f"card-{kind}" for kind in ACTIONS}
    words = frozenset().union(*(names_of(thing) for thing in (*SIGHTINGS, *TRAITS)))
    return frozenset({*KIND_OF, *SIGHTING_OF, *pictures, *words})


def hidden_from(match: Match, seat: int | None) -> set[str]:
    """Cards that this seat cannot know; None: that not all know."""
    state = match.state
    zones = [*state.hand, state.deck, *state.trait, state.trait_box]
    zones += [stack for stacks in state.stack for stack in stacks] + state.folder
    face_down = {card for zone in zones for card in zone}
    return {card for card in face_down if not state.knows(seat, card)}


def leaks(text: str, match: Match, seat: int | None, since: int) -> set[str]:
    """What a text gives away that this seat (None: not everybody) may not know."""
    told = told_since(match, seat, since)
    hidden = hidden_from(match, seat) - told
    signs = set(hidden) - set(TRAITS)
    open_kinds = {KIND_OF[card] for card in KIND_OF if card not in hidden}
    for kind in {KIND_OF[card] for card in hidden if card in KIND_OF} - open_kinds:
        signs.add(f"card-{kind}")
    for trait in hidden & set(TRAITS):
        signs |= {f"help:{trait}", *names_of(trait)}
    if seat is None:
        seen = {SIGHTING_OF[card] for cards in match.state.revealed for card in cards}
        seen |= {SIGHTING_OF[card] for card in told if card in SIGHTING_OF}
        seen |= {SIGHTING_OF.get(match.state.playing, "")}
        for kind in set(SIGHTINGS) - seen:
            signs |= names_of(kind)
    return signs_in(text, signs)
