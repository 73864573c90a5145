"""Stories of Dungeon Twister: what they begin from is in engine/twister/positions.py.

Tokens are named short: "y_rope" is the yellow rope, "b_prophet" the blue Prophet, "w_charm" a
white scroll.
"""

import re
from collections.abc import Callable
from typing import Any

from engine.core.positions import begin
from engine.core.view import Refusal
from engine.twister import GAME
from engine.twister.board import NAME
from engine.twister.data import IS_PIECE, PASSIVE_TERRAINS, ROLES
from engine.twister.positions import lay_out
from engine.twister.state import Dungeon
from tests.engine import story
from tests.engine.story import tells as tells

SHORT = {"y_": "yellow_", "b_": "blue_", "w_": "white_"}


def full(text: str) -> str:
    """Short names of tokens in full."""
    return re.sub(r"\b([ybw]_)(?=[a-z])", lambda found: SHORT[found[1]], text)


def short(text: str) -> str:
    """Full names of tokens in short."""
    return re.sub(r"\b(yellow|blue|white)_", lambda found: f"{found[1][0]}_", text)


def in_full(data: Any) -> Any:
    """Plain data with all short names in full."""
    if isinstance(data, str):
        return full(data)
    if isinstance(data, dict):
        return {in_full(key): in_full(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return type(data)(map(in_full, data))
    return data


class Story(story.Story[Dungeon]):
    """A match from a laid-out position; pieces that are not named take no part."""

    lay_out = staticmethod(lay_out)
    roles = ROLES
    passive = frozenset(PASSIVE_TERRAINS)

    def __init__(self, *args: Any, undoing: bool = False, **position: Any) -> None:
        super().__init__(*in_full(args), undoing=undoing, **in_full(position))

    def meant(self, option: str) -> str:
        """An option in full."""
        return full(option)

    def told_as(self, text: str) -> str:
        """An option or a line in short names."""
        return short(text)

    def reason(self, refusal: Refusal) -> str:
        """The key of a reason says enough."""
        return refusal.reason.key

    def fight(self, attack: str, first: int, second: int) -> "Story":
        """An attack with the attacker's and the defender's combat card."""
        return self.play(attack, f"fight:{first}", f"fight:{second}")

    def alter(self, change: Callable[[Dungeon], None]) -> "Story":
        """Go on from this position with something changed by hand; the past is forgotten."""
        t = self.t.copy()
        change(t)
        self.begin(begin(GAME, self.match.setup, t))
        return self

    def to(self, verb: str, piece: str) -> set[str]:
        """What follows a verb and a piece among the options: squares, tokens or slots."""
        prefix = f"{verb}:{piece}:"
        return {option.removeprefix(prefix) for option in self.options if option.startswith(prefix)}

    def can(self, option: str) -> bool:
        """Whether that is among the options."""
        return option in self.options

    def where(self, token: str) -> str:
        """The square of a token, "" if it is not on the board."""
        square = self.t.at.get(full(token))
        return "" if square is None else NAME[square]

    def held(self, piece: str) -> str:
        """What a piece has with it."""
        return short(self.t.held_by(full(piece)))

    def is_wounded(self, piece: str) -> bool:
        """Whether a piece lies wounded."""
        assert full(piece) in IS_PIECE
        return full(piece) in self.t.wounded

    @property
    def points(self) -> list[int]:
        """The victory points."""
        return self.t.points
