"""What puzzles of Twisted Cryptids ask for: the last turn of a Day, as much Myth as can be at Dusk.

Nobody else acts between the last turn of the Day and the Encounter, so everything that this
turn leads to can be known.
"""

from engine.autoplay.puzzle import Aim, Puzzling, TooWide, most
from engine.core.decision import Decision
from engine.core.match import Match
from engine.cryptids.data import DAY_TURNS
from engine.cryptids.state import Wilderness

MYTH = "myth"
LEAST_GAIN = 3
"""Less Myth than this makes no puzzle."""


def aims(match: Match[Wilderness], seat: int) -> list[Aim]:
    """The most Myth that the player can be sure of, in the last turn of a Day."""
    t = match.state
    if t.phase != "day" or t.step != DAY_TURNS * t.seats - 1:
        return []
    if not t.hand[seat]:
        return []
    try:
        amount = most(match, seat, lambda t: t.myth[seat] if is_over(t) else None)
    except TooWide:
        return []
    return [Aim(MYTH, t.turn, amount)] if amount >= t.myth[seat] + LEAST_GAIN else []


def is_over(t: Wilderness) -> bool:
    """Whether Dusk is over."""
    return t.phase not in ("day", "dusk") or bool(t.ending)


def verdict(aim: Aim, t: Wilderness, seat: int) -> bool | None:
    """Whether the player has that much Myth when Dusk is over."""
    return t.myth[seat] >= aim.amount if is_over(t) else None


def named(asked: Decision, option: str) -> str:
    """A deed: where somebody goes, whichever card sends them, or the Site of the Encounter."""
    return option if ":" in option or asked.kind == "encounter" else ""


PUZZLING = Puzzling(kinds=frozenset({"day"}), aims=aims, verdict=verdict, named=named, seats=3)
