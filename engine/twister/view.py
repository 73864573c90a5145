"""What a player of Dungeon Twister may know of the table, as plain data.

Everything is copied in piece by piece; what lies face down enters only by `known_tokens` and
`peek_view`. The types name every part of a view; screens and tests read them. How options are
put is in options.py, and why others are refused in refusals.py.
"""

from functools import lru_cache
from typing import TypedDict

from engine.twister.board import (
    ANTIMAGIC,
    CAPACITY,
    CORNER,
    GATE,
    NAME,
    OPEN,
    PATTERNS,
    SIDE,
    SLOTS,
    TWIN,
    WALL,
    WIDTH,
)
from engine.twister.combat import drawn_in, participants, targets, totals
from engine.twister.data import (
    GEAR,
    IS_PIECE,
    KIND,
    LIBRARIES,
    NO_SEAT,
    PIECES,
    QUIET_TURNS,
    SEAT,
)
from engine.twister.movement import can_pay
from engine.twister.reach import Ahead, Chart, look_ahead
from engine.twister.room_actions import placer
from engine.twister.rooms import ROOMS
from engine.twister.state import Dungeon
from engine.twister.travel import Terrain


class RoomView(TypedDict):
    """A room as it lies.

    pair, direction   "a" to "d", and 1 for clockwise or -1: how a gear turns it
    turn              quarter turns clockwise that it has made
    twin              the slot of the other room of its pair if both are open, otherwise -1
    gear              the square of its gear
    rows              five texts of terrain letters
    right, down       its edges, see `edge_letter`: five texts of six from the left side of the
                      first square to the right side of the last, and six of five from the top
    """

    room: str
    pair: str
    direction: int
    turn: int
    twin: int
    gear: str
    rows: list[str]
    right: list[str]
    down: list[str]
    antimagic: bool


class ForeseenView(TypedDict):
    """A room that a Prophet has shown to the reader, and how it lies if that is still known."""

    room: str
    turn: int | None


class SlotView(RoomView):
    """One slot of the board; the parts of its room are empty while it lies face down.

    open       whether its room lies face up
    hidden     by seat, how many tokens lie face down on it
    capacity   how many it can hold
    known      tokens on it that the reader knows: with memory=on, and after the end
    foreseen   what a Prophet has shown of it: in the same two cases
    """

    open: bool
    hidden: list[int]
    capacity: int
    known: list[str]
    foreseen: ForeseenView | None


class PeekView(RoomView):
    """The face-down room at which the reader looks right now."""

    slot: int
    tokens: list[str]


class PlacingView(TypedDict):
    """The revealed room whose tokens are being placed; `tokens` by the seat that places them."""

    slot: int
    revealer: int
    tokens: list[list[str]]


class TokenView(TypedDict):
    """One token on the board.

    color        the seat of its colour, -1 for a neutral scroll
    what         "character" or "object"
    carries      what lies with a character, "" if nothing
    carried_by   who has it, "" if it lies alone
    fresh        wounded in this turn: not to be attacked before the next
    """

    square: str
    kind: str
    color: int
    what: str
    wounded: bool
    carries: str
    carried_by: str
    fresh: bool
    charmed: bool


class PlayerView(TypedDict):
    """One side.

    cards, played   action cards in hand, and those of this cycle that were played
    combat, hand    how many combat cards, and which: one's own, or all if the game says so
    used, used_list how many combat cards were used, and which if the game says so
    to_place        how many tokens are not placed yet
    bag, starters, plan   one's own secrets of the set-up; `plan` as pairs of token and slot
    box             the characters that a handicap has left at home: one's own
    """

    vp: int
    cards: list[int]
    played: list[int]
    jumps: int
    combat: int
    hand: list[int]
    used: int
    used_list: list[int]
    to_place: int
    bag: list[str]
    starters: list[str]
    plan: list[list[str | int]]
    box: list[str]


class StrideView(TypedDict):
    """The move that may go on for nothing."""

    piece: str
    steps: int
    manner: str


class CombatView(TypedDict):
    """The combat under way.

    by           the seat of the attacking side
    sides        by seat, who takes part; `totals` by seat, without cards
    out          who stays out of it
    confused     by seat, whether its card is drawn by chance
    locked       by seat, whether its card is laid
    """

    attacker: str
    target: str
    by: int
    sides: list[list[str]]
    totals: list[int]
    out: list[str]
    confused: list[bool]
    locked: list[bool]


class AttackView(TypedDict):
    """Who an attack would draw in, and both totals, by seat; `courtesans` may stay out of it."""

    sides: list[list[str]]
    totals: list[int]
    courtesans: list[str]


class TableView(TypedDict):
    """The table.

    phase, first           "starters", "placement" or "play"; who began, -1 before that is drawn
    points                 victory points that end the game
    card, ap               the action card of this turn and what is left of it
    quiet, quiet_limit     quiet turns in a row, and how many end the game (R-42)
    memory, used_cards     what may be looked up again: these options; after the end everything
    slots                  the eight rooms
    tokens                 everything open on the board
    out                    "dead", "left", "saved" and "gone": who and what is out of the game
    shelves                the two libraries: "unknown", "scroll" or "empty"
    magic_dead             squares in which no magic works
    players                one entry a seat
    charmed, charms        piece -> actions left; Scrolls of Charm read in this turn
    attacks                by attack option
    exits                  piece -> action points that it needs to leave now, or None
    reach                  piece of the mover -> square -> action points
    peek                   what the Prophet shows to this seat
    """

    phase: str
    first: int
    points: int
    card: int
    ap: int
    quiet: int
    quiet_limit: int
    memory: str
    used_cards: str
    slots: list[SlotView]
    tokens: dict[str, TokenView]
    out: dict[str, list[str]]
    shelves: list[str]
    magic_dead: list[str]
    players: list[PlayerView]
    stride: StrideView | None
    charmed: dict[str, int]
    charms: int
    combat: CombatView | None
    attacks: dict[str, AttackView]
    exits: dict[str, int | None]
    reach: dict[str, dict[str, int]]
    placing: PlacingView | None
    peek: PeekView | None


def table_view(t: Dungeon, player: int | None) -> TableView:
    """The table as that seat may know it; None is what everybody may know."""
    terrain = Terrain(t)
    acting = bool(t.card) and not (t.ending or t.fight or t.loose or t.passing)
    movers = [piece for piece in (*t.team(t.active), *t.charmed) if piece not in t.wounded]
    limits = {piece: t.charmed.get(piece, t.ap) for piece in movers} if acting else {}
    chart = Chart(terrain)
    ahead = {piece: outlook(chart, piece, limits.get(piece, 0)) for piece in on_board(t)}
    return {
        "phase": t.phase,
        "first": t.first,
        "points": int(t.options["points"]),
        "card": t.card,
        "ap": t.ap,
        "quiet": t.quiet,
        "quiet_limit": QUIET_TURNS,
        "memory": "on" if t.ending else t.options["memory"],
        "used_cards": "list" if t.ending else t.options["used_cards"],
        "slots": [slot_view(t, slot, player) for slot in range(SLOTS)],
        "tokens": {token: token_view(terrain, token) for token in sorted(t.at)},
        "out": {"dead": t.dead[:], "left": t.left[:], "saved": t.saved[:], "gone": t.gone[:]},
        "shelves": shelves_view(t),
        "magic_dead": [NAME[q] for q in sorted(terrain.dead)],
        "players": [player_view(t, seat, player) for seat in range(2)],
        "stride": stride_view(t),
        "charmed": t.charmed.copy(),
        "charms": t.charms,
        "combat": combat_view(t, terrain) if t.fight else None,
        "attacks": attacks_view(terrain, movers) if acting else {},
        "exits": {piece: found.way_out(SEAT[piece]) for piece, found in ahead.items()},
        "reach": {piece: reach_view(ahead[piece], limit) for piece, limit in limits.items()},
        "placing": placing_view(t),
        "peek": peek_view(t, player),
    }


# Rooms -------------------------------------------------------------------------------


def slot_view(t: Dungeon, slot: int, player: int | None) -> SlotView:
    """One slot of the board."""
    open_now = bool(t.revealed[slot])
    facts: SlotView = {
        "open": open_now,
        "hidden": [len(team) for team in t.hidden[slot]],
        "capacity": CAPACITY[slot],
        "known": [],
        "foreseen": None,
        **(room_view(t, slot) if open_now or t.ending else FACE_DOWN),
    }
    if t.ending:
        facts["known"] = [token for team in t.hidden[slot] for token in team]
    elif t.options["memory"] == "on" and player is not None and not open_now:
        facts["known"] = [
            token for team in t.hidden[slot] for token in team if t.knows(player, token)
        ]
        if t.knows(player, t.rooms[slot]):
            lies = t.turned[slot] if t.foreseen[slot] >> player & 1 else None
            facts["foreseen"] = {"room": t.rooms[slot], "turn": lies}
    return facts


FACE_DOWN: RoomView = {
    "room": "",
    "pair": "",
    "direction": 0,
    "turn": 0,
    "twin": NO_SEAT,
    "gear": "",
    "rows": [],
    "right": [],
    "down": [],
    "antimagic": False,
}


def room_view(t: Dungeon, slot: int) -> RoomView:
    """A room as it lies."""
    room, turn = t.rooms[slot], t.turned[slot]
    pattern, raised = PATTERNS[room][turn], t.raised[slot]
    twin = t.rooms.index(TWIN[room])
    row, column = divmod(pattern.terrain.index(GEAR), SIDE)
    right, down = edges_view(room, turn, raised)
    return {
        "room": room,
        "pair": ROOMS[room].pair,
        "direction": ROOMS[room].direction,
        "turn": turn,
        "twin": twin if t.revealed[twin] else NO_SEAT,
        "gear": NAME[CORNER[slot] + row * WIDTH + column],
        "rows": [pattern.terrain[SIDE * r : SIDE * (r + 1)] for r in range(SIDE)],
        "right": list(right),
        "down": list(down),
        "antimagic": room in ANTIMAGIC,
    }


@lru_cache(maxsize=256)
def edges_view(room: str, turn: int, raised: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The edges of a room as it lies, from left to right and from the top down."""
    pattern = PATTERNS[room][turn]
    right, down = (
        tuple("".join(edge_letter(edge, raised) for edge in line) for line in lines)
        for lines in (pattern.right, pattern.down)
    )
    return right, down


def edge_letter(edge: int, raised: int) -> str:
    """An edge as a letter: blank open, | wall, # closed portcullis, / open portcullis.

    >>> [edge_letter(edge, 0b10) for edge in (OPEN, WALL, GATE, GATE + 1)]
    [' ', '|', '#', '/']
    """
    if edge in (OPEN, WALL):
        return " |"[edge]
    return "/" if raised >> (edge - GATE) & 1 else "#"


def shelves_view(t: Dungeon) -> list[str]:
    """The two libraries: "unknown" before their room is open, then "scroll" or "empty"."""
    seen = any(letter in LIBRARIES for letter in t.layout.terrain)
    return ["unknown" if not seen else "scroll" if t.scrolls[n] else "empty" for n in range(2)]


def peek_view(t: Dungeon, player: int | None) -> PeekView | None:
    """The face-down room at which the reader looks right now."""
    if t.peeking == NO_SEAT or player != t.active:
        return None
    tokens = [token for team in t.hidden[t.peeking] for token in team]
    return {"slot": t.peeking, "tokens": tokens, **room_view(t, t.peeking)}


def placing_view(t: Dungeon) -> PlacingView | None:
    """The revealed room whose tokens are being placed, and who places which of the rest."""
    slot, revealer = t.placing
    if slot == NO_SEAT:
        return None
    return {
        "slot": slot,
        "revealer": revealer,
        "tokens": [[tk for tk in t.loose if placer(tk, revealer) == seat] for seat in range(2)],
    }


# Pieces and players ------------------------------------------------------------------


def token_view(terrain: Terrain, token: str) -> TokenView:
    """One token on the board."""
    t = terrain.t
    is_piece, square = token in IS_PIECE, t.at[token]
    alone = len(terrain.contents[square]) == 1
    return {
        "square": NAME[square],
        "kind": KIND[token],
        "color": SEAT[token],
        "what": "character" if is_piece else "object",
        "wounded": token in t.wounded,
        "carries": t.held_by(token) if is_piece and not alone else "",
        "carried_by": "" if alone else t.bearer_of(token),
        "fresh": token in t.fresh,
        "charmed": token in t.charmed,
    }


def player_view(t: Dungeon, seat: int, player: int | None) -> PlayerView:
    """One side."""
    open_book = bool(t.ending)
    listed = open_book or t.options["used_cards"] == "list"
    mine = open_book or player == seat
    return {
        "vp": t.points[seat],
        "cards": t.cards[seat][:],
        "played": [card for card in (2, 3, 4, 5) if card not in t.cards[seat]],
        "jumps": t.jumps[seat],
        "combat": len(t.fighting[seat]),
        "hand": sorted(t.fighting[seat]) if mine or listed else [],
        "used": len(t.used[seat]),
        "used_list": sorted(t.used[seat]) if listed else [],
        "to_place": len(t.bag[seat]) + len(t.plan[seat]),
        "bag": t.bag[seat][:] if mine else [],
        "starters": t.starters[seat][:] if mine else [],
        "plan": [list(pair) for pair in zip(t.plan[seat], t.places[seat], strict=True)]
        if mine
        else [],
        "box": t.box[seat][:] if mine else [],
    }


def stride_view(t: Dungeon) -> StrideView | None:
    """The move that may go on for nothing."""
    if not t.stride:
        return None
    piece, steps, _, _, manner = t.stride
    return {"piece": piece, "steps": steps, "manner": manner}


# Combat ------------------------------------------------------------------------------


def combat_view(t: Dungeon, terrain: Terrain) -> CombatView:
    """The combat under way."""
    sides = participants(t, terrain)
    return {
        "attacker": t.fight["attacker"],
        "target": t.fight["target"],
        "by": SEAT[t.fight["attacker"]],
        "sides": sides,
        "totals": totals(terrain, sides),
        "out": list(t.fight["out"]),
        "confused": [bool(one) for one in t.fight["confused"]],
        "locked": [bool(answer) for answer in t.sealed],
    }


def attacks_view(terrain: Terrain, movers: list[str]) -> dict[str, AttackView]:
    """Attack option -> what it would be."""
    found: dict[str, AttackView] = {}
    for piece in movers:
        if not can_pay(terrain.t, piece):
            continue
        for target in targets(terrain, piece):
            sides = drawn_in(terrain, piece, target, [])
            found[f"attack:{piece}:{target}"] = {
                "sides": sides,
                "totals": totals(terrain, sides),
                "courtesans": [
                    one
                    for side in sides
                    for one in side
                    if KIND[one] == "courtesan" and one not in (piece, target)
                ],
            }
    return found


# Ways --------------------------------------------------------------------------------


def on_board(t: Dungeon) -> list[str]:
    """The characters on the board."""
    return [piece for team in PIECES for piece in team if piece in t.at]


def outlook(chart: Chart, piece: str, limit: int) -> Ahead:
    """All that this many action points reach, and the way out; nothing for the wounded."""
    return Ahead([]) if piece in chart.terrain.t.wounded else look_ahead(chart, piece, limit)


def reach_view(ahead: Ahead, limit: int) -> dict[str, int]:
    """Square -> action points, as far as the piece can get this turn."""
    return {NAME[q]: points for q, points in ahead.within(limit).items()}
