"""The kernel's errors. Each carries its facts; the page puts them into words."""

from typing import Any


class HandoverError(Exception):
    """Base of all errors that a player's or a file's mistake can cause.

    `facts` holds what a message needs, by name:

    >>> UnknownGame(name="chess", known=["draughts"]).facts["name"]
    'chess'
    """

    def __init__(self, **facts: Any) -> None:
        super().__init__(", ".join(f"{name}={value!r}" for name, value in facts.items()))
        self.facts = facts


class IllegalChoice(HandoverError):
    """The option is not among those offered now (`option`, `offered`)."""


class UndoBarrier(HandoverError):
    """The last choice cannot be taken back (`reason`, see `Match.why_not_undo`)."""


class BadSetup(HandoverError):
    """A game cannot start like that (`what`, `value`, `allowed`)."""


class BadPosition(HandoverError):
    """No game could come to the position that was described (`problem`)."""


class BadRecord(HandoverError):
    """A save or a link is damaged or not ours at all (`problem`)."""


class RecordMismatch(HandoverError):
    """An undamaged save or link does not lead where it says (`problem`, `at`)."""


class UnknownGame(HandoverError):
    """There is no game of that name (`name`, `known`)."""


class ImaginedMatch(HandoverError):
    """An imagined world has no true past to go back to (`asked`)."""


LONGEST_QUOTE = 40
"""Messages quote at most this many characters of a text from outside."""


def brief(value: object) -> object:
    """A value as a message may quote it: whole if it is short, else its beginning.

    >>> brief("chess"), brief([1, 2]), brief("chess" * 99)
    ('chess', [1, 2], 'chesschesschesschesschesschesschesschess…')
    """
    text = value if isinstance(value, str) else repr(value)
    return value if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
