"""Cards in the dock: action cards, and a pad of combat cards or tokens that lie face down.

The pad is dealt in a fresh order for every choice, so that a finger tells a watcher nothing.
A tap names a place; policy.py finds what lies there. Faces are drawn only from a view that
holds them.
"""

from typing import NamedTuple

from app.games.dock import nudge, with_law
from app.games.twister import art
from app.games.twister.board import DOWN, Board
from app.games.twister.policy import order_of
from app.node import Child, Node, h
from app.widgets import button
from engine.twister.data import ACTION_CARDS, KIND


class Face(NamedTuple):
    """The face of something on the pad: how its options begin, and its picture."""

    option: str
    drawn: Child


def combat_pad(board: Board) -> Node:
    """The combat cards of the seat that is asked, shuffled."""
    player = board.player(board.seat)
    faces = [card_face(value) for value in player["hand"]] if is_mine(board) else []
    return pad(board, "combat-pad", board.say("pad"), player["combat"], faces)


def token_pad(board: Board) -> Node:
    """The tokens of the seat that is asked, shuffled; face up for their owner."""
    player = board.player(board.seat)
    faces = [token_face(board, token) for token in player["bag"]] if is_mine(board) else []
    return pad(board, "token-pad", board.say("pad_tokens"), player["to_place"], faces)


def is_mine(board: Board) -> bool:
    """Whether the seat that is asked is the one that looks."""
    return board.view.player == board.seat


def pad(board: Board, kind: str, label: str, count: int, faces: list[Face]) -> Node:
    """A number of things in their shuffled order; `faces` are all of them, or none."""
    order = order_of(board.chance, board.seat, count)
    return h(
        "ol",
        {"class": f"pad {kind}", "key": "pad", "aria-label": label},
        [
            h("li", {"key": place}, card(board, place, faces[thing] if faces else None))
            for place, thing in enumerate(order)
        ],
    )


def card_face(value: int) -> Face:
    """A combat card with its value."""
    return Face(f"fight:{value}", h("b", {"class": "value"}, value))


def token_face(board: Board, token: str) -> Face:
    """A token with its name."""
    name = h("span", {"class": "name"}, board.sentences.label(KIND[token]))
    return Face(f"put:{token}", [art.figure(token), name])


def card(board: Board, place: int, face: Face | None) -> Node:
    """One place of the pad: its back, or its face for its owner."""
    touched = board.touch.thing == f"{DOWN}{place}"
    name = board.say("pad_place", number=place + 1)
    return button(
        board.touch.act(f"{DOWN}{place}"),
        h("span", {"class": "unseen"}, name),
        h("span", {"class": "face", "data-option": face.option}, face.drawn)
        if face is not None
        else h("span", {"class": "back", "aria-hidden": "true"}, art.card_back(board.seat)),
        class_=f"pad-card seat-{board.seat}{' up' if face is not None else ''}",
        key="card",
        aria_pressed="true" if touched else "false",
    )


def lock(board: Board) -> Node | None:
    """Lays the touched card; before one is touched, says what to do."""
    if not board.touch.thing.startswith(DOWN):
        return nudge(board.say("hint.pad"))
    return button(
        f"choose:{board.touch.thing}",
        h("span", {}, board.say("lock")),
        h("small", {"class": "means"}, board.say("means.lock")),
        class_="verb ending",
        key="lock",
    )


# Action cards ------------------------------------------------------------------------

ACTION_CARD = "action_card"
"""What a long press on one explains."""


def action_cards(board: Board) -> Node:
    """The action cards of the seat that is asked; touching one that is barred says why."""
    return h(
        "div",
        {"class": "action-cards", "key": "cards"},
        [action_card(board, number) for number in ACTION_CARDS],
        barred_reason(board),
    )


def action_card(board: Board, number: int) -> Node:
    """One action card: to be played, barred, or played before."""
    option = f"card:{number}"
    choice = board.option(option)
    face: list[Child] = [
        h("b", {}, number),
        h("span", {"class": "pips"}, [h("i", {"class": "pip", "key": n}) for n in range(number)]),
    ]
    if choice is not None:
        name = board.option_words(choice)
        shape = {"class_": "action-card", "key": number, "data_help": ACTION_CARD}
        return button(f"choose:{option}", art.named(name, face), **shape)
    if number in board.player(board.seat)["cards"]:
        barred = board.say("card_barred", number=number)
        act = board.touch.act(option)
        shape = {"class_": "action-card barred", "key": number, "data_help": ACTION_CARD}
        return button(act, art.named(barred, face), **shape)
    name = board.say("card_played", number=number)
    shape = {"class": "action-card played", "key": number, "data-help": ACTION_CARD}
    return h("span", shape, art.named(name, face))


def barred_reason(board: Board) -> Node:
    """Why an action card cannot be played, once it is touched."""
    refused = board.refused(board.touch.thing)
    why = with_law(board, refused) if refused else None
    # Its place is kept from the start, so that the cards stay where they are.
    shape: dict[str, object] = {
        "class": "reason" if why else "reason none",
        "key": "reason",
        "role": "status",
    }
    return h("p", shape, why or board.say("hint.card"))
