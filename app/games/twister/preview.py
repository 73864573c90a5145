"""What would happen: who is drawn into a combat with both totals, and a room after a turn."""

from app.games.twister import art
from app.games.twister.board import Board
from app.node import Child, Node, h
from app.widgets import token
from engine.twister.data import KIND
from engine.twister.view import AttackView, CombatView


def fight_preview(board: Board) -> Child:
    """Both sides of a combat that is aimed at or under way, without cards."""
    fight = board.attack
    if fight is None:
        return None
    return h(
        "div",
        {"class": "fight", "key": "fight", "role": "status"},
        [fight_side(board, fight, seat) for seat in range(2)],
        h("p", {"class": "note"}, board.say("may_stay_out")) if fight.get("courtesans") else None,
    )


def fight_side(board: Board, fight: CombatView | AttackView, seat: int) -> Node:
    """Who fights for one side, and what they are worth together."""
    combat = board.table["combat"]
    words = board.say(
        "fights",
        name=board.seat_name(seat),
        pieces=", ".join(board.name_of(piece) for piece in fight["sides"][seat]),
        total=fight["totals"][seat],
    )
    return h(
        "div",
        {"class": f"fight-side seat-{seat}", "key": seat},
        h("span", {"class": "unseen"}, words),
        h(
            "span",
            {"class": "seen", "aria-hidden": "true"},
            h("span", {"class": "who"}, token(seat), board.seat_label(seat)),
            h("span", {"class": "troop"}, [trooper(piece) for piece in fight["sides"][seat]]),
            h("b", {"class": "total"}, fight["totals"][seat]),
            h("span", {"class": "plus"}, "+", laid(seat, combat)),
        ),
    )


def trooper(piece: str) -> Node:
    """Somebody who fights; a long press tells who that is."""
    return h("span", {"key": piece, "data-help": KIND[piece]}, art.figure(piece))


def laid(seat: int, combat: CombatView | None) -> Node:
    """The card of a side: still open, laid face down, or drawn by chance."""
    if combat and combat["confused"][seat]:
        return h("span", {"class": "slot-card chance", "data-help": "confusion"}, "?")
    about = {"data-help": "combat_card"}
    if combat and combat["locked"][seat]:
        return h("span", {"class": "slot-card laid", **about}, art.card_back(seat))
    return h("span", {"class": "slot-card", **about}, art.icon("combat-card"))


def turn_preview(board: Board) -> Node:
    """Says that a room is shown as it would lie; as large as the piece's own sheet, which it hides.

    So the chips beside it stay under the finger.
    """
    room = board.slot(board.turning)["room"]
    return h(
        "div",
        {
            "class": f"piece-sheet turning seat-{board.token(board.piece)['color']}",
            "key": f"sheet-{board.piece}",
            "role": "status",
        },
        h("span", {"class": "face", "aria-hidden": "true"}, art.portrait(board.piece)),
        h(
            "div",
            {"class": "telling"},
            h("h3", {}, board.name_of(room)),
            h("p", {"class": "ability why-now"}, board.say("would_lie")),
        ),
    )
