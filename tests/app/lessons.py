"""Plays lessons without a page: by their shown way, and by chance. For the tests of all content."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from app.acts.opening import seated
from app.effects import Intent
from app.learning import Way, answer, answer_for_others, begun, seats_of
from app.lessons import Lesson
from app.seats import words_of
from app.table import Table
from engine.core.match import Match

EVENS = 0.5
MOST_CHOICES = 600
"""A lesson by chance ends long before: a step is missed after its turns, and gone on from."""


def play_shown(lesson: Lesson) -> Match[Any]:
    """Play the shown way: every step is shown, and its path reaches its goal and nothing more.

    Other seats answer by themselves wherever a path does not say what they choose.
    """
    learning, match = begun(lesson)
    for number, step in enumerate(lesson.steps):
        assert learning.place == number, f"{step.id} is never on: {learning.step} is"
        for option in step.path:
            answer_for_others(lesson, match, [option])
            assert match.pending is not None, f"{step.id}: the game is over before {option}"
            assert option in match.pending.options, f"{step.id}: {option}? {match.pending}"
            assert learning.place == number, f"{step.id}: {option} lies beyond its goal"
            match.choose(option)
            if step.goal is not None:
                learning = learning.after(match)
        if step.goal is None:
            learning = learning.onward(match)
        while learning.place == number and not learning.is_missed(match):
            assert match.pending is not None, f"{step.id}: the game is over"
            assert match.pending.player != lesson.seat, f"{step.id}: its path reaches no goal"
            match.choose(answer(lesson, match))
            learning = learning.after(match)
        assert learning.place > number, f"{step.id}: missed on the shown way"
    assert learning.is_done
    return match


def play_by_chance(lesson: Lesson, seed: int) -> Match[Any]:
    """Play any legal choices; a missed step is tried again or gone on from, up to the end."""
    dice = Random(seed)
    learning, match = begun(lesson)
    for _ in range(MOST_CHOICES):
        asked, step = match.pending, learning.step
        if step is None:
            return match
        is_missed = learning.is_missed(match)
        if is_missed and dice.random() < EVENS:
            match = learning.tried_again(match)
            learning = learning.after(match)
            assert not learning.is_missed(match), f"{step.id}: trying again does not help"
        elif is_missed or asked is None or (step.goal is None and dice.random() < EVENS):
            learning, match = learning.gone_on(match)
        else:
            mine = asked.player == lesson.seat
            match.choose(dice.choice(asked.options) if mine else answer(lesson, match))
            learning = learning.after(match)
    raise AssertionError(f"{lesson.id} does not end: {learning.step}")


def tables_of_the_shown_way(lesson: Lesson) -> Iterator[Table]:
    """The table as each step of the shown way begins, and at the end."""
    way: Way | None = begun(lesson)
    while way is not None:
        learning, match = way
        seats = words_of(seats_of(match.game.name, lesson, len(match.setup.names)))
        intent = Intent("lesson", fresh=7, now=7)
        table = seated(Table(), match.clone(), intent, "pass", "", seats)
        yield replace(table, learning=learning)
        if learning.is_done:
            return
        way = learning.follow(match)
    raise AssertionError(f"{lesson.id}: the shown way ends before the lesson")
