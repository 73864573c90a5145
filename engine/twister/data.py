"""What is printed on the pieces, cards and squares of Dungeon Twister: Fire & Water.

Frozen tables; no rule lives here and nothing here ever changes during a game. Names are
ids; the language catalogues hold the words. Rooms are in rooms.py. Every fact carries its
origin, which players can see: "rulebook" (known), "inferred" (a source pins down a part)
or "design" (our own choice).
"""

from typing import NamedTuple

RULEBOOK, INFERRED, DESIGN = "rulebook", "inferred", "design"

ROLES = ("yellow", "blue")
"""The colours; also the seats."""
WHITE = "white"
"""The colour of the scrolls that belong to nobody."""
NO_SEAT = -1
"""No seat: the owner of neutral things, and the first player before the draw."""

OPTIONS = {
    "points": ("5", "6", "7", "8"),
    "placement": ("quick", "strict"),
    "used_cards": ("count", "list"),
    "memory": ("off", "on"),
    "timer": ("off", "on"),
    "handicap": ("none", *ROLES),
    "handicap_team": ("7", "6", "5", "4"),
    "handicap_cards": ("all", "no_6", "no_5_6"),
}
"""Points to win; how tokens are placed; whether used combat cards can be looked through and
what a player has placed or foreseen stays visible; the clock, which the page keeps; and who plays
with a smaller team, of how many, and without which combat cards."""

# Characters --------------------------------------------------------------------------


class Character(NamedTuple):
    """A character: squares a move, strength in combat, and whether it reads scrolls."""

    speed: int
    strength: int
    magic_user: bool
    origin: str = RULEBOOK


CHARACTERS = {
    "acrobat": Character(5, 2, False),
    "barbarian": Character(4, 3, False),
    "courtesan": Character(3, 0, False),
    "fire_elemental": Character(4, 2, False),
    "magophage": Character(4, 2, False),
    "prophet": Character(5, 1, True),
    "telekineticist": Character(5, 1, True),
    "water_elemental": Character(4, 2, False),
}

# Objects -----------------------------------------------------------------------------

SCROLL = "scroll"
"""The user class of what only a magic user can read."""
ANYONE = "anyone"
NO_MAGIC_HATER = "no_magic_hater"
"""The user class of magic that a Barbarian and a Magophage cannot use."""


class Object(NamedTuple):
    """A kind of object: whether it is magical, who may use it, and what a use costs."""

    magical: bool
    user: str
    ap: int
    origin: str = RULEBOOK


OBJECTS = {
    "boots": Object(True, NO_MAGIC_HATER, 1, INFERRED),
    "key": Object(False, ANYONE, 1),
    "ring": Object(True, NO_MAGIC_HATER, 1),
    "rope": Object(False, ANYONE, 0),
    "confusion": Object(True, SCROLL, 0),
    "reconstruction": Object(True, SCROLL, 1),
    "charm": Object(True, SCROLL, 1),
    "inversion": Object(True, SCROLL, 1),
}
TEAM_OBJECTS = ("boots", "key", "ring", "rope", "confusion", "reconstruction")
NEUTRAL_SCROLLS = ("charm", "confusion", "inversion", "reconstruction")
MAGIC_HATERS = frozenset({"barbarian", "magophage"})

# Tokens ------------------------------------------------------------------------------

PIECES = tuple(tuple(f"{role}_{kind}" for kind in CHARACTERS) for role in ROLES)
"""By seat: the ids of the characters."""
THINGS = tuple(tuple(f"{role}_{kind}" for kind in TEAM_OBJECTS) for role in ROLES)
"""By seat: the ids of the objects."""
SCROLLS = tuple(f"{WHITE}_{kind}" for kind in NEUTRAL_SCROLLS)

KIND = {token: token.partition("_")[2] for group in (*PIECES, *THINGS, SCROLLS) for token in group}
"""Token -> its character or object."""
SEAT = {
    token: ROLES.index(token.partition("_")[0]) if not token.startswith(WHITE) else NO_SEAT
    for token in KIND
}
"""Token -> the seat of its colour."""
IS_PIECE = frozenset(token for team in PIECES for token in team)
SPEED = {piece: CHARACTERS[KIND[piece]].speed for piece in IS_PIECE}
MAGIC_USERS = frozenset(p for p in IS_PIECE if CHARACTERS[KIND[p]].magic_user)

# Squares -----------------------------------------------------------------------------

FLOOR, GEAR, PIT, LAVA, WATER, MIST, STAIRS = ".", "@", "X", "L", "W", "M", "S"
LAVA_BRIDGE, WATER_BRIDGE, FOUNTAIN, ARTEFACT = "l", "w", "F", "A"
FIRST_LIBRARY, SECOND_LIBRARY = "K", "k"
LINE, UNSEEN = "_", "?"
"""A square of a starting line, and one of a room that lies face down."""

TERRAINS = {
    FLOOR: "floor",
    GEAR: "gear",
    PIT: "pit",
    LAVA: "lava",
    WATER: "water",
    MIST: "mist",
    STAIRS: "stairs",
    LAVA_BRIDGE: "bridge_lava",
    WATER_BRIDGE: "bridge_water",
    FOUNTAIN: "fountain",
    FIRST_LIBRARY: "library",
    SECOND_LIBRARY: "library",
    ARTEFACT: "artefact",
}
"""Letter on a map -> id."""
GROUND = frozenset({FLOOR, GEAR, MIST, STAIRS, LAVA_BRIDGE, WATER_BRIDGE, LINE})
"""Where everybody may walk and stop, and where a rope can be tied."""
PLACING = frozenset({FLOOR, GEAR})
"""Where tokens of a revealed room may be put."""
OBSTACLES = frozenset({PIT, LAVA, WATER})
"""What can be jumped over, flown over and roped."""
LIBRARIES = (FIRST_LIBRARY, SECOND_LIBRARY)
BRIDGES = frozenset({LAVA_BRIDGE, WATER_BRIDGE})

# Numbers of the rulebook -------------------------------------------------------------

ACTION_CARDS = (2, 3, 4, 5)
FIRST_CARD = 2
FREEING_CARD = 4
"""Once somebody has played this one, every action card is free."""
COMBAT_CARDS = (0, 1, 2, 2, 3, 3, 4, 5, 6)
RETURNING_CARD = 0
DROPPED_CARDS: dict[str, tuple[int, ...]] = {"all": (), "no_6": (6,), "no_5_6": (5, 6)}
"""What a handicapped player does without, by the option's value."""
JUMP_CARDS = 3
STARTERS = 4
DOTS = (1, 3, 6, 8)
"""The rows of a starting line on which starters begin."""
CHARM_ACTIONS = 3
THROW_RANGE = 5
BOOTS_RANGE = 10
ROPE_POINTS = 2
"""A rope over an obstacle must be tied to this many squares beside it."""
QUIET_TURNS = 40
"""This many turns in a row in which nothing happens end the game (R-42)."""
QUIET_SHOWN = 30
"""After this many quiet turns the page warns the players."""

# What a thorough run must have seen happen -------------------------------------------

ACTIVE_TERRAINS = ("bridge", "fountain", "gear", "lava", "library", "pit", "stairs", "water")
PASSIVE_TERRAINS = ("antimagic", "mist")
"""Squares that only ever prevent something."""
