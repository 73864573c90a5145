"""What the page does: `handle(table, intent)` gives the next table and what must happen for it.

Every behaviour of the page is a list of intents, and is tested as one. Nothing here touches
the browser or waits: effects are handed back as data, and app/shell.py carries them out.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from app import curtain
from app.effects import ClearLink, Copy, CopyLink, Download, Effect, Intent, Read, Show, Speak, Tell
from app.i18n.text import LANGUAGES
from app.storage import Change, Kept, new_journal, restore
from app.table import PANELS, SEATINGS, Failure, Notice, Table
from engine.core.errors import (
    BadSetup,
    HandoverError,
    IllegalChoice,
    RecordMismatch,
    UndoBarrier,
    UnknownGame,
)
from engine.core.link import from_link, to_link
from engine.core.match import Match
from engine.core.record import dump, load, parse


class Step(NamedTuple):
    """The table after an intent, and what has to happen, in this order."""

    table: Table
    effects: tuple[Effect, ...] = ()


def handle(table: Table, intent: Intent) -> Step:
    """Carry out an intent. Unknown ones and taps on an older screen change nothing."""
    if 0 <= intent.stamp != table.stamp:
        return Step(table)
    act = ACTS.get(intent.name)
    if act is None:
        return Step(table)
    # A message has been read once the next thing is done; what Python reports by itself is not.
    if intent.stamp >= 0:
        table = replace(table, notice=None)
    return act(table, intent)


# Opening and leaving a table ---------------------------------------------------------


def start(table: Table, intent: Intent) -> Step:
    """Deal a game: `value` has game, names, seating and perhaps options and a seed."""
    wish = intent.value if isinstance(intent.value, dict) else {}
    try:
        game = table.find_game(str(wish.get("game", "")))
        match = Match.start(
            game, wish.get("seed", intent.fresh), wish.get("names"), wish.get("options")
        )
    except (UnknownGame, BadSetup) as error:
        return refuse(table, error, "bad.setup")
    return sit_down(table, match, intent, str(wish.get("seating")))


def sit_down(
    table: Table, match: Match[Any], intent: Intent, seating: str = "pass", note: str = ""
) -> Step:
    """A new saved game at this table, under the cover."""
    table = replace(
        table,
        id=f"{intent.fresh:x}",
        match=match,
        created=intent.now,
        seating=seating if seating in SEATINGS and len(match.setup.names) == 2 else "pass",
        curtain=curtain.cover(match.pending),
        journal=new_journal(match.choices)[0],
        unkept="",
        panel="",
        recap=False,
        selection="",
        notice=Notice(f"note.{note}", {}, calm=True) if note else None,
        failure=None,
    )
    return Step(table, (whole_change(table, intent), Show("table")))


def resume(table: Table, intent: Intent) -> Step:
    """Read a saved game from the device."""
    return Step(table, (Read(str(intent.value)),))


def opened(table: Table, intent: Intent) -> Step:
    """Go on with what the device has kept, under the cover; `value` is a Kept or None."""
    kept: Kept | None = intent.value
    if kept is None:
        return Step(table, (Tell(Notice("bad.gone", {})),))
    try:
        restored = restore(kept)
        game = table.find_game(str(kept.header.get("game")))
        match, note = load(restored.record, game)
    except HandoverError as error:
        return refuse(table, error, "bad.save")
    step = sit_down(table, match, intent, str(kept.header.get("seating")), note)
    table = replace(step.table, id=str(kept.header.get("id")))
    if restored.sound and not note:
        return Step(replace(table, journal=restored.journal), (Show("table"),))
    if not restored.sound and not note:
        table = replace(table, notice=Notice("note.restored", {}, calm=True))
    return Step(table, (whole_change(table, intent), Show("table")))


def open_link(table: Table, intent: Intent) -> Step:
    """Open the game in a share link as a new saved game."""
    try:
        match = from_link(str(intent.value), table.find_game)
    except HandoverError as error:
        step = refuse(table, error, "bad.link")
        return Step(step.table, (*step.effects, ClearLink()))
    step = sit_down(table, match, intent)
    return Step(step.table, (*step.effects, ClearLink()))


def import_save(table: Table, intent: Intent) -> Step:
    """Open a save file as a new saved game: a save's text, or what the lobby itself downloads."""
    try:
        if isinstance(intent.value, str):
            data = parse(intent.value)
        else:
            data = restore(Kept.from_data(intent.value)).record
        match, note = load(data, table.find_game(str(data["game"])))
    except HandoverError as error:
        return refuse(table, error, "bad.save")
    return sit_down(table, match, intent, note=note)


def refuse(table: Table, error: HandoverError, key: str) -> Step:
    """Name the problem where the players are; everything else stays as it was."""
    facts = {
        name: ", ".join(map(str, value)) if isinstance(value, list) else value
        for name, value in error.facts.items()
    }
    notice = Notice("bad.game" if isinstance(error, UnknownGame) else key, facts)
    if table.match is not None:
        return Step(replace(table, notice=notice), (Show("table"),))
    return Step(table, (Tell(notice), Show("lobby")))


def leave(table: Table, _: Intent) -> Step:
    """Back to the lobby; the game is on the device."""
    empty = Table(language=table.language, developer=table.developer)
    return Step(empty, (Show("lobby"),))


def again(table: Table, intent: Intent) -> Step:
    """The same people play the same game, dealt anew; the loser's side is up to them."""
    if table.match is None:
        return Step(table)
    setup = table.match.setup
    match = Match.start(table.match.game, intent.fresh, setup.names, dict(setup.options))
    return sit_down(table, match, intent, table.seating)


# Playing -----------------------------------------------------------------------------


def choose(table: Table, intent: Intent) -> Step:
    """Answer the question that stands. Nothing can be chosen from behind the cover."""
    if table.match is None or table.curtain.stance is curtain.Stance.COVERED:
        return Step(table)
    try:
        table.match.choose(str(intent.value))
    except IllegalChoice:
        return Step(replace(table, notice=Notice("bad.choice", {})))
    return moved(table, intent, str(intent.value))


def undo(table: Table, intent: Intent) -> Step:
    """Take the last choice back, or say why not."""
    return go_back(table, intent, Match.undo)


def restart_turn(table: Table, intent: Intent) -> Step:
    """Take back what can be of this turn, or say why not."""
    return go_back(table, intent, Match.restart_turn)


def go_back(table: Table, intent: Intent, how: Callable[[Match[Any]], None]) -> Step:
    """Take choices back by `how`."""
    match = table.match
    if match is None:
        return Step(table)
    before = len(match.choices)
    try:
        how(match)
    except UndoBarrier as barrier:
        notice = Notice(f"undo.{barrier.facts['reason']}", {}, calm=True)
        return Step(replace(table, panel="", notice=notice))
    return moved(table, intent, before - len(match.choices))


def moved(table: Table, intent: Intent, do: str | int) -> Step:
    """The match has moved: keep it, and draw the curtain for whoever is asked now."""
    match = table.match
    assert match is not None  # it has just moved
    entry = table.journal.entry(do)
    handed = match.why_not_undo is not None
    table = replace(
        table,
        curtain=curtain.follow(table.curtain, match.pending),
        journal=table.journal.after(entry),
        panel="",
        recap=False,
        selection="",
    )
    # Behind a barrier nothing is taken back, so that is where a snapshot stays true.
    snapshot = dump(match) if handed else None
    return Step(table, (Change(header(table, intent), [entry], snapshot=snapshot),))


def header(table: Table, intent: Intent) -> dict[str, Any]:
    """What the lobby's list shows of this game."""
    match = table.match
    assert match is not None  # only games are saved
    return {
        "id": table.id,
        "game": match.game.name,
        "names": list(match.setup.names),
        "seating": table.seating,
        "turn": match.state.turn + 1,
        "over": match.pending is None,
        "created": table.created,
        "updated": intent.now,
    }


def whole_change(table: Table, intent: Intent) -> Change:
    """Everything about this game, for a store that has none of it or damaged parts."""
    match = table.match
    assert match is not None  # only games are saved
    save = dump(match)
    return Change(header(table, intent), new_journal(match.choices)[1], save, save, replace=True)


# The curtain -------------------------------------------------------------------------


def reveal(table: Table, _: Intent) -> Step:
    """The seat on the cover looks."""
    return Step(replace(table, curtain=curtain.reveal(table.curtain), recap=False))


def conceal(table: Table, _: Intent) -> Step:
    """Cover whatever is secret."""
    return Step(replace(table, curtain=curtain.conceal(table.curtain), panel="", selection=""))


def look(table: Table, _: Intent) -> Step:
    """Somebody asked in the open wants to see their own side first."""
    return Step(replace(table, curtain=curtain.look(table.curtain)))


def recap(table: Table, _: Intent) -> Step:
    """Show or hide the last turn on the cover."""
    return Step(replace(table, recap=not table.recap))


# What lies on the screen ---------------------------------------------------------------


def panel(table: Table, intent: Intent) -> Step:
    """Open a panel, or close it."""
    return Step(replace(table, panel=intent.value if intent.value in PANELS else ""))


def select(table: Table, intent: Intent) -> Step:
    """Touch something without choosing it; touching it again lets go."""
    touched = str(intent.value)
    return Step(replace(table, selection="" if touched == table.selection else touched))


def change_picture(table: Table, intent: Intent) -> Step:
    """Show the board in another of its pictures; what was touched is let go."""
    return Step(replace(table, picture=str(intent.value), selection=""))


def change_seating(table: Table, intent: Intent) -> Step:
    """Change how the tablet travels."""
    match = table.match
    if match is None or intent.value not in SEATINGS or len(match.setup.names) != 2:
        return Step(table)
    table = replace(table, seating=intent.value)
    return Step(table, (Change(header(table, intent), []),))


def speak(table: Table, intent: Intent) -> Step:
    """Another language, at any moment; nothing else changes."""
    if intent.value not in LANGUAGES:
        notice = Notice("bad.language", {"language": str(intent.value)[:20]})
        return Step(replace(table, notice=notice), (Tell(notice),))
    # The lobby sends this too; telling it back what it has just said would go round in circles.
    told = () if intent.stamp < 0 else (Speak(intent.value),)
    return Step(replace(table, language=intent.value), told)


def develop(table: Table, intent: Intent) -> Step:
    """Let the developer's games be played, or not."""
    return Step(replace(table, developer=bool(intent.value)))


# Taking things along -------------------------------------------------------------------


def export(table: Table, _: Intent) -> Step:
    """The save as a file."""
    if table.match is None:
        return Step(table)
    name = f"handover-{table.match.game.name}-{table.id}.json"
    return Step(replace(table, panel=""), (Download(name, dump(table.match)),))


def share(table: Table, _: Intent) -> Step:
    """A link to this very position."""
    if table.match is None:
        return Step(table)
    try:
        link = to_link(table.match)
    except RecordMismatch as error:
        return Step(replace(table, panel="", notice=Notice("bad.link", dict(error.facts))))
    return Step(replace(table, panel=""), (CopyLink(link),))


def copied(table: Table, intent: Intent) -> Step:
    """The clipboard has it, or the browser refused: `value` is "" or the text itself."""
    if intent.value:
        return Step(replace(table, notice=Notice("link.uncopied", {"link": intent.value})))
    return Step(replace(table, notice=Notice("copied", {}, calm=True)))


# When something is wrong ---------------------------------------------------------------


def unkept(table: Table, intent: Intent) -> Step:
    """The device refuses to keep this game: say so, and hand over all of it for memory."""
    if table.match is None:
        return Step(table)
    return Step(replace(table, unkept=str(intent.value)), (whole_change(table, intent),))


def gone_elsewhere(table: Table, intent: Intent) -> Step:
    """Another tab went on with this game: leave it to that tab."""
    step = leave(table, intent)
    return Step(step.table, (*step.effects, Tell(Notice("storage.elsewhere", {}))))


def failed(table: Table, intent: Intent) -> Step:
    """An error of ours: show it, with everything that a report needs."""
    reason, trace = intent.value
    return Step(replace(table, failure=Failure(reason, trace), panel=""), (Show("table"),))


def recover(table: Table, intent: Intent) -> Step:
    """After an error: read the game again from the device, as it was before."""
    table = replace(table, failure=None)
    if not table.id:
        return leave(table, intent)
    return Step(table, (Read(table.id),))


def copy_report(table: Table, _: Intent) -> Step:
    """The report of an error, for the clipboard."""
    return Step(table, (Copy(report(table)),))


def report(table: Table) -> str:
    """All that is needed to find an error: what, where, and the game that led there."""
    facts: dict[str, Any] = {"language": table.language, "seating": table.seating}
    if table.failure:
        facts |= {"reason": table.failure.reason, "trace": table.failure.trace}
    if table.match:
        facts["record"] = table.match.record()
        facts["where"] = table.match.where()
    return json.dumps(facts, ensure_ascii=False, indent=1)


ACTS: dict[str, Callable[[Table, Intent], Step]] = {
    "start": start,
    "resume": resume,
    "opened": opened,
    "link": open_link,
    "import": import_save,
    "leave": leave,
    "again": again,
    "choose": choose,
    "undo": undo,
    "restart": restart_turn,
    "reveal": reveal,
    "conceal": conceal,
    "look": look,
    "recap": recap,
    "panel": panel,
    "select": select,
    "picture": change_picture,
    "seating": change_seating,
    "language": speak,
    "developer": develop,
    "export": export,
    "share": share,
    "copied": copied,
    "unkept": unkept,
    "elsewhere": gone_elsewhere,
    "failed": failed,
    "recover": recover,
    "report": copy_report,
}
"""Every name that `data-act` and the page may send."""
