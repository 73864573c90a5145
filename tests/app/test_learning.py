"""A learner's way through a lesson, without a page."""

import pytest

from app.learning import Learning, answer, begun, reply, seats_of, shown_way
from app.lessons import Goal, Lesson, Step, asked, happened
from app.seats import Computer
from engine.core.match import Match
from engine.inbetween.positions import lay_out
from tests.app.lessons import play_by_chance, play_shown

TOWN, CREATURE = 0, 1
PULL = ("rescue", "shift:mina:6")
PUSH = ("rescue", "shift:mina:8")
REST = ("rest", "end")
QUIET = {"act": "rest", "finish": "end"}
"""The Creature rests."""


def on_the_rope() -> Match:
    """The Town's turn: Mina is two notches from the mouth, and one card moves her."""
    return lay_out(
        "mina bob carl timmy julie tom",
        marker="carl",
        notch={"mina": 7},
        token={"home": "mina"},
        town=["safe_house", "rescue"],
        creature=["hiding_2", "rift_3"],
    )


def pulled(view, events) -> bool:
    return happened("shifts", who="mina", new=6)(view, events)


def a_lesson(goal: Goal | None = pulled, **wishes) -> Lesson:
    """Words, a pull, the end of the turn, and words when the Town's next turn begins."""
    steps = (
        Step("hello"),
        Step("pull", ("select:rescue",), goal, PULL),
        Step("rest", (), happened("turn", who=TOWN), ("end",), turns=3),
        Step("bye"),
    )
    lesson = {"id": "pull", "lay_out": on_the_rope, "steps": steps, "replies": QUIET}
    return Lesson(**{**lesson, **wishes})


class Pupil:
    """A learner: choices in, the step that is on out."""

    def __init__(self, lesson: Lesson) -> None:
        self.learning, self.match = begun(lesson)

    def choose(self, *options: str) -> "Pupil":
        for option in options:
            self.match.choose(option)
            self.learning = self.learning.after(self.match)
        return self

    def others(self) -> "Pupil":
        lesson = self.learning.lesson
        while self.match.pending is not None and self.match.pending.player != lesson.seat:
            self.choose(answer(lesson, self.match))
        return self

    def undo(self) -> "Pupil":
        self.match.undo()
        self.learning = self.learning.after(self.match)
        return self

    def go_on(self) -> "Pupil":
        self.learning, self.match = self.learning.gone_on(self.match)
        return self

    def try_again(self) -> "Pupil":
        self.match = self.learning.tried_again(self.match)
        self.learning = self.learning.after(self.match)
        return self

    @property
    def step(self) -> str:
        return self.learning.step.id if self.learning.step else ""

    @property
    def is_missed(self) -> bool:
        return self.learning.is_missed(self.match)


def test_words_wait_for_the_reader_to_go_on():
    pupil = Pupil(a_lesson())
    assert pupil.step == "hello"
    assert pupil.go_on().step == "pull"
    assert pupil.match.choices == []


def test_whoever_plays_on_instead_of_reading_misses_nothing():
    pupil = Pupil(a_lesson()).choose("prepare")
    assert pupil.step == "hello"
    assert not pupil.is_missed


def test_the_next_step_begins_when_the_goal_is_reached():
    pupil = Pupil(a_lesson()).go_on().choose(*PULL)
    assert pupil.step == "rest"
    assert pupil.learning.began_at == 2


def test_what_happened_before_a_step_does_not_reach_its_goal():
    twice = Step("again", (), pulled)
    lesson = a_lesson(steps=(Step("pull", (), pulled), twice, Step("bye")))
    assert Pupil(lesson).choose(*PULL).step == "again"


def test_a_goal_that_holds_already_is_not_waited_for():
    steps = (Step("pull", (), pulled), Step("pay", (), asked("activate", "rescue")), Step("bye"))
    assert Pupil(a_lesson(steps=steps)).choose(*PULL).step == "bye"


def test_any_other_choice_is_accepted_and_the_step_stays_on():
    pupil = Pupil(a_lesson()).go_on().choose(*PUSH)
    assert pupil.step == "pull"
    assert not pupil.is_missed


def test_a_step_is_missed_when_its_turns_are_over():
    pupil = Pupil(a_lesson()).go_on().choose(*PUSH)
    assert not pupil.is_missed
    assert pupil.choose("end").is_missed


def test_turns_are_counted_from_when_the_learner_is_first_asked():
    steps = (Step("end", (), happened("turn", who=CREATURE)), Step("pull", (), pulled))
    pupil = Pupil(a_lesson(steps=steps)).choose(*REST)
    assert pupil.step == "pull"
    pupil.others()
    assert not pupil.is_missed
    assert pupil.choose(*REST).is_missed


def test_a_goal_that_is_reached_late_is_reached():
    pupil = Pupil(a_lesson()).go_on().choose(*REST).others()
    assert pupil.is_missed
    assert pupil.choose(*PULL).step == "rest"


def test_trying_again_leads_back_to_where_the_step_began():
    pupil = Pupil(a_lesson()).go_on().choose(*PUSH, "end").try_again()
    assert pupil.step == "pull"
    assert not pupil.is_missed
    assert pupil.match.choices == []
    assert pupil.choose(*PULL).step == "rest"


def test_going_on_from_a_missed_step_shows_it():
    pupil = Pupil(a_lesson()).go_on().choose(*PUSH, "end").go_on()
    assert pupil.step == "rest"
    assert pupil.match.choices == [*PULL]


def test_a_step_that_cannot_be_shown_from_here_is_shown_from_the_beginning():
    free = Step("free", (), happened("turn", who=TOWN), REST, turns=3)
    lesson = a_lesson(steps=(free, Step("pull", (), pulled, PULL), Step("bye")))
    # Without the card that the path plays.
    pupil = Pupil(lesson).choose("rescue", "token:bob", "end").others()
    assert pupil.step == "pull"
    assert pupil.choose(*REST).is_missed
    pupil.go_on()
    assert pupil.step == "bye"
    assert pupil.match.choices[:2] == [*REST]
    assert pupil.match.choices[-2:] == [*PULL]


def test_an_undo_takes_a_reached_goal_back():
    pupil = Pupil(a_lesson()).go_on().choose(*PULL)
    assert pupil.undo().step == "pull"
    assert pupil.choose(PULL[1]).step == "rest"


def test_a_lesson_is_done_after_its_last_step():
    pupil = Pupil(a_lesson()).go_on().choose(*PULL, "end").others()
    assert pupil.step == "bye"
    assert pupil.go_on().learning.is_done
    assert pupil.go_on().learning.is_done


def test_a_game_that_ends_misses_the_step():
    won = lay_out(
        "mina bob carl timmy julie tom",
        notch={"mina": 0, "bob": 0, "tom": 1},
        token={"home": "tom"},
        town=["rescue"],
    )
    steps = (Step("other", (), happened("devoured"), REST, turns=9), Step("bye"))
    pupil = Pupil(Lesson(id="won", lay_out=lambda: won.clone(), steps=steps))
    while pupil.match.pending is not None:
        options = pupil.match.pending.options
        pupil.choose(next((o for o in ("rescue", "shift:tom:0") if o in options), options[0]))
    assert pupil.is_missed
    assert pupil.try_again().match.pending is not None


def test_a_goal_sees_what_the_learner_sees():
    seen = []

    def curious(view, events) -> bool:
        seen.append((view.player, [event.kind for event in events]))
        return False

    pupil = Pupil(a_lesson(curious, replies={"act": "prepare"})).go_on().choose(*REST).others()
    assert {player for player, _ in seen} == {TOWN}
    shown = [entry.event for entry in pupil.match.log if entry.at]
    assert [event for event in shown if not event.seen_by(TOWN)]
    assert seen[-1][1] == [event.kind for event in shown if event.seen_by(TOWN)]


def test_the_lesson_says_what_the_others_answer_where_they_can():
    pupil = Pupil(a_lesson(replies=QUIET)).choose(*REST)
    assert reply(pupil.learning.lesson, pupil.match) == "rest"
    pupil.others()
    assert pupil.match.choices == [*REST, *REST]


def test_nobody_answers_for_the_learner():
    pupil = Pupil(a_lesson(replies={"act": "rest"}))
    assert reply(pupil.learning.lesson, pupil.match) == ""


def test_an_answer_that_is_not_offered_is_left_to_the_easy_level():
    pupil = Pupil(a_lesson(replies={"act": "hiding_5"})).choose(*REST)
    assert reply(pupil.learning.lesson, pupil.match) == ""
    assert answer(pupil.learning.lesson, pupil.match) in pupil.match.pending.options


def test_computers_of_the_easy_level_play_the_others():
    assert seats_of("inbetween", a_lesson(seat=CREATURE), 2) == (Computer("easy", "puller"), None)


# Steps that show something ----------------------------------------------------------------

SHOW = Lesson(
    id="show",
    lay_out=on_the_rope,
    steps=(Step("look"), Step("pull", (), None, PULL), Step("end", (), None, ("end",)), Step("so")),
)


def test_a_show_asks_for_nothing():
    assert Learning(SHOW).plays_itself
    assert not Learning(a_lesson()).plays_itself


def test_a_step_that_shows_something_makes_its_choices_one_by_one():
    pupil = Pupil(SHOW).go_on()
    assert pupil.learning.next_shown(pupil.match) == PULL[0]
    assert pupil.choose(PULL[0]).learning.next_shown(pupil.match) == PULL[1]
    assert pupil.choose(PULL[1]).learning.next_shown(pupil.match) == ""
    assert pupil.step == "pull"


def test_going_on_makes_all_its_choices():
    pupil = Pupil(SHOW).go_on().go_on()
    assert pupil.step == "end"
    assert pupil.match.choices == [*PULL]


def test_what_somebody_chose_instead_gives_way_to_what_is_shown():
    pupil = Pupil(SHOW).go_on().choose(*PUSH)
    assert pupil.learning.next_shown(pupil.match) == ""
    assert pupil.go_on().match.choices == [*PULL]


# What the tests of all content do -----------------------------------------------------------


@pytest.mark.parametrize("lesson", [a_lesson(), a_lesson(replies={}), SHOW])
def test_the_shown_way_reaches_every_goal(lesson):
    match = play_shown(lesson)
    way = shown_way(lesson, len(lesson.steps))
    assert way.learning.is_done
    assert way.match.choices == match.choices


@pytest.mark.parametrize("seed", range(5))
def test_chance_never_gets_stuck(seed):
    play_by_chance(a_lesson(replies={}), seed)


@pytest.mark.parametrize(
    ("path", "problem"),
    [
        (REST, "missed on the shown way"),
        (("hiding_1",), "hiding_1?"),
        (("rescue",), "its path reaches no goal"),
        ((*PULL, "end"), "beyond its goal"),
    ],
)
def test_a_shown_way_that_does_not_fit_is_found(path, problem):
    steps = (Step("pull", (), pulled, path), Step("bye"))
    with pytest.raises(AssertionError, match=problem.replace("?", r"\?")):
        play_shown(a_lesson(steps=steps))


def test_a_step_that_is_never_on_is_found():
    steps = (Step("pull", (), pulled, PULL), Step("pay", (), asked("activate")), Step("bye"))
    with pytest.raises(AssertionError, match="pay is never on"):
        play_shown(a_lesson(steps=steps))


def test_chance_is_the_same_for_the_same_seed():
    first, second = (play_by_chance(a_lesson(), 3).choices for _ in range(2))
    assert first == second
