"""What the dock tells about what was touched: a piece, a token, a square, a team.

One sentence of ability, figures, and why something cannot be done, with the rule.
"""

from app.games.dock import with_law
from app.games.twister import art
from app.games.twister.board import Board
from app.games.twister.piece import place_words
from app.games.twister.places import line_of, slot_of
from app.games.twister.seats import state_of
from app.node import Child, Node, h
from app.widgets import button
from engine.twister.board import SQUARE
from engine.twister.data import CHARACTERS, IS_PIECE, KIND, LIBRARIES, PIECES, TERRAINS

FIGURES = {"speed": "speed", "strength": "strength", "exit": "exit_way", "magic_user": "magic_user"}
"""Figure on a sheet -> what a long press on it explains."""


def sheet(board: Board, token: str) -> Node:
    """A character or an object."""
    return character_sheet(board, token) if token in IS_PIECE else object_sheet(board, token)


def character_sheet(board: Board, piece: str) -> Node:
    """A character: its face, speed and strength, its ability, what it carries."""
    kind = KIND[piece]
    facts = board.token(piece)
    printed = CHARACTERS[kind]
    points = board.table["exits"].get(piece)
    return h(
        "div",
        {"class": f"piece-sheet seat-{facts['color']}", "key": f"sheet-{piece}"},
        button(f"help:{kind}", art.named(board.name_of(piece), art.portrait(piece)), class_="face"),
        h(
            "div",
            {"class": "telling"},
            h("h3", {}, board.sentences.label(kind)),
            h(
                "p",
                {"class": "figures"},
                figure(board, "walk", printed.speed, "speed"),
                figure(board, "attack", 0 if facts["wounded"] else printed.strength, "strength"),
                figure(board, "exit", "–" if points is None else points, "exit"),
                figure(board, "magic", "", "magic_user") if printed.magic_user else None,
                carried_sign(board, facts["carries"]) if facts["carries"] else None,
            ),
            h("p", {"class": "ability"}, board.sentences.ability(kind)),
            # For upright tablets, which have the room.
            h("p", {"class": "in-full"}, board.text(f"twister.character.{kind}.text")),
            burden(board, piece),
        ),
    )


def figure(board: Board, sign: str, value: object, meaning: str) -> Node:
    """A sign with its number."""
    name = board.say(f"figure.{meaning}", value=value)
    return h(
        "span",
        {
            "class": f"print {meaning}",
            "key": meaning,
            "title": name,
            "data-help": FIGURES[meaning],
        },
        h("span", {"class": "unseen"}, name),
        h("span", {"aria-hidden": "true"}, art.icon(sign), h("b", {}, str(value))),
    )


def carried_sign(board: Board, held: str) -> Node:
    """What a character carries, small: a tablet that lies still has no room for more."""
    name = board.say("carrying", thing=board.name_of(held))
    return h(
        "span",
        {"class": "print carried", "key": "carried", "title": name, "data-help": KIND[held]},
        h("span", {"class": "unseen"}, name),
        h("span", {"aria-hidden": "true"}, art.figure(held)),
    )


def burden(board: Board, piece: str) -> Child:
    """What a character carries, and whether it is wounded, charmed or without its power."""
    facts = board.token(piece)
    lines: list[Child] = []
    if facts["carries"]:
        held = facts["carries"]
        lines.append(
            button(
                f"help:{KIND[held]}",
                art.figure(held),
                h("span", {}, board.name_of(held)),
                class_="burden",
                aria_label=board.say("carrying", thing=board.name_of(held)),
                key="burden",
            )
        )
    if facts["wounded"]:
        ails = {"class": "ails", "data-help": "wound"}
        lines.append(h("span", {**ails}, art.icon("wound"), board.say("wounded")))
    if facts["charmed"]:
        left = board.table["charmed"].get(piece, 0)
        words = board.say("charmed", count=left)
        ails = {"class": "ails", "data-help": "charmed"}
        lines.append(h("span", {**ails}, art.icon("charmed"), words))
    if powerless := board.refused(f"peek:{piece}", f"throw:{piece}"):
        said = with_law(board, powerless)
        lines.append(h("span", {"class": "ails"}, art.icon("magic-dead"), said))
    return h("p", {"class": "burdens"}, lines) if lines else None


def object_sheet(board: Board, token: str) -> Node:
    """An object: what it is for."""
    kind = KIND[token]
    return h(
        "div",
        {"class": "piece-sheet object", "key": f"sheet-{token}"},
        button(
            f"help:{kind}",
            art.named(board.name_of(token), h("span", {"class": "medal"}, art.figure(token))),
            class_="face",
        ),
        h(
            "div",
            {"class": "telling"},
            h("h3", {}, board.name_of(token)),
            h("p", {"class": "ability"}, board.text(f"twister.object.{kind}.text")),
        ),
    )


def square_sheet(board: Board, square: str) -> Node:
    """A square: what it is made of."""
    letter = board.terrain(square)
    seat = line_of(square)
    terrain = TERRAINS.get(letter, "")
    key = f"terrain.{terrain}" if terrain else "thing.line" if seat >= 0 else "thing.closed_room"
    dead = board.say("magic_dead") if square in board.table["magic_dead"] else ""
    slot = slot_of(square)
    room = board.name_of(board.slot(slot)["room"]) if letter else ""
    return h(
        "div",
        {"class": "piece-sheet ground", "key": f"sheet-{square}", "role": "status"},
        h(
            "div",
            {"class": "telling"},
            h("h3", {}, board.sentences.say(key)),
            h("p", {"class": "where"}, ", ".join(filter(None, [place_words(square), room]))),
            h("p", {"class": "ability"}, board.sentences.say(f"{key}.text")),
            h("p", {"class": "reason"}, art.icon("magic-dead"), dead) if dead else None,
        ),
    )


def reason(board: Board) -> Node | None:
    """Why the touched piece cannot do what was aimed at, with the rule."""
    piece, aim = board.piece, board.touch.aim
    if not piece or not aim or aim in board.tokens:
        return None
    square = board.token(aim)["square"] if aim in board.table["tokens"] else aim
    if square not in SQUARE:
        return None
    deeds = [f"attack:{piece}:{aim}", f"move:{piece}:{square}", f"use:{piece}"]
    if board.terrain(square) in LIBRARIES:
        deeds.insert(0, f"search:{piece}")  # nobody means to walk into it
    refused = board.refused(*deeds)
    said: Child = with_law(board, refused) if refused else None
    points = board.table["reach"].get(piece, {}).get(square)
    if not said and points is not None:
        said = board.say("by_stages", count=points)
    return h(
        "div",
        {"class": "why", "key": f"why-{aim}", "role": "status"},
        h("p", {"class": "reason"}, said or board.say("out_of_reach")),
        h("p", {"class": "about"}, about_ground(board, square)),
    )


def about_ground(board: Board, square: str) -> str:
    """The ground of a square that was refused, in one sentence."""
    letter = board.terrain(square)
    if not letter:
        return ""
    terrain = TERRAINS[letter]
    return f"{board.name_of(terrain)}: {board.text(f'twister.terrain.{terrain}.text')}"


def roster(board: Board, seat: int) -> Node:
    """The acting team: who can do something, and how far from the exit they are."""
    return h(
        "ul",
        {"class": "roster", "key": "roster", "aria-label": board.say("team")},
        [
            h("li", {"key": piece}, roster_button(board, piece))
            for piece in [*PIECES[seat], *board.table["charmed"]]
            if piece in board.table["tokens"]
        ],
    )


def roster_button(board: Board, piece: str) -> Node:
    """One of the team, to be touched."""
    facts = board.token(piece)
    points = board.table["exits"].get(piece)
    able = piece in board.by_piece
    state = state_of(board, piece)
    said = [board.name_of(piece), board.say(f"state.{state}")]
    return button(
        board.touch.act(piece),
        art.named(
            ", ".join(said),
            art.portrait(piece),
            h("span", {"class": "medal"}, art.figure(piece)),
            h("span", {"class": "name"}, board.sentences.label(KIND[piece])),
            h("small", {}, art.icon("exit"), "–" if points is None else points)
            if not facts["wounded"]
            else h("small", {}, art.icon("wound")),
            h("span", {"class": "held"}, art.figure(facts["carries"]))
            if facts["carries"]
            else None,
        ),
        class_=f"member-button seat-{facts['color']} {state} {'able' if able else 'idle'}",
    )
