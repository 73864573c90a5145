"""Characters and objects as they stand on the board, and what a tap on one means.

Each stands on its square by itself (`data-move`: it glides there); whatever is carried stands
smaller, below its carrier. What stands on a room that turns goes round with it.
"""

from app.games.twister import art, words
from app.games.twister.places import place_of, slot_of, turned
from app.games.twister.scene import Scene
from app.node import Node, h
from engine.twister.data import ROLES


def stands(scene: Scene) -> list[Node]:
    """Everything on the board; in one order, so that nodes keep their places."""
    return [stand(scene, token) for token in sorted(scene.table["tokens"])]


def stand(scene: Scene, token: str) -> Node:
    """One token on its square."""
    facts = scene.token(token)
    square, spin = where(scene, token)
    out_of_hand = bool(facts["carried_by"]) or scene.kind == "peek"
    states = ["stand", place_of(square), facts["what"], *states_of(scene, token)]
    states += [f"seat-{facts['color']}"] if facts["color"] >= 0 else ["neutral"]
    return h(
        "div",
        {
            "class": " ".join([*states, *spin]),
            "key": token,
            # What a room takes along on its way round must not glide as well.
            "data-move": None if spin else token,
        },
        disc(scene, token) if out_of_hand else token_button(scene, token),
    )


def where(scene: Scene, token: str) -> tuple[str, list[str]]:
    """The square on which a token is drawn, and the classes of a room that turns under it."""
    square: str = scene.token(token)["square"]
    slot = slot_of(square)
    spin = spin_of(scene, slot)
    if slot >= 0 and slot == scene.turning:
        square = turned(square, scene.slot(slot)["direction"])
    return square, spin


def spin_of(scene: Scene, slot: int) -> list[str]:
    """The classes with which a room, and all upon it, goes round; none if it lies still."""
    direction = 0
    if slot >= 0 and slot == scene.turning:
        direction = scene.slot(slot)["direction"]
    elif slot >= 0 and not scene.touch.aim:
        for event in scene.events:
            if event.kind == "rotates" and event.args["slot"] == slot:
                direction = event.args["direction"]
    if not direction:
        return []
    # Two turns in a row are two animations, so they need two names.
    half = "even" if scene.slot(slot)["turn"] % 2 == 0 else "odd"
    ghost = ["ghost"] if slot == scene.turning else []
    return [f"slot-{slot}", "spun-cw" if direction > 0 else "spun-ccw", half, *ghost]


def states_of(scene: Scene, token: str) -> list[str]:
    """What the stylesheet should know about a token."""
    facts = scene.token(token)
    fight = scene.attack
    found = {
        facts["kind"]: True,
        "carried": bool(facts["carried_by"]),
        "laden": bool(facts["carries"]) and not facts["wounded"],
        "wounded": facts["wounded"],
        "charmed": facts["charmed"],
        "touched": token == scene.piece,
        "able": token in scene.by_piece and not scene.piece,
        "target": token in scene.tokens or facts["square"] in scene.squares,
        "aimed": token == scene.touch.aim,
        "fighting": fight is not None and any(token in side for side in fight["sides"]),
    }
    return [name for name, holds in found.items() if holds]


def token_button(scene: Scene, token: str) -> Node:
    """What can be touched of a token."""
    return h(
        "button",
        {
            "type": "button",
            "class": "token-button",
            "key": "button",
            "data-act": act_of(scene, token),
            "data-help": scene.token(token)["kind"],
            "aria-pressed": "true" if token == scene.touch.thing else "false",
        },
        h("span", {"class": "unseen"}, description(scene, token)),
        disc(scene, token),
        outlook(scene, token),
        totals_badge(scene, token),
    )


def disc(scene: Scene, token: str) -> Node:
    """The token itself."""
    facts = scene.token(token)
    return h(
        "span",
        {"class": "disc", "key": "disc", "aria-hidden": "true"},
        art.figure(token),
        art.icon("wound", "mark") if facts["wounded"] else None,
        art.icon("charmed", "mark") if facts["charmed"] else None,
    )


def act_of(scene: Scene, token: str) -> str:
    """What a tap on a token means now."""
    touch, square = scene.touch, scene.token(token)["square"]
    if square in scene.squares and touch.aim and scene.is_aiming:
        return f"choose:{scene.squares[square].id}"
    if token == touch.thing and touch.room and not touch.aim:
        return touch.act()  # letting go of a piece, a phone goes on looking at its room
    if not scene.piece or token == scene.piece:
        return touch.act(token)
    if token in scene.tokens:
        # A second tap on whoever is aimed at lets go of them.
        return touch.act(scene.piece, "" if touch.aim == token else token)
    if square in scene.squares:
        return f"choose:{scene.squares[square].id}"
    if token in scene.by_piece:
        return touch.act(token)
    if scene.refusal(f"attack:{scene.piece}:{token}", f"move:{scene.piece}:{square}"):
        return touch.act(scene.piece, "" if touch.aim == token else token)
    return touch.act(token)


# Numbers on tokens -------------------------------------------------------------------


def outlook(scene: Scene, token: str) -> Node | None:
    """The action points that a character needs to leave now."""
    exits = scene.table["exits"]
    if token not in exits or scene.token(token)["wounded"] or scene.table["phase"] != "play":
        return None
    points = exits[token]
    if points is None:
        return None
    return h(
        "span",
        {"class": "outlook", "key": f"outlook-{points}", "aria-hidden": "true"},
        points,
    )


def totals_badge(scene: Scene, token: str) -> Node | None:
    """Both totals without cards, on whoever the touched piece could attack."""
    aimed = scene.table["attacks"].get(f"attack:{scene.piece}:{token}")
    if aimed is None:
        return None
    mine = ROLES.index(scene.piece.partition("_")[0])
    own, other = aimed["totals"][mine], aimed["totals"][1 - mine]
    return h(
        "span",
        {"class": "totals", "key": "totals", "aria-hidden": "true"},
        art.icon("attack"),
        f"{own}:{other}",
    )


# In words ----------------------------------------------------------------------------


def description(scene: Scene, token: str) -> str:
    """A token in words, for those who hear the table."""
    facts = scene.token(token)
    parts = [scene.name_of(token), place_words(facts["square"])]
    if facts["wounded"]:
        parts.append(scene.say("wounded"))
    if facts["carries"]:
        parts.append(scene.say("carrying", thing=scene.name_of(facts["carries"])))
    points = scene.table["exits"].get(token)
    if points is not None and not facts["wounded"]:
        parts.append(scene.say("exit_in", count=points))
    aimed = scene.table["attacks"].get(f"attack:{scene.piece}:{token}")
    if aimed is not None:
        parts.append(scene.say("totals", yellow=aimed["totals"][0], blue=aimed["totals"][1]))
    elif (choice := scene.squares.get(facts["square"])) is not None and scene.piece != token:
        parts.append(scene.option_words(choice))
    return ", ".join(parts)


def place_words(square: str) -> str:
    """Where a square is, in words."""
    return words.square_name(square)
