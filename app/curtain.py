"""Who may look at the screen now. The only place that decides when secrets are drawn.

    COVERED  nobody: the screen names the next seat and waits for it
    ASKING   everybody: a public question to one seat, all hands face down
    DOWN     everybody: one seat's move, its hand face down until somebody peeks at their own
    OPEN     one seat, alone; or, with no seat, everybody after the end

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


class Manner(NamedTuple):
    """How this table handles hands.

    face_down   hands lie face down until they are peeked at
    lies_still  the tablet lies between the players: nobody takes it over
    alone       the question is for one alone, who takes the tablet for it
    plays_open  nothing is hidden but in hushed questions: all others are everybody's to see
    at_hand     whoever is asked has the tablet before them already
    """

    face_down: bool = False
    lies_still: bool = False
    alone: bool = False
    plays_open: bool = False
    at_hand: bool = False

    @property
    def needs_no_cover(self) -> bool:
        """Whether a hand-over shows nothing that would have to be covered."""
        return self.face_down and self.lies_still


IN_HAND = Manner()
"""The tablet goes from hand to hand, a cover between."""


class Curtain(NamedTuple):
    """The stance, the seat it is about (None after the end), and who peeks at their hand."""

    stance: Stance
    seat: int | None
    peeker: int | None = None

    @property
    def seat_shown(self) -> int | None:
        """Whose view may be drawn: a seat, or None for what everybody may know."""
        return self.seat if self.stance is Stance.OPEN else self.peeker

    @property
    def seats_looking(self) -> frozenset[int | None]:
        """The seats that see the table now; one whose hand lies face down sees all the rest."""
        return frozenset((self.seat_shown, self.seat if self.stance is Stance.DOWN else None))

    @property
    def is_secret(self) -> bool:
        """Whether the screen shows what not everybody may see."""
        return self.seat_shown is not None


EVERYTHING_OPEN = Curtain(Stance.OPEN, None)


def cover(decision: Decision | None) -> Curtain:
    """On load, on return, on a strange hand: covered for whoever decides next."""
    if decision is None:
        return EVERYTHING_OPEN
    return Curtain(Stance.COVERED, decision.player)


def follow(curtain: Curtain, decision: Decision | None, manner: Manner = IN_HAND) -> Curtain:
    """The curtain after a choice, for the question that now stands.

    It stays open for the seat that is looking. A public question to somebody else is asked
    in the open; one that needs a hand to be seen is covered until that seat has taken over.
    Hands that lie face down need no cover between players who sit opposite each other.
    """
    if decision is None:
        return EVERYTHING_OPEN
    player = decision.player
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


def stays_down(curtain: Curtain, player: int, manner: Manner) -> bool:
    """Whether that player has the tablet already, and a hand that lies face down before them."""
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
    """The tab is hidden, left, or idle: whatever is secret goes; public questions may stay."""
    if curtain.stance is Stance.DOWN:
        # A hand that lies before its owner is only turned over; a tablet can change hands.
        return curtain._replace(
            stance=Stance.DOWN if manner.needs_no_cover else Stance.COVERED, peeker=None
        )
    if curtain.is_secret:
        return Curtain(Stance.COVERED, curtain.seat)
    return curtain


def look(curtain: Curtain) -> Curtain:
    """The seat that is asked in the open wants to see its own side: covered first."""
    if curtain.stance is Stance.ASKING:
        return Curtain(Stance.COVERED, curtain.seat)
    return curtain


def peek(curtain: Curtain, seat: int, manner: Manner) -> Curtain:
    """A seat looks at its hand that lies face down; at one tablet, only who has taken it over."""
    if curtain.stance is Stance.DOWN and (manner.lies_still or seat == curtain.seat):
        return curtain._replace(peeker=seat)
    return curtain


def hide(curtain: Curtain) -> Curtain:
    """The hand lies face down again."""
    return curtain._replace(peeker=None)


def adapt(curtain: Curtain, manner: Manner) -> Curtain:
    """The table changes its manner: nobody's hand is shown in the new one without being asked."""
    if curtain.seat is None:
        return curtain
    if manner.needs_no_cover and curtain.stance is not Stance.COVERED:
        return Curtain(Stance.DOWN, curtain.seat)
    if manner.face_down and curtain.stance is Stance.OPEN:
        return Curtain(Stance.DOWN, curtain.seat)
    if curtain.stance is Stance.DOWN and not manner.face_down:
        return Curtain(Stance.COVERED, curtain.seat)
    return curtain
