"""Stories: lay out a position by name, play, and read exactly what was asked and told.

A story that is `undoing` takes back every choice that can be taken back and makes it
again; it must come to the same place. Nothing here knows what any card does.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from engine.autoplay.check import check_position, check_question, check_redeal
from engine.command.text import event_line
from engine.core.chance import Dice
from engine.core.event import USED
from engine.core.match import Match
from engine.core.view import View
from engine.inbetween import GAME
from engine.inbetween.data import CARDS, CREATURE, DECKS, IN_BETWEEN, PEOPLE, TOWN
from engine.inbetween.state import Upsideville

NAMES = ("town", "creature")
CIRCLE = "bob carl earl jayne jeremy julie lance maggie mandi max"
"""The circle of a story unless it names its own; they lie Human and Creature in turn."""

Test = TypeVar("Test", bound=Callable[..., None])


def tells(*abilities: str) -> Callable[[Test], Test]:
    """Say which abilities a test tells the story of; the fixture holds it to its word."""

    def mark(test: Test) -> Test:
        test.tells = frozenset(abilities)
        return test

    return mark


class Story:
    """A match from a position laid out by name; whatever is not named lies in the decks."""

    def __init__(
        self,
        circle: str = CIRCLE,
        *,
        undoing: bool = False,
        active: int = TOWN,
        marker: str = "",
        direction: int = 1,
        notch: dict[str, int] | None = None,
        town: Iterable[str] = (),
        creature: Iterable[str] = (),
        decks: tuple[Iterable[str], Iterable[str]] | None = None,
        discard: tuple[Iterable[str], Iterable[str]] = ((), ()),
        energy: tuple[int, int] = (5, 5),
        awareness: tuple[int, int] = (0, 0),
        used: tuple[int, int] = (0, 0),
        token: dict[str, str] | None = None,
        equipment: Iterable[str] = (),
        cards_on: dict[str, list[str]] | None = None,
        box: Iterable[str] = (),
        turn: int = 0,
        **options: str,
    ) -> None:
        """`decks` (top card last) replaces the decks; what is then left over is boxed."""
        setup = GAME.check_setup(1, NAMES, options)
        t = Upsideville(setup)
        t.circle = circle.split()
        t.notch = {who: IN_BETWEEN[place % 2] for place, who in enumerate(t.circle)}
        t.notch.update(notch or {})
        t.marker = marker or t.circle[0]
        t.active, t.direction, t.turn = active, direction, turn
        t.energy, t.awareness, t.awareness_used = list(energy), list(awareness), list(used)
        t.hand = [list(town), list(creature)]
        t.discard = [list(pile) for pile in discard]
        t.token.update(token or {})
        t.equipment = list(equipment)
        t.cards_on = {who: list(cards) for who, cards in (cards_on or {}).items()}
        self._lay_out_rest(t, list(box), decks)
        self.match = Match(GAME, setup, t)
        self.undoing = undoing
        self.since = 0
        check_position(self.match)

    @staticmethod
    def _lay_out_rest(t: Upsideville, box: list[str], decks: Any) -> None:
        attached = [card for cards in t.cards_on.values() for card in cards]
        open_cards = [*attached, *t.equipment, *t.discard[TOWN], *t.discard[CREATURE], *box]
        for seat in (TOWN, CREATURE):
            named = {*open_cards, *t.hand[seat]}
            rest = [card for card in DECKS[seat] if card not in named]
            if decks is not None:
                t.deck[seat] = list(decks[seat])
                box += [card for card in rest if card not in t.deck[seat]]
            else:
                t.deck[seat] = rest
            t.learn(t.hand[seat], seat)
        t.box = box
        # People who are neither in the circle nor named as gone fill the box up to ten.
        gone = [who for who in PEOPLE if who not in t.circle and who not in box]
        t.box += gone[: 10 - len(t.circle) - sum(who in PEOPLE for who in box)]
        t.learn([*open_cards, *(card for card in t.box if card not in PEOPLE)])

    # Playing ---------------------------------------------------------------------

    def play(self, *options: str) -> "Story":
        """Make these choices; every position on the way is checked."""
        self.since = len(self.match.log)
        for option in options:
            pending = self.match.pending
            assert pending is not None, f"{option}: the game is over"
            assert option in pending.options, f"{option} is not among {pending}"
            before = (self.match.state.digest(), pending)
            self.match.choose(option)
            if self.undoing and self.match.can_undo:
                after = (self.match.state.digest(), self.match.pending)
                self.match.undo()
                assert (self.match.state.digest(), self.match.pending) == before
                self.match.choose(option)
                assert (self.match.state.digest(), self.match.pending) == after
            check_position(self.match)
            check_question(self.match)
            check_redeal(self.match, Dice(7))
        return self

    def activate(self, card: str) -> "Story":
        """Play a card for its ability: its token goes wherever it can first."""
        self.play(card)
        self.play(next(option for option in self.options if option.startswith("token:")))
        return self.play("activate")

    # Reading ---------------------------------------------------------------------

    @property
    def t(self) -> Upsideville:
        """The position."""
        return self.match.state

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what now."""
        assert self.match.pending is not None
        return self.match.pending.player, self.match.pending.kind

    @property
    def options(self) -> tuple[str, ...]:
        """What can be chosen now."""
        assert self.match.pending is not None
        return self.match.pending.options

    @property
    def told(self) -> list[str]:
        """What was told since the last `play` began, as lines of text."""
        return [event_line(entry.event, NAMES) for entry in self.match.log[self.since :]]

    @property
    def used(self) -> set[str]:
        """The abilities that took place in the whole story."""
        events = [entry.event for entry in self.match.log]
        return {event.args["what"] for event in events if event.kind == USED}

    def told_of(self, *kinds: str) -> list[str]:
        """The lines of `told` of these kinds."""
        return [line for line in self.told if line.split()[0] in kinds]

    def view(self, player: int | None) -> View:
        """What a seat may know."""
        return self.match.view(player)

    def refused(self) -> dict[str, tuple[str, str]]:
        """Option -> reason and rule, for the one who is asked."""
        refused = self.match.view(self.asked[0]).refused
        return {one.id: (str(one.reason), one.rule) for one in refused}


def cost(card: str) -> int:
    """What a card's ability costs; stories ask for it, because balance may change it."""
    return CARDS[card].cost
