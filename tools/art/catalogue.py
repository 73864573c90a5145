"""All drawings by file name: what `python -m tools.art` writes and the tests compare with."""

from pathlib import Path

from tools.art import creature_cards, ends, portraits, symbols, town_cards
from tools.art.people import PEOPLE

FOLDER = Path(__file__).parents[2] / "static" / "art" / "inbetween"


def drawings() -> dict[str, str]:
    """File name -> the text of the file, for everything in static/art/inbetween."""
    files = {}
    for who, person in PEOPLE.items():
        files[f"{who}-human.svg"] = portraits.human(person)
        files[f"{who}-creature.svg"] = portraits.creature(person)
    for card, picture in (town_cards.PICTURES | creature_cards.PICTURES).items():
        files[f"card-{card}.svg"] = picture
    files["back-town.svg"] = creature_cards.TOWN_BACK
    files["back-creature.svg"] = creature_cards.CREATURE_BACK
    return files | ends.drawings() | symbols.drawings()
