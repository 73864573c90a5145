"""Looks for signs of hidden things in whatever a page gives away. Knows no game and no page."""

import re
from collections.abc import Iterable
from functools import cache

from app.games.sentences import Sentences
from app.i18n.text import LANGUAGES, catalogue
from engine.core.match import Match


@cache
def as_word(sign: str) -> re.Pattern[str]:
    """The sign as a word of its own, be it in an id, an address or a sentence.

    Ids have small letters and are looked for as they are: "flashlight" is a card, "Flashlight" is
    also a word of the rules, which proves nothing.
    """
    is_id = sign == sign.lower()
    return re.compile(rf"(?<!\w){re.escape(sign)}(?!\w)", 0 if is_id else re.IGNORECASE)


def signs_in(text: str, signs: Iterable[str]) -> set[str]:
    """Which of these signs a text holds."""
    lowered = text.lower()
    # Looking for a plain string first is many times as fast as the pattern.
    return {sign for sign in signs if sign.lower() in lowered and as_word(sign).search(text)}


@cache
def ordinary_words(but_for: frozenset[str]) -> str:
    """All that the page and the games say in any language, but for the messages of these keys.

    Lessons are no games: what they say about a card is said nowhere else.
    """
    told = [
        message if isinstance(message, str) else " ".join(message)
        for language in LANGUAGES
        for key, message in catalogue(language).messages.items()
        if key not in but_for and ".lesson." not in key
    ]
    return "\n".join(told)


def telling_names(thing: str, said: type[Sentences], but_for: frozenset[str]) -> set[str]:
    """What a thing is called in each language, where that proves anything.

    A name that stands in other sentences as well proves nothing: in InBetween Rift is a symbol,
    too, and in Italian a Rescue is what one calls a saved game.
    """
    names = {said(language).name_of(thing) for language in LANGUAGES}
    return {name for name in names if not as_word(name).search(ordinary_words(but_for))}


def told_since(match: Match, seat: int | None, at: int) -> set[str]:
    """Whatever the log names to this seat from that many choices on."""
    told: set[object] = set()
    for entry in match.story(seat, since=at):
        for value in entry.event.args.values():
            told.update(value if isinstance(value, list) else [value])
    return {thing for thing in told if isinstance(thing, str)}
