"""Stories: lay out a position by name, play, and read exactly what was asked and told.

A story that is `undoing` takes back every choice that can be taken back and makes it
again; it must come to the same place. Nothing here knows what any card does.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from engine.autoplay.check import check_position, check_question, check_redeal
from engine.command.text import event_line
from engine.core.chance import Dice
from engine.core.event import USED
from engine.core.match import Match
from engine.core.view import View
from engine.cryptids import GAME
from engine.cryptids.data import EVENTS, FLAVORS, HUMANS_PER_FLAVOR, KIND_OF, ROLES, TRAITS
from engine.cryptids.setup import arrangement
from engine.cryptids.state import BOX, Wilderness

RIVER, RIDGE, LAKE = "crystal_river", "witch_ridge", "maple_lake"
SWAMP, PARK, CHASM = "scenic_swamp", "pinehill_park", "crooked_chasm"

HIDEOUTS = [[RIVER, RIDGE, LAKE], [PARK, CHASM, RIDGE], [LAKE, SWAMP, PARK], [CHASM, RIVER, SWAMP]]
"""Where the Hiding Spots are unless a story says otherwise."""
KEPT = ["relaxed", "earnest", "camera_shy", "vain"]
"""The Traits unless a story says otherwise."""

Test = TypeVar("Test", bound=Callable[..., None])


def tells(*effects: str) -> Callable[[Test], Test]:
    """Say which cards a test tells the story of; the fixture holds it to its word."""

    def mark(test: Test) -> Test:
        test.tells = frozenset(effects)
        return test

    return mark


class Story:
    """A match from a position laid out by name; whatever is not named lies in the decks.

    people     Site -> Hikers, Hunters, Researchers; everybody else rests
    hideouts   seat -> three Sites
    hands      seat -> kinds of Action cards; if none are named, everybody has one
    stacks     seat -> three Stacks of kinds of Sightings, the top first
    revealed   seat -> kinds of Sightings; they are taken out of the Stacks
    event      the Event that the next Dawn turns over
    """

    def __init__(
        self,
        seats: int = 4,
        *,
        undoing: bool = False,
        phase: str = "day",
        round: int = 2,
        step: int = 0,
        first: int = 0,
        people: Mapping[str, tuple[int, int, int]] | None = None,
        hideouts: Mapping[int, list[str]] | None = None,
        hands: Mapping[int, list[str]] | None = None,
        stacks: Mapping[int, list[list[str]]] | None = None,
        revealed: Mapping[int, list[str]] | None = None,
        traits: Mapping[int, str] | None = None,
        myth: Mapping[int, int] | None = None,
        drawback: Mapping[int, str] | None = None,
        power_used: Iterable[int] = (),
        event: str = "",
        encounter: str = "",
        deck: list[str] | None = None,
        open_hands: bool = False,
        **options: str,
    ) -> None:
        """`deck` (kinds, the top last) replaces the draw pile; what is left over is discarded."""
        if open_hands:
            options["hands"] = "open"
        setup = GAME.check_setup(1, ROLES[:seats], options)
        t = Wilderness(setup)
        t.phase, t.round, t.step, t.first, t.encounter = phase, round, step, first, encounter
        gone = max(0, step - 1) if phase == "dusk" else step
        t.active = (first + gone) % seats
        self._people(t, people or {})
        for seat in range(seats):
            t.hideout[seat] = list((hideouts or {}).get(seat, HIDEOUTS[seat]))
            t.myth[seat] = (myth or {}).get(seat, t.myth[seat])
            t.drawback[seat] = (drawback or {}).get(seat, "")
            t.power_used[seat] = int(seat in power_used)
        self._traits(t, traits or {})
        self._sightings(t, stacks or {}, revealed or {})
        one_each = {seat: ["attract_human"] for seat in range(seats)}
        self._actions(t, one_each if hands is None else hands, deck)
        t.event_deck = [card for card in EVENTS if card != event] + ([event] if event else [])
        self.match = Match(GAME, setup, t)
        self.undoing = undoing
        self.since = 0
        check_position(self.match)

    @staticmethod
    def _people(t: Wilderness, people: Mapping[str, tuple[int, int, int]]) -> None:
        for site, crowd in people.items():
            t.people[site] = list(crowd)
        for place in range(len(FLAVORS)):
            out = sum(t.people[site][place] for site in t.board.sites)
            t.people["rest"][place] = HUMANS_PER_FLAVOR - out

    @staticmethod
    def _traits(t: Wilderness, traits: Mapping[int, str]) -> None:
        free = [trait for trait in KEPT + list(TRAITS) if trait not in traits.values()]
        t.trait = [[traits[seat] if seat in traits else free.pop(0)] for seat in range(t.seats)]
        kept = [trait for (trait,) in t.trait]
        t.trait_box = [trait for trait in TRAITS if trait not in kept]
        for seat in range(t.seats):
            t.learn(t.trait[seat], seat)

    @staticmethod
    def _sightings(t: Wilderness, stacks: Any, revealed: Mapping[int, list[str]]) -> None:
        for seat, cryptid in enumerate(t.cryptid):
            slots = arrangement("balanced", "vain")
            layout = stacks.get(seat) or [slots[0:3], slots[3:6], slots[6:9]]
            seen = revealed.get(seat, [])
            t.revealed[seat] = [f"{cryptid}_{kind}" for kind in seen]
            t.stack[seat] = [
                [f"{cryptid}_{kind}" for kind in reversed(stack) if kind not in seen]
                for stack in layout
            ]
            for number, stack in enumerate(t.stack[seat]):
                if not stack:
                    t.hideout[seat][number] = BOX
                t.learn(stack, seat)
            t.learn(t.revealed[seat])

    @staticmethod
    def _actions(t: Wilderness, hands: Mapping[int, list[str]], deck: list[str] | None) -> None:
        left = list(KIND_OF)

        def take(kind: str) -> str:
            card = next(card for card in left if KIND_OF[card] == kind)
            left.remove(card)
            return card

        for seat, kinds in hands.items():
            t.hand[seat] = [take(kind) for kind in kinds]
            t.learn(t.hand[seat], *([seat] if t.hands_hidden else []))
        if deck is None:
            t.deck = left
        else:
            t.deck = [take(kind) for kind in deck]
            t.discard = left
            t.learn(t.discard)

    # Playing ---------------------------------------------------------------------

    def play(self, *options: str) -> "Story":
        """Make these choices; an Action card may be named by its kind."""
        self.since = len(self.match.log)
        for option in options:
            pending = self.match.pending
            assert pending is not None, f"{option}: the game is over"
            named = [card for card in pending.options if KIND_OF.get(card) == option]
            choice = named[0] if named else option
            assert choice in pending.options, f"{choice} is not among {pending}"
            self._choose(choice)
            check_position(self.match)
            check_question(self.match)
            check_redeal(self.match, Dice(7))
        return self

    def _choose(self, option: str) -> None:
        before = (self.match.state.digest(), self.match.pending)
        self.match.choose(option)
        if self.undoing and self.match.can_undo:
            after = (self.match.state.digest(), self.match.pending)
            self.match.undo()
            assert (self.match.state.digest(), self.match.pending) == before
            self.match.choose(option)
            assert (self.match.state.digest(), self.match.pending) == after

    def pass_until(self, kind: str) -> "Story":
        """Everybody passes or keeps everything until a question of that kind comes."""
        since = len(self.match.log)
        while self.asked[1] != kind:
            self.play(self.options[-1])
        self.since = since
        return self

    # Reading ---------------------------------------------------------------------

    @property
    def t(self) -> Wilderness:
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
        return [event_line(entry.event, ROLES) for entry in self.match.log[self.since :]]

    @property
    def moved(self) -> list[str]:
        """Who went where since the last `play` began: "2 hiker crystal_river>witch_ridge"."""
        events = [entry.event for entry in self.match.log[self.since :]]
        return [
            f"{e.args['count']} {e.args['flavor']} {e.args['source']}>{e.args['target']}"
            for e in events
            if e.kind == "moves"
        ]

    @property
    def used(self) -> set[str]:
        """The cards, Powers and Traits that took place in the whole story."""
        events = [entry.event for entry in self.match.log]
        return {event.args["what"] for event in events if event.kind == USED}

    def told_of(self, *kinds: str) -> list[str]:
        """The lines of `told` of these kinds."""
        return [line for line in self.told if line.split()[0] in kinds]

    def all_told_of(self, *kinds: str) -> list[str]:
        """The lines of these kinds in the whole story."""
        lines = [event_line(entry.event, ROLES) for entry in self.match.log]
        return [line for line in lines if line.split()[0] in kinds]

    def view(self, player: int | None) -> View:
        """What a seat may know."""
        return self.match.view(player)

    def words(self) -> dict[str, str]:
        """Option -> words, for the one who is asked."""
        question = self.view(self.asked[0]).question
        assert question is not None
        return {choice.id: str(choice.message) for choice in question.choices}

    def refused(self) -> dict[str, tuple[str, str]]:
        """Option -> reason and rule, for the one who is asked."""
        refused = self.match.view(self.asked[0]).refused
        return {one.id: (str(one.reason), one.rule) for one in refused}
