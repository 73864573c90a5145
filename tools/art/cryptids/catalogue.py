"""All drawings of Twisted Cryptids by file name."""

from pathlib import Path

from tools.art.cryptids import beasts, cards, events, sightings, signs, sites

FOLDER = Path(__file__).parents[3] / "static" / "art" / "cryptids"


def drawings() -> dict[str, str]:
    """File name -> the text of the file, for everything in static/art/cryptids."""
    files: dict[str, str] = {}
    for part in (beasts, sites, cards, events, sightings, signs):
        files |= part.drawings()
    return files
