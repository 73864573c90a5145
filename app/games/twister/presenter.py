"""Dungeon Twister on the screen: what a seat may know, as rooms, pieces, cards and previews.

This file ties the parts together for the shell. They get a view, never a state; how things
look and where they stand is in static/css/twister.css, what they say in sentences.py and
the catalogues.
"""

from app.games.board import BoardPresenter
from app.games.book import Book
from app.games.twister import art, gallery
from app.games.twister.board import FLOOR, Board
from app.games.twister.dock import dock, hand_of
from app.games.twister.dungeon import dungeon
from app.games.twister.minimap import minimap
from app.games.twister.prophet import crystal
from app.games.twister.rulebook import chapters
from app.games.twister.seats import race, side_bar
from app.node import Node, h
from app.widgets import button
from engine.core.view import Question

TURN_MILLISECONDS = 120_000
CHARM_MILLISECONDS = 60_000
"""What the optional clock gives for a turn, and for a Charm; it only shows the time."""


class TwisterPresenter(BoardPresenter[Board]):
    """The board, the dock and the words of one view of Dungeon Twister."""

    BOARD = Board
    BOOK = Book(gallery, chapters)

    def render_board(self) -> Node:
        """Both sides and the dungeon; whatever the Prophet sees lies over it."""
        board = self.board
        over = self.view.question is None
        return h(
            "section",
            {
                "class": f"board twister asks-{board.kind or 'nothing'}",
                "key": "board",
                "aria-label": self.text("game.twister"),
            },
            h(
                "div",
                {"class": "sides", "key": "sides"},
                side_bar(board, 0),
                floor_button(board) if not over else None,
                side_bar(board, 1),
            ),
            dungeon(board),
            minimap(board),
            crystal(board),
            [hand_of(board, seat) for seat in range(2)] if over else None,
        )

    def is_asked_by_name(self, question: Question, /) -> bool:
        """Only the other player: whose turn it is, stands above."""
        return super().is_asked_by_name(question) and question.player != self.view.active

    def status(self) -> Node | None:
        """Action points, and the race for victory points."""
        return race(
            self.board, self.time_is_up() if self.context.variants.get("timer") == "on" else 0
        )

    def time_is_up(self) -> int:
        """When the turn should end, in milliseconds; every Charm gives a minute more."""
        charms = self.board.table["charms"]
        return self.context.began + TURN_MILLISECONDS + charms * CHARM_MILLISECONDS

    def seat_line(self, seat: int, /) -> Node | None:
        """A side's cards, jumps and points."""
        return side_bar(self.board, seat)

    def answers(self) -> list[Node | None]:
        """What was touched, what can be done; squares and rooms are touched on the board."""
        return dock(self.board)

    def hand(self, seat: int) -> Node | None:
        """What a seat holds, as far as this view knows it."""
        return hand_of(self.board, seat)


def floor_button(board: Board) -> Node:
    """Fades all pieces while it is held; a tap fades them until the next one."""
    bare = board.touch.thing == FLOOR
    return button(
        board.touch.act(FLOOR),
        art.icon("floor"),
        class_="see-floor",
        aria_label=board.say("floor"),
        title=board.say("floor"),
        key="floor",
        aria_pressed="true" if bare else "false",
        # The tap that ends a hold changes nothing.
        data_long="",
    )


PRESENTER = TwisterPresenter
