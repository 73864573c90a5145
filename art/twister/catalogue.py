"""All drawings of Dungeon Twister by file name."""

from art.twister import endings, gears, portraits, signs, surroundings, terrain


def drawings() -> dict[str, str]:
    """File name -> the text of the file, for everything in static/art/twister."""
    files: dict[str, str] = {}
    for part in (terrain, gears, surroundings, portraits, signs, endings):
        files |= part.drawings()
    return files
