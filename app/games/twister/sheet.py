"""What the dock tells about what was touched: a piece, a token, a square, a team.

One sentence of ability, figures, and why something cannot be done, with the rule.
"""

from app.games.twister import art, words
from app.games.twister.piece import place_words
from app.games.twister.places import line_of, slot_of
from app.games.twister.scene import Scene
from app.games.twister.sides import state_of
from app.node import Child, Node, h
from app.pieces import button
from engine.twister.board import SQUARE
from engine.twister.data import CHARACTERS, IS_PIECE, KIND, LIBRARIES, PIECES, TERRAINS


def sheet(scene: Scene, token: str) -> Node:
    """A character or an object."""
    return character_sheet(scene, token) if token in IS_PIECE else object_sheet(scene, token)


def character_sheet(scene: Scene, piece: str) -> Node:
    """A character: its face, speed and strength, its ability, what it carries."""
    kind = KIND[piece]
    facts = scene.token(piece)
    printed = CHARACTERS[kind]
    points = scene.table["exits"].get(piece)
    return h(
        "div",
        {"class": f"piece-sheet seat-{facts['color']}", "key": f"sheet-{piece}"},
        button(f"help:{kind}", art.named(scene.name_of(piece), art.portrait(piece)), class_="face"),
        h(
            "div",
            {"class": "telling"},
            h("h3", {}, scene.name_of(kind)),
            h(
                "p",
                {"class": "figures"},
                figure(scene, "walk", printed.speed, "speed"),
                figure(scene, "attack", 0 if facts["wounded"] else printed.strength, "strength"),
                figure(scene, "exit", "–" if points is None else points, "exit"),
                figure(scene, "magic", "", "magic_user") if printed.magic_user else None,
                carried_sign(scene, facts["carries"]) if facts["carries"] else None,
            ),
            h("p", {"class": "ability"}, words.ability(scene.text, kind)),
            burden(scene, piece),
        ),
    )


def figure(scene: Scene, sign: str, value: object, meaning: str) -> Node:
    """A sign with its number."""
    name = scene.say(f"figure.{meaning}", value=value)
    return h(
        "span",
        {"class": f"print {meaning}", "key": meaning, "title": name},
        h("span", {"class": "unseen"}, name),
        h("span", {"aria-hidden": "true"}, art.icon(sign), h("b", {}, str(value))),
    )


def carried_sign(scene: Scene, held: str) -> Node:
    """What a character carries, small: at a table that lies still there is no room for more."""
    name = scene.say("carrying", thing=scene.name_of(held))
    return h(
        "span",
        {"class": "print carried", "key": "carried", "title": name},
        h("span", {"class": "unseen"}, name),
        h("span", {"aria-hidden": "true"}, art.figure(held)),
    )


def burden(scene: Scene, piece: str) -> Child:
    """What a character carries, what ails it, whether it is under a Charm."""
    facts = scene.token(piece)
    lines: list[Child] = []
    if facts["carries"]:
        held = facts["carries"]
        lines.append(
            button(
                f"help:{KIND[held]}",
                art.figure(held),
                h("span", {}, scene.name_of(held)),
                class_="burden",
                key="burden",
            )
        )
    if facts["wounded"]:
        lines.append(h("span", {"class": "ails"}, art.icon("wound"), scene.say("wounded")))
    if facts["charmed"]:
        left = scene.table["charmed"].get(piece, 0)
        words = scene.say("charmed", count=left)
        lines.append(h("span", {"class": "ails"}, art.icon("charmed"), words))
    if powerless := scene.refusal(f"peek:{piece}", f"throw:{piece}"):
        lines.append(h("span", {"class": "ails"}, art.icon("magic-dead"), powerless))
    return h("p", {"class": "burdens"}, lines) if lines else None


def object_sheet(scene: Scene, token: str) -> Node:
    """An object: what it is for."""
    kind = KIND[token]
    return h(
        "div",
        {"class": "piece-sheet object", "key": f"sheet-{token}"},
        button(
            f"help:{kind}",
            art.named(scene.name_of(token), h("span", {"class": "medal"}, art.figure(token))),
            class_="face",
        ),
        h(
            "div",
            {"class": "telling"},
            h("h3", {}, scene.name_of(token)),
            h("p", {"class": "ability"}, scene.text(f"twister.object.{kind}.text")),
        ),
    )


def square_sheet(scene: Scene, square: str) -> Node:
    """A square: what it is made of."""
    letter = scene.terrain(square)
    seat = line_of(square)
    terrain = TERRAINS.get(letter, "")
    key = f"terrain.{terrain}" if terrain else "thing.line" if seat >= 0 else "thing.closed_room"
    dead = scene.say("magic_dead") if square in scene.table["magic_dead"] else ""
    slot = slot_of(square)
    room = scene.name_of(scene.slot(slot)["room"]) if letter else ""
    return h(
        "div",
        {"class": "piece-sheet ground", "key": f"sheet-{square}", "role": "status"},
        h(
            "div",
            {"class": "telling"},
            h("h3", {}, words.say(scene.text, key)),
            h("p", {"class": "where"}, ", ".join(filter(None, [place_words(square), room]))),
            h("p", {"class": "ability"}, words.say(scene.text, f"{key}.text")),
            h("p", {"class": "reason"}, art.icon("magic-dead"), dead) if dead else None,
        ),
    )


def reason(scene: Scene) -> Node | None:
    """Why the touched piece cannot do what was aimed at, with the rule."""
    piece, aim = scene.piece, scene.touch.aim
    if not piece or not aim or aim in scene.tokens:
        return None
    square = scene.token(aim)["square"] if aim in scene.table["tokens"] else aim
    if square not in SQUARE:
        return None
    deeds = [f"attack:{piece}:{aim}", f"move:{piece}:{square}", f"use:{piece}"]
    if scene.terrain(square) in LIBRARIES:
        deeds.insert(0, f"search:{piece}")  # nobody means to walk into it
    said = scene.refusal(*deeds)
    points = scene.table["reach"].get(piece, {}).get(square)
    if not said and points is not None:
        said = scene.say("by_stages", count=points)
    return h(
        "div",
        {"class": "why", "key": f"why-{aim}", "role": "status"},
        h("p", {"class": "reason"}, said or scene.say("out_of_reach")),
        h("p", {"class": "about"}, about_ground(scene, square)),
    )


def about_ground(scene: Scene, square: str) -> str:
    """The ground of a square that was refused, in one sentence."""
    letter = scene.terrain(square)
    if not letter:
        return ""
    terrain = TERRAINS[letter]
    return f"{scene.name_of(terrain)}: {scene.text(f'twister.terrain.{terrain}.text')}"


def roster(scene: Scene, seat: int) -> Node:
    """The team of whoever acts: who can do something, and how far from the exit they are."""
    return h(
        "ul",
        {"class": "roster", "key": "roster", "aria-label": scene.say("team")},
        [
            h("li", {"key": piece}, roster_button(scene, piece))
            for piece in [*PIECES[seat], *scene.table["charmed"]]
            if piece in scene.table["tokens"]
        ],
    )


def roster_button(scene: Scene, piece: str) -> Node:
    """One of the team, to be touched."""
    facts = scene.token(piece)
    points = scene.table["exits"].get(piece)
    able = piece in scene.by_piece
    state = state_of(scene, piece)
    said = [scene.name_of(piece), scene.say(f"state.{state}")]
    return button(
        scene.touch.act(piece),
        art.named(
            ", ".join(said),
            art.portrait(piece),
            h("span", {"class": "medal"}, art.figure(piece)),
            h("span", {"class": "name"}, scene.name_of(KIND[piece])),
            h("small", {}, art.icon("exit"), "–" if points is None else points)
            if not facts["wounded"]
            else h("small", {}, art.icon("wound")),
            h("span", {"class": "held"}, art.figure(facts["carries"]))
            if facts["carries"]
            else None,
        ),
        class_=f"member-button seat-{facts['color']} {state} {'able' if able else 'idle'}",
    )
