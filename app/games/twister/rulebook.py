"""The rules of Dungeon Twister to read: chapters in the reader's language, as plain data.

The chapters stand in `app/i18n/rules/`. What characters, objects, terrains and rooms are is
not repeated there but put together from the catalogue and the facts that the rules go by.
"""

from collections.abc import Iterator
from functools import cache

from app.games.book import Chapter, Generated, explained, listed, read_chapters
from app.games.twister.sentences import TwisterSentences
from engine.twister.board import TWIN
from engine.twister.data import CHARACTERS, OBJECTS, TERRAINS
from engine.twister.rooms import CLOCKWISE, ROOMS


@cache
def chapters(language: str) -> tuple[Chapter, ...]:
    """The whole rules in a language, in the order in which one needs them.

    >>> [chapter.title for chapter in chapters("pl")][:3]
    ['O grze', 'Elementy', 'Przygotowanie']
    """
    return read_chapters(TwisterSentences(language), GENERATED)


def _characters(sentences: TwisterSentences) -> Iterator[str]:
    """Speed, strength and ability of everybody."""
    for character, facts in CHARACTERS.items():
        yield sentences.say(
            "reader.character",
            character=sentences.say(f"character.{character}"),
            speed=facts.speed,
            strength=facts.strength,
            told=sentences.say(f"character.{character}.text"),
        )


def _rooms(sentences: TwisterSentences) -> Iterator[str]:
    """Which way each room turns, its twin, and what is in it."""
    for room in ROOMS:
        told = sentences.say(f"room.{room}.text")
        yield sentences.say("reader.explained", thing=room_and_twin(sentences, room), told=told)


def room_and_twin(sentences: TwisterSentences, room: str) -> str:
    """A room, the way it turns, and the other of its pair.

    >>> room_and_twin(TwisterSentences("en"), "canal")
    'Canal, turns clockwise; twin: Cistern'
    """
    way = "clockwise" if ROOMS[room].direction == CLOCKWISE else "counter"
    return sentences.say(
        "room.pair",
        room=sentences.say(f"room.{room}"),
        turns=sentences.say(f"room.{way}"),
        twin=sentences.say(f"room.{TWIN[room]}"),
    )


GENERATED: dict[str, Generated[TwisterSentences]] = {
    "characters": listed(_characters),
    "objects": explained("object", OBJECTS),
    "terrain": explained("terrain", dict.fromkeys(TERRAINS.values())),
    "rooms": listed(_rooms),
}
"""What a chapter can ask for by {"generated": name}."""
