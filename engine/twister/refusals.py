"""Why something obvious is not possible now, with the rule that says so.

Ids are those that the option would have; where a whole piece or card cannot be used they
are "use:<piece>". Keys and arguments only, from facts that the decider knows.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from engine.core.decision import Decision
from engine.core.view import Message, Refusal
from engine.twister.board import AROUND, LINE_OF, NAME, SLOT_OF, TWIN, slots_beside
from engine.twister.combat import why_no_target
from engine.twister.data import (
    GEAR,
    GROUND,
    IS_PIECE,
    KIND,
    LAVA,
    LIBRARIES,
    MAGIC_HATERS,
    MAGIC_USERS,
    NO_SEAT,
    OBJECTS,
    PIT,
    PLACING,
    SEAT,
    SPEED,
    TERRAINS,
    UNSEEN,
    WATER,
)
from engine.twister.movement import LEAVE, can_pay
from engine.twister.room_actions import shelf_beside, why_not_drink
from engine.twister.rules import card_limit
from engine.twister.state import Dungeon
from engine.twister.travel import Terrain, closed_line

MOVEMENT = "rulebook_movement"
COMBAT = "rulebook_combat"
STACKING = "rulebook_golden_rule_2"
TURN = "rulebook_action_cards"
ROOMS_RULE = "rulebook_rooms"
MAGIC = "rulebook_magic"
WOUNDS = "rulebook_wounds"
LIBRARIES_RULE = "rulebook_libraries"
OBSTACLES_RULE = "rulebook_3d_obstacles"
PITS = "rulebook_pits"
LAVA_RULE = "rulebook_lava"
WATER_RULE = "rulebook_water"
COURTESAN = "rulebook_courtesan"
PROPHET = "rulebook_prophet"
CHARM = "rulebook_charm"
VERB_OF = {
    "boots": "fly",
    "key": "gate",
    "ring": "push",
    "reconstruction": "rebuild",
    "charm": "charm",
    "inversion": "invert",
}
"""Object that can be used -> the verb of the option; its rule is "rulebook_<object>"."""
RULES = frozenset(
    (
        *(MOVEMENT, COMBAT, STACKING, TURN, ROOMS_RULE, MAGIC, WOUNDS, LIBRARIES_RULE),
        *(OBSTACLES_RULE, PITS, LAVA_RULE, WATER_RULE, COURTESAN, PROPHET),
        *(f"rulebook_{kind}" for kind in VERB_OF),
    )
)
"""Ids of the rules that a refusal can name, besides our numbered rulings ("R-26")."""

WHY_NOT_DRINK = {
    "carried": "R-36",
    "magic_dead": "R-38",
    "no_fountain": WOUNDS,
    "": TURN,
}
"""Why a wounded character cannot drink -> the rule; without a reason, action points are missing."""


GOING = frozenset(
    f"{way}{leaving}" for way in ("move", "swim", "jump", "fly") for leaving in ("", LEAVE)
)
"""The verbs that take a piece to another square."""


def no(option: str, why: str, rule: str, **facts: Any) -> Refusal:
    """A refusal with its reason."""
    return Refusal(option, Message(f"twister.no.{why}", facts), rule)


def refusals(t: Dungeon, decision: Decision) -> Iterable[Refusal]:
    """What the decider might try but may not."""
    kinds = {"card": _card_refusals, "act": _act_refusals, "place": _placing_refusals}
    explain = kinds.get(decision.kind)
    return explain(t, decision) if explain else ()


def _card_refusals(t: Dungeon, decision: Decision) -> Iterator[Refusal]:
    """Action cards that the limit of the first cycle forbids."""
    for card in t.cards[decision.player]:
        option = f"card:{card}"
        if option not in decision.options:
            yield no(option, "card_limit", TURN, limit=card_limit(t))


def _placing_refusals(t: Dungeon, _decision: Decision) -> Iterator[Refusal]:
    """Squares of a revealed room on which no token may be put."""
    slot, letters = t.placing[0], t.layout.terrain
    taken = set(t.at.values())
    for q, there in enumerate(SLOT_OF):
        if there == slot and letters[q] not in PLACING:
            yield no(f"put:{NAME[q]}", "placing", ROOMS_RULE, terrain=TERRAINS[letters[q]])
        elif there == slot and q in taken:
            yield no(f"put:{NAME[q]}", "taken", ROOMS_RULE)


def _act_refusals(t: Dungeon, decision: Decision) -> Iterator[Refusal]:
    terrain = Terrain(t)
    offered = set(decision.options)
    for piece in (*t.team(t.active), *(p for p in t.charmed if p not in t.wounded)):
        if not can_pay(t, piece) and not any(f":{piece}:" in option for option in offered):
            why, rule = _why_spent(t, piece)
            yield no(f"use:{piece}", why, rule, piece=piece)
            continue
        yield from _square_refusals(terrain, piece, offered)
        yield from _target_refusals(terrain, piece, offered)
        yield from _room_refusals(terrain, piece, offered)
        yield from _object_refusals(terrain, piece, offered)
        yield from _ability_refusals(terrain, piece)
    for piece in (*t.team(t.active, wounded=True), *(p for p in t.charmed if p in t.wounded)):
        if f"drink:{piece}" not in offered:
            why = why_not_drink(terrain, piece)
            if not why and piece in t.charmed:
                yield no(f"use:{piece}", *_why_spent(t, piece), piece=piece)
                continue
            yield no(
                f"use:{piece}", f"wounded.{why or 'no_points'}", WHY_NOT_DRINK[why], piece=piece
            )


def _why_spent(t: Dungeon, piece: str) -> tuple[str, str]:
    """Why a piece can pay for no more actions, and the rule."""
    return ("charm_spent", CHARM) if piece in t.charmed else ("no_points", TURN)


def _square_refusals(terrain: Terrain, piece: str, offered: set[str]) -> Iterator[Refusal]:
    """Squares that look near enough to go to, but are not open to the piece."""
    start = terrain.t.at[piece]
    near = {start}
    edge = [start]
    for _ in range(SPEED[piece]):
        edge = [q for here in edge for q in AROUND[here] if q >= 0 and q not in near]
        near.update(edge)
    open_to = {
        square
        for verb, who, *rest in (option.split(":") for option in offered if piece in option)
        if who == piece and verb in GOING
        for square in rest
    }
    for square in sorted(near - {start}):
        name = NAME[square]
        if name not in open_to:
            why, rule = why_not_there(terrain, piece, square)
            yield no(f"move:{piece}:{name}", why, rule, piece=piece, square=name)


def why_not_there(terrain: Terrain, piece: str, square: int) -> tuple[str, str]:
    """Why a piece cannot go to a square that is near, and the rule."""
    t, letter = terrain.t, terrain.layout.terrain[square]
    if letter == UNSEEN:
        return "face_down", "R-49"
    if LINE_OF[square] == closed_line(t, piece):
        return "charmed_stays", "R-35"
    if letter in LIBRARIES:
        return "library", LIBRARIES_RULE
    if letter not in GROUND and letter not in (PIT, LAVA, WATER):
        return TERRAINS[letter], OBSTACLES_RULE
    held = terrain.held(piece)
    if letter == PIT:
        return "pit", PITS
    if letter == LAVA and square not in terrain.ropes:
        if KIND[piece] == "fire_elemental" and held:
            return "lava_carrying", LAVA_RULE
        if KIND[piece] != "fire_elemental":
            return "lava", LAVA_RULE
    if letter == WATER and square not in terrain.ropes:
        if KIND[piece] == "fire_elemental":
            return "water_kills", "R-15"
        if held and held not in IS_PIECE:
            return "water_carrying", WATER_RULE
        if KIND[piece] != "water_elemental" and square not in terrain.layout.near[t.at[piece]]:
            return "water_step", "R-11"
    return _why_not_stop(terrain, piece, held, square)


def _why_not_stop(terrain: Terrain, piece: str, held: str, square: int) -> tuple[str, str]:
    """Who or what stands in the way on a square, or that it is too far."""
    t, seat = terrain.t, SEAT[piece]
    there = terrain.contents.get(square, [])
    for other in there:
        if other in IS_PIECE and other not in t.wounded:
            return ("friend", STACKING) if SEAT[other] == seat else ("enemy", MOVEMENT)
    if any(other in IS_PIECE and SEAT[other] != seat for other in there):
        return "wounded_enemy", STACKING
    if len(there) + bool(held) > 1:
        return "full", STACKING
    return "too_far", MOVEMENT


TARGET_RULES = {"behind": "R-10", "courtesan": COURTESAN, "own_death": "R-46"}
"""Why somebody cannot be attacked -> the rule, where it is not COMBAT."""


def _target_refusals(terrain: Terrain, piece: str, offered: set[str]) -> Iterator[Refusal]:
    """Enemies beside the piece that cannot be attacked."""
    t = terrain.t
    for square in terrain.layout.near[t.at[piece]]:
        for other in terrain.contents.get(square, ()):
            option = f"attack:{piece}:{other}"
            if other in IS_PIECE and SEAT[other] != SEAT[piece] and option not in offered:
                carried = other in t.wounded and t.carrier_of(other)
                why = "behind" if carried else why_no_target(terrain, piece, other)
                rule = TARGET_RULES.get(why, COMBAT)
                if not why:
                    why, rule = _why_spent(t, piece)
                yield no(option, why, rule, piece=piece, target=other)


def _room_refusals(terrain: Terrain, piece: str, offered: set[str]) -> Iterator[Refusal]:
    """Rooms beside the piece that cannot be revealed, and a twin that cannot be turned."""
    t = terrain.t
    square = t.at[piece]
    slot = SLOT_OF[square]
    if slot < 0:
        return
    for beside in slots_beside(slot):
        option = f"reveal:{piece}:{beside}"
        if not t.revealed[beside] and option not in offered and can_pay(t, piece):
            touches = any(q >= 0 and SLOT_OF[q] == beside for q in AROUND[square])
            why = "no_opening" if touches else "not_beside"
            yield no(option, why, ROOMS_RULE, piece=piece, slot=beside)
    twin = t.rooms.index(TWIN[t.rooms[slot]])
    if terrain.layout.terrain[square] == GEAR and not t.revealed[twin]:
        yield no(f"rotate:{piece}:twin", "twin_face_down", ROOMS_RULE, piece=piece)


def _object_refusals(terrain: Terrain, piece: str, offered: set[str]) -> Iterator[Refusal]:
    """Why a piece can do nothing with the object that it holds."""
    t, held = terrain.t, terrain.held(piece)
    if not held or held in IS_PIECE or not can_pay(t, piece):
        return
    kind = KIND[held]
    verb = VERB_OF.get(kind)
    if verb is None or any(option.startswith(f"{verb}:{piece}:") for option in offered):
        return
    why, rule = "no_target", f"rulebook_{kind}"
    if OBJECTS[kind].magical:
        if KIND[piece] in MAGIC_HATERS:
            why, rule = "magic_hater", MAGIC
        elif OBJECTS[kind].user == "scroll" and piece not in MAGIC_USERS:
            why, rule = "no_magic_user", MAGIC
        elif t.at[piece] in terrain.dead:
            why, rule = "magic_dead", "R-26"
        elif held in t.rings:
            why, rule = "ring_used", "R-29"
    yield no(f"{verb}:{piece}", why, rule, piece=piece, thing=held)


def _ability_refusals(terrain: Terrain, piece: str) -> Iterator[Refusal]:
    """Why a piece cannot do what only it can do, or search the library beside it."""
    t, kind = terrain.t, KIND[piece]
    magicless = t.at[piece] in terrain.dead
    if kind == "prophet" and not all(t.revealed):
        if piece in t.peeked:
            yield no(f"peek:{piece}", "peek_used", PROPHET, piece=piece)
        elif magicless:
            yield no(f"peek:{piece}", "magic_dead", "R-30", piece=piece, thing=piece)
    if kind == "telekineticist" and magicless:
        yield no(f"throw:{piece}", "magic_dead", "R-26", piece=piece, thing=piece)
    held = terrain.held(piece)
    if held and shelf_beside(terrain, piece) != NO_SEAT:
        yield no(f"search:{piece}", "hands_full", LIBRARIES_RULE, piece=piece, thing=held)
