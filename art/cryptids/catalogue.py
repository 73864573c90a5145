"""All drawings of Twisted Cryptids by file name."""

from art.cryptids import cards, endings, events, portraits, sightings, signs, sites


def drawings() -> dict[str, str]:
    """File name -> the text of the file, for everything in static/art/cryptids."""
    files: dict[str, str] = {}
    for part in (portraits, sites, cards, events, sightings, signs, endings):
        files |= part.drawings()
    return files
