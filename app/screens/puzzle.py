"""What a puzzle says: what is asked for, that it is solved and why, its solution, what is next."""

from typing import Any

from app.i18n.names import seat_name
from app.i18n.text import Text
from app.learning import Learning
from app.node import Child, Node, h
from app.puzzles.shelf import (
    HEIGHTS,
    PUZZLE,
    SOLUTION,
    PuzzleLesson,
    deeds,
    height_of,
    puzzles_of,
)
from app.settings import Settings
from app.widgets import button, sign
from engine.core.match import Match


def title(lesson: PuzzleLesson, text: Text) -> str:
    """What a puzzle is called."""
    return text("puzzle.title", number=lesson.number)


def words(learning: Learning, lesson: PuzzleLesson, match: Match[Any], text: Text) -> str:
    """What a puzzle says now."""
    if lesson.plays_itself:
        said = deeds(lesson.game, lesson.puzzle, text.language)
        if learning.place < len(said):
            return text("puzzle.step", what=said[learning.place])
        return why(lesson, match, text)
    if learning.is_done:
        return text("puzzle.solved", why=why(lesson, match, text))
    if learning.is_missed(match):
        return text("puzzle.missed")
    return aim(lesson, match, text)


def aim(lesson: PuzzleLesson, match: Match[Any], text: Text) -> str:
    """Who is to play, and what for."""
    puzzle = lesson.puzzle
    who = seat_name(text, lesson.game, puzzle.seat, match.setup.names)
    asked = text(f"puzzle.{lesson.game}.{puzzle.aim.id}", amount=puzzle.aim.amount)
    return text("puzzle.aim", who=who.label, what=asked)


def why(lesson: PuzzleLesson, match: Match[Any], text: Text) -> str:
    """Why the solution works: what it comes to, and the choice that mattered most."""
    puzzle = lesson.puzzle
    about = f"puzzle.{lesson.game}"
    ended = f"{about}.{match.view(None).ending}.why"
    key = ended if ended in text else f"{about}.{puzzle.aim.id}.why"
    reason = text(key, amount=puzzle.aim.amount)
    deed, fork = deeds(lesson.game, puzzle, text.language)[puzzle.key], puzzle.fork
    return f"{reason} {text('puzzle.key', what=deed, count=fork.options, right=fork.right)}"


def ways_on(
    learning: Learning, lesson: PuzzleLesson, match: Match[Any], text: Text
) -> list[Node | None]:
    """Try again, or see the solution; once it is solved, the next one."""
    if learning.is_done:
        again = f"lesson:{lesson.game}/{PUZZLE}{lesson.puzzle.id}"
        return [
            button("leave", text("lesson.back"), class_="quiet"),
            button(again, text("lesson.again")) if lesson.plays_itself else None,
            next_button(lesson, text),
        ]
    if learning.is_missed(match):
        return [
            solution_button(lesson, text, class_="quiet"),
            button("step:again", text("lesson.again"), class_="primary"),
        ]
    return []


def solution_button(lesson: PuzzleLesson, text: Text, **attributes: str) -> Node:
    """Shows the solution, choice by choice."""
    word = f"{lesson.game}/{SOLUTION}{lesson.puzzle.id}"
    return button(f"lesson:{word}", text("puzzle.show"), **attributes)


def next_button(lesson: PuzzleLesson, text: Text) -> Node:
    """The next puzzle; after the last one the list."""
    puzzles = puzzles_of(lesson.game)
    if lesson.number == len(puzzles):
        return button("panel:learn", text("puzzle.list"), class_="primary")
    word = f"{lesson.game}/{PUZZLE}{puzzles[lesson.number].id}"
    return button(f"lesson:{word}", text("puzzle.next"), class_="primary")


def shelf(game: str, settings: Settings, text: Text) -> list[Child]:
    """All puzzles of a game as numbers, by how hard they are; the solved ones are ticked."""
    puzzles = puzzles_of(game)
    if not puzzles:
        return []
    rows: dict[str, list[Node]] = {height: [] for height in HEIGHTS}
    for place, puzzle in enumerate(puzzles):
        word = f"{game}/{PUZZLE}{puzzle.id}"
        is_solved = word in settings.lessons
        named = text("puzzle.done" if is_solved else "puzzle.title", number=place + 1)
        rows[height_of(place, len(puzzles))].append(
            button(
                f"lesson:{word}",
                str(place + 1),
                sign("done") if is_solved else None,
                class_="solved" if is_solved else "unsolved",
                aria_label=named,
            )
        )
    lines = [
        h(
            "div",
            {"class": "puzzle-row", "key": height},
            h("span", {}, text(f"puzzle.{height}")),
            row,
        )
        for height, row in rows.items()
    ]
    return [
        h("h3", {}, text("puzzle.list")),
        h("p", {"class": "hint"}, text("puzzle.list.text")),
        h("div", {"class": "puzzles", "key": "puzzles"}, lines),
    ]
