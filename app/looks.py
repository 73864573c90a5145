"""What each seat sees, worked out once for each moment of a match.

A view costs more than a screen; touching things on the table changes neither. Nothing here
decides who may look: that is the curtain's.
"""

from typing import Any

from engine.core.match import Match
from engine.core.view import View


class Looks:
    """The views of one moment; another moment, or another match, begins anew."""

    def __init__(self) -> None:
        self._match: Match[Any] | None = None
        self._choices: list[str] = []
        self._views: dict[int | None, View] = {}

    def view(self, match: Match[Any], seat: int | None) -> View:
        """What that seat may know now; None is what everybody may."""
        # The same choices lead to the same moment, also after something was taken back.
        if match is not self._match or match.choices != self._choices:
            self._match, self._choices, self._views = match, match.choices[:], {}
        if seat not in self._views:
            self._views[seat] = match.view(seat)
        return self._views[seat]
