"""One view of InBetween, with what the parts of its screen ask of it again and again.

Here the legal options are sorted by where they are drawn: on a person, on a card, or as a
verb in the dock. Everything comes from the view, so nothing here can know more than the seat
that looks. No node is made here.
"""

from typing import Any

from app.games.inbetween import words
from app.games.presenter import Context
from engine.core.view import Choice, Refusal
from engine.inbetween.data import CARDS

ON_PEOPLE = frozenset(
    ("shift", "token", "marker", "attach", "lift", "behind", "remove", "copy"),
)
"""The verbs of options that are about a Character: "shift:mina:6"."""

AWARENESS = "awareness"
"""What is selected while the Awareness abilities lie open."""


DISCARD = "discard-"
"""With a seat: what is selected while that seat's discard pile is looked through."""


class Board:
    """What is on the table, what can be done, and what is touched.

    seat        whose dock is drawn: the seat that is asked; after the end the one at the bottom
    on_people   Character -> the options about it
    on_cards    card -> the option to choose it
    verbs       all other options, as they come
    """

    def __init__(self, context: Context) -> None:
        view = context.view
        self.view = view
        self.text = context.text
        self.selection = context.selection
        self.bottom = context.bottom
        self.table: dict[str, Any] = view.table
        self.question = view.question
        self.seat = view.question.player if view.question else context.bottom
        self.on_people: dict[str, list[Choice]] = {}
        self.on_cards: dict[str, Choice] = {}
        self.verbs: list[Choice] = []
        for choice in view.question.choices if view.question else ():
            verb, _, rest = choice.id.partition(":")
            if verb in ON_PEOPLE:
                self.on_people.setdefault(rest.partition(":")[0], []).append(choice)
            elif choice.id in CARDS:
                self.on_cards[choice.id] = choice
            else:
                self.verbs.append(choice)

    @property
    def kind(self) -> str:
        """The kind of the question; "" after the end."""
        return self.question.kind if self.question else ""

    @property
    def is_open(self) -> bool:
        """Whether the seat in the dock is the one that looks, so that its hand may be drawn."""
        return self.view.player == self.seat or not self.question

    @property
    def selected_person(self) -> str:
        """The Character that was touched; "" if none was."""
        return self.selection if self.selection in self.table["people"] else ""

    def player(self, seat: int) -> dict[str, Any]:
        """One side of the table: see `player_view` in the engine."""
        side: dict[str, Any] = self.table["players"][seat]
        return side

    def person(self, who: str) -> dict[str, Any]:
        """One Character: see `character_view` in the engine."""
        person: dict[str, Any] = self.table["people"][who]
        return person

    def face(self, who: str) -> dict[str, Any]:
        """The face of a Character that is up: its symbols and its ability."""
        person = self.person(who)
        face: dict[str, Any] = person["faces"][person["dimension"]]
        return face

    def say(self, key: str, **arguments: object) -> str:
        """Words of this screen."""
        return self.text(f"inbetween.table.{key}", **arguments)

    def name_of(self, thing: str) -> str:
        """What the table calls an id."""
        return words.name_of(self.text, thing)

    def option_words(self, choice: Choice) -> str:
        """What choosing this does."""
        return words.option(self.text, choice, self.question)

    def refusals_of(self, thing: str) -> list[Refusal]:
        """What is refused about a Character ("shift:mina") or an option ("activate")."""
        return [
            refusal
            for refusal in self.view.refused
            if refusal.id == thing or refusal.id.partition(":")[2] == thing
        ]
