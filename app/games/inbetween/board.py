"""One view of InBetween, in the shape that its screen needs.

Here the legal options are sorted by where they are drawn: on a person, on a card, or as a
verb in the dock. Everything comes from the view, so nothing here can know more than the seat
that looks. No node is made here.
"""

from app.games import board as shared
from app.games.inbetween.sentences import InBetweenSentences
from app.games.presenter import Context
from engine.core.event import DREW
from engine.core.view import Choice
from engine.inbetween.data import CARDS
from engine.inbetween.view import CharacterView, FaceView, PlayerView, TableView

ON_PEOPLE = frozenset(
    ("shift", "token", "marker", "attach", "lift", "behind", "remove", "copy"),
)
"""The verbs of options that are about a Character: "shift:mina:6"."""

AWARENESS = "awareness"
"""Selected while the Awareness abilities are open."""


DISCARD = "discard-"
"""With a seat: selected while that seat's discard pile is open."""


class Board(shared.Board[TableView, PlayerView, InBetweenSentences]):
    """What is on the table, what can be done, and what is touched.

    on_people   Character -> the options about it
    on_cards    card -> the option to choose it
    verbs       all other options, as they come
    events      what has just happened
    barred      why the last choice cannot be taken back; "" if it can
    playback    whether what has just happened is played back
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.events = context.events
        self.barred = context.barred
        self.playback = context.playback
        self.on_people: dict[str, list[Choice]] = {}
        self.on_cards: dict[str, Choice] = {}
        self.verbs: list[Choice] = []
        for choice in self.choices:
            verb, _, rest = choice.id.partition(":")
            if verb in ON_PEOPLE:
                self.on_people.setdefault(rest.partition(":")[0], []).append(choice)
            elif choice.id in CARDS:
                self.on_cards[choice.id] = choice
            else:
                self.verbs.append(choice)

    @property
    def selected_person(self) -> str:
        """The Character that was touched; "" if none was."""
        return self.selection if self.selection in self.table["people"] else ""

    def person(self, who: str) -> CharacterView:
        """One Character."""
        return self.table["people"][who]

    def face(self, who: str) -> FaceView:
        """The face of a Character that is up: its symbols and its ability."""
        person = self.person(who)
        return person["faces"][person["dimension"]]

    def mover(self, thing: str) -> str | None:
        """What a thing is called that glides to its new place; nothing moves behind the stage."""
        return None if self.playback else thing

    @property
    def drawn(self) -> frozenset[str]:
        """The cards that the seat which looks has drawn just now."""
        drew = [event.args.get("cards", ()) for event in self.events if event.kind == DREW]
        return frozenset(card for cards in drew for card in cards)

    @property
    def may_switch(self) -> bool:
        """Whether the card in play can go back into the hand, or another one be played instead.

        That takes back all of this turn, so there must be nothing else in it.
        """
        is_first = self.kind == "mark" and self.table["phase"] == "action"
        has_it = self.is_open and not self.barred
        return is_first and has_it and not self.player(self.seat)["awareness_used"]

    @property
    def lifted(self) -> str:
        """The Character whose new gap is asked for; "" if none is.

        Only it and the one before it are no option.
        """
        circle = self.table["circle"]
        fixed = [who for who in circle if who not in self.on_people]
        if self.kind != "gap" or len(fixed) != 2:
            return ""
        first, second = fixed
        return second if circle.index(second) == circle.index(first) + 1 else first
