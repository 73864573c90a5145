"""Who plays each seat: a person, or a computer of some level and character. Plain data.

What a computer chooses is app/opponents.py's. As text, a person is "" and a computer is its level
and character, "even:puller": so seats stand in wishes, headers, saves and links. Reading is
tolerant, because a save may be older or newer than this version of the page.
"""

from collections.abc import Sequence
from typing import NamedTuple

LEVELS = ("easy", "even", "sharp")
"""How well a computer plays, the weakest first. They differ by what they look at."""
USUAL_LEVEL = "even"

CHARACTERS = {
    "inbetween": ("puller", "scholar"),
    "cryptids": ("hermit", "show_off"),
    "twister": ("runner", "fighter"),
    "magpies": ("collector", "thief"),
}
"""The characters of every game: what a computer likes besides winning."""

SEATS_IN_LINK = "&seats="
"""What stands in a link between the game and who plays its seats, if computers do."""


class Computer(NamedTuple):
    """A computer at the table."""

    level: str
    character: str

    def __str__(self) -> str:
        return f"{self.level}:{self.character}"


Seats = tuple[Computer | None, ...]
"""For each seat the computer that plays it; None is a person."""


class Read(NamedTuple):
    """Seats that were read, and whether all of them are as they were meant."""

    seats: Seats
    sound: bool


def characters_of(game: str) -> tuple[str, ...]:
    """The characters that a game offers."""
    return CHARACTERS.get(game, ())


def words_of(seats: Seats) -> list[str]:
    """The seats as texts."""
    return [str(computer) if computer else "" for computer in seats]


def read_seats(data: object, game: str, count: int) -> Read:
    """The seats of a game from data of unknown origin.

    What cannot be read is a person's seat. A level or a character that this version does not
    know gives way to one that it knows.
    """
    if not isinstance(data, list | tuple):
        return Read((None,) * count, sound=data is None)
    found = [read_seat(word, game) for word in data[:count]]
    found += [Read((None,), sound=True)] * (count - len(found))
    return Read(tuple(one.seats[0] for one in found), all(one.sound for one in found))


def read_seat(word: object, game: str) -> Read:
    """Who plays one seat."""
    if not isinstance(word, str) or not word or not characters_of(game):
        return Read((None,), sound=word in ("", None))
    level, _, character = word.partition(":")
    known = level in LEVELS, character in characters_of(game)
    computer = Computer(
        level if known[0] else USUAL_LEVEL, character if known[1] else characters_of(game)[0]
    )
    return Read((computer,), sound=all(known))


def to_word(seats: Seats) -> str:
    """The seats as one word of a link; "" if only persons play."""
    return ",".join(words_of(seats)) if any(seats) else ""


def from_word(word: str) -> Sequence[str] | None:
    """What `read_seats` reads, from a word of a link."""
    return word.split(",") if word else None
