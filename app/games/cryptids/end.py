"""The end: how each player's Myth came together, the best first, with all secrets open."""

from app.games.cryptids import art
from app.games.cryptids.board import Board
from app.games.cryptids.sentences import signed
from app.node import Node, h
from app.widgets import token
from engine.cryptids.data import HIDDEN_REAL_DEAL, SIGHTING_OF, SIGHTINGS
from engine.cryptids.scoring import MOST_MYTH
from engine.cryptids.view import FinalView, PlayerView


def score_sheet(board: Board) -> Node | None:
    """A line for each player; nothing for a game that was called a draw."""
    seats = [seat for seat in range(len(board.view.names)) if board.player(seat)["final"]]
    if not seats:
        return None
    ranked = sorted(seats, key=lambda seat: (-board.player(seat)["myth"], seat))
    titles = ["played", "hidden", "trait", "total"]
    tied = board.view.ending != MOST_MYTH
    return h(
        "table",
        {"class": "score-sheet", "key": "score-sheet"},
        h(
            "thead",
            {},
            h(
                "tr",
                {},
                h("th", {"scope": "col"}, board.say("players")),
                [h("th", {"scope": "col", "key": t}, board.say(f"final.{t}")) for t in titles],
                h("th", {"scope": "col"}, board.say("final.humans")) if tied else None,
            ),
        ),
        h("tbody", {}, [line(board, seat, tied) for seat in ranked]),
    )


def line(board: Board, seat: int, tied: bool) -> Node:
    """One player's Myth in parts."""
    player = board.player(seat)
    final = player["final"]
    assert final is not None  # only a finished game has a sheet
    states = f"seat-{seat}{' winner' if seat in board.view.winners else ''}"
    return h(
        "tr",
        {"class": states, "key": f"line-{seat}"},
        h(
            "th",
            {"scope": "row"},
            art.portrait(player["cryptid"]),
            token(seat),
            h("span", {}, board.seat_label(seat)),
        ),
        cell(board, "played", final["played"]),
        cell(board, "hidden", signed(final["hidden"]), hidden_names(board, player, final)),
        cell(board, "trait", signed(final["trait"]), board.name_of(player["trait"])),
        cell(board, "total", final["total"]),
        cell(board, "humans", final["humans"]) if tied else None,
    )


def cell(board: Board, part: str, number: int | str, told: str = "") -> Node:
    """A part of the Myth; a narrow screen has no heads of columns and reads its label here."""
    return h(
        "td",
        {"class": part, "key": part, "data-label": board.say(f"final.{part}")},
        h("b", {}, number),
        h("small", {}, told) if told else None,
    )


def hidden_names(board: Board, player: PlayerView, final: FinalView) -> str:
    """The Real Deals that nobody has seen, by name."""
    kinds = [SIGHTING_OF[card] for stack in player["stacks"] for card in stack["known"]]
    real = [kind for kind in kinds if SIGHTINGS[kind].type == "real_deal"]
    assert final["hidden"] == HIDDEN_REAL_DEAL * len(real)
    return ", ".join(board.name_of(kind) for kind in real)
