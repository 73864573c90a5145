"""The two characters with an action of their own: the Prophet and the Telekineticist.

What the other six can do is part of moving, fighting or of where magic works. Nothing here
is done where no magic works.
"""

from engine.core.decision import Asking, Decision
from engine.core.event import USED
from engine.twister.board import NAME, SLOT_OF, SQUARE
from engine.twister.data import IS_PIECE, KIND, MIST, NO_SEAT, OBSTACLES, THROW_RANGE
from engine.twister.movement import pay
from engine.twister.state import Dungeon
from engine.twister.travel import Terrain, flight

TURNS = tuple(f"turn:{count}" for count in range(4))


# The Prophet -------------------------------------------------------------------------


def peek_options(terrain: Terrain, piece: str) -> list[str]:
    """The face-down rooms at which a Prophet can look, once a turn."""
    t = terrain.t
    if KIND[piece] != "prophet" or piece in t.peeked or t.at[piece] in terrain.dead:
        return []
    return [f"peek:{piece}:{slot}" for slot, shown in enumerate(t.revealed) if not shown]


def peek(t: Dungeon, piece: str, slot_name: str) -> Asking[None]:
    """Look at a face-down room and its tokens, and lay it back in any orientation."""
    me, slot = t.active, int(slot_name)
    t.stride = []
    t.peeked.append(piece)
    tokens = t.show_room(slot, me)
    t.peeking = slot
    t.foreseen[slot] = 1 << me  # nobody else knows how it lies now
    t.tell(USED, what="prophet", who=me)
    t.tell("peeks", who=me, piece=piece, slot=slot)
    t.tell("peeked", to=[me], slot=slot, room=t.rooms[slot], tokens=tokens)
    answer = yield Decision(me, "peek", TURNS, slot_name, hush=True)
    t.turned[slot] = (t.turned[slot] + TURNS.index(answer)) % 4
    t.peeking = NO_SEAT


# The Telekineticist ------------------------------------------------------------------


def throw_options(terrain: Terrain, piece: str, held: str) -> list[str]:
    """Every object that a Telekineticist can lift, and everywhere it can fly."""
    t = terrain.t
    if KIND[piece] != "telekineticist" or t.at[piece] in terrain.dead:
        return []
    options: list[str] = []
    for thing in liftable(terrain, piece, held):
        ends = flight(terrain, thing, t.at[thing], THROW_RANGE)[1]
        options += [f"throw:{piece}:{thing}:{NAME[q]}" for q in ends]
    return options


def liftable(terrain: Terrain, piece: str, held: str) -> list[str]:
    """The objects that lie alone in the room of the Telekineticist, and what he carries."""
    t = terrain.t
    here = SLOT_OF[t.at[piece]]
    found: list[str] = []
    if held and held not in IS_PIECE and t.may_lie(t.at[piece], [piece]):
        found.append(held)
    if here < 0:
        return found  # from a starting line only what is carried
    letters = terrain.layout.terrain
    for square, there in terrain.contents.items():
        alone = len(there) == 1 and there[0] not in IS_PIECE
        in_sight = letters[square] != MIST and square not in terrain.dead
        if SLOT_OF[square] == here and alone and in_sight:
            found.append(there[0])
    return found


def throw(t: Dungeon, piece: str, thing: str, target: str) -> None:
    """An object flies up to five squares."""
    terrain = Terrain(t)
    pay(t, piece)
    square = SQUARE[target]
    t.tell(USED, what="telekineticist", who=t.active)
    t.tell("throws", piece=piece, thing=thing, origin=t.name_at(thing), square=target)
    ropes = terrain.lying_ropes(t.at[thing], thing)
    t.at[thing] = square
    if square in terrain.dead:
        t.tell(USED, what="magophage", who=t.active)
        roped = KIND[thing] == "rope" and terrain.takes_rope(square, ropes)
        if terrain.layout.terrain[square] in OBSTACLES and not roped:
            t.lose_object(thing, "lost")
