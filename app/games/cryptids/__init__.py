"""Twisted Cryptids on the screen: what a seat may know, as a map, players, cards and signposts.

This file ties the parts together for the shell. They get a view, never a state; how things
look and where they stand is in static/css/cryptids.css, what they say in words.py and the
catalogues.
"""

from collections.abc import Sequence
from typing import ClassVar

from app.games.cryptids import gallery, rewind, words
from app.games.cryptids.board import Board
from app.games.cryptids.dock import dock, hand_of
from app.games.cryptids.end import score_sheet
from app.games.cryptids.phases import phases
from app.games.cryptids.rulebook import chapters
from app.games.cryptids.seats import rail, seat_line
from app.games.cryptids.stacks import workshop
from app.games.cryptids.wilderness import wilderness
from app.games.worded import Gallery, WordedPresenter, Words
from app.i18n.text import Text
from app.node import Node, h
from engine.core.decision import DONE, PASS
from engine.core.event import Event
from engine.core.view import View


class CryptidsPresenter(WordedPresenter):
    """The board, the dock and the words of one view of Twisted Cryptids."""

    board: Board
    WORDS: ClassVar[Words] = words
    GALLERY: ClassVar[Gallery] = gallery
    CHAPTERS = staticmethod(chapters)
    HAND_IN_DOCK: ClassVar[bool] = True
    OPEN_ANSWERS: ClassVar[dict[str, tuple[str, ...]]] = {
        "day": (PASS,),
        # Where Hiding Spots can go is for all to see; which cards one keeps is not.
        "night": (DONE, "place:"),
    }
    ALONE: ClassVar[frozenset[str]] = frozenset(("trait", "stacks"))

    def __init__(
        self, view: View, text: Text, selection: str = "", bottom: int = 0, picture: str = ""
    ) -> None:
        super().__init__(view, text, selection, bottom, picture)
        self.board = Board(view, text, selection, bottom)

    def render_board(self) -> Node:
        """The map and the players; while one prepares, the workshop; after the end, the sums."""
        board = self.board
        board.events, board.staged = self.events, self.staged
        over = self.view.question is None and not self.staged
        working = board.is_in_workshop
        return h(
            "section",
            {
                "class": f"board cryptids{' preparing' if working else ''}",
                "key": "board",
                "aria-label": self.text("game.cryptids"),
            },
            score_sheet(board) if over else None,
            workshop(board) if working else wilderness(board),
            rail(board),
            [hand_of(board, seat) for seat in range(len(self.view.names))] if over else None,
        )

    def status(self) -> Node | None:
        """Round and phase."""
        self.board.staged = self.staged
        return phases(self.board)

    def answers(self) -> list[Node | None]:
        """Cards and verbs; what can be done with Humans and Hiding Spots is on the map."""
        return dock(self.board)

    def hand(self, seat: int) -> Node | None:
        """What a seat holds, as far as this view knows it."""
        return hand_of(self.board, seat)

    def seat_line(self, seat: int, /) -> Node | None:
        """Myth, Stacks, Power and drawbacks of a player."""
        return seat_line(self.board, seat)

    @classmethod
    def played_out(cls, events: Sequence[Event], /) -> list[int]:
        """Dawn, Dusk and the end, step by step."""
        return rewind.steps_of(events)

    @classmethod
    def rewound(cls, view: View, events: Sequence[Event], /) -> View:
        """The table in the middle of a playback."""
        return rewind.rewound(view, events)


PRESENTER = CryptidsPresenter
