"""A table of Twisted Cryptids in the tests: whatever a tap needs before it, counted."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from app.curtain import Stance, cover
from app.games.cryptids.board import ARROWS, place_of
from tests.app.tables import Sitting
from tests.engine.cryptids.story import Story

STILL = {2: "across", 3: "around", 4: "around"}
"""The seating of a tablet that lies still, by number of players."""


class CryptidsSitting(Sitting):
    """A table that counts: taps, and covers that were lifted."""

    def __init__(self, seats: int = 4, seed: int = 7, **wishes: object) -> None:
        self.taps = 0
        self.covers = 0
        super().__init__(seats, seed, game="cryptids", **wishes)

    @classmethod
    def at(cls, story: Story, seating: str = "pass") -> "CryptidsSitting":
        """A table at which a story has come to its position, under the cover."""
        sitting = cls(story.match.state.seats)
        curtain = cover(story.match.pending)
        sitting.table = replace(
            sitting.table, match=story.match, curtain=curtain, seating=seating, moment=None
        )
        if seating != "pass":
            sitting.do("reveal")
        return sitting

    def tap(self, act: str):
        """Tap what is on the screen, and count it."""
        self.taps += 1
        self.covers += act == "reveal"
        return super().tap(act)

    def choose(self, option: str) -> None:
        """Whatever has to be tapped until an option is chosen."""
        if self.table.moment is not None:
            self.do("moment", "")  # goes by itself, which is no tap
        seat = self.match.pending.player
        if self.table.curtain.stance is Stance.COVERED:
            self.tap("reveal")
        act = f"choose:{option}"
        if not self.screen.find(data_act=act) and self.screen.find(data_act=f"peek:{seat}"):
            self.do("peek", str(seat))  # held while one looks: no tap either
        if not self.screen.find(data_act=act) and option.partition(":")[0] in ARROWS:
            self.tap(f"select:{place_of(option)}")
        if not self.screen.find(data_act=act) and self.screen.find(data_act=f"select:{option}"):
            self.tap(f"select:{option}")  # it asks back
        self.tap(act)

    def play_on(self, seed: int) -> Iterator[str]:
        """Random options to the end of the game; each is named before it is chosen."""
        dice = Random(seed)
        while self.match.pending is not None:
            option = dice.choice(self.match.pending.options)
            yield option
            self.choose(option)
