"""Puts what the engine says (keys, ids, seat numbers) into words. Knows no particular game.

A game's catalogue has `<game>.name.<id>` for things, `<game>.log.<event>` for what happened,
`<game>.ask.<kind>` for questions. Ids like "ring_3" are looked up whole, then as "ring".
"""

from collections.abc import Sequence

from app.i18n.text import Text

SEAT_ARGUMENTS = frozenset({"who", "whom", "victim", "seat", "player", "by"})
"""Arguments of events and options whose number is a seat."""


class Wording:
    """Words for one game at one table."""

    def __init__(self, game: str, names: Sequence[str], text: Text) -> None:
        self.game = game
        self.names = names
        self.text = text

    def name_of(self, thing: str) -> str:
        """What an id is called; an id without a name is shown as it is, readably."""
        for candidate in (thing, thing.partition("_")[0]):
            key = f"{self.game}.name.{candidate}"
            if key in self.text:
                return self.text(key)
        return thing.replace("_", " ")

    def value(self, name: str, value: object) -> str:
        """An argument in words: seats by their players' names, ids by theirs."""
        if isinstance(value, bool):
            return self.text("plain.yes" if value else "plain.no")
        if isinstance(value, int):
            return self.names[value] if name in SEAT_ARGUMENTS else str(value)
        if isinstance(value, str):
            return self.name_of(value)
        if isinstance(value, list | tuple):
            words = [self.value(name, part) for part in value if part is not None]
            return ", ".join(words) or self.text("plain.nothing")
        return str(value)

    def say(self, key: str, arguments: dict[str, object]) -> str:
        """A message with its arguments in words; numbers stay numbers, for plural forms."""
        words: dict[str, object] = {
            name: value
            if isinstance(value, int) and not isinstance(value, bool) and name not in SEAT_ARGUMENTS
            else self.value(name, value)
            for name, value in arguments.items()
        }
        return self.text(key, **words)
