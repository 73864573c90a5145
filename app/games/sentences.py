"""Puts what the engine says (keys, ids, seat numbers) into sentences in the reader's language.

`Sentences` is what all games have in common; a game's own class adds which argument is a card,
a seat or a place, and which of several messages fits. The messages themselves stand in the
catalogues (app/i18n). No markup, no state and no rule lives here. An id without a message
stands for itself, so that a newer save never breaks an older page.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from app.games import part_of
from app.i18n.names import SeatName, seat_name
from app.i18n.text import Phrase, Text
from engine.core.decision import DONE, PASS
from engine.core.event import Event
from engine.core.view import Choice, Message, Question, Refusal, View

NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


class About(NamedTuple):
    """What an event is for the log: the fields of a `Line` of app/moments.py."""

    level: int
    minor: bool
    seat: int | None
    named: tuple[tuple[str, str], ...]
    leading: bool = False


def _ids_in(value: object) -> list[str]:
    """The ids in an argument of an event."""
    if isinstance(value, list | tuple):
        return [part for part in value if isinstance(part, str)]
    return [value] if isinstance(value, str) else []


class TableText(Text):
    """One language, with some messages in the form that holds at this table."""

    def __init__(self, language: str, forms: Mapping[str, str]) -> None:
        super().__init__(language)
        self._forms = forms

    def __call__(self, key: str, **arguments: object) -> str:
        """The message in the form that holds here, with its places filled in."""
        return super().__call__(self._forms.get(key, key), **arguments)


class Sentences:
    """Everything that a game says at one table, in one language.

    The keys of a game's messages all begin with its name; the methods here leave it out.
    Without `names` the seats have the names of the reader's language.
    """

    GAME: ClassVar[str] = ""

    GROUPS: ClassVar[tuple[str, ...]] = ("name",)
    """Parts of the catalogue in which the name of an id is looked up, in this order."""

    SEATS: ClassVar[frozenset[str]] = frozenset(("who", "by"))
    """Arguments whose number is a seat."""

    UNTOLD: ClassVar[frozenset[str]] = frozenset()
    """Events that make no line of the log."""

    HEADINGS: ClassVar[Mapping[str, int]] = {"round": 1, "phase": 2, "turn": 3}
    """Events that open a part of the log, and how large a part."""

    MINOR: ClassVar[frozenset[str]] = frozenset()
    """Events that happen in every turn: a player who missed them has missed little."""

    LEADING: ClassVar[frozenset[str]] = frozenset()
    """Events that say what a player did with a turn; what follows can be read from them."""

    SECOND_FORMS: ClassVar[Mapping[tuple[str, str], Mapping[str, str]]] = {}
    """Option of a table and its value -> message -> the message that takes its place there."""

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        options: Mapping[str, str] = NO_OPTIONS,
        game: str = "",
    ) -> None:
        self.game = game or self.GAME
        self.names = names
        forms = {
            f"{self.game}.{message}": f"{self.game}.{form}"
            for option in options.items()
            for message, form in self.SECOND_FORMS.get(option, {}).items()
        }
        self.text: Text = TableText(language, forms)
        self._found = _found_names(self.game, language)

    # Messages and names ----------------------------------------------------------------

    def say(self, key: str, **arguments: object) -> str:
        """A message of this game."""
        return self.text(f"{self.game}.{key}", **arguments)

    def has(self, key: str) -> bool:
        """Whether this game has such a message."""
        return f"{self.game}.{key}" in self.text

    def word(self, group: str, thing: str) -> str:
        """The name of an id in one part of the catalogue; the id itself if it has none."""
        key = f"{group}.{thing}"
        return self.say(key) if self.has(key) else thing

    def name_of(self, thing: str) -> str:
        """What the table calls an id."""
        found = self._found.get(thing)
        if found is None:
            found = self.find_name(thing)
            if ":" not in thing:  # options and refusals are too many to be kept
                self._found[thing] = found
        return found

    def find_name(self, thing: str) -> str:
        """The name of an id in the first part of the catalogue that has it."""
        for group in self.GROUPS:
            if self.has(f"{group}.{thing}"):
                return self.say(f"{group}.{thing}")
        return thing

    def seat_name(self, seat: int) -> SeatName:
        """Who sits there; a name that nobody chose is said in the reader's language."""
        return seat_name(self.text, self.game, seat, self.names)

    def and_list(self, words: Sequence[str]) -> str:
        """Words as a list in a sentence: "Rope, Key and Ring"."""
        if len(words) == 1:
            return words[0]
        if not words or not self.has("list.and"):
            return Phrase(", ".join(words))
        return Phrase(self.joined("list.and", [self.joined("list.comma", words[:-1]), words[-1]]))

    def joined(self, by: str, words: Sequence[str]) -> str:
        """Words joined two by two by a message with a first and a last: "Lure 1 OR Scare 2"."""
        whole = words[0]
        for word in words[1:]:
            whole = self.say(by, first=whole, last=word)
        return whole

    # What happened ---------------------------------------------------------------------

    def log_line(self, event: Event) -> str:
        """An event as a line of the log; "" if it makes none."""
        if event.kind in self.UNTOLD:
            return ""
        key = f"log.{self.log_key(event)}"
        return self.say(key, **self.log_arguments(event)) if self.has(key) else event.kind

    def about(self, event: Event) -> About:
        """What the log has to know about an event besides its line."""
        seats = [value for name, value in event.args.items() if name in self.SEATS]
        seat = next((value for value in seats if isinstance(value, int)), None)
        things = [thing for value in event.args.values() for thing in _ids_in(value)]
        named = tuple((self.name_of(thing), thing) for thing in things)
        level = self.HEADINGS.get(event.kind, 0)
        minor = event.kind in self.MINOR or level > 0
        return About(level, minor, seat, named, event.kind in self.LEADING)

    def log_key(self, event: Event) -> str:
        """The message of an event; some kinds have several, by what they are about."""
        return event.kind

    def log_arguments(self, event: Event) -> dict[str, object]:
        """The arguments of an event in words."""
        words = self.arguments(event.args)
        if event.kind == "over":
            winners, ending = event.args.get("winners", ()), event.args.get("ending", "")
            words["ending"] = self.ending_line(ending, winners)
        return words

    def ending_line(self, ending: str, winners: Sequence[int]) -> str:
        """How the game ended, as a sentence that names the winners."""
        key = f"ending.{ending}.{self.ending_form(winners)}"
        who = self.and_list([self.seat_name(seat) for seat in winners])
        return self.say(key, who=who) if self.has(key) else ending

    def ending_form(self, _winners: Sequence[int], /) -> str:
        """Which message of an ending holds."""
        return "text"

    # What is asked ---------------------------------------------------------------------

    def ask(self, question: Question, *, public: bool = False) -> str:
        """The question to the player who decides; with `public`, what the others may read."""
        key = f"ask.{self.ask_key(question, public=public)}"
        if not self.has(key):
            return question.kind
        arguments = self.ask_arguments(question)
        prompt = self.say(
            f"{key}.public" if public else key,
            who=self.seat_name(question.player),
            **arguments,
        )
        asker = self.asker(question)
        return self.say("ask.from", source=asker, prompt=prompt) if asker else prompt

    def ask_key(self, question: Question, *, public: bool) -> str:
        """The message of a question; some kinds have several, by what is to be chosen."""
        del public
        return question.kind

    def ask_arguments(self, question: Question) -> dict[str, object]:
        """What a question can mention."""
        return {"source": self.name_of(question.source) if question.source else ""}

    def asker(self, _question: Question, /) -> str:
        """The card or person that asks, if the question itself does not say so; else ""."""
        return ""

    def asked_by_name(self, question: Question) -> str:
        """A question that names the player it is for."""
        name = self.seat_name(question.player).label
        return self.say("table.asked", name=name, question=self.ask(question))

    def option(self, choice: Choice, question: Question | None = None) -> str:
        """What choosing this does, short enough for a button."""
        key = self.option_key(choice.message, question)
        if not self.has(key):
            return self.name_of(choice.id)
        return self.say(key, **self.option_arguments(choice.message))

    def option_arguments(self, message: Message) -> dict[str, object]:
        """The arguments of an option in words."""
        return self.arguments(message.args)

    def option_key(self, message: Message, question: Question | None) -> str:
        """The message of an option; some have several, by what they are about."""
        del question
        return self.key_of(message)

    def refusal(self, refused: Refusal) -> str:
        """Why something cannot be done, and the rule that says so."""
        reason, rule = self.reason_of(refused.reason), self.rule_name(refused.rule)
        return self.say("refused", reason=reason, rule=rule)

    def reason_of(self, message: Message) -> str:
        """The reason of a refusal alone."""
        key = self.reason_key(message)
        return self.say(key, **self.arguments(message.args)) if self.has(key) else message.key

    def reason_key(self, message: Message) -> str:
        """The message of a reason."""
        return self.key_of(message)

    def key_of(self, message: Message) -> str:
        """A key of the engine without the game's name."""
        return message.key.removeprefix(f"{self.game}.")

    def rule_name(self, rule: str) -> str:
        """Where a rule stands, in the reader's language."""
        return self.word("rule", rule)

    def line(self, group: str, name: str, args: Mapping[str, Any] = NO_OPTIONS) -> str:
        """A message of the game; without one the id and its facts, so that nothing is lost."""
        words = self.arguments(args)
        if self.has(f"{group}.{name}"):
            return self.say(f"{group}.{name}", **words)
        facts = ", ".join(filter(None, map(str, words.values())))
        return ": ".join(filter(None, [name.replace("_", " "), facts]))

    # Arguments -------------------------------------------------------------------------

    def arguments(self, args: Mapping[str, Any]) -> dict[str, object]:
        """The arguments of a message in words; what decides the plural form stays a number."""
        return {name: self.value(name, value, args) for name, value in args.items()}

    def value(self, name: str, value: object, args: Mapping[str, Any]) -> object:
        """One argument in words; `args` are all of them."""
        if isinstance(value, list | tuple):
            return self.listed([str(self.value(name, part, args)) for part in value])
        if isinstance(value, int):
            return self.seat_name(value) if name in self.SEATS else value
        return self.name_of(value) if isinstance(value, str) else value

    def listed(self, words: Sequence[str]) -> str:
        """An argument that is a list."""
        return ", ".join(words)


@cache
def _found_names(_game: str, _language: str) -> dict[str, str]:
    """The names that were looked up before, by id: they are needed again in every drawing."""
    return {}


class PlainSentences(Sentences):
    """A game without a class of its own: messages where the catalogue has them, else ids.

    Ids like "ring_3" are looked up whole, then as "ring".
    """

    SEATS: ClassVar[frozenset[str]] = frozenset(
        ("who", "whom", "victim", "seat", "player", "by"),
    )

    def find_name(self, thing: str) -> str:
        """What an id is called; an id without a name is shown as it is, readably."""
        for candidate in (thing, thing.partition("_")[0]):
            if self.has(f"name.{candidate}"):
                return self.say(f"name.{candidate}")
        return thing.replace("_", " ")

    def log_line(self, event: Event) -> str:
        """An event as a line of the log."""
        return self.line("log", event.kind, event.args)

    def ending_line(self, ending: str, _winners: Sequence[int]) -> str:
        """Why the game is over."""
        return self.line("ending", ending)

    def ask(self, question: Question, *, public: bool = False) -> str:
        """The question, with the name of the player it is for."""
        del public
        facts = {"name": self.seat_name(question.player), "source": question.source}
        return self.line("ask", question.kind, facts)

    def asked_by_name(self, question: Question) -> str:
        """The same: every question names its player."""
        return self.ask(question)

    def option(self, choice: Choice, _question: Question | None = None) -> str:
        """What an option is called; by its id if the game has no words for it."""
        if choice.message.key in self.text:
            return self.text(choice.message.key, **self.arguments(choice.message.args))
        if choice.id in (PASS, DONE):
            return self.text(f"plain.{choice.id}")
        return self.name_of(choice.id)

    def refusal(self, refused: Refusal) -> str:
        """Why something cannot be done, and the rule that says so."""
        rule = self.text("table.rule", rule=self.line("rule", refused.rule))
        return f"{self.reason_of(refused.reason)}. {rule}"

    def reason_of(self, message: Message) -> str:
        """The reason of a refusal alone."""
        return self.text(message.key, **self.arguments(message.args))

    def value(self, name: str, value: object, args: Mapping[str, Any]) -> object:
        """One argument in words."""
        if isinstance(value, bool):
            return self.text("plain.yes" if value else "plain.no")
        if isinstance(value, list | tuple):
            known = [part for part in value if part is not None]
            return super().value(name, known, args) or self.text("plain.nothing")
        return super().value(name, value, args)


def sentences_of(view: View, language: str) -> Sentences:
    """What the view's game says at its table, in a language."""
    options = view.table.get("options", NO_OPTIONS)
    return sentences_class(view.game)(language, view.names, options, view.game)


@cache
def sentences_class(game: str) -> type[Sentences]:
    """`SENTENCES` of app/games/<game>/sentences.py; plain ones for a game that has none."""
    return part_of(game, "sentences", PlainSentences)
