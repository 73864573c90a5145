"""Choosing starters, and placing tokens: face down on rooms, or openly in a room just revealed.

Secret parts come from a view that holds them; for anybody else there are backs (pad.py).
"""

from app.games.twister import art, words
from app.games.twister.pad import token_pad
from app.games.twister.scene import Scene
from app.node import Child, Node, h
from app.pieces import button
from engine.core.view import Choice
from engine.twister.data import CHARACTERS, IS_PIECE, KIND, SEAT, STARTERS


def deployment(scene: Scene) -> Child:
    """The cards or tokens that the question is about."""
    match scene.kind:
        case "starters" | "remove":
            return [lined_up(scene), recruits(scene)]
        case "bury":
            return token_pad(scene)
        case "place":
            return [placing_hint(scene), bag(scene)]
    return bag(scene)


# Starters ----------------------------------------------------------------------------


def recruits(scene: Scene) -> Node:
    """The characters that can still be chosen."""
    choices = [choice for choice in scene.verbs if choice.id in IS_PIECE]
    return h(
        "div",
        {"class": "recruits", "key": "recruits"},
        [recruit(scene, choice) for choice in choices],
    )


def recruit(scene: Scene, choice: Choice) -> Node:
    """A character to choose."""
    kind = KIND[choice.id]
    printed = CHARACTERS[kind]
    return button(
        f"choose:{choice.id}",
        art.named(
            scene.option_words(choice),
            art.portrait(choice.id),
            h("span", {"class": "name"}, scene.name_of(kind)),
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


def lined_up(scene: Scene) -> Node:
    """The starters on their dots, and the dots that are free."""
    chosen = scene.player(scene.seat)["starters"]
    return h(
        "ol",
        {"class": f"dots seat-{scene.seat}", "key": "dots"},
        [
            h(
                "li",
                {"key": dot, "class": "dot filled" if dot < len(chosen) else "dot"},
                [
                    h("span", {"class": "medal"}, art.figure(chosen[dot])),
                    h("span", {"class": "unseen"}, scene.name_of(chosen[dot])),
                ]
                if dot < len(chosen)
                else dot + 1,
            )
            for dot in range(STARTERS)
        ],
    )


# Tokens ------------------------------------------------------------------------------


def bag(scene: Scene) -> Node:
    """The tokens to be put somewhere, the touched one first in line."""
    return h(
        "ul",
        {"class": "bag", "key": "bag"},
        [h("li", {"key": token}, bag_button(scene, token)) for token in scene.tokens_to_put],
    )


def bag_button(scene: Scene, token: str) -> Node:
    """A token of the bag."""
    return button(
        scene.touch.act(token),
        h("span", {"class": "medal"}, art.figure(token)),
        h("span", {"class": "name"}, words.short_name(scene.text, KIND[token])),
        class_=f"bag-token seat-{SEAT[token]}",
        key="token",
        data_help=KIND[token],
        aria_pressed="true" if token == scene.token_to_put else "false",
    )


def placing_hint(scene: Scene) -> Node | None:
    """Puts the token on a square that suits whoever places it, for those who do not mind."""
    square = scene.suggested
    if not square:
        return None
    choice = scene.squares[square]
    return button(
        f"choose:{choice.id}",
        art.icon("leave"),
        h("span", {}, scene.say("suggest")),
        class_="deed suggest",
        key="suggest",
        aria_label=scene.option_words(choice),
    )
