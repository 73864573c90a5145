"""The two sides: cards, jumps, points; the action points of the turn; all about one side.

Nothing here is secret but the values of combat cards in a hand, which the view holds only for
whoever may know them.
"""

from app.games.twister import art
from app.games.twister.scene import SIDE, Scene
from app.node import Node, h
from app.pieces import button, token
from engine.twister.data import ACTION_CARDS, PIECES, QUIET_SHOWN


def race(scene: Scene, until: int = 0) -> Node:
    """In the bar: the action points that are left, the race for points, and the clock."""
    table = scene.table
    points = [player["vp"] for player in table["players"]]
    return h(
        "div",
        {"class": "status", "key": "status"},
        action_points(scene),
        h(
            "p",
            {"class": "race"},
            h("span", {"class": "unseen"}, race_words(scene)),
            h(
                "span",
                {"aria-hidden": "true"},
                art.icon("vp"),
                token(0),
                h("b", {"key": f"0-{points[0]}"}, points[0]),
                ":",
                h("b", {"key": f"1-{points[1]}"}, points[1]),
                token(1),
                h("small", {}, f"/{table['points']}"),
            ),
        ),
        quiet_turns(scene),
        # The script writes the minutes; they are nobody's news every second.
        h("span", {"class": "clock", "data-until": until, "role": "timer"}) if until else None,
    )


def race_words(scene: Scene) -> str:
    """How the race stands."""
    first, second = (player["vp"] for player in scene.table["players"])
    names = scene.view.names
    return scene.say(
        "race", one=names[0], mine=first, two=names[1], theirs=second, all=scene.table["points"]
    )


def action_points(scene: Scene) -> Node | None:
    """The action points of the turn as pips, the spent ones hollow."""
    card, left = scene.table["card"], scene.table["ap"]
    if not card:
        return None
    return h(
        "p",
        {"class": "points"},
        h("span", {"class": "unseen"}, scene.say("points_left", count=left, all=card)),
        [
            h("i", {"class": "pip" if number < left else "pip spent", "key": number})
            for number in range(card)
        ],
    )


def quiet_turns(scene: Scene) -> Node | None:
    """How long nothing has happened, once that may end the game (R-42)."""
    quiet, limit = scene.table["quiet"], scene.table["quiet_limit"]
    if quiet < QUIET_SHOWN:
        return None
    return h("p", {"class": "quiet-turns"}, scene.say("quiet", count=quiet, limit=limit))


def side_bar(scene: Scene, seat: int) -> Node:
    """One side at a glance; touching it tells all about it."""
    player = scene.player(seat)
    active = scene.view.active == seat and scene.table["phase"] == "play"
    states = ["side", f"seat-{seat}", *(["active"] if active else [])]
    return button(
        scene.touch.act(f"{SIDE}{seat}"),
        art.named(
            side_words(scene, seat),
            h("span", {"class": "who"}, token(seat), h("span", {}, scene.view.names[seat])),
            victory_pips(scene, seat),
            h("b", {"class": "score"}, player["vp"]),
            h("span", {"class": "hand-cards"}, [action_card(scene, seat, n) for n in ACTION_CARDS]),
            stock("jump", player["jumps"]),
            stock("combat-card", player["combat"]),
        ),
        class_=" ".join(states),
        key=f"side-{seat}",
        aria_expanded="true" if scene.touch.thing == f"{SIDE}{seat}" else "false",
    )


def victory_pips(scene: Scene, seat: int) -> Node:
    """The points of a side on their way to enough."""
    points, enough = scene.player(seat)["vp"], scene.table["points"]
    return h(
        "span",
        {"class": "vps"},
        [
            h("i", {"class": "vp won" if number < points else "vp", "key": number})
            for number in range(max(enough, points))
        ],
    )


def action_card(scene: Scene, seat: int, number: int) -> Node:
    """An action card: in hand, played before, or the one of this turn."""
    active = scene.view.active == seat and scene.table["card"] == number
    held = number in scene.player(seat)["cards"]
    state = "now" if active else "held" if held else "played"
    return h("span", {"class": f"mini-card {state}", "key": number}, number)


def stock(sign: str, count: int) -> Node:
    """How many of something a side has."""
    return h("span", {"class": f"stock {sign}"}, art.icon(sign), h("b", {"key": count}, count))


def side_words(scene: Scene, seat: int) -> str:
    """One side in words."""
    player = scene.player(seat)
    cards = ", ".join(str(number) for number in player["cards"]) or scene.text("plain.nothing")
    return scene.say(
        "side",
        name=scene.view.names[seat],
        points=player["vp"],
        cards=cards,
        jumps=player["jumps"],
        combat=player["combat"],
    )


# All about a side --------------------------------------------------------------------


def about_side(scene: Scene, seat: int) -> Node:
    """The whole team, used cards, and what is in hand as far as one may know."""
    player = scene.player(seat)
    return h(
        "div",
        {"class": f"about-side seat-{seat}", "key": f"about-{seat}", "role": "status"},
        h("h3", {}, token(seat), scene.view.names[seat]),
        h("ul", {"class": "team"}, [member(scene, piece) for piece in PIECES[seat]]),
        h(
            "dl",
            {"class": "cards-of"},
            fact(scene.say("combat_hand"), card_list(player["hand"]) or player["combat"]),
            fact(scene.say("combat_used"), card_list(player["used_list"]) or player["used"]),
            fact(scene.say("jumps_left"), player["jumps"]),
        ),
    )


def fact(name: str, value: object) -> Node:
    """One line about a side."""
    return h("div", {"key": name}, h("dt", {}, name), h("dd", {}, str(value)))


def card_list(values: list[int]) -> str:
    """Cards by their values."""
    return " ".join(str(value) for value in values)


def member(scene: Scene, piece: str) -> Node:
    """A character of a team, and what has become of it."""
    state = state_of(scene, piece)
    return h(
        "li",
        {"class": f"member {state}", "key": piece},
        art.figure(piece),
        h("span", {"class": "unseen"}, f"{scene.name_of(piece)}: {scene.say(f'state.{state}')}"),
    )


def state_of(scene: Scene, piece: str) -> str:
    """What has become of a character: on the board, wounded, out, dead, saved, not seen yet."""
    facts = scene.table["tokens"].get(piece)
    if facts is not None:
        return "wounded" if facts["wounded"] else "standing"
    out = scene.table["out"]
    for state in ("dead", "left", "saved"):
        if piece in out[state]:
            return state
    return "hidden"
