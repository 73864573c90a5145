"""What must hold in every position of InBetween; the fuzzer asks after every choice."""

from collections.abc import Iterator

from engine.core.game import all_checks
from engine.inbetween.data import (
    AWARENESS,
    CARDS,
    CHARACTERS,
    CIRCLE,
    CREATURE,
    DECKS,
    DEVOURED,
    FEWEST,
    MOST_ENERGY,
    MOST_EQUIPMENT,
    PASSED_OVER,
    SECURED,
    SYMBOLS,
    TO_WIN,
    TOP_AWARENESS,
    TOWN,
)
from engine.inbetween.state import Upsideville


def _cards(t: Upsideville) -> Iterator[str]:
    """Each card is in exactly one place, on its own side."""
    attached = [card for cards in t.cards_on.values() for card in cards]
    shared = [*attached, *t.equipment, *(card for card in t.box if card in CARDS)]
    shared += [t.playing] if t.playing else []
    for seat in (TOWN, CREATURE):
        own = [*t.hand[seat], *t.deck[seat], *t.discard[seat]]
        own += [card for card in shared if CARDS[card].owner == seat]
        if sorted(own) != sorted(DECKS[seat]):
            yield f"seat {seat}: cards missing or twice: {sorted(own)}"
        for card in t.hand[seat]:
            if not t.knows(seat, card):
                yield f"seat {seat} does not know its own {card}"
    for card in attached:
        if card not in PASSED_OVER and card != "shotgun":
            yield f"{card} lies on a Character"
    if not all(CARDS[card].equipment for card in t.equipment):
        yield f"not all is Equipment: {t.equipment}"
    if len(t.equipment_in_play()) > MOST_EQUIPMENT:
        yield f"too much Equipment: {t.equipment_in_play()}"
    if [who for who, cards in t.cards_on.items() if not cards]:
        yield "an empty pile lies on a Character"


def _people(t: Upsideville) -> Iterator[str]:
    """The circle, the notches and all that lies on people fit together."""
    gone = [who for who in t.box if who in CHARACTERS]
    if len(set(t.circle) | set(gone)) != CIRCLE or len(t.circle) + len(gone) != CIRCLE:
        yield f"{t.circle} in play and {gone} in the box are not {CIRCLE} people"
    if sorted(t.notch) != sorted(t.circle):
        yield f"notches of {sorted(t.notch)} for {sorted(t.circle)}"
    if not all(SECURED <= notch <= DEVOURED for notch in t.notch.values()):
        yield f"off the track: {t.notch}"
    if list(t.token) != list(SYMBOLS) or not set(t.token.values()) <= {"", *t.circle}:
        yield f"tokens: {t.token}"
    if t.marker not in t.circle and t.ending != "five_left":
        yield f"the Activity marker is on {t.marker}"
    if not set(t.cards_on) <= set(t.circle):
        yield f"cards on {sorted(t.cards_on)}"
    notches = list(t.notch.values())
    for notch, ending in ((SECURED, "secured"), (DEVOURED, "devoured")):
        if (notches.count(notch) >= TO_WIN) != (t.ending == ending):
            yield f"{notches.count(notch)} {ending}, but the ending is {t.ending!r}"
    if (len(t.circle) <= FEWEST) != (t.ending == "five_left"):
        yield f"{len(t.circle)} people left, but the ending is {t.ending!r}"


def _tracks(t: Upsideville) -> Iterator[str]:
    """Energy, Awareness and the small pieces are within their bounds."""
    for seat in (TOWN, CREATURE):
        if not 0 <= t.energy[seat] <= MOST_ENERGY:
            yield f"seat {seat}: {t.energy[seat]} Energy"
        if not 0 <= t.awareness[seat] <= TOP_AWARENESS:
            yield f"seat {seat}: Awareness {t.awareness[seat]}"
        if not 0 <= t.awareness_used[seat] <= len(AWARENESS[seat]):
            yield f"seat {seat}: used Awareness {t.awareness_used[seat]}"
        if t.awareness[seat] == TOP_AWARENESS and t.ending != "awareness":
            yield f"seat {seat}: top Awareness, but the ending is {t.ending!r}"
    if t.direction not in (1, -1):
        yield f"direction {t.direction}"


broken = all_checks(_cards, _people, _tracks)
"""A sentence for everything that is not as it must be."""
