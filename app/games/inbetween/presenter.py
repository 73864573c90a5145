"""InBetween on the screen: what a seat may know, as ropes, bars, cards and ghosts.

This file ties the parts together. They get a view, never a state. How things look and where
they stand is in static/css/inbetween.css, what they say in sentences.py and
the catalogues.
"""

from collections.abc import Sequence

from app.games.board import BoardPresenter
from app.games.book import Book, Chapter
from app.games.inbetween import art, gallery
from app.games.inbetween.board import Board
from app.games.inbetween.circle import circle
from app.games.inbetween.dock import dock, hand_of
from app.games.inbetween.legend import legend
from app.games.inbetween.people import caption
from app.games.inbetween.ropes import ropes
from app.games.inbetween.rulebook import chapters
from app.games.inbetween.seats import meter, side_bar
from app.games.inbetween.spotlight import stage
from app.games.presenter import Meaning
from app.node import Node, h
from app.widgets import button
from engine.inbetween.data import CREATURE, TOWN

CIRCLE = "circle"
"""The second picture of the board."""


class InBetweenPresenter(BoardPresenter[Board]):
    """The board, the dock and the words of one view of InBetween."""

    BOARD = Board
    BOOK = Book(gallery, chapters)

    def render_board(self) -> Node:
        """The far side, the people, the near side; over them what is played back."""
        board = self.board
        as_circle = self.context.picture == CIRCLE
        over = self.view.question is None and not self.context.past
        return h(
            "section",
            {
                "class": f"board inbetween bottom-{self.context.bottom}",
                "key": "board",
                "aria-label": self.text("game.inbetween"),
            },
            side_bar(board, 1 - self.context.bottom),
            circle(board) if as_circle else ropes(board),
            h("div", {"class": "strip", "key": "strip"}, caption(board), self.picture_button()),
            side_bar(board, self.context.bottom),
            [hand_of(board, seat) for seat in (TOWN, CREATURE)] if over else None,
            stage(board),
        )

    def prompt(self) -> str:
        """The question in words; it offers to take nothing back where that is barred."""
        asked = self.view.question
        if asked is not None and asked.kind == "finish" and asked.choices and self.context.barred:
            return self.sentences.say("ask.finish.barred")
        return super().prompt()

    def picture_button(self) -> Node | None:
        """The way to the other picture of the board, while there is a game to play."""
        if self.view.question is None:
            return None
        other = "" if self.context.picture == CIRCLE else CIRCLE
        return button(
            f"picture:{other}",
            self.board.say(f"picture.{other or 'ropes'}"),
            class_="quiet picture-button",
            key="picture",
        )

    def scenery(self) -> Sequence[Node]:
        """The door, the mouth and the bullet hole."""
        return [art.scenery(name) for name in art.SCENERY]

    def legend(self) -> Sequence[Meaning]:
        """What every sign on the board means."""
        return legend(self.board)

    def chapters(self) -> Sequence[Chapter]:
        """The rules to read, as this table plays them."""
        return chapters(self.text.language, tuple(self.board.table["options"].items()))

    def status(self) -> Node | None:
        """The win meter."""
        return meter(self.board)

    def answers(self) -> list[Node | None]:
        """Cards and verbs; what can be done with people is drawn on them."""
        return dock(self.board)

    def hand(self, seat: int) -> Node | None:
        """What a seat holds, as far as this view knows it."""
        return hand_of(self.board, seat)


PRESENTER = InBetweenPresenter
