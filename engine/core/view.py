"""What one seat may know, as plain data: screens, bots and the terminal see nothing else.

Views are built by copying in what the seat may know, never by taking secrets out.
"""

from typing import Any, NamedTuple


class Message(NamedTuple):
    """Something to say: a key of the language catalogue and its named arguments.

    >>> str(Message("shift", {"who": "mina", "to": "alert"}))
    'shift who=mina to=alert'
    """

    key: str
    args: dict[str, Any]

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.args.items())])


class Choice(NamedTuple):
    """A legal option: its stable id, and how it is put."""

    id: str
    message: Message


class Refusal(NamedTuple):
    """Something a player might try but may not: which, why, and the rule that says so."""

    id: str
    reason: Message
    rule: str


class Question(NamedTuple):
    """The pending decision as one seat sees it; `choices` is empty if the seat may not see them."""

    player: int
    kind: str
    source: str
    hush: bool
    choices: tuple[Choice, ...]


class View(NamedTuple):
    """The table as one seat may know it; `player` None is what everybody may know.

    `table` is the game's own part: see the `view` of the game's package.
    """

    game: str
    player: int | None
    names: tuple[str, ...]
    turn: int
    active: int
    winners: tuple[int, ...]
    ending: str
    table: dict[str, Any]
    question: Question | None
    refused: tuple[Refusal, ...]
