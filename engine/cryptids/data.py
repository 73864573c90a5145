"""What is printed on the cards and the board of Twisted Cryptids, as frozen tables.

No rule lives here and nothing here ever changes during a game. Names are ids; the
language catalogues hold the words. Every fact carries its origin, which players can see:
"rulebook" (known), "inferred" (a source pins down a part) or "design" (our own, because
the printed card is not known). Only numbers whose origin is "design" may be tuned.
"""

from typing import NamedTuple

RULEBOOK, INFERRED, DESIGN = "rulebook", "inferred", "design"

ROLES = ("bigfoot", "mothman", "loveland_frog", "jackalope")
"""The Cryptids; also the seats, as long as nobody chooses another."""

FLAVORS = ("hiker", "hunter", "researcher")
HUMAN = "human"
"""Any Flavor, as the player likes."""

OPTIONS = {
    "cryptids": ("by_seat", "chosen", "dealt"),
    "hands": ("hidden", "open"),
    "partial": ("strict", "free"),
}
"""Who plays which Cryptid; whether Action cards lie face up (a house rule); and whether an
Action card must do as much as it can anywhere, or may do less where the player likes (ruling 3)."""

# The board ---------------------------------------------------------------------------

REST = "rest"
"""The three Rest Areas, for Humans who are on no Site."""
SINKHOLE = "scenic_swamp"
"""The Site that does not exist in a game of two (ruling 13)."""


class Site(NamedTuple):
    """A Site of the Wilderness: what it borders, and one Human of each of these begins there."""

    adjacent: tuple[str, ...]
    start: tuple[str, ...]
    origin: str


# Clockwise. The borders fit everything that is known of the board, but others would too.
SITES = {
    "crystal_river": Site(("witch_ridge", "crooked_chasm"), ("hiker", "researcher"), INFERRED),
    "witch_ridge": Site(
        ("crystal_river", "maple_lake", "pinehill_park", "crooked_chasm"),
        ("hunter", "researcher"),
        INFERRED,
    ),
    "maple_lake": Site(
        ("witch_ridge", "scenic_swamp", "pinehill_park"), ("hiker", "hunter"), INFERRED
    ),
    "scenic_swamp": Site(("maple_lake", "pinehill_park"), ("hiker", "researcher"), INFERRED),
    "pinehill_park": Site(
        ("scenic_swamp", "crooked_chasm", "witch_ridge", "maple_lake"),
        ("hunter", "researcher"),
        INFERRED,
    ),
    "crooked_chasm": Site(
        ("pinehill_park", "crystal_river", "witch_ridge"), ("hiker", "hunter"), INFERRED
    ),
}

# Numbers of the rulebook -------------------------------------------------------------

ROUNDS = 5
DAY_TURNS = 3
HUMANS_PER_FLAVOR = 10
FIRST_MYTH = 5
STACKS = 3
STACK_SIZE = 3
FULL_HAND = 5
TRAITS_DEALT = 2
MOST_PLAYERS_PER_SITE = 3
"""With four players no more of them may hide on one Site."""
CROWDED_AT = 4
"""The rule holds with this many players."""
HIDDEN_REAL_DEAL = 7
"""Myth at the end for a Real Deal that nobody has seen."""

# What cards do -----------------------------------------------------------------------

LURE, SCARE, ATTRACT, EXTRACT, GATHER = "lure", "scare", "attract", "extract", "gather"
"""The four verbs, and the Lure that takes one Human from every adjacent Site."""


class Effect(NamedTuple):
    """A verb, how many Humans and of which Flavor; `HUMAN` lets the player choose."""

    verb: str
    number: int
    flavor: str


class Action(NamedTuple):
    """A kind of Action card: more than one effect means OR."""

    effects: tuple[Effect, ...]
    copies: int
    origin: str


_SIDES: tuple[tuple[str, int, tuple[tuple[str, int], ...]], ...] = (
    ("attract_or_lure", 3, ((ATTRACT, 1), (LURE, 1))),
    ("attract_or_scare", 2, ((ATTRACT, 1), (SCARE, 2))),
    ("attract_or_extract", 2, ((ATTRACT, 1), (EXTRACT, 1))),
    ("lure_or_scare", 2, ((LURE, 2), (SCARE, 2))),
    ("lure_or_extract", 2, ((LURE, 2), (EXTRACT, 1))),
    ("scare_or_extract", 1, ((SCARE, 2), (EXTRACT, 1))),
    ("attract_two", 1, ((ATTRACT, 2),)),
    ("gather", 1, ((GATHER, 1),)),
)
_ANY_SIDES: tuple[tuple[str, int, tuple[tuple[str, int], ...]], ...] = (
    ("attract", 4, ((ATTRACT, 1),)),
    ("extract_two", 2, ((EXTRACT, 2),)),
    ("lure_or_scare", 2, ((LURE, 2), (SCARE, 2))),
    ("scare_or_extract", 2, ((SCARE, 2), (EXTRACT, 1))),
)


def _actions() -> dict[str, Action]:
    """All kinds of Action cards: fourteen cards a Flavor and ten for any Human."""
    return {
        f"{name}_{flavor}": Action(
            tuple(Effect(verb, number, flavor) for verb, number in sides), copies, DESIGN
        )
        for flavor in (*FLAVORS, HUMAN)
        for name, copies, sides in (_ANY_SIDES if flavor == HUMAN else _SIDES)
    }


ACTIONS = _actions()
"""kind -> facts. Which effects there are is known, the exact list of 52 is ours."""
KIND_OF = {
    f"{kind}_{copy}": kind
    for kind, action in ACTIONS.items()
    for copy in range(1, action.copies + 1)
}
"""Action card -> its kind."""

# Sightings ---------------------------------------------------------------------------

DECOY, HOAX, SILHOUETTE, REAL_DEAL = "decoy", "hoax", "silhouette", "real_deal"
NO_POWER, SHORT_DRAW, LONELY = "no_power", "short_draw", "lonely"
"""The drawbacks of Real Deals: no Power next Day, draw up to 3 this Night, and the Hiding
Spot goes where the fewest Humans are."""
SHORT_HAND = 3


class Sighting(NamedTuple):
    """The printed facts of a Sighting, the same for every Cryptid.

    score          Myth for each Hiker, Hunter and Researcher
    effect         what follows, always at the Encounter Site; a Real Deal has a drawback instead
    origin         where the score comes from
    effect_origin  where the effect or the drawback comes from
    """

    type: str
    score: tuple[int, int, int]
    effect: Effect | None
    drawback: str
    origin: str
    effect_origin: str


SIGHTINGS = {
    "scarecrow": Sighting(DECOY, (-1, 1, 0), Effect(ATTRACT, 1, "hunter"), "", INFERRED, DESIGN),
    "straw_twin": Sighting(DECOY, (0, 1, -1), Effect(SCARE, 1, "hunter"), "", INFERRED, DESIGN),
    "owl_choir": Sighting(HOAX, (1, 0, -1), Effect(SCARE, 1, "hiker"), "", RULEBOOK, RULEBOOK),
    "beaver_parade": Sighting(HOAX, (1, -1, 0), Effect(LURE, 1, "hiker"), "", RULEBOOK, RULEBOOK),
    "ridge_outline": Sighting(
        SILHOUETTE, (-1, 0, 1), Effect(LURE, 1, "researcher"), "", RULEBOOK, RULEBOOK
    ),
    "moon_shadow": Sighting(
        SILHOUETTE, (0, -1, 1), Effect(ATTRACT, 1, "researcher"), "", RULEBOOK, RULEBOOK
    ),
    "charge": Sighting(REAL_DEAL, (0, 2, -1), None, NO_POWER, INFERRED, RULEBOOK),
    "nap": Sighting(REAL_DEAL, (2, -1, 0), None, SHORT_DRAW, INFERRED, RULEBOOK),
    "pastime": Sighting(REAL_DEAL, (-1, 0, 2), None, LONELY, INFERRED, DESIGN),
}
"""kind -> facts; nine for every Cryptid."""
SIGHTING_OF = {f"{cryptid}_{kind}": kind for cryptid in ROLES for kind in SIGHTINGS}
"""Sighting card -> its kind: "mothman_nap" is a nap."""

PRESETS = ("bold", "buried", "balanced")
"""Ways to arrange the Stacks: Real Deals on top, at the bottom, or between."""

# Powers ------------------------------------------------------------------------------


class Power(NamedTuple):
    """A Cryptid Power; two effects are joined by "and"."""

    effects: tuple[Effect, ...]
    origin: str


POWERS = {
    "bigfoot": Power((Effect(LURE, 2, HUMAN),), RULEBOOK),
    "mothman": Power((Effect(ATTRACT, 1, HUMAN), Effect(SCARE, 1, HUMAN)), DESIGN),
    "loveland_frog": Power((Effect(EXTRACT, 1, HUMAN), Effect(LURE, 1, HUMAN)), DESIGN),
    "jackalope": Power((Effect(LURE, 1, HUMAN), Effect(SCARE, 1, HUMAN)), DESIGN),
}

# Traits ------------------------------------------------------------------------------

REVEAL, AVOID, BOARD = "reveal", "avoid", "board"


class Trait(NamedTuple):
    """A Hidden Trait: what it counts, and the bonus for each count.

    kind    REVEAL and AVOID count revealed Sightings of `types`, BOARD the Humans of
            `flavor` on the Sites of the player's Hiding Spots after the last Night
    tiers   count -> bonus; for BOARD the count is "at least". No entry is no bonus
    """

    kind: str
    types: tuple[str, ...]
    flavor: str
    tiers: dict[int, int]
    origin: str


_ONE, _TWO, _BOARD = {2: 0, 1: 6, 0: 13}, {2: 7, 1: 14, 0: 21}, {2: 7, 4: 14, 6: 21}

TRAITS = {
    "twisted": Trait(REVEAL, (REAL_DEAL,), "", {1: 6, 2: 14, 3: 22}, RULEBOOK),
    "honest": Trait(AVOID, (DECOY, HOAX), "", _TWO, RULEBOOK),
    "relaxed": Trait(AVOID, (DECOY,), "", _ONE, RULEBOOK),
    "blunt": Trait(AVOID, (SILHOUETTE, HOAX), "", _TWO, RULEBOOK),
    "earnest": Trait(AVOID, (HOAX,), "", _ONE, INFERRED),
    "camera_shy": Trait(AVOID, (SILHOUETTE,), "", _ONE, INFERRED),
    "tidy": Trait(AVOID, (DECOY, SILHOUETTE), "", _TWO, INFERRED),
    "sociable": Trait(BOARD, (), "hiker", _BOARD, DESIGN),
    "daring": Trait(BOARD, (), "hunter", _BOARD, DESIGN),
    "vain": Trait(BOARD, (), "researcher", _BOARD, DESIGN),
}

# Events ------------------------------------------------------------------------------

DISTRIBUTE, EACH_PLAYER, TO, TOWARD = "distribute", "each_player", "to", "toward"
ALL = 0
"""Stands for all of them."""
MOST, FEWEST = "most", "fewest"


class Extreme(NamedTuple):
    """The Site with most or fewest Humans of a Flavor, or of all."""

    which: str
    flavor: str


class EventCard(NamedTuple):
    """An Event: three lines, carried out top to bottom, each for another Flavor.

    moved, manner, number, goal  which Flavor leaves the Site with most of it, and how
    extracted                    one of these leaves for its Rest Area
    attracted, at                two of these come to that Site
    """

    moved: str
    manner: str
    number: int
    goal: Extreme | None
    extracted: str
    attracted: str
    at: Extreme
    origin: str


EXTRACTED, ATTRACTED = 1, 2
_QUIET, _BUSY = Extreme(FEWEST, HUMAN), Extreme(MOST, HUMAN)

EVENTS = {
    "open_questions": EventCard(
        "researcher", DISTRIBUTE, ALL, None, "hunter", "hiker", _QUIET, RULEBOOK
    ),
    "field_survey": EventCard("researcher", TOWARD, 3, _QUIET, "hiker", "hunter", _QUIET, RULEBOOK),
    "camera_traps": EventCard(
        "researcher", EACH_PLAYER, 1, None, "hiker", "hunter", _QUIET, RULEBOOK
    ),
    "press_trip": EventCard(
        "researcher", TOWARD, 2, _BUSY, "hunter", "hiker", Extreme(MOST, "hunter"), RULEBOOK
    ),
    "forked_trail": EventCard(
        "hiker", DISTRIBUTE, ALL, None, "researcher", "hunter", _QUIET, DESIGN
    ),
    "wrong_turns": EventCard("hiker", EACH_PLAYER, 1, None, "hunter", "researcher", _QUIET, DESIGN),
    "quiet_spot": EventCard("hiker", TOWARD, 3, _QUIET, "hunter", "researcher", _QUIET, DESIGN),
    "picnic_rumour": EventCard(
        "hiker", TOWARD, 2, _BUSY, "researcher", "hunter", Extreme(MOST, "researcher"), DESIGN
    ),
    "hunting_party": EventCard("hunter", TO, ALL, _BUSY, "hiker", "researcher", _QUIET, DESIGN),
    "fresh_tracks": EventCard("hunter", TO, 3, _QUIET, "researcher", "hiker", _QUIET, DESIGN),
    "lone_stakeout": EventCard(
        "hunter", TO, 3, Extreme(FEWEST, "hunter"), "researcher", "hiker", _QUIET, DESIGN
    ),
    "distant_lamps": EventCard(
        "hunter",
        TOWARD,
        ALL,
        Extreme(MOST, "researcher"),
        "hiker",
        "researcher",
        Extreme(MOST, "hiker"),
        DESIGN,
    ),
}
"""Four are known from play, the others follow their pattern: each Flavor moves in four,
leaves in four, arrives in four."""
