"""What puzzles of InBetween ask for: win this turn, or keep the other from winning next turn."""

from engine.autoplay.puzzle import Aim, Puzzling, declines
from engine.core.decision import Decision
from engine.core.match import Match
from engine.inbetween.data import DEVOURED, FEWEST, SECURED, TO_WIN, TOP_AWARENESS, TOWN
from engine.inbetween.state import Upsideville

WIN, HOLD = "win", "hold"


def aims(match: Match[Upsideville], seat: int) -> list[Aim]:
    """Winning where this seat is near it, holding where the other is."""
    t = match.state
    found = [Aim(WIN, t.turn)] if is_near(t, seat) else []
    return [*found, Aim(HOLD, t.turn)] if is_near(t, 1 - seat) else found


def is_near(t: Upsideville, seat: int) -> bool:
    """Whether that side is one step from one of its ways to win."""
    notches = list(t.notch.values())
    return (
        t.awareness[seat] == TOP_AWARENESS - 1
        or notches.count(SECURED if seat == TOWN else DEVOURED) == TO_WIN - 1
        or len(notches) == FEWEST + 1
    )


def verdict(aim: Aim, t: Upsideville, seat: int) -> bool | None:
    """Whether the seat has won in time, or has got over the other's next turn."""
    if t.ending:
        return t.winners == [seat] or (aim.id == HOLD and seat in t.winners)
    if aim.id == WIN:
        return False if t.turn > aim.turn else None
    return True if t.turn > aim.turn + 1 else None


def named(asked: Decision, option: str) -> str:
    """A deed: what is played, shifted, placed or activated."""
    if declines(option) or option == "end":
        return ""
    return f"{asked.source}:{option}"


PUZZLING = Puzzling(kinds=frozenset({"act"}), aims=aims, verdict=verdict, named=named, nodes=10_000)
