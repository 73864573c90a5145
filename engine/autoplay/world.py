"""Imagined worlds that can be asked for the match after any line of choices.

An imagined match cannot be cloned before its next segment begins, because that would fall
back to the true cards. A `World` remembers how it was made instead: the root that it was
imagined from, the seed of the deal, and the choices made since.
"""

from collections.abc import Callable, Collection
from typing import Any

from engine.autoplay.bots import Chair
from engine.core.chance import Dice
from engine.core.match import Match

Deal = Callable[[Any, int, Dice], None]
"""(state, seat, dice): deals what that seat can guess at again, likely things more often."""


class World:
    """One imagined world at one moment: a root, the seed of the deal, a line of choices.

    seed   decides how the hidden rest is dealt, and all chance from here on
    line   what was chosen since the question that the seat is asked
    """

    __slots__ = ("_chair", "_deal", "_glanced", "_root", "line", "seed")

    def __init__(
        self,
        chair: Chair,
        seed: int,
        restarts: Collection[str] = (),
        deal: Deal | None = None,
    ) -> None:
        """The world of that seed, as the chair imagines it.

        `restarts` are the kinds of questions at which a game's segment can begin again from
        the state alone. There copies are cheap, and the world has a past to go back to.
        Without a `deal` every world that fits is equally likely.
        """
        self.seed = seed
        self.line: tuple[str, ...] = ()
        self._chair = chair
        self._deal = deal
        self._root: Match[Any] | None = None
        self._glanced: Match[Any] | None = None
        if chair.kind in restarts and chair.begins_segment:
            dice = Dice(seed)
            t = chair.glimpse(dice)
            self._deal_likely(t, dice)
            self._root = chair.begin_in(t)

    def _imagined(self) -> Match[Any]:
        dice = Dice(self.seed)
        match = self._chair.imagine(dice)
        self._deal_likely(match.state, dice)
        return match

    def _deal_likely(self, t: Any, dice: Dice) -> None:
        """Deal again what the seat can guess at."""
        if self._deal is not None:
            self._deal(t, self._chair.player, dice)

    def match(self) -> Match[Any]:
        """The match in this world after the line: a new one each time, to play on in."""
        if (glanced := self._glanced) is not None:
            self._glanced = None
            return glanced
        root = self._root
        match = root.clone() if root else self._imagined()
        for option in self.line:
            match.choose(option)
        return match

    def glance(self) -> Any:
        """The position in this world after the line, to look at and not to play on in.

        Imagining a world costs more than most looks at it, so the next match is this one.
        """
        if self._glanced is None:
            self._glanced = self.match()
        return self._glanced.state

    def after(self, *options: str) -> "World":
        """The same world a few choices later."""
        later: World = object.__new__(World)
        later.seed, later._chair, later._deal = self.seed, self._chair, self._deal
        later.line, later._root, later._glanced = (*self.line, *options), self._root, None
        match = later.match()
        if not match.is_imagined:  # from here on it can be cloned
            later.line, later._root = (), match
        return later
