"""The players beside the map: Myth, Stacks, cards, Power, drawbacks. All of it is public.

Below them today's Event and what would happen if Dusk fell now; the part of it that is only
its reader's comes from forecast.py.
"""

from app.games.cryptids import art, words
from app.games.cryptids.forecast import forecast
from app.games.cryptids.scene import EVENT, SEAT, Scene
from app.node import Node, h
from app.pieces import token
from engine.cryptids.view import TEN


def rail(scene: Scene) -> Node:
    """Everybody, then the day."""
    seats = len(scene.view.names)
    return h(
        "div",
        {"class": f"rail-of seats-{seats}", "key": "players"},
        h(
            "ul",
            {"class": "players", "aria-label": scene.say("players")},
            [player(scene, seat) for seat in range(seats)],
        ),
        h("div", {"class": "today", "key": "today"}, event(scene), forecast(scene)),
    )


def player(scene: Scene, seat: int) -> Node:
    """One Cryptid; touching it tells more."""
    facts = scene.player(seat)
    states = ["player", f"seat-{seat}"]
    states += ["asked"] if scene.question and scene.question.player == seat else []
    states += ["own"] if scene.view.player == seat else []
    states += ["winner"] if seat in scene.view.winners else []
    touched = f"{SEAT}{seat}"
    return h(
        "li",
        {"class": " ".join(states), "key": f"player-{seat}"},
        scene.touchable(
            touched,
            "bare",
            art.named(
                description(scene, seat),
                art.portrait(facts["cryptid"]) if facts["cryptid"] else token(seat),
                h(
                    "span",
                    {"class": "who"},
                    token(seat),
                    h("span", {"class": "player-name"}, scene.view.names[seat]),
                    art.icon("first", "first") if scene.table["first"] == seat else None,
                ),
                myth(scene, seat),
                h("span", {"class": "holds"}, piles(scene, seat), badges(scene, seat)),
            ),
        ),
    )


def seat_line(scene: Scene, seat: int) -> Node:
    """The same at the player's own edge, where there is no rail."""
    return h(
        "div",
        {"class": "seat-line", "key": "seat-line"},
        h("span", {"class": "unseen"}, description(scene, seat)),
        h(
            "span",
            {"class": "seen", "aria-hidden": "true"},
            art.icon("first", "first") if scene.table["first"] == seat else None,
            piles(scene, seat),
            badges(scene, seat),
            art.icon("myth"),
            h("b", {"class": "number"}, scene.player(seat)["myth"]),
        ),
    )


def myth(scene: Scene, seat: int) -> Node:
    """The Myth as a number, and as the pawn's space with tokens of 10 and 30."""
    facts = scene.player(seat)
    track = facts["track"]
    coins = ["30"] * track["thirties"] + ["10"] * track["tens"]
    return h(
        "span",
        {"class": "myth"},
        h("b", {"class": "number", "key": facts["myth"]}, facts["myth"]),
        h(
            "span",
            {"class": "coins"},
            [h("i", {"class": f"coin of-{coin}"}, coin) for coin in coins],
            h(
                "span",
                {"class": "spaces"},
                [
                    h("i", {"class": "on" if space <= track["space"] else ""})
                    for space in range(1, TEN)
                ],
            ),
        ),
    )


def piles(scene: Scene, seat: int) -> list[Node]:
    """Three Stacks with what is left in them, and the hand."""
    facts = scene.player(seat)
    stacks = [
        h(
            "span",
            {"class": "stack" if pile["left"] else "stack empty", "key": f"stack-{number}"},
            h("small", {}, number),
            h("b", {}, pile["left"]),
        )
        for number, pile in enumerate(facts["stacks"], start=1)
    ]
    return [
        *stacks,
        h("span", {"class": "in-hand", "key": "hand"}, art.icon("hand"), h("b", {}, facts["hand"])),
    ]


def badges(scene: Scene, seat: int) -> list[Node]:
    """The Power if it is gone for now, and the drawback that is still to be suffered."""
    facts = scene.player(seat)
    power = facts["power"]
    found = [
        h("span", {"class": f"power-mark {power}", "key": "power"}, art.icon("power")),
    ]
    if facts["drawback"]:
        found.append(
            h("span", {"class": "drawback", "key": "drawback"}, scene.name_of(facts["drawback"]))
        )
    return found


def description(scene: Scene, seat: int) -> str:
    """A player in words."""
    facts = scene.player(seat)
    cryptid = scene.name_of(facts["cryptid"]) if facts["cryptid"] else ""
    left = ", ".join(str(pile["left"]) for pile in facts["stacks"])
    parts = [
        scene.view.names[seat],
        cryptid,
        scene.say("myth", count=facts["myth"]),
        scene.say("stacks_left", left=left),
        scene.say("in_hand", count=facts["hand"]),
        scene.power_state(seat),
        scene.name_of(facts["drawback"]) if facts["drawback"] else "",
        scene.name_of("first") if scene.table["first"] == seat else "",
    ]
    return ", ".join(filter(None, parts))


def event(scene: Scene) -> Node | None:
    """Today's Event in a line; touching it lays it open."""
    card = scene.table["event"]["card"]
    if not card:
        return None
    done = scene.table["event"]["lines"]
    lines = words.event_lines(scene.text, card)
    told = [scene.name_of(EVENT), scene.name_of(card), *lines]
    return scene.touchable(
        EVENT,
        "bare event",
        art.named(
            ". ".join(told),
            art.event_art(card),
            h("span", {"class": "title"}, scene.name_of(card)),
            h(
                "span",
                {"class": "ticks"},
                [h("i", {"class": "on" if n < done else ""}) for n in range(len(lines))],
            ),
        ),
    )
