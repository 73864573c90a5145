"""All that is taught: every lesson can be played to its end, and has words in every language."""

import json
from pathlib import Path

import pytest

from app.acts.lessons import word_of
from app.i18n.text import LANGUAGES, Text
from app.learning import Learning
from app.lessons import Lesson, curriculum_of
from app.node import to_html
from app.screens import render_table
from engine.games import DEVELOPER_GAMES, LOBBY_GAMES
from tests.app.lessons import play_by_chance, play_shown, tables_of_the_shown_way
from tests.scale import amount

FOLDER = Path(__file__).parents[2] / "app" / "i18n"
MOST_WORDS = 29
"""A step says less than 30 words: nobody reads more before touching anything."""
MOST_SHOWN_WORDS = 200
"""A minute at 200 words a minute."""
GAMES = [game for game in (*LOBBY_GAMES, *DEVELOPER_GAMES) if curriculum_of(game).lessons]


def taught_in(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game and its show."""
    taught = curriculum_of(game)
    return (*taught.lessons, *((taught.show,) if taught.show else ()))


TAUGHT = [pytest.param(g, one, id=word_of(g, one)) for g in GAMES for one in taught_in(g)]
every_lesson = pytest.mark.parametrize(("game", "lesson"), TAUGHT)


@every_lesson
def test_the_shown_way_reaches_every_goal(game, lesson):
    match = play_shown(lesson)
    assert match.game.name == game


@pytest.mark.timeout(300)
@every_lesson
def test_chance_never_gets_stuck(game, lesson):
    for seed in range(amount(20, 2)):
        play_by_chance(lesson, seed)


@every_lesson
def test_what_a_step_points_at_is_on_the_screen(game, lesson):
    for table in tables_of_the_shown_way(lesson):
        step = table.learning.step
        if step is None or not step.points or table.errand:
            continue
            assert "hinted" in to_html(render_table(table)), f"{step.id}: {step.points}"
        assert table.game == game


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_every_step_has_its_words_and_few_of_them(game, lesson, language):
    text, about = Text(language), f"{game}.lesson.{lesson.id}"
    for name in ("title", "idea", "done"):
        assert f"{about}.{name}" in text
    for step in lesson.steps:
        assert f"{about}.{step.id}" in text, step.id
        for said in (f"{about}.{step.id}", f"{about}.{step.id}.missed"):
            assert said not in text or len(text(said).split()) <= MOST_WORDS, said


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_of_lessons_that_there_are_in_their_order(game, language):
    """The lobby lists the lessons as the catalogue has them, before Python is up."""
    path = FOLDER / f"{game}-lessons.{language}.json"
    keys = json.loads(path.read_text("utf-8"))["messages"]
    spoken = [key.split(".") for key in keys if key.startswith(f"{game}.lesson.")]
    listed = [parts[2] for parts in spoken if parts[3:] == ["title"]]
    assert [one for one in listed if one != "show"] == [
        one.id for one in curriculum_of(game).lessons
    ]
    known = {
        one.id: {"title", "idea", "done", *(s.id for s in one.steps)} for one in taught_in(game)
    }
    for _, _, lesson, step, *more in spoken:
        assert step in known[lesson], (lesson, step)
        assert more in ([], ["missed"])


@pytest.mark.parametrize("game", GAMES)
def test_the_show_plays_itself_within_a_minute(game):
    show = curriculum_of(game).show
    assert show is not None
    assert show.id == "show"
    assert Learning(show).plays_itself
    for language in LANGUAGES:
        said = [Text(language)(f"{game}.lesson.show.{step.id}") for step in show.steps]
        assert sum(len(words.split()) for words in said) <= MOST_SHOWN_WORDS


@pytest.mark.parametrize("game", GAMES)
def test_no_two_lessons_or_steps_share_a_name(game):
    names = [lesson.id for lesson in taught_in(game)]
    assert len(set(names)) == len(names)
    for lesson in taught_in(game):
        steps = [step.id for step in lesson.steps]
        assert len(set(steps)) == len(steps)
        assert not {"title", "idea", "done"}.intersection(steps)
