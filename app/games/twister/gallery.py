"""Everything Dungeon Twister consists of, to browse and to look up, with where it is from.

Only printed facts are drawn here; nothing comes from a running game, so nothing here can be
a secret. Cards, points, walls and the other things of the table are explained by a line here
and by the chapters of the rules.
"""

from app.games.book import Section
from app.games.twister import art
from app.games.twister.room import drawn
from app.games.twister.rulebook import room_and_twin
from app.games.twister.words import say
from app.i18n.text import Text
from app.node import Child, Node, h
from engine.twister.board import GATE, PATTERNS
from engine.twister.data import CHARACTERS, DESIGN, KIND, OBJECTS, RULEBOOK, TERRAINS
from engine.twister.rooms import ROOMS

TOPICS = {
    **dict.fromkeys(CHARACTERS, "characters"),
    **dict.fromkeys(OBJECTS, "objects"),
    **dict.fromkeys(TERRAINS.values(), "terrain"),
    **dict.fromkeys((room for room in ROOMS if room not in TERRAINS.values()), "rooms"),
    "rope": "ropes",
    "charm": "charming",
    "gear": "rotate",
    "pit": "obstacles",
    "lava": "obstacles",
    "water": "obstacles",
    "mist": "magic",
    "artefact": "magic",
    "fountain": "wounded",
    "starters": "setup",
    "placement": "setup",
    "play": "turn",
    "ap": "turn",
    "action_card": "turn",
    "vp": "game_end",
    "quiet": "game_end",
    "combat_card": "combat",
    "jump_card": "jump",
    "line": "leaving",
    "exit_way": "leaving",
    "wall": "squares",
    "gate": "squares",
    "closed_room": "reveal",
    "hidden_token": "setup",
    "wound": "wounded",
    "fresh": "combat",
    "charmed": "charming",
    "magic_dead": "magic",
    "magic_user": "magic",
    "twin": "rotate",
    "stride": "move",
    "neutral": "objects",
}
"""Characters, objects, terrains, rooms, phases and things -> the chapter about them."""

TILES = {"floor": "floor-1", "gear": "gear-cw-a", "library": "library-1"}
"""Terrains of which there are several tiles -> the one that stands for them."""

EXPLAINED = ("thing", "phase")
"""Parts of the catalogue whose entries explain themselves in a sentence."""


def sections(text: Text) -> tuple[Section, ...]:
    """Characters, objects, terrains and rooms."""
    parts = {
        "characters": [character(text, who) for who in CHARACTERS],
        "objects": [thing(text, what) for what in OBJECTS],
        "terrain": [terrain(text, ground) for ground in dict.fromkeys(TERRAINS.values())],
        "rooms": [room(text, which) for which in ROOMS],
    }
    return tuple(
        Section(part, say(text, f"gallery.{part}"), tuple(entries))
        for part, entries in parts.items()
    )


def about(text: Text, wanted: str) -> Node | None:
    """What there is to say about a token, a terrain, a room or a thing; None if nothing.

    A library is a terrain; the room of that name answers to "room:library", as all do.
    """
    kind = KIND.get(wanted, wanted)
    if kind in CHARACTERS:
        return character(text, kind)
    if kind in OBJECTS:
        return thing(text, kind)
    if kind in TERRAINS.values():
        return terrain(text, kind)
    if kind.removeprefix("room:") in ROOMS:
        return room(text, kind.removeprefix("room:"))
    for group in EXPLAINED:
        told = f"twister.{group}.{kind}.text"
        if told in text:
            name = say(text, f"{group}.{kind}")
            return h("article", {"class": "entry"}, h("h3", {}, name), h("p", {}, text(told)))
    return None


def _entry(key: str, *content: Child) -> Node:
    """A frame for one thing of the gallery."""
    return h("article", {"class": "entry", "key": key}, *content)


def _printed(*facts: str) -> Node:
    """What is printed on a piece, side by side."""
    return h(
        "p",
        {"class": "printed"},
        [h("span", {"class": "print", "key": fact}, fact) for fact in facts],
    )


def character(text: Text, who: str) -> Node:
    """A character: speed, strength, and what it can do."""
    facts = CHARACTERS[who]
    magic = [say(text, "character.magic")] if facts.magic_user else []
    return _entry(
        who,
        art.picture(who, "portrait", 100, 100),
        h("h3", {}, say(text, f"character.{who}")),
        _printed(
            say(text, "character.speed", count=facts.speed),
            say(text, "character.strength", count=facts.strength),
            *magic,
        ),
        h("p", {}, say(text, f"character.{who}.text")),
        origin(text, facts.origin),
    )


def thing(text: Text, what: str) -> Node:
    """An object: whether it is magical, whom it serves, what it costs and does."""
    facts = OBJECTS[what]
    return _entry(
        what,
        art.sprite("objects", what, "figure"),
        h("h3", {}, say(text, f"object.{what}")),
        _printed(
            say(text, "object.magical" if facts.magical else "object.plain"),
            say(text, f"user.{facts.user}"),
            say(text, "object.cost", count=facts.ap),
        ),
        h("p", {}, say(text, f"object.{what}.text")),
        origin(text, facts.origin),
    )


def terrain(text: Text, ground: str) -> Node:
    """A kind of square."""
    return _entry(
        ground,
        art.picture(TILES.get(ground, ground), "tile", 50, 50),
        h("h3", {}, say(text, f"terrain.{ground}")),
        h("p", {}, say(text, f"terrain.{ground}.text")),
        origin(text, RULEBOOK),
    )


def room(text: Text, which: str) -> Node:
    """A room as its map shows it, with its twin, its portcullises and the way it turns."""
    return _entry(
        f"room:{which}",
        drawn(which, frozenset()),
        h("h3", {}, say(text, f"room.{which}")),
        h("p", {"class": "glimpse"}, say(text, f"room.{which}.text")),
        h("p", {}, room_and_twin(text, which)),
        _printed(say(text, "room.gates", count=gates_of(which))),
        origin(text, DESIGN),
    )


def gates_of(which: str) -> int:
    """How many portcullises a room has.

    >>> gates_of("mist_gallery"), gates_of("lava_ford")
    (2, 0)
    """
    pattern = PATTERNS[which][0]
    return sum(edge >= GATE for edges in (*pattern.right, *pattern.down) for edge in edges)


def origin(text: Text, where: str) -> Node:
    """Where a fact comes from, as a mark and in words."""
    return h(
        "p",
        {"class": f"origin {where}", "key": "origin"},
        h("b", {}, say(text, f"origin.{where}")),
        " ",
        say(text, f"origin.{where}.text"),
    )
