"""The two sides: cards, jumps, points; the action points of the turn; all about one side.

Only the values of combat cards in a hand are secret; the view holds them for their owner alone.
"""

from collections.abc import Sequence

from app.games.twister import art
from app.games.twister.board import SIDE, Board
from app.node import Node, h
from app.widgets import button, token
from engine.twister.data import ACTION_CARDS, KIND, PIECES, QUIET_SHOWN


def race(board: Board, until: int = 0) -> Node:
    """In the bar: the action points that are left, the race for points, and the clock."""
    table = board.table
    points = [player["vp"] for player in table["players"]]
    return h(
        "div",
        {"class": "status", "key": "status"},
        action_points(board),
        h(
            "p",
            {"class": "race", "data-help": "vp"},
            h("span", {"class": "unseen"}, race_words(board)),
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
        quiet_turns(board),
        # The script writes the minutes; screen readers need not hear every second.
        h("span", {"class": "clock", "data-until": until, "role": "timer"}) if until else None,
    )


def race_words(board: Board) -> str:
    """How the race stands."""
    first, second = (player["vp"] for player in board.table["players"])
    one, two = board.seat_label(0), board.seat_label(1)
    return board.say("race", one=one, mine=first, two=two, theirs=second, all=board.table["points"])


def race_track(board: Board, gained: Sequence[int]) -> Node:
    """The race over a scene, with the points that have just been gained, by seat, coming in."""
    return h(
        "div",
        {"class": "race-track", "key": "race", "aria-hidden": "true"},
        [
            h(
                "p",
                {"class": f"racer seat-{seat}", "key": seat},
                token(seat),
                [race_pip(board, seat, number, gained[seat]) for number in range(goal(board))],
                h("b", {}, board.player(seat)["vp"]),
            )
            for seat in range(2)
        ],
    )


def is_enough(board: Board, seat: int) -> bool:
    """Whether a side has as many points as it needs, and more than the other."""
    mine, theirs = board.player(seat)["vp"], board.player(1 - seat)["vp"]
    return bool(mine >= board.table["points"] and mine > theirs)


def goal(board: Board) -> int:
    """How many points a race track has room for."""
    return max(board.table["points"], *(player["vp"] for player in board.table["players"]))


def race_pip(board: Board, seat: int, number: int, gained: int) -> Node:
    """A victory point: won, just won, or still to be won."""
    points = board.player(seat)["vp"]
    states = ["vp"]
    states += ["won"] if number < points else []
    states += ["new"] if points - gained <= number < points else []
    return h("i", {"class": " ".join(states), "key": number})


def action_points(board: Board) -> Node | None:
    """The action points of the turn as pips, the spent ones hollow."""
    card, left = board.table["card"], board.table["ap"]
    if not card:
        return None
    return h(
        "p",
        {"class": "points", "data-help": "ap"},
        h("span", {"class": "unseen"}, board.say("points_left", count=left, all=card)),
        [
            h("i", {"class": "pip" if number < left else "pip spent", "key": number})
            for number in range(card)
        ],
    )


def quiet_turns(board: Board) -> Node | None:
    """The number of quiet turns, once they may end the game (R-42)."""
    quiet, limit = board.table["quiet"], board.table["quiet_limit"]
    if quiet < QUIET_SHOWN:
        return None
    words = board.say("quiet", count=quiet, limit=limit)
    return h(
        "p",
        {"class": "quiet-turns", "title": words, "data-help": "quiet"},
        h("span", {"class": "unseen"}, words),
        h("span", {"class": "words", "aria-hidden": "true"}, words),
        # For phones.
        h("span", {"class": "figures", "aria-hidden": "true"}, f"{quiet}/{limit}"),
    )


def side_bar(board: Board, seat: int) -> Node:
    """One side at a glance; touching it tells all about it."""
    player = board.player(seat)
    active = board.view.active == seat and board.table["phase"] == "play"
    states = ["side", f"seat-{seat}", *(["active"] if active else [])]
    return button(
        board.touch.act(f"{SIDE}{seat}"),
        art.named(
            side_words(board, seat),
            h("span", {"class": "who"}, token(seat), h("span", {}, board.seat_label(seat))),
            victory_pips(board, seat),
            h("b", {"class": "score", "data-help": "vp"}, player["vp"]),
            h(
                "span",
                {"class": "hand-cards", "data-help": "action_card"},
                [action_card(board, seat, n) for n in ACTION_CARDS],
            ),
            stock("jump", player["jumps"], "jump_card"),
            stock("combat-card", player["combat"], "combat_card"),
        ),
        class_=" ".join(states),
        key=f"side-{seat}",
        aria_expanded="true" if board.touch.thing == f"{SIDE}{seat}" else "false",
    )


def victory_pips(board: Board, seat: int) -> Node:
    """The victory points of a side, out of those it needs."""
    points, enough = board.player(seat)["vp"], board.table["points"]
    return h(
        "span",
        {"class": "vps", "data-help": "vp"},
        [
            h("i", {"class": "vp won" if number < points else "vp", "key": number})
            for number in range(max(enough, points))
        ],
    )


def action_card(board: Board, seat: int, number: int) -> Node:
    """An action card: in hand, played before, or the one of this turn."""
    active = board.view.active == seat and board.table["card"] == number
    held = number in board.player(seat)["cards"]
    state = "now" if active else "held" if held else "played"
    return h("span", {"class": f"mini-card {state}", "key": number}, number)


def stock(sign: str, count: int, thing: str) -> Node:
    """How many of something a side has."""
    shape: dict[str, object] = {"class": f"stock {sign}", "data-help": thing}
    return h("span", shape, art.icon(sign), h("b", {"key": count}, count))


def side_words(board: Board, seat: int) -> str:
    """One side in words."""
    player = board.player(seat)
    cards = ", ".join(str(number) for number in player["cards"]) or board.text("plain.nothing")
    return board.say(
        "side",
        name=board.seat_name(seat),
        points=player["vp"],
        cards=cards,
        jumps=player["jumps"],
        combat=player["combat"],
    )


# All about a side --------------------------------------------------------------------


def about_side(board: Board, seat: int) -> Node:
    """The whole team, used cards, and the hand as far as the reader knows it."""
    player = board.player(seat)
    return h(
        "div",
        {"class": f"about-side seat-{seat}", "key": f"about-{seat}", "role": "status"},
        h("h3", {}, token(seat), board.seat_label(seat)),
        h("ul", {"class": "team"}, [member(board, piece) for piece in PIECES[seat]]),
        h(
            "dl",
            {"class": "cards-of"},
            fact(board.say("combat_hand"), card_list(player["hand"]) or player["combat"]),
            fact(board.say("combat_used"), card_list(player["used_list"]) or player["used"]),
            fact(board.say("jumps_left"), player["jumps"]),
        ),
    )


def fact(name: str, value: object) -> Node:
    """One line about a side."""
    return h("div", {"key": name}, h("dt", {}, name), h("dd", {}, str(value)))


def card_list(values: list[int]) -> str:
    """Cards by their values."""
    return " ".join(str(value) for value in values)


def member(board: Board, piece: str) -> Node:
    """A character of a team, and what has become of it."""
    state = state_of(board, piece)
    return h(
        "li",
        {"class": f"member {state}", "key": piece, "data-help": KIND[piece]},
        art.figure(piece),
        h("span", {"class": "unseen"}, f"{board.name_of(piece)}: {board.say(f'state.{state}')}"),
    )


def state_of(board: Board, piece: str) -> str:
    """What has become of a character: on the board, wounded, out, dead, saved, not seen yet."""
    facts = board.table["tokens"].get(piece)
    if facts is not None:
        return "wounded" if facts["wounded"] else "standing"
    out = board.table["out"]
    for state in ("dead", "left", "saved"):
        if piece in out[state]:
            return state
    return "hidden"
