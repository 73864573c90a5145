"""What the page does: `handle(table, intent)` gives the next table and what must happen for it.

Every behaviour of the page is a list of intents, and is tested as one. Nothing here touches
the browser or waits: effects are handed back as data, and app/shell.py carries them out. The
acts themselves are in app/acts.
"""

from collections.abc import Callable
from dataclasses import replace

from app.acts import looking, opening, playing, taking
from app.acts.saving import Step
from app.effects import Intent
from app.table import Table


def handle(table: Table, intent: Intent) -> Step:
    """Carry out an intent. Unknown ones and taps on an older screen change nothing."""
    if 0 <= intent.stamp != table.stamp and intent.name not in ON_ANY_SCREEN:
        return Step(table)
    act = ACTS.get(intent.name)
    if act is None:
        return Step(table)
    if table.watching and intent.name not in WATCHING:
        return Step(table)
    # A message has been read once the next thing is done; what Python reports by itself is not.
    if intent.stamp >= 0:
        table = replace(table, notice=None)
    return act(table, intent)


ACTS: dict[str, Callable[[Table, Intent], Step]] = {
    "start": opening.start,
    "resume": opening.resume,
    "opened": opening.opened,
    "link": opening.open_link,
    "import": opening.import_save,
    "leave": opening.leave,
    "again": opening.again,
    "elsewhere": opening.gone_elsewhere,
    "watched": opening.watched,
    "follow": opening.follow,
    "lost": opening.lost,
    "take": opening.take,
    "choose": playing.choose,
    "undo": playing.undo,
    "restart": playing.restart_turn,
    "order": playing.give_order,
    "draw": playing.offer_draw,
    "agree": playing.agree,
    "reveal": looking.reveal,
    "conceal": looking.conceal,
    "look": looking.look,
    "peek": looking.peek,
    "hide": looking.hide,
    "recap": looking.recap,
    "at": looking.look_back,
    "replay": looking.replay,
    "moment": looking.move_moment,
    "panel": looking.panel,
    "help": looking.help_about,
    "select": looking.select,
    "picture": looking.change_picture,
    "seating": looking.change_seating,
    "set": looking.change_setting,
    "settings": looking.remember,
    "language": looking.speak,
    "developer": looking.develop,
    "prepare": looking.prepare,
    "rehearse": looking.rehearse,
    "export": taking.export,
    "share": taking.share,
    "copied": taking.copied,
    "unkept": taking.unkept,
    "failed": taking.failed,
    "recover": taking.recover,
    "report": taking.copy_report,
}
"""Every name that `data-act` and the page may send."""

ON_ANY_SCREEN = frozenset({"leave", "take"})
"""Taps that mean the same whatever has happened meanwhile, in another tab for instance."""

WATCHING = frozenset(
    {
        *("start", "resume", "opened", "link", "import", "leave", "watched", "follow", "take"),
        *("settings", "language", "developer", "failed", "recover", "report", "copied"),
    }
)
"""What can be done while another tab has the game: all that leaves it as it is."""
