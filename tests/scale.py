"""How much of a drill is done: a slice in every run of the tests, all of it in `make drill`.

A few proofs take hours at full length. `make drill` does a part of them; HANDOVER_DRILL=thorough
does all of it.
"""

import os
from typing import TypeVar

DRILL = bool(os.environ.get("HANDOVER_DRILL"))
THOROUGH = os.environ.get("HANDOVER_DRILL") == "thorough"


T = TypeVar("T")


def amount(whole: T, slice: T) -> T:
    """The whole in the drill, be it a number or a list of cases; else the slice."""
    return whole if DRILL else slice
