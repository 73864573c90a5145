"""A position as plain data, and who knows which parts of it.

Games subclass `State` with slots of ints, strings, lists and dicts with string keys;
things on the table are ids, printed facts live elsewhere. Everything that draws,
looks or reveals goes through `learn`, which is what undo, views, bots and the
re-deal test rely on.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any, NoReturn, TypeVar

from engine.core.chance import Dice
from engine.core.event import Event

S = TypeVar("S", bound="State")

Place = tuple[list[str], int]
"""A zone of hidden ids, and an index in it."""

NOBODY = -1
"""The chooser before the first choice."""


class GameOver(Exception):
    """Ends the running rule at once, wherever it is; raised by `State.finish` alone."""


class State(Dice):
    """What is common to the positions of all games.

    turn      counts up whenever a new turn begins; "restart turn" goes back to its start
    active    the seat whose turn it is
    chooser   the seat whose choice is being carried out
    known_to  hidden id -> bit mask of the seats that know where it is
    learned   how often somebody learned an id that the chooser did not know before
    sealed    per seat: [answer, *options] while others still choose in secret, otherwise []
    events    what has been told and not yet been logged
    foretold  the options of the question with which a segment begins here, if they are known
              because a twin was asked it; a rule may save itself the work of listing them
    """

    __slots__ = (
        "active",
        "chooser",
        "ending",
        "events",
        "foretold",
        "known_to",
        "learned",
        "options",
        "sealed",
        "seats",
        "turn",
        "winners",
    )

    def __init__(self, seed: int, seats: int, options: dict[str, str]) -> None:
        super().__init__(seed)
        self.seats = seats
        self.options = options
        self.turn = 0
        self.active = 0
        self.chooser = NOBODY
        self.known_to: dict[str, int] = {}
        self.learned = 0
        self.sealed: list[list[str]] = [[] for _ in range(seats)]
        self.winners: list[int] = []
        self.ending = ""
        self.events: list[Event] = []
        self.foretold: tuple[str, ...] = ()

    # What a game adds ------------------------------------------------------------

    def copy(self: S) -> S:
        """An independent copy. Games extend it by hand, one line per slot, because that is fast."""
        twin = object.__new__(type(self))
        twin.seed = self.seed
        twin.seats = self.seats
        twin.options = self.options
        twin.turn = self.turn
        twin.active = self.active
        twin.chooser = self.chooser
        twin.known_to = self.known_to.copy()
        twin.learned = self.learned
        twin.sealed = [answer[:] for answer in self.sealed]
        twin.winners = self.winners[:]
        twin.ending = self.ending
        twin.events = []
        twin.foretold = ()
        return twin

    def pools(self) -> Iterable[list[list[str]]]:
        """Groups of zones whose hidden ids could be swapped without anybody noticing."""
        return ()

    # Telling and knowing ---------------------------------------------------------

    def tell(self, kind: str, *, to: Iterable[int] | None = None, **args: Any) -> None:
        """Say what happened: to everyone, or only to the seats in `to`."""
        self.events.append(Event(kind, args, None if to is None else tuple(to)))

    def learn(self, ids: Iterable[str], *players: int) -> None:
        """These seats (none given: all) now know where these ids are."""
        learning = (1 << self.seats) - 1
        if players:
            learning = 0
            for player in players:
                learning |= 1 << player
        # A player may undo having shown what they knew themselves. What the choice
        # let anybody find out cannot be unlearned.
        own = 1 << self.chooser if self.chooser >= 0 else 0
        known_to = self.known_to
        for thing in ids:
            before = known_to.get(thing, 0)
            after = before | learning
            if after != before:
                known_to[thing] = after
                if not before & own:
                    self.learned += 1

    def forget(self, ids: Iterable[str]) -> None:
        """From now on nobody knows where these ids are."""
        for thing in ids:
            self.known_to.pop(thing, None)

    def knows(self, player: int | None, thing: str) -> bool:
        """Whether that seat knows where the id is; None asks whether everybody does."""
        mask = self.known_to.get(thing, 0)
        if player is None:
            return mask == (1 << self.seats) - 1
        return bool(mask >> player & 1)

    def shuffle_face_down(self, pile: list[str]) -> None:
        """Shuffle a pile so that nobody knows any card's place in it."""
        self.forget(pile)
        self.shuffle(pile)

    # Secret answers --------------------------------------------------------------

    def seal(self, player: int, answer: str, offered: Iterable[str]) -> None:
        """Keep a secret answer until everybody has answered."""
        self.sealed[player] = [answer, *offered]

    def open_sealed(self) -> list[str | None]:
        """All secret answers by seat, now open."""
        answers = [answer[0] if answer else None for answer in self.sealed]
        self.sealed = [[] for _ in range(self.seats)]
        self.learned += 1
        return answers

    # The end ---------------------------------------------------------------------

    def finish(self, winners: Iterable[int], ending: str) -> NoReturn:
        """End the game at once; without winners it is a draw."""
        self.winners = list(winners)
        self.ending = ending
        self.tell("over", winners=list(self.winners), ending=ending)
        raise GameOver

    # Other worlds ----------------------------------------------------------------

    def redeal(self, player: int, dice: Dice) -> None:
        """Deal what that seat cannot know again, in place: its view stays the same.

        The same dice deal the same world, wherever the hidden things really are.
        """
        for zones in self.pools():
            places = self.unknown_places(player, zones)
            things = sorted(zone[index] for zone, index in places)
            dice.shuffle(things)
            self.put(things, places)
        self.reseal(player, dice)

    def unknown_places(self, player: int, zones: Iterable[list[str]]) -> list[Place]:
        """Where in these zones the ids lie that the seat does not know."""
        known_to, bit = self.known_to, 1 << player
        return [
            (zone, index)
            for zone in zones
            for index, thing in enumerate(zone)
            if not known_to.get(thing, 0) & bit
        ]

    def put(self, things: list[str], places: list[Place]) -> None:
        """Put other ids into these places; knowledge of a place stays with the place."""
        masks = [self.known_to.get(zone[index], 0) for zone, index in places]
        for (zone, index), thing, mask in zip(places, things, masks, strict=True):
            zone[index] = thing
            if mask:
                self.known_to[thing] = mask
            else:
                self.known_to.pop(thing, None)

    def reseal(self, player: int, dice: Dice) -> None:
        """Replace the secret answers of the other seats by any that they could have given."""
        for seat, answer in enumerate(self.sealed):
            if answer and seat != player:
                answer[0] = dice.one_of(answer[1:])

    # Plain data ------------------------------------------------------------------

    @classmethod
    def fields(cls) -> Iterator[str]:
        """The names of all parts of a position, but for what only passes through it."""
        for kind in reversed(cls.__mro__):
            for name in getattr(kind, "__slots__", ()):
                if name not in ("events", "foretold"):
                    yield name

    def data(self) -> dict[str, Any]:
        """The position as a save holds it. It shares the state's lists, so do not change it."""
        return {name: getattr(self, name) for name in self.fields()}

    @classmethod
    def from_data(cls: type[S], data: dict[str, Any]) -> S:
        """The position that `data` describes; KeyError if a part is missing."""
        state = object.__new__(cls)
        for name in cls.fields():
            setattr(state, name, data[name])
        state.events = []
        # The caller keeps its lists, so the state gets copies.
        return state.copy()

    def digest(self) -> str:
        """Sixteen characters that differ whenever positions differ."""
        text = json.dumps(self.data(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]
