"""Learning: open a lesson, go on in it, try again, play on from it, a first game with a guide."""

from dataclasses import replace
from typing import Any

from app import curtain
from app.acts import opening
from app.acts.playing import moved
from app.acts.saving import header, whole_change
from app.effects import ClearLink, Intent, Read, Remember, Show, Step
from app.i18n.text import Text
from app.learning import EASY, Learning, begun, seats_of
from app.lessons import Lesson
from app.puzzles.shelf import PUZZLE, PuzzleLesson, lesson_of
from app.seats import Computer, characters_of, words_of
from app.storage import Change, Kept
from app.table import NEVER, Notice, Table
from engine.core.errors import HandoverError
from engine.core.match import Match
from engine.games import load_game

LINK, PUZZLE_LINK = "lesson=", "puzzle="
"""How links begin: to a lesson, "lesson=inbetween/pull", to a puzzle, "puzzle=inbetween/98b2f4"."""


def word_of(game: str, lesson: Lesson) -> str:
    """A lesson as links, settings and intents name it."""
    return f"{game}/{lesson.id}"


def lesson_at(word: str, *, developer: bool) -> Lesson | None:
    """The lesson that a word names; None if there is none, or no longer."""
    game, _, lesson = word.partition("/")
    try:
        return lesson_of(load_game(game, developer=developer).name, lesson)
    except HandoverError:
        return None


def open_link(table: Table, intent: Intent) -> Step:
    """Open what a link leads to: a lesson, or a game."""
    link = str(intent.value)
    if link.startswith(LINK):
        word = link.removeprefix(LINK)
    elif link.startswith(PUZZLE_LINK):
        game, _, puzzle = link.removeprefix(PUZZLE_LINK).partition("/")
        word = f"{game}/{PUZZLE}{puzzle}"
    else:
        return opening.open_link(table, intent)
    step = open_lesson(table, intent._replace(value=word))
    return Step(step.table, (*step.effects, ClearLink()))


def link_to(game: str, lesson: Lesson) -> str:
    """A lesson in an address; a solution as the puzzle that it solves."""
    if isinstance(lesson, PuzzleLesson):
        return f"{PUZZLE_LINK}{game}/{lesson.puzzle.id}"
    return f"{LINK}{word_of(game, lesson)}"


def open_lesson(table: Table, intent: Intent) -> Step:
    """Open a lesson where it was left; `value` is "inbetween/pull"."""
    word = str(intent.value)
    lesson = lesson_at(word, developer=table.developer)
    if lesson is None:
        return opening.tell(table, gone(word))
    return Step(table, (Read(id_of(word), lesson=word),))


def gone(word: str) -> Notice:
    """That a lesson or a puzzle is not there any more."""
    is_puzzle = word.partition("/")[2].startswith(PUZZLE)
    return Notice("bad.puzzle" if is_puzzle else "bad.lesson", {})


def id_of(word: str) -> str:
    """The id under which a device keeps a lesson: it keeps each of them once."""
    return f"lesson-{word.replace('/', '-')}"


def taught(table: Table, intent: Intent) -> Step:
    """Go on with a lesson that is kept, or begin it: `value` is its word and what is kept."""
    word, kept = intent.value
    lesson = lesson_at(word, developer=table.developer)
    assert lesson is not None  # it was there a moment ago
    if isinstance(kept, Kept) and not Learning(lesson).plays_itself:
        step = opening.opened(table, intent._replace(value=kept))
        learning = step.table.learning
        # A lesson that was played by other rules, or is damaged, costs less to begin again.
        if learning is not None and not learning.is_done and step.table.notice is None:
            return step
    return begin(table, intent, word, lesson)


def begin(table: Table, intent: Intent, word: str, lesson: Lesson) -> Step:
    """A lesson from its beginning."""
    try:
        learning, match = begun(lesson)
    except HandoverError:
        # The rules have changed, and nobody has laid it out by the new ones yet.
        return opening.tell(table, gone(word))
    seats = words_of(seats_of(match.game.name, lesson, len(match.setup.names)))
    table = opening.seated(table, match, intent, "pass", "", seats)
    table = replace(table, id=id_of(word), learning=learning)
    return Step(table, (whole_change(table, intent), Show("table")))


# At the table ------------------------------------------------------------------------------


def step(table: Table, intent: Intent) -> Step:
    """Go on ("on"), try the step again ("again"), or let a show stand still ("pause")."""
    learning, match = table.learning, table.match
    if learning is None or match is None:
        return Step(table)
    if intent.value == "pause":
        return Step(replace(table, paused=not table.paused))
    table = replace(table.bare(), replaced=())
    if intent.value == "again":
        return put(table, intent, learning, learning.tried_again(match))
    if intent.value != "on" or learning.is_done:
        return Step(table)
    option = learning.next_shown(match)
    if option and match.pending is not None and option in match.pending.options:
        # One choice after the other, so that each is seen.
        match.choose(option)
        learning = learning if learning.next_shown(match) else learning.onward(match)
        return moved(replace(table, learning=learning), intent, option)
    return put(table, intent, *learning.gone_on(match))


def put(table: Table, intent: Intent, learning: Learning, match: Match[Any]) -> Step:
    """Put that match on the table: what differs goes back, and is chosen otherwise."""
    assert table.match is not None  # it gives way
    was, now = table.match.choices, match.choices
    same = next((n for n, two in enumerate(zip(was, now, strict=False)) if two[0] != two[1]), None)
    kept = min(len(was), len(now)) if same is None else same
    back = [len(was) - kept] if len(was) > kept else []
    table = replace(table, match=match, learning=learning)
    if back or now[kept:]:
        return moved(table, intent, *back, *now[kept:])
    # What another seat has done was seen.
    asked = table.policy.as_asked(match.pending)
    table = replace(table, showing=False)
    table = table.under(curtain.follow(table.curtain, asked, table.manner))
    return Step(table, (Change(header(table, intent), []),))


def play_on(table: Table, intent: Intent) -> Step:
    """The position of a lesson becomes a game like any other, against the Easy level."""
    match = table.match
    if table.learning is None or match is None:
        return Step(table)
    table = replace(table.bare(), learning=None, id=f"{intent.fresh:x}", created=intent.now)
    table = replace(table, way_back=NEVER, paused=False)
    return Step(table, (whole_change(table, intent),))


def first_game(table: Table, intent: Intent) -> Step:
    """A first game with a guide, against the Easy level; `value` names the game."""
    name = str(intent.value)
    try:
        game = load_game(name, developer=table.developer)
    except HandoverError as error:
        return opening.refuse(table, error, "bad.setup")
    text = Text(table.language)
    names = [text(f"seat.{name}.{seat}") for seat in range(game.fewest)]
    known = characters_of(name)
    others = [str(Computer(EASY, known[0]))] * (game.fewest - 1) if known else []
    wish = {"game": name, "names": names, "seats": ["", *others], "seating": "pass"}
    return opening.start(table, intent._replace(value={**wish, "guided": True}))


def set_up(table: Table, intent: Intent) -> Step:
    """To the lobby, with the set-up of a game: for whoever knows it."""
    return Step(opening.fresh(table), (Show("lobby", str(intent.value)),))


def remembering(step: Step) -> Step:
    """The device remembers a lesson as soon as it is finished."""
    learning, settings = step.table.learning, step.table.settings
    if learning is None or not learning.is_done or step.table.watching:
        return step
    if isinstance(learning.lesson, PuzzleLesson) and learning.lesson.plays_itself:
        return step  # who has seen the solution has not solved it
    learned = settings.having_learned(word_of(step.table.game, learning.lesson))
    if learned == settings:
        return step
    return Step(replace(step.table, settings=learned), (*step.effects, Remember(learned)))
