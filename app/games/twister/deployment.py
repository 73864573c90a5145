"""Choosing starters, and placing tokens: face down on rooms, or openly in a room just revealed.

Secret parts come from a view that holds them; for everyone else there are backs (cards.py).
"""

from app.games.dock import nudge
from app.games.twister import art
from app.games.twister.board import DOWN, Board
from app.games.twister.cards import is_mine, token_pad
from app.games.twister.preparing import act_on, act_on_bag, act_on_recruit, on_dots
from app.node import Child, Node, h
from app.widgets import button
from engine.twister.data import CHARACTERS, IS_PIECE, KIND, PIECES, SEAT


def deployment(board: Board) -> Child:
    """The cards or tokens that the question is about."""
    match board.lining_up:
        case "starters" | "remove":
            return [lined_up(board), starters_hint(board), recruits(board)]
        case "bury":
            return [bury_hint(board), token_pad(board)]
        case "place":
            return [placing_hint(board), bag(board)]
    return [moving_hint(board), bag(board)]


def starters_hint(board: Board) -> Node | None:
    """What can be done with a starter that was chosen before."""
    return nudge(board.say("hint.moving")) if board.moving else None


def bury_hint(board: Board) -> Node | None:
    """What to tap to lay a token face down."""
    if board.touch.thing.startswith(DOWN):
        return nudge(board.say("hint.room"))
    return nudge(board.say("hint.plan" if is_mine(board) else "hint.bury"))


def moving_hint(board: Board) -> Node | None:
    """What can be done with a token that was put somewhere before."""
    if board.moving:
        return nudge(board.say("hint.moving"))
    return nudge(board.say("hint.full")) if not board.tokens_to_put else None


# Starters ----------------------------------------------------------------------------


def recruits(board: Board) -> Node:
    """The characters that can still be chosen."""
    offered = {choice.id: board.option_words(choice) for choice in board.verbs}
    waiting = [piece for piece in offered if piece in IS_PIECE]
    if board.lifted:
        dot = board.lined_up.index(board.lifted[0]) + 1
        bag = [token for token in board.player(board.seat)["bag"] if token in IS_PIECE]
        waiting = sorted([*board.lifted, *bag], key=PIECES[board.seat].index)
        offered = {
            piece: board.sentences.say("starters", piece=board.name_of(piece), dot=dot)
            for piece in waiting
        }
    return h(
        "ul",
        {"class": "recruits", "key": "recruits"},
        [h("li", {"key": piece}, recruit(board, piece, offered[piece])) for piece in waiting],
    )


def recruit(board: Board, piece: str, words: str) -> Node:
    """A character to choose."""
    kind = KIND[piece]
    printed = CHARACTERS[kind]
    return button(
        act_on_recruit(board, piece),
        art.named(
            words,
            art.portrait(piece),
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
        class_=f"recruit seat-{SEAT[piece]}",
        data_help=kind,
    )


def lined_up(board: Board) -> Node:
    """The starters on their dots, and the dots that are free; touched, one can be taken back."""
    return h(
        "ol",
        {"class": f"dots seat-{board.seat}", "key": "dots"},
        [
            h(
                "li",
                {
                    "key": dot,
                    "class": "dot filled" if piece else "dot",
                    "data-help": None if piece else "starters",
                },
                on_dot(board, piece) if piece else dot + 1,
            )
            for dot, piece in enumerate(on_dots(board))
        ],
    )


def on_dot(board: Board, piece: str) -> Node:
    """A starter that was chosen."""
    return button(
        act_on(board, piece),
        h("span", {"class": "medal"}, art.figure(piece)),
        h("span", {"class": "unseen"}, board.name_of(piece)),
        class_="on-dot",
        key="starter",
        data_help=KIND[piece],
        aria_pressed="true" if piece == board.touch.thing else "false",
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
        act_on_bag(board, token, board.touch.act(token)),
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
