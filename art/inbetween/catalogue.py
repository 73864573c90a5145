"""All drawings of InBetween by file name."""

from art.files import named, pictures
from art.inbetween import (
    board_ends,
    card_parts,
    creature_cards,
    endings,
    portraits,
    signs,
    stage,
    town_cards,
)
from engine.inbetween import data


def drawings() -> dict[str, str]:
    """File name -> the text of the file, for everything in static/art/inbetween."""
    own = town_cards.PICTURES | creature_cards.PICTURES
    files = named("card-", pictures(data.KINDS, own, card_parts.plain))
    files |= {
        "back-town.svg": creature_cards.TOWN_BACK,
        "back-creature.svg": creature_cards.CREATURE_BACK,
    }
    for part in (portraits, board_ends, signs, stage, endings):
        files |= part.drawings()
    return files
