"""What objects do for 1 action point: key, ring, and the scrolls that are read in a turn.

Boots and rope are part of moving, Confusion of combat. Magical objects do nothing
where no magic works, and are not offered there (R-26).
"""

from typing import NamedTuple

from engine.core.event import USED
from engine.twister.board import (
    ANTIMAGIC,
    LINE_OF,
    NAME,
    SIDES,
    SLOT_OF,
    gate_at,
    slots_beside,
)
from engine.twister.data import (
    CHARM_ACTIONS,
    GROUND,
    IS_PIECE,
    KIND,
    MAGIC_HATERS,
    MAGIC_USERS,
    MIST,
    OBSTACLES,
    PIECES,
    SEAT,
    TERRAINS,
    WATER,
)
from engine.twister.movement import pay
from engine.twister.state import Dungeon
from engine.twister.travel import Terrain


def object_options(terrain: Terrain, piece: str, held: str) -> list[str]:
    """Everything that a piece can do with the object that it holds."""
    kind = KIND[held]
    if kind == "key":
        return [f"gate:{piece}:{SIDES[side]}" for side in gates(terrain, piece)]
    if terrain.t.at[piece] in terrain.dead:
        return []
    if kind == "ring":
        return [f"push:{piece}:{target}" for target in push_targets(terrain, piece, held)]
    if piece not in MAGIC_USERS:
        return []
    if kind == "reconstruction":
        return [f"rebuild:{piece}:{thing}" for thing in terrain.t.gone]
    if kind == "charm":
        return [f"charm:{piece}:{target}" for target in charm_targets(terrain, piece)]
    if kind == "inversion":
        return [f"invert:{piece}:{slot}" for slot in inversion_slots(terrain.t, piece)]
    return []


# The key -----------------------------------------------------------------------------


def gates(terrain: Terrain, piece: str) -> list[int]:
    """The sides of a piece's square that have a portcullis."""
    t = terrain.t
    square = t.at[piece]
    slot = SLOT_OF[square]
    if slot < 0:
        return []
    room, turn = t.rooms[slot], t.turned[slot]
    return [side for side in range(4) if gate_at(room, turn, slot, square, side) >= 0]


def gate(t: Dungeon, piece: str, letter: str) -> None:
    """Open or close a portcullis."""
    pay(t, piece)
    square = t.at[piece]
    slot, side = SLOT_OF[square], SIDES.index(letter)
    bit = 1 << gate_at(t.rooms[slot], t.turned[slot], slot, square, side)
    t.raised[slot] ^= bit
    t.tell(USED, what="key", who=t.active)
    opened = bool(t.raised[slot] & bit)
    t.tell("gate", piece=piece, square=NAME[square], side=letter, open=opened)


# The Ring of Repulsion ---------------------------------------------------------------


class Push(NamedTuple):
    """What a push does: who goes where, what goes along, and who dies of it.

    along   what the target carries and keeps; anything else it carries stays behind
    dies    the pieces that die
    """

    square: int
    along: str
    dies: tuple[str, ...]


def push_targets(terrain: Terrain, piece: str, ring: str) -> list[str]:
    """Whom a piece can push away with its ring, once a turn for each ring (R-29)."""
    t = terrain.t
    if KIND[piece] in MAGIC_HATERS or ring in t.rings:
        return []
    found: list[str] = []
    for square in terrain.layout.near[t.at[piece]]:
        there = terrain.contents.get(square, ())
        found += [one for one in there if one in IS_PIECE and _push_is_fair(terrain, piece, one)]
    return found


def _push_is_fair(terrain: Terrain, piece: str, target: str) -> bool:
    """Whether the push exists and does not kill a piece of the player who does it (R-03)."""
    push = push_of(terrain, piece, target)
    return push is not None and all(SEAT[victim] != terrain.t.active for victim in push.dies)


def push_of(terrain: Terrain, piece: str, target: str) -> Push | None:
    """What pushing that adjacent character does, None if it cannot be done."""
    t, layout = terrain.t, terrain.layout
    start = t.at[target]
    if LINE_OF[start] >= 0 or layout.terrain[start] == MIST or start in terrain.dead:
        return None
    if target in t.wounded and t.carrier_of(target):
        return None  # the carrier is the target
    square = layout.steps[start][layout.steps[t.at[piece]].index(start)]
    if square < 0 or LINE_OF[square] >= 0 or square in terrain.dead:
        return None
    there = terrain.contents.get(square, [])
    if any(p in IS_PIECE and (p not in t.wounded or SEAT[p] != SEAT[target]) for p in there):
        return None  # nobody is pushed onto an unwounded character or a wounded enemy
    carried = t.held_by(target)
    letter = layout.terrain[square]
    with_it = [target, carried] if carried else [target]
    if letter in GROUND or square in terrain.ropes:
        return Push(square, carried, ()) if t.may_lie(square, [*with_it, *there]) else None
    if letter not in OBSTACLES:
        return None
    ropes = terrain.lying_ropes(start, carried)
    if carried and KIND[carried] == "rope" and terrain.takes_rope(square, ropes):
        return None if there else Push(square, carried, ())
    return _plunge(terrain, target, carried, square, there)


def _plunge(
    terrain: Terrain, target: str, carried: str, square: int, there: list[str]
) -> Push | None:
    """A push onto a bare obstacle: objects stay behind, a wounded friend goes into water too."""
    t, letter = terrain.t, terrain.layout.terrain[square]
    if not t.may_lie(square, [target]):
        return Push(square, "", (target,))
    along = carried if letter == WATER and carried in IS_PIECE else ""
    if along and not t.may_lie(square, [along]):
        return None if there else Push(square, along, (along,))
    kept = [target, along] if along else [target]
    return Push(square, along, ()) if t.may_lie(square, [*kept, *there]) else None


def push(t: Dungeon, piece: str, target: str) -> None:
    """Push a character one square straight away."""
    terrain = Terrain(t)
    outcome = push_of(terrain, piece, target)
    assert outcome is not None  # offered only if there is one
    pay(t, piece)
    t.rings.append(t.held_by(piece))
    origin, square = t.at[target], outcome.square
    t.tell(USED, what="ring", who=t.active)
    t.tell("pushes", piece=piece, target=target, origin=NAME[origin], square=NAME[square])
    t.at[target] = square
    if outcome.along:
        t.at[outcome.along] = square
    for victim in outcome.dies:
        letter = terrain.layout.terrain[square]
        t.tell(USED, what=TERRAINS[letter], who=t.active)
        t.kill(victim, TERRAINS[letter])


# Scrolls -----------------------------------------------------------------------------


def rebuild(t: Dungeon, piece: str, thing: str) -> None:
    """The Scroll of Reconstruction turns into an object that was out of the game."""
    pay(t, piece)
    scroll, noise = t.held_by(piece), t.noise
    t.tell(USED, what="reconstruction", who=t.active)
    t.gone.remove(thing)
    t.at[thing] = t.at[piece]
    t.tell("rebuilds", piece=piece, thing=thing, scroll=scroll)
    t.lose_object(scroll, "used")
    t.noise = noise  # two scrolls could bring each other back for ever


def charm_targets(terrain: Terrain, piece: str) -> list[str]:
    """The enemies in the same room whom a Scroll of Charm reaches (R-35, R-46)."""
    t = terrain.t
    here = SLOT_OF[t.at[piece]]
    if here < 0 or piece in t.charmed:
        return []
    return [
        target
        for target in PIECES[1 - SEAT[piece]]
        if target in t.at
        and SLOT_OF[t.at[target]] == here
        and terrain.layout.terrain[t.at[target]] != MIST
        and t.at[target] not in terrain.dead
        and not (target in t.wounded and t.carrier_of(target))
        and target not in t.charmed
    ]


def charm(t: Dungeon, piece: str, target: str) -> None:
    """Take control of an enemy for three actions of this turn."""
    pay(t, piece)
    scroll = t.held_by(piece)
    t.tell(USED, what="charm", who=t.active)
    t.charmed[target] = CHARM_ACTIONS
    t.charms += 1
    t.tell("charms", piece=piece, target=target)
    t.lose_object(scroll, "used")


def inversion_slots(t: Dungeon, piece: str) -> list[int]:
    """The slots with which the room of a piece can change places (R-31, R-54)."""
    here = SLOT_OF[t.at[piece]]
    if here < 0:
        return []
    return [
        slot for slot in slots_beside(here) if not (t.revealed[slot] and t.rooms[slot] in ANTIMAGIC)
    ]


def invert(t: Dungeon, piece: str, slot_name: str) -> None:
    """Two neighbouring rooms change places."""
    pay(t, piece)
    scroll, here, slot = t.held_by(piece), SLOT_OF[t.at[piece]], int(slot_name)
    t.tell(USED, what="inversion", who=t.active)
    t.swap_rooms(here, slot)
    t.tell("inverts", piece=piece, slots=[here, slot])
    t.lose_object(scroll, "used")
