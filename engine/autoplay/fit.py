"""Fits weights to outcomes: a logistic regression over named features, without any library.

Newton's method with a little ridge, on features brought to a common scale. The same samples
give the same weights on every machine, as far as floating point goes; they are rounded.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

from engine.autoplay.mind import logistic

RIDGE = 1.0
"""How strongly weights are drawn to 0: as much as so many samples would."""
STEPS = 12
DIGITS = 5

Sample = tuple[Mapping[str, float], float]
"""The features of a position, and the share of the game that its seat won in the end."""


def fit(samples: Sequence[Sample]) -> dict[str, float]:
    """Feature -> weight, such that the chances fit the outcomes best.

    >>> fit([({"luck": 1.0}, 1.0), ({"luck": -1.0}, 0.0)] * 50)["luck"] > 1
    True
    """
    names = sorted(samples[0][0])
    scale = {name: _spread([sample[0][name] for sample in samples]) for name in names}
    kept = [name for name in names if scale[name] > 0]
    rows = [[features[name] / scale[name] for name in kept] for features, _ in samples]
    weights = [0.0] * len(kept)
    for _ in range(STEPS):
        gradient = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (i == j) for j in range(len(kept))] for i in range(len(kept))]
        for row, (_, won) in zip(rows, samples, strict=True):
            chance = logistic(sum(map(float.__mul__, weights, row)))
            miss, bend = won - chance, chance * (1.0 - chance)
            for i, value in enumerate(row):
                gradient[i] += miss * value
                bent, line = bend * value, curve[i]
                for j in range(i + 1):
                    line[j] += bent * row[j]
        step = solve(curve, gradient)
        weights = [weight + more for weight, more in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    return {name: round(w / scale[name], DIGITS) for name, w in zip(kept, weights, strict=True)}


def _spread(values: Sequence[float]) -> float:
    """The standard deviation; of a constant its size, which is 0 only if it is always 0."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    return spread if spread > 1e-9 else abs(mean)


def solve(lower: list[list[float]], right: Sequence[float]) -> list[float]:
    """The solution of a symmetric system of which the lower triangle is given.

    >>> solve([[2.0, 0.0], [1.0, 2.0]], [4.0, 5.0])
    [1.0, 2.0]
    """
    size = len(right)
    root = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = lower[i][j] - sum(root[i][k] * root[j][k] for k in range(j))
            root[i][j] = sqrt(rest) if i == j else rest / root[j][j]
    middle = [0.0] * size
    for i in range(size):
        middle[i] = (right[i] - sum(root[i][k] * middle[k] for k in range(i))) / root[i][i]
    found = [0.0] * size
    for i in reversed(range(size)):
        above = sum(root[k][i] * found[k] for k in range(i + 1, size))
        found[i] = round((middle[i] - above) / root[i][i], 12)
    return found


def log_loss(samples: Sequence[Sample], weights: Mapping[str, float]) -> float:
    """How badly the chances fit outcomes: ln 2 for somebody who always says one half."""
    total = 0.0
    for features, won in samples:
        odds = sum(weights.get(name, 0.0) * value for name, value in features.items())
        chance = min(1 - 1e-9, max(1e-9, 1.0 / (1.0 + exp(-odds))))
        total -= won * log(chance) + (1.0 - won) * log(1.0 - chance)
    return total / len(samples)
