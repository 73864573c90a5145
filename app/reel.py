"""A game as it was after any number of choices, quickly, wherever somebody looks next.

A game is played again from somewhere before. A reel keeps some of the moments it has passed, so
that it rarely has far to go: whoever drags a slider looks at a dozen of them in a second.
"""

from typing import Any

from engine.core.match import Match

APART = 12
"""How many choices lie between two moments that are kept."""


class Reel:
    """The earlier moments of a match. What it hands out is for looking at, never to be changed."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self._kept: dict[int, Match[Any]] = {}
        self._seen: Match[Any] | None = None

    def at(self, number: int) -> Match[Any]:
        """The match as it was after that many choices."""
        match = self._match
        if match.pending is None and number == len(match.choices):
            return match  # nothing changes a game that is over
        start = self._nearest(number)
        if len(start.choices) < number:
            self._seen = self._played_on(start.clone(), number)
            return self._seen
        return start

    def _nearest(self, number: int) -> Match[Any]:
        """The latest moment that is known and does not lie behind that one."""
        first = self._match.begins_at
        if first not in self._kept:
            self._kept[first] = self._match.at(first)
        known = [*self._kept.values(), *([self._seen] if self._seen else [])]
        before = [match for match in known if len(match.choices) <= number]
        return max(before, key=lambda match: len(match.choices))

    def _played_on(self, match: Match[Any], number: int) -> Match[Any]:
        """The match once more choices have been made in it, up to that number."""
        for choice in self._match.choices[len(match.choices) : number]:
            match.choose(choice)
            made = len(match.choices)
            if made % APART == 0 and made not in self._kept:
                self._kept[made] = match.clone()
        return match
