"""What puzzles of Dungeon Twister ask for: a point, or the winning one, with two actions."""

from collections.abc import Sequence

from engine.autoplay.puzzle import Aim, Puzzling
from engine.core.decision import Decision
from engine.core.match import Match
from engine.core.state import GameOver
from engine.twister.actions import END, do
from engine.twister.board import LINE_OF, SQUARE
from engine.twister.bot_worth import steps_out
from engine.twister.data import SEAT
from engine.twister.rules import end_turn
from engine.twister.state import Dungeon

WIN, SCORE = "win", "score"
ACTIONS = 2
"""So many actions are left at the beginning of a puzzle."""
QUIET = frozenset({"end", "rotate", "reveal", "search", "peek", "gate", "drink"})
"""Verbs that never bring a point at once."""
NOT_OUT = 99
"""Farther than any way out."""
MOVING = frozenset({"move", "swim", "jump", "fly", "onward"})


def aims(match: Match[Dungeon], seat: int) -> list[Aim]:
    """A point with the last two actions of a turn, where one alone does not bring it."""
    t, asked = match.state, match.pending
    assert asked is not None
    if t.ap != ACTIONS or not is_plain(t) or any(map(leads_out, asked.options)):
        return []
    amount = t.points[seat] + 1
    wins = amount >= int(t.options["points"]) and t.points[1 - seat] < amount
    return [Aim(WIN if wins else SCORE, t.turn, amount, sum(t.revealed))]


def verdict(aim: Aim, t: Dungeon, seat: int) -> bool | None:
    """Whether the seat has that many points, before its turn is over."""
    if t.points[seat] >= aim.amount:
        return True
    if t.ending or t.turn > aim.turn or sum(t.revealed) > aim.shown:
        return False
    return False if not t.ap and is_plain(t) else None


def is_plain(t: Dungeon) -> bool:
    """Whether all that can still be done is paid with action points, and nothing is half done."""
    return not (t.charmed or t.fight or t.loose or t.passing)


def useful(_aim: Aim, t: Dungeon, asked: Decision) -> Sequence[str]:
    """All options, what leads out first; with the last action only those that can bring a point.

    What is found early spares looking at much of the rest.
    """
    if asked.kind != "act" or not is_plain(t):
        return asked.options
    options = asked.options
    if t.ap == 1:
        options = tuple(option for option in options if may_score(option))
    layout = t.layout

    def way_out(option: str) -> int:
        verb, piece, square = (*option.split(":"), "", "")[:3]
        if verb.removesuffix("_leave") in MOVING and SEAT[piece] == asked.player:
            return -1 if leads_out(option) else steps_out(layout, piece, SQUARE[square])
        return NOT_OUT

    return sorted(options, key=way_out)


def may_score(option: str) -> bool:
    """Whether an action may bring a point at once: whoever only goes on inside does not."""
    verb = option.partition(":")[0]
    return leads_out(option) or (verb.removesuffix("_leave") not in MOVING and verb not in QUIET)


def leads_out(option: str) -> bool:
    """Whether an action takes somebody out of the dungeon."""
    verb, piece, square = (*option.split(":"), "", "")[:3]
    return verb.removesuffix("_leave") in MOVING and LINE_OF[SQUARE[square]] == 1 - SEAT[piece]


def named(_asked: Decision, option: str) -> str:
    """A deed: who goes, whichever way, and everything else as it is."""
    verb, *rest = option.split(":")
    if verb == "end":
        return ""
    manner = verb.removesuffix("_leave")
    return f"go:{rest[0]}" if manner in MOVING and rest else option


def leap(t: Dungeon, asked: Decision, option: str) -> Dungeon | None:
    """The position after an action that asks nobody."""
    if asked.kind != "act":
        return None
    later = t.copy()
    later.chooser = asked.player
    try:
        if option == END:
            end_turn(later)
        else:
            next(do(later, option))
            return None
    except (StopIteration, GameOver):
        pass
    later.events.clear()
    return later


PUZZLING = Puzzling(
    kinds=frozenset({"act"}),
    aims=aims,
    verdict=verdict,
    named=named,
    useful=useful,
    leap=leap,
    players=("even",),
    followed=frozenset({WIN, SCORE}),
    nodes=1_500,
)
