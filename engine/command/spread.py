"""Many independent games on all cores; the number of cores does not change the outcome."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

R = TypeVar("R")

CHUNK = 25
"""Games a worker takes at a time."""


def chunks(games: int) -> list[tuple[int, int]]:
    """(first, count) pairs that cover `games` games.

    >>> chunks(60)
    [(0, 25), (25, 25), (50, 10)]
    """
    return [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]


def spread(work: Callable[[tuple[int, int]], R], games: int, jobs: int | None = None) -> list[R]:
    """`work((first, count))` for every chunk, in order; `work` must be importable."""
    jobs = jobs or os.cpu_count() or 1
    parts = chunks(games)
    if jobs == 1 or len(parts) == 1:
        return [work(part) for part in parts]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(work, parts))
