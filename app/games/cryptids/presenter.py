"""Twisted Cryptids on the screen: what a seat may know, as a map, players, cards and signposts.

This file ties the parts together. They get a view, never a state. How things look and where
they stand is in static/css/cryptids.css, what they say in sentences.py and
the catalogues.
"""

from collections.abc import Sequence

from app.games.board import BoardPresenter
from app.games.book import Book
from app.games.cryptids import gallery, narration
from app.games.cryptids.arranging import arrangement, has_gaps
from app.games.cryptids.board import Board
from app.games.cryptids.dock import cards_of, dock, hand_of
from app.games.cryptids.end import score_sheet
from app.games.cryptids.legend import legend
from app.games.cryptids.rulebook import chapters
from app.games.cryptids.seats import phases, rail, seat_line
from app.games.cryptids.stacks import workshop
from app.games.cryptids.summaries import summary
from app.games.cryptids.wilderness import wilderness
from app.games.presenter import Meaning
from app.node import Node, h
from engine.cryptids.data import STACK_SIZE


class CryptidsPresenter(BoardPresenter[Board]):
    """The board, the dock and the words of one view of Twisted Cryptids."""

    BOARD = Board
    BOOK = Book(gallery, chapters)

    def render_board(self) -> Node:
        """The map and the players; the workshop during set-up; the score sheet after the end."""
        board = self.board
        over = self.view.question is None and not board.is_still
        working = board.is_in_workshop
        states = ["preparing"] if working else ["ended"] if over else []
        return h(
            "section",
            {
                "class": " ".join(["board cryptids", *states]),
                "key": "board",
                "aria-label": self.text("game.cryptids"),
            },
            # What follows is a part of its own for those who hear the screen.
            h("h2", {"class": "unseen", "key": "title"}, board.say("final.total"))
            if over
            else None,
            score_sheet(board) if over else None,
            workshop(board) if working else wilderness(board),
            rail(board),
            summary(board),
            [hand_of(board, seat) for seat in range(len(self.view.names))] if over else None,
        )

    def introduction(self) -> str:
        """What happens in a phase that begins by itself."""
        return narration.introduction(self.board)

    def headline(self) -> str:
        """What a scene is: a phase, a line of an Event, a Sighting."""
        return narration.headline(self.board)

    def captions(self, lines: list[str]) -> list[str]:
        """What belongs to it."""
        return narration.captions(self.board, lines)

    def prompt(self) -> str:
        """The question in words; a gap in the Stacks is asked about like any slot."""
        gap = arrangement(self.board).gap if has_gaps(self.board) else None
        if gap is None or self.view.question is None:
            return super().prompt()
        stack, place = divmod(gap, STACK_SIZE)
        asked = self.view.question._replace(source=f"slot:{stack + 1}:{place + 1}")
        return self.sentences.ask(asked)

    def legend(self) -> Sequence[Meaning]:
        """What every sign on the map, in the rail and on the cards means."""
        return legend(self.board)

    def status(self) -> Node | None:
        """Round and phase."""
        return phases(self.board)

    def answers(self) -> list[Node | None]:
        """Cards and verbs; what can be done with Humans and Hiding Spots is on the map."""
        return dock(self.board)

    def hand(self, seat: int) -> Node | None:
        """What a seat holds, as far as this view knows it."""
        return hand_of(self.board, seat)

    def held(self, seat: int) -> Node | None:
        """The Action cards; the Stacks would hide the map that others are playing on."""
        return cards_of(self.board, seat)

    def seat_line(self, seat: int, /) -> Node | None:
        """Myth, Stacks, Power and drawbacks of a player."""
        return seat_line(self.board, seat)


PRESENTER = CryptidsPresenter
