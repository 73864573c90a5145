"""Phrases that several games make alike: lists in a sentence, names of seats and of rules.

Each takes the game's name, since their messages stand in the game's own catalogue.
"""

from collections.abc import Sequence
from functools import cache

from app.i18n.text import LANGUAGES, Text


def and_list(text: Text, game: str, words: Sequence[str]) -> str:
    """Words as a list in a sentence.

    >>> and_list(Text("en"), "twister", ["Rope", "Key", "Ring"])
    'Rope, Key and Ring'
    """
    if len(words) < 2:
        return "".join(words)
    before = joined(text, f"{game}.list.comma", words[:-1])
    return joined(text, f"{game}.list.and", [before, words[-1]])


def joined(text: Text, by: str, words: Sequence[str]) -> str:
    """Words put together two by two by a message with a first and a last.

    >>> joined(Text("en"), "cryptids.effect.or", ["Lure 1 Hiker", "Scare 2 Hikers"])
    'Lure 1 Hiker OR Scare 2 Hikers'
    """
    whole = words[0]
    for word in words[1:]:
        whole = text(by, first=whole, last=word)
    return whole


def seat_name(text: Text, game: str, seat: int, names: Sequence[str] | None = None) -> str:
    """Who sits there; a name that nobody has chosen is said in the reader's language.

    >>> seat_name(Text("en"), "cryptids", 1, ["Anna", "Gracz 2"])
    'Player 2'
    """
    key = f"seat.{game}.{seat}"
    name = names[seat] if names is not None and 0 <= seat < len(names) else ""
    if name not in _default_names(key):
        return name
    return text(key) if key in text else str(seat)


@cache
def _default_names(key: str) -> frozenset[str]:
    """What a seat is called in any language if nobody names it."""
    return frozenset({"", *(Text(language)(key) for language in LANGUAGES)})


def rule_name(text: Text, game: str, rule: str) -> str:
    """Where a rule stands, in the reader's language.

    >>> rule_name(Text("it"), "inbetween", "rulebook_play_a_card")
    'regolamento, Giocare una carta'
    """
    key = f"{game}.rule.{rule}"
    return text(key) if key in text else rule
