"""Combat: who can be attacked, who is drawn in, the two totals, cards and consequences.

The attacking side is that of the piece that attacks, also when it is charmed (R-46). What
is known of a combat under way lies in `Dungeon.fight`, so that views can show it; the cards
are laid face down and lie sealed in the state.
"""

from engine.core.decision import Asking, Decision, each_in_secret, may_pick
from engine.core.event import USED
from engine.twister.board import LINE_OF, NATURAL, SLOT_OF
from engine.twister.data import (
    CHARACTERS,
    IS_PIECE,
    KIND,
    MAGIC_USERS,
    MIST,
    PIECES,
    RETURNING_CARD,
    SEAT,
    STAIRS,
)
from engine.twister.movement import pay
from engine.twister.state import Dungeon
from engine.twister.travel import Terrain

JOIN, STAY_OUT = "join", "stay_out"


def targets(terrain: Terrain, piece: str) -> list[str]:
    """Whom an unwounded piece can attack."""
    t = terrain.t
    enemy = 1 - SEAT[piece]
    found: list[str] = []
    for square in terrain.layout.near[t.at[piece]]:
        there = terrain.contents.get(square)
        if not there:
            continue
        people = [token for token in there if token in IS_PIECE and SEAT[token] == enemy]
        standing = [token for token in people if token not in t.wounded]
        # A carried character is behind its carrier.
        found += [one for one in standing or people if not why_no_target(terrain, piece, one)]
    return found


def why_no_target(terrain: Terrain, piece: str, target: str) -> str:
    """Why an adjacent enemy cannot be attacked, "" if it can."""
    t = terrain.t
    if target in t.fresh:
        return "fresh"
    if KIND[target] == "courtesan" and target not in t.wounded:
        return "courtesan"
    if piece in t.charmed and _might_die(terrain, piece, target):
        return "own_death"  # casters do not risk a life on their own side
    return ""


def _might_die(terrain: Terrain, piece: str, target: str) -> bool:
    """Whether somebody of the target's side could die in this fight: wounded, or carried.

    A Courtesan need not join, so the character she carries is safe.
    """
    t, side = terrain.t, SEAT[target]
    staying = [one for one in PIECES[side] if KIND[one] == "courtesan" and one != target]
    fighters = drawn_in(terrain, piece, target, staying)[side]
    return any(one in t.wounded or t.held_by(one) in IS_PIECE for one in fighters)


def drawn_in(terrain: Terrain, attacker: str, target: str, out: list[str]) -> list[list[str]]:
    """Per seat, everybody in the combat: it spreads from enemy to unwounded enemy (R-19).

    Characters in `out` stay aside and pass nothing on (R-20).
    """
    t = terrain.t
    included = [attacker, target]
    for piece in included:  # grows while it runs
        enemy = 1 - SEAT[piece]
        for square in terrain.layout.near[t.at[piece]]:
            for other in terrain.contents.get(square, ()):
                if (
                    other in IS_PIECE
                    and SEAT[other] == enemy
                    and other not in t.wounded
                    and other not in included
                    and other not in out
                ):
                    included.append(other)
    return [[piece for piece in included if SEAT[piece] == seat] for seat in range(2)]


def worth(terrain: Terrain, piece: str, enemies: list[str]) -> int:
    """What a participant adds to its side: strength with all that changes it, never below 0."""
    t = terrain.t
    square, kind, wounded = t.at[piece], KIND[piece], piece in t.wounded
    letter = terrain.layout.terrain[square]
    value = 0 if wounded else CHARACTERS[kind].strength
    if letter == STAIRS:
        value -= 1
    if letter == NATURAL.get(kind) and square not in terrain.ropes:
        value += 1
    if kind == "barbarian" and not wounded and any(enemy in MAGIC_USERS for enemy in enemies):
        value += 1
    return max(0, value)


def totals(terrain: Terrain, sides: list[list[str]]) -> list[int]:
    """Per seat, the total without cards."""
    return [sum(worth(terrain, p, sides[1 - seat]) for p in sides[seat]) for seat in range(2)]


# A combat ----------------------------------------------------------------------------


def attack(t: Dungeon, piece: str, target: str) -> Asking[None]:
    """An attack from beginning to end."""
    pay(t, piece)
    t.tell("attacks", piece=piece, target=target, who=t.active)
    side = SEAT[piece]
    t.fight = {"attacker": piece, "target": target, "out": [], "confused": [0, 0]}
    for seat in (side, 1 - side):
        yield from ask_courtesan(t, seat)
        yield from ask_confusion(t, seat)
    cards = yield from choose_cards(t, side)
    settle(t, side, cards)
    t.fight = {}


def participants(t: Dungeon, terrain: Terrain) -> list[list[str]]:
    """Per seat, who is in the combat under way."""
    return drawn_in(terrain, t.fight["attacker"], t.fight["target"], t.fight["out"])


def ask_courtesan(t: Dungeon, seat: int) -> Asking[None]:
    """Ask whether a Courtesan who would be drawn in joins (R-55)."""
    sides = participants(t, Terrain(t))
    named = (t.fight["attacker"], t.fight["target"])
    for piece in sides[seat]:
        if KIND[piece] == "courtesan" and piece not in named:
            answer = yield Decision(seat, "courtesan", (JOIN, STAY_OUT), piece)
            if answer == STAY_OUT:
                t.fight["out"] = [*t.fight["out"], piece]
            t.tell(USED, what="courtesan", who=seat)
            t.tell("courtesan", piece=piece, joins=answer == JOIN)


def readers(terrain: Terrain, seat: int, sides: list[list[str]]) -> list[str]:
    """Own magic users who can read a Scroll of Confusion over this combat."""
    t, letters = terrain.t, terrain.layout.terrain
    enemies = sides[1 - seat]
    if not any(letters[t.at[e]] != MIST and t.at[e] not in terrain.dead for e in enemies):
        return []
    slots = {SLOT_OF[t.at[piece]] for piece in (*sides[0], *sides[1]) if LINE_OF[t.at[piece]] < 0}
    found: list[str] = []
    for piece in PIECES[seat]:
        if piece not in MAGIC_USERS or piece not in t.at or piece in t.wounded:
            continue
        square = t.at[piece]
        held = terrain.held(piece)
        if not held or KIND[held] != "confusion" or square in terrain.dead:
            continue
        if piece in sides[seat] or SLOT_OF[square] in slots:
            found.append(piece)
    return found


def ask_confusion(t: Dungeon, seat: int) -> Asking[None]:
    """Offer a Scroll of Confusion to the players who can read one; it is used up."""
    terrain = Terrain(t)
    can = readers(terrain, seat, participants(t, terrain))
    options = [f"use:{piece}" for piece in can]
    answer = yield from may_pick(seat, "confusion", options, source=t.fight["target"])
    if answer is not None:
        piece = answer.removeprefix("use:")
        scroll = t.held_by(piece)
        t.tell(USED, what="confusion", who=seat)
        t.tell("confusion", who=seat, piece=piece, scroll=scroll)
        t.lose_object(scroll, "used")
        confused = list(t.fight["confused"])
        confused[1 - seat] = 1
        t.fight["confused"] = confused


def choose_cards(t: Dungeon, side: int) -> Asking[list[int]]:
    """Per seat, the combat card: chosen in secret, drawn by Confusion, or the last one."""
    confused = t.fight["confused"]
    asked = [s for s in (side, 1 - side) if not confused[s] and len(t.fighting[s]) > 1]
    answers: list[str | None] = [None, None]
    if asked:
        answers = yield from each_in_secret(
            t, asked, "combat", lambda seat: combat_options(t, seat), source=t.fight["target"]
        )
    cards = [RETURNING_CARD, RETURNING_CARD]
    for seat in (side, 1 - side):
        answer = answers[seat]
        if answer is not None:
            cards[seat] = int(answer.removeprefix("fight:"))
        elif confused[seat]:
            cards[seat] = t.one_of(t.fighting[seat])
        else:
            (cards[seat],) = t.fighting[seat]
    return cards


def combat_options(t: Dungeon, seat: int) -> list[str]:
    """The different combat cards in a hand."""
    return [f"fight:{value}" for value in sorted(set(t.fighting[seat]))]


def settle(t: Dungeon, side: int, cards: list[int]) -> None:
    """Turn the cards over, compare, and wound or kill the losers."""
    terrain = Terrain(t)
    sides = participants(t, terrain)
    base = totals(terrain, sides)
    sums = [base[seat] + cards[seat] for seat in range(2)]
    tell_modifiers(terrain, sides)
    t.tell("cards", by=side, sides=sides, cards=cards[:], base=base, totals=sums)
    for seat in range(2):
        t.spend_card(seat, cards[seat])
    if sums[0] == sums[1]:
        t.tell("tie")
        return
    winner = int(sums[1] > sums[0])
    t.tell("wins", who=winner)
    lose(t, sides[1 - winner], sides[winner])


def tell_modifiers(terrain: Terrain, sides: list[list[str]]) -> None:
    """Say which terrains and hatreds counted."""
    t = terrain.t
    for seat, people in enumerate(sides):
        for piece in people:
            kind, letter = KIND[piece], terrain.layout.terrain[t.at[piece]]
            if letter == STAIRS:
                t.tell(USED, what="stairs", who=seat)
            if (
                kind == "barbarian"
                and piece not in t.wounded
                and any(enemy in MAGIC_USERS for enemy in sides[1 - seat])
            ):
                t.tell(USED, what="barbarian", who=seat)


def lose(t: Dungeon, losers: list[str], winners: list[str]) -> None:
    """Losers are wounded, or die if they already were; so do the wounded they carry."""
    hates = any(KIND[piece] == "barbarian" and piece not in t.wounded for piece in winners)
    for piece in losers:
        if piece in t.wounded:
            _kill(t, piece, hates)
            continue
        carried = t.held_by(piece)
        if carried in IS_PIECE:
            _kill(t, carried, hates)
        t.wound(piece)


def _kill(t: Dungeon, piece: str, hates: bool) -> None:
    """Kill somebody in combat; a magic user whom a Barbarian beats is worth a point more."""
    t.kill(piece, "combat")
    if hates and piece in MAGIC_USERS:
        t.score(1 - SEAT[piece], 1, "barbarian")
