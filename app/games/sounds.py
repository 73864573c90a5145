"""What a game says about sound: which event that everybody sees makes which sound.

A game brings `SOUNDS` in app/games/<game>/sounds.py, by kind of event. Where an event takes more
than one look in a playback, "<kind>.<part>" is the sound of a part; the event's own then comes
with the look at all of it, if there is one. How the sounds themselves are made is in
static/js/recipes.mjs; when they are heard, app/sounds.py decides.
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


def sound_of(game: str, event: Event) -> str:
    """What an event sounds like; "" is silence.

    >>> sound_of("inbetween", Event("flips", {"who": "mina"})), sound_of("", Event("flips", {}))
    ('flip', '')
    """
    sound = sounds_of(game).get(event.kind, "")
    return sound if isinstance(sound, str) else sound(event.args)


def sound_of_look(game: str, event: Event, part: str, *, is_first: bool) -> str:
    """What one look at an event sounds like: at a part of it, or at all of it ("").

    >>> fight, looks = Event("cards", {}), ("facing", "first", "totals")
    >>> [sound_of_look("twister", fight, part, is_first=False) for part in looks]
    ['', 'card', 'steel']
    """
    sounds = sounds_of(game)
    own = sounds.get(f"{event.kind}.{part}", "")
    if own:
        return own if isinstance(own, str) else own(event.args)
    has_parts = any(name.startswith(f"{event.kind}.") for name in sounds)
    is_due = not part if has_parts else is_first
    return sound_of(game, event) if is_due else ""
