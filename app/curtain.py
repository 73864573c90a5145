"""Who may look at the screen now. The only place that decides when secrets are drawn.

    COVERED  nobody: the screen names the next seat and waits for it
    ASKING   everybody: a public question to one seat, all hands face down
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
    OPEN = "open"


class Curtain(NamedTuple):
    """The stance, and the seat it is about; None after the end of the game."""

    stance: Stance
    seat: int | None

    @property
    def seat_shown(self) -> int | None:
        """Whose view may be drawn: a seat, or None for what everybody may know."""
        return self.seat if self.stance is Stance.OPEN else None

    @property
    def is_secret(self) -> bool:
        """Whether the screen shows what not everybody may see."""
        return self.stance is Stance.OPEN and self.seat is not None


EVERYTHING_OPEN = Curtain(Stance.OPEN, None)


def cover(decision: Decision | None) -> Curtain:
    """On load, on return, on a strange hand: covered for whoever decides next."""
    if decision is None:
        return EVERYTHING_OPEN
    return Curtain(Stance.COVERED, decision.player)


def follow(curtain: Curtain, decision: Decision | None) -> Curtain:
    """The curtain after a choice, for the question that now stands.

    It stays open for the seat that is looking. A public question to somebody else is asked
    in the open; one that needs a hand to be seen is covered until that seat has taken over.
    """
    if decision is None:
        return EVERYTHING_OPEN
    if curtain.stance is Stance.OPEN and curtain.seat == decision.player:
        return curtain
    if decision.hush:
        return Curtain(Stance.COVERED, decision.player)
    return Curtain(Stance.ASKING, decision.player)


def reveal(curtain: Curtain) -> Curtain:
    """The seat on the cover says that it is looking, alone."""
    if curtain.stance is Stance.COVERED:
        return Curtain(Stance.OPEN, curtain.seat)
    return curtain


def conceal(curtain: Curtain) -> Curtain:
    """The tab is hidden, left, or idle: whatever is secret goes; public questions may stay."""
    if curtain.is_secret:
        return Curtain(Stance.COVERED, curtain.seat)
    return curtain


def look(curtain: Curtain) -> Curtain:
    """The seat that is asked in the open wants to see its own side: covered first."""
    if curtain.stance is Stance.ASKING:
        return Curtain(Stance.COVERED, curtain.seat)
    return curtain
