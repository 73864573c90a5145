"""All drawings of Dungeon Twister by file name."""

from pathlib import Path

from tools.art.twister import gears, portraits, signs, surroundings, terrain

FOLDER = Path(__file__).parents[3] / "static" / "art" / "twister"


def drawings() -> dict[str, str]:
    """File name -> the text of the file, for everything in static/art/twister."""
    files: dict[str, str] = {}
    for part in (terrain, gears, surroundings, portraits, signs):
        files |= part.drawings()
    return files
