"""What InBetween sounds like: rope and glass, a latch for the Town, a maw for the Creature."""

from collections.abc import Mapping
from typing import Any

from app.games.sounds import Sounds
from engine.inbetween.data import DEVOURED, SECURED

LOCKED = {SECURED: "secured", DEVOURED: "devoured"}


def pulled(args: Mapping[str, Any]) -> str:
    """A Character that moves by a notch: the last one on either side is not like the others."""
    return LOCKED.get(args["new"], "pull")


SOUNDS: Sounds = {
    "shifts": pulled,
    "flips": "flip",
    "removes": "gone",
    "awareness": "aware",
    "cancels": "shot",
    **dict.fromkeys(("plays", "draws", "discards", "takes_back", "puts_away"), "card"),
    **dict.fromkeys(("attaches", "equips", "comes_off", "boxes"), "card"),
    **dict.fromkeys(("marker", "direction", "token", "replaces"), "piece"),
}
