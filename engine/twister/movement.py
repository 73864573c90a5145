"""Walking, swimming, jumping, flying, and what changes hands on the way.

A move is one action. If steps are left when it stops, the same piece may go on for nothing
as long as nothing else is done: that is a stride. Which squares it can reach is in travel.py.
"""

from collections.abc import Callable

from engine.core.decision import Asking, pick
from engine.core.event import USED
from engine.twister.board import LINE_OF, LINES, NAME, SQUARE
from engine.twister.data import (
    BOOTS_RANGE,
    BRIDGES,
    IS_PIECE,
    KIND,
    LAVA,
    MAGIC_HATERS,
    OBSTACLES,
    SEAT,
    SPEED,
    TERRAINS,
    WATER,
)
from engine.twister.state import Dungeon
from engine.twister.trade import FLY, WALK, Trade, can_go_on, onward, trades
from engine.twister.travel import (
    NO_LINE,
    Reach,
    Terrain,
    closed_line,
    fly,
    jumps,
    swims,
    walk,
)

LEAVE = "_leave"
"""What the verb of a move ends with if the thing held stays behind."""


def can_pay(t: Dungeon, piece: str) -> bool:
    """Whether one more action of that piece can be paid: in action points, or by its Charm."""
    return t.charmed[piece] > 0 if piece in t.charmed else t.ap > 0


def pay(t: Dungeon, piece: str) -> None:
    """Pay for one action; the one before is finished (golden rule 1)."""
    if piece in t.charmed:
        t.charmed[piece] -= 1
    else:
        t.ap -= 1
    t.stride = []


def steps_left(t: Dungeon, piece: str, manner: str) -> int:
    """How many steps of its last move a piece has left."""
    if t.stride and t.stride[0] == piece and t.stride[4] == manner:
        steps: int = t.stride[1]
        return steps
    return 0


def goes_in_circles(t: Dungeon, piece: str, target: int) -> bool:
    """Whether a stride would end where it began with nothing changed (R-50)."""
    return bool(t.stride) and t.stride[0] == piece and t.stride[2] == target and not t.stride[3]


# What can be done --------------------------------------------------------------------


def movement_options(terrain: Terrain, piece: str, held: str) -> list[str]:
    """Every move, swim, jump, flight and trade of an unwounded piece."""
    t = terrain.t
    paying = can_pay(t, piece)
    start = t.at[piece]
    options: list[str] = []
    free = steps_left(t, piece, WALK)
    steps = SPEED[piece] if paying else free
    if steps:
        reach = walk(terrain, piece, held, start, steps)
        options += _stops(terrain, piece, held, reach, "move", paying)
        if held:
            light = walk(terrain, piece, "", start, steps)
            options += _stops(terrain, piece, "", light, "move_leave", True)
        if held or terrain.heaps:
            options += [
                f"{trade.verb}:{piece}:{trade.about}"
                for trade in trades(terrain, piece, held, reach, t.active)
                if can_go_on(terrain, piece, held, trade, steps - trade.steps, WALK)
            ]
    if paying:
        options += _swim_and_jump_options(terrain, piece, held, start)
    if steps_left(t, piece, FLY) or (paying and may_fly(terrain, piece, held)):
        options += _flight_options(terrain, piece, held, start, paying, set(options))
    return options


def _stops(
    terrain: Terrain, piece: str, held: str, reach: Reach, verb: str, paying: bool
) -> list[str]:
    t = terrain.t
    start, far = t.at[piece], closed_line(t, piece)
    prefix = f"{verb}:{piece}:"
    options = list(reach.names(prefix))
    closed = terrain.taken(SEAT[piece], held) & reach.came.keys()
    if far != NO_LINE:
        closed |= reach.came.keys() & LINES[far]
    if not paying:
        closed |= {q for q in reach.came if goes_in_circles(t, piece, q)}
    closed.discard(start)  # which is none of the options
    for q in closed:
        options.remove(prefix + NAME[q])
    return options


def _swim_and_jump_options(terrain: Terrain, piece: str, held: str, start: int) -> list[str]:
    t = terrain.t
    options: list[str] = []
    would_die = KIND[piece] == "fire_elemental"
    leaps = KIND[piece] == "acrobat" or t.jumps[t.active] > 0
    if not terrain.layout.obstacles[start]:
        return options
    far = closed_line(t, piece)
    for suffix, hand in (("", held), (LEAVE, "")) if held else (("", ""),):
        if not would_die or piece in t.charmed:
            options += [
                f"swim{suffix}:{piece}:{NAME[q]}" for q in swims(terrain, piece, hand, start)
            ]
        if leaps:
            options += [
                f"jump{suffix}:{piece}:{NAME[q]}"
                for q in jumps(terrain, piece, hand, start)
                if LINE_OF[q] != far
            ]
    return options


def _flight_options(
    terrain: Terrain, piece: str, held: str, start: int, paying: bool, known: set[str]
) -> list[str]:
    t = terrain.t
    far = closed_line(t, piece)
    options: list[str] = []
    free = steps_left(t, piece, FLY)
    if free:
        reach, landings = fly(terrain, piece, held, start, free)
        options += [
            f"fly:{piece}:{NAME[q]}"
            for q in landings
            if LINE_OF[q] != far and not goes_in_circles(t, piece, q)
        ]
        if held:
            light = fly(terrain, piece, "", start, free)[1]
            options += [f"fly_leave:{piece}:{NAME[q]}" for q in light if LINE_OF[q] != far]
        options += [
            option
            for trade in trades(terrain, piece, held, reach, t.active)
            if (option := f"{trade.verb}:{piece}:{trade.about}") not in known
            and can_go_on(terrain, piece, held, trade, free - trade.steps, FLY)
        ]
    if paying and may_fly(terrain, piece, held):
        landings = fly(terrain, piece, "", start, BOOTS_RANGE)[1]
        offered = set(options)
        options += [
            option
            for q in landings
            if LINE_OF[q] != far and (option := f"fly:{piece}:{NAME[q]}") not in offered
        ]
    return options


def may_fly(terrain: Terrain, piece: str, held: str) -> bool:
    """Whether a piece holds boots and can use them here."""
    return (
        bool(held)
        and KIND[held] == "boots"
        and KIND[piece] not in MAGIC_HATERS
        and terrain.t.at[piece] not in terrain.dead
    )


# Doing it ----------------------------------------------------------------------------


Going = Callable[[Dungeon, str, int, str, bool], None]
"""Goes to a square with what is held; whether anything has changed hands before."""


def carrying(go: Going) -> Callable[[Dungeon, str, str], None]:
    """The verb that goes to a square with what the piece holds."""

    def verb(t: Dungeon, piece: str, target: str) -> None:
        go(t, piece, SQUARE[target], t.held_by(piece), False)

    return verb


def leaving(go: Going) -> Callable[[Dungeon, str, str], None]:
    """The verb that goes to a square and leaves behind what the piece held."""

    def verb(t: Dungeon, piece: str, target: str) -> None:
        t.tell("leaves", piece=piece, thing=t.held_by(piece), square=t.name_at(piece))
        go(t, piece, SQUARE[target], "", True)

    return verb


def walk_cost(terrain: Terrain, piece: str, held: str, target: int, changed: bool) -> int:
    """What walking there costs now: nothing while the stride lasts, otherwise an action."""
    t = terrain.t
    free = steps_left(t, piece, WALK)
    if free and (changed or not goes_in_circles(t, piece, target)):
        reach = walk(terrain, piece, held, t.at[piece], free)
        return 0 if target in reach.came else 1
    return 1


def walk_to(t: Dungeon, piece: str, target: int, held: str, changed: bool) -> None:
    """Walk: for nothing while the stride lasts."""
    terrain = Terrain(t)
    start = t.at[piece]
    cost = walk_cost(terrain, piece, held, target, changed)
    steps = SPEED[piece] if cost else steps_left(t, piece, WALK)
    reach = walk(terrain, piece, held, start, steps)
    path = reach.path(target)
    origin, changed = _begin(t, piece, start, cost, changed)
    _tell_terrain(terrain, held, path)
    t.tell(
        "moves",
        piece=piece,
        square=NAME[target],
        origin=NAME[start],
        path=[NAME[q] for q in path],
        ap=cost,
    )
    _arrive(t, piece, target, held, [steps - len(path), origin, changed, WALK])


def _begin(t: Dungeon, piece: str, start: int, cost: int, changed: bool) -> tuple[int, bool]:
    """Pay, or go on with the stride; where it began, and whether anything has changed hands."""
    if cost:
        pay(t, piece)
        return start, changed
    return t.stride[2], changed or bool(t.stride[3])


def _arrive(t: Dungeon, piece: str, target: int, held: str, stride: list[int | bool | str]) -> None:
    """Arrive: leave the dungeon if it is the far line, otherwise keep the rest of the stride."""
    steps, origin, changed, manner = stride
    if LINE_OF[target] == 1 - SEAT[piece]:
        t.stride = []
        t.leave(piece, held)
        return
    t.at[piece] = target
    if held:
        t.at[held] = target
    elif found := t.held_by(piece):
        changed = True
        t.tell("carries", piece=piece, thing=found)
    t.stride = [piece, steps, origin, int(changed), manner] if steps else []


def _tell_terrain(terrain: Terrain, held: str, path: list[int]) -> None:
    """Tell the players which squares on the way mattered."""
    t, letters = terrain.t, terrain.layout.terrain
    used: list[str] = []
    for q in path:
        letter = letters[q]
        if letter in BRIDGES:
            used.append("bridge")
        elif letter in OBSTACLES:
            if q in terrain.ropes or (held and KIND[held] == "rope"):
                used.append("rope")
            elif letter == LAVA:
                used += ["fire_elemental", "lava"]
            elif letter == WATER:
                used += ["water_elemental", "water"]
    for what in dict.fromkeys(used):
        t.tell(USED, what=what, who=t.active)


def swim_to(t: Dungeon, piece: str, target: int, held: str, _changed: bool) -> None:
    """One step into water, an action of its own."""
    origin = t.at[piece]
    pay(t, piece)
    t.tell(USED, what="water", who=t.active)
    t.tell("swims", piece=piece, square=NAME[target], origin=NAME[origin])
    _arrive(t, piece, target, held, [0, origin, False, WALK])
    if KIND[piece] == "fire_elemental":
        t.kill(piece, "water")


def jump_to(t: Dungeon, piece: str, target: int, held: str, _changed: bool) -> None:
    """Jump over an obstacle."""
    terrain = Terrain(t)
    origin = t.at[piece]
    over = jumps(terrain, piece, held, origin)[target]
    pay(t, piece)
    by_card = KIND[piece] != "acrobat"
    if by_card:
        t.jumps[t.active] -= 1
        t.noise = 1
    else:
        t.tell(USED, what="acrobat", who=t.active)
    for letter in dict.fromkeys(terrain.layout.terrain[q] for q in over):
        t.tell(USED, what=TERRAINS[letter], who=t.active)
    t.tell(
        "jumps",
        piece=piece,
        square=NAME[target],
        origin=NAME[origin],
        path=[NAME[q] for q in [*over, target]],
        card=by_card,
    )
    _arrive(t, piece, target, held, [0, origin, False, WALK])


def flight_is_free(terrain: Terrain, piece: str, held: str, target: int, changed: bool) -> bool:
    """Whether the flight under way leads there, so that no other boots are needed."""
    t = terrain.t
    free = steps_left(t, piece, FLY)
    if not free or (not changed and goes_in_circles(t, piece, target)):
        return False
    return target in fly(terrain, piece, held, t.at[piece], free)[1]


def fly_to(t: Dungeon, piece: str, target: int, held: str, changed: bool) -> None:
    """Fly; without a flight under way the boots are used up."""
    start = t.at[piece]
    if flight_is_free(Terrain(t), piece, held, target, changed):
        cost, steps = 0, steps_left(t, piece, FLY)
    else:
        cost, steps = 1, BOOTS_RANGE
    origin, changed = _begin(t, piece, start, cost, changed)
    if cost:
        t.tell(USED, what="boots", who=t.active)
        t.lose_object(held, "used")
        held = ""
    terrain = Terrain(t)
    path = fly(terrain, piece, held, start, steps)[0].path(target)
    t.tell(
        "flies",
        piece=piece,
        square=NAME[target],
        origin=NAME[start],
        path=[NAME[q] for q in path],
    )
    steps -= len(path)
    if target in terrain.dead:
        steps = 0
        t.tell(USED, what="magophage", who=t.active)
        held = _come_down(terrain, start, target, held)
    _arrive(t, piece, target, held, [steps, origin, changed, FLY])


def _come_down(terrain: Terrain, start: int, target: int, held: str) -> str:
    """A forced landing; what is then still held: an object does not survive lava or water."""
    if not held or held in IS_PIECE or terrain.layout.terrain[target] not in OBSTACLES:
        return held
    if KIND[held] == "rope" and terrain.takes_rope(target, terrain.lying_ropes(start, held)):
        return held
    terrain.t.lose_object(held, "lost")
    return ""


# Trades ------------------------------------------------------------------------------


def take(t: Dungeon, piece: str, thing: str) -> Asking[None]:
    """Take something up in passing, and go on."""
    return _trade(t, piece, "take", thing)


def swap(t: Dungeon, piece: str, thing: str) -> Asking[None]:
    """Leave what is held in exchange for something, in passing, and go on."""
    return _trade(t, piece, "swap", thing)


def give(t: Dungeon, piece: str, receiver: str) -> Asking[None]:
    """Leave what is held with somebody, or on something, in passing, and go on."""
    return _trade(t, piece, "give", receiver)


def find_trade(t: Dungeon, piece: str, verb: str, about: str) -> tuple[Trade, int, int, str]:
    """The trade of an option, its cost, the steps left after it, and whether on foot or flying.

    The stride or the flight goes on if it leads anywhere; otherwise a new action is paid.
    """
    terrain = Terrain(t)
    held, start = terrain.held(piece), t.at[piece]
    ways = [(manner, 0, steps_left(t, piece, manner)) for manner in (WALK, FLY)]
    if can_pay(t, piece):
        ways.append((WALK, 1, SPEED[piece]))
    for manner, cost, steps in ways:
        if not steps:
            continue
        if manner == WALK:
            reach = walk(terrain, piece, held, start, steps)
        else:
            reach = fly(terrain, piece, held, start, steps)[0]
        for trade in trades(terrain, piece, held, reach, t.active):
            left = steps - trade.steps
            if (trade.verb, trade.about) == (verb, about) and can_go_on(
                terrain, piece, held, trade, left, manner
            ):
                return trade, cost, left, manner
    raise ValueError(f"no such trade: {verb} {about}")


def _trade(t: Dungeon, piece: str, verb: str, about: str) -> Asking[None]:
    """Take, swap or give in passing, and go on as far as the move lasts."""
    held, start = t.held_by(piece), t.at[piece]
    trade, cost, left, manner = find_trade(t, piece, verb, about)
    origin, _ = _begin(t, piece, start, cost, True)
    t.passing = piece
    t.at[piece] = trade.square
    if held:
        t.at[held] = trade.square
    square = NAME[trade.square]
    if verb == "give":
        t.tell("gives", piece=piece, thing=held, receiver=about, square=square)
    else:
        t.tell("takes", piece=piece, thing=about, square=square, leaving=held)
    if trade.dies:
        t.tell(USED, what="rope", who=t.active)
        t.kill(trade.dies, "rope")
    verb = "fly" if manner == FLY else "move"
    options = [
        f"{verb}:{piece}:{NAME[q]}"
        for q in onward(Terrain(t), piece, trade.gets, trade.square, left, manner)
    ]
    answer = yield from pick(t.active, "onward", options, source=about)
    assert answer is not None  # a trade from which nothing leads on is not offered
    target = SQUARE[answer.rpartition(":")[2]]
    t.passing = ""
    terrain = Terrain(t)
    if manner == FLY:
        path = fly(terrain, piece, trade.gets, trade.square, left)[0].path(target)
    else:
        path = walk(terrain, piece, trade.gets, trade.square, left).path(target)
        _tell_terrain(terrain, trade.gets, path)
    t.tell(
        "flies" if manner == FLY else "moves",
        piece=piece,
        square=NAME[target],
        origin=square,
        path=[NAME[q] for q in path],
        ap=cost,
    )
    gets, left = trade.gets, left - len(path)
    if manner == FLY and target in terrain.dead:
        left = 0
        gets = _come_down(terrain, trade.square, target, gets)
    _arrive(t, piece, target, gets, [left, origin, True, manner])
