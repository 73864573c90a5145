"""The end: how each one's Myth came together, the best first, with all secrets open."""

from app.games.cryptids import art, words
from app.games.cryptids.scene import Scene
from app.node import Node, h
from app.pieces import token
from engine.cryptids.data import HIDDEN_REAL_DEAL, SIGHTING_OF, SIGHTINGS
from engine.cryptids.scoring import MOST_MYTH


def score_sheet(scene: Scene) -> Node | None:
    """A line for each player; nothing for a game that was called a draw."""
    seats = [seat for seat in range(len(scene.view.names)) if scene.player(seat)["final"]]
    if not seats:
        return None
    ranked = sorted(seats, key=lambda seat: (-scene.player(seat)["myth"], seat))
    titles = ["played", "hidden", "trait", "total"]
    tied = scene.view.ending != MOST_MYTH
    return h(
        "table",
        {"class": "score-sheet", "key": "score-sheet"},
        h(
            "thead",
            {},
            h(
                "tr",
                {},
                h("th", {"scope": "col"}, scene.say("players")),
                [h("th", {"scope": "col", "key": t}, scene.say(f"final.{t}")) for t in titles],
                h("th", {"scope": "col"}, scene.say("final.humans")) if tied else None,
            ),
        ),
        h("tbody", {}, [line(scene, seat, tied) for seat in ranked]),
    )


def line(scene: Scene, seat: int, tied: bool) -> Node:
    """One player's Myth in parts."""
    player = scene.player(seat)
    final = player["final"]
    states = f"seat-{seat}{' winner' if seat in scene.view.winners else ''}"
    return h(
        "tr",
        {"class": states, "key": f"line-{seat}"},
        h(
            "th",
            {"scope": "row"},
            art.portrait(player["cryptid"]),
            token(seat),
            h("span", {}, scene.view.names[seat]),
        ),
        h("td", {}, final["played"]),
        h("td", {}, words.signed(final["hidden"]), h("small", {}, hidden_names(scene, seat))),
        h("td", {}, words.signed(final["trait"]), h("small", {}, scene.name_of(player["trait"]))),
        h("td", {"class": "total"}, final["total"]),
        h("td", {}, final["humans"]) if tied else None,
    )


def hidden_names(scene: Scene, seat: int) -> str:
    """The Real Deals that nobody has seen, by name."""
    stacks = scene.player(seat)["stacks"]
    kinds = [SIGHTING_OF[card] for stack in stacks for card in stack["known"]]
    real = [kind for kind in kinds if SIGHTINGS[kind].type == "real_deal"]
    assert scene.player(seat)["final"]["hidden"] == HIDDEN_REAL_DEAL * len(real)
    return ", ".join(scene.name_of(kind) for kind in real)
