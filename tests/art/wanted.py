"""The drawings that the games need, counted from their data, and what each kind must look like."""

from typing import NamedTuple

from art.catalogue import GAMES
from engine.cryptids import data as cryptids
from engine.inbetween import data as inbetween
from engine.twister import data as twister
from engine.twister.rooms import ROOMS

DRAWINGS = {game: draw() for game, draw in GAMES.items()}
"""game -> file name -> the text of the file"""

FILES, OUTLINES, MOST_OUTLINES = "files", "outlines", "most outlines"
"""How any two drawings of a kind differ: as files, without their colours, or by more than half of
what they are made of."""


class Kind(NamedTuple):
    """Drawings of one kind: their names, view box, greatest size in bytes, and how they differ."""

    names: list[str]
    box: str
    heaviest: int
    differ: str = FILES


def svg(pattern: str, *names: str) -> list[str]:
    """The files of these names.

    >>> svg("card-{}", "camera")
    ['card-camera.svg']
    """
    return [f"{pattern.format(name)}.svg" for name in names]


OVERLAYS = [f"street-{what}-{count}" for what in ("light", "shadow") for count in (1, 2, 3)]
BANDS = ("street", "maw", *OVERLAYS)

PAIRS = sorted({room.pair for room in ROOMS.values()})
SEVERAL = {"floor", "gear", "library"}
"""Terrains with more than one tile."""
TILES = [
    *(name for name in twister.TERRAINS.values() if name not in SEVERAL),
    *("library-1", "library-2", "floor-1", "floor-2", "floor-3"),
]
GEARS = [f"{way}-{pair}" for way in ("cw", "ccw") for pair in PAIRS]
EDGES = ("wall", "gate-closed", "gate-open")

ENDINGS = {
    "inbetween": (
        *("secured", "devoured", "awareness-town", "awareness-creature"),
        *("five_left-town", "five_left-creature", "draw"),
    ),
    "cryptids": (*cryptids.ROLES, "shared", "draw"),
    "twister": (*twister.ROLES, "draw"),
}
"""game -> every ending that has a picture of its own"""


def endings_of(game: str) -> Kind:
    """The pictures of the endings of a game."""
    return Kind(svg("end-{}", *ENDINGS[game]), "0 0 1024 360", 8192, OUTLINES)


KINDS = {
    "inbetween": {
        "human portraits": Kind(
            svg("{}-human", *inbetween.PEOPLE), "0 0 100 100", 4096, MOST_OUTLINES
        ),
        "creature portraits": Kind(
            svg("{}-creature", *inbetween.PEOPLE), "0 0 100 100", 4096, MOST_OUTLINES
        ),
        "cards": Kind(svg("card-{}", *inbetween.KINDS), "0 0 120 72", 1536),
        "backs": Kind(svg("back-{}", *inbetween.ROLES), "0 0 120 120", 3072),
        "bands": Kind(svg("{}", *BANDS), "0 0 1024 90", 6144),
        "tall bands": Kind(svg("{}-tall", *BANDS), "0 0 90 1024", 6144),
        "sheets": Kind(["symbols.svg", "signs.svg"], "0 0 24 24", 6144),
        "counter": Kind(["window-lit.svg"], "0 0 24 24", 1024),
        "door": Kind(["doorway.svg"], "0 0 800 300", 2048),
        "mouth": Kind(["jaw.svg"], "0 0 400 150", 2048),
        "hole": Kind(["hole.svg"], "0 0 100 100", 1024),
        "endings": endings_of("inbetween"),
    },
    "cryptids": {
        "portraits": Kind(svg("{}", *cryptids.ROLES), "0 0 100 100", 4096, MOST_OUTLINES),
        "sites": Kind(svg("site-{}", *cryptids.SITES), "0 0 220 190", 3072, MOST_OUTLINES),
        "cards": Kind(svg("card-{}", *cryptids.ACTIONS), "0 0 120 72", 2048),
        "events": Kind(svg("event-{}", *cryptids.EVENTS), "0 0 120 72", 2048),
        "sightings": Kind(
            svg("sighting-{}", *cryptids.SIGHTINGS), "0 0 120 72", 2560, MOST_OUTLINES
        ),
        "back": Kind(["back.svg"], "0 0 120 168", 3072),
        "sheets": Kind(["signs.svg", "people.svg"], "0 0 24 24", 8192),
        "endings": endings_of("cryptids"),
    },
    "twister": {
        # Bridges lie over what flows, and both libraries are shelves; what is on top differs.
        "tiles": Kind(svg("{}", *TILES), "0 0 50 50", 2048, OUTLINES),
        "upright bridges": Kind(
            svg("bridge_{}-upright", "lava", "water"), "0 0 50 50", 2048, OUTLINES
        ),
        "gears": Kind(svg("gear-{}", *GEARS), "0 0 50 50", 2048),
        "lines": Kind(
            svg("line-{}", *twister.ROLES) + svg("line-{}-dot", *twister.ROLES),
            "0 0 50 50",
            2048,
            OUTLINES,
        ),
        "edges": Kind(svg("{}", *EDGES), "0 0 50 10", 1024, OUTLINES),
        "upright edges": Kind(svg("{}-upright", *EDGES), "0 0 10 50", 1024, OUTLINES),
        "room back": Kind(["room-back.svg"], "0 0 250 250", 6144),
        "way out": Kind(["way-out.svg"], "0 0 120 140", 3072),
        "portraits": Kind(svg("{}", *twister.CHARACTERS), "0 0 100 100", 4096, OUTLINES),
        "backs": Kind(svg("back-{}", *twister.ROLES), "0 0 120 168", 2048),
        "sheets": Kind(["pieces.svg", "objects.svg", "signs.svg"], "0 0 24 24", 8192),
        "endings": endings_of("twister"),
    },
}

SHEETS: dict[str, dict[str, tuple[str, ...] | set[str]]] = {
    "inbetween": {
        "symbols.svg": inbetween.SYMBOLS,
        "signs.svg": {
            *("energy", "awareness", "hand", "deck", "discard", "equipment", "box", "star"),
            *("activity", "direction", "lock", "shield", "secured", "devoured", "undo", "log"),
            *("rules", "menu", "text-size", "peek", "swap-seat"),
        },
    },
    "cryptids": {
        "people.svg": (*cryptids.FLAVORS, cryptids.HUMAN),
        "signs.svg": {
            *("lure", "scare", "attract", "extract", "gather", "crown", "hideout", "myth", "dawn"),
            *("day", "dusk", "night", "sighting", "real-deal", "decoy", "hoax", "silhouette"),
            *("trait", "first", "sinkhole", "rest", "hand", "power", "deck", "discard", "stack"),
            "event",
        },
    },
    "twister": {
        "pieces.svg": tuple(twister.CHARACTERS),
        "objects.svg": (*twister.OBJECTS, "token-back"),
        "signs.svg": {
            *("action-point", "vp", "jump", "combat-card", "action-card", "wound", "carry", "end"),
            *("rotate-cw", "rotate-ccw", "exit", "eye", "floor", "fountain", "walk", "swim", "fly"),
            *("attack", "reveal", "take", "leave", "swap", "give", "search", "magic"),
            *("magic-dead", "charmed"),
        },
    },
}
"""game -> sheet -> the ids of its signs; a tuple where their order counts"""
