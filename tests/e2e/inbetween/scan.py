"""Looks for cards in whatever a page gives away: by id, by picture, by name in three languages.

What a seat may know comes from the engine; what the page holds comes as plain text. Knows
neither Playwright nor how any screen is made.
"""

from functools import cache

from app.games.inbetween.sentences import InBetweenSentences
from engine.core.match import Match
from engine.inbetween.data import CARDS, KINDS
from tests.e2e.scan import signs_in, telling_names, told_since

NAMES = frozenset(f"inbetween.card.{kind}" for kind in KINDS)
"""The messages that name a card."""


@cache
def signs_of(kind: str) -> frozenset[str]:
    """What gives a kind of card away: its picture, and what it is called in each language."""
    return frozenset({f"card-{kind}", *telling_names(kind, InBetweenSentences, NAMES)})


@cache
def all_signs() -> frozenset[str]:
    """Whatever names a card of either deck."""
    return frozenset().union(CARDS, *(signs_of(kind) for kind in KINDS))


def hidden_from(match: Match, seat: int | None) -> set[str]:
    """The cards in hands and decks that this seat cannot know; None: that not all know."""
    state = match.state
    face_down = {card for zone in (*state.hand, *state.deck) for card in zone}
    return {card for card in face_down if not state.knows(seat, card)}


def leaks(text: str, match: Match, seat: int | None, since: int) -> set[str]:
    """What a text gives away that this seat (None: not everybody) may know.

    What the log has told since that many choices is no secret. Nor does a name or a picture
    that an open card shares say anything about a hidden one: the Creature's deck has several
    copies of each card. An id always does.
    """
    hidden = hidden_from(match, seat) - told_since(match, seat, since)
    open_kinds = {CARDS[card].kind for card in CARDS if card not in hidden}
    signs = set(hidden)
    for kind in {CARDS[card].kind for card in hidden} - open_kinds:
        signs |= signs_of(kind)
    return signs_in(text, signs)
