"""What is printed on the cards of InBetween, as frozen tables: names, costs, symbols, origins.

No rule lives here and nothing here ever changes during a game. Names are ids; the
language catalogues hold the words. Every fact carries its origin, which players can see:
"rulebook" (known from it), "inferred" (the rulebook pins down a part, the rest is ours)
or "design" (our own). Only numbers whose origin is "design" may be tuned.
"""

from typing import NamedTuple

TOWN = HUMAN = 0
"""The Town's seat, and the dimension that it pulls people into."""
CREATURE = 1
"""The Creature's seat, and the dimension that it pulls people into."""
ROLES = ("town", "creature")
SIDES = ("human", "creature")
"""The names of the two dimensions and faces, by seat of their owner."""

OPTIONS = {"edition": ("english", "italian", "polish"), "hiding": ("discarded", "stays")}
"""Whose rulebook is followed where the three differ in effect, and what becomes of Hiding
and Reroute after use."""

# One Character is one rope of ten notches; the Human face is up on the first five.
SECURED, ALERT = 0, 3
IN_BETWEEN = (4, 5)
"""The notch without a Safety marker, by dimension; between the two lies the flip."""
NERVOUS, DEVOURED = 6, 9
STATE_NAMES = (
    "secured",
    "guarded",
    "guarded",
    "alert",
    "in_between",
    "in_between",
    "nervous",
    "terrified",
    "terrified",
    "devoured",
)
TRIGGERING = frozenset((0, 1, 2, 7, 8, 9))
"""The notches on which an activated Character's ability takes place."""

CIRCLE = 10
FEWEST = 5
TO_WIN = 3
MOST_ENERGY = 10
FIRST_ENERGY = 5
FIRST_HAND = 3
FULL_HAND = 5
TOP_AWARENESS = 6
MOST_EQUIPMENT = 3
LAST_TURN = 200
"""House rule: after this many turns the game is a draw (ruling X12)."""

TOWN_SYMBOLS = ("home", "law", "lore", "kin")
CREATURE_SYMBOLS = ("shadow", "web", "eye", "claw", "maw", "mask", "rift")
SYMBOLS = TOWN_SYMBOLS + CREATURE_SYMBOLS

RULEBOOK, INFERRED, DESIGN = "rulebook", "inferred", "design"


class Card(NamedTuple):
    """The printed facts of one kind of Town or Creature card.

    origin, cost_origin   where the ability and the cost come from
    symbol_origin         where the symbol comes from: no rulebook names one
    rule                  the rule to read, "" if the card is our design
    """

    kind: str
    owner: int
    symbol: str
    cost: int
    equipment: bool
    origin: str
    cost_origin: str
    rule: str
    symbol_origin: str = DESIGN


CLARIFIED = "rulebook_card_clarifications"
ABILITIES_CHAPTER = "rulebook_character_cards_abilities"


def _town(kind: str, symbol: str, cost: int, origin: str = DESIGN, equipment: bool = False) -> Card:
    # The rulebook names only one cost: that of Preparations.
    cost_origin = RULEBOOK if kind == "preparations" else DESIGN
    rule = "" if origin == DESIGN else CLARIFIED
    return Card(kind, TOWN, symbol, cost, equipment, origin, cost_origin, rule)


def _creature(kind: str, symbol: str, cost: int, origin: str = DESIGN) -> Card:
    rule = "" if origin == DESIGN else CLARIFIED
    return Card(kind, CREATURE, symbol, cost, False, origin, DESIGN, rule)


TOWN_CARDS = (
    _town("evacuation", "home", 2, INFERRED),
    _town("safe_house", "home", 1),
    _town("curfew", "home", 1),
    _town("cereal_bar", "home", 0),
    _town("block_party", "home", 2),
    _town("generator", "home", 3, equipment=True),
    _town("bicycle", "home", 2, equipment=True),
    _town("reroute", "law", 1, RULEBOOK),
    _town("roadblock", "law", 2),
    _town("search_party", "law", 2),
    _town("crackdown", "law", 2),
    _town("police_escort", "law", 1),
    _town("revolver", "law", 3, INFERRED, equipment=True),
    _town("shotgun", "law", 3, INFERRED, equipment=True),
    _town("preparations", "lore", 2, INFERRED),
    _town("front_page", "lore", 1),
    _town("old_archives", "lore", 1),
    _town("town_library", "lore", 1),
    _town("debunk", "lore", 3),
    _town("flashlight", "lore", 2, equipment=True),
    _town("camera", "lore", 3, equipment=True),
    _town("neighbourly_help", "kin", 1),
    _town("rescue", "kin", 2),
    _town("wake_up_call", "kin", 5),
    _town("stick_together", "kin", 0),
    _town("word_of_mouth", "kin", 0),
    _town("walkie_talkie", "kin", 2, INFERRED, equipment=True),
    _town("first_aid_kit", "kin", 2, equipment=True),
)
CREATURE_CARDS = (
    _creature("hiding", "shadow", 1, RULEBOOK),
    _creature("replacement", "web", 2, RULEBOOK),
    _creature("paranoia", "eye", 2),
    _creature("ambush", "claw", 2),
    _creature("feast", "maw", 2),
    _creature("abduction", "mask", 1),
    _creature("rift", "rift", 1),
)
COPIES = 4
"""How often each kind of Creature card is in its deck; each Town card is there once."""

KINDS = {card.kind: card for card in TOWN_CARDS + CREATURE_CARDS}
"""kind -> printed facts"""
DECKS = (
    tuple(card.kind for card in TOWN_CARDS),
    tuple(f"{card.kind}_{copy}" for card in CREATURE_CARDS for copy in range(1, COPIES + 1)),
)
"""The ids of all cards, by seat: "evacuation", "hiding_3"."""
CARDS = {
    **{card.kind: card for card in TOWN_CARDS},
    **{f"{card.kind}_{copy}": card for card in CREATURE_CARDS for copy in range(1, COPIES + 1)},
}
"""card id -> printed facts"""
PASSED_OVER = frozenset(card for card in CARDS if CARDS[card].kind in ("hiding", "reroute"))
"""The cards that make the Activity marker pass over a Character."""
EQUIPMENT = frozenset(card.kind for card in TOWN_CARDS if card.equipment)


class Face(NamedTuple):
    """One side of a Character: its two symbols and its ability."""

    symbols: tuple[str, str]
    ability: str


class Character(NamedTuple):
    """A person of Upsideville: whether the card has a star, and its faces by dimension.

    The abilities are the rulebook's, the symbols and stars our design.
    """

    who: str
    star: bool
    faces: tuple[Face, Face]
    origin: str = RULEBOOK
    symbols_origin: str = DESIGN
    rule: str = ABILITIES_CHAPTER


PEOPLE = (
    "bob",
    "carl",
    "earl",
    "jayne",
    "jeremy",
    "julie",
    "lance",
    "maggie",
    "mandi",
    "max",
    "mina",
    "natalie",
    "richard",
    "rodney",
    "sam",
    "scott",
    "timmy",
    "tom",
)


def _face(number: int, side: str, town_shift: int, creature_shift: int) -> Face:
    town = TOWN_SYMBOLS[(number + town_shift) % len(TOWN_SYMBOLS)]
    creature = CREATURE_SYMBOLS[(number + creature_shift) % len(CREATURE_SYMBOLS)]
    return Face((town, creature), f"{PEOPLE[number]}_{side}")


# Nine stars among eighteen: with eight left in the box, one is always dealt (ruling S1).
CHARACTERS = {
    who: Character(
        who, number % 2 == 0, (_face(number, "human", 0, 0), _face(number, "creature", 1, 3))
    )
    for number, who in enumerate(PEOPLE)
}
"""who -> printed facts"""
PRINTED = {who: tuple(face.symbols for face in CHARACTERS[who].faces) for who in PEOPLE}
"""who -> the symbols of both faces, for the many times they are asked for"""
STAR = frozenset(who for who in PEOPLE if CHARACTERS[who].star)

AWARENESS = tuple(
    tuple(f"{role}_awareness_{level}" for level in range(1, TOP_AWARENESS)) for role in ROLES
)
"""The ids of the five Awareness abilities, by seat; all are our design."""


def price_of(level: int) -> int:
    """What it costs to reach that Awareness level, before any discount.

    >>> sum(price_of(level) for level in range(1, TOP_AWARENESS + 1))
    21
    """
    return level
