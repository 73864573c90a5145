"""What is printed: the cards, what they cost and count for, and the numbers of the rules."""

ROLES = ("pica", "hudsonia", "azure")
OPTIONS = {"hedges": ("3", "2")}
"""How many hedges there are to roost in."""

KINDS = ("ring", "spoon", "button", "cat")
COPIES = 6
CARDS = tuple(f"{kind}_{number}" for kind in KINDS for number in range(1, COPIES + 1))
PRICE = {"ring": 2, "spoon": 1, "button": 0}
"""Treasure -> coins; a cat is no treasure."""
WORTH = {"ring": 3, "spoon": 2, "button": 1}

FIRST_HAND = 3
FIRST_COINS = 2
HEDGES = ("elm", "oak", "ash")
FULL_NEST = 8
"""Treasures worth this much win at once."""
WINTER = 12
"""The last round."""


def kind_of(card: str) -> str:
    """What a card is.

    >>> kind_of("ring_3")
    'ring'
    """
    return card.partition("_")[0]
