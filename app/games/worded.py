"""What presenters with words, rules and a gallery of their own have in common.

A game brings three modules: words.py (what things are called, what happened, what is asked),
rulebook.py (its chapters) and gallery.py (everything to look up). This ties them to the shell.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Protocol

from app.games.book import Chapter, Section
from app.games.presenter import Presenter
from app.i18n.text import Text
from app.node import Node, h
from engine.core.event import Event
from engine.core.view import Choice, Question, Refusal

Names = Sequence[str] | None


class Words(Protocol):
    """The words of a game: app/games/<game>/words.py."""

    def name_of(self, text: Text, thing: str, /) -> str:
        """What an id is called."""

    def ask(
        self, text: Text, question: Question, names: Names = None, /, *, public: bool = False
    ) -> str:
        """A question; `public` if those who wait may know only that it is asked."""

    def refusal(self, text: Text, refused: Refusal, /) -> str:
        """Why something cannot be chosen, and the rule behind it."""

    def log_line(self, text: Text, entry: Event, names: Names = None, /) -> str:
        """What happened; "" for what nobody would tell."""

    def ending_line(
        self, text: Text, ending: str, winners: Sequence[int], names: Names = None, /
    ) -> str:
        """Why the game is over."""


class Gallery(Protocol):
    """Everything there is to look up: app/games/<game>/gallery.py."""

    @property
    def TOPICS(self) -> Mapping[str, str]:  # noqa: N802 - a constant of the module
        """Thing -> the chapter about it."""

    def sections(self, text: Text, /) -> Sequence[Section]:
        """All entries, by kind."""

    def about(self, text: Text, thing: str, /) -> Node | None:
        """The entry about a thing; None if there is none."""


class WordedBoard(Protocol):
    """What a game's board has to say itself: app/games/<game>/board.py."""

    def say(self, key: str, **arguments: object) -> str:
        """Words of the game's screens."""

    def option_words(self, choice: Choice, /) -> str:
        """What choosing this does."""


class WordedPresenter(Presenter):
    """A presenter that speaks by the modules of its game."""

    WORDS: ClassVar[Words]
    GALLERY: ClassVar[Gallery]
    CHAPTERS: ClassVar[Callable[[str], Sequence[Chapter]]]
    board: WordedBoard

    def name_of(self, thing: str) -> str:
        """What an id is called at this table."""
        return self.WORDS.name_of(self.text, thing)

    def chapters(self) -> Sequence[Chapter]:
        """The rules to read."""
        return type(self).CHAPTERS(self.text.language)

    def gallery(self) -> Sequence[Section]:
        """Everything there is to look up."""
        return self.GALLERY.sections(self.text)

    def phase(self) -> str:
        """What the turn, the round or the game has come to."""
        return str(self.view.table["phase"])

    def help(self, thing: str) -> Node | None:
        """The entry of the gallery about a thing, and the chapter about it."""
        found = self.GALLERY.about(self.text, thing)
        chapter = super().help(self.GALLERY.TOPICS.get(thing, thing))
        if found is None:
            return chapter
        return h("div", {"class": "explained"}, found, chapter)

    def prompt(self) -> str:
        """The question in words; asked in the open, by name."""
        question = self.view.question
        if question is None:
            return super().prompt()
        names = self.view.names
        if not question.choices:
            return self.WORDS.ask(self.text, question, names, public=True)
        asked = self.WORDS.ask(self.text, question, names)
        if self.is_asked_by_name(question):
            return self.board.say("asked", name=names[question.player], question=asked)
        return asked

    def is_asked_by_name(self, _: Question, /) -> bool:
        """Whether a question says whom it is for: everybody looks, so nobody is meant else."""
        return self.view.player is None

    def option_words(self, choice: Choice) -> str:
        """How an option is called."""
        return self.board.option_words(choice)

    def why(self, refusal: Refusal) -> str:
        """The reason, and the rule behind it."""
        return self.WORDS.refusal(self.text, refusal)

    def log_line(self, event: Event) -> str:
        """An event in words; "" for what nobody would tell."""
        return self.WORDS.log_line(self.text, event, self.view.names)

    def ending(self) -> str:
        """Why the game is over."""
        view = self.view
        return self.WORDS.ending_line(self.text, view.ending, view.winners, view.names)
