"""What Twisted Cryptids teaches: every lesson by its shown way, by chance, and word by word."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import app
from app.curtain import begin
from app.games.cryptids.curriculum import CURRICULUM, DUSK_FALLS, ROUND, SHOW
from app.i18n.text import LANGUAGES
from app.learning import answer, answer_for_others, begun, seats_of
from app.lessons import Lesson, Step, curriculum_of
from app.seats import words_of
from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.data import EVENTS, KIND_OF, SIGHTING_OF, TRAITS
from tests.app.cryptids.sittings import CryptidsSitting
from tests.app.lessons import play_by_chance, play_shown
from tests.app.reading import acts, nodes, seeds

EVERYTHING = (*CURRICULUM.lessons, SHOW)
CATALOGUES = Path(app.__file__).parent / "i18n"
MOST_WORDS, MOST_SENTENCES = 30, 2
WORDS_A_MINUTE, SECONDS_A_TAP = 200, 2.0
LONGEST_LESSON, LONGEST_SHOW = 100, 70

each_lesson = pytest.mark.parametrize("lesson", EVERYTHING, ids=lambda lesson: lesson.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def lesson_named(name: str) -> Lesson:
    lesson = CURRICULUM.lesson(name)
    assert lesson is not None
    return lesson


def test_the_page_finds_the_curriculum():
    assert curriculum_of("cryptids") is CURRICULUM


# The shown way -----------------------------------------------------------------------


@each_lesson
def test_the_shown_way_reaches_every_goal(lesson):
    play_shown(lesson)


@pytest.mark.parametrize("seed", seeds(3, 12))
@each_lesson
def test_any_legal_choices_lead_to_the_end(lesson, seed):
    play_by_chance(lesson, seed)


@each_lesson
def test_a_lesson_has_three_to_eight_steps_with_names_of_their_own(lesson):
    names = [step.id for step in lesson.steps]
    assert len(set(names)) == len(names)
    assert 3 <= len(names) <= (8 if lesson is SHOW else 7)


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
def test_whoever_goes_on_from_a_lesson_draws_shuffled_cards(lesson):
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


LURED = ("lure_or_scare_researcher_1", "lure:witch_ridge:maple_lake:researcher_2")
SCARED = ("lure_or_scare_hunter_1", "scare:maple_lake:scenic_swamp:hunter_2")


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
        (
            "others",
            ["lure_or_scare_hunter_1", "lure:witch_ridge:crystal_river:hunter_2", "end"],
            "lure",
        ),
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
    prospects = {}
    for site in ("maple_lake", "crooked_chasm", "crystal_river"):
        match = DUSK_FALLS.lay_out()
        for choice in ("attract_human_1", f"attract:rest:{site}:hiker_1", "end"):
            match.choose(choice)
        (card,) = (e.event.args["card"] for e in match.log if e.event.kind == "reveals")
        prospects[SIGHTING_OF[card]] = myth(match)[0] - 5
    assert prospects == {"moon_shadow": 1, "charge": 5, "owl_choir": -1}


# On the screen -----------------------------------------------------------------------


class Desk(CryptidsSitting):
    """The learner's table; every tap must be one that the step points at."""

    def __init__(self, lesson: Lesson) -> None:
        count = len(lesson.lay_out().setup.names)
        super().__init__(count, played_by=words_of(seats_of("cryptids", lesson, count)))
        self.points: tuple[str, ...] | None = None

    def show(self, match: Match[Any]) -> None:
        table = replace(self.table, match=match, moment=None, showing=False)
        self.table = replace(table, curtain=begin(match.pending, table.manner))

    def tap(self, act: str):
        if self.points is not None:
            assert act in glowing(self, self.points)
        return super().tap(act)


def glowing(desk: Desk, points: tuple[str, ...]) -> list[str]:
    """What glows: the first point that is on the screen, and all others of its kind."""
    keys = [f"#{node.attributes.get('key')}" for node in nodes(desk.screen)]
    there = [*acts(desk.screen), *keys]
    for point in points:
        begins = point.removesuffix("*")
        found = [
            one for one in there if one == point or (begins != point and one.startswith(begins))
        ]
        if found:
            return found
    return []


def taps_of(lesson: Lesson) -> Iterator[tuple[Step, int]]:
    """The steps of the shown way, and how many taps each takes; all are pointed at."""
    learning, match = begun(lesson)
    desk = Desk(lesson)
    for step in lesson.steps:
        desk.show(match)
        assert glowing(desk, step.points), f"{step.id}: nothing glows"
        desk.taps = 0
        for option in step.path:
            answer_for_others(lesson, match, [option])
            desk.show(match)
            if match.pending.player != lesson.seat:
                match.choose(option)
                continue
            desk.points = step.points if lesson is not SHOW else None
            desk.choose(option)
            desk.points = None
            match = desk.match
        yield step, desk.taps
        if step.goal is not None:
            learning = learning.after(match)
            while learning.step is step:
                match.choose(answer(lesson, match))
                learning = learning.after(match)
        else:
            learning = learning.onward(match)


@cache
def taps_in(name: str) -> int:
    """The taps that a lesson takes by its shown way; a step without a goal takes one, to go on."""
    return sum(taps if step.goal else 1 for step, taps in taps_of(lesson_named(name)))


@each_lesson
def test_what_a_step_points_at_is_on_the_screen_and_is_what_is_tapped(lesson):
    assert [step for step, _ in taps_of(lesson)] == list(lesson.steps)


# Words -------------------------------------------------------------------------------


def words(language: str) -> dict[str, str]:
    text = (CATALOGUES / f"cryptids-lessons.{language}.json").read_text("utf-8")
    return json.loads(text)["messages"]


def steps_words(lesson: Lesson, language: str) -> dict[str, str]:
    """What the steps of a lesson say, by the id of the step."""
    said = words(language)
    return {step.id: said[f"cryptids.lesson.{lesson.id}.{step.id}"] for step in lesson.steps}


@each_language
def test_everything_that_is_taught_has_words_and_there_are_no_others(language):
    needed, optional = set(), set()
    for lesson in EVERYTHING:
        key = f"cryptids.lesson.{lesson.id}"
        needed |= {f"{key}.{part}" for part in ("title", "idea", "done")}
        needed |= {f"{key}.{step.id}" for step in lesson.steps}
        optional |= {f"{key}.{step.id}.missed" for step in lesson.steps if step.goal}
    needed |= {f"cryptids.guide.{tip.id}" for tip in CURRICULUM.guide}
    said = set(words(language))
    assert said - optional == needed
    assert said == set(words(LANGUAGES[0]))


@each_language
def test_a_step_says_less_than_thirty_words(language):
    long = {
        f"{lesson.id}.{step}": said
        for lesson in EVERYTHING
        for step, said in steps_words(lesson, language).items()
        if len(said.split()) >= MOST_WORDS
    }
    assert long == {}


@each_language
def test_a_tip_says_at_most_two_sentences(language):
    tips = {key: said for key, said in words(language).items() if ".guide." in key}
    long = {
        key: said
        for key, said in tips.items()
        if len(re.findall(r"[.!?]+(?:\s|$)", said)) > MOST_SENTENCES
    }
    assert long == {}


@each_language
@each_lesson
def test_a_lesson_is_read_and_tapped_in_time(lesson, language):
    said = steps_words(lesson, language)
    read = sum(len(text.split()) for text in said.values()) * 60 / WORDS_A_MINUTE
    if lesson is SHOW:
        assert read <= LONGEST_SHOW
        return
    assert read + taps_in(lesson.id) * SECONDS_A_TAP < LONGEST_LESSON


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
