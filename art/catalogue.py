"""The games that have drawings, and where the files lie: what `python -m art` writes."""

from collections.abc import Callable
from pathlib import Path

from art.cryptids import catalogue as cryptids
from art.inbetween import catalogue as inbetween
from art.twister import catalogue as twister

STATIC = Path(__file__).resolve().parent.parent / "static" / "art"

GAMES: dict[str, Callable[[], dict[str, str]]] = {
    "inbetween": inbetween.drawings,
    "cryptids": cryptids.drawings,
    "twister": twister.drawings,
}
"""game -> a function that draws everything: file name -> the text of the file"""


def folder(game: str) -> Path:
    """Where the drawings of a game lie."""
    return STATIC / game
