"""Parts that the docks of several games share: a hint, verbs, an open pile, a hand by itself."""

from collections.abc import Iterable, Sequence
from typing import Any

from app.cases import about_refusal
from app.games.board import Board
from app.node import Child, Node, h
from app.widgets import button, law_link, token
from engine.core.view import Choice, Refusal

AnyBoard = Board[Any, Any, Any]


def nudge(told: str, more: str = "") -> Node | None:
    """What to tap now, in plain words; None if there is nothing to say."""
    return h("p", {"class": f"nudge {more}".strip(), "key": "nudge"}, told) if told else None


def ending_last(
    choices: Iterable[Choice], ending: Sequence[str]
) -> tuple[list[Choice], list[Choice]]:
    """The verbs of a dock, and those that end the question: they stand bottom right."""
    plain = [choice for choice in choices if choice.id not in ending]
    return plain, [choice for choice in choices if choice.id in ending]


def verb_button(choice: Choice, inside: Child, more: str = "") -> Node:
    """A button for an option."""
    return button(f"choose:{choice.id}", inside, class_=f"verb {more}".strip())


def opener(board: AnyBoard, thing: str, *inside: Child, **attributes: object) -> Node:
    """Opens something in the tray, or closes it again."""
    attributes["aria_expanded"] = "true" if board.selection == thing else "false"
    return button(f"select:{thing}", *inside, **attributes)


def closing(board: AnyBoard, thing: str) -> Node:
    """Closes what lies open in the tray."""
    return button(
        f"select:{thing}",
        "×",
        class_="tool closing",
        aria_label=board.text("close"),
        data_escape=True,
        key="closing",
    )


def open_pile(board: AnyBoard, cards: Sequence[Node], close: Node | None = None) -> Node:
    """A pile of cards to look through."""
    return h(
        "div",
        {"class": "pile-open", "key": "pile-open"},
        cards or h("p", {}, board.text("plain.nothing")),
        close,
    )


def reasons(board: AnyBoard, option: str, kind: str, key: str) -> list[Node]:
    """Why an option cannot be chosen."""
    return [
        h("p", {"class": kind, "key": key}, with_law(board, refusal, in_short=True))
        for refusal in board.view.refused
        if refusal.id == option
    ]


def with_law(board: AnyBoard, refusal: Refusal, *, in_short: bool = False) -> Node:
    """Why something is refused, as the way to the rule; `in_short` does not name the rule."""
    said = board.sentences
    words = said.reason_of(refusal.reason) if in_short else said.refusal(refusal)
    return law_link(about_refusal(refusal.id), words, board.text)


def hand_section(board: AnyBoard, seat: int, kind: str, *inside: Child) -> Node:
    """What a seat holds, under its name."""
    return h(
        "section",
        {"class": kind, "key": f"hand-{seat}"},
        h("h3", {}, token(seat, board.view.game), board.seat_label(seat)),
        *inside,
    )
