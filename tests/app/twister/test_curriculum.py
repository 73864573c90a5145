"""What Dungeon Twister teaches: its words are true, what glows leads on, a miss costs nothing.

What holds for the lessons of every game is in tests/app/test_curricula.py.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from app.games.twister.guide import GUIDE
from app.games.twister.lessons import (
    LESSONS,
    SHOW,
    at_a_closed_room,
    before_the_exit,
    face_to_face,
    round_the_lava,
)
from app.games.twister.places import slot_of
from app.games.twister.policy import option_at, slot_touched
from app.games.twister.touch import Touch
from app.i18n.text import LANGUAGES, Text
from app.learning import Learning, answer, answer_for_others, shown_way
from app.lessons import Lesson, curriculum_of
from app.node import Node
from app.screens import render_table
from app.screens.glow import acts_aglow, is_there
from app.screens.lesson import LOOK_MILLISECONDS, WORD_MILLISECONDS
from engine.core.match import Match
from engine.twister import GAME
from engine.twister.positions import lay_out
from tests.app.lessons import tables_of_the_shown_way
from tests.app.tables import Sitting

LEARNER, BLUE = 0, 1
TAP_MILLISECONDS = 2_000
LONGEST_LESSON = 100_000
LONGEST_SHOW = 70_000
TAPS_A_CHOICE = 4
"""More than any choice takes: a piece, an aim, a square, and one to spare."""

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Pupil(Sitting):
    """A learner who touches nothing but what glows; counts taps, and remembers what was there.

    With `near`, the learner has a phone that looks at the room that matters.
    """

    def __init__(self, lesson: Lesson, near: bool = False) -> None:
        super().__init__(game="twister")
        self.lesson, self.near, self.taps = lesson, near, 0
        self.seen: dict[str, set[str]] = {step.id: set() for step in lesson.steps}
        word = f"twister/{lesson.id}"
        self.do("lesson", word)
        self.do("taught", (word, None))

    @property
    def learning(self) -> Learning:
        assert self.table.learning is not None
        return self.table.learning

    def follow(self) -> "Pupil":
        """Go through the whole lesson by its shown way."""
        for step in self.lesson.steps:
            assert self.learning.step is step
            for option in step.path:
                self.look_on()
                if self.match.pending.player == LEARNER:
                    self.choose(option)
                else:
                    self.computer_moves(option)
            self.wait()
            if step.goal is None:
                self.touch("step:on")
        assert self.learning.is_done
        return self

    def look_on(self) -> None:
        """Tap away what Blue was seen to do; beside words that are to be read it stays."""
        while self.table.moment is not None or (
            self.table.showing and not self.learning.waits_for_reader(self.match)
        ):
            if self.table.showing:
                self.tap("onward")
            else:
                self.leave_playback()

    def wait(self) -> None:
        """Let Blue do what the lesson has it do, until the learner is to read or to choose."""
        self.look_on()
        while not self.learning.waits_for_reader(self.match) and self.match.pending.player == BLUE:
            self.computer_moves(answer(self.lesson, self.match))
            self.look_on()

    def choose(self, option: str) -> None:
        """Come to that choice by way of what glows alone."""
        tried = {""}
        for _ in range(TAPS_A_CHOICE):
            self.look_near()
            shining = [act for act in self.glowing() if act not in tried]
            wanted = [act for act in shining if self.meant(act) == f"choose:{option}"]
            leading = [act for act in shining if self.meant(act) == f"select:{option}"]
            act = next(iter(wanted or leading or shining), None)
            assert act, f"{self.learning.step}: nothing that glows leads to {option}"
            tried.add(act)
            self.touch(act)
            if wanted:
                return
        raise AssertionError(f"{option} takes more than {TAPS_A_CHOICE} taps")

    def meant(self, act: str) -> str:
        """An intent, with what lies face down by what it is."""
        name, _, place = act.partition("@")[0].partition(":down:")
        if not place:
            return act
        return f"{name}:{option_at(self.match.view(LEARNER), self.table.chance, place)}"

    def touch(self, act: str) -> None:
        name, _, value = act.partition(":")
        self.taps += 1
        self.do(name, value, self.table.stamp)

    def look_near(self) -> None:
        """On a phone: turn to the room of the piece that the step is about."""
        tokens = self.match.view(LEARNER).table["tokens"]
        points = " ".join(self.learning.step.points)
        named = [piece for piece in re.findall(r"select:(yellow_\w+)", points) if piece in tokens]
        room = slot_of(tokens[named[0]]["square"]) if named else -1
        touch = Touch.read(self.table.selection)
        if self.near and room >= 0 and not touch.room:
            self.do("select", str(touch._replace(room=str(room))), self.table.stamp)

    def glowing(self) -> list[str]:
        """What can be touched of what glows."""
        step, screen = self.learning.step, self.screen
        self.seen[step.id].update(point for point in step.points if is_there(screen, [point]))
        return [node.attributes["data-act"] for node in hinted(screen)]


def hinted(node: Node) -> Iterator[Node]:
    """The buttons that glow."""
    if "hinted" in node.attributes.get("class", "").split() and "data-act" in node.attributes:
        yield node
    for child in node.children:
        if isinstance(child, Node):
            yield from hinted(child)


@cache
def followed(lesson_id: str, near: bool = False) -> Pupil:
    """A learner who has gone through a lesson."""
    lesson = curriculum_of("twister").lesson(lesson_id)
    assert lesson is not None
    return Pupil(lesson, near).follow()


# Where steps point ------------------------------------------------------------------------


@pytest.mark.parametrize("near", [False, True], ids=["whole", "near"])
@every_lesson
def test_who_touches_only_what_glows_comes_through(lesson, near):
    assert followed(lesson.id, near).learning.is_done


@every_lesson
def test_everything_that_a_step_points_at_is_on_its_screen(lesson):
    whole, near = followed(lesson.id).seen, followed(lesson.id, True).seen
    for step in lesson.steps:
        assert set(step.points) == whole[step.id] | near[step.id], step.id


def test_everything_that_the_show_points_at_is_on_its_screen():
    pupil = Pupil(SHOW)
    for step in SHOW.steps:
        pupil.look_on()
        points = step.points[:1]  # nothing is touched in a show
        assert all(is_there(pupil.screen, [point]) for point in points), step.id
        place = pupil.learning.place
        while pupil.learning.place == place:
            pupil.touch("step:on")
    assert pupil.learning.is_done
    assert pupil.match.view(LEARNER).table["players"][LEARNER]["vp"] == 5


# How long they take -----------------------------------------------------------------------


@every_language
@every_lesson
def test_a_lesson_takes_less_than_a_hundred_seconds(lesson, language):
    read = WORD_MILLISECONDS * words_of(lesson, language)
    tapped = TAP_MILLISECONDS * followed(lesson.id).taps
    assert read + tapped < LONGEST_LESSON


@every_language
def test_the_show_takes_about_a_minute(language):
    moments = sum(1 + len(step.path) for step in SHOW.steps)
    took = WORD_MILLISECONDS * words_of(SHOW, language) + LOOK_MILLISECONDS * moments
    assert took < LONGEST_SHOW


def words_of(lesson: Lesson, language: str) -> int:
    """How many words are read, the last one included."""
    said = [*(step.id for step in lesson.steps), "done"]
    text = Text(language)
    return sum(len(text(f"twister.lesson.{lesson.id}.{one}").split()) for one in said)


# Whether their words are true --------------------------------------------------------------


def shown(lesson_id: str, steps: int) -> Match:
    """The match after the shown way through that many steps."""
    lesson = curriculum_of("twister").lesson(lesson_id)
    assert lesson is not None
    return shown_way(lesson, steps).match


def exits(match: Match) -> dict[str, int | None]:
    return match.view(LEARNER).table["exits"]


def points(match: Match) -> list[int]:
    return [player["vp"] for player in match.view(LEARNER).table["players"]]


def odds(match: Match, attack: str) -> list[int]:
    return match.view(LEARNER).table["attacks"][attack]["totals"]


def test_the_barbarian_is_one_walk_from_the_exit_and_from_four_points():
    assert exits(shown("walk", 2))["yellow_barbarian"] == 1
    assert points(shown("walk", 3)) == [4, 2]


def test_a_turn_saves_the_courtesan_two_points_and_its_twin_the_magophage_one():
    assert exits(shown("turn", 0))["yellow_courtesan"] == 3
    assert exits(shown("turn", 1))["yellow_courtesan"] == 1
    assert exits(shown("turn", 2))["yellow_magophage"] == 2
    assert exits(shown("turn", 3))["yellow_magophage"] == 1


def test_blue_lays_the_rope_into_a_corner_and_the_acrobat_needs_two_walks():
    match = shown("open", 3)
    answer_for_others(curriculum_of("twister").lesson("open"), match)
    assert match.view(LEARNER).table["tokens"]["yellow_rope"]["square"] == "11.9"
    assert exits(match)["yellow_acrobat"] == 2


def test_any_card_wins_the_fights_of_the_lessons():
    for card in (0, 1, 2, 3, 4, 5, 6):
        match = face_to_face()
        match.choose("attack:yellow_barbarian:blue_magophage")
        match.choose(f"fight:{card}")
        match.choose("fight:0")
        assert match.view(LEARNER).table["tokens"]["blue_magophage"]["wounded"]


def test_the_odds_are_those_that_the_words_name():
    attack = "attack:yellow_barbarian:blue_magophage"
    assert odds(shown("fight", 0), attack) == [3, 2]
    assert odds(shown("ground", 3), "attack:yellow_barbarian:blue_barbarian") == [3, 2]


def test_the_short_way_through_the_water_saves_a_point():
    assert exits(shown("ground", 1))["yellow_telekineticist"] == 2
    assert exits(shown("ground", 2))["yellow_telekineticist"] == 1


def test_in_the_mist_the_acrobat_is_safe_from_the_charm():
    blue = "charm:blue_prophet:yellow_acrobat"
    safe = shown("ground", 3)
    bare = shown("ground", 2)
    for match, is_offered in ((bare, True), (safe, False)):
        match.choose("end")
        match.choose("card:2")
        assert (blue in match.pending.options) is is_offered


def test_the_barbarian_scores_twice_for_the_prophet():
    assert points(shown("team", 1)) == [1, 1]
    assert points(shown("team", 2)) == [3, 1]


def test_the_courtesan_shuts_the_bridge():
    assert exits(shown("team", 2))["blue_barbarian"] == 2
    assert exits(shown("team", 3))["blue_barbarian"] == 3  # by a jump over the lava


def test_beside_the_magophage_the_charm_is_useless():
    match = shown("team", 5)
    match.choose("end")
    match.choose("card:2")
    assert not [o for o in match.pending.options if o.startswith("charm:")]


# Misses -----------------------------------------------------------------------------------


BROUGHT_BY_ENDING = {("walk", "end"), ("team", "again")}
"""Steps that wait for the turn to end."""


@every_lesson
def test_who_only_ends_the_turn_misses_the_step_and_may_try_it_again(lesson):
    for number, step in enumerate(lesson.steps):
        learning, match = shown_way(lesson, number)
        if step.goal is None or (lesson.id, step.id) in BROUGHT_BY_ENDING:
            continue
        if "end" not in match.pending.options:
            continue  # a question that has to be answered first
        for _ in range(step.turns):
            assert not learning.is_missed(match), step.id
            idle(match)
            learning = learning.after(match)
        assert learning.step is step
        assert learning.is_missed(match), step.id
        again = learning.tried_again(match)
        assert not learning.after(again).is_missed(again), step.id


def idle(match: Match) -> None:
    """End the turn of the side that is asked; at its beginning, after its lowest card."""
    if match.pending.kind == "card":
        match.choose(match.pending.options[0])
    match.choose("end")


# The guide ---------------------------------------------------------------------------------


def tips(match: Match, seat: int = LEARNER) -> list[str]:
    """The tips that fit now, most important first."""
    view = match.view(seat)
    events = [entry.event for entry in match.story(seat, len(match.choices))]
    return [tip.id for tip in GUIDE if tip.when(view, events)]


def given(match: Match, seat: int = LEARNER) -> str:
    """The tip that is given if none was given before."""
    return tips(match, seat)[0]


def alone(**wishes: object) -> Match:
    """Yellow's turn with one character, far from everything."""
    at = {"yellow_prophet": "10.5", "blue_prophet": "18.8", **wishes.pop("at", {})}
    return lay_out(at, **{"card": 2, "ap": 2, **wishes})


def chosen(match: Match, *choices: str) -> Match:
    """The match after these choices."""
    for choice in choices:
        match.choose(choice)
    return match


FITTING = {
    "combat": lambda: chosen(face_to_face(), "attack:yellow_barbarian:blue_magophage"),
    "place": lambda: chosen(at_a_closed_room(), "reveal:yellow_magophage:6"),
    "dies": lambda: shown("fight", 4),
    "scores": lambda: shown("turn", 2),
    "last": lambda: alone(points=(2, 4)),
    "wounded": lambda: shown("fight", 2),
    "leave": lambda: chosen(before_the_exit(), "card:3"),
    "scroll": lambda: chosen(alone(at={"white_charm": "10.4"}), "move:yellow_prophet:10.4"),
    "object": lambda: chosen(alone(at={"yellow_rope": "10.4"}), "move:yellow_prophet:10.4"),
    "card": before_the_exit,
    "attack": face_to_face,
    "open": at_a_closed_room,
    "turn": round_the_lava,
    "walk": lambda: chosen(alone(), "move:yellow_prophet:10.4"),
    "spent": lambda: alone(ap=0),
    "jump": lambda: alone(at={"yellow_prophet": "4.0"}),
    "swim": lambda: alone(at={"yellow_prophet": "16.6"}, jumps=(0, 0)),
    "gate": alone,
}
"""Tip -> a position in which it fits."""


@pytest.mark.parametrize("tip", GUIDE, ids=lambda tip: tip.id)
def test_every_tip_comes_when_its_time_has_come(tip):
    assert tip.id in tips(FITTING[tip.id]())


def test_nothing_but_a_portcullis_is_told_of_an_empty_corner():
    assert tips(alone()) == ["gate"]


def test_a_first_game_begins_with_opening_rooms_and_action_cards():
    match = Match.start(GAME, 3, ("Anna", "Bartek"), {})
    while match.state.phase != "play":
        confirmed = "confirm" in match.pending.options
        match.choose("confirm" if confirmed else "auto")
    first, second = match.pending.player, 1 - match.pending.player
    # The first card can only be the 2, so nobody is asked.
    assert given(match, first) == "open"
    assert tips(match, second) == []
    assert given(chosen(match, "end"), second) == "card"
    assert given(chosen(match, "card:3"), second) == "open"


def test_a_fight_that_kills_is_told_of_as_such_and_not_as_any_point():
    assert given(shown("fight", 4)) == "dies"
    assert given(shown("turn", 2)) == "scores"


@every_language
def test_a_tip_has_at_most_two_sentences(language):
    text = Text(language)
    for tip in GUIDE:
        words = f"twister.guide.{tip.id}"
        assert words in text
        assert len(re.findall(r"[.!?](?:\s|$)", text(words))) <= 2, tip.id


@every_lesson
def test_on_a_phone_the_room_glows_in_which_something_has_to_be_touched(lesson):
    """Squares and tokens are too small for a finger there until their room is brought near."""
    for table in tables_of_the_shown_way(lesson):
        screen = render_table(table)
        shining = list(acts_aglow(screen))
        slots = {slot_touched(table.view(None), act) for act in shining} - {-1}
        doors = {f"select:{Touch(room=str(slot))}" for slot in slots}
        assert doors <= {*shining}, table.learning.step
        for door in doors:
            (rooms,) = screen.find(data_act=door)
            assert "door" in rooms.attributes["class"]
            near = replace(table, selection=door.removeprefix("select:"))
            assert door not in acts_aglow(render_table(near))
