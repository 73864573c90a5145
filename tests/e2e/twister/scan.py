"""Looks for secrets of Dungeon Twister in whatever a page gives away.

Secret are tokens that lie face down or wait in a bag, combat cards that are being chosen, and
what a Prophet sees. Knows neither Playwright nor any screen.
"""

import re
from functools import cache

from app.games.twister.sentences import TwisterSentences
from app.i18n.text import LANGUAGES
from engine.core.match import Match
from engine.twister.data import COMBAT_CARDS, KIND
from tests.e2e.scan import signs_in

FIGHTS = tuple(f"fight:{value}" for value in sorted(set(COMBAT_CARDS)))
"""What names a combat card; only a face of the pad does, for they are chosen by their places."""

FACE = re.compile(r'class="value[ "]')
"""The value on a combat card, whatever else the page knows about the element."""


@cache
def signs_of(token: str) -> frozenset[str]:
    """Whatever names a token: its id, and its names in all languages."""
    return frozenset(
        {token, *(TwisterSentences(language).name_of(token) for language in LANGUAGES)}
    )


@cache
def all_signs() -> frozenset[str]:
    """Whatever names any token or combat card."""
    return frozenset().union(FIGHTS, *(signs_of(token) for token in KIND))


def hidden_from(match: Match, seat: int | None) -> set[str]:
    """Tokens that may not be named to this seat; None: not to everybody."""
    state = match.state
    buried = {token for slot in state.hidden for team in slot for token in team}
    if seat == state.active and state.peeking >= 0:
        buried -= {token for team in state.hidden[state.peeking] for token in team}
    prepared = {
        token
        for owner in range(2)
        if owner != seat
        for zone in (state.bag, state.plan, state.starters, state.box)
        for token in zone[owner]
    }
    return buried | prepared


def leaks(text: str, match: Match, seat: int | None) -> set[str]:
    """What a text gives away that this seat (None: not everybody) may not know."""
    asked = match.pending
    peeks = asked is not None and asked.kind == "combat" and asked.player == seat
    signs = set() if peeks else set(FIGHTS)
    for token in hidden_from(match, seat):
        signs |= signs_of(token)
    found = signs_in(text, signs)
    # The faces of a pad are there for whoever peeks at their own.
    if seat is None and FACE.search(text):
        found.add("a face of the pad")
    return found
