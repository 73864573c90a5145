"""Dungeon Twister on the screen: what a seat may know, as rooms, pieces, cards and previews.

This file ties the parts together. They get a view, never a state. How things look and where
they stand is in static/css/twister.css, what they say in sentences.py and
the catalogues.
"""

from collections.abc import Sequence

from app.games.board import BoardPresenter
from app.games.book import Book
from app.games.presenter import Context, Meaning
from app.games.twister import art, gallery
from app.games.twister.board import FLOOR, PLACING, Board
from app.games.twister.dock import dock, hand_of
from app.games.twister.dungeon import dungeon
from app.games.twister.legend import legend
from app.games.twister.minimap import minimap
from app.games.twister.prophet import crystal
from app.games.twister.rulebook import chapters
from app.games.twister.seats import race, side_bar
from app.games.twister.spotlight import below, spotlight
from app.games.twister.staging import staged, summed_up
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

    def __init__(self, context: Context) -> None:
        super().__init__(staged(context))

    def render_board(self) -> Node:
        """Both sides and the dungeon, with what the Prophet or everybody sees over it."""
        board = self.board
        over = self.view.question is None and not (board.playback or self.context.past)
        asked = "" if self.context.waiting or board.playback else board.lining_up
        return h(
            "section",
            {
                "class": f"board twister asks-{asked or 'nothing'}",
                "key": "board",
                "aria-label": self.text("game.twister"),
            },
            below(
                board,
                h(
                    "div",
                    {"class": "sides", "key": "sides"},
                    side_bar(board, 0),
                    floor_button(board) if not over else None,
                    side_bar(board, 1),
                ),
            ),
            below(board, dungeon(board)),
            minimap(board),
            crystal(board),
            spotlight(board),
            [hand_of(board, seat) for seat in range(2)] if over else None,
        )

    def prompt(self) -> str:
        """The question in words; first of all, a dot that has become free again is filled."""
        lifted, question = self.board.lifted, self.view.question
        if not lifted or question is None:
            return super().prompt()
        dot = self.board.lined_up.index(lifted[0]) + 1
        return self.sentences.ask(
            question._replace(kind="starters", source=f"dot:{dot}", choices=())
        )

    def is_asked_by_name(self, question: Question, /) -> bool:
        """Only for the player who is not on turn: the bar names the other one."""
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

    def captions(self, lines: list[str]) -> list[str]:
        """The words of a scene; at the end of a fight, those that matter most."""
        told = summed_up(self.board.events, self.context.part)
        return [self.teller.line(event) for event in told] or lines

    def scenery(self) -> Sequence[Node]:
        """The doorway out, and the backs of the combat cards."""
        return (art.archway(), *(art.card_back(seat) for seat in range(2)))

    def goal(self, _: int | None = None, /) -> str:
        """What both sides want, in a few words."""
        return self.board.say("goal", points=self.board.table["points"])

    def legend(self) -> Sequence[Meaning]:
        """What everything on the board means."""
        return legend(self.board)

    def turn_words(self) -> str:
        """The number of the turn; before the first one, what is being prepared."""
        if self.board.table["phase"] != "play":
            planning = self.board.kind in PLACING
            return self.sentences.word("phase", "placement" if planning else self.phase())
        return super().turn_words()

    def seat_line(self, seat: int, /) -> Node | None:
        """A side's cards, jumps and points."""
        return below(self.board, side_bar(self.board, seat))

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
        h("small", {}, board.say("floor.short")),
        class_="see-floor",
        aria_label=board.say("floor"),
        title=board.say("floor"),
        key="floor",
        aria_pressed="true" if bare else "false",
        # The tap that ends a hold changes nothing.
        data_long="",
    )


PRESENTER = TwisterPresenter
