"""Shows any game decently from its view alone, so that a new game is playable at once.

Presenters of single games extend `Presenter` and replace what they draw better. They get a
`View`, never a state: what is not in it cannot leak.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, NamedTuple

from app.games import part_of
from app.games.book import Book, Chapter, Section, chapter_nodes
from app.games.policy import policy_of
from app.games.sentences import sentences_class, sentences_of
from app.i18n.text import FALLBACK, Text
from app.moments import Teller
from app.node import Node, h
from app.widgets import token
from engine.core.decision import DONE, PASS
from engine.core.event import Event
from engine.core.view import Choice, Question, View


@dataclass(frozen=True, slots=True)
class Context:
    """Everything that a presenter draws from.

    view       what the seat that looks may know; None is everyone
    selection  what a player touched without choosing it
    bottom     the seat at the lower edge of the board
    picture    which of the game's pictures of the board is wanted; "" is its own
    events     what has just happened, for a board that shows it
    playback   whether that is played back scene by scene, with nothing to choose
    part       which part of the last event a playback shows (`Scene.part`)
    earlier    in a summary: what everybody saw happen before `events`, from the beginning
    waiting    whether a computer moves, so that nobody is asked anything here
    past       whether an earlier moment is drawn: nothing on it can be touched
    is_over    whether the game has ended, even if an earlier moment of it is drawn
    chance     how what lies face down is shuffled: a new number for every choice
    began      when the turn began, in milliseconds, for games that are played by the clock
    variants   the optional rules of this game
    barred     why the last choice cannot be taken back; "" if it can
    """

    view: View
    text: Text
    selection: str = ""
    bottom: int = 0
    picture: str = ""
    events: tuple[Event, ...] = ()
    playback: bool = False
    part: str = ""
    earlier: tuple[Event, ...] = ()
    waiting: bool = False
    past: bool = False
    is_over: bool = False
    chance: int = 0
    began: int = 0
    variants: Mapping[str, str] = field(default_factory=dict)
    barred: str = ""


class Meaning(NamedTuple):
    """A row of the legend: what is drawn on the board, its name, and one sentence about it."""

    drawing: Node
    name: str
    sentence: str


class Presenter:
    """The board, the question and the log lines of one view."""

    HAND_IN_DOCK: ClassVar[bool] = False
    """Whether `answers` shows the hand as well; otherwise the board does."""

    BOOK: ClassVar[Book | None] = None
    """The rules to read and everything there is to look up, if the game brings them."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.view = context.view
        self.sentences = sentences_of(self.view, context.text.language)
        self.text = self.sentences.text
        self.selection = context.selection

    # The board ---------------------------------------------------------------------

    def render_board(self) -> Node:
        """Everything on the table: what is common, then a mat for each seat, one's own last."""
        seats = len(self.view.names)
        common = [
            self.fact(name, value)
            for name, value in self.view.table.items()
            if not is_by_seat(value, seats)
        ]
        me = self.view.player if self.view.player is not None else seats - 1
        order = [(me + step) % seats for step in range(1, seats + 1)]
        return h(
            "section",
            # A board that does not fit can be scrolled, also by keys.
            {"class": "board", "aria-label": self.text(f"game.{self.view.game}"), "tabindex": "0"},
            h("div", {"class": "common"}, common) if common else None,
            h("div", {"class": "mats"}, [self.mat(seat) for seat in order]),
        )

    def mat(self, seat: int) -> Node:
        """What one seat has in front of it."""
        view = self.view
        asked = view.question is not None and view.question.player == seat
        states = ["mat", f"seat-{seat}"]
        states += ["own"] if seat == view.player else []
        states += ["asked"] if asked else []
        states += ["winner"] if seat in view.winners else []
        facts = [
            self.fact(name, value[seat], f"{name}-{seat}")
            for name, value in view.table.items()
            if is_by_seat(value, len(view.names))
        ]
        return h(
            "article",
            {"class": " ".join(states), "key": f"mat-{seat}", "data-seat": seat},
            h("h2", {}, token(seat, self.view.game), self.sentences.seat_name(seat).label),
            h("div", {"class": "facts"}, facts),
        )

    def fact(self, name: str, value: Any, key: str = "") -> Node:
        """One named thing of the table."""
        is_number = isinstance(value, int) and not isinstance(value, bool)
        kind = "numbers" if is_number else "things"
        return h(
            "dl",
            {"class": f"fact-box {kind}", "key": key or name},
            h("dt", {}, self.label(name)),
            h("dd", {}, self.value(name, value)),
        )

    def label(self, name: str) -> str:
        """What a part of the table is called."""
        return self.sentences.line("table", name)

    def value(self, name: str, value: Any) -> Node | str | list[Node]:
        """A part of the table: a number, a word, cards, or a few of these by name."""
        if isinstance(value, dict):
            return [self.fact(part, content) for part, content in value.items()]
        if isinstance(value, list):
            if not value:
                return h("span", {"class": "nothing"}, self.text("plain.nothing"))
            return h("ul", {"class": "cards"}, [self.card(thing) for thing in value])
        return str(self.sentences.value(name, value, {}))

    def card(self, thing: object) -> Node:
        """A card of the plain deck: its name on a slip."""
        attributes: dict[str, object] = {"class": "card"}
        if isinstance(thing, str):
            attributes |= {"key": thing, "data-move": thing}
        return h("li", attributes, str(self.sentences.value("", thing, {})))

    # The question --------------------------------------------------------------------

    def prompt(self) -> str:
        """The question in words; if everyone looks, it names the player it is for."""
        question = self.view.question
        if question is None:
            return self.text("plain.over")
        if not question.choices:
            return self.sentences.ask(question, public=True)
        if self.is_asked_by_name(question):
            return self.sentences.asked_by_name(question)
        return self.sentences.ask(question)

    def is_asked_by_name(self, _: Question, /) -> bool:
        """Whether a question names its player: everyone looks, so it could be for anyone."""
        return self.view.player is None

    def status(self) -> Node | None:
        """What the bar shows of the game all the time, if anything."""
        return None

    def answers(self) -> list[Node | None]:
        """What lies in the dock below the question: every answer, and what is refused."""
        return [h("div", {"class": "options"}, self.options(), list(self.refusals()))]

    def options(self) -> list[Node]:
        """A button for every legal option."""
        question = self.view.question
        return [self.option(choice) for choice in question.choices] if question else []

    def option(self, choice: Choice) -> Node:
        """The button for a legal option."""
        declines = choice.id in (PASS, DONE)
        return h(
            "button",
            {
                "type": "button",
                "class": "option declines" if declines else "option",
                "key": choice.id,
                "data-act": f"choose:{choice.id}",
            },
            self.sentences.option(choice, self.view.question),
        )

    def refusals(self) -> Iterator[Node]:
        """What cannot be chosen; touching it says why."""
        for refusal in self.view.refused:
            chosen = refusal.id == self.selection
            yield h(
                "button",
                {
                    "type": "button",
                    "class": "option refused",
                    "key": f"refused-{refusal.id}",
                    "data-act": f"select:{refusal.id}",
                    "aria-expanded": "true" if chosen else "false",
                },
                h("b", {}, self.sentences.name_of(refusal.id)),
                h(
                    "span",
                    {},
                    self.sentences.refusal(refusal) if chosen else self.text("table.refused"),
                ),
            )

    # What one can look up --------------------------------------------------------------

    def name_of(self, thing: str) -> str:
        """What an id is called at this table."""
        return self.sentences.name_of(thing)

    def hand(self, seat: int) -> Node | None:
        """What a seat holds, as far as this view knows it: for a peek, and for replays."""
        return self.mat(seat)

    def held(self, seat: int) -> Node | None:
        """A hand in the dock while another moves; None where the board shows it anyway."""
        return self.hand(seat) if self.HAND_IN_DOCK else None

    def seat_line(self, _: int, /) -> Node | None:
        """The public side of a seat, for its edge of a tablet that lies still."""
        return None

    def chapters(self) -> Sequence[Chapter]:
        """The rules to read, in the reader's language; none if the game brings none."""
        return self.BOOK.chapters(self.text.language) if self.BOOK else ()

    def gallery(self) -> Sequence[Section]:
        """Everything in the box, to browse; nothing if the game brings none."""
        return self.BOOK.gallery.sections(self.sentences) if self.BOOK else ()

    def scenery(self) -> Sequence[Node]:
        """Pictures that only a playback shows, so that they are loaded before it."""
        return ()

    def goal(self, seat: int | None = None) -> str:
        """What a seat wants, or the one that looks, in a few words; "" if the game does not say."""
        keys = (f"goal.{self.view.player if seat is None else seat}", "goal.both")
        return next((self.sentences.say(key) for key in keys if self.sentences.has(key)), "")

    def legend(self) -> Sequence[Meaning]:
        """What every sign on the board means; nothing if the game brings no legend."""
        return ()

    def turn_words(self) -> str:
        """What the bar calls this turn: its number, from 1 on."""
        return self.text("table.turn", turn=policy_of(self.view.game).turn_number(self.view.turn))

    def phase(self) -> str:
        """The phase of the turn, as something `help` can explain; "" if there is none."""
        return str(self.view.table["phase"]) if self.BOOK else ""

    def introduction(self) -> str:
        """What begins by itself in a playback, in one sentence; "" if it needs none."""
        return ""

    def headline(self) -> str:
        """What a scene of a playback is, in a few words; "" if its lines say it all."""
        return ""

    def captions(self, lines: list[str]) -> list[str]:
        """What a scene of a playback says; `lines` are what the log says of it."""
        return lines

    def help(self, thing: str) -> Node | None:
        """The explanation of a card, a person, a track or a phase; None if there is none.

        It is the entry of the gallery and the chapter about it; a chapter answers to its id.
        """
        if self.BOOK is None:
            return self.chapter_node(thing)
        found = self.entry(thing)
        chapter = self.chapter_node(self.chapter_about(thing))
        return h("div", {"class": "explained"}, found, chapter) if found else chapter

    def entry(self, thing: str) -> Node | None:
        """What the gallery says about a thing, with its picture; None if it says nothing."""
        return self.BOOK.gallery.about(self.sentences, thing) if self.BOOK else None

    def chapter_about(self, thing: str) -> str:
        """The chapter of the rules about a thing; its own id where there is none."""
        return self.BOOK.gallery.TOPICS.get(thing, thing) if self.BOOK else thing

    def is_explained(self, thing: str) -> bool:
        """Whether the gallery has an entry about that."""
        return self.BOOK is not None and _has_entry(self.BOOK, self.view.game, thing)

    def chapter_node(self, wanted: str) -> Node | None:
        """The chapter of that id to read; None if there is none."""
        for chapter in self.chapters():
            if chapter.id == wanted:
                title = h("h3", {}, chapter.title)
                return h("div", {"class": "reader"}, title, chapter_nodes(chapter))
        return None

    # What happened, how it ended -------------------------------------------------------

    @property
    def teller(self) -> Teller:
        """Tells the log as the seat that looks may read it."""
        context = self.context
        return Teller(self.view, self.sentences, context.events, context.is_over)

    def ending(self) -> str:
        """Why the game is over."""
        return self.sentences.ending_line(self.view.ending, self.view.winners)


@cache
def _has_entry(book: Book, game: str, thing: str) -> bool:
    """Whether a game's gallery explains a thing: the same in every language and at every table."""
    return book.gallery.about(sentences_class(game)(FALLBACK), thing) is not None


def is_by_seat(value: Any, seats: int) -> bool:
    """Whether a part of the table has one entry for each seat."""
    # A pile that happens to have as many cards as there are seats consists of ids.
    return (
        isinstance(value, list)
        and len(value) == seats
        and not any(isinstance(part, str) for part in value)
    )


def present(context: Context) -> Presenter:
    """The presenter of the view's game."""
    return presenter_of(context.view.game)(context)


@cache
def presenter_of(game: str) -> type[Presenter]:
    """`PRESENTER` of app/games/<game>/presenter.py; the plain one for a game that has none."""
    return part_of(game, "presenter", Presenter)
