"""What Twisted Cryptids teaches: what it pays, what is a miss, what glows, how long it takes.

That every lesson can be played to its end and has its words is tested for all games at once
(tests/app/test_curricula.py).
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import app
from app.games.cryptids.curriculum import CURRICULUM, DUSK_FALLS, ROUND, SHOW
from app.i18n.text import LANGUAGES
from app.learning import answer, begun
from app.lessons import Lesson, Step
from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.data import EVENTS, KIND_OF, SIGHTING_OF, TRAITS
from tests.app.cryptids.sittings import CryptidsSitting
from tests.app.lessons import play_shown
from tests.app.reading import nodes
from tests.app.test_lessons import Schooling

EVERYTHING = (*CURRICULUM.lessons, SHOW)
CATALOGUES = Path(app.__file__).parent / "i18n"
MOST_SENTENCES = 2
WORDS_A_MINUTE, SECONDS_A_TAP = 200, 2.0
LONGEST = 100

each_lesson = pytest.mark.parametrize("lesson", EVERYTHING, ids=lambda lesson: lesson.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def lesson_named(name: str) -> Lesson:
    lesson = CURRICULUM.lesson(name)
    assert lesson is not None
    return lesson


# The shown way -----------------------------------------------------------------------


def myth(match: Match[Any]) -> list[int]:
    return [player["myth"] for player in match.view(0).table["players"]]


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("crown", [5, 5, 5], [10, 5, 5]),
        ("dusk", [5, 5, 5], [12, 5, 5]),
        ("functions", [5, 5, 5], [13, 5, 5]),
        ("round", [9, 14, 11], [13, 14, 11]),
        ("others", [16, 24, 19], [20, 23, 19]),
        ("show", [14, 21, 19], [53, 41, 40]),
    ],
)
def test_the_shown_way_pays_as_the_words_say(name, before, after):
    lesson = lesson_named(name)
    assert myth(lesson.lay_out()) == before
    assert myth(play_shown(lesson)) == after


def test_the_show_ends_with_the_learner_as_the_winner():
    assert play_shown(SHOW).view(0).winners == (0,)


@each_lesson
def test_whoever_plays_on_from_a_lesson_draws_from_shuffled_decks(lesson):
    t = lesson.lay_out().state
    for pile, order in ((t.deck, [*KIND_OF]), (t.event_deck, [*EVENTS]), (t.trait_box, [*TRAITS])):
        assert pile != [card for card in order if card in pile]


# Misses ------------------------------------------------------------------------------


def missed_by(lesson: Lesson, *choices: str) -> str:
    """The step that the learner misses by these choices; others answer by themselves."""
    learning, match = begun(lesson)
    left = list(choices)
    while not learning.is_missed(match):
        if learning.step is None:
            return ""
        if learning.step.goal is None:
            learning, match = learning.gone_on(match)
        elif match.pending.player != lesson.seat:
            match.choose(answer(lesson, match))
        elif left:
            match.choose(left.pop(0))
        else:
            return ""
        learning = learning.after(match)
    assert not left
    return learning.step.id if learning.step else ""


LURED = ["lure_or_scare_researcher_1", "lure:witch_ridge:maple_lake:researcher_2"]
SCARED = ["lure_or_scare_hunter_1", "scare:maple_lake:scenic_swamp:hunter_2"]
LURED_AWAY = ["lure_or_scare_hunter_1", "lure:witch_ridge:crystal_river:hunter_2"]


@pytest.mark.parametrize(
    ("name", "choices", "missed"),
    [
        ("crown", LURED, ""),
        ("crown", ["pass"], "lure"),
        ("crown", ["attract_human_1", "attract:rest:maple_lake:hiker_1", "end"], "lure"),
        ("dusk", ["pass"], "choose"),
        ("dusk", ["attract_human_1", "attract:rest:crystal_river:hiker_1", "end"], "choose"),
        ("dusk", ["attract_human_1", "attract:rest:maple_lake:researcher_1"], ""),
        ("functions", ["pass"], "scare"),
        ("functions", SCARED, ""),
        ("functions", [*SCARED, "end", "pass"], "lure"),
        ("others", ["pass"], "lure"),
        ("others", [*LURED_AWAY, "end"], "lure"),
    ],
)
def test_a_miss_is_noticed_only_when_it_is_one(name, choices, missed):
    assert missed_by(lesson_named(name), *choices) == missed


@pytest.mark.parametrize("site", ["crystal_river", "scenic_swamp"])
def test_two_sites_tie_whatever_the_learner_does_at_dawn(site):
    match = ROUND.lay_out()
    match.choose(f"attract:rest:{site}:hiker_2")
    assert match.pending.options == ("maple_lake", "pinehill_park")
    assert match.pending.player == ROUND.seat


def test_each_of_the_three_stacks_can_be_chosen():
    earned = {}
    for site in ("maple_lake", "crooked_chasm", "crystal_river"):
        match = DUSK_FALLS.lay_out()
        for choice in ("attract_human_1", f"attract:rest:{site}:hiker_1", "end"):
            match.choose(choice)
        (card,) = (e.event.args["card"] for e in match.log if e.event.kind == "reveals")
        earned[SIGHTING_OF[card]] = myth(match)[0] - 5
    assert earned == {"moon_shadow": 1, "charge": 5, "owl_choir": -1}


# On the screen -----------------------------------------------------------------------


class Pupil(Schooling, CryptidsSitting):
    """Somebody who takes a lesson, and taps only what glows."""

    def __init__(self, lesson: Lesson) -> None:
        self.taps = self.covers = 0
        super().__init__(f"cryptids/{lesson.id}")

    def tap(self, act: str):
        if act.startswith(("choose:", "select:")):
            assert act in self.glowing
        return super().tap(act)

    @property
    def glowing(self) -> list[str]:
        """What glows, by its intent or its key."""
        found = (node.attributes for node in nodes(self.screen))
        glowing = [one for one in found if "hinted" in str(one.get("class", "")).split()]
        return [one.get("data-act") or f"#{one['key']}" for one in glowing]

    def see(self) -> None:
        """What is played back by itself is over."""
        if self.table.moment is not None:
            self.do("moment", "")


def taken(lesson: Lesson) -> Iterator[tuple[Step, int]]:
    """The steps of the shown way, and how many taps each takes."""
    pupil = Pupil(lesson)
    for step in lesson.steps:
        pupil.see()
        assert pupil.step == step.id
        assert pupil.glowing, f"{step.id}: nothing glows"
        before = pupil.taps
        if step.goal is None:
            while pupil.step == step.id:
                pupil.see()
                pupil.tap("step:on")
        for option in step.path if step.goal else ():
            pupil.others()
            pupil.choose(option)
        taps = pupil.taps - before
        pupil.others()
        yield step, taps


@cache
def taps_in(name: str) -> int:
    return sum(taps for _, taps in taken(lesson_named(name)))


@each_lesson
def test_what_a_step_points_at_glows_and_is_what_is_tapped(lesson):
    assert [step for step, _ in taken(lesson)] == list(lesson.steps)


# Words -------------------------------------------------------------------------------


def words(language: str) -> dict[str, str]:
    text = (CATALOGUES / f"cryptids-lessons.{language}.json").read_text("utf-8")
    said: dict[str, str] = json.loads(text)["messages"]
    return said


@each_language
def test_a_lesson_is_read_and_tapped_in_time(language):
    said, late = words(language), {}
    for lesson in CURRICULUM.lessons:
        read = [said[f"cryptids.lesson.{lesson.id}.{step.id}"] for step in lesson.steps]
        seconds = len(" ".join(read).split()) * 60 / WORDS_A_MINUTE
        seconds += taps_in(lesson.id) * SECONDS_A_TAP
        if seconds >= LONGEST:
            late[lesson.id] = seconds
    assert late == {}


@each_language
def test_every_tip_has_its_words_at_most_two_sentences(language):
    said = words(language)
    tips = {key: text for key, text in said.items() if key.startswith("cryptids.guide.")}
    assert list(tips) == [f"cryptids.guide.{tip.id}" for tip in CURRICULUM.guide]
    ends = {key: len(re.findall(r"[.!?](?:\s|$)", text)) for key, text in tips.items()}
    assert {key: count for key, count in ends.items() if count > MOST_SENTENCES} == {}


def test_all_languages_say_the_same_things():
    first, *others = (list(words(language)) for language in LANGUAGES)
    assert others == [first, first]


# The guide ---------------------------------------------------------------------------


def moments(seed: int, seats: int, player: int | None = 0) -> Iterator[list[str]]:
    """The tips that fit after each choice of a game by chance."""
    match, dice = Match.start(GAME, seed, GAME.roles[:seats]), Random(seed)
    while match.pending is not None:
        match.choose(dice.choice(match.pending.options))
        view = match.view(player)
        seen = [entry.event for entry in match.story(player, len(match.choices))]
        yield [tip.id for tip in CURRICULUM.guide if tip.when(view, seen)]


def tips_of(seed: int, seats: int) -> set[str]:
    """The tips that one player is given: the first that fits and was not given yet."""
    given: list[str] = []
    for fitting in moments(seed, seats):
        given += [tip for tip in fitting if tip not in given][:1]
    return set(given)


def test_the_guide_has_a_word_for_all_that_happens_in_a_few_games():
    given = set().union(*(tips_of(seed, 2 + seed % 3) for seed in range(6)))
    assert given == {tip.id for tip in CURRICULUM.guide}


def test_the_public_table_gives_no_tips_about_anybodys_own_cards():
    told = {tip for fitting in moments(3, 3, player=None) for tip in fitting}
    assert told == {"end", "last_round", "tie", "power", "event", "rivals"}
