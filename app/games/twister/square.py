"""The squares as buttons: where the touched piece can go and for how much, and why not.

They lie over the floor and under the pieces. Every square of an open room and of the lines is
one, so that touching it says what it is; only those that do something are in the tab order.
"""

from functools import lru_cache

from app.games.twister import art
from app.games.twister.piece import place_words
from app.games.twister.places import line_of, place_of, squares_of
from app.games.twister.scene import Scene, verb_of
from app.node import Child, Node, h
from engine.twister.board import HEIGHT, SLOTS, WIDTH

SIGNS = {"jump": "jump", "swim": "swim", "fly": "fly", "throw": "give"}
"""Verb -> the sign on a square that is reached so; walking needs none."""


def squares(scene: Scene) -> list[Node]:
    """Every square that can be seen."""
    lines = [f"{x}.{y}" for x in (0, WIDTH - 1) for y in range(HEIGHT)]
    rooms = [
        square for slot in range(SLOTS) if scene.slot(slot)["open"] for square in squares_of(slot)
    ]
    # While a room is shown as it would lie, its squares are not where they seem to be; and
    # whoever looks at a room face down sees nothing else.
    if scene.turning >= 0 or scene.kind == "peek":
        return []
    taken = {facts["square"] for facts in scene.table["tokens"].values()}
    dead = set(scene.table["magic_dead"])
    return [
        square_button(scene, square, square in taken, square in dead) for square in lines + rooms
    ]


def square_button(scene: Scene, square: str, taken: bool, dead: bool) -> Node:
    """One square."""
    choice = scene.squares.get(square)
    points = scene.ap_of(square)
    if choice is None and points is None and square != scene.touch.aim:
        if taken:
            return bare_square(square, dead)
        return bare_square(square, dead, act_of(scene, square), label(scene, square))
    states = ["square", place_of(square)]
    states += ["dead"] if dead else []
    states += ["way", f"by-{verb_of(choice)}"] if choice else []
    states += [f"ap-{min(points, 5)}"] if points is not None else []
    states += ["exit"] if choice and is_exit(scene, square) else []
    states += ["aimed"] if square == scene.touch.aim else []
    states += ["suggested"] if choice and square == scene.suggested else []
    shape = {"class": " ".join(states), "key": square}
    if taken:
        # A square on which something stands is touched through it.
        return h("span", {**shape, "aria-hidden": "true"})
    return h(
        "button",
        {
            "type": "button",
            **shape,
            "data-act": act_of(scene, square),
            "aria-label": label(scene, square),
            "tabindex": None if choice else "-1",
        },
        inside(scene, square, points),
    )


@lru_cache(2_048)
def bare_square(square: str, dead: bool, act: str = "", words: str = "") -> Node:
    """A square that is only there: most of them, in most moments. Without an act it is taken."""
    shape = {"class": f"square {place_of(square)}{' dead' if dead else ''}", "key": square}
    if not act:
        return h("span", {**shape, "aria-hidden": "true"})
    told = {"data-act": act, "aria-label": words, "tabindex": "-1"}
    return h("button", {"type": "button", **shape, **told})


def is_exit(scene: Scene, square: str) -> bool:
    """Whether going there leaves the dungeon."""
    seat = line_of(square)
    return seat >= 0 and scene.piece != "" and scene.token(scene.piece)["color"] == 1 - seat


def act_of(scene: Scene, square: str) -> str:
    """What a tap on a square means: go there, or hear why not, or what it is."""
    choice = scene.squares.get(square)
    if choice is not None:
        return f"choose:{choice.id}"
    aim = "" if scene.touch.aim == square else square
    if scene.piece:
        return scene.touch.act(scene.piece, aim)
    return scene.touch.act(square)


def inside(scene: Scene, square: str, points: int | None) -> Child:
    """The action points that a square costs, and how it is reached."""
    choice = scene.squares.get(square)
    if choice is None:
        return h("small", {"class": "far"}, points) if points is not None else None
    if scene.kind == "place":
        return h("i", {"class": "spot"})
    sign = SIGNS.get(verb_of(choice).partition("_")[0])
    exit_sign = art.icon("exit") if is_exit(scene, square) else None
    return [exit_sign or (art.icon(sign) if sign else None), h("b", {}, points)]


def label(scene: Scene, square: str) -> str:
    """A square in words: what a tap does, or what it is."""
    choice = scene.squares.get(square)
    if choice is not None:
        return f"{scene.option_words(choice)}, {place_words(square)}"
    return f"{ground(scene, square)}, {place_words(square)}"


def ground(scene: Scene, square: str) -> str:
    """What a square is made of."""
    seat = line_of(square)
    if seat >= 0:
        return scene.say("line", name=scene.view.names[seat])
    return scene.ground_names[scene.terrain(square)]
