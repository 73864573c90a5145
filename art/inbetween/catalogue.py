"""All drawings of InBetween by file name."""

from art.inbetween import board_ends, creature_cards, portraits, signs, town_cards
from art.inbetween.people import PEOPLE


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
    return files | board_ends.drawings() | signs.drawings()
