"""What is told in passing over the board: whose turn it is, and how a combat ended.

It fades by itself and takes no tap. Without motion it is not shown here; the dock and the log
say the same.
"""

from app.games.twister import art
from app.games.twister.scene import Scene
from app.node import Node, h
from app.pieces import token


def passing(scene: Scene) -> Node | None:
    """The last thing worth a banner."""
    for event in reversed(scene.events):
        if event.kind == "cards" and event.args:
            return clash(scene, event.args)
        if event.kind == "turn" and scene.question is not None:
            return banner(scene, event.args["who"])
    return None


def banner(scene: Scene, seat: int) -> Node:
    """Whose turn begins."""
    return h(
        "div",
        {"class": f"passing banner seat-{seat}", "key": f"turn-{scene.view.turn}"},
        h("p", {}, token(seat), scene.say("turn_of", name=scene.view.names[seat])),
    )


def clash(scene: Scene, args: dict[str, list[int]]) -> Node:
    """Both combat cards, both sums, and who has won."""
    totals = args["totals"]
    winner = 0 if totals[0] > totals[1] else 1 if totals[1] > totals[0] else -1
    return h(
        "div",
        {"class": "passing clash", "key": f"clash-{scene.view.turn}-{sum(totals)}"},
        [clash_side(scene, args, seat, winner) for seat in range(2)],
        h("p", {"class": "outcome"}, outcome(scene, winner)),
    )


def clash_side(scene: Scene, args: dict[str, list[int]], seat: int, winner: int) -> Node:
    """One side of a combat: strength, card, sum."""
    states = f"clash-side seat-{seat}{' winner' if seat == winner else ''}"
    return h(
        "div",
        {"class": states, "key": seat},
        h("span", {"class": "who"}, token(seat), scene.view.names[seat]),
        h("span", {"class": "strength"}, art.icon("attack"), args["base"][seat]),
        h("span", {"class": "fight-card"}, args["cards"][seat]),
        h("b", {"class": "sum"}, args["totals"][seat]),
    )


def outcome(scene: Scene, winner: int) -> str:
    """Who has won a combat."""
    if winner < 0:
        return scene.say("tie")
    return scene.say("won_fight", name=scene.view.names[winner])
