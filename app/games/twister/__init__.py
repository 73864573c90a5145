"""Dungeon Twister on the screen: what a seat may know, as rooms, pieces, cards and previews.

This file ties the parts together for the shell. They get a view, never a state; how things
look and where they stand is in static/css/twister.css, what they say in words.py and the
catalogues.
"""

from typing import ClassVar

from app.games.twister import art, gallery, words
from app.games.twister.board import FLOOR, Board, mover_of
from app.games.twister.dock import dock, hand_of
from app.games.twister.dungeon import dungeon
from app.games.twister.minimap import minimap
from app.games.twister.pad import lying_at
from app.games.twister.prophet import crystal
from app.games.twister.rulebook import chapters
from app.games.twister.seats import race, side_bar
from app.games.twister.touch import Touch
from app.games.worded import Gallery, WordedPresenter, Words
from app.i18n.text import Text
from app.node import Node, h
from app.widgets import button
from engine.core.decision import Decision
from engine.core.event import Event
from engine.core.view import Question, View

TURN_MILLISECONDS = 120_000
CHARM_MILLISECONDS = 60_000
"""What the optional clock gives for a turn, and for a Charm; it only shows the time."""


class TwisterPresenter(WordedPresenter):
    """The board, the dock and the words of one view of Dungeon Twister."""

    board: Board
    WORDS: ClassVar[Words] = words
    GALLERY: ClassVar[Gallery] = gallery
    CHAPTERS = staticmethod(chapters)
    HAND_IN_DOCK: ClassVar[bool] = True
    PLAYS_OPEN: ClassVar[bool] = True
    FACE_DOWN: ClassVar[frozenset[str]] = frozenset(("combat", "peek"))
    ALONE: ClassVar[frozenset[str]] = frozenset(("starters", "remove", "plan", "peek"))
    OPEN_ANSWERS: ClassVar[dict[str, tuple[str, ...]]] = {"bury": ("auto",)}

    def __init__(
        self, view: View, text: Text, selection: str = "", bottom: int = 0, picture: str = ""
    ) -> None:
        super().__init__(view, text, selection, bottom, picture)
        self.board = Board(view, text, selection, bottom)

    @classmethod
    def turned_up(cls, view: View, chance: int, place: str, /) -> str:
        """The combat card, the token or the turn that lies face down at a place."""
        return lying_at(view, chance, place)

    @classmethod
    def still_touched(cls, asked: Decision, selection: str, choice: str, /) -> str:
        """The piece that has just acted, as long as it can do more; and where a phone looks."""
        touch = Touch.read(selection)
        piece = mover_of(choice)
        able = asked.kind == "act" and any(mover_of(option) == piece for option in asked.options)
        if piece and able:
            return str(Touch(piece, room=touch.room))
        looks_on = asked.kind in ("onward", "place", "act") and not choice.startswith("end")
        return str(Touch(room=touch.room if looks_on else ""))

    def render_board(self) -> Node:
        """Both sides and the dungeon; whatever the Prophet sees lies over it."""
        board = self._staged()
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

    def _staged(self) -> Board:
        """The board with what has just happened."""
        self.board.events = [event for event in map(self._tellable, self.events) if event]
        self.board.chance = self.chance
        return self.board

    def line(self, event: Event) -> str:
        """A line of the log, without what may not be looked up again."""
        told = self._tellable(event)
        return super().line(told) if told else ""

    def _tellable(self, event: Event) -> Event | None:
        """An event as it may be told now: used cards lie face down, and no look is kept."""
        if self.is_over:
            return event
        if event.kind == "peeked" and self.view.table["memory"] == "off":
            return None
        if event.kind == "cards" and not self._shows_cards(event):
            return Event(event.kind, {})
        return event

    def _shows_cards(self, event: Event) -> bool:
        """Whether the combat cards of a fight lie open: if they are listed, or it has just been.

        A moment of the past offers nothing to choose; there the cards are used ones.
        """
        asked = self.view.question
        now = asked is not None and bool(asked.choices)
        just_been = now and any(event is told for told in self.events)
        return just_been or self.view.table["used_cards"] == "list"

    def is_asked_by_name(self, question: Question, /) -> bool:
        """Only the other player: whose turn it is, stands above."""
        return super().is_asked_by_name(question) and question.player != self.view.active

    def status(self) -> Node | None:
        """Action points, and the race for victory points."""
        return race(self.board, self.time_is_up() if self.variants.get("timer") == "on" else 0)

    def time_is_up(self) -> int:
        """When the turn should end, in milliseconds; every Charm gives a minute more."""
        charms: int = self.view.table["charms"]
        return self.began + TURN_MILLISECONDS + charms * CHARM_MILLISECONDS

    def seat_line(self, seat: int, /) -> Node | None:
        """A side's cards, jumps and points."""
        return side_bar(self._staged(), seat)

    def answers(self) -> list[Node | None]:
        """What was touched, what can be done; squares and rooms are touched on the board."""
        return dock(self._staged())

    def hand(self, seat: int) -> Node | None:
        """What a seat holds, as far as this view knows it."""
        return hand_of(self._staged(), seat)


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
