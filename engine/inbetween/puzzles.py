"""What puzzles of InBetween ask for: win this turn, or lock a Character this turn."""

from engine.autoplay.puzzle import Aim, Puzzling, declines
from engine.core.decision import Decision
from engine.core.match import Match
from engine.inbetween.data import DEVOURED, FEWEST, SECURED, TO_WIN, TOP_AWARENESS, TOWN
from engine.inbetween.state import Upsideville

WIN = "win"
LOCK = ("secure", "devour")
"""By seat: locking one more Character."""


def aims(match: Match[Upsideville], seat: int) -> list[Aim]:
    """Winning, where this seat is near it; else locking somebody whom one shift does not lock."""
    t = match.state
    if is_near(t, seat):
        return [Aim(WIN, t.turn)]
    last = SECURED if seat == TOWN else DEVOURED
    if any(abs(notch - last) == 1 for notch in t.notch.values()):
        return []
    return [Aim(LOCK[seat], t.turn, locked(t, seat) + 1)]


def is_near(t: Upsideville, seat: int) -> bool:
    """Whether that side is one step from one of its ways to win."""
    return (
        t.awareness[seat] == TOP_AWARENESS - 1
        or locked(t, seat) == TO_WIN - 1
        or len(t.notch) == FEWEST + 1
    )


def locked(t: Upsideville, seat: int) -> int:
    """How many Characters that side has Secured or Devoured."""
    return list(t.notch.values()).count(SECURED if seat == TOWN else DEVOURED)


def verdict(aim: Aim, t: Upsideville, seat: int) -> bool | None:
    """Whether the seat has won, or locked so many, before its turn is over."""
    if aim.id in LOCK and locked(t, seat) >= aim.amount:
        return True
    if t.ending:
        return t.winners == [seat]
    return False if t.turn > aim.turn else None


def named(asked: Decision, option: str) -> str:
    """A deed: what is played, shifted, placed or activated."""
    if declines(option) or option == "end":
        return ""
    return f"{asked.source}:{option}"


PUZZLING = Puzzling(
    kinds=frozenset({"act"}),
    aims=aims,
    verdict=verdict,
    named=named,
    followed=frozenset(LOCK),
    nodes=8_000,
)
