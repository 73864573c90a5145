"""How far one has to walk through the code: calls, functions and files behind a tap.

    python -m tests.bench.walks

Plays InBetween from a fixed seed without a browser and profiles what handling a tap runs, and
what drawing its screen runs. Only our own code counts. A generator that goes on counts as a call.
"""

import sys
from collections import Counter
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any, NamedTuple

from app.controller import handle
from app.curtain import Stance
from app.effects import Intent
from app.screens import rehearse_table, render_table
from app.storage import Kept
from app.table import Table
from engine.inbetween.data import CARDS
from tools.project import ROOT

SEED = 7


class Walk(NamedTuple):
    """What ran: how many calls, of how many functions, in how many files."""

    calls: int
    functions: int
    files: int

    def __str__(self) -> str:
        return f"{self.calls:,} / {self.functions} / {self.files}"


def walk(work: Callable[[], object]) -> Walk:
    """What of our code runs when this is done."""
    ran: Counter[CodeType] = Counter()
    ours = (str(ROOT / "app"), str(ROOT / "engine"))

    def count(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(ours):
            ran[frame.f_code] += 1

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return Walk(ran.total(), len(ran), len({code.co_filename for code in ran}))


class Device:
    """A table, and what its device keeps."""

    def __init__(self) -> None:
        self.table = Table()
        self.effects: tuple[Any, ...] = ()
        self.taps = 0
        self.walks: dict[str, tuple[str, str]] = {}
        self.tap(
            "start", {"game": "inbetween", "names": ("Anna", "Bartek"), "seed": SEED}, stamp=-1
        )

    def tap(self, name: str, value: Any = "", *, stamp: int | None = None) -> None:
        """Handle a tap, without drawing."""
        self.taps += 1
        stamp = self.table.stamp if stamp is None else stamp
        intent = Intent(name, value, stamp, fresh=self.taps, now=self.taps)
        self.table, self.effects = handle(self.table, intent)

    def measure(self, what: str, name: str, value: Any = "", *, stamp: int | None = None) -> None:
        """Handle a tap and draw what comes of it; what ran is noted the first time."""
        handled = walk(lambda: self.tap(name, value, stamp=stamp))
        drawn = walk(lambda: render_table(self.table))
        self.walks.setdefault(what, (str(handled), str(drawn)))

    @property
    def covered(self) -> bool:
        """Whether the cover lies there."""
        return self.table.curtain.stance is Stance.COVERED

    @property
    def options(self) -> tuple[str, ...]:
        """What can be chosen."""
        assert self.table.match is not None
        asked = self.table.match.pending
        return asked.options if asked else ()


def measure_all() -> dict[str, tuple[str, str]]:
    """Walk -> what handling it runs, what drawing it runs."""
    device = Device()
    wanted = {"play a card", "choose a ghost", "undo", "end turn to cover", "reveal"}
    while not wanted <= device.walks.keys():
        step(device)
    match = device.table.match
    assert match is not None
    device.tap("unkept", "full")
    (change,) = device.effects
    kept = Kept(change.header, change.opening, change.snapshot, change.entries)
    device.tap("leave")
    handled = walk(lambda: device.tap("opened", kept, stamp=-1))
    device.walks["saved game opened"] = (str(handled), "–")
    return device.walks


def step(device: Device) -> None:
    """One choice, as a player who plays a card whenever possible would make it."""
    if device.table.moment is not None:
        device.tap("moment")  # what is played back goes on by itself
        return
    if device.covered:
        drawn = walk(lambda: rehearse_table(device.table))
        device.walks.setdefault("table set up behind the cover", ("–", str(drawn)))
        device.measure("reveal", "reveal")
        return
    options = device.options
    card = next((option for option in options if option in CARDS), None)
    ghost = next((option for option in options if option.startswith("shift:")), None)
    if card is not None and "play a card" not in device.walks:
        device.measure("play a card", "choose", card)
        device.measure("undo", "undo")
        device.tap("choose", card)
    elif ghost is not None:
        device.measure("choose a ghost", "choose", ghost)
    elif "end" in options:
        device.measure("end turn to cover", "choose", "end")
    else:
        device.tap("choose", card or options[0])
    render_table(device.table)


def main() -> None:
    """Print the walks as a table."""
    print("| Walk | handle: calls / functions / files | draw: calls / functions / files |")
    print("|---|---|---|")
    measure_all()  # what is worked out once and kept is not part of a walk
    for what, (handled, drawn) in measure_all().items():
        print(f"| {what} | {handled} | {drawn} |")


if __name__ == "__main__":
    main()
