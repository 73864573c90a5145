"""How a game begins: the rooms are dealt, starters chosen and tokens placed in secret.

With `placement=quick` each player fills a private list once, and the tokens are then placed
alternately from both lists; with `strict` the two are asked in turn, token by token.
"""

from typing import Any

from engine.core.decision import Asking, Decision
from engine.core.game import Setup, Upgrade
from engine.twister.board import CAPACITY, COLUMNS, LINES, NAME, SLOTS
from engine.twister.data import (
    CHARACTERS,
    DOTS,
    IS_PIECE,
    SCROLLS,
    STARTERS,
)
from engine.twister.state import Dungeon

CONFIRM, AUTO = "confirm", "auto"


def deal(setup: Setup) -> Dungeon:
    """The table before the first choice: eight rooms face down, each turned by chance."""
    t = Dungeon(setup)
    t.shuffle_face_down(t.rooms)
    t.turned = [t.rand(4) for _ in range(SLOTS)]
    scrolls = list(SCROLLS)
    t.shuffle_face_down(scrolls)
    t.scrolls = [scrolls[:1], scrolls[1:2], scrolls[2:]]
    for seat in range(2):
        t.learn(t.bag[seat], seat)
    return t


# Starters and lists ------------------------------------------------------------------


def prepare(t: Dungeon) -> Asking[None]:
    """One player's secret part: the four starters and, if placement is quick, the list.

    Everything can be taken back until it is confirmed.
    """
    me = t.active = t.step
    while True:
        kind, options, source = next_secret(t, me)
        answer = yield Decision(me, kind, (*options, AUTO) if options else (CONFIRM,), source, True)
        if answer == CONFIRM:
            break
        if answer == AUTO:
            fill_in(t, me, kind)
        else:
            settle(t, me, kind, answer)
    t.tell("ready", who=me)
    t.step += 1
    if t.step == t.seats:
        t.phase, t.step = "placement", t.rand(2)
        t.active = t.step % 2


def next_secret(t: Dungeon, me: int) -> tuple[str, list[str], str]:
    """What is to be decided next in secret: kind, options and source; no options at the end."""
    people = [token for token in t.bag[me] if token in IS_PIECE]
    if len(t.starters[me]) < STARTERS:
        return "starters", people, f"dot:{len(t.starters[me]) + 1}"
    if to_remove(t, me):
        return "remove", people, ""
    if t.options["placement"] == "quick":
        return "plan", plan_options(t, me), ""
    return "starters", [], ""


def to_remove(t: Dungeon, me: int) -> int:
    """How many characters a handicapped player still has to leave at home."""
    if t.handicapped != me:
        return 0
    return len(CHARACTERS) - int(t.options["handicap_team"]) - len(t.box[me])


def plan_options(t: Dungeon, me: int) -> list[str]:
    """Every token that is not on the list with every slot of which the list leaves room."""
    free = [slot for slot in range(SLOTS) if t.places[me].count(slot) < CAPACITY[slot]]
    return [f"put:{token}:{slot}" for token in t.bag[me] for slot in free]


def settle(t: Dungeon, me: int, kind: str, answer: str) -> None:
    """Carry out one secret decision."""
    if kind == "plan":
        _, token, slot = answer.split(":")
        t.plan[me].append(token)
        t.places[me].append(int(slot))
    else:
        token = answer
        (t.starters if kind == "starters" else t.box)[me].append(token)
    t.bag[me].remove(token)


def fill_in(t: Dungeon, me: int, kind: str) -> None:
    """Decide the rest of this kind by chance."""
    while True:
        now, options, _ = next_secret(t, me)
        if now != kind or not options:
            return
        settle(t, me, kind, t.one_of(options))


# Placing -----------------------------------------------------------------------------


def place(t: Dungeon) -> Asking[None]:
    """All tokens by the two lists, or one token of one player; after the last one play begins."""
    if t.options["placement"] == "quick":
        while any(t.plan):
            place_planned(t, t.active)
            to_other(t)
    else:
        if t.bag[t.active]:
            yield from bury(t, t.active)
        to_other(t)
    if not any(t.plan) and not any(t.bag):
        begin_play(t)


def to_other(t: Dungeon) -> None:
    """The other player places next."""
    t.step += 1
    t.active = 1 - t.active


def load(t: Dungeon, slot: int) -> int:
    """How many tokens lie on a face-down room."""
    return len(t.hidden[slot][0]) + len(t.hidden[slot][1])


def place_planned(t: Dungeon, me: int) -> None:
    """The next token of a list goes to its room, or to the nearest one with space."""
    if not t.plan[me]:
        return
    token, wish = t.plan[me].pop(0), t.places[me].pop(0)
    home = 0 if me == 0 else COLUMNS - 1

    def far(slot: int) -> tuple[int, int, int]:
        way = abs(slot % COLUMNS - wish % COLUMNS) + abs(slot // COLUMNS - wish // COLUMNS)
        return way, abs(slot % COLUMNS - home), slot

    free = [slot for slot in range(SLOTS) if load(t, slot) < CAPACITY[slot]]
    lay(t, me, token, min(free, key=far))


def lay(t: Dungeon, me: int, token: str, slot: int) -> None:
    """Lay a token face down on a room; its owner may not look at it again."""
    t.hidden[slot][me].append(token)
    t.tell("placed", who=me, slot=slot)


def bury(t: Dungeon, me: int) -> Asking[None]:
    """One player lays any of their tokens on any room with space."""
    free = [slot for slot in range(SLOTS) if load(t, slot) < CAPACITY[slot]]
    options = [f"put:{token}:{slot}" for token in t.bag[me] for slot in free]
    if t.auto[me] or len(options) == 1:
        answer = t.one_of(options)
    else:
        answer = yield Decision(me, "bury", (*options, AUTO), "", True)
    if answer == AUTO:
        t.auto[me] = 1
        answer = t.one_of(options)
    _, token, slot = answer.split(":")
    t.bag[me].remove(token)
    lay(t, me, token, int(slot))


def begin_play(t: Dungeon) -> None:
    """Both reveal their starters at once, and chance says who plays first."""
    for seat in range(2):
        pieces = t.starters[seat]
        t.learn(pieces)
        for row, piece in zip(DOTS, pieces, strict=True):
            t.at[piece] = LINES[seat][row]
        squares = [NAME[t.at[piece]] for piece in pieces]
        t.tell("starters", who=seat, pieces=pieces[:], squares=squares)
    t.starters = [[], []]
    t.phase = "play"
    t.first = t.active = t.rand(2)
    t.turn = 1
    t.tell("begins", who=t.first)
    t.tell("turn", who=t.active)


# Positions of older rules ------------------------------------------------------------


def from_rules_1(data: dict[str, Any]) -> dict[str, Any]:
    """A position of rules 1; how many Scrolls of Charm were read in its turn was not kept."""
    return {**data, "charms": len(data["charmed"])}


UPGRADES: dict[int, Upgrade] = {1: from_rules_1}
"""Rules number -> turns a position into one of the next number: see docs/save.md."""
