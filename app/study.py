"""The half of a thought that runs in a worker: an interpreter of its own, away from the page.

It is told of a game as text and thinks in slices, so that it hears "stop" in between
(static/js/thinker.mjs). Here a game is replayed once and then followed; a `Study` keeps it.
"""

import json
import time
from collections.abc import Iterator
from typing import Any

from app import opponents
from app.opponents import Thought
from app.seats import read_seat
from engine.core.match import Match
from engine.games import load_game
from engine.saves import record


def question_of(match: Match[Any], seat: int, computer: str) -> str:
    """A question to a computer as text, with everything that is needed to think about it."""
    return json.dumps({"save": record.dump(match), "seat": seat, "computer": computer})


class Study:
    """Where a worker thinks: one question at a time."""

    def __init__(self) -> None:
        self._match: Match[Any] | None = None
        self._thought: Thought | None = None
        self._slices: Iterator[float] = iter(())

    def begin(self, question: str) -> None:
        """Begin to think about a question (`question_of`); an unfinished thought is let go of."""
        asked = json.loads(question)
        match = self._match = followed(self._match, record.parse(asked["save"]))
        (computer,) = read_seat(asked["computer"], match.game.name).seats
        assert computer is not None  # persons think for themselves
        self._thought = opponents.thought(match, asked["seat"], computer)
        self._slices = iter(self._thought)

    def think(self, seconds: float) -> float:
        """Think for about so long; what part of the thought is done then."""
        begun = time.monotonic()
        for done in self._slices:
            if time.monotonic() - begun >= seconds:
                return done
        return 1.0

    @property
    def option(self) -> str:
        """The best answer so far."""
        assert self._thought is not None  # it has begun
        return self._thought.option

    def test(self, question: str) -> str:
        """Whether it can think at all here: the answer to a question, thought through."""
        self.begin(question)
        while self.think(1.0) < 1:
            pass
        return self.option


def followed(match: Match[Any] | None, data: dict[str, Any]) -> Match[Any]:
    """The match of a save; the one that is known already goes on if the save goes on from it."""
    if match is not None and match.record()["setup"] == data["setup"]:
        known, choices = match.choices, data["choices"]
        if match.game.name == data["game"] and choices[: len(known)] == known:
            for choice in choices[len(known) :]:
                match.choose(choice)
            return match
    return record.load(data, load_game(data["game"])).match
