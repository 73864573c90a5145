"""Who may look at the screen now. The only place that decides when secrets are drawn.

    COVERED  nobody: the screen names the next seat and waits for it
    ASKING   everybody: a public question to one seat, all hands face down
    DOWN     everybody: one seat's move, its hand face down until somebody peeks at their own
    OPEN     one seat, alone; or, with no seat, everybody after the end
    PARTING  one seat, alone: it has nothing left to decide, and looks at the cards it has drawn
    WAITING  everybody: a computer's move, all hands face down; if only one person plays, that
             person's hand stays open

Screens ask `seat_shown`, never a rule of their own.
"""

from enum import Enum
from typing import NamedTuple

from engine.core.decision import Decision


class Stance(Enum):
    """How far the curtain is drawn."""

    COVERED = "covered"
    ASKING = "asking"
    DOWN = "down"
    OPEN = "open"
    PARTING = "parting"
    WAITING = "waiting"


class Manner(NamedTuple):
    """How this table handles hands.

    face_down   hands lie face down until they are peeked at
    lies_still  the tablet lies between the players: nobody takes it over
    alone       the question is for one alone, who takes the tablet for it
    plays_open  nothing is hidden but in hushed questions: all others are everybody's to see
    at_hand     whoever is asked has the tablet before them already
    thinks      the question is a computer's
    solo        the seat of the only person at the table, who needs no cover; else None
    """

    face_down: bool = False
    lies_still: bool = False
    alone: bool = False
    plays_open: bool = False
    at_hand: bool = False
    thinks: bool = False
    solo: int | None = None

    @property
    def needs_no_cover(self) -> bool:
        """Whether hand-overs need no cover, because no hand is ever in sight."""
        return self.face_down and self.lies_still


IN_HAND = Manner()
"""The tablet goes from hand to hand, with a cover in between."""


class Curtain(NamedTuple):
    """The stance, the seat it is about (None after the end), and who peeks at their hand.

    While a seat is PARTING, `after` is the seat that the question is for. While a computer's move
    is WAITING to be made or read, it is about the computer's seat, and the only person at a table
    peeks all the time.
    """

    stance: Stance
    seat: int | None
    peeker: int | None = None
    after: int | None = None

    @property
    def seat_shown(self) -> int | None:
        """Whose view may be drawn: a seat's, or None for what everyone may know."""
        return self.seat if self.stance in (Stance.OPEN, Stance.PARTING) else self.peeker

    @property
    def seats_looking(self) -> frozenset[int | None]:
        """The seats that see the table now; one whose hand lies face down sees all the rest."""
        return frozenset((self.seat_shown, self.seat if self.stance is Stance.DOWN else None))

    @property
    def is_secret(self) -> bool:
        """Whether the screen shows a secret."""
        return self.seat_shown is not None


EVERYTHING_OPEN = Curtain(Stance.OPEN, None)


def cover(decision: Decision | None) -> Curtain:
    """Covered for the next player: on load, on return, and whenever in doubt."""
    if decision is None:
        return EVERYTHING_OPEN
    return Curtain(Stance.COVERED, decision.player)


def begin(decision: Decision | None, manner: Manner = IN_HAND) -> Curtain:
    """The curtain of a game that comes to the table: covered, if there is anybody to hide from."""
    if manner.thinks or manner.solo is not None:
        return follow(EVERYTHING_OPEN, decision, manner)
    return cover(decision)


def wait(seat: int, manner: Manner) -> Curtain:
    """A computer's move: nobody's hand is open, but that of the only person at the table."""
    return Curtain(Stance.WAITING, seat, manner.solo)


def follow(curtain: Curtain, decision: Decision | None, manner: Manner = IN_HAND) -> Curtain:
    """The curtain after a choice, for the question that is pending now.

    It stays open for the seat that is looking. A public question to somebody else is asked
    in the open; one that needs a hand to be seen is covered until that seat has taken over.
    Hands that lie face down need no cover between players who sit opposite each other.
    """
    if decision is None:
        return EVERYTHING_OPEN
    player = decision.player
    if manner.thinks:
        return wait(player, manner)
    if manner.solo is not None:
        return Curtain(Stance.OPEN, player)
    if manner.needs_no_cover or stays_down(curtain, player, manner):
        # A peek goes on only as long as the hand is what the question is about.
        peeks_on = curtain.peeker == player and decision.hush
        return Curtain(Stance.DOWN, player, player if peeks_on else None)
    goes_on = curtain.stance is Stance.OPEN and curtain.seat == player and not manner.face_down
    if goes_on and not (manner.plays_open and not decision.hush):
        return curtain
    if decision.hush:
        return Curtain(Stance.COVERED, player)
    return Curtain(Stance.ASKING, player)


def linger(before: Curtain, then: Curtain) -> Curtain:
    """Instead of `then`: whoever has drawn cards sees them before the tablet is passed on.

    Only a hand that lies open is looked at like that, and only if it would be put away now.
    """
    is_leaving = before.stance is Stance.OPEN and before.seat is not None
    if not is_leaving or then.seat is None or then.seat_shown == before.seat:
        return then
    return Curtain(Stance.PARTING, before.seat, after=then.seat)


def stays_down(curtain: Curtain, player: int, manner: Manner) -> bool:
    """Whether that player already has the tablet, with their hand face down in front of them."""
    if not manner.face_down or manner.alone:
        return False
    has_it = curtain.stance in (Stance.DOWN, Stance.OPEN) and curtain.seat == player
    return manner.at_hand or has_it


def reveal(curtain: Curtain, manner: Manner = IN_HAND) -> Curtain:
    """The seat on the cover takes over, alone; or plays with its hand face down."""
    if curtain.stance is Stance.COVERED:
        return Curtain(Stance.DOWN if manner.face_down else Stance.OPEN, curtain.seat)
    return curtain


def conceal(curtain: Curtain, manner: Manner = IN_HAND) -> Curtain:
    """The tab is hidden, left or idle: secrets go; public questions may stay.

    Whoever plays only against computers has nobody to hide from.
    """
    if manner.solo is not None:
        return curtain
    if curtain.stance is Stance.PARTING:
        return put_away(curtain, manner)
    if curtain.stance is Stance.WAITING:
        return hide(curtain)
    if curtain.stance is Stance.DOWN:
        # If the tablet lies still, turning the hand over is enough; otherwise it may change hands.
        return curtain._replace(
            stance=Stance.DOWN if manner.needs_no_cover else Stance.COVERED, peeker=None
        )
    if curtain.is_secret:
        return Curtain(Stance.COVERED, curtain.seat)
    return curtain


def put_away(curtain: Curtain, manner: Manner) -> Curtain:
    """Whoever is parting has put their cards away: the table is for whoever comes after."""
    assert curtain.after is not None  # somebody does
    if manner.thinks:
        return wait(curtain.after, manner)
    return Curtain(Stance.COVERED, curtain.after)


def look(curtain: Curtain) -> Curtain:
    """The seat that is asked in the open wants to see its own side: covered first."""
    if curtain.stance is Stance.ASKING:
        return Curtain(Stance.COVERED, curtain.seat)
    return curtain


def peek(curtain: Curtain, seat: int, manner: Manner) -> Curtain:
    """A seat peeks at its hand; if the tablet is passed, only the seat that holds it may."""
    may = manner.lies_still or (curtain.stance is Stance.DOWN and seat == curtain.seat)
    if curtain.stance in (Stance.DOWN, Stance.WAITING) and may:
        return curtain._replace(peeker=seat)
    return curtain


def hide(curtain: Curtain) -> Curtain:
    """The hand lies face down again."""
    return curtain._replace(peeker=None)


def adapt(curtain: Curtain, manner: Manner) -> Curtain:
    """The table now handles hands differently; this shows no hand that was not shown before."""
    if curtain.seat is None or manner.solo is not None or curtain.stance is Stance.WAITING:
        return curtain
    if curtain.stance is Stance.PARTING:
        return put_away(curtain, manner)
    if manner.needs_no_cover and curtain.stance is not Stance.COVERED:
        return Curtain(Stance.DOWN, curtain.seat)
    if manner.face_down and curtain.stance is Stance.OPEN:
        return Curtain(Stance.DOWN, curtain.seat)
    if curtain.stance is Stance.DOWN and not manner.face_down:
        return Curtain(Stance.COVERED, curtain.seat)
    return curtain
