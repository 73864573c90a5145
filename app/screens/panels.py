"""What can lie over the table: log, menu, rules, gallery, help. One tap or Escape closes them."""

from typing import Any

from app.games.presenter import Presenter
from app.i18n.text import Text
from app.moments import Line, log_lines
from app.node import Child, Node, h
from app.screens.law import code, rule
from app.screens.menu import menu
from app.screens.reader import gallery, help_sheet, rules
from app.screens.why import course, why
from app.table import Table
from app.widgets import button, sign, token
from engine.core.match import Match

RAIL_LINES = 14
"""How many lines fit beside the board; the whole log is one tap away."""


def panel(table: Table, match: Match[Any], presenter: Presenter, text: Text) -> Node | None:
    """The open panel, if one is open."""
    match table.panel:
        case "log":
            return sheet(text("log.title"), log(table, match, presenter, text), text)
        case "menu":
            return sheet(text("menu.title"), menu(table, match, presenter, text), text, "from-left")
        case "rules":
            return sheet(text("rules.title"), rules(table, presenter, text), text, "wide")
        case "gallery":
            return sheet(text("gallery.title"), gallery(table, presenter, text), text, "wide")
        case "legend":
            return sheet(text("legend.title"), legend(presenter, text), text, "wide")
        case "help":
            return sheet(text("help.title"), help_sheet(table, presenter, text), text, "wide")
        case "law":
            return sheet(text("law.rule"), rule(table, presenter, text), text, "wide")
        case "code":
            return sheet(text("law.law"), code(table, text), text, "wide")
        case "why":
            return sheet(text("why.title"), why(table, match, presenter, text), text)
        case "course":
            inside = course(table, match, text)
            return sheet(text("course.title"), inside, text, "wide")
    return None


def sheet(title: str, inside: Child, text: Text, more: str = "") -> Node:
    """A sheet at the right edge, or `from-left`."""
    return h(
        "aside",
        {"class": f"sheet {more}".strip(), "key": "sheet", "aria-label": title},
        h(
            "header",
            {},
            h("h2", {"tabindex": "-1", "data-grab": True}, title),
            button(
                "panel:",
                sign("close"),
                class_="tool",
                aria_label=text("close"),
                data_escape=True,
            ),
        ),
        inside,
    )


def legend(presenter: Presenter, text: Text) -> list[Node | None]:
    """The goal of the game, and what every sign on the board means."""
    goal = presenter.goal()
    return [
        h("p", {"class": "goal-line"}, h("b", {}, text("goal.title")), " ", goal) if goal else None,
        h("p", {"class": "hint"}, text("legend.hint")),
        h(
            "ul",
            {"class": "legend"},
            [
                h(
                    "li",
                    {"key": number},
                    h("span", {"class": "drawing", "aria-hidden": "true"}, meaning.drawing),
                    h("span", {}, h("b", {}, meaning.name), " ", meaning.sentence),
                )
                for number, meaning in enumerate(presenter.legend())
            ],
        ),
    ]


def log(table: Table, match: Match[Any], presenter: Presenter, text: Text) -> list[Node | None]:
    """What the seat that looks has seen happen, newest last; each line leads to its moment."""
    lines = log_lines(match, presenter.teller, table.notes, presenter.view.player)
    if not lines:
        return [h("p", {}, text("log.empty"))]
    return [
        h("p", {"class": "hint"}, text("log.lines", count=len(lines)), ". ", text("log.hint")),
        h(
            "ol",
            # The log is opened at its end, like a conversation.
            {"class": "lines", "data-at-end": len(lines)},
            [
                line_node(match, presenter, line, number, text, why_line(table, match, line, text))
                for number, line in enumerate(lines)
            ],
        ),
    ]


def rail(table: Table, match: Match[Any], presenter: Presenter, text: Text) -> Node:
    """The newest lines of the log beside the board, where the screen is wide enough."""
    # Selecting things adds no line.
    moment = ("rail", presenter.view.player, text.language, table.notes)
    return table.views.once(match, moment, lambda: newest_lines(table, match, presenter, text))


def newest_lines(table: Table, match: Match[Any], presenter: Presenter, text: Text) -> Node:
    """The lines of the rail."""
    # Wording the whole game again at every tap would cost more than drawing it.
    since = max(0, len(match.choices) - RAIL_LINES)
    lines = log_lines(match, presenter.teller, table.notes, presenter.view.player, since)
    # A line keeps its key while newer ones push it down.
    first = {line.at: place for place, line in reversed(list(enumerate(lines)))}
    numbered = [(f"{line.at}-{place - first[line.at]}", line) for place, line in enumerate(lines)]
    return h(
        "aside",
        {"class": "rail", "key": "rail", "aria-label": text("log.title")},
        h("h2", {}, text("log.title")),
        h(
            "ol",
            {"class": "lines", "data-at-end": len(match.choices)},
            [line_node(match, presenter, line, key, text) for key, line in numbered[-RAIL_LINES:]],
        ),
    )


def why_line(table: Table, match: Match[Any], line: Line, text: Text) -> Node | None:
    """Asks why a computer did what a line tells."""
    is_computers = line.seat is not None and table.computer_at(line.seat) is not None
    if not (is_computers and line.leading and line.at > match.begins_at):
        return None
    return button(f"panel:why:{line.at - 1}", text("why.ask"), class_="quiet why-line", key="why")


def line_node(
    match: Match[Any],
    presenter: Presenter,
    line: Line,
    key: object,
    text: Text,
    more: Node | None = None,
) -> Node:
    """A line of the log: a tap leads to its moment, a tap on a name explains what it names.

    What happened under older rules has no moment to go back to.
    """
    # A log that came with a file may name a seat that nobody has.
    seat = line.seat if line.seat in range(len(presenter.view.names)) else None
    about = f" seat-{seat}" if seat is not None else ""
    return h(
        "li",
        {"class": f"line level-{line.level}{about}", "key": key},
        button(f"at:{line.at}", class_="line-open", aria_label=text("log.open"), key="line")
        if line.at >= match.begins_at
        else None,
        token(seat, presenter.view.game) if line.level and seat is not None else None,
        h("span", {"class": "words", "key": "words"}, with_names(presenter, line)),
        more,
    )


def with_names(presenter: Presenter, line: Line) -> list[Child]:
    """The words of a line, with what help can explain as something to tap."""
    parts: list[Child] = [line.words]
    for name, thing in line.named:
        rest = parts[-1]
        if not isinstance(rest, str) or name not in rest or not presenter.is_explained(thing):
            continue
        before, after = rest.split(name, 1)
        called = button(f"help:{thing}", name, class_="named", key=f"help-{thing}-{len(parts)}")
        parts[-1:] = [before, called, after]
    return [part for part in parts if part]
