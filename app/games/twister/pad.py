"""What lies face down before a player: combat cards, or tokens to be placed.

The pad is dealt in a fresh order for every choice (`Presenter.chance`), so that a finger tells
a watcher nothing. A tap names a place; what lies there is found only when it is laid
(`lying_at`). Faces are drawn only from a view that holds them.
"""

from random import Random

from app.games.twister import art, words
from app.games.twister.scene import DOWN, Scene
from app.node import Child, Node, h
from app.pieces import button
from engine.core.view import View
from engine.twister.data import KIND


def order_of(chance: int, seat: int, count: int) -> list[int]:
    """In which order so many things lie on a seat's pad.

    >>> sorted(order_of(7, 0, 9)) == list(range(9))
    True
    """
    return Random(2 * chance + seat).sample(range(count), count)


def lying_at(view: View, chance: int, place: str) -> str:
    """The option that lies at a place: "3", with a slot "3:5"; "" if nothing lies there."""
    question = view.question
    number, _, slot = place.partition(":")
    if question is None or not number.isdecimal():
        return ""
    if question.kind == "peek":
        return f"turn:{number}"
    player = view.table["players"][question.player]
    things = player["hand"] if question.kind == "combat" else player["bag"]
    if int(number) >= len(things):
        return ""
    thing = things[order_of(chance, question.player, len(things))[int(number)]]
    return f"fight:{thing}" if question.kind == "combat" else f"put:{thing}:{slot}"


def combat_pad(scene: Scene) -> Node:
    """The combat cards of whoever is asked, shuffled."""
    player = scene.player(scene.seat)
    order = order_of(scene.chance, scene.seat, player["combat"])
    faces = player["hand"] if scene.view.player == scene.seat else []
    return h(
        "ol",
        {"class": "pad combat-pad", "key": "pad", "aria-label": scene.say("pad")},
        [
            h(
                "li",
                {"key": place},
                card(scene, place, h("b", {"class": "value"}, faces[thing]) if faces else None),
            )
            for place, thing in enumerate(order)
        ],
    )


def token_pad(scene: Scene) -> Node:
    """The tokens of whoever is asked, shuffled; by name for whoever may look."""
    player = scene.player(scene.seat)
    count = player["to_place"]
    order = order_of(scene.chance, scene.seat, count)
    faces = player["bag"] if scene.view.player == scene.seat else []
    return h(
        "ol",
        {"class": "pad token-pad", "key": "pad", "aria-label": scene.say("pad_tokens")},
        [
            h(
                "li",
                {"key": place},
                card(scene, place, token_face(scene, faces[thing]) if faces else None),
            )
            for place, thing in enumerate(order)
        ],
    )


def token_face(scene: Scene, token: str) -> list[Child]:
    """A token with its name."""
    return [
        art.figure(token),
        h("span", {"class": "name"}, words.short_name(scene.text, KIND[token])),
    ]


def card(scene: Scene, place: int, face: Child) -> Node:
    """One place of the pad: its back, or its face for whoever may look."""
    touched = scene.touch.thing == f"{DOWN}{place}"
    name = scene.say("pad_place", number=place + 1)
    return button(
        scene.touch.act(f"{DOWN}{place}"),
        h("span", {"class": "unseen"}, name),
        h("span", {"class": "face"}, face)
        if face is not None
        else h("span", {"class": "back", "aria-hidden": "true"}, art.card_back(scene.seat)),
        class_=f"pad-card seat-{scene.seat}{' up' if face is not None else ''}",
        key="card",
        aria_pressed="true" if touched else "false",
    )


def lock(scene: Scene) -> Node:
    """Lays the touched card; before one is touched, says what to do."""
    if not scene.touch.thing.startswith(DOWN):
        return h("p", {"class": "nudge", "key": "nudge"}, scene.say("hint.pad"))
    return button(
        f"choose:{scene.touch.thing}",
        h("span", {}, scene.say("lock")),
        class_="verb ending",
        key="lock",
    )
