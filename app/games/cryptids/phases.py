"""The strip in the bar: round, Dawn, the three turns of the Day, Dusk, Night."""

from app.games.cryptids import art
from app.games.cryptids.scene import Scene
from app.node import Node, h
from engine.cryptids.data import DAY_TURNS

PHASES = ("dawn", "day", "dusk", "night")


def phases(scene: Scene) -> Node:
    """Where the round stands; touching a phase explains it."""
    now = scene.table["phase"]
    if now not in PHASES:
        return h(
            "div",
            {"class": "phases", "key": "phases"},
            scene.acting(f"help:{now}", {"class": "bare phase now"}, scene.name_of(now)),
        )
    count = scene.say("round", round=scene.table["round"], rounds=scene.table["rounds"])
    return h(
        "div",
        {"class": "phases", "key": "phases"},
        scene.acting("help:round", {"class": "bare round", "key": "round"}, count),
        h("ol", {}, [phase(scene, name, name == now) for name in PHASES]),
    )


def phase(scene: Scene, name: str, is_now: bool) -> Node:
    """One phase; the Day shows its three turns."""
    turn = scene.table["day_turn"]
    label = scene.name_of(name)
    spoken = scene.say("day_turn", phase=label, turn=turn) if is_now and turn else label
    pips = [h("i", {"class": "on" if number <= turn else ""}) for number in range(1, DAY_TURNS + 1)]
    return h(
        "li",
        {"key": name, "aria-current": "step" if is_now else None},
        scene.acting(
            f"help:{name}",
            {"class": f"bare phase {name}{' now' if is_now else ''}"},
            art.named(
                spoken,
                art.icon(name),
                h("span", {"class": "word"}, label),
                h("span", {"class": "turns"}, pips) if name == "day" else None,
            ),
        ),
    )
