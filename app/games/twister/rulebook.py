"""The rules of Dungeon Twister to read: chapters in the reader's language, as plain data.

The chapters stand in `app/i18n/rules/`. What characters, objects, terrains and rooms are is
not repeated there but put together from the catalogue and the facts that the rules go by.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import app.i18n
from app.games.book import Chapter, Paragraph
from app.games.twister.words import say
from app.i18n.text import Text
from engine.twister.board import TWIN
from engine.twister.data import CHARACTERS, OBJECTS, TERRAINS
from engine.twister.rooms import CLOCKWISE, ROOMS

FOLDER = Path(app.i18n.__file__).parent / "rules"


@cache
def chapters(language: str) -> tuple[Chapter, ...]:
    """The whole rules in a language, in the order in which one needs them.

    >>> [chapter.title for chapter in chapters("pl")][:3]
    ['O grze', 'Elementy', 'Przygotowanie']
    """
    text = Text(language)
    path = FOLDER / f"twister.{language}.json"
    return tuple(
        Chapter(chapter["id"], chapter["title"], tuple(_paragraphs(text, chapter["paragraphs"])))
        for chapter in json.loads(path.read_text("utf-8"))
    )


def _paragraphs(text: Text, parts: Iterable[str | dict[str, Any]]) -> Iterator[Paragraph]:
    """The parts of a chapter as they stand in the file, what is generated filled in."""
    for part in parts:
        if isinstance(part, str):
            yield Paragraph("text", (part,))
        elif "list" in part:
            yield Paragraph("list", tuple(part["list"]))
        elif "example" in part:
            yield Paragraph("example", (part["example"],))
        else:
            yield Paragraph("list", tuple(GENERATED[part["generated"]](text)))


def _explained(text: Text, group: str, things: Iterable[str]) -> Iterator[str]:
    """Names with their explanations, a line each."""
    for thing in things:
        told = say(text, f"{group}.{thing}.text")
        yield say(text, "reader.explained", thing=say(text, f"{group}.{thing}"), told=told)


def _characters(text: Text) -> Iterator[str]:
    """Speed, strength and ability of everybody."""
    for character, facts in CHARACTERS.items():
        yield say(
            text,
            "reader.character",
            character=say(text, f"character.{character}"),
            speed=facts.speed,
            strength=facts.strength,
            told=say(text, f"character.{character}.text"),
        )


def _rooms(text: Text) -> Iterator[str]:
    """Which way each room turns, its twin, and what is in it."""
    for room in ROOMS:
        told = say(text, f"room.{room}.text")
        yield say(text, "reader.explained", thing=room_and_twin(text, room), told=told)


def room_and_twin(text: Text, room: str) -> str:
    """A room, the way it turns, and the other of its pair.

    >>> room_and_twin(Text("en"), "canal")
    'Canal, turns clockwise; twin: Cistern'
    """
    way = "clockwise" if ROOMS[room].direction == CLOCKWISE else "counter"
    return say(
        text,
        "room.pair",
        room=say(text, f"room.{room}"),
        turns=say(text, f"room.{way}"),
        twin=say(text, f"room.{TWIN[room]}"),
    )


GENERATED: dict[str, Callable[[Text], Iterator[str]]] = {
    "characters": _characters,
    "objects": lambda text: _explained(text, "object", OBJECTS),
    "terrain": lambda text: _explained(text, "terrain", dict.fromkeys(TERRAINS.values())),
    "rooms": _rooms,
}
"""What a chapter can ask for by {"generated": name}: the lines of a list."""
