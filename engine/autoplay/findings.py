"""What explanations find, as plain data: it can be drawn without loading what thinks."""

from itertools import pairwise
from typing import NamedTuple


class Experiment(NamedTuple):
    """What an opponent does in other deals that its seat cannot tell from the true one.

    deals  how many were found and tried
    same   in how many of them it chose the same
    """

    deals: int
    same: int


class Standing(NamedTuple):
    """How likely each seat was to win at the beginning of a turn.

    at       how many choices had been made
    turn     the number of the turn
    chances  per seat; together they are 1
    """

    at: int
    turn: int
    chances: tuple[float, ...]


def turning_points(standings: list[Standing], most: int) -> list[Standing]:
    """After which turns the chances had changed most, in the order of the game.

    The last turn decides every game, so it says nothing.

    >>> even, ahead = (0.5, 0.5), (0.8, 0.2)
    >>> went = [Standing(0, 1, even), Standing(3, 2, even), Standing(5, 3, ahead)]
    >>> [point.turn for point in turning_points([*went, Standing(9, 4, (1.0, 0.0))], 1)]
    [3]
    """
    steps = pairwise(standings[:-1])
    changes = [(swing(before, after), after) for before, after in steps]
    largest = sorted(changes, key=lambda change: -change[0])[:most]
    return sorted((after for size, after in largest if size > 0), key=lambda one: one.at)


def swing(before: Standing, after: Standing) -> float:
    """How much the chances changed from one turn to another."""
    return max(abs(a - b) for a, b in zip(before.chances, after.chances, strict=True))
