"""A fight, played back: both leaders face to face, their groups, both cards, the sums, who falls.

It is one picture through all of its scenes; what a scene adds comes in with its own animation
(`part-…` in static/css/twister-stage.css). It is drawn from what `staging.py` leaves, so it holds
nothing that does not lie open yet.
"""

from typing import NamedTuple

from app.games.policy import SUMMARY
from app.games.twister import art
from app.games.twister.board import Board
from app.games.twister.scenes import FALLS, FIRST, SECOND, TOTALS
from app.games.twister.seats import is_enough, race_track
from app.node import Child, Node, h
from app.widgets import token
from engine.twister.data import SEAT
from engine.twister.view import CombatView

WOUNDED, DEAD = "wounded", "dead"


class Duel(NamedTuple):
    """A fight as far as it is known at a scene.

    by       the seat of the attacking side
    sides    by seat, who fights, the leader first
    base     by seat, the strength without a card
    cards    by seat, the card that lies open; None while it lies face down
    totals   by seat, the sum; None before both cards lie open
    fallen   piece -> WOUNDED or DEAD
    gained   by seat, the victory points that the fight has brought
    winner   the seat that has won; None for nobody, or as long as it is open
    tied     whether nobody wins
    """

    by: int
    sides: list[list[str]]
    base: list[int]
    cards: list[int | None]
    totals: list[int | None]
    fallen: dict[str, str]
    gained: list[int]
    winner: int | None = None
    tied: bool = False


def duel_of(board: Board, combat: CombatView) -> Duel:
    """The fight on the table, with what has been told of it."""
    known = Duel(
        combat["by"], combat["sides"], combat["totals"], [None, None], [None, None], {}, [0, 0]
    )
    for event in board.events:
        args = event.args
        match event.kind:
            case "turns_up":
                known.cards[args["who"]] = args["card"]
            case "cards":
                known = known._replace(cards=list(args["cards"]), totals=list(args["totals"]))
            case "wounded":
                known.fallen[args["piece"]] = WOUNDED
            case "dies":
                known.fallen[args["piece"]] = DEAD
            case "scores":
                known.gained[args["who"]] += args["vp"]
            case "wins":
                known = known._replace(winner=args["who"])
            case "tie":
                known = known._replace(tied=True)
    return known


def duel(board: Board, combat: CombatView) -> list[Child]:
    """The whole picture."""
    known = duel_of(board, combat)
    just_gained = known.gained if board.part == FALLS else [0, 0]
    alone = " alone" if all(len(group) == 1 for group in known.sides) else ""
    return [
        race_track(board, just_gained),
        h(
            "div",
            {"class": f"duelists{alone}", "key": "duelists"},
            [side(board, known, seat) for seat in range(2)],
            h(
                "p",
                {"class": "versus-sign", "key": "versus", "aria-hidden": "true"},
                art.icon("attack"),
            ),
        ),
        h("p", {"class": "outcome", "key": "outcome"}, outcome(board, known)),
    ]


def outcome(board: Board, known: Duel) -> str:
    """How it ended, and in the end whether it decides the game; "" as long as that is open."""
    if known.tied:
        return board.say("tie")
    if known.winner is None:
        return ""
    if board.part == SUMMARY and known.gained[known.winner] and is_enough(board, known.winner):
        return board.say("enough")
    return board.say("won_fight", name=board.seat_name(known.winner))


# One side --------------------------------------------------------------------------------


def side(board: Board, known: Duel, seat: int) -> Node:
    """A side: its leader, everybody who fights, and its sum."""
    states = ["duel-side", f"seat-{seat}"]
    if known.winner is not None:
        states.append("winner" if seat == known.winner else "loser")
    states += ["enough"] if known.gained[seat] and is_enough(board, seat) else []
    leader, *others = known.sides[seat]
    return h(
        "section",
        {"class": " ".join(states), "key": f"side-{seat}", "aria-label": words(board, known, seat)},
        h(
            "div",
            {"class": "leader", "key": "leader"},
            face(known, leader),
            gained(known, seat),
        ),
        h(
            "h2",
            {"class": "who", "key": "who"},
            token(seat),
            h("span", {}, board.seat_label(seat)),
        ),
        h("div", {"class": "followers", "key": "followers"}, [face(known, p) for p in others]),
        sums(board, known, seat),
    )


def words(board: Board, known: Duel, seat: int) -> str:
    """A side in words: who fights, and what became of them."""
    pieces = [
        f"{board.name_of(piece)} ({board.say(f'state.{known.fallen[piece]}')})"
        if piece in known.fallen
        else board.name_of(piece)
        for piece in known.sides[seat]
    ]
    return board.say(
        "fights", name=board.seat_name(seat), pieces=", ".join(pieces), total=known.base[seat]
    )


def face(known: Duel, piece: str) -> Node:
    """Somebody who fights: the portrait, with the figure that stands on the board."""
    fate = known.fallen.get(piece, "")
    return h(
        "span",
        {"class": f"duelist {fate}".strip(), "key": piece, "aria-hidden": "true"},
        h("span", {"class": "frame"}, art.portrait(piece)),
        pawn(piece, lies=fate == WOUNDED),
    )


def pawn(piece: str, *, lies: bool) -> Node:
    """A piece as it looks on the board; a wounded one lies there with a bandage."""
    states = f"pawn stand character seat-{SEAT[piece]}{' wounded' if lies else ''}"
    return h(
        "span",
        {"class": states, "key": "pawn"},
        h(
            "span",
            {"class": "disc"},
            art.figure(piece),
            h("i", {"class": "bandage"}) if lies else None,
        ),
    )


def sums(board: Board, known: Duel, seat: int) -> Node:
    """Strength, card and sum; each has its place from the beginning."""
    return h(
        "p",
        {"class": "duel-sum", "key": "sum", "aria-hidden": "true"},
        h("span", {"class": "strength"}, art.icon("attack"), known.base[seat]),
        h("span", {"class": "plus"}, "+"),
        duel_card(board, known, seat),
        h("span", {"class": "equals"}, "="),
        total(board, known, seat),
    )


def duel_card(board: Board, known: Duel, seat: int) -> Node:
    """The card of a side, face down or open; in its own scene it turns over."""
    value = known.cards[seat]
    turning = {FIRST: known.by, SECOND: 1 - known.by}.get(board.part)
    states = ["duel-card"]
    states += ["open"] if value is not None else []
    states += ["turning"] if value is not None and seat == turning else []
    return h(
        "span",
        {"class": " ".join(states), "key": "card"},
        h("span", {"class": "down", "key": "down"}, art.card_back(seat)),
        h("b", {"class": "up", "key": "up"}, value) if value is not None else None,
    )


def total(board: Board, known: Duel, seat: int) -> Node:
    """The sum of a side; it counts up from the strength when both cards lie open."""
    value = known.totals[seat]
    if value is None:
        return h("b", {"class": "duel-total", "key": "total"})
    if board.part != TOTALS:
        return h("b", {"class": "duel-total known", "key": "total"}, value)
    numbers = range(known.base[seat], value + 1)
    wheel = h("span", {"class": "wheel"}, [h("i", {"key": number}, number) for number in numbers])
    states = f"duel-total known counts-{len(numbers) - 1}"
    return h("b", {"class": states, "key": "total"}, wheel)


def gained(known: Duel, seat: int) -> Node | None:
    """The points that the fight has brought a side."""
    points = known.gained[seat]
    if not points:
        return None
    return h("b", {"class": "gained", "key": "gained"}, art.icon("vp"), f"+{points}")
