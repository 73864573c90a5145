"""What is done with rooms: reveal one and place its tokens, turn one, drink, search a library.

Looking into a face-down room is in characters.py, swapping two rooms in objects.py.
"""

from engine.core.decision import Asking, pick
from engine.core.event import USED
from engine.twister.board import (
    BESIDE_LINE,
    LINE_OF,
    NAME,
    SLOT_OF,
    SQUARE,
    SQUARES_OF,
    TWIN,
)
from engine.twister.data import (
    FOUNTAIN,
    GEAR,
    IS_PIECE,
    LIBRARIES,
    NO_SEAT,
    PLACING,
    SEAT,
)
from engine.twister.movement import pay
from engine.twister.rooms import ROOMS
from engine.twister.state import Dungeon
from engine.twister.travel import Terrain

# Revealing ---------------------------------------------------------------------------


def revealable(terrain: Terrain, piece: str) -> list[int]:
    """The slots that a piece stands beside, face down, with an open edge towards them."""
    t = terrain.t
    square = t.at[piece]
    if LINE_OF[square] == SEAT[piece]:
        return [slot for slot in BESIDE_LINE[SEAT[piece]] if not t.revealed[slot]]
    return terrain.layout.fronts().get(square, [])


def reveal(t: Dungeon, piece: str, slot_name: str) -> Asking[None]:
    """Turn a room face up; then its tokens are placed.

    The revealer places all characters and the opponent's objects, then the opponent places
    the revealer's objects.
    """
    me, slot = t.active, int(slot_name)
    pay(t, piece)
    room = t.rooms[slot]
    tokens = t.show_room(slot)
    t.revealed[slot] = 1
    t.hidden[slot] = [[], []]
    t.noise = 1
    t.tell("reveals", who=me, piece=piece, slot=slot, room=room, tokens=tokens)
    if has_library(t, slot):
        t.tell("shelved", slot=slot)
    t.placing = [slot, me]
    t.loose = tokens
    for who in (me, 1 - me):
        while mine := [token for token in t.loose if placer(token, me) == who]:
            free = placing_squares(t, slot)
            options = [f"put:{token}:{NAME[q]}" for token in mine for q in free]
            answer = yield from pick(who, "place", options, source=room)
            assert answer is not None  # every room has more squares than tokens
            _, token, square = answer.split(":")
            t.loose.remove(token)
            t.at[token] = SQUARE[square]
            t.tell("puts", who=who, token=token, square=square)
    t.placing = [NO_SEAT, NO_SEAT]


def placer(token: str, revealer: int) -> int:
    """Who places a token of a revealed room."""
    if token not in IS_PIECE and SEAT[token] == revealer:
        return 1 - revealer
    return revealer


def placing_squares(t: Dungeon, slot: int) -> list[int]:
    """Empty floor squares and the gear of a room."""
    taken, letters = set(t.at.values()), t.layout.terrain
    return [q for q in SQUARES_OF[slot] if letters[q] in PLACING and q not in taken]


# Turning -----------------------------------------------------------------------------


def rotatable(terrain: Terrain, piece: str) -> list[int]:
    """The rooms that a piece on a gear can turn: its own and, if revealed, the twin."""
    t = terrain.t
    square = t.at[piece]
    if terrain.layout.terrain[square] != GEAR:
        return []
    own = SLOT_OF[square]
    twin = t.rooms.index(TWIN[t.rooms[own]])
    return [own, twin] if t.revealed[twin] else [own]


def rotate(t: Dungeon, piece: str, slot_name: str) -> None:
    """A room makes a quarter turn the way of its arrow, with everything in it."""
    pay(t, piece)
    slot = int(slot_name)
    t.turn_room(slot)
    t.make_final()  # the rulebook lets nobody turn a room just to see
    t.tell(USED, what="gear", who=t.active)
    direction = ROOMS[t.rooms[slot]].direction
    t.tell("rotates", who=t.active, piece=piece, slot=slot, direction=direction)


# Fountains and libraries -------------------------------------------------------------


def can_drink(terrain: Terrain, piece: str) -> bool:
    """Whether a wounded character can be healed at a fountain now (R-36, R-38)."""
    return why_not_drink(terrain, piece) == ""


def why_not_drink(terrain: Terrain, piece: str) -> str:
    """Why a wounded character cannot drink, "" if it can."""
    t = terrain.t
    square = t.at[piece]
    letters = terrain.layout.terrain
    fountains = [q for q in terrain.layout.near[square] if letters[q] == FOUNTAIN]
    if not fountains:
        return "no_fountain"
    if square in terrain.dead or all(q in terrain.dead for q in fountains):
        return "magic_dead"
    if any(token in IS_PIECE and token != piece for token in terrain.contents[square]):
        return "carried"
    return ""


def drink(t: Dungeon, piece: str) -> None:
    """Drink from a fountain and be healed."""
    pay(t, piece)
    t.wounded.remove(piece)
    t.tell(USED, what="fountain", who=t.active)
    t.tell("drinks", piece=piece)


def has_library(t: Dungeon, slot: int) -> bool:
    """Whether the revealed room on a slot has libraries."""
    letters = t.layout.terrain
    return any(letters[q] in LIBRARIES for q in SQUARES_OF[slot])


def shelf_beside(terrain: Terrain, piece: str) -> int:
    """The number of a library beside a piece that still has its scroll, or NO_SEAT."""
    shelf = terrain.layout.libraries().get(terrain.t.at[piece], NO_SEAT)
    return shelf if shelf != NO_SEAT and terrain.t.scrolls[shelf] else NO_SEAT


def can_search(terrain: Terrain, piece: str, held: str) -> bool:
    """Whether a piece can take the scroll of a library beside it."""
    if held or shelf_beside(terrain, piece) == NO_SEAT:
        return False
    t = terrain.t
    # Any scroll will do to see whether one may lie there.
    return t.may_lie(t.at[piece], [piece, "white_charm"])


def search_library(t: Dungeon, piece: str) -> None:
    """Take the scroll of a library, for all to see."""
    shelf = shelf_beside(Terrain(t), piece)
    pay(t, piece)
    scroll = t.scrolls[shelf].pop()
    t.learn([scroll])
    t.at[scroll] = t.at[piece]
    t.noise = 1
    t.tell(USED, what="library", who=t.active)
    t.tell("searches", piece=piece, scroll=scroll)
