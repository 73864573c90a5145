"""Everything Dungeon Twister consists of, to browse and to look up, and where facts come from.

Only printed facts are drawn here; nothing comes from a running game, so nothing here can be
a secret. Cards, points, walls and the other things of the table are explained by a line here
and by the chapters of the rules.
"""

from app.games.book import Section, by_part, explanation
from app.games.twister import art
from app.games.twister.room import drawn
from app.games.twister.rulebook import room_and_twin
from app.games.twister.sentences import TwisterSentences
from app.node import Child, Node, h
from engine.twister.board import GATE, PATTERNS
from engine.twister.data import CHARACTERS, DESIGN, KIND, OBJECTS, RULEBOOK, TERRAINS
from engine.twister.rooms import ROOMS

WOUNDED = "wounded:"
"""With a character: one that lies wounded."""

TOPICS = {
    **{f"{WOUNDED}{who}": "wounded" for who in CHARACTERS},
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
    "speed": "move",
    "strength": "combat",
    "exit_sign": "leaving",
    "reach": "move",
    "neutral": "objects",
}
"""Characters, objects, terrains, rooms, phases and things -> the chapter about them."""

TILES = {"floor": "floor-1", "gear": "gear-cw-a", "library": "library-1"}
"""Terrains of which there are several tiles -> the one that stands for them."""

EXPLAINED = ("thing", "phase")
"""Parts of the catalogue that explain each of their things in a sentence."""


def sections(sentences: TwisterSentences) -> tuple[Section, ...]:
    """Characters, objects, terrains and rooms."""
    parts = {
        "characters": [character(sentences, who) for who in CHARACTERS],
        "objects": [thing(sentences, what) for what in OBJECTS],
        "terrain": [terrain(sentences, ground) for ground in dict.fromkeys(TERRAINS.values())],
        "rooms": [room(sentences, which) for which in ROOMS],
    }
    return by_part(sentences, parts)


def about(sentences: TwisterSentences, wanted: str) -> Node | None:
    """The entry for a token, a terrain, a room or a thing; None if there is none.

    A library is a terrain; the room of that name answers to "room:library", as all do.
    """
    kind = KIND.get(wanted, wanted)
    if kind.removeprefix(WOUNDED) in CHARACTERS and kind.startswith(WOUNDED):
        return wounded(sentences, kind.removeprefix(WOUNDED))
    if kind in CHARACTERS:
        return character(sentences, kind)
    if kind in OBJECTS:
        return thing(sentences, kind)
    if kind in TERRAINS.values():
        return terrain(sentences, kind)
    if kind.removeprefix("room:") in ROOMS:
        return room(sentences, kind.removeprefix("room:"))
    return explanation(sentences, EXPLAINED, kind)


def _entry(key: str, *content: Child) -> Node:
    """The frame of one entry in the gallery."""
    return h("article", {"class": "entry", "key": key}, *content)


def _printed(*facts: str) -> Node:
    """What is printed on a piece, side by side."""
    return h(
        "p",
        {"class": "printed"},
        [h("span", {"class": "print", "key": fact}, fact) for fact in facts],
    )


def character(sentences: TwisterSentences, who: str) -> Node:
    """A character: speed, strength, and what it can do."""
    facts = CHARACTERS[who]
    magic = [sentences.say("character.magic")] if facts.magic_user else []
    return _entry(
        who,
        art.picture(who, "portrait", 100, 100),
        h("h3", {}, sentences.say(f"character.{who}")),
        _printed(
            sentences.say("character.speed", count=facts.speed),
            sentences.say("character.strength", count=facts.strength),
            *magic,
        ),
        h("p", {}, sentences.say(f"character.{who}.text")),
        origin(sentences, facts.origin),
    )


def wounded(sentences: TwisterSentences, who: str) -> Node:
    """A wounded character: first what that means, then all about it."""
    name, text = sentences.say("thing.wound"), sentences.say("thing.wound.text")
    return h(
        "div",
        {"key": f"{WOUNDED}{who}"},
        h("p", {"class": "lies-wounded"}, art.icon("wound"), h("b", {}, name), " ", text),
        character(sentences, who),
    )


def thing(sentences: TwisterSentences, what: str) -> Node:
    """An object: whether it is magical, who can use it, what it costs and does."""
    facts = OBJECTS[what]
    return _entry(
        what,
        art.sprite("objects", what, "figure"),
        h("h3", {}, sentences.say(f"object.{what}")),
        _printed(
            sentences.say("object.magical" if facts.magical else "object.plain"),
            sentences.say(f"user.{facts.user}"),
            sentences.say("object.cost", count=facts.ap),
        ),
        h("p", {}, sentences.say(f"object.{what}.text")),
        origin(sentences, facts.origin),
    )


def terrain(sentences: TwisterSentences, ground: str) -> Node:
    """A kind of square."""
    return _entry(
        ground,
        art.picture(TILES.get(ground, ground), "tile", 50, 50),
        h("h3", {}, sentences.say(f"terrain.{ground}")),
        h("p", {}, sentences.say(f"terrain.{ground}.text")),
        origin(sentences, RULEBOOK),
    )


def room(sentences: TwisterSentences, which: str) -> Node:
    """A room as its map shows it, with its twin, its portcullises and the way it turns."""
    return _entry(
        f"room:{which}",
        drawn(which, frozenset()),
        h("h3", {}, sentences.say(f"room.{which}")),
        h("p", {"class": "glimpse"}, sentences.say(f"room.{which}.text")),
        h("p", {}, room_and_twin(sentences, which)),
        _printed(sentences.say("room.gates", count=gates_of(which))),
        origin(sentences, DESIGN),
    )


def gates_of(which: str) -> int:
    """How many portcullises a room has.

    >>> gates_of("mist_gallery"), gates_of("lava_ford")
    (2, 0)
    """
    pattern = PATTERNS[which][0]
    return sum(edge >= GATE for edges in (*pattern.right, *pattern.down) for edge in edges)


def origin(sentences: TwisterSentences, where: str) -> Node:
    """Where a fact comes from, as a mark and in words."""
    return h(
        "p",
        {"class": f"origin {where}", "key": "origin"},
        h("b", {}, sentences.say(f"origin.{where}")),
        " ",
        sentences.say(f"origin.{where}.text"),
    )
