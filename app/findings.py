"""What inquiries into the computers' thoughts find, as plain data for the screens."""

from typing import NamedTuple

DEALS = 10
"""In so many deals a computer chooses again."""
MOST_REASONS = 2
"""How many reasons are told."""


class Grounds(NamedTuple):
    """Why something is, or would be, chosen.

    option     the choice
    reasons    "people.more": the feature, and whether there is more or less of it than otherwise
    runner_up  what would have been chosen otherwise; "" if there was nothing else
    cost       about how many games in a hundred that would cost
    """

    option: str
    reasons: tuple[str, ...]
    runner_up: str
    cost: int
