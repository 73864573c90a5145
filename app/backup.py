"""What becomes of one game of a backup: whether it can be opened, and which of two goes further.

A backup may come from anyone and may be older than what is on the device. So the rules open each
of its games first, and journals are compared, never clocks. Nothing here stores anything:
static/js/files.mjs does what `judge` says.
"""

from typing import Any

from app.storage import Kept, Restored, restore
from engine.core.errors import BadRecord
from engine.core.match import AGREED, START
from engine.games import load_game
from engine.saves.record import load

TAKE = "take"
"""It is new here, or goes on from where the device's game is: store it under its own id."""
SAME = "same"
"""The device has exactly this."""
NEWER = "newer"
"""The device has this and has gone on from it."""
BOTH = "both"
"""The device has another game under this id: store this one under another id."""
DAMAGED = "damaged"
"""It cannot be opened: leave it out."""

WHOLE = ("", "upgraded")
"""The notes of a game that was opened with all its choices (`engine.saves.record.Loaded`)."""


def judge(data: object, here: object, *, developer: bool = False) -> str:
    """What to do with a game of a backup; `here` is the device's game of the same id, or None."""
    try:
        kept = Kept.from_data(data)
        restored = restore(kept)
        game = load_game(str(kept.header.get("game")), developer=developer)
        note = load(restored.record, game).note
    except Exception:  # data from outside: any error means that the file is wrong
        return DAMAGED
    if here is None:
        return TAKE
    is_whole = restored.sound and note in WHOLE
    return compare(kept, restored, here) if is_whole else BOTH


def compare(kept: Kept, restored: Restored, here: object) -> str:
    """Which of two games goes further, if one of them is the beginning of the other."""
    try:
        other = Kept.from_data(here)
        found = restore(other)
    except BadRecord:
        return BOTH
    if not found.sound or beginning(found) != beginning(restored):
        return BOTH
    mine, theirs = steps(kept, restored), steps(other, found)
    if mine == theirs:
        return SAME
    if theirs[: len(mine)] == mine:
        return NEWER
    return TAKE if mine[: len(theirs)] == theirs else BOTH


def beginning(restored: Restored) -> list[Any]:
    """What a game was dealt from, or the position that was laid out for it."""
    return [restored.record.get(part) for part in ("game", "setup", START)]


def steps(kept: Kept, restored: Restored) -> list[str | int | None]:
    """Everything that was done in a game. A draw by agreement is the only step without an entry."""
    agreed = [None] if restored.record.get(AGREED) is True else []
    return [*(entry["do"] for entry in kept.journal), *agreed]
