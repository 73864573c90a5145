"""Texts in the reader's language. Keys are ids, arguments are named, nothing here knows a game.

Catalogues are JSON files beside this module: `pl.json` has the lobby's texts, which its script
reads before Python is up, `table.pl.json` the rest of the page's, `magpies.pl.json` those of a
game. A message is either a text or a list with one text per plural form of the language; `count`
selects the form.
`{who}` is the place of an argument, `{who.of}` of one of its forms (`Phrase`).
"""

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from gettext import c2py
from pathlib import Path
from typing import NamedTuple

LANGUAGES = ("en", "it", "pl")
FALLBACK = "en"

_PLACE = re.compile(r"\{(\w+)(?:\.(\w+))?\}")
_PLURAL = re.compile(r"plural=(.+?);?$")

Message = str | list[str]


class Phrase(str):
    """Words of a catalogue that begin with a capital letter where they open a sentence.

    It may have forms of its own, as attributes: `{name.of}` in a message is the form `of`.
    """

    @property
    def opening(self) -> str:
        """The words at the beginning of a sentence."""
        return self[:1].upper() + self[1:]


class Catalogue(NamedTuple):
    """A language: its own name, all messages, and which plural form a number takes."""

    name: str
    messages: dict[str, Message]
    form: Callable[[int], int]


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; KeyError if it is not one of ours."""
    if language not in LANGUAGES:
        raise KeyError(language)
    folder = Path(__file__).parent
    page = json.loads((folder / f"{language}.json").read_text("utf-8"))
    messages: dict[str, Message] = dict(page["messages"])
    for path in sorted(folder.glob(f"*.{language}.json")):
        messages |= json.loads(path.read_text("utf-8"))["messages"]
    rule = _PLURAL.search(page["plural-forms"])
    assert rule is not None, f"{language}: no plural rule"
    return Catalogue(page["language"], messages, c2py(rule[1]))


def catalogue_name(language: str) -> str:
    """What a language calls itself."""
    return catalogue(language).name


class Text:
    """Says things in one language.

    >>> text = Text("pl")
    >>> text("log.lines", count=1), text("log.lines", count=3), text("log.lines", count=12)
    ('1 wpis', '3 wpisy', '12 wpisów')
    >>> text("no.such.key")
    'no.such.key'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        _, self._messages, self._form = catalogue(language)

    def __eq__(self, other: object) -> bool:
        """Two texts of the same language are equal."""
        return isinstance(other, Text) and self.language == other.language

    def __hash__(self) -> int:
        return hash(self.language)

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def __call__(self, key: str, **arguments: object) -> str:
        """The message with its arguments filled in; a key without a message is its own text."""
        message = self._messages.get(key, key)
        if isinstance(message, list):
            count = arguments.get("count")
            message = message[self._form(count if isinstance(count, int) else 0)]
        if "{" not in message:
            return message
        return _PLACE.sub(lambda place: _fill(place, arguments), message)


def _fill(place: re.Match[str], arguments: Mapping[str, object]) -> str:
    """What stands at a place of a message."""
    value = arguments.get(place[1], place[0])
    if place[2]:
        return str(getattr(value, place[2], value))
    is_first = place.start() == 0
    return value.opening if is_first and isinstance(value, Phrase) else str(value)
