"""Stories: lay out a position by name, play, and read exactly what was asked and told.

A story that is `undoing` takes back every choice that can be taken back and makes it again;
it must come to the same place. Nothing here knows any rule.

Tokens are named short: "y_rope" is the yellow rope, "b_prophet" the blue Prophet, "w_charm" a
white scroll. Unless a story says otherwise all rooms are open and lie unturned, in the order
of rooms.py:

        lava_ford   1.0   furnace       6.0   canal           11.0   cistern         16.0
        library     1.5   mist_gallery  6.5   antimagic_vault 11.5   scalding_steps  16.5
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from engine.autoplay.check import check_position, check_question, check_redeal
from engine.command.text import event_line
from engine.core.chance import Dice
from engine.core.event import USED
from engine.core.match import Match
from engine.core.view import View
from engine.twister import GAME
from engine.twister.board import NAME, SLOTS, SQUARE
from engine.twister.data import ACTION_CARDS, IS_PIECE, KIND, ROLES, SEAT
from engine.twister.rooms import ROOMS
from engine.twister.state import Dungeon

SHORT = {"y_": "yellow_", "b_": "blue_", "w_": "white_"}

Test = TypeVar("Test", bound=Callable[..., None])


def tells(*effects: str) -> Callable[[Test], Test]:
    """Say which characters, objects and terrains a test tells of; the fixture holds it to it."""

    def mark(test: Test) -> Test:
        test.tells = frozenset(effects)
        return test

    return mark


def full(text: str) -> str:
    """Short names of tokens in full."""
    return re.sub(r"\b([ybw]_)(?=[a-z])", lambda found: SHORT[found[1]], text)


def short(text: str) -> str:
    """Full names of tokens in short."""
    return re.sub(r"\b(yellow|blue|white)_", lambda found: f"{found[1][0]}_", text)


class Story:
    """A match from a position laid out by name; pieces that are not named take no part.

    at         token -> square
    wounded    who is
    hidden     slot -> tokens that lie face down on it; such a slot is face down
    closed     more slots that are face down
    rooms      slot -> room, if it is another than usual; the two change places
    turned     slot -> quarter turns
    raised     slot -> open portcullises, one bit each
    gone       objects out of the game
    ap         action points left; 0 with `card=0` begins a turn
    hands      seat -> combat cards in hand, the others are used
    """

    def __init__(
        self,
        at: Mapping[str, str] | None = None,
        *,
        undoing: bool = False,
        wounded: Iterable[str] = (),
        hidden: Mapping[int, list[str]] | None = None,
        closed: Iterable[int] = (),
        rooms: Mapping[int, str] | None = None,
        turned: Mapping[int, int] | None = None,
        raised: Mapping[int, int] | None = None,
        gone: Iterable[str] = (),
        active: int = 0,
        ap: int = 5,
        card: int = 5,
        turn: int = 9,
        points: tuple[int, int] = (0, 0),
        hands: Mapping[int, list[int]] | None = None,
        jumps: tuple[int, int] = (3, 3),
        quiet: int = 0,
        **options: str,
    ) -> None:
        setup = GAME.check_setup(1, ROLES, options)
        t = Dungeon(setup)
        t.phase, t.first, t.active, t.turn, t.free = "play", 0, active, turn, 1
        t.card, t.ap, t.highest, t.quiet = card, ap, max(ACTION_CARDS), quiet
        if card:
            t.cards[active].remove(card)
        t.points, t.jumps = list(points), list(jumps)
        for slot, room in (rooms or {}).items():
            other = t.rooms.index(room)
            t.rooms[slot], t.rooms[other] = t.rooms[other], t.rooms[slot]
        for slot, turns in (turned or {}).items():
            t.turned[slot] = turns
        for slot, gates in (raised or {}).items():
            t.raised[slot] = gates
        self._tokens(t, at or {}, hidden or {}, set(closed), [full(thing) for thing in gone])
        t.wounded = [full(piece) for piece in wounded]
        for seat, cards in (hands or {}).items():
            for card_used in [value for value in t.fighting[seat] if value not in cards]:
                t.fighting[seat].remove(card_used)
                t.used[seat].append(card_used)
        self.match = Match(GAME, setup, t)
        self.undoing = undoing
        self.since = 0
        check_position(self.match)

    @staticmethod
    def _tokens(
        t: Dungeon,
        at: Mapping[str, str],
        hidden: Mapping[int, list[str]],
        closed: set[int],
        gone: list[str],
    ) -> None:
        face_down = closed | set(hidden)
        t.revealed = [int(slot not in face_down) for slot in range(SLOTS)]
        t.learn(room for slot, room in enumerate(t.rooms) if t.revealed[slot])
        left = list(KIND)
        for name, square in at.items():
            t.at[full(name)] = SQUARE[square]
        t.gone = gone
        for slot, names in hidden.items():
            for token in map(full, names):
                t.hidden[slot][SEAT[token]].append(token)
                t.learn([token], SEAT[token])
        buried = [token for on_slot in t.hidden for team in on_slot for token in team]
        t.learn([*t.at, *gone])
        left = [token for token in KIND if token not in (*t.at, *gone, *buried)]
        t.bag = [[], []]
        t.scrolls = [[s for s in zone if s in left] for zone in t.scrolls]
        for token in left:
            if SEAT[token] >= 0:
                t.box[SEAT[token]].append(token)
                t.learn([token])

    # Playing ---------------------------------------------------------------------

    def play(self, *options: str) -> "Story":
        """Make these choices, in short names."""
        self.since = len(self.match.log)
        for option in map(full, options):
            pending = self.match.pending
            assert pending is not None, f"{option}: the game is over"
            assert option in pending.options, f"{option} is not among {pending}"
            self._choose(option)
            check_position(self.match)
            check_question(self.match)
            check_redeal(self.match, Dice(7))
        return self

    def fight(self, attack: str, first: int, second: int) -> "Story":
        """An attack with the attacker's and the defender's combat card."""
        return self.play(attack, f"fight:{first}", f"fight:{second}")

    def _choose(self, option: str) -> None:
        before = (self.match.state.digest(), self.match.pending)
        self.match.choose(option)
        if self.undoing and self.match.can_undo:
            after = (self.match.state.digest(), self.match.pending)
            self.match.undo()
            assert (self.match.state.digest(), self.match.pending) == before
            self.match.choose(option)
            assert (self.match.state.digest(), self.match.pending) == after

    def alter(self, change: Callable[[Dungeon], None]) -> "Story":
        """Go on from this position with something changed by hand; the past is forgotten."""
        t = self.t.copy()
        change(t)
        self.match = Match(GAME, self.match.setup, t)
        self.since = 0
        check_position(self.match)
        return self

    # Reading ---------------------------------------------------------------------

    @property
    def t(self) -> Dungeon:
        """The position."""
        return self.match.state

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what now."""
        assert self.match.pending is not None
        return self.match.pending.player, self.match.pending.kind

    @property
    def options(self) -> list[str]:
        """What can be chosen now, in short names."""
        assert self.match.pending is not None
        return [short(option) for option in self.match.pending.options]

    def to(self, verb: str, piece: str) -> set[str]:
        """What follows a verb and a piece among the options: squares, tokens or slots."""
        prefix = f"{verb}:{piece}:"
        return {option.removeprefix(prefix) for option in self.options if option.startswith(prefix)}

    def can(self, option: str) -> bool:
        """Whether that is among the options."""
        return option in self.options

    def where(self, token: str) -> str:
        """The square of a token, "" if it is not on the board."""
        square = self.t.at.get(full(token))
        return "" if square is None else NAME[square]

    def held(self, piece: str) -> str:
        """What a piece has with it."""
        return short(self.t.held_by(full(piece)))

    def is_wounded(self, piece: str) -> bool:
        """Whether a piece lies wounded."""
        assert full(piece) in IS_PIECE
        return full(piece) in self.t.wounded

    @property
    def points(self) -> list[int]:
        """The victory points."""
        return self.t.points

    @property
    def told(self) -> list[str]:
        """What was told since the last `play` began, as lines of text in short names."""
        return [short(event_line(entry.event, ROLES)) for entry in self.match.log[self.since :]]

    def told_of(self, *kinds: str) -> list[str]:
        """The lines of `told` of these kinds."""
        return [line for line in self.told if line.split()[0] in kinds]

    @property
    def used(self) -> set[str]:
        """What took place in the whole story."""
        events = [entry.event for entry in self.match.log]
        return {event.args["what"] for event in events if event.kind == USED}

    def view(self, player: int | None) -> View:
        """What a seat may know."""
        return self.match.view(player)

    def words(self) -> dict[str, str]:
        """Option -> words, for the one who is asked."""
        question = self.view(self.asked[0]).question
        assert question is not None
        return {short(choice.id): short(str(choice.message)) for choice in question.choices}

    def refused(self) -> dict[str, tuple[str, str]]:
        """Option -> reason and rule, for the one who is asked."""
        refused = self.match.view(self.asked[0]).refused
        return {short(one.id): (one.reason.key, one.rule) for one in refused}


ALL_ROOMS = list(ROOMS)
