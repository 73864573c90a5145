"""ViewCache for cards in whatever a page gives away: by id, by picture, by name in three languages.

What a seat may know comes from the engine; what the page holds comes as plain text. Knows
neither Playwright nor how any screen is made.
"""

from functools import cache

from app.games.inbetween.sentences import InBetweenSentences
from app.i18n.text import LANGUAGES, catalogue
from engine.core.match import Match
from engine.inbetween.data import CARDS, KINDS
from tests.e2e.scan import as_word, signs_in


@cache
def ordinary_words() -> str:
    """All that the page and the game say, but for the names of cards."""
    names = {f"inbetween.card.{kind}" for kind in KINDS}
    told = [
        message if isinstance(message, str) else " ".join(message)
        for language in LANGUAGES
        for key, message in catalogue(language).messages.items()
        if key not in names
    ]
    return "\n".join(told)


@cache
def signs_of(kind: str) -> frozenset[str]:
    """What gives a kind of card away: its picture, and what it is called in each language.

    A name that stands in other sentences as well proves nothing: Rift is a symbol, too, and
    in Italian a Rescue is what one calls a saved game.
    """
    names = {InBetweenSentences(language).name_of(kind) for language in LANGUAGES}
    telling = {name for name in names if not as_word(name).search(ordinary_words())}
    return frozenset({f"card-{kind}", *telling})


@cache
def all_signs() -> frozenset[str]:
    """Whatever names a card of either deck."""
    return frozenset().union(CARDS, *(signs_of(kind) for kind in KINDS))


def hidden_from(match: Match, seat: int | None) -> set[str]:
    """The cards in hands and decks that this seat cannot know; None: that not all know."""
    state = match.state
    face_down = {card for zone in (*state.hand, *state.deck) for card in zone}
    return {card for card in face_down if not state.knows(seat, card)}


def told_since(match: Match, seat: int | None, at: int) -> set[str]:
    """The cards that the log names to this seat from that many choices on."""
    told = set()
    for entry in match.story(seat, since=at):
        for value in entry.event.args.values():
            told.update(value if isinstance(value, list) else [value])
    return told & set(CARDS)


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
