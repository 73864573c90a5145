"""What a seat is called, in the form that a sentence needs.

A name that somebody typed is used as it is. A seat that nobody named is called by its colour or
its side in the reader's language, and then a sentence needs an article: "la Città", "della
Città". The catalogues have these forms (`seat.inbetween.0.the`); no sentence builds its own. A
default name without them is used like one that somebody typed.
"""

from collections.abc import Sequence
from functools import cache

from app.i18n.text import LANGUAGES, Phrase, Text
from engine.games import DEVELOPER_GAMES, LOBBY_GAMES, load_game


class SeatName(Phrase):
    """A seat's name as the subject of a sentence.

    label  the name alone, for a heading
    role   what the seat plays, beside a name that somebody typed; else ""
    of     the name after "of": {name.of} in a message
    to     the name after "to": {name.to} in a message
    """

    label: str
    role: str
    of: str
    to: str

    @property
    def opening(self) -> str:
        """The name at the beginning of a sentence; one that was typed stays as it is."""
        return str(self) if self == self.label else super().opening


def seat_name(text: Text, game: str, seat: int, names: Sequence[str]) -> SeatName:
    """What a seat of a game is called in the reader's language.

    >>> seat_name(Text("it"), "inbetween", 0, ["", "Anna"]).of
    'della Città'
    >>> seat_name(Text("it"), "inbetween", 1, ["", "Anna"]).of
    'di Anna'
    """
    key = f"seat.{game}.{seat}"
    typed = names[seat] if 0 <= seat < len(names) else ""
    is_default = typed in default_names(key)
    if is_default and f"{key}.the" in text:
        return _named(text(f"{key}.the"), text(key), "", text(f"{key}.of"), text(f"{key}.to"))
    if is_default and key not in text:
        return _named(str(seat), str(seat), "", str(seat), str(seat))
    name = text(key) if is_default else typed
    role = text(f"{key}.role") if f"{key}.role" in text and not is_default else ""
    return _named(name, name, role, text("seat.of", name=name), text("seat.to", name=name))


@cache
def default_names(key: str) -> frozenset[str]:
    """What a seat is called if nobody names it: in any language, or by its id, as in a link."""
    names = [Text(language)(key) for language in LANGUAGES]
    _, game, seat = key.split(".")
    is_known = game in (*LOBBY_GAMES, *DEVELOPER_GAMES)
    ids = load_game(game).roles[int(seat) :][:1] if is_known else ()
    return frozenset({"", *names, *ids})


def _named(subject: str, label: str, role: str, of: str, to: str) -> SeatName:
    name = SeatName(subject)
    name.label, name.role, name.of, name.to = label, role, of, to
    return name
