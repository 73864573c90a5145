"""The legend of the board: every sign, chip and bar with its name and one sentence.

Each row is drawn with the same parts as the board itself, so it looks as it does there. What
the rows say is in the catalogue, where `help` finds it as well.
"""

from collections.abc import Iterator

from app.games.inbetween import art
from app.games.inbetween.board import Board
from app.games.presenter import Meaning
from app.node import Child, Node, h
from engine.inbetween.data import ROLES, SYMBOLS


def legend(board: Board) -> tuple[Meaning, ...]:
    """What everything on the board means: people, chips, bars, and each symbol."""
    return (*on_people(board), *chips(board), *bars(board), *symbols(board))


def row(board: Board, thing: str, drawing: Node) -> Meaning:
    """A thing that the catalogue names and explains."""
    said = board.sentences.say
    return Meaning(drawing, said(f"thing.{thing}"), said(f"thing.{thing}.text"))


def on_people(board: Board) -> Iterator[Meaning]:
    """What lies on Characters or beside them."""
    role = ROLES[board.view.active]
    next_stop = h("b", {}, board.say("stop.1.short"))
    yield row(board, "activity_marker", sign(f"walker of-{role}", art.icon("activity")))
    yield row(board, "next_stop", sign("walker coming", art.icon("activity"), next_stop))
    yield row(board, "direction_token", art.icon("direction"))
    yield row(board, "symbol_token", h("span", {"class": "supply"}, art.symbol("home", "coin")))
    yield row(board, "lock", art.icon("lock", "lock"))
    yield row(board, "attached", sign("attached", h("i", {}, art.card_art("hiding_1"))))
    yield row(board, "neighbour", art.portrait(board.table["circle"][0], "human"))


def chips(board: Board) -> Iterator[Meaning]:
    """What can be tapped beside a Character."""
    up = h("span", {"class": "arrow to-creature"})
    down = h("span", {"class": "arrow to-human"})
    yield row(board, "pull_town", sign("drawn-chip for-town", down))
    yield row(board, "pull_creature", sign("drawn-chip for-creature", up))
    other = ROLES[1 - board.bottom]
    yield row(
        board, "against", sign(f"drawn-chip for-{other} against", up if board.bottom == 0 else down)
    )
    own = ROLES[board.bottom]
    yield row(board, "flip", sign(f"drawn-chip flips for-{own}", art.sign("flip")))
    yield row(board, "plus", sign("drawn-chip corner", art.sign("plus")))
    yield row(board, "remove", sign("drawn-chip harmful", art.sign("cross")))


def bars(board: Board) -> Iterator[Meaning]:
    """What the bars of both sides and the win meter show."""
    for thing in ("awareness", "energy", "hand", "deck", "discard", "equipment"):
        yield row(board, thing, art.icon(thing))
    said = board.sentences.say
    for state in ("secured", "devoured"):
        yield Meaning(art.icon(state), said(f"state.{state}"), said(f"meter.{state}.text"))
    left = art.sprite("symbols", "kin", "icon")
    yield Meaning(left, said("meter.five_left"), said("meter.five_left.text"))


def symbols(board: Board) -> Iterator[Meaning]:
    """The symbols, the Town's first."""
    yield row(board, "symbol", art.symbol("home"))
    for name in SYMBOLS:
        yield Meaning(
            art.symbol(name),
            board.sentences.symbol_name(name),
            board.sentences.symbol_sentence(name),
        )


def sign(kind: str, *inside: Child) -> Node:
    """A part of the board, as a drawing by itself."""
    return h("span", {"class": kind, "aria-hidden": "true"}, inside)
