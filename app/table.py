"""One table as plain data: the match, who sits there, the curtain, what is open on the screen.

Tables are replaced, never changed, except for the match inside, which moves on by itself.
Nothing here decides (controller.py) or draws (screens/).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from app import coach
from app.curtain import EVERYTHING_OPEN, Curtain, Manner, Stance
from app.findings import Warned
from app.games.policy import Policy, policy_of
from app.games.sentences import sentences_of
from app.guide import Told, unread
from app.i18n.names import SeatName, seat_name
from app.i18n.text import Text
from app.learning import Learning
from app.moments import Moment, Note, why_barred
from app.seats import Computer, Seats, characters_of
from app.settings import DEFAULTS, Settings
from app.storage import EMPTY_JOURNAL, Journal
from app.view_cache import ViewCache
from engine.core.match import Match
from engine.core.view import View

SEATINGS = {"pass": range(1, 5), "across": range(2, 3), "around": range(3, 5)}
"""How the tablet travels, and for how many players: it is passed on, or lies still between them."""

EDGES = {2: ("near", "far"), 3: ("near", "left", "right"), 4: ("near", "left", "far", "right")}
"""At which edge of a tablet that lies still each seat sits, clockwise."""

PANELS = (
    *("", "log", "menu", "rules", "gallery", "legend", "help", "draw", "why", "course"),
    *("learn", "law", "code"),
)
"""What can lie over the table."""

INQUIRIES = ("why", "again", "hint", "course", "odds", coach.KIND)
"""Why a computer made a choice, whether it would make the same one in other deals, a hint for
whoever is asked, how the chances went in a finished game, how they are now in a show, and whether
the coach should speak."""

NEVER = -1
"""For a seat that has not looked yet."""

NO_ANSWER = "TimeoutError"
"""Why a game is not kept where the browser's storage does not answer (static/js/store.mjs)."""


class Notice(NamedTuple):
    """Something to tell the players: a key of the catalogue, its arguments, and how urgent.

    lasting  whether it stays until its cause is gone; others go with the next tap
    """

    key: str
    arguments: dict[str, Any]
    calm: bool = False
    lasting: bool = False


class Errand(NamedTuple):
    """A question that a computer has to answer: of which game, when, for which seat.

    A thought that belongs to another errand is too late.
    """

    id: str
    stamp: int
    seat: int
    computer: Computer


class Inquiry(NamedTuple):
    """What people want to know of the computers' thoughts; app/inquiries.py finds it.

    kind  one of INQUIRIES
    at    how many choices had been made before what it is about
    """

    id: str
    stamp: int
    kind: str
    at: int


class Found(NamedTuple):
    """What an inquiry has found: data of app/inquiries.py."""

    inquiry: Inquiry
    data: Any


class Failure(NamedTuple):
    """An error of ours that reached the player: what, and where in the program."""

    reason: str
    trace: str


class Left(NamedTuple):
    """What lay over the table when it was covered, to go on there."""

    panel: str
    page: str
    moment: Moment | None
    selection: str


class Replaced(NamedTuple):
    """Choices that were put differently: how many came before them, and what they were and are."""

    kept: int
    was: tuple[str, ...]
    now: tuple[str, ...]

    def stands_in(self, choices: Sequence[str]) -> bool:
        """Whether these choices contain what was put there."""
        return tuple(choices[self.kept : self.kept + len(self.now)]) == self.now


@dataclass(frozen=True, slots=True)
class Table:
    """Everything the page shows and remembers; without a match it is the lobby.

    settings   what the device remembers about its users
    id         the id of the saved game
    created    when it was dealt, in milliseconds
    last_seen  per seat, after how many choices it last saw the table; NEVER if it has not
    orders     question -> "pass" if a standing order answers it; any other question is asked
    answered   what standing orders answered: (number of the choice, question)
    noted      what else the log tells of the table: hints, and who plays a seat now
    hint       how many steps of a hint about the pending question are shown
    found      what was found for those who asked about the computers' thoughts
    chance     a random number, new with every choice, by which face-down cards are shuffled
    turn       the number of the current turn
    began      when that turn began at this table, in milliseconds
    journal    where the game's journal on the device ends
    unkept     why the device does not keep it, "" if it does
    watching   whether another tab has this game, so that this one can only watch
    closed_by  what covered the table other than the course of play: "idle" (nobody touched it),
               "away" (the page was left), "wish" (somebody wanted it), or ""
    holder     the seat that has the tablet, as far as the course of play tells; else None
    left       what lay over the table when it was closed like that
    panel      one of PANELS
    page       which page of the panel is open: a chapter, or what help is wanted about
    moment     the earlier moment that is being shown
    agreeing   the seats that have agreed to a draw
    selection  what a player touched without choosing it
    replaced   what was put differently, the last one last: undoing it brings back what was there
    picture    which picture of the board is shown; "" is the game's first one
    seats      who plays each seat; () if only persons play
    learning   the lesson that this table is for, and how far it is; None for a game
    showing    whether a computer's last choice is being shown, before the game goes on
    hastened   whether the computer that thinks shall move at once
    hurried    whether somebody wants to see no more of this computer's turn
    paused     whether a game without persons stands still between two choices
    stepping   whether it goes on by one choice
    way_back   how many choices an undo leaves, if computers have chosen since the last person
               did; NEVER if it cannot reach over them
    quick      whether the page answers the questions of the set-up, for everybody
    guide      whether the guide of a first game speaks: one of WAYS in app/guide.py, "" without one
    told       the tips that were given
    coached    whether the coach speaks in this game, if the settings leave it to the game
    made       how many choices had been made when a person at this table chose last; NEVER after
               anything else
    heard_from how many choices came before what can be heard now; NEVER if nothing can, as after
               an undo or a reload
    warned     choices that the coach has spoken about
    sources    files of the engine that were fetched to be read; "" for one that did not come
    views      what each seat sees now, as far as it was needed
    """

    language: str = "en"
    developer: bool = False
    settings: Settings = DEFAULTS
    id: str = ""
    match: Match[Any] | None = None
    created: int = 0
    seating: str = "pass"
    last_seen: tuple[int, ...] = ()
    orders: dict[str, str] = field(default_factory=dict)
    answered: tuple[tuple[int, str], ...] = ()
    noted: tuple[Note, ...] = ()
    hint: int = 0
    found: tuple[Found, ...] = ()
    chance: int = 0
    began: int = 0
    turn: int = 0
    curtain: Curtain = EVERYTHING_OPEN
    journal: Journal = EMPTY_JOURNAL
    unkept: str = ""
    watching: bool = False
    closed_by: str = ""
    holder: int | None = None
    left: Left | None = None
    panel: str = ""
    page: str = ""
    moment: Moment | None = None
    agreeing: tuple[int, ...] = ()
    selection: str = ""
    replaced: tuple[Replaced, ...] = ()
    picture: str = ""
    seats: Seats = ()
    learning: Learning | None = None
    showing: bool = False
    hastened: bool = False
    hurried: bool = False
    paused: bool = False
    stepping: bool = False
    way_back: int = NEVER
    quick: bool = False
    guide: str = ""
    told: tuple[Told, ...] = ()
    coached: bool = False
    made: int = NEVER
    heard_from: int = NEVER
    warned: frozenset[coach.Move] = frozenset()
    notice: Notice | None = None
    failure: Failure | None = None
    sources: Mapping[str, str] = field(default_factory=dict)
    views: ViewCache = field(default_factory=ViewCache, compare=False, repr=False)

    def view(self, seat: int | None) -> View:
        """What that seat may know of the match now; None is everyone."""
        assert self.match is not None  # there is nothing to see in the lobby
        return self.views.view(self.match, seat)

    def open_view(self) -> View:
        """What everyone may know, with the answers that everyone may know of."""
        assert self.match is not None  # there is nothing to see in the lobby
        view, asked = self.view(None), self.match.pending
        if view.question is None or asked is None or not asked.hush:
            return view
        own, is_open = self.view(asked.player), self.policy.is_open
        assert own.question is not None  # the same question
        choices = [c for c in own.question.choices if is_open(asked.kind, c.id)]
        refused = [r for r in own.refused if is_open(asked.kind, r.id)]
        question = view.question._replace(choices=tuple(choices))
        return view._replace(question=question, refused=tuple(refused))

    @property
    def notices(self) -> list[Notice]:
        """What the players have to be told now; a device that keeps nothing is always told of."""
        told = [self.notice] if self.notice else []
        if self.unkept == NO_ANSWER:
            told.append(Notice("storage.slow", {}, lasting=True))
        elif self.unkept:
            told.append(Notice("storage.lost", {"reason": self.unkept}, lasting=True))
        return told

    @property
    def notes(self) -> tuple[Note, ...]:
        """What the log tells of the table besides the game, oldest first."""
        orders = (Note(at, "order", kind) for at, kind in self.answered)
        return tuple(sorted((*orders, *self.noted), key=lambda note: note.at))

    @property
    def stamp(self) -> int:
        """A number that changes with every choice; it gives away a tap on an older screen."""
        return self.journal.length

    @property
    def manner(self) -> Manner:
        """How hands are handled here, for the pending question."""
        asked = self.match.pending if self.match else None
        policy = self.policy
        kind = asked.kind if asked else ""
        alone = self.is_for_one_alone
        solo = self.solo
        still = self.seating != "pass" and not alone and solo is None
        hand = self.settings.hand
        wanted = not alone and (hand == "down" or (hand == "auto" and still))
        # A question in the open leaves the tablet with the player whose turn it is.
        at_hand = policy.plays_open and not still and self.curtain.stance is Stance.ASKING
        return Manner(
            face_down=(kind in policy.face_down or wanted) and solo is None,
            lies_still=still,
            alone=alone,
            plays_open=policy.plays_open,
            at_hand=at_hand and asked is not None and asked.player == self.active,
            thinks=asked is not None and self.computer_at(asked.player) is not None,
            solo=solo,
        )

    # Who plays -----------------------------------------------------------------------------

    def computer_at(self, seat: int) -> Computer | None:
        """The computer that plays a seat; None if a person does."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that persons play."""
        names = self.match.setup.names if self.match else ()
        return tuple(seat for seat in range(len(names)) if self.computer_at(seat) is None)

    @property
    def solo(self) -> int | None:
        """The seat of the only person at the table; None if there are more, or none at all."""
        people = self.people if any(self.seats) else ()
        return people[0] if len(people) == 1 else None

    @property
    def errand(self) -> Errand | None:
        """What a computer has to think about now; None if no computer is asked."""
        asked = self.match.pending if self.match else None
        computer = self.computer_at(asked.player) if asked else None
        if asked is None or computer is None or self.watching or self.failure:
            return None
        return Errand(self.id, self.stamp, asked.player, computer)

    @property
    def may_have_hint(self) -> bool:
        """Whether whoever is asked may have a hint: by the settings, and only who sees the hand.

        Unless somebody wants it otherwise, only a person who plays against computers may.
        """
        asked = self.match.pending if self.match else None
        if asked is None or self.manner.thinks or len(asked.options) == 1 or self.watching:
            return False
        wanted = self.settings.hints
        if wanted == "off" or (wanted == "auto" and self.solo is None):
            return False
        shown = self.curtain.seat_shown
        return shown == asked.player and bool(characters_of(self.game))

    @property
    def inquiry(self) -> Inquiry | None:
        """What has to be found out for the screen as it is; None if nothing."""
        match = self.match
        if match is None or self.watching or self.failure:
            return None
        if self.hint and not self.panel:
            return Inquiry(self.id, self.stamp, "hint", len(match.choices))
        number, _, more = self.page.partition("/")
        if self.panel == "why" and number.isdecimal():
            return Inquiry(self.id, self.stamp, more if more in INQUIRIES else "why", int(number))
        if match.pending is None and (self.panel == "course" or self.learning is None):
            # The end screen shows the turning points as soon as they are known.
            return Inquiry(self.id, self.stamp, "course", len(match.choices))
        if self.seats and not self.people and match.pending is not None:
            return Inquiry(self.id, self.stamp, "odds", len(match.choices))
        if coach.listens(self):
            return Inquiry(self.id, self.stamp, coach.KIND, len(match.choices) - 1)
        return None

    @property
    def odds(self) -> Any:
        """How the chances are in a game that only computers play, as far as is known."""
        return next((one.data for one in self.found if one.inquiry.kind == "odds"), None)

    def finding(self, kind: str, at: int) -> Any:
        """What an inquiry has found here; None as long as it has found nothing."""
        wanted = Inquiry(self.id, self.stamp, kind, at)
        return next((found.data for found in self.found if found.inquiry == wanted), None)

    @property
    def may_go_on(self) -> bool:
        """Whether a computer may make its move now: not while somebody reads, or looks at its last.

        It thinks all the same.
        """
        reads = self.panel or self.moment is not None or self.tip or self.warning
        stopped = reads or self.showing or self.is_held or (self.paused and not self.stepping)
        return self.curtain.stance is Stance.WAITING and not stopped

    @property
    def is_held(self) -> bool:
        """Whether a lesson waits for its reader, and everybody else with it."""
        if self.learning is None or self.match is None:
            return False
        return self.learning.waits_for_reader(self.match)

    @property
    def tip(self) -> Told | None:
        """The guide's tip that stands on the screen."""
        return unread(self)

    @property
    def warning(self) -> Warned | None:
        """What the coach says about the last choice, which can still be taken back."""
        return coach.warning(self)

    @property
    def barred(self) -> str:
        """Why the last choice cannot be taken back, as a key of the catalogue; "" if it can."""
        assert self.match is not None  # there is nothing to take back in the lobby
        if self.way_back != NEVER:
            return ""
        by_computer = self.match.choices and self.computer_at(self.match.state.chooser) is not None
        return why_barred(self.match) or ("undo.handed" if by_computer else "")

    # Screens -------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game on the table; "" in the lobby."""
        return self.match.game.name if self.match else ""

    @property
    def policy(self) -> Policy:
        """How this table's game is handled."""
        return policy_of(self.game)

    @property
    def active(self) -> int:
        """The seat whose turn it is; -1 without a game."""
        return self.match.state.active if self.match else -1

    @property
    def is_for_one_alone(self) -> bool:
        """Whether the question takes long and is secret, so that its player takes the tablet."""
        asked = self.match.pending if self.match else None
        return asked is not None and asked.kind in self.policy.alone

    def bare(self) -> "Table":
        """The table with nothing over it and nothing selected."""
        return replace(
            self, panel="", page="", moment=None, agreeing=(), selection="", left=None, hint=0
        )

    def under(self, drawn: Curtain) -> "Table":
        """The table with the curtain drawn like that; whoever sees the table now is noted."""
        assert self.match is not None  # the lobby has no curtain
        choices = len(self.match.choices)
        looking = drawn.seats_looking
        if drawn.stance is Stance.ASKING and drawn.seat == self.active:
            # Players who act openly in their own turn see what is on the table.
            looking |= {drawn.seat}
        was = self.curtain
        if was.stance is Stance.ASKING and was.seat == drawn.seat == self.active:
            # Whoever covers the table by a choice of their own knows what they chose.
            looking |= {drawn.seat}
        if self.showing:
            # What a computer does is played out before everyone.
            looking |= {self.holder}
        # An undo takes back what was seen since, too.
        last_seen = tuple(
            choices if seat in looking else min(at, choices)
            for seat, at in enumerate(self.last_seen)
        )
        return replace(
            self,
            curtain=drawn,
            last_seen=last_seen,
            closed_by="",
            holder=self._holder_under(drawn),
            left=None,
        )

    def _holder_under(self, drawn: Curtain) -> int | None:
        """Who has the tablet once the curtain is drawn like that.

        A question in the open is answered where the tablet is. Only where all turns are played in
        the open does it go with the turn.
        """
        goes_along = self.policy.plays_open and drawn.seat == self.active
        if drawn.stance in (Stance.COVERED, Stance.WAITING):
            return self.holder
        if drawn.stance is Stance.ASKING and not goes_along:
            return self.holder
        return drawn.seat

    def closed(self, drawn: Curtain, why: str) -> "Table":
        """The table with its secrets put away.

        If nobody wanted that, whoever had it open finds it again as it was.
        """
        stays = why != "wish" and drawn.seat == self.curtain.seat
        left = Left(self.panel, self.page, self.moment, self.selection) if stays else None
        return replace(self.bare(), curtain=drawn, closed_by=why, left=left)

    def seat_name(self, seat: int, text: Text) -> SeatName:
        """Who sits there, in the reader's language."""
        assert self.match is not None  # nobody sits there without a game
        name = seat_name(text, self.match.game.name, seat, self.match.setup.names)
        played = "" if name.role else self.policy.role(self.view(None), seat)
        if played:
            name.role = sentences_of(self.view(None), text.language).name_of(played)
        return name

    def edge_of(self, seat: int) -> str:
        """Where a seat sits at a tablet that lies still."""
        assert self.match is not None  # nobody sits there without a game
        return EDGES[len(self.match.setup.names)][seat]

    @property
    def is_turned(self) -> bool:
        """Whether the question is upside down, for a player on the other side of the tablet.

        Only a tablet that lies still has somebody opposite. One that is passed around is held
        upright, whoever is asked.
        """
        seat = self.curtain.seat
        return self.manner.lies_still and seat is not None and self.edge_of(seat) == "far"
