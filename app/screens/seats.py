"""Who plays each seat, in the menu: a person, or a computer of some level and character."""

from typing import Any

from app.i18n.text import Text
from app.node import Node, h
from app.seats import LEVELS, USUAL_LEVEL, Computer, characters_of
from app.table import Table
from app.widgets import choice, face, token
from engine.core.match import Match


def seats_in_menu(table: Table, match: Match[Any], text: Text) -> Node | None:
    """Every seat with whoever plays it; nothing in a game that no computer plays."""
    if not characters_of(match.game.name):
        return None
    return h(
        "section",
        {"class": "seats", "key": "seats"},
        h("h3", {}, text("menu.seats")),
        [seat_in_menu(table, match, seat, text) for seat in range(len(match.setup.names))],
    )


def seat_in_menu(table: Table, match: Match[Any], seat: int, text: Text) -> Node:
    """One seat: who plays it, and for a computer how well and who it is."""
    game = match.game.name
    computer = table.computer_at(seat)
    usual = computer or Computer(USUAL_LEVEL, characters_of(game)[seat % 2])
    name = table.seat_name(seat, text)
    return h(
        "div",
        {"class": f"seat seat-{seat}", "key": f"seat-{seat}"},
        h("h4", {}, token(seat, game), h("span", {}, name.label)),
        choice(
            text("seat.who", name=name),
            [
                (f"seat:{seat}:", text("seat.person"), "", computer is None),
                (f"seat:{seat}:{usual}", text("seat.computer"), "", computer is not None),
            ],
        ),
        [
            choice(
                text("seat.level", name=name),
                [
                    way(seat, computer._replace(level=level), computer, text(f"level.{level}"))
                    for level in LEVELS
                ],
            ),
            choice(
                text("seat.character", name=name),
                [
                    way(
                        seat,
                        computer._replace(character=who),
                        computer,
                        text(f"opponent.{game}.{who}"),
                    )
                    for who in characters_of(game)
                ],
            ),
            h(
                "p",
                {"class": "hint who-it-is", "key": "character"},
                face(computer.character),
                text(f"opponent.{game}.{computer.character}.text"),
            ),
        ]
        if computer
        else None,
    )


def way(seat: int, wanted: Computer, now: Computer, label: str) -> tuple[str, str, str, bool]:
    """Another computer for a seat, as one of a few to choose from."""
    return f"seat:{seat}:{wanted}", label, "", wanted == now
