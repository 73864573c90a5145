"""What the device keeps of a table: the header of its game, and the whole of it."""

from typing import Any, NamedTuple

from app.effects import Intent
from app.i18n.names import default_names
from app.learning import Begun, Learning
from app.moments import Note
from app.puzzles.shelf import lesson_of
from app.seats import words_of
from app.storage import Change, new_journal
from app.table import NEVER, Table
from engine.core.match import Match
from engine.saves.record import dump


def header(table: Table, intent: Intent) -> dict[str, Any]:
    """What the lobby lists of this game, and what the table remembers about it.

    A seat that nobody named has no name here, so that the lobby can call it in any language.
    """
    match = table.match
    assert match is not None  # only games are saved
    return {
        "id": table.id,
        "game": match.game.name,
        "names": [
            "" if name in default_names(f"seat.{match.game.name}.{seat}") else name
            for seat, name in enumerate(match.setup.names)
        ],
        "seating": table.seating,
        "turn": table.policy.turn_number(match.state.turn),
        "over": match.pending is None,
        "created": table.created,
        "updated": intent.now,
        "looked": list(table.last_seen),
        "orders": dict(table.orders),
        "answered": [list(answer) for answer in table.answered],
        "noted": [list(note) for note in table.noted],
        "seats": words_of(table.seats),
        "way_back": table.way_back,
        **({"lesson": lesson_in(table.learning)} if table.learning else {}),
    }


def lesson_in(learning: Learning) -> dict[str, Any]:
    """A lesson in a header: what the lobby tells of it, and when each of its steps began."""
    return {
        "id": learning.lesson.id,
        "step": learning.place,
        "steps": len(learning.lesson.steps),
        "done": learning.is_done,
        "begun": [list(one) for one in learning.begun],
    }


def learning_in(kept: dict[str, Any], match: Match[Any]) -> Learning | None:
    """The lesson of a header of unknown origin; None if it is about none, or makes no sense."""
    data = kept.get("lesson")
    if not isinstance(data, dict):
        return None
    lesson = lesson_of(match.game.name, str(data.get("id")))
    begun = data.get("begun")
    if lesson is None or not isinstance(begun, list) or not 0 < len(begun) <= len(lesson.steps) + 1:
        return None
    if any(not isinstance(one, list) or [type(n) for n in one] != [int, int] for one in begun):
        return None
    times = [at for at, _ in begun]
    if times != sorted(times) or not match.begins_at <= times[0] <= times[-1] <= len(match.choices):
        return None
    return Learning(lesson, tuple(Begun(*one) for one in begun))


class Remembered(NamedTuple):
    """What a header says about the table around the game; see `Table`."""

    last_seen: tuple[int, ...]
    orders: dict[str, str]
    answered: tuple[tuple[int, str], ...]
    noted: tuple[Note, ...]


def remembered(kept: dict[str, Any], seats: int) -> Remembered:
    """Read a header of unknown origin; values that make no sense are left out."""
    looked = kept.get("looked")
    if not isinstance(looked, list) or [type(at) for at in looked] != [int] * seats:
        looked = [NEVER] * seats
    orders = kept.get("orders")
    answered, noted = kept.get("answered"), kept.get("noted")
    return Remembered(
        tuple(looked),
        {
            kind: "pass"
            for kind, answer in (orders.items() if isinstance(orders, dict) else ())
            if isinstance(kind, str) and answer == "pass"
        },
        tuple(
            (entry[0], entry[1])
            for entry in (answered if isinstance(answered, list) else ())
            if isinstance(entry, list) and [type(part) for part in entry] == [int, str]
        ),
        tuple(
            Note(*entry)
            for entry in (noted if isinstance(noted, list) else ())
            if isinstance(entry, list)
            and [type(part) for part in entry] == [int, str, str, int]
            and entry[1] in ("hint", "seat")
            and entry[3] in range(seats)
        ),
    )


def whole_change(table: Table, intent: Intent) -> Change:
    """The whole game, for a store that has none of it or only damaged parts."""
    match = table.match
    assert match is not None  # only games are saved
    save = dump(match)
    return Change(header(table, intent), new_journal(match.choices)[1], save, save, replace=True)
