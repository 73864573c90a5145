"""The table in play: bar, board, dock, and a panel over it when one is open."""

from typing import Any

from app.curtain import Stance
from app.games.presenter import Context, Presenter, present
from app.i18n.text import Text
from app.moments import events_at
from app.node import Node, h
from app.screens.panels import panel, rail
from app.screens.sound import sound_tool
from app.screens.why import hint_button, hint_card
from app.settings import CHOICES
from app.table import Table
from app.widgets import button, messages, shortcut, sign, token
from engine.core.match import Match

PEEK_MILLISECONDS = 6_000
"""How long a hand that was tapped stays up."""
TURN = "turn"
"""What opens a turn, as an event."""
ASKED_LINES = 2
"""How many lines of what has just happened stand beside a question to another player."""


def play_screen(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """What the seat that looks may see; in the open, what everyone may see."""
    seat = table.curtain.seat_shown
    presenter = present(
        Context(
            table.open_view() if seat is None else table.view(seat),
            text,
            table.selection,
            bottom=bottom_seat(table),
            picture=table.picture,
            events=tuple(events_at(match, seat, len(match.choices))),
            chance=table.chance,
            began=table.began,
            variants=match.setup.options,
            barred=table.barred,
        )
    )
    return [
        bar(table, match, presenter, text),
        messages(table.notices, text),
        question_first(presenter, text),
        presenter.render_board(),
        dock(table, presenter, text),
        hint_card(table, presenter, text),
        rail(table, match, presenter, text) if table.panel != "log" else None,
        panel(table, match, presenter, text),
    ]


def question_first(presenter: Presenter, text: Text) -> Node | None:
    """The question for those who hear the screen: answers on the board come before the dock."""
    if presenter.view.question is None:
        return None
    words = f"{presenter.prompt()} {answers_counted(presenter, text)}."
    return h("p", {"class": "unseen", "key": "question"}, words)


def answers_counted(presenter: Presenter, text: Text) -> str:
    """How many answers there are, on the board and below it."""
    assert presenter.view.question is not None  # whoever counts has looked
    return text("table.answers", count=len(presenter.view.question.choices))


def bottom_seat(table: Table) -> int:
    """The seat at the bottom of the board: the player's own, unless the tablet lies still."""
    if table.manner.lies_still:
        return 0
    if table.solo is not None:
        return table.solo
    public = (Stance.ASKING, Stance.WAITING)
    seat = table.curtain.seat if table.curtain.stance not in public else None
    # A question in the open leaves the tablet with the player whose turn it is.
    return table.active if seat is None else seat


def bar(table: Table, match: Match[Any], presenter: Presenter, text: Text) -> Node:
    """Menu, whose turn it is, how the game stands, undo, log, rules."""
    decision = match.pending
    barrier = table.barred
    if decision is None:
        title: list[Node | str | None] = [text("bar.over")]
    else:
        waits = table.curtain.stance is Stance.WAITING and table.curtain.seat is not None
        player = table.curtain.seat if waits else decision.player
        assert player is not None  # somebody decides
        key = "bar.turn" if player == presenter.view.active else "bar.asked"
        if waits and not table.showing and not table.is_held:
            key = "computer.thinks"
        seat_name = table.seat_name(player, text)
        # A typed name may be too long for the bar; it is whole in the menu.
        typed = "yes" if seat_name.role else None
        name = h("span", {"data-typed": typed}, text(key, name=seat_name))
        # "Thinks" takes the place of the role.
        thinks = key == "computer.thinks"
        is_told = seat_name.role and not thinks
        role = h("small", {"class": "role"}, seat_name.role) if is_told else None
        title = [token(player, match.game.name), name, role]
    undo = text("bar.undo")
    # Sighted players read the reason when they tap it.
    undo_name = f"{undo}. {text(barrier)}" if barrier else undo
    return h(
        "header",
        {"class": "bar", "key": "bar"},
        tool(table, "panel:menu", "menu", text("bar.menu"), "m"),
        h("h1", {}, title),
        presenter.status(),
        turn_chip(presenter, text),
        tool(table, "undo", "undo", undo_name, "u", " barred" if barrier else ""),
        tool(table, "panel:log", "log", text("bar.log"), "l"),
        tool(table, "panel:rules", "rules", text("bar.rules"), "h"),
        tool(table, "panel:legend", "legend", text("legend.short"), "s", " legend-tool")
        if presenter.legend()
        else None,
        sound_tool(table, text),
        size_tool(table, text),
    )


def size_tool(table: Table, text: Text) -> Node:
    """Changes to the next text size, in turn; small screens have it only in the menu."""
    sizes = CHOICES["size"]
    larger = sizes[(sizes.index(table.settings.size) + 1) % len(sizes)]
    name = text(f"size.{larger}")
    return button(
        f"set:size:{larger}",
        sign("size"),
        class_="tool size",
        key="size",
        aria_label=name,
        title=name,
    )


def turn_chip(presenter: Presenter, text: Text) -> Node:
    """The number of the turn; touching it explains the phase, if the game has phases."""
    words = presenter.turn_words()
    phase = presenter.phase()
    if not phase:
        return h("span", {"class": "turn", "key": "turn"}, words)
    return button(f"help:{phase}", words, class_="turn", key="turn", title=text("help.title"))


def tool(table: Table, act: str, drawing: str, name: str, letter: str, more: str = "") -> Node:
    """A button of the bar."""
    return button(
        act,
        sign(drawing),
        class_=f"tool{more}",
        aria_label=name,
        title=name,
        **shortcut(table.settings, letter),
    )


def dock(table: Table, presenter: Presenter, text: Text) -> Node:
    """The question and its answers, turned to the seat that is asked."""
    seat = table.curtain.seat
    asking = table.curtain.stance is Stance.ASKING
    down = table.curtain.stance is Stance.DOWN
    return h(
        "section",
        {
            "class": f"dock seat-{seat}{' turned' if table.is_turned else ''}",
            "key": "dock",
            "aria-label": presenter.prompt(),
        },
        h("h2", {"tabindex": "-1", "data-focus": True}, presenter.prompt()),
        goal(table, presenter, text),
        why_asked(table, presenter, text) if asking or is_in_between(table) else None,
        hint_button(table, text),
        presenter.answers(),
        peek_button(table, seat, text) if down and seat is not None else None,
        asked_first(table, presenter, text) if asking else None,
    )


def is_in_between(table: Table) -> bool:
    """Whether the only person at the table is asked in a computer's turn."""
    return table.solo is not None and table.active != table.solo


def asked_first(table: Table, presenter: Presenter, text: Text) -> Node:
    """What somebody who is asked in the open may want before they answer."""
    recap = button(
        "recap",
        sign("turn-back"),
        h("span", {}, text("cover.recap")),
        class_="quiet",
        aria_label=text("cover.recap"),
        title=text("cover.recap"),
        **shortcut(table.settings, "r"),
    )
    look = button("look", text("table.look"), class_="quiet")
    begins = table.policy.plays_open and begins_turn(table, presenter)
    return h("div", {"class": "row", "key": "asked"}, recap if begins else None, look)


def begins_turn(table: Table, presenter: Presenter) -> bool:
    """Whether the last choice led to a new turn, other than the first: it can be looked back on."""
    return table.turn > 1 and any(event.kind == TURN for event in presenter.context.events)


def goal(table: Table, presenter: Presenter, text: Text) -> Node | None:
    """What one wants in this game, beside the question until somebody closes it."""
    words = presenter.goal()
    if not words or table.settings.goal != "on":
        return None
    return h(
        "p",
        {"class": "goal", "key": "goal"},
        h("b", {}, text("goal.title")),
        " ",
        words,
        button("set:goal:off", sign("close"), class_="tool", aria_label=text("goal.close")),
    )


def why_asked(table: Table, presenter: Presenter, text: Text) -> Node | None:
    """Whose turn it is and what has just happened, for a player who is asked in between."""
    view = presenter.view
    if table.curtain.seat == view.active:
        return None if table.policy.plays_open else h("p", {"class": "hint"}, text("table.open"))
    told = [line for line in map(presenter.teller.line, presenter.context.events) if line]
    turn = text("asked.turn", name=table.seat_name(view.active, text))
    lines = [f"{line}." for line in told[-ASKED_LINES:]]
    words = " ".join([turn, *lines])
    return h("p", {"class": "why-asked", "key": "why-asked"}, token(view.active, view.game), words)


def peek_button(table: Table, seat: int, text: Text) -> Node:
    """Shows the hand while it is held down, or for a while after a tap; keyboard: space."""
    peeking = table.curtain.peeker == seat
    keys = {"data_key": " ", "aria_keyshortcuts": "Space"} if table.settings.keys == "on" else {}
    return button(
        f"peek:{seat}",
        sign("eye"),
        h("span", {}, text("peek.hide" if peeking else "peek.show")),
        " ",
        None if peeking else h("small", {}, text("peek.how")),
        class_="peek",
        aria_pressed="true" if peeking else "false",
        data_hold=f"peek:{seat}",
        # The script does not count the time while a finger holds it.
        data_after=PEEK_MILLISECONDS if peeking else None,
        **keys if seat == table.curtain.seat else {},
    )
