"""What a side prepares in secret, on the board: starters on their dots, tokens on their rooms.

Everything can be put elsewhere by taps until it is confirmed: touch a token, then its new place
or another token; a second tap takes it back. Only its own side sees any of it.
"""

from app.games.twister import art
from app.games.twister.board import DOWN, PLACING, Board
from app.games.twister.places import dot_square, place_of
from app.games.twister.touch import leaving_out
from app.node import Child, Node, h
from app.widgets import button
from engine.twister.board import CAPACITY
from engine.twister.data import IS_PIECE, KIND, ROLES, SEAT, STARTERS

HIDDEN = "hidden_token"
"""What a long press on a room that is filled explains."""

# Starters --------------------------------------------------------------------------------


def dot_squares(board: Board) -> list[str]:
    """The squares of the dots, while one's starters are chosen."""
    return [dot_square(board.seat, dot) for dot in range(STARTERS)] if board.is_preparing else []


def on_dots(board: Board) -> list[str]:
    """The starter on each dot; "" where it is free."""
    chosen = ["" if piece in board.lifted else piece for piece in board.lined_up]
    return [*chosen, *[""] * (STARTERS - len(chosen))]


def lined_up(board: Board) -> list[Node]:
    """The starters on their dots, and the numbers of the dots that are free."""
    squares = dot_squares(board)
    return [
        starter(board, piece, square) if piece else free_dot(board, dot, square)
        for dot, (piece, square) in enumerate(zip(on_dots(board), squares, strict=False))
    ]


def free_dot(board: Board, dot: int, square: str) -> Node:
    """A dot that waits for its starter; a touched one can go where another was taken back."""
    number = h("b", {"class": "dot-number", "data-help": "starters"}, dot + 1)
    inside = number
    if dot < len(board.lined_up) and board.moving in board.lined_up:
        inside = button(
            f"rearrange:{board.moving}:{board.lined_up[dot]}",
            art.named(
                board.sentences.say("starters", piece=board.name_of(board.moving), dot=dot + 1),
                number,
            ),
            class_="token-button",
            key="button",
        )
    return h("div", {"class": f"stand {place_of(square)}", "key": f"dot-{dot}"}, inside)


def starter(board: Board, piece: str, square: str) -> Node:
    """A starter on its dot."""
    touched = " touched" if piece == board.touch.thing else ""
    return h(
        "div",
        {
            "class": f"stand character {place_of(square)} seat-{SEAT[piece]}{touched}",
            "key": piece,
            "data-move": piece,
        },
        button(
            act_on(board, piece),
            h("span", {"class": "unseen"}, board.name_of(piece)),
            h("span", {"class": "disc", "aria-hidden": "true"}, art.figure(piece)),
            class_="token-button",
            key="button",
            data_help=KIND[piece],
            aria_pressed="true" if touched else "false",
        ),
    )


# Taps ------------------------------------------------------------------------------------


def act_on(board: Board, token: str) -> str:
    """What a tap on a starter or a planned token means: touch it, take it back, or swap."""
    moving = board.moving
    if moving == token:
        return taking_back(board, token)
    if moving and may_swap(board, moving, token):
        return f"rearrange:{moving}:{token}"
    return board.touch.act(token, leaving_out(board.lifted))


def taking_back(board: Board, token: str) -> str:
    """The intent that takes a touched token back; a starter's dot waits for another.

    Only the last starter is taken back by the rules. Where others stand behind it, or tokens are
    planned, it goes as soon as somebody takes its place: so everybody else stays.
    """
    is_last = board.kind == "starters" and token == board.lined_up[-1]
    if token in board.planned or is_last:
        return f"rearrange:back:{token}"
    return board.touch.act("", leaving_out([*board.lifted, token]))


def act_on_recruit(board: Board, piece: str) -> str:
    """What a tap on a character to choose means: it fills the first dot that is free."""
    if piece in board.lifted:
        return board.touch.act("", leaving_out(other for other in board.lifted if other != piece))
    if board.lifted and not board.moving:
        return f"rearrange:{board.lifted[0]}:{piece}"
    return act_on_bag(board, piece, f"choose:{piece}")


def act_on_bag(board: Board, token: str, otherwise: str) -> str:
    """What a tap on a token of the bag means: it takes the place of a touched starter."""
    moving = board.moving
    if moving in board.lined_up and token in IS_PIECE:
        return f"rearrange:{moving}:{token}"
    return otherwise


def may_swap(board: Board, one: str, other: str) -> bool:
    """Whether two tokens can change places: only characters stand on the line."""
    on_line = {one, other} & set(board.lined_up)
    return not on_line or {one, other} <= set(IS_PIECE)


# Rooms -----------------------------------------------------------------------------------


def room_to_fill(board: Board, slot: int) -> Node | None:
    """A room that lies face down while tokens are put on it: all of it takes one."""
    if board.kind not in PLACING:
        return None
    here = [token for token, there in board.planned.items() if there == slot]
    load = sum(board.slot(slot)["hidden"]) + len(here)
    put = put_button(board, slot, load)
    attributes: dict[str, object] = {"class": "room-load", "key": "load", "data-help": HIDDEN}
    tokens = [h("li", {"key": token}, planned_token(board, token)) for token in here]
    return h(
        "div",
        {"class": f"room-acts filling slot-{slot}", "key": f"acts-{slot}"},
        put or h("div", attributes, room_load(board, slot, load)),
        h("ul", {"class": "planned", "key": "planned"}, tokens) if tokens else None,
    )


def room_load(board: Board, slot: int, load: int) -> list[Child]:
    """How many tokens lie on a room, and how many it holds."""
    backs = [
        h("span", {"class": f"back seat-{seat}", "key": f"{seat}-{number}"}, art.face_down())
        for seat, count in enumerate(board.slot(slot)["hidden"])
        for number in range(count)
    ]
    return [
        h("span", {"class": "backs", "key": "backs", "data-fact": "buried"}, backs)
        if backs
        else None,
        h("span", {"class": "load", "key": "count"}, f"{load}/{CAPACITY[slot]}"),
    ]


def put_button(board: Board, slot: int, load: int) -> Node | None:
    """Puts the touched token on this room; None if it cannot go there."""
    token, moving = board.token_to_put, board.moving
    room_left = CAPACITY[slot] - load
    if moving in board.planned:
        if room_left <= 0 or board.planned[moving] == slot:
            return None
        act, name = f"rearrange:{moving}:{slot}", board.say("put_down", slot=slot + 1)
    elif token and board.kind == "plan":
        choice = board.option(f"put:{token}:{slot}")
        if choice is None:
            return None
        act, name = f"choose:{choice.id}", board.option_words(choice)
    elif board.touch.thing.startswith(DOWN) and room_left > 0:
        act = f"choose:{board.touch.thing}:{slot}"
        name = board.say("put_down", slot=slot + 1)
    else:
        return None
    drawn = [art.icon("leave"), room_load(board, slot, load)]
    inside = art.named(name, drawn)
    return button(act, inside, class_="room-act put", key="put", data_help=HIDDEN)


def planned_token(board: Board, token: str) -> Node:
    """A token that is planned for a room."""
    return button(
        act_on(board, token),
        h("span", {"class": "unseen"}, board.name_of(token)),
        h(
            "span",
            {"class": f"back known seat-{ROLES.index(token.split('_')[0])}", "aria-hidden": "true"},
            art.figure(token),
        ),
        class_="planned-token",
        key="token",
        data_help=KIND[token],
        aria_pressed="true" if token == board.touch.thing else "false",
    )
