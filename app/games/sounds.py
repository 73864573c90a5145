"""What a game says about sound: which event that everybody sees makes which sound.

A game brings `SOUNDS` in app/games/<game>/sounds.py, by kind of event. Where an event takes more
than one look in a playback, "<kind>.<part>" is the sound of a part. How the sounds themselves are
made is in static/js/recipes.mjs; when they are heard, app/sounds.py decides.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from app.games import part_of
from engine.core.event import Event

Sound = str | Callable[[Mapping[str, Any]], str]
"""The name of a sound, or what tells it from the arguments of an event; "" is silence."""

Sounds = Mapping[str, Sound]


@cache
def sounds_of(game: str) -> Sounds:
    """The sounds of a game; a game that brings none is silent."""
    silence: Sounds = {}
    return part_of(game, "sounds", silence)


def sound_of(game: str, event: Event, part: str = "") -> str:
    """What an event sounds like, or the part of it that is shown now; "" is silence.

    >>> sound_of("inbetween", Event("flips", {"who": "mina"})), sound_of("", Event("flips", {}))
    ('flip', '')
    """
    sound = sounds_of(game).get(f"{event.kind}.{part}" if part else event.kind, "")
    return sound if isinstance(sound, str) else sound(event.args)
