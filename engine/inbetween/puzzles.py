"""What puzzles of InBetween ask for: win this turn."""

from engine.autoplay.puzzle import Aim, Puzzling, declines
from engine.core.decision import Decision
from engine.core.match import Match
from engine.inbetween.data import DEVOURED, FEWEST, SECURED, TO_WIN, TOP_AWARENESS, TOWN
from engine.inbetween.state import Upsideville

WIN = "win"


def aims(match: Match[Upsideville], seat: int) -> list[Aim]:
    """Winning, where this seat is near it."""
    return [Aim(WIN, match.state.turn)] if is_near(match.state, seat) else []


def is_near(t: Upsideville, seat: int) -> bool:
    """Whether that side is one step from one of its ways to win."""
    notches = list(t.notch.values())
    return (
        t.awareness[seat] == TOP_AWARENESS - 1
        or notches.count(SECURED if seat == TOWN else DEVOURED) == TO_WIN - 1
        or len(notches) == FEWEST + 1
    )


def verdict(aim: Aim, t: Upsideville, seat: int) -> bool | None:
    """Whether the seat has won before its turn is over."""
    if t.ending:
        return t.winners == [seat]
    return False if t.turn > aim.turn else None


def named(asked: Decision, option: str) -> str:
    """A deed: what is played, shifted, placed or activated."""
    if declines(option) or option == "end":
        return ""
    return f"{asked.source}:{option}"


PUZZLING = Puzzling(kinds=frozenset({"act"}), aims=aims, verdict=verdict, named=named, nodes=10_000)
