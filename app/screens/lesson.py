"""The words of a lesson above the table, with what leads on; the list of all lessons.

The words have a place of their own, so that they cover nothing. What they point at glows.
"""

from itertools import pairwise
from typing import Any

from app.i18n.text import Text
from app.learning import Learning
from app.lessons import Lesson, curriculum_of
from app.node import Child, Node, h
from app.puzzles.shelf import PuzzleLesson
from app.screens import puzzle
from app.screens.glow import aglow
from app.table import Table
from app.widgets import button, sign
from engine.core.match import Match

WORD_MILLISECONDS = 300
"""How long a word of a show takes to read, at 200 words a minute."""
LOOK_MILLISECONDS = 1_400
"""Time to look at the table as well; a step that goes on after its words stays so long."""
PACES = {"calm": 1.5, "normal": 1.0, "quick": 0.7}
"""How much longer a step of a show stays, by the pace of the settings."""


def with_lesson(
    inside: list[Node | None], table: Table, match: Match[Any], text: Text
) -> list[Node | None]:
    """The screen with the words of the lesson above it, and what they point at aglow."""
    learning = table.learning
    if learning is None:
        return inside
    step = learning.step
    points = [[point] for point in step.points] if step and not learning.is_missed(match) else []
    if learning.plays_itself and table.moment is None:
        # Nobody chooses anything in a show.
        inside = [node and without_touch(node) for node in inside]
    return [lesson_box(table, match, learning, text), *aglow(inside, points)]


def without_touch(node: Node) -> Node:
    """A part of the screen that only shows something; panels and the bar can be used."""
    kind = node.attributes.get("class", "").split()
    if "bar" in kind or "sheet" in kind:
        return node
    return node._replace(attributes={**node.attributes, "inert": ""})


def lesson_box(table: Table, match: Match[Any], learning: Learning, text: Text) -> Node:
    """The step that is on, in words, and what leads on from it."""
    states = ["lesson", *(["missed"] if learning.is_missed(match) else [])]
    title = titled(match.game.name, learning.lesson, text)
    steps = len(learning.lesson.steps)
    count = text("lesson.count", number=min(learning.place + 1, steps), all=steps)
    return h(
        "aside",
        {
            "class": " ".join([*states, *(["done"] if learning.is_done else [])]),
            "key": "lesson",
            "aria-label": title,
        },
        h(
            "p",
            {"class": "lesson-name"},
            h("b", {}, title) if steps > 1 else None,
            " ",
            # Small screens have room for one of the two.
            h("span", {"class": "lesson-count"}, count if steps > 1 else title),
        ),
        h(
            "p",
            {"class": "lesson-words", "key": "words", "role": "status"},
            words(table, match, text),
        ),
        h("div", {"class": "lesson-ways", "key": "ways"}, ways_on(table, match, learning, text)),
        button("leave", sign("close"), class_="tool", aria_label=text("lesson.leave"))
        if not learning.is_done
        else None,
    )


def titled(game: str, lesson: Lesson, text: Text) -> str:
    """The heading of a lesson or a puzzle."""
    if isinstance(lesson, PuzzleLesson):
        return puzzle.title(lesson, text)
    return text("lesson.title", title=title_of(game, lesson, text))


def title_of(game: str, lesson: Lesson, text: Text) -> str:
    """What a lesson is called."""
    return text(f"{game}.lesson.{lesson.id}.title")


def words(table: Table, match: Match[Any], text: Text) -> str:
    """What the step says, or what is said of one that was missed."""
    learning = table.learning
    assert learning is not None  # it has the words
    if isinstance(learning.lesson, PuzzleLesson):
        return puzzle.words(learning, learning.lesson, match, text)
    about = f"{match.game.name}.lesson.{learning.lesson.id}"
    if learning.step is None:
        return text(f"{about}.done")
    step = f"{about}.{learning.step.id}"
    if not learning.is_missed(match):
        return text(step)
    return text(f"{step}.missed" if f"{step}.missed" in text else "lesson.missed")


def ways_on(table: Table, match: Match[Any], learning: Learning, text: Text) -> list[Node | None]:
    """Go on, try again; at the end, what comes after it.

    What is played back comes to its end first.
    """
    if table.moment is not None:
        return []
    lesson = learning.lesson
    is_shown = learning.plays_itself and not learning.is_done
    if isinstance(lesson, PuzzleLesson) and not is_shown:
        return puzzle.ways_on(learning, lesson, match, text)
    if learning.is_done:
        after = after_show if learning.plays_itself else after_lesson
        return after(table, match, text)
    if learning.is_missed(match):
        return [
            button("step:on", text("lesson.on"), class_="quiet"),
            button("step:again", text("lesson.again"), class_="primary"),
        ]
    if learning.plays_itself:
        name = text("computer.pause.on" if table.paused else "computer.pause.off")
        stays = pace(table, text)
        return [
            way("step:pause", "play" if table.paused else "pause", name, data_key=" "),
            way("step:on", "on", text("moment.on"), class_="primary", data_pace=stays),
        ]
    if learning.step is None or learning.step.waits:
        return []
    return [way("step:on", "on", text("lesson.on"), class_="primary")]


def way(act: str, drawing: str, name: str, **more: object) -> Node:
    """A button that leads on; a phone has room only for its sign."""
    return button(act, sign(drawing), h("span", {}, name), aria_label=name, title=name, **more)


def pace(table: Table, text: Text) -> int | None:
    """Milliseconds until a show goes on by itself: time to read, and to look; None if it stands.

    What it shows after its words comes at once, choice by choice.
    """
    learning, match = table.learning, table.match
    if learning is None or match is None or table.panel or table.paused:
        return None
    letters = words(table, match, text)
    goes_on = len(match.choices) > learning.began_at
    read = 0 if goes_on else WORD_MILLISECONDS * len(letters.split())
    return round(PACES.get(table.settings.pace, 1) * (LOOK_MILLISECONDS + read))


def after_lesson(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """Play on from here, the next lesson, or back to the lobby."""
    assert table.learning is not None  # it is done
    game, done = match.game.name, table.learning.lesson.id
    ids = [lesson.id for lesson in curriculum_of(game).lessons]
    following = dict(pairwise(ids)).get(done)
    return [
        button("leave", text("lesson.back"), class_="quiet"),
        button("play_on", text("lesson.play")) if match.pending is not None else None,
        button(f"lesson:{game}/{following}", text("lesson.next"), class_="primary")
        if following
        else button("panel:learn", text("learn.title"), class_="primary"),
    ]


def after_show(_: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """What a newcomer may want after the show."""
    game = match.game.name
    return [
        button(f"set_up:{game}", text("learn.know"), class_="quiet"),
        button("panel:learn", text("learn.lessons")),
        button(f"first_game:{game}", text("learn.first"), class_="primary"),
    ]


# The list of lessons --------------------------------------------------------------------------


def learn(table: Table, match: Match[Any], text: Text) -> list[Child]:
    """Everything that teaches this game: the show, a first game, and the lessons in any order."""
    game = match.game.name
    taught = curriculum_of(game)
    return [
        h(
            "div",
            {"class": "menu"},
            button(f"lesson:{game}/{taught.show.id}", sign("play"), " ", text("learn.show"))
            if taught.show
            else None,
            button(f"first_game:{game}", text("learn.first")),
        ),
        h("h3", {}, text("learn.lessons")) if taught.lessons else None,
        h(
            "ol",
            {"class": "lessons"},
            [lesson_line(table, game, lesson, text) for lesson in taught.lessons],
        ),
        *puzzle.shelf(game, table.settings, text),
        h("p", {"class": "hint"}, text("menu.saved")) if not table.unkept else None,
    ]


def lesson_line(table: Table, game: str, lesson: Lesson, text: Text) -> Node:
    """A lesson of the list, ticked once it was finished here."""
    word = f"{game}/{lesson.id}"
    is_done = word in table.settings.lessons
    return h(
        "li",
        {"key": lesson.id},
        button(
            f"lesson:{word}",
            h("b", {}, title_of(game, lesson, text)),
            h("span", {}, text(f"{game}.lesson.{lesson.id}.idea")),
            h("small", {"class": "learned"}, sign("done"), text("learn.done")) if is_done else None,
            class_="way lesson-way",
        ),
    )
