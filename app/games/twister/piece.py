"""Characters and objects as they stand on the board, and what a tap on one means.

Each stands on its square by itself (`data-move`: it glides there). A carried object is drawn
smaller, below its carrier. When a room turns, everything on it turns with it.
"""

from app.games.twister import art
from app.games.twister.board import Board
from app.games.twister.gallery import WOUNDED
from app.games.twister.places import place_of, slot_of, turned
from app.games.twister.pointing import pointed, shift_of
from app.games.twister.sentences import square_name
from app.node import Node, h
from engine.twister.data import GEAR, ROLES


def stands(board: Board) -> list[Node]:
    """Everything on the board; in one order, so that nodes keep their places."""
    return [stand(board, token) for token in sorted(board.table["tokens"])]


def stand(board: Board, token: str) -> Node:
    """One token on its square."""
    facts = board.token(token)
    square, spin = where(board, token)
    # What is carried, or passed on the way, is told by touching whoever stands over it.
    covered = bool(facts["carried_by"]) or is_passed(board, token)
    out_of_hand = covered or board.kind == "peek"
    states = ["stand", place_of(square), facts["what"], *states_of(board, token)]
    states += ["passed"] if is_passed(board, token) else []
    states += [f"seat-{facts['color']}"] if facts["color"] >= 0 else ["neutral"]
    return h(
        "div",
        {
            "class": " ".join([*states, *spin]),
            "key": token,
            # One that moves with its room begins where it was, so nothing is left to glide.
            "data-move": token,
        },
        disc(board, token, "" if covered else help_for(board, token))
        if out_of_hand
        else token_button(board, token),
    )


def is_passed(board: Board, token: str) -> bool:
    """Whether somebody on the way stands over a token for a moment: only that one is touched."""
    if board.kind != "onward" or token == board.piece or not board.piece:
        return False
    return board.token(token)["square"] == board.token(board.piece)["square"]


def where(board: Board, token: str) -> tuple[str, list[str]]:
    """The square on which a token is drawn, and the classes of a room that moves under it."""
    square: str = board.token(token)["square"]
    slot = slot_of(square)
    spin = spin_of(board, slot) or shift_of(board, slot)
    if slot >= 0 and slot == board.turning:
        square = turned(square, board.slot(slot)["direction"])
    return square, spin


def spin_of(board: Board, slot: int) -> list[str]:
    """The classes that turn a room and everything on it; none if it lies still."""
    direction = 0
    if slot >= 0 and slot == board.turning:
        direction = board.slot(slot)["direction"]
    elif slot >= 0 and not board.touch.aim:
        for event in board.events:
            if event.kind == "rotates" and event.args["slot"] == slot:
                direction = event.args["direction"]
    if not direction:
        return []
    # Two turns in a row are two animations, so they need two names.
    half = "even" if board.slot(slot)["turn"] % 2 == 0 else "odd"
    ghost = ["ghost"] if slot == board.turning else []
    return [f"slot-{slot}", "spun-cw" if direction > 0 else "spun-ccw", half, *ghost]


def states_of(board: Board, token: str) -> list[str]:
    """What the stylesheet needs to know about a token."""
    facts = board.token(token)
    fight = board.attack
    found = {
        facts["kind"]: True,
        "carried": bool(facts["carried_by"]),
        "laden": bool(facts["carries"]) and not facts["wounded"],
        "wounded": facts["wounded"],
        "charmed": facts["charmed"],
        "touched": token == board.piece,
        "able": token in board.by_piece and not board.piece,
        "target": token in board.tokens or facts["square"] in board.squares,
        "aimed": token == board.touch.aim,
        "fighting": fight is not None and any(token in side for side in fight["sides"]),
        "aside": bool(pointed(board)) and slot_of(facts["square"]) not in pointed(board),
    }
    return [name for name, holds in found.items() if holds]


def token_button(board: Board, token: str) -> Node:
    """A token as a button."""
    return h(
        "button",
        {
            "type": "button",
            "class": "token-button",
            "key": "button",
            "data-act": act_of(board, token),
            "data-help": help_for(board, token),
            "aria-pressed": "true" if token == board.touch.thing else "false",
        },
        h("span", {"class": "unseen"}, description(board, token)),
        disc(board, token),
        gear_badge(board, token),
        totals_badge(board, token) or outlook(board, token),
    )


def help_for(board: Board, token: str) -> str:
    """What a long press on a token explains; on a wounded one, also what wounded means."""
    facts = board.token(token)
    return f"{WOUNDED}{facts['kind']}" if facts["wounded"] else facts["kind"]


def disc(board: Board, token: str, about: str = "") -> Node:
    """The token itself; where it is no button, a long press may still tell what it is `about`."""
    facts = board.token(token)
    return h(
        "span",
        {"class": "disc", "key": "disc", "aria-hidden": "true", "data-help": about or None},
        art.figure(token),
        h("i", {"class": "bandage"}) if facts["wounded"] else None,
        h("span", {"data-help": "charmed"}, art.icon("charmed", "mark"))
        if facts["charmed"]
        else None,
    )


def act_of(board: Board, token: str) -> str:
    """What a tap on a token means now."""
    touch, square = board.touch, board.token(token)["square"]
    if square in board.squares and touch.aim and board.is_aiming:
        return f"choose:{board.squares[square].id}"
    if token == touch.thing and touch.room and not touch.aim:
        return touch.act()  # letting go of a piece, a phone goes on looking at its room
    if not board.piece or token == board.piece:
        return touch.act(token)
    if token in board.tokens:
        # A second tap on the same target takes the aim away.
        return touch.act(board.piece, "" if touch.aim == token else token)
    if square in board.squares:
        return f"choose:{board.squares[square].id}"
    if token in board.by_piece:
        return touch.act(token)
    if board.refusal(f"attack:{board.piece}:{token}", f"move:{board.piece}:{square}"):
        return touch.act(board.piece, "" if touch.aim == token else token)
    return touch.act(token)


def gear_badge(board: Board, token: str) -> Node | None:
    """A character on a gear hides it: a small one says that the room can be turned."""
    facts = board.token(token)
    if facts["what"] != "character" or board.terrain(facts["square"]) != GEAR:
        return None
    clockwise = board.slot(slot_of(facts["square"]))["direction"] > 0
    sign = art.icon("rotate-cw" if clockwise else "rotate-ccw")
    return h(
        "span",
        {"class": "on-gear", "key": "on-gear", "data-help": "on_gear", "aria-hidden": "true"},
        sign,
    )


# Numbers on tokens -------------------------------------------------------------------


def outlook(board: Board, token: str) -> Node | None:
    """The action points that a character needs to leave now."""
    exits = board.table["exits"]
    if token not in exits or board.token(token)["wounded"] or board.table["phase"] != "play":
        return None
    points = exits[token]
    if points is None or is_beyond(board, board.token(token)["square"]):
        return None
    return h(
        "span",
        {
            "class": "outlook",
            "key": f"outlook-{points}",
            "data-fact": "exit",
            "data-help": "outlook",
            "aria-hidden": "true",
        },
        points,
    )


def is_beyond(board: Board, square: str) -> bool:
    """Whether a small screen looks at another room, so that the edge of this one is cut off."""
    return board.touch.room != "" and slot_of(square) not in (-1, int(board.touch.room))


def totals_badge(board: Board, token: str) -> Node | None:
    """Both totals without cards, on a piece that the touched one could attack."""
    aimed = board.table["attacks"].get(f"attack:{board.piece}:{token}")
    if aimed is None:
        return None
    mine = ROLES.index(board.piece.partition("_")[0])
    own, other = aimed["totals"][mine], aimed["totals"][1 - mine]
    return h(
        "span",
        {
            "class": "totals",
            "key": "totals",
            "data-fact": "totals",
            "data-help": "strength",
            "aria-hidden": "true",
        },
        art.icon("attack"),
        f"{own}:{other}",
    )


# In words ----------------------------------------------------------------------------


def description(board: Board, token: str) -> str:
    """A token in words, for screen readers."""
    facts = board.token(token)
    parts = [board.name_of(token), place_words(facts["square"])]
    if facts["wounded"]:
        parts.append(board.say("wounded"))
    if facts["carries"]:
        parts.append(board.say("carrying", thing=board.name_of(facts["carries"])))
    points = board.table["exits"].get(token)
    if points is not None and not facts["wounded"]:
        parts.append(board.say("exit_in", count=points))
    aimed = board.table["attacks"].get(f"attack:{board.piece}:{token}")
    if aimed is not None:
        parts.append(board.say("totals", yellow=aimed["totals"][0], blue=aimed["totals"][1]))
    elif (choice := board.squares.get(facts["square"])) is not None and board.piece != token:
        parts.append(board.option_words(choice))
    return ", ".join(parts)


def place_words(square: str) -> str:
    """Where a square is, in words."""
    return square_name(square)
