"""Views, questions and events as lines of plain text, the same on every machine."""

from typing import Any

from engine.core.event import Event
from engine.core.view import Question, View


def flat(value: Any, path: str = "") -> dict[str, str]:
    """Nested data as path -> text; lists of plain things stay on one line.

    >>> flat({"coins": [2, 3], "hand": [{"count": 1}]})
    {'coins': '2 3', 'hand.0.count': '1'}
    """
    if isinstance(value, dict) and value:
        pairs = [(str(key), part) for key, part in value.items()]
    elif isinstance(value, (list, tuple)) and any(isinstance(x, (dict, list)) for x in value):
        pairs = [(str(index), part) for index, part in enumerate(value)]
    elif isinstance(value, (list, tuple)):
        return {path: " ".join(map(str, value)) or "-"}
    else:
        return {path: "-" if value in (None, "", {}) else str(value)}
    lines: dict[str, str] = {}
    for key, part in pairs:
        lines.update(flat(part, f"{path}.{key}" if path else key))
    return lines


def changes(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """What differs between two flat views, a line each.

    >>> changes({"coins": "2 3", "deck": "9"}, {"coins": "1 3", "deck": "9", "nest": "ring"})
    ['coins: 2 3 -> 1 3', 'nest: - -> ring']
    """
    paths = [*after, *(path for path in before if path not in after)]
    return [
        f"{path}: {before.get(path, '-')} -> {after.get(path, '-')}"
        for path in paths
        if before.get(path, "-") != after.get(path, "-")
    ]


def table_lines(view: View) -> dict[str, str]:
    """The table of a view, flat."""
    return flat(view.table)


def question_line(question: Question, names: tuple[str, ...]) -> str:
    """Who is asked what, and which card asks."""
    source = f" for {question.source}" if question.source else ""
    hush = ", in secret" if question.hush else ""
    return f"{names[question.player]}: {question.kind}{source}{hush}"


def event_line(event: Event, names: tuple[str, ...]) -> str:
    """An event with its arguments; private ones name their audience."""
    facts = " ".join(f"{key}={_value(value)}" for key, value in event.args.items())
    if event.audience is None:
        return f"{event.kind} {facts}".rstrip()
    return f"({'+'.join(names[seat] for seat in event.audience)}) {event.kind} {facts}".rstrip()


def _value(value: Any) -> str:
    """A value in one word: "ring,spoon", and lists in a list "ring+spoon,knife"."""
    if not isinstance(value, (list, tuple)):
        return str(value)
    return ",".join(
        "+".join(map(str, part)) if isinstance(part, (list, tuple)) else str(part) for part in value
    )
