"""What a playback came to: the gains of a Dusk, and the ranking at the end.

A row for each player, the best first, large enough to be read across a table. It stays until
somebody closes it.
"""

from collections.abc import Sequence

from app.games.cryptids import art
from app.games.cryptids.board import Board
from app.games.cryptids.cards import tone
from app.games.cryptids.scenes import Gain, gains_of
from app.games.cryptids.sentences import signed
from app.games.cryptids.spotlight import player_name
from app.games.policy import SUMMARY
from app.node import Child, Node, h
from app.widgets import token
from engine.cryptids.data import SIGHTING_OF, SIGHTINGS
from engine.cryptids.view import FinalView


def summary(board: Board) -> Node | None:
    """What the scenes came to; None before the last of them."""
    if board.part != SUMMARY:
        return None
    is_end = board.scene[-1].kind == "over"
    title = board.sentences.say(f"ending.{board.view.ending}") if is_end else board.say("stage.sum")
    rows = ranking_rows(board) if is_end else gain_rows(board)
    return h(
        "div",
        {"class": f"summary of-{'ranking' if is_end else 'gains'}", "key": "summary"},
        h("h2", {}, title),
        h("table", {"class": f"sums rows-{len(rows)}"}, heads(board, is_end), h("tbody", {}, rows)),
    )


def heads(board: Board, is_end: bool) -> Node:
    """The heads of the columns."""
    names = ("final.played", "final.hidden", "final.trait", "final.total")
    keys = names if is_end else ("stage.shown", "stage.gained", "stage.now")
    cells = [h("th", {"scope": "col", "key": key}, board.say(key)) for key in keys]
    return h("thead", {}, h("tr", {}, h("th", {"scope": "col"}, board.say("players")), cells))


def row(board: Board, seat: int, place: int, *cells: Child, best: bool) -> Node:
    """One player; the rows appear one after the other."""
    return h(
        "tr",
        {"class": f"seat-{seat} nth-{place}{' best' if best else ''}", "key": f"row-{seat}"},
        h(
            "th",
            {"scope": "row"},
            h(
                "span",
                {"class": "owner"},
                art.portrait(board.player(seat)["cryptid"]),
                token(seat),
                player_name(board, seat),
            ),
        ),
        cells,
    )


# The gains of a Dusk -----------------------------------------------------------------


def gains(board: Board) -> list[Gain]:
    """What this Dusk has brought each player."""
    myth = [player["myth"] for player in board.table["players"]]
    return gains_of([*board.earlier, *board.events], myth)


def gain_rows(board: Board) -> list[Node]:
    """What each player showed, and what it brought."""
    found = gains(board)
    most = max(gain.amount for gain in found)
    return [
        row(
            board,
            gain.seat,
            place,
            h("td", {"class": "shown"}, shown(board, gain.card)),
            h(
                "td",
                {"class": f"amount {tone(gain.amount)}"},
                h("b", {}, signed(gain.amount) if gain.card else "–"),
            ),
            h("td", {"class": "total"}, h("b", {}, art.icon("myth"), gain.myth)),
            best=bool(gain.card) and gain.amount == most > 0,
        )
        for place, gain in enumerate(found)
    ]


def shown(board: Board, card: str) -> Child:
    """A Sighting that was revealed, with its picture."""
    if not card:
        return h("span", {"class": "unshown"}, board.say("stage.unshown"))
    kind = SIGHTING_OF[card]
    return h(
        "span",
        {"class": f"sight {SIGHTINGS[kind].type}"},
        art.sighting_art(kind),
        h("span", {"class": "title"}, board.title_of(kind)),
    )


# The ranking at the end --------------------------------------------------------------


def ranked(board: Board) -> Sequence[tuple[int, FinalView]]:
    """The players with their final Myth, the best first; winners before those who tie with them."""
    finals = [(seat, player["final"]) for seat, player in enumerate(board.table["players"])]
    known = [(seat, final) for seat, final in finals if final is not None]
    winners = board.view.winners
    return sorted(known, key=lambda one: (one[0] not in winners, -one[1]["total"], one[0]))


def ranking_rows(board: Board) -> list[Node]:
    """How each player's Myth came together."""
    return [
        row(
            board,
            seat,
            place,
            h("td", {"class": "part"}, final["played"]),
            h("td", {"class": "part"}, signed(final["hidden"])),
            h("td", {"class": "part"}, signed(final["trait"])),
            h("td", {"class": "total"}, h("b", {}, art.icon("myth"), final["total"])),
            best=seat in board.view.winners,
        )
        for place, (seat, final) in enumerate(ranked(board))
    ]
