"""The dungeon: eight rooms and two starting lines, with everything on it in layers.

From below: floors, squares, the lines to the exits, pieces, what can be done with rooms, and
the banner. Places are classes (places.py).
"""

from functools import cache

from app.games.twister import art
from app.games.twister.banner import passing
from app.games.twister.board import FLOOR, PLACING, Board, verb_of
from app.games.twister.piece import spin_of, stands
from app.games.twister.places import point, squares_of
from app.games.twister.pointing import lid, pointed, shift_of, states_of, turn_marks
from app.games.twister.preparing import lined_up, room_to_fill
from app.games.twister.room import floor, image
from app.games.twister.sentences import square_name
from app.games.twister.square import squares
from app.node import Node, h
from app.widgets import button, token
from engine.core.view import Choice
from engine.twister.board import HEIGHT, SLOTS, WIDTH
from engine.twister.data import DOTS, GEAR, ROLES

TILE = 50


def dungeon(board: Board) -> Node:
    """The whole board."""
    states = ["dungeon", f"in-{board.table['phase']}"]
    states += ["bare"] if board.touch.thing == FLOOR else []
    states += ["aiming"] if board.piece and board.by_piece.get(board.piece) else []
    states += ["zoomed", f"zoom-{board.touch.room}"] if board.touch.room else []
    states += ["turning"] if board.turning >= 0 else []
    states += ["pointing"] if pointed(board) else []
    return h(
        "div",
        {"class": " ".join(states), "key": "dungeon"},
        h(
            "div",
            {"class": "map", "key": "map"},
            [starting_line(seat) for seat in range(2)],
            [room(board, slot) for slot in range(SLOTS)],
            h("div", {"class": "squares", "key": "squares"}, squares(board)),
            [exit_sign(seat, board.say("exit_sign")) for seat in range(2)],
            [
                room_number(slot, board.slot(slot)["open"])
                for slot in range(SLOTS)
                if board.touch.room in ("", str(slot))
            ],
            ways_out(board),
            h("div", {"class": "stands", "key": "stands"}, lined_up(board), stands(board)),
            [overlay for slot in range(SLOTS) if (overlay := room_acts(board, slot)) is not None],
            [door(board, slot) for slot in range(SLOTS)] if board.kind != "peek" else None,
        ),
        axis(board, "columns", [square_name(f"{x}.0")[0] for x in range(WIDTH)]),
        axis(board, "rows", [square_name(f"0.{y}")[1:] for y in range(HEIGHT)]),
        passing(board),
    )


# Names of places -----------------------------------------------------------------------


def axis(board: Board, kind: str, names: list[str]) -> Node:
    """The letters or the numbers along an edge, as the log names squares by them.

    A small screen that looks at a room has those of the room.
    """
    near = squares_of(int(board.touch.room)) if board.touch.room else ()
    shown = {point(square)[kind == "rows"] for square in near} or set(range(len(names)))
    return h(
        "div",
        {"class": f"axis {kind}", "key": kind, "aria-hidden": "true"},
        [
            h("span", {"key": name}, name if place in shown else None)
            for place, name in enumerate(names)
        ],
    )


@cache
def room_number(slot: int, is_open: bool) -> Node:
    """The number by which a room is called."""
    state = "open" if is_open else "closed"
    return h(
        "b",
        {
            "class": f"room-number {state} slot-{slot}",
            "key": f"number-{slot}",
            "aria-hidden": "true",
        },
        slot + 1,
    )


@cache
def exit_sign(seat: int, words: str) -> Node:
    """Says on the far line that a side's characters leave the dungeon there."""
    return h(
        "p",
        {
            "class": f"exit-sign seat-{seat} on-line-{1 - seat}",
            "key": f"exit-{seat}",
            "aria-hidden": "true",
        },
        token(seat, "twister"),
        words,
    )


# Starting lines ------------------------------------------------------------------------


@cache
def starting_line(seat: int) -> Node:
    """A starting line with the four dots on which a side begins."""
    color = ROLES[seat]
    return h(
        "svg",
        {
            "class": f"start-line line-{seat}",
            "key": f"line-{seat}",
            "viewBox": f"0 0 {TILE} {TILE * HEIGHT}",
            "aria-hidden": "true",
        },
        [
            image(f"line-{color}-dot" if y in DOTS else f"line-{color}", 0, y * TILE, TILE, TILE)
            for y in range(HEIGHT)
        ],
    )


# Rooms -------------------------------------------------------------------------------


def room(board: Board, slot: int) -> Node:
    """A slot with its room, open or face down."""
    facts = board.slot(slot)
    spin = spin_of(board, slot)
    states = ["room", f"slot-{slot}", *(part for part in spin if not part.startswith("slot-"))]
    states += states_of(board, slot)
    if not facts["open"] and not facts["rows"]:
        states += ["down"]
        return h(
            "div",
            {"class": " ".join(states), "key": f"down-{slot}", "data-help": "closed_room"},
            art.picture("room-back", "room-back", 250, 250),
            # While tokens are put on it, they are drawn with its button.
            buried(board, slot) if board.kind not in PLACING else None,
        )
    turn = facts["turn"] + (facts["direction"] if slot == board.turning else 0)
    states += [f"turn-{turn % 4}", f"pair-{facts['pair']}"]
    states += ["antimagic"] if facts["antimagic"] else []
    states += ["linked"] if slot in linked(board) else []
    states += [] if facts["open"] else ["unseen-room"]
    return h(
        "div",
        {"class": " ".join(states), "key": facts["room"], "data-move": f"room-{facts['room']}"},
        floor(facts),
        lid(board, slot),
        turn_marks(board, slot),
        shelves(board, slot),
        None if facts["open"] else buried(board, slot),
    )


def linked(board: Board) -> set[int]:
    """The rooms that the touched piece could turn: its own and its twin."""
    return {
        slot
        for slot, choices in board.rooms.items()
        if any(verb_of(choice) == "rotate" for choice in choices)
    }


def buried(board: Board, slot: int) -> Node:
    """The tokens face down on a room: how many of each side, and those that the reader knows."""
    facts = board.slot(slot)
    known = facts["known"]
    hidden = [
        h(
            "span",
            {"class": f"back seat-{seat}", "key": f"{seat}-{number}", "data-fact": "buried"},
            art.face_down(),
        )
        for seat, count in enumerate(facts["hidden"])
        for number in range(count)
        if not (board.question is None and known)
    ]
    seen = [
        h(
            "span",
            {"class": f"back known seat-{ROLES.index(token.split('_')[0])}", "key": token},
            art.figure(token),
            h("span", {"class": "unseen"}, board.name_of(token)),
        )
        for token in known
    ]
    words = board.say("buried", yellow=facts["hidden"][0], blue=facts["hidden"][1])
    return h(
        "div",
        {
            "class": "buried",
            "key": "buried",
            "data-help": "hidden_token",
        },
        h("span", {"class": "unseen"}, words),
        hidden if not facts["known"] or board.question is not None else None,
        seen,
    )


def shelves(board: Board, slot: int) -> Node | None:
    """Whether the libraries of a room still hold their scrolls."""
    rows = "".join(board.slot(slot)["rows"])
    full = [
        n
        for n, letter in enumerate("Kk")
        if letter in rows and board.table["shelves"][n] == "scroll"
    ]
    if "K" not in rows or not full:
        return None
    return h("span", {"class": "unseen", "key": "shelves"}, board.say("shelves", count=len(full)))


def room_acts(board: Board, slot: int) -> Node | None:
    """What can be done with a room that lies face down: open it, look at it, put a token on it."""
    if board.slot(slot)["open"]:
        return None
    if board.kind in PLACING:
        return room_to_fill(board, slot)
    inside = [room_button(board, choice) for choice in board.rooms.get(slot, [])]
    if not inside:
        return None
    return h("div", {"class": f"room-acts slot-{slot}", "key": f"acts-{slot}"}, inside)


def room_button(board: Board, choice: Choice) -> Node:
    """Opens a room, looks at it, or changes places with it."""
    verb = verb_of(choice)
    sign = {"reveal": "reveal", "peek": "eye", "invert": "swap"}[verb]
    return button(
        f"choose:{choice.id}",
        art.named(
            board.option_words(choice),
            art.icon(sign),
            h("span", {}, board.say(f"do.{verb}.here")),
            h("b", {}, choice.message.args["ap"]),
        ),
        class_=f"room-act {verb}",
        data_help="prophet" if verb == "peek" else "closed_room",
    )


def door(board: Board, slot: int) -> Node:
    """On small screens: turns to a room, so that its squares are large enough to touch.

    It holds what lies face down there, so that nothing lies over that.
    """
    closed = not board.slot(slot)["rows"]
    states = ["door", f"slot-{slot}", *shift_of(board, slot)]
    states += ["beside-acts"] if closed and board.rooms.get(slot) else []
    return button(
        board.touch.turn_to(str(slot)),
        buried(board, slot) if closed and board.kind not in PLACING else None,
        class_=" ".join(states),
        key=f"door-{slot}",
        aria_label=board.say("zoom", slot=slot + 1),
    )


# Ways out ----------------------------------------------------------------------------


def ways_out(board: Board) -> Node:
    """A faint line from every character to the starting line by which it leaves."""
    exits = board.table["exits"]
    tokens = board.table["tokens"]
    lines = [
        way_out(board, piece)
        for piece, points in exits.items()
        if piece in tokens and not tokens[piece]["wounded"] and points is not None
    ]
    return h(
        "svg",
        {
            "class": "ways-out",
            "key": "ways-out",
            "viewBox": f"0 0 {TILE * WIDTH} {TILE * HEIGHT}",
            "aria-hidden": "true",
        },
        lines,
        gear_link(board),
    )


def way_out(board: Board, piece: str) -> Node:
    """The line of one character."""
    seat = board.token(piece)["color"]
    x, y = point(board.token(piece)["square"])
    across, level = x * TILE + TILE // 2, y * TILE + TILE // 2
    end = TILE * WIDTH - TILE // 2 if seat == 0 else TILE // 2
    own = "own" if piece == board.piece else "other"
    return h(
        "path",
        {"class": f"way-out seat-{seat} {own}", "key": piece, "d": f"M{across} {level}H{end}"},
    )


def gear_link(board: Board) -> Node | None:
    """The link between the gears of a pair, while a piece stands on one of them."""
    slots = sorted(linked(board))
    gears = [board.slot(slot)["gear"] for slot in slots]
    if len(gears) < 2 or board.terrain(gears[0]) != GEAR:
        return None
    (x1, y1), (x2, y2) = point(gears[0]), point(gears[1])
    half = TILE // 2
    path = f"M{x1 * TILE + half} {y1 * TILE + half}L{x2 * TILE + half} {y2 * TILE + half}"
    return h("path", {"class": "gear-link", "key": "gear-link", "d": path})
