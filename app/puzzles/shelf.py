"""Puzzles as lessons of one step, and their solutions as shows: both are what lessons are.

A puzzle begins from the position at the end of its link and knows nothing of the game before
it, so no undo leads out of it. Whether it is solved is judged by the rules.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from app.games.sentences import sentences_of
from app.lessons import Lesson, Step, curriculum_of
from engine.autoplay.puzzle import Puzzle, Puzzling, puzzling_of, usual
from engine.core.decision import Decision
from engine.core.errors import HandoverError
from engine.core.match import Match
from engine.games import load_game
from engine.saves.link import from_link

PUZZLE, SOLUTION = "puzzle-", "solution-"
"""How the ids of lessons begin that are puzzles, and of shows that solve them."""
HEIGHTS = ("easy", "harder", "hard")
"""A game's puzzles in as many groups, the easiest first."""
PLAY, AFTERWARDS = "play", "afterwards"


@dataclass(frozen=True, kw_only=True)
class PuzzleLesson(Lesson):
    """A puzzle on the table, or its solution that plays itself.

    number  its place in the list, from 1
    """

    game: str
    number: int
    puzzle: Puzzle

    @property
    def plays_itself(self) -> bool:
        """Whether it shows the solution."""
        return self.id.startswith(SOLUTION)


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none if nobody has mined any."""
    path = Path(__file__).with_name(f"{game}.json")
    if not game.isidentifier() or not path.exists():
        return ()
    return tuple(map(Puzzle.from_data, json.loads(path.read_text("utf-8"))["puzzles"]))


def height_of(place: int, count: int) -> str:
    """In which of the groups the puzzle at that place is.

    >>> [height_of(place, 20) for place in (0, 6, 7, 19)]
    ['easy', 'easy', 'harder', 'hard']
    """
    return HEIGHTS[place * len(HEIGHTS) // count]


def lesson_of(game: str, wanted: str) -> Lesson | None:
    """The lesson, the puzzle or the solution of that id; None if there is none, or no longer."""
    for manner in (PUZZLE, SOLUTION):
        if wanted.startswith(manner):
            ids = [puzzle.id for puzzle in puzzles_of(game)]
            name = wanted.removeprefix(manner)
            try:
                return laid_open(game, ids.index(name), manner) if name in ids else None
            except HandoverError:
                return None  # it was mined under other rules
    return curriculum_of(game).lesson(wanted)


def laid_open(game: str, place: int, manner: str) -> PuzzleLesson:
    """The puzzle at that place, or its solution."""
    puzzle = puzzles_of(game)[place]
    path = tuple(solution(game, puzzle))
    if manner == PUZZLE:
        judged = partial(verdict, puzzling_of(load_game(game)), puzzle)
        steps: tuple[Step, ...] = (Step(PLAY, judged=judged, path=sum(path, ())),)
    else:
        shown = (Step(str(number), path=part) for number, part in enumerate(path))
        steps = (*shown, Step(AFTERWARDS))
    return PuzzleLesson(
        id=f"{manner}{puzzle.id}",
        lay_out=partial(laid_out, game, puzzle),
        steps=steps,
        seat=puzzle.seat,
        game=game,
        number=place + 1,
        puzzle=puzzle,
    )


def laid_out(game: str, puzzle: Puzzle) -> Match[Any]:
    """The position of a puzzle; HandoverError if its link no longer fits the rules."""
    return opened(game, puzzle).clone()


@cache
def opened(game: str, puzzle: Puzzle) -> Match[Any]:
    """The same, worked out once."""
    match = from_link(puzzle.link, lambda _: load_game(game))
    return Match(match.game, match.setup, match.last_mark().state.copy(), laid_out=True)


def verdict(puzzling: Puzzling, puzzle: Puzzle, match: Match[Any]) -> bool | None:
    """Whether the puzzle is solved, None as long as that is open."""
    found = puzzling.verdict(puzzle.aim, match.state, puzzle.seat)
    return False if found is None and match.pending is None else found


# The solution -----------------------------------------------------------------------------


@cache
def solution(game: str, puzzle: Puzzle) -> tuple[tuple[str, ...], ...]:
    """The choices that solve a puzzle, in as many parts as there is something to decide."""
    parts: list[list[str]] = []
    for _, option, is_deed in walk(game, puzzle):
        if is_deed or not parts:
            parts.append([])
        parts[-1].append(option)
    return tuple(map(tuple, parts))


def walk(game: str, puzzle: Puzzle) -> Iterator[tuple[Match[Any], str, bool]]:
    """The match before each choice of the solution, the choice, and whether it was to decide."""
    puzzling, match = puzzling_of(load_game(game)), laid_out(game, puzzle)
    left = list(puzzle.line)
    while verdict(puzzling, puzzle, match) is None:
        asked = match.pending
        assert asked is not None  # else the verdict would be known
        is_deed = decides(asked, puzzle)
        # Whatever the others answer, the solution holds.
        option = left.pop(0) if is_deed else usual(asked)
        yield match, option, is_deed
        match.choose(option)


def decides(asked: Decision, puzzle: Puzzle) -> bool:
    """Whether the solution has to answer that question."""
    return asked.player == puzzle.seat and len(asked.options) > 1


@cache
def deeds(game: str, puzzle: Puzzle, language: str) -> tuple[str, ...]:
    """What the solution does, in words: a text for each of its answers that is needed."""
    said: list[str] = []
    for match, option, is_deed in walk(game, puzzle):
        if is_deed:
            view = match.view(puzzle.seat)
            question = view.question
            assert question is not None  # somebody is asked
            choice = next(choice for choice in question.choices if choice.id == option)
            said.append(sentences_of(view, language).option(choice, question))
    return tuple(said)
