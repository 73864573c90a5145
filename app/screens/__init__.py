"""What the table shows: (table) -> nodes. The lobby and the set-up are static/js/lobby.mjs's.

The curtain decides here, and only here, whose view is asked of the match.
"""

from dataclasses import replace
from typing import Any

from app.curtain import Stance
from app.findings import Grounds
from app.games.presenter import Context, present
from app.i18n.text import Text
from app.moments import log_lines, told_now
from app.node import Node, h
from app.screens.across import across_screen
from app.screens.agreed_draw import agreed_draw_screen
from app.screens.cover import cover_screen
from app.screens.error import error_screen
from app.screens.lesson import with_lesson
from app.screens.moment import moment_screen
from app.screens.over import over_screen
from app.screens.parting import parting_screen
from app.screens.play import answers_counted, play_screen
from app.screens.sound import asked_about_sound
from app.screens.speaking import spoken_to
from app.screens.stage import is_still, stage_screen
from app.screens.waiting import waiting_screen, whose_move
from app.screens.watch import watch_screen
from app.screens.why import glowing
from app.sounds import heard_with
from app.table import Table
from engine.core.match import Match

WITHOUT_LESSON = frozenset({"error", "empty", "watch", "log", "replay"})
"""Screens that a lesson has nothing to say about."""

APART = frozenset({"cover", "error", "empty"})
"""Screens without a board. Each has an element of its own."""


def render_table(table: Table) -> Node:
    """The whole screen for the table as it is."""
    text = Text(table.language)
    spoken = ""
    if table.failure is not None:
        name, inside = "error", error_screen(table, table.failure, text)
    elif table.match is None:
        name, inside = "empty", []
    elif table.watching:
        name, inside = "watch", watch_screen(table, text)
    elif table.moment is not None:
        draw = stage_screen if is_staged(table) else moment_screen
        name, inside = table.moment.purpose, draw(table, table.match, table.moment, text)
    elif table.panel == "draw":
        name, inside = "draw", agreed_draw_screen(table, text)
    elif table.match.pending is None:
        name, inside = "over", over_screen(table, table.match, text)
    elif table.curtain.stance is Stance.COVERED:
        name, inside = "cover", cover_screen(table, table.match, text)
    elif table.curtain.stance is Stance.PARTING:
        name, inside = "parting", parting_screen(table, table.match, text)
    elif table.curtain.stance is Stance.WAITING:
        name, inside = "waiting", waiting(table, table.match, text)
        spoken = spoken_while_waiting(table, table.match, text)
    else:
        name, inside = "play", in_play(table, table.match, text)
        spoken = news(table, table.match, text)
    if table.match is not None and name not in WITHOUT_LESSON:
        inside = with_lesson(inside, table, table.match, text)
    return root(table, name, inside, spoken)


def rehearse_table(table: Table) -> Node:
    """The table as it will look when the cover is lifted, without any secret.

    The first look then is a matter of adding a hand: everything else is laid out already.
    """
    assert table.match is not None
    assert table.curtain.seat_shown is None  # nobody is looking: only public things are drawn
    plain = replace(table, selection="", notice=None, unkept="")
    return root(plain, "play", in_play(plain, table.match, Text(table.language)))


def in_play(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """The table in play, passed around or lying still."""
    play = across_screen if table.manner.needs_no_cover else play_screen
    inside = play(table, match, text)
    hinted = table.finding("hint", len(match.choices)) if table.hint else None
    inside = glowing(inside, hinted) if isinstance(hinted, Grounds) else inside
    return asked_about_sound(table, spoken_to(table, inside, text), text)


def waiting(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """A computer's move, at a tablet that is passed around or lies still."""
    wait = across_screen if table.manner.needs_no_cover else waiting_screen
    return spoken_to(table, wait(table, match, text), text)


def root(table: Table, name: str, inside: list[Node | None], spoken: str = "") -> Node:
    """The screen of that name, with what the page has to know about it."""
    states = ["screen", name]
    if name == "cover":
        # The whole cover has the seat's colours.
        states.append(f"seat-{table.curtain.seat}")
    if name == "parting":
        states += ["play", f"of-seat-{table.curtain.seat}"]
    if name == "waiting":
        states += ["play", f"of-seat-{table.curtain.seat}"]
    staged = is_staged(table)
    if staged:
        states.append(f"paced-{table.settings.stage}")
    if (table.moment is not None or table.watching) and not (staged and is_still(table)):
        states += ["play", "looking-back"]
    elif (staged or name in ("play", "waiting")) and table.manner.needs_no_cover:
        states += ["play"] if staged else []
        # Around is across with more edges.
        states += ["across"] if table.seating == "across" else ["across", "around"]
    if table.learning is not None and name not in WITHOUT_LESSON:
        states += ["learning", *(["learned"] if table.learning.is_done else [])]
    is_behind = table.panel and any(node and "sheet" in of_class(node) for node in inside)
    return h(
        "main",
        {
            # The table stays and is patched from screen to screen: what the next one lacks goes.
            "key": name if name in APART else "table",
            "class": " ".join(states),
            "data-screen": name,
            "data-game": table.match.game.name if table.match else None,
            "data-stamp": table.stamp,
            "data-secret": is_secret(table),
            "data-spoken": spoken or None,
            "data-sound": heard_with(table) or None,
        },
        behind_sheet(inside) if is_behind else inside,
    )


def is_staged(table: Table) -> bool:
    """Whether something is played back to everybody."""
    return table.moment is not None and table.moment.scene is not None


def is_secret(table: Table) -> bool:
    """Whether the screen shows something that anybody else at the table must not see."""
    is_shown = table.curtain.is_secret and not is_staged(table)
    return is_shown and table.failure is None and table.solo is None


def of_class(node: Node) -> list[str]:
    """The classes of an element."""
    return node.attributes.get("class", "").split()


def behind_sheet(inside: list[Node | None]) -> list[Node | None]:
    """The screen under a sheet: nothing else is read aloud; a tap beside the sheet closes it."""
    sheets = [node for node in inside if node and "sheet" in of_class(node)]
    others = [
        node and node._replace(attributes={**node.attributes, "inert": ""})
        for node in inside
        if node not in sheets
    ]
    scrim = h("div", {"class": "scrim", "key": "scrim", "data-act": "panel:away"})
    return [*others, scrim, *sheets]


def news(table: Table, match: Match[Any], text: Text) -> str:
    """For screen readers: what the last choice led to, and what is asked now."""
    seat = table.curtain.seat_shown
    moment = ("news", seat, text.language, table.notes)
    return table.views.once(match, moment, lambda: what_is_new(table, match, seat, text))


def spoken_while_waiting(table: Table, match: Match[Any], text: Text) -> str:
    """For screen readers: what a computer has done, or that it thinks."""
    assert table.curtain.seat is not None  # a computer's move is about its seat
    if not table.showing:
        return f"{whose_move(table, table.curtain.seat, text)}."
    lines = told_now(match, text.language, table.curtain.seat_shown)
    return " ".join(f"{line.words}." for line in lines)


def what_is_new(table: Table, match: Match[Any], seat: int | None, text: Text) -> str:
    """The text of the news."""
    presenter = present(Context(table.view(seat), text))
    lines = log_lines(match, presenter.teller, table.notes, seat, since=len(match.choices))
    counted = f"{answers_counted(presenter, text)}." if presenter.view.question else ""
    return " ".join([*(f"{line.words}." for line in lines), presenter.prompt(), counted]).strip()
