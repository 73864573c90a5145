"""What InBetween teaches: every lesson can be done, missed and read in time, in every language."""

import json
import re
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from app.curtain import EVERYTHING_OPEN, Curtain, Stance
from app.i18n import text as i18n
from app.i18n.text import LANGUAGES, Text
from app.learning import Learning, answer, answer_for_others, begun, is_others_turn, shown_way
from app.lessons import Lesson, Step, curriculum_of
from app.node import Node
from app.screens import render_table
from app.screens.glow import is_there
from app.screens.lesson import LOOK_MILLISECONDS, WORD_MILLISECONDS
from app.table import Table
from engine.core.match import Match
from engine.games import load_game
from engine.inbetween.data import CREATURE, TOWN
from tests.app.lessons import play_shown
from tests.app.test_glossary import catalogues_of, glossary

CURRICULUM = curriculum_of("inbetween")
SHOW, LESSONS, GUIDE = CURRICULUM.show, CURRICULUM.lessons, CURRICULUM.guide
ALL = (SHOW, *LESSONS)
STEPS = [
    pytest.param(lesson, place, id=f"{lesson.id}-{step.id}")
    for lesson in ALL
    for place, step in enumerate(lesson.steps)
]

WORDS_A_SECOND = 200 / 60
SECONDS_A_TAP = 2


def by_id(lesson) -> str:
    return getattr(lesson, "id", str(lesson))


each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=by_id)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def words_of(language: str) -> dict[str, str]:
    """The catalogue of the lessons."""
    path = Path(i18n.__file__).with_name(f"inbetween-lessons.{language}.json")
    return json.loads(path.read_text("utf-8"))["messages"]


def key_of(lesson: Lesson, part: str) -> str:
    return f"inbetween.lesson.{lesson.id}.{part}"


# The lessons -------------------------------------------------------------------------


def test_six_lessons_are_taught_in_this_order():
    assert [lesson.id for lesson in LESSONS] == [
        "pull",
        "middle",
        "energy",
        "marker",
        "equipment",
        "hunt",
    ]


@each_lesson
def test_a_lesson_has_three_to_seven_steps(lesson):
    assert 3 <= len(lesson.steps) <= 7


@each_lesson
def test_the_game_can_go_on_after_a_lesson(lesson):
    assert play_shown(lesson).pending is not None


def test_the_show_ends_with_a_win():
    assert play_shown(SHOW).state.winners == [TOWN]


def test_the_first_tap_of_the_first_lesson_is_a_real_choice():
    _, match = begun(LESSONS[0])
    assert match.pending.kind == "act"
    assert len(match.pending.options) > 3


def play_on(match: Match, *options: str) -> Match:
    for option in options:
        match.choose(option)
    return match


def test_the_awareness_lesson_leaves_a_win_within_reach():
    lesson = CURRICULUM.lesson("marker")
    match = play_shown(lesson)
    answer_for_others(lesson, match)
    play_on(match, "rest", "end", "raise")
    assert (match.state.ending, match.state.winners) == ("awareness", [TOWN])


def test_the_creatures_lesson_leaves_a_win_within_reach():
    lesson = CURRICULUM.lesson("hunt")
    match = play_on(play_shown(lesson), "end")
    answer_for_others(lesson, match)
    play_on(match, "abduction_2")
    play_on(match, match.pending.options[0], "activate", "remove:timmy")
    assert (match.state.ending, match.state.winners) == ("five_left", [CREATURE])


# Missing a step ----------------------------------------------------------------------

ELSE = ("rest", "done", "pass", "end")
"""What somebody chooses who does something else than the step is about."""


def something_else(match: Match, step: Step) -> str:
    """A legal choice beside the shown way; what the way shows if there is no other."""
    options = match.pending.options
    beside = [option for option in (*ELSE, *options) if option in options]
    return next((option for option in beside if option not in step.path), beside[0])


def played_otherwise(lesson: Lesson, place: int) -> tuple[Learning, Match]:
    """What becomes of a step if the learner does something else: until it is missed or over."""
    learning, match = shown_way(lesson, place)
    while learning.place == place and not learning.is_missed(match):
        mine = not is_others_turn(lesson, match)
        match.choose(something_else(match, learning.step) if mine else answer(lesson, match))
        learning = learning.after(match)
    return learning, match


@pytest.mark.parametrize(("lesson", "place"), STEPS)
def test_a_miss_is_recognised_and_has_a_word_of_its_own(lesson, place):
    step = lesson.steps[place]
    own_word = key_of(lesson, f"{step.id}.missed") in words_of("en")
    if step.goal is None:
        assert not own_word
        return
    learning, match = played_otherwise(lesson, place)
    # What cannot be missed needs no word for it.
    assert (learning.place == place) == own_word
    if own_word:
        assert not learning.is_missed(learning.tried_again(match))
        assert learning.gone_on(match).learning.place == place + 1


# What glows --------------------------------------------------------------------------


def screen_of(match: Match) -> Node:
    pending = match.pending
    curtain = Curtain(Stance.OPEN, pending.player) if pending else EVERYTHING_OPEN
    return render_table(Table(match=match, curtain=curtain))


def screens(lesson: Lesson, place: int) -> Iterator[Node]:
    """The screens of a step for somebody who chooses what glows, whichever of it comes first.

    In a step without a goal everybody waits for the reader; what it shows is seen one by one.
    """
    learning, match = shown_way(lesson, place)
    if learning.step.goal is None:
        yield screen_of(match)
        for option in learning.step.path:
            yield screen_of(play_on(match, option))
    else:
        answer_for_others(lesson, match)
        yield from glowing(learning, match)


def glowing(learning: Learning, match: Match) -> Iterator[Node]:
    """The screen now, and all that follow by what glows until the goal is reached."""
    assert not learning.is_missed(match), f"{match.choices[-1]} leads away"
    yield screen_of(match)
    for option in match.pending.options:
        if f"choose:{option}" in learning.step.points:
            twin = play_on(match.clone(), option)
            if not learning.is_reached(twin):
                answer_for_others(learning.lesson, twin)
            if not learning.is_reached(twin):
                yield from glowing(learning, twin)


@pytest.mark.parametrize(("lesson", "place"), STEPS)
def test_what_a_step_points_at_is_on_the_screen(lesson, place):
    step = lesson.steps[place]
    shown = [
        {one for one in step.points if is_there(screen, [one])} for screen in screens(lesson, place)
    ]
    assert shown[0]
    # Something glows whenever the learner chooses, and nothing is named in vain.
    assert all(shown) or step.goal is None
    assert set().union(*shown) == set(step.points)


# The words ---------------------------------------------------------------------------


@each_language
def test_every_tip_has_its_words_and_there_are_no_others(language):
    found = {key for key in words_of(language) if key.startswith("inbetween.guide.")}
    assert found == {f"inbetween.guide.{tip.id}" for tip in GUIDE}


@each_language
def test_a_tip_is_two_sentences_at_most(language):
    for tip in GUIDE:
        sentences = re.findall(r"[.!?](?=\s|$)", words_of(language)[f"inbetween.guide.{tip.id}"])
        assert 1 <= len(sentences) <= 2, tip.id


@each_language
def test_the_words_are_those_of_the_glossary(language):
    found = [
        f"{key}: {pattern}"
        for entry in glossary(language)
        if "inbetween" in catalogues_of(entry)
        for pattern in entry["not"]
        for key, words in words_of(language).items()
        if re.search(pattern, words)
    ]
    assert found == []


def seconds(lesson: Lesson, language: str) -> float:
    """How long a lesson takes somebody who reads at an even pace and taps as it is shown."""
    said = words_of(language)
    read = [said[key_of(lesson, part)] for part in (*(step.id for step in lesson.steps), "done")]
    taps = 0
    for place, step in enumerate(lesson.steps):
        if step.goal is None:
            taps += 1
            continue
        _, match = shown_way(lesson, place)
        for option in step.path:
            answer_for_others(lesson, match, [option])
            taps += match.pending.player == lesson.seat
            match.choose(option)
    return sum(len(words.split()) for words in read) / WORDS_A_SECOND + taps * SECONDS_A_TAP


@each_language
@each_lesson
def test_a_lesson_is_read_and_tapped_within_ninety_seconds(lesson, language):
    assert 40 <= seconds(lesson, language) <= 90


@each_language
def test_the_show_takes_a_minute(language):
    said = [words_of(language)[key_of(SHOW, step.id)] for step in SHOW.steps]
    read = sum(len(words.split()) for words in said) * WORD_MILLISECONDS
    # A step with a path goes on with each of its choices.
    looked = sum(len(step.path) or 1 for step in SHOW.steps) * LOOK_MILLISECONDS
    assert 50_000 <= read + looked <= 70_000


@each_language
def test_cards_are_called_what_the_screen_calls_them(language):
    text, said = Text(language), words_of(language)
    for lesson in ALL:
        for step in lesson.steps:
            for point in step.points:
                card = re.fullmatch(r"choose:([a-z_]+?)(_\d)?", point)
                title = text(f"inbetween.card.{card[1]}") if card else ""
                if title and not title.startswith("inbetween."):
                    assert mentions(said[key_of(lesson, step.id)], title) or step.id == "card"


def mentions(words: str, title: str) -> bool:
    """Whether a text names a card, in whatever case its language asks for."""
    stems = [word[: max(3, len(word) - 2)].lower() for word in title.split()]
    return all(stem in words.lower() for stem in stems)


# The guide ---------------------------------------------------------------------------


def spoken(match: Match, seat: int, given: Collection[str]) -> str:
    """The tip that the guide gives a seat now, of those that it has not given yet."""
    seen = [entry.event for entry in match.story(seat, len(match.choices))]
    view = match.view(seat)
    return next(tip.id for tip in GUIDE if tip.id not in given and tip.when(view, seen))


def fitting(lesson: Lesson) -> set[str]:
    """Every tip that fits some moment of a lesson's shown way."""
    found: set[str] = set()
    match = lesson.lay_out()
    for option in [*play_shown(lesson).choices, ""]:
        seen = [entry.event for entry in match.story(lesson.seat, len(match.choices))]
        found |= {tip.id for tip in GUIDE if tip.when(match.view(lesson.seat), seen)}
        if option:
            match.choose(option)
    return found


def test_the_guide_has_about_a_dozen_and_a_half_tips():
    assert 12 <= len(GUIDE) <= 18
    assert len({tip.id for tip in GUIDE}) == len(GUIDE)


def test_every_tip_fits_some_moment_of_the_lessons():
    assert set().union(*map(fitting, ALL)) == {tip.id for tip in GUIDE}


def test_the_guide_begins_with_what_can_be_done():
    match = Match.start(load_game("inbetween"), 1)
    assert spoken(match, match.pending.player, ()) == "turn"


def test_the_guide_speaks_first_of_what_decides_the_game():
    match = SHOW.lay_out()
    assert spoken(match, TOWN, ()) == "two_locked"
    play_on(match, "rescue", "shift:mina:7")
    assert spoken(match, TOWN, ("two_locked",)) == "pay"
    assert spoken(match, TOWN, ("two_locked", "pay")) == "shift"


def test_a_question_that_waits_comes_before_what_has_happened():
    match = CURRICULUM.lesson("marker").lay_out()
    play_on(match, "rest", "end")
    assert spoken(match, TOWN, ()) == "raise"


def test_nobody_is_told_to_pay_who_cannot():
    match = CURRICULUM.lesson("pull").lay_out()
    play_on(match, "rescue", "shift:mina:6")
    assert match.pending.kind == "activate"
    assert spoken(match, TOWN, ("two_locked",)) == "shift"
