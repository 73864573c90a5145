"""Choices that both sides make in secret and at once: how often to play what.

Regret matching finds a mix that nobody can exploit in a small game where one side's gain is
the other's loss.
"""

from collections.abc import Sequence
from math import fsum

from engine.core.chance import Dice

ROUNDS = 200


def mix(gains: Sequence[Sequence[float]]) -> list[float]:
    """How often to choose each row, if `gains` says what it brings against each column.

    >>> [round(share, 1) for share in mix([[1.0, -1.0], [-1.0, 1.0]])]
    [0.5, 0.5]
    >>> mix([[2.0, 3.0], [0.0, 1.0]])[0] > 0.95
    True
    """
    rows, columns = len(gains), len(gains[0])
    regret, other = [0.0] * rows, [0.0] * columns
    total = [0.0] * rows
    for _ in range(ROUNDS):
        mine, theirs = _positive(regret), _positive(other)
        each = [fsum(g * p for g, p in zip(row, theirs, strict=True)) for row in gains]
        against = [-fsum(gains[i][j] * mine[i] for i in range(rows)) for j in range(columns)]
        here = fsum(p * value for p, value in zip(mine, each, strict=True))
        for i in range(rows):
            # Forgetting negative regret makes the average settle faster.
            regret[i] = max(0.0, regret[i] + each[i] - here)
            total[i] += mine[i]
        for j in range(columns):
            other[j] = max(0.0, other[j] + against[j] + here)
    return [value / ROUNDS for value in total]


def _positive(regret: Sequence[float]) -> list[float]:
    """Shares in proportion to regret; even ones if nothing is regretted."""
    total = fsum(regret)
    return [value / total for value in regret] if total else [1 / len(regret)] * len(regret)


def draw(shares: Sequence[float], dice: Dice) -> int:
    """The number of one of them, as often as its share says."""
    left = dice.rand(1 << 32) / (1 << 32) * fsum(shares)
    for number, share in enumerate(shares):
        left -= share
        if left < 0:
            return number
    return len(shares) - 1
