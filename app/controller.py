"""What the page does: `handle(table, intent)` gives the next table and what must happen for it.

Every behaviour of the page is a list of intents, and is tested as one. Nothing here touches
the browser or waits: effects are handed back as data, and app/shell.py carries them out. The
acts themselves are in app/acts.
"""

from collections.abc import Callable
from dataclasses import replace

from app.acts import (
    adjusting,
    asking,
    computing,
    counting,
    covering,
    exporting,
    failing,
    guiding,
    lessons,
    opening,
    playing,
    reading,
)
from app.effects import Intent, Step
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
    # A tap means that the last message has been read; what Python reports by itself does not.
    if intent.stamp >= 0:
        table = replace(table, notice=None)
    # A match moves on by itself, so what it was has to be noted before.
    going_on = table.id if counting.is_going_on(table) else ""
    step = guiding.after(table, act(table, intent), intent)
    return counting.counting(lessons.remembering(step), going_on)


ACTS: dict[str, Callable[[Table, Intent], Step]] = {
    "start": opening.start,
    "resume": opening.resume,
    "opened": opening.opened,
    "link": lessons.open_link,
    "import": opening.import_save,
    "leave": opening.leave,
    "again": opening.again,
    "elsewhere": opening.gone_elsewhere,
    "watched": opening.watched,
    "follow": opening.follow,
    "lost": opening.lost,
    "take_over": opening.take_over,
    "lesson": lessons.open_lesson,
    "taught": lessons.taught,
    "step": lessons.step,
    "play_on": lessons.play_on,
    "first_game": lessons.first_game,
    "set_up": lessons.set_up,
    "choose": playing.choose,
    "instead": playing.choose_instead,
    "undo": playing.undo,
    "restart": playing.restart_turn,
    "rearrange": playing.rearrange,
    "order": playing.give_order,
    "draw": playing.offer_draw,
    "agree": playing.agree,
    "hand_on": playing.hand_on,
    "computed": computing.computed,
    "onward": computing.onward,
    "hasten": computing.hasten,
    "pause": computing.pause,
    "seat": computing.change_seat,
    "hint": asking.hint,
    "coach": asking.heed_not,
    "guide": guiding.guide,
    "found": asking.found,
    "reveal": covering.reveal,
    "conceal": covering.conceal,
    "look": covering.look,
    "peek": covering.peek,
    "hide": covering.hide,
    "recap": reading.recap,
    "at": reading.look_back,
    "replay": reading.replay,
    "moment": reading.move_moment,
    "panel": reading.panel,
    "help": reading.help_about,
    "fetched": reading.fetched,
    "select": reading.select,
    "picture": reading.change_picture,
    "seating": adjusting.change_seating,
    "set": adjusting.change_setting,
    "settings": adjusting.remember,
    "language": adjusting.speak,
    "developer": adjusting.develop,
    "prepare": covering.prepare,
    "rehearse": covering.rehearse,
    "export": exporting.export,
    "share": exporting.share,
    "copied": exporting.copied,
    "postcard": exporting.send_picture,
    "unsent": exporting.unsent,
    "unkept": failing.unkept,
    "failed": failing.failed,
    "recover": failing.recover,
    "report": failing.copy_report,
}
"""Every name that `data-act` and the page may send."""

ON_ANY_SCREEN = frozenset({"leave", "take_over"})
"""Taps that mean the same on every screen, even if another tab has moved on meanwhile."""

WATCHING = frozenset(
    {
        *("start", "resume", "opened", "link", "import", "leave", "watched", "follow", "take_over"),
        *("lesson", "taught", "first_game", "set_up"),
        *("settings", "language", "developer", "failed", "recover", "report", "copied"),
    }
)
"""What is allowed while another tab has the game: everything that does not change it."""
