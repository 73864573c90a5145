"""Choosing starters, and placing tokens: face down on rooms, or openly in a room just revealed.

Secret parts come from a view that holds them; for everyone else there are backs (cards.py).
"""

from app.games.twister import art
from app.games.twister.board import Board
from app.games.twister.cards import token_pad
from app.node import Child, Node, h
from app.widgets import button
from engine.core.view import Choice
from engine.twister.data import CHARACTERS, IS_PIECE, KIND, SEAT, STARTERS


def deployment(board: Board) -> Child:
    """The cards or tokens that the question is about."""
    match board.kind:
        case "starters" | "remove":
            return [lined_up(board), recruits(board)]
        case "bury":
            return token_pad(board)
        case "place":
            return [placing_hint(board), bag(board)]
    return bag(board)


# Starters ----------------------------------------------------------------------------


def recruits(board: Board) -> Node:
    """The characters that can still be chosen."""
    choices = [choice for choice in board.verbs if choice.id in IS_PIECE]
    return h(
        "ul",
        {"class": "recruits", "key": "recruits"},
        [h("li", {"key": choice.id}, recruit(board, choice)) for choice in choices],
    )


def recruit(board: Board, choice: Choice) -> Node:
    """A character to choose."""
    kind = KIND[choice.id]
    printed = CHARACTERS[kind]
    return button(
        f"choose:{choice.id}",
        art.named(
            board.option_words(choice),
            art.portrait(choice.id),
            h("span", {"class": "name"}, board.sentences.label(kind)),
            h(
                "span",
                {"class": "figures"},
                art.icon("walk"),
                printed.speed,
                art.icon("attack"),
                printed.strength,
            ),
        ),
        class_=f"recruit seat-{SEAT[choice.id]}",
        data_help=kind,
    )


def lined_up(board: Board) -> Node:
    """The starters on their dots, and the dots that are free."""
    chosen = board.player(board.seat)["starters"]
    return h(
        "ol",
        {"class": f"dots seat-{board.seat}", "key": "dots"},
        [
            h(
                "li",
                {"key": dot, "class": "dot filled" if dot < len(chosen) else "dot"},
                [
                    h("span", {"class": "medal"}, art.figure(chosen[dot])),
                    h("span", {"class": "unseen"}, board.name_of(chosen[dot])),
                ]
                if dot < len(chosen)
                else dot + 1,
            )
            for dot in range(STARTERS)
        ],
    )


# Tokens ------------------------------------------------------------------------------


def bag(board: Board) -> Node:
    """The tokens to be placed; the touched one goes next."""
    return h(
        "ul",
        {"class": "bag", "key": "bag"},
        [h("li", {"key": token}, bag_button(board, token)) for token in board.tokens_to_put],
    )


def bag_button(board: Board, token: str) -> Node:
    """A token of the bag."""
    return button(
        board.touch.act(token),
        h("span", {"class": "medal"}, art.figure(token)),
        h("span", {"class": "name"}, board.sentences.label(KIND[token])),
        class_=f"bag-token seat-{SEAT[token]}",
        key="token",
        data_help=KIND[token],
        aria_pressed="true" if token == board.token_to_put else "false",
    )


def placing_hint(board: Board) -> Node | None:
    """Offers a good square for the token, for players who do not want to choose."""
    square = board.suggested
    if not square:
        return None
    choice = board.squares[square]
    return button(
        f"choose:{choice.id}",
        art.icon("leave"),
        h("span", {}, board.say("suggest")),
        class_="deed suggest",
        key="suggest",
        aria_label=board.option_words(choice),
    )
