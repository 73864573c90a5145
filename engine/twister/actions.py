"""Which actions the active player can take now: the options of "act", and what each does.

One option is one action, whole: a verb, a piece, and what the verb needs, such as
"move:yellow_acrobat:7.3". The verbs themselves are in the modules imported here.
"""

from collections.abc import Callable

from engine.core.decision import Asking, resolve
from engine.twister.characters import peek, peek_options, throw, throw_options
from engine.twister.combat import attack, targets
from engine.twister.data import IS_PIECE, PIECES
from engine.twister.movement import (
    can_pay,
    carrying,
    fly_to,
    give,
    jump_to,
    leaving,
    movement_options,
    swap,
    swim_to,
    take,
    walk_to,
)
from engine.twister.objects import charm, gate, invert, object_options, push, rebuild
from engine.twister.room_actions import (
    can_drink,
    can_search,
    drink,
    reveal,
    revealable,
    rotatable,
    rotate,
    search_library,
)
from engine.twister.state import Dungeon
from engine.twister.travel import Terrain

END = "end"

VERBS: dict[str, Callable[..., Asking[None] | None]] = {
    "move": carrying(walk_to),
    "move_leave": leaving(walk_to),
    "swim": carrying(swim_to),
    "swim_leave": leaving(swim_to),
    "jump": carrying(jump_to),
    "jump_leave": leaving(jump_to),
    "fly": carrying(fly_to),
    "fly_leave": leaving(fly_to),
    "take": take,
    "swap": swap,
    "give": give,
    "attack": attack,
    "reveal": reveal,
    "rotate": rotate,
    "search": search_library,
    "drink": drink,
    "peek": peek,
    "throw": throw,
    "gate": gate,
    "push": push,
    "rebuild": rebuild,
    "charm": charm,
    "invert": invert,
}


def actions(t: Dungeon) -> list[str]:
    """Everything that the active player can do now; ending the turn comes last."""
    terrain = Terrain(t)
    me, wounded = t.active, t.wounded
    options: list[str] = []
    for piece in (*PIECES[me], *t.charmed):
        if piece not in t.at:
            continue
        if piece in wounded:
            if can_pay(t, piece) and can_drink(terrain, piece):
                options.append(f"drink:{piece}")
        else:
            options += piece_actions(terrain, piece)
    options.append(END)
    return options


def piece_actions(terrain: Terrain, piece: str) -> list[str]:
    """Everything that an unwounded piece can do now."""
    t = terrain.t
    held = terrain.held(piece)
    options = movement_options(terrain, piece, held)
    if can_pay(t, piece):
        options += [f"attack:{piece}:{target}" for target in targets(terrain, piece)]
        options += [f"reveal:{piece}:{slot}" for slot in revealable(terrain, piece)]
        options += [f"rotate:{piece}:{slot}" for slot in rotatable(terrain, piece)]
        options += throw_options(terrain, piece, held)
        if held and held not in IS_PIECE:
            options += object_options(terrain, piece, held)
        if can_search(terrain, piece, held):
            options.append(f"search:{piece}")
    options += peek_options(terrain, piece)
    return options


def do(t: Dungeon, option: str) -> Asking[None]:
    """Carry out an action."""
    verb, *arguments = option.split(":")
    yield from resolve(VERBS[verb](t, *arguments))


def is_able(t: Dungeon, seat: int) -> bool:
    """Whether a player has anybody who could act: unwounded, or able to drink now (R-43)."""
    if t.team(seat):
        return True
    terrain = Terrain(t)
    return any(can_drink(terrain, piece) for piece in t.team(seat, wounded=True))
