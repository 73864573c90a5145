"""One view of a game, in the shape that its screen needs.

A game's own board (app/games/<game>/board.py) sorts the legal options by where they are drawn.
Everything comes from the view, so nothing here can know more than the seat that looks.
"""

from typing import Any, ClassVar, Generic, TypeVar, cast

from app.games.presenter import Context, Presenter
from app.games.sentences import Sentences, sentences_of
from app.i18n.names import SeatName
from engine.core.view import Choice, Refusal

T = TypeVar("T")
P = TypeVar("P")
S = TypeVar("S", bound=Sentences)


class Board(Generic[T, P, S]):
    """What is on the table, what can be done, and what is touched.

    table      the view of this game, as its engine/<game>/view.py describes it
    sentences  what the game says at this table
    text       the catalogue, in the forms that hold at this table
    selection  what a player touched without choosing it
    bottom     the seat at the lower edge
    seat       whose dock is drawn: the seat that is asked; after the end the one at the bottom
    """

    def __init__(self, context: Context) -> None:
        self.view = context.view
        self.table = cast("T", context.view.table)
        self.sentences = cast("S", sentences_of(context.view, context.text.language))
        self.text = self.sentences.text
        self.selection = context.selection
        self.bottom = context.bottom
        self.question = context.view.question
        self.seat = self.question.player if self.question else context.bottom

    # Names -----------------------------------------------------------------------------

    def seat_name(self, seat: int) -> SeatName:
        """Who sits there, for a message."""
        return self.sentences.seat_name(seat)

    def seat_label(self, seat: int) -> str:
        """Who sits there, as a heading: the name alone."""
        return self.sentences.seat_name(seat).label

    # The question ----------------------------------------------------------------------

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The legal options; none after the end, or for a seat that may not know them."""
        return self.question.choices if self.question else ()

    @property
    def kind(self) -> str:
        """The kind of the question; "" after the end."""
        return self.question.kind if self.question else ""

    @property
    def source(self) -> str:
        """The card or person that asks; "" if none does."""
        return self.question.source if self.question else ""

    @property
    def is_open(self) -> bool:
        """Whether the seat in the dock is the one that looks, so that its hand may be drawn."""
        return self.view.player == self.seat or self.question is None

    def refusals_of(self, thing: str) -> list[Refusal]:
        """What is refused about a thing ("shift:mina") or of an option ("activate")."""
        return [
            refusal
            for refusal in self.view.refused
            if refusal.id == thing or refusal.id.partition(":")[2] == thing
        ]

    # The table -------------------------------------------------------------------------

    def player(self, seat: int) -> P:
        """What lies before one player."""
        player: P = self.view.table["players"][seat]
        return player

    # Words -----------------------------------------------------------------------------

    def say(self, key: str, **arguments: object) -> str:
        """Words of this game's screen."""
        return self.sentences.say(f"table.{key}", **arguments)

    def name_of(self, thing: str) -> str:
        """What the table calls an id."""
        return self.sentences.name_of(thing)

    def option_words(self, choice: Choice) -> str:
        """What choosing this does."""
        return self.sentences.option(choice, self.question)


B = TypeVar("B", bound=Board[Any, Any, Any])


class BoardPresenter(Presenter, Generic[B]):
    """A presenter that draws from a board of its game's own, and shows hands in the dock."""

    BOARD: ClassVar[type[Board[Any, Any, Any]]]
    HAND_IN_DOCK: ClassVar[bool] = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.board = cast("B", self.BOARD(context))
