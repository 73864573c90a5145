"""What inquiries into the computers' thoughts find, as plain data for the screens."""

from typing import NamedTuple

DEALS = 10
"""In so many deals a computer chooses again."""
MOST_REASONS = 2
"""How many reasons are told."""


class Warned(NamedTuple):
    """What speaks against a choice that a person has made.

    loses    whether somebody else mostly wins at once, and need not
    cost     about how many games in a hundred it costs
    reasons  what another choice does better, as in `Grounds`
    """

    loses: bool
    cost: int
    reasons: tuple[str, ...]


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
