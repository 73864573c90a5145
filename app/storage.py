"""Saved games: what is saved of one, how damage is found, and where it is stored.

A saved game is a header (for the lobby's list), a journal, and two saves as texts: its beginning
and the last moment that no undo can go behind. Every choice is appended to the journal, with a
checksum, before it is drawn. Nothing here draws or plays.
"""

import json
import zlib
from collections.abc import Awaitable
from typing import Any, NamedTuple, Protocol

from engine.core.errors import BadRecord
from engine.saves.record import parse

Entry = dict[str, Any]
"""A line of the journal: `n` its number, `do` a choice or how many are undone, `sum`."""


class Journal(NamedTuple):
    """The end of a journal: how many entries it has, and the checksum over all of them."""

    length: int = 0
    sum: int = 0

    def entry(self, do: str | int) -> Entry:
        """The next entry. Its checksum also covers everything before it."""
        return {"n": self.length, "do": do, "sum": _sum(self.length, do, self.sum)}

    def after(self, entry: Entry) -> "Journal":
        """The journal with that entry added."""
        return Journal(self.length + 1, entry["sum"])

    def write(self, *done: str | int) -> tuple[list[Entry], "Journal"]:
        """The entries for what was done, in order, and the journal with them added."""
        entries: list[Entry] = []
        journal = self
        for do in done:
            entries.append(journal.entry(do))
            journal = journal.after(entries[-1])
        return entries, journal


def _sum(number: int, do: str | int, before: int) -> int:
    return zlib.crc32(json.dumps([number, do]).encode(), before)


EMPTY_JOURNAL = Journal()


class Change(NamedTuple):
    """What must be on the device before the next screen: new entries and the header.

    `opening` and `snapshot` are saves as texts (`engine.saves.record.dump`), or None if they do
    not change. They are texts because JavaScript would round their large numbers. With `replace`
    the change is the whole game: both saves and the whole journal.
    """

    header: dict[str, Any]
    entries: list[Entry]
    opening: str | None = None
    snapshot: str | None = None
    replace: bool = False

    def to_json(self) -> str:
        """The change as text for the browser's store."""
        return json.dumps(self._asdict(), ensure_ascii=False)


class Kept(NamedTuple):
    """What a store has of one game.

    opening   the first save of the game
    snapshot  the newest save that no undo can go behind
    journal   every choice and every undo from the beginning
    unkept    why the game is only in memory; "" if it is on the device
    """

    header: dict[str, Any]
    opening: str
    snapshot: str
    journal: list[Entry]
    unkept: str = ""

    @classmethod
    def from_data(cls, data: object) -> "Kept":
        """A saved game from plain data of unknown origin; BadRecord if it is not one."""
        if not isinstance(data, dict):
            raise BadRecord(problem="not a save of Handover")
        kinds = {"header": dict, "opening": str, "snapshot": str, "journal": list}
        if not all(isinstance(data.get(part), kind) for part, kind in kinds.items()):
            raise BadRecord(problem="damaged")
        header, opening, snapshot, journal = (data[part] for part in kinds)
        return cls(header, opening, snapshot, journal, str(data.get("unkept", "")))


class Restored(NamedTuple):
    """A record for the engine to load, the end of its journal, and whether all was undamaged."""

    record: dict[str, Any]
    journal: Journal
    sound: bool


def new_journal(choices: list[str]) -> tuple[Journal, list[Entry]]:
    """A new journal that leads to these choices."""
    journal, entries = EMPTY_JOURNAL, []
    for choice in choices:
        entry = journal.entry(choice)
        entries.append(entry)
        journal = journal.after(entry)
    return journal, entries


def restore(kept: Kept) -> Restored:
    """The record of a saved game; if something is damaged, its last good prefix."""
    choices: list[str] = []
    journal, reached = EMPTY_JOURNAL, 0
    for entry in kept.journal:
        if not _belongs(entry, journal, len(choices)):
            break
        if isinstance(entry["do"], str):
            choices.append(entry["do"])
        else:
            del choices[len(choices) - entry["do"] :]
        journal, reached = journal.after(entry), max(reached, len(choices))
    sound = True
    try:
        record = parse(kept.snapshot)
    except BadRecord:
        record = parse(kept.opening)
        sound = False
    seen = record.get("choices")
    made = len(seen) if isinstance(seen, list) else 0
    # A save is stored with the journal that led to it. A journal that never got this far is cut.
    is_whole = journal.length == len(kept.journal) and reached >= made
    # The save may go further than what is left of a cut journal.
    if is_whole or made <= len(choices):
        record["choices"] = choices
    return Restored(record, journal, sound and is_whole)


def _belongs(entry: object, journal: Journal, made: int) -> bool:
    """Whether an entry of unknown origin fits next, after `made` choices."""
    if not isinstance(entry, dict) or entry.get("n") != journal.length:
        return False
    do = entry.get("do")
    if isinstance(do, bool) or not isinstance(do, str | int):
        return False
    if isinstance(do, int) and not 0 < do <= made:
        return False
    return entry.get("sum") == _sum(journal.length, do, journal.sum)


class GoneElsewhere(Exception):
    """Another tab has gone on with this game; writing to it would damage it."""


class Store(Protocol):
    """Where games are saved. Only the tab that holds a game may write to it."""

    async def hold(self, id: str, *, over: bool = False) -> bool:
        """Hold a game for this tab; False if another tab holds it. `over` takes it away.

        A new game belongs to the tab that first writes it.
        """

    async def read(self, id: str) -> Kept | None:
        """The saved game; None if there is no such game."""

    def write(self, change: Change) -> Awaitable[str]:
        """Start to save a change. Gives "" when it is on the device, else why it is not."""


class MemoryStore:
    """Keeps games in memory, for tests and to show what a store must do."""

    def __init__(self) -> None:
        self.games: dict[str, Kept] = {}
        self.elsewhere: set[str] = set()

    async def hold(self, id: str, *, over: bool = False) -> bool:
        """Hold a game, unless it is in `elsewhere`."""
        if over:
            self.elsewhere.discard(id)
        return id not in self.elsewhere

    async def read(self, id: str) -> Kept | None:
        """The saved game; None if there is no such game."""
        return self.games.get(id)

    async def write(self, change: Change) -> str:
        """Save a change; GoneElsewhere if the journal has gone on without it."""
        id = change.header["id"]
        before = self.games.get(id, Kept({}, "", "", []))
        journal = [] if change.replace else before.journal
        if change.entries and change.entries[0]["n"] != len(journal):
            raise GoneElsewhere(id)
        self.games[id] = Kept(
            change.header,
            change.opening or before.opening,
            change.snapshot or before.snapshot,
            [*journal, *change.entries],
        )
        return ""


class BrowserStore:
    """Saves games in the browser. `script` is static/js/store.mjs."""

    def __init__(self, script: Any) -> None:
        self._script = script

    async def hold(self, id: str, *, over: bool = False) -> bool:
        """Hold a game for this tab; False if another tab holds it. `over` takes it away."""
        return bool(await self._script.hold(id, over))

    async def read(self, id: str) -> Kept | None:
        """The saved game; None if there is no such game."""
        data = json.loads(await self._script.readText(id))
        return None if data is None else Kept.from_data(data)

    def write(self, change: Change) -> Awaitable[str]:
        """Start to save a change; GoneElsewhere if another tab has gone on with the game."""
        writing = self._script.writeText(change.to_json())

        async def written() -> str:
            answer = str(await writing)
            if answer == "elsewhere":
                raise GoneElsewhere(change.header["id"])
            return answer

        return written()
