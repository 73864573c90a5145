"""The cover: names the next seat and waits for it. Nothing here depends on a secret.

Besides the seat it shows why somebody has to look, and what everyone has seen happen since that
seat last looked. What can be answered without a look can be answered here, in the same words for
everyone.
"""

from typing import Any

from app.games.presenter import Context, present
from app.games.sentences import sentences_of
from app.i18n.names import SeatName
from app.i18n.text import Text
from app.moments import Line, news_for
from app.node import Node, h
from app.screens.sound import sound_question
from app.sounds import is_asked_on_cover
from app.table import Table
from app.widgets import button, messages, picture, shortcut, token
from engine.core.match import Match

FIRST_TURNS = 2
"""The first turns have a hint: one for each side."""
NEWS_LINES = 3
"""How many lines of news stand on the cover; the recap has them all."""
BY_ITSELF = ("idle", "away")
"""What covers a table although nobody wanted it covered."""
PICTURE = 160
"""The size of a cover's picture, in pixels of the drawing."""


def cover_screen(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """Whom to pass the tablet to, and a button for them."""
    seat = table.curtain.seat
    assert seat is not None  # after the end there is no cover
    name = table.seat_name(seat, text)
    turned = " turned" if table.is_turned else ""
    told = news(table, match, seat)
    return [
        messages(table.notices, text),
        h(
            "section",
            {"class": f"cover-card seat-{seat}{turned}", "key": "card"},
            h(
                "div",
                {"class": "who-next", "key": "who"},
                h("div", {"class": "crest", "key": "crest"}, crest(table, match, seat)),
                h(
                    "h1",
                    {},
                    h("small", {}, text(f"cover.{invitation(table)}")),
                    " ",
                    h("span", {"class": "name"}, name.label),
                    h("span", {"class": "role"}, name.role) if name.role else None,
                ),
            ),
            h(
                "div",
                {"class": "what-next", "key": "what"},
                reason(table, match, text),
                button("reveal", text("cover.ready", name=name), class_="primary", data_focus=True),
                privacy(table, name, text),
                told,
                newcomer(table, text) or quiet_question(table, text),
                unlooked(table, match, text, recap=told is not None),
            ),
        ),
        button("leave", text("menu.lobby"), class_="quiet to-lobby"),
    ]


def invitation(table: Table) -> str:
    """What the cover says above the name; it asks nobody to pass a tablet to whoever has it."""
    keeps = table.holder == table.curtain.seat
    if table.closed_by and (keeps or table.manner.lies_still):
        return table.closed_by
    if table.manner.lies_still:
        return "turn"
    return "keep" if keeps else "pass"


def unlooked(table: Table, match: Match[Any], text: Text, *, recap: bool) -> Node:
    """What can be done without taking the tablet over."""
    return h(
        "div",
        {"class": "row unlooked", "key": "unlooked"},
        blind_answers(table, match, text),
        button("recap", text("cover.recap"), class_="quiet", **shortcut(table.settings, "r"))
        if recap and table.settings.recap == "off"
        else None,
    )


def crest(table: Table, match: Match[Any], seat: int) -> list[Node | None]:
    """The seat's picture, if the game has one, and its sign."""
    art = table.policy.cover_art(match.view(None), seat)
    drawn = picture(table.game, art, "cover-art", PICTURE, PICTURE) if art else None
    return [drawn, token(seat, table.game)]


def reason(table: Table, match: Match[Any], text: Text) -> Node | None:
    """Why the cover is there, where the course of play does not say it."""
    words = text(f"cover.closed.{table.closed_by}") if table.closed_by in BY_ITSELF else ""
    if not words and match.pending is not None:
        message = table.policy.cover_reason(match.pending, match.view(None))
        if message is not None:
            sentences = sentences_of(match.view(None), table.language)
            words = sentences.say(f"cover.{message.key}", **sentences.arguments(message.args))
    return h("p", {"class": "cover-reason", "key": "reason"}, words) if words else None


def news(table: Table, match: Match[Any], seat: int) -> Node | None:
    """The last of what everyone saw happen since that seat looked; None if nothing did."""
    lines = news_for(match, table.language, table.notes, table.last_seen[seat])
    if not lines:
        return None
    # What happens in every turn gives way to what the players did.
    lines = [line for line in lines if not line.minor] or lines
    return h(
        "ul",
        {"class": "news", "key": "news"},
        [h("li", {}, line.words) for line in headlines(lines)],
    )


def headlines(lines: list[Line]) -> list[Line]:
    """The last of these lines, and whatever comes last: what somebody did with the turn."""
    last, before = lines[-NEWS_LINES:], lines[:-NEWS_LINES]
    missed = [line for line in before if line.leading]
    if missed and not any(line.leading for line in last):
        return [missed[-1], *last[1:]]
    return last


def privacy(table: Table, name: SeatName, text: Text) -> list[Node]:
    """How hands are kept secret here; for those who hear the screen, a warning as well."""
    if table.manner.face_down:
        return [h("p", {"class": "hint"}, text("cover.down"))]
    return [
        h("p", {"class": "hint"}, text("cover.private", name=name)),
        h("p", {"class": "aloud unseen"}, text("cover.aloud")),
    ]


def newcomer(table: Table, text: Text) -> Node | None:
    """The goal and a hint for a player's first turn, until somebody dismisses them.

    It is said here because anywhere else it would lie over something.
    """
    if table.turn >= FIRST_TURNS or table.settings.hint != "new":
        return None
    assert table.match is not None  # a cover hides a game
    goal = present(Context(table.view(None), text)).goal(table.curtain.seat)
    return h(
        "div",
        {"class": "newcomer", "key": "newcomer"},
        h(
            "p",
            {},
            h("b", {}, text("goal.title"), ": ", goal, h("br", {})) if goal else None,
            text("hint.first"),
        ),
        button("set:hint:seen", text("hint.done"), class_="quiet"),
    )


def quiet_question(table: Table, text: Text) -> Node | None:
    """Whether there shall be sound, once on a device: nobody decides anything on a cover."""
    return sound_question(text) if is_asked_on_cover(table) else None


def blind_answers(table: Table, match: Match[Any], text: Text) -> list[Node]:
    """The answers that can be given without taking the tablet over."""
    asked = match.pending
    # The only person at a table may have to take it while a computer is asked.
    is_theirs = asked is not None and asked.player == table.curtain.seat
    options = table.policy.blind_answers(asked) if asked is not None and is_theirs else []
    return [blind_answer(table, match, option, text) for option in options]


def blind_answer(table: Table, match: Match[Any], option: str, text: Text) -> Node:
    """An answer that needs no look, in the same words for everyone.

    It asks back, and what lies under the same finger then is *No*.
    """
    key = f"{match.game.name}.unlooked.{option}"
    asked_back = table.selection == option
    words = text("cover.blind.no" if asked_back else key)
    sure = button(f"choose:{option}", text(f"{key}.sure"), class_="sure", key="sure")
    return h(
        "div",
        {"class": "blind", "key": f"blind-{option}"},
        button(f"select:{option}", words, class_="" if asked_back else "quiet", key="first"),
        sure if asked_back else None,
    )
