"""Exporting a game: as a file, as a link."""

from dataclasses import replace

from app.acts.lessons import link_to
from app.effects import CopyLink, Download, Intent, SendPicture, Step
from app.i18n.text import Text
from app.postcard import postcard_of
from app.seats import SEATS_IN_LINK, to_word, words_of
from app.table import Notice, Table
from engine.core.errors import RecordMismatch
from engine.saves.link import to_link
from engine.saves.record import dump


def export(table: Table, _: Intent) -> Step:
    """The save as a file."""
    if table.match is None:
        return Step(table)
    name = f"handover-{table.match.game.name}-{table.id}.json"
    seats = {"seats": words_of(table.seats)} if table.seats else {}
    return Step(replace(table, panel=""), (Download(name, dump(table.match, **seats)),))


def share(table: Table, _: Intent) -> Step:
    """A link to exactly this position; of a lesson, to the lesson."""
    if table.match is None:
        return Step(table)
    if table.learning is not None:
        link = link_to(table.game, table.learning.lesson)
        return Step(replace(table, panel=""), (CopyLink(link),))
    try:
        link = to_link(table.match)
    except RecordMismatch as error:
        return Step(replace(table, panel="", notice=Notice("bad.link", dict(error.facts))))
    if table.seats:
        link = f"{link}{SEATS_IN_LINK}{to_word(table.seats)}"
    return Step(replace(table, panel=""), (CopyLink(link),))


def send_picture(table: Table, _: Intent) -> Step:
    """A picture of the end, to keep or to send."""
    if table.match is None or table.match.pending is not None:
        return Step(table)
    return Step(table, (SendPicture(postcard_of(table, table.match, Text(table.language))),))


def unsent(table: Table, _: Intent) -> Step:
    """The picture could not be drawn."""
    return Step(replace(table, notice=Notice("over.postcard.failed", {})))


def copied(table: Table, intent: Intent) -> Step:
    """The clipboard has it, or the browser refused: `value` is "" or the text itself."""
    if intent.value:
        return Step(replace(table, notice=Notice("link.uncopied", {"link": intent.value})))
    return Step(replace(table, notice=Notice("copied", {}, calm=True)))
