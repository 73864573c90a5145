"""What each seat sees, worked out once for each moment of a match.

A view costs more than a screen; touching things on the table changes neither. Nothing here
decides who may look: that is the curtain's.
"""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from engine.core.match import Match
from engine.core.view import View

T = TypeVar("T")


class ViewCache:
    """Keeps what was worked out for one moment; the next moment, or another match, starts empty."""

    def __init__(self) -> None:
        self._match: Match[Any] | None = None
        self._choices: list[str] = []
        self._ending = ""
        self._made: dict[Hashable, Any] = {}

    def view(self, match: Match[Any], seat: int | None) -> View:
        """What that seat may know now; None is everyone."""
        return self.once(match, ("view", seat), lambda: match.view(seat))

    def once(self, match: Match[Any], key: Hashable, make: Callable[[], T]) -> T:
        """The result of `make`, called once a moment; `key` names what else it depends on."""
        # The same choices lead to the same moment, even after an undo. Only an agreed draw ends
        # a game without a choice.
        is_same = match.choices == self._choices and match.state.ending == self._ending
        if match is not self._match or not is_same:
            self._match, self._choices, self._made = match, match.choices[:], {}
            self._ending = match.state.ending
        if key not in self._made:
            self._made[key] = make()
        made: T = self._made[key]
        return made
