"""What Twisted Cryptids sounds like: boots and leaves, a bird at Dawn, an owl at Dusk."""

from collections.abc import Mapping
from typing import Any

from app.games.sounds import Sounds


def story(args: Mapping[str, Any]) -> str:
    """Myth grows, or shrinks; what stays as it is makes no sound."""
    if not args["amount"]:
        return ""
    return "myth" if args["amount"] > 0 else "drawback"


def begun(args: Mapping[str, Any]) -> str:
    """Dawn and Dusk are heard when they begin."""
    return str(args["phase"]) if args["phase"] in ("dawn", "dusk") else ""


SOUNDS: Sounds = {
    "phase": begun,
    "event": "card",
    "moves": "walk",
    "encounter": "piece",
    "reveals": "sighting",
    # It still lies face down.
    "reveals.back": "card",
    "myth": story,
    "drawback": "drawback",
    **dict.fromkeys(("plays", "draws", "discards", "keeps"), "card"),
    **dict.fromkeys(("places", "returns", "exhausts", "first_player", "power"), "piece"),
}
