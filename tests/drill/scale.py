"""How much of a drill is done: a slice in every run of the tests, all of it in `make drill`."""

import os

DRILL = bool(os.environ.get("HANDOVER_DRILL"))


def amount(whole: int, slice: int) -> int:
    """The whole number in the drill, else the slice."""
    return whole if DRILL else slice
