"""Checks on data from outside, before anything is done with it.

Nothing here plays, and nothing here fails: each function takes data of any shape, in a time
that depends only on its length. `record.py` decides what happens to it.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.event import Entry, Event
from engine.core.state import NOBODY, State

LONGEST_WORD = 80
"""Characters of the longest id in an event."""
NUMBERS = range(-(1 << 63), 1 << 64)
"""Numbers of positions and events; seeds are the largest."""

TAKEN = frozenset({"self", "kind", "to", "text", "key"})
"""Names that no argument of an event may have: `State.tell` and the page's texts use them."""


def is_deeper(text: str, than: int) -> bool:
    """Whether the brackets of a JSON text go deeper than that, without following them.

    >>> is_deeper('[{"[[[": []}]', 2), is_deeper('[{"[[[": []}]', 3)
    (True, False)
    """
    # Without escapes, every other piece between quotation marks is outside of all strings. A
    # pattern for strings would start again at each mark of one that never ends.
    plain = text.replace("\\\\", "").replace('\\"', "")
    depth = 0
    for sign in re.sub(r"[^\[\]{}]+", "", "".join(plain.split('"')[::2])):
        if sign in "[{":
            depth += 1
            if depth > than:
                return True
        else:
            depth -= 1
    return False


# A snapshot --------------------------------------------------------------------------


def misfits(state: State, dealt: State, options: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """A sentence for each fault that no position of this game, dealt like that, can have.

    Use only the first, and before `Game.broken`: each check relies on those before it, and a
    loop over a thousand million seats would never end.
    """
    if type(state.seats) is not int or state.seats != dealt.seats:
        yield "another number of seats"
    for name in state.fields():
        value = getattr(state, name)
        if not _is_like(value, getattr(dealt, name)):
            yield f"{name} is of another type"
        if not _is_plain(value):
            yield f"{name} holds what no position does"
    seats = range(dealt.seats)
    if state.options.keys() != options.keys():
        yield "other options"
    if not all(value in options[name] for name, value in state.options.items()):
        yield "an option that cannot be chosen"
    if state.seed < 0 or state.turn < 0 or state.learned < 0:
        yield "a number below zero"
    if state.active not in seats or state.chooser not in (NOBODY, *seats):
        yield "an empty seat plays"
    if not all(seat in seats for seat in state.winners):
        yield "an empty seat wins"
    if not all(
        _is_number(mask) and 0 <= mask < 1 << len(seats) for mask in state.known_to.values()
    ):
        yield "an empty seat knows something"
    if len(state.sealed) != len(seats) or not all(map(_are_texts, state.sealed)):
        yield "other answers in secret"


def _is_like(value: Any, model: Any) -> bool:
    """Whether data has the types of a model, down to its parts; an empty model allows any parts."""
    if type(value) is not type(model):
        return False
    if isinstance(model, list):
        return not model or all(any(_is_like(part, one) for one in model) for part in value)
    if isinstance(model, dict):
        return _is_like(list(value.values()), list(model.values()))
    return True


def _is_plain(value: object) -> bool:
    """Whether data consists of texts and whole numbers of a sensible size, as positions do."""
    if isinstance(value, list):
        return all(map(_is_plain, value))
    if isinstance(value, dict):
        return all(map(_is_plain, value.values()))
    return isinstance(value, str) or _is_number(value)


def _is_number(value: object) -> bool:
    return type(value) is int and value in NUMBERS


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(part, str) for part in value)


# A log -------------------------------------------------------------------------------


def read_log(log: object, until: int, seats: int) -> list[Entry]:
    """The entries of a log up to a number of choices, without those that no rule can have made.

    A log is only shown, so the game is the same without such a line.

    >>> read_log([[0, "draws", {"who": 1}, None], [0, "draws", "cards", None], 7], 3, 2)
    [Entry(at=0, event=Event(kind='draws', args={'who': 1}, audience=None))]
    """
    entries = (_entry(line, seats) for line in log) if isinstance(log, list) else ()
    return [entry for entry in entries if entry is not None and 0 <= entry.at <= until]


def _entry(line: Any, seats: int) -> Entry | None:
    """The entry that a line of a log describes; None if it is no valid line."""
    if not isinstance(line, list) or len(line) != 4:
        return None
    at, kind, arguments, audience = line
    if not _is_number(at) or not _is_word(kind) or not isinstance(arguments, dict):
        return None
    if not all(_is_word(name) and name not in TAKEN for name in arguments):
        return None
    if not all(map(_is_argument, arguments.values())):
        return None
    if audience is not None:
        if not isinstance(audience, list) or not all(map(_is_number, audience)):
            return None
        if not all(0 <= seat < seats for seat in audience):
            return None
        audience = tuple(audience)
    return Entry(at, Event(kind, arguments, audience))


def _is_word(value: object) -> bool:
    """Whether it can be the name of a kind of event or of an argument."""
    return isinstance(value, str) and len(value) <= LONGEST_WORD and value.isidentifier()


def _is_argument(value: object) -> bool:
    """Whether it can be an argument: a number, an id, yes or no, or a list of these."""
    if isinstance(value, list):
        return all(map(_is_argument, value))
    if isinstance(value, str):
        return len(value) <= LONGEST_WORD
    return value is None or isinstance(value, bool) or _is_number(value)
