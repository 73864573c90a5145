"""The squares as buttons: where the touched piece can go and for how much, and why not.

They lie over the floor and under the pieces. Every square of an open room and of the lines is
one, so that touching it says what it is; only those that do something are in the tab order.
"""

from collections.abc import Iterator
from functools import lru_cache

from app.games.twister import art
from app.games.twister.board import Board, verb_of
from app.games.twister.piece import place_words
from app.games.twister.places import line_of, place_of, squares_of
from app.games.twister.preparing import dot_squares
from app.node import Child, Node, h
from engine.twister.board import HEIGHT, SLOTS, WIDTH
from engine.twister.data import TERRAINS

SIGNS = {"jump": "jump", "swim": "swim", "fly": "fly", "throw": "give"}
"""Verb -> the sign on a square that it leads to; walking needs none."""


def squares(board: Board) -> list[Node]:
    """Every square that can be seen."""
    # While a room is shown as it would lie, its squares are not where they seem to be. During a
    # peek only the room in question is shown.
    if board.turning >= 0 or board.kind == "peek":
        return []
    taken = {facts["square"] for facts in board.table["tokens"].values()} | {*dot_squares(board)}
    dead = set(board.table["magic_dead"])
    special = {*board.squares, *board.points, board.touch.aim}
    before, after = bare_act(board)
    made = []
    for square, ground in grounds(board):
        thing = help_for(board.terrain(square))
        if square in special:
            made.append(square_button(board, square, ground, square in taken, square in dead))
        elif square in taken:
            made.append(taken_square(square, square in dead))
        else:
            made.append(bare_square(square, square in dead, before, after, ground, thing))
    return made


def grounds(board: Board) -> Iterator[tuple[str, str]]:
    """Every square that can be seen, with what it is made of."""
    for seat, x in enumerate((0, WIDTH - 1)):
        line = board.say("line", name=board.seat_name(seat))
        for y in range(HEIGHT):
            yield f"{x}.{y}", line
    for slot in range(SLOTS):
        facts = board.slot(slot)
        if facts["open"]:
            for square, letter in zip(squares_of(slot), "".join(facts["rows"]), strict=True):
                yield square, board.ground_names[letter]


def help_for(letter: str) -> str:
    """What a long press on a square explains: its ground, or a starting line."""
    return TERRAINS.get(letter, "line")


def bare_act(board: Board) -> tuple[str, str]:
    """The intent of a tap on a square that leads nowhere: the texts before and after its name."""
    name = "?"
    act = board.touch.act(board.piece, name) if board.piece else board.touch.act(name)
    before, _, after = act.partition(name)
    return before, after


def square_button(board: Board, square: str, ground: str, taken: bool, dead: bool) -> Node:
    """A square that can be chosen, is within reach, or is aimed at."""
    choice = board.squares.get(square)
    points = board.ap_of(square)
    states = ["square", place_of(square)]
    states += ["dead"] if dead else []
    states += ["way", f"by-{verb_of(choice)}"] if choice else []
    states += [f"ap-{min(points, 5)}"] if points is not None else []
    states += ["exit"] if choice and is_exit(board, square) else []
    states += ["aimed"] if square == board.touch.aim else []
    states += ["suggested"] if choice and square == board.suggested else []
    shape = {"class": " ".join(states), "key": square}
    if taken:
        # A square under a token is touched through the token.
        return h("span", {**shape, "aria-hidden": "true"})
    what = board.option_words(choice) if choice else ground
    return h(
        "button",
        {
            "type": "button",
            **shape,
            "data-act": act_of(board, square),
            "aria-label": f"{what}, {place_words(square)}",
            "tabindex": None if choice else "-1",
            "data-help": help_for(board.terrain(square)),
        },
        inside(board, square, points),
    )


@lru_cache(2_048)
def bare_square(square: str, dead: bool, before: str, after: str, ground: str, thing: str) -> Node:
    """A square without any meaning now: most of them, most of the time."""
    told = {
        "data-act": f"{before}{square}{after}",
        "aria-label": f"{ground}, {place_words(square)}",
        "tabindex": "-1",
        "data-help": thing,
    }
    return h("button", {"type": "button", **bare_shape(square, dead), **told})


@lru_cache(512)
def taken_square(square: str, dead: bool) -> Node:
    """A square under a token, to which nothing leads."""
    return h("span", {**bare_shape(square, dead), "aria-hidden": "true"})


def bare_shape(square: str, dead: bool) -> dict[str, object]:
    """What a square without any state looks like."""
    return {"class": f"square {place_of(square)}{' dead' if dead else ''}", "key": square}


def is_exit(board: Board, square: str) -> bool:
    """Whether going there leaves the dungeon."""
    seat = line_of(square)
    return seat >= 0 and board.piece != "" and board.token(board.piece)["color"] == 1 - seat


def act_of(board: Board, square: str) -> str:
    """What a tap on a square means: go there, or explain why not, or what it is."""
    choice = board.squares.get(square)
    if choice is not None:
        return f"choose:{choice.id}"
    aim = "" if board.touch.aim == square else square
    if board.piece:
        return board.touch.act(board.piece, aim)
    return board.touch.act(square)


def inside(board: Board, square: str, points: int | None) -> Child:
    """The action points that a square costs, and how it is reached."""
    choice = board.squares.get(square)
    if choice is None:
        return h("small", {"class": "far"}, points) if points is not None else None
    if board.kind == "place":
        return h("i", {"class": "spot"})
    sign = SIGNS.get(verb_of(choice).partition("_")[0])
    exit_sign = art.icon("exit") if is_exit(board, square) else None
    return [exit_sign or (art.icon(sign) if sign else None), h("b", {}, points)]
