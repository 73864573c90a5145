"""Lessons at the table: opened, played, tried again, left, resumed, gone on from as a game."""

import json

import pytest

from app.acts.lessons import lesson_at
from app.controller import handle
from app.effects import ClearLink, CopyLink, Intent, Read, Remember, Show, Tell
from app.i18n.text import LANGUAGES, Text
from app.learning import Begun
from app.screens import render_table
from app.settings import Settings
from app.storage import Change, Kept
from app.table import Table
from engine.core.errors import BadPosition
from tests.app.tables import Sitting

GATHER, DUSK, SHOW = "magpies/gather", "magpies/dusk", "magpies/show"
RING, BUTTON = "ring_1", "button_4"


class Schooling(Sitting):
    """A table with a lesson on it, and a device that keeps it."""

    def __init__(self, word: str = GATHER) -> None:
        self.table = Table()
        self.fresh = 100
        self.kept: dict[str, Kept] = {}
        self.do("developer", "yes")
        self.open(word)

    def do(self, name, value="", stamp=-1):
        effects = super().do(name, value, stamp)
        for effect in effects:
            if isinstance(effect, Change):
                self.keep(effect)
        return effects

    def keep(self, change: Change) -> None:
        id = change.header["id"]
        before = self.kept.get(id, Kept({}, "", "", []))
        journal = [] if change.replace else before.journal
        assert not change.entries or change.entries[0]["n"] == len(journal)
        self.kept[id] = Kept(
            json.loads(json.dumps(change.header)),
            change.opening or before.opening,
            change.snapshot or before.snapshot,
            [*journal, *change.entries],
        )

    def open(self, word: str) -> "Schooling":
        """Open a lesson; the device is asked for what it has kept."""
        (read,) = (effect for effect in self.do("lesson", word) if isinstance(effect, Read))
        self.do("taught", (read.lesson, self.kept.get(read.id)))
        return self

    def reload(self) -> "Schooling":
        """The page is loaded again, and the lesson resumed from the list."""
        kept = self.kept[self.table.id]
        self.table = Table(developer=True, settings=Settings())
        self.do("opened", kept)
        return self

    def others(self) -> "Schooling":
        """Computers move, as far as the lesson lets them."""
        while not self.table.is_held and (self.table.showing or self.table.may_go_on):
            if self.table.showing:
                self.tap("onward")
            else:
                self.computer_moves()
        return self

    @property
    def step(self) -> str:
        learning = self.table.learning
        return learning.step.id if learning and learning.step else ""

    def said(self, key: str, game: str = "magpies") -> bool:
        """Whether the words of that key are on the screen, in its language."""
        return Text(self.table.language)(f"{game}.lesson.{key}") in self.words


def test_a_lesson_opens_at_its_first_words_without_a_cover():
    lesson = Schooling()
    assert lesson.screen.attributes["data-screen"] == "play"
    assert lesson.said("gather.hello")
    assert lesson.words.startswith("Lesson: Carry a treasure home")
    assert "1 of 3" in lesson.words
    assert "learning" in lesson.screen.attributes["class"]


def test_the_learner_plays_alone_against_the_easy_level():
    lesson = Schooling()
    assert lesson.table.solo == 0
    assert [str(one or "") for one in lesson.table.seats] == ["", "easy:collector"]


def test_going_on_leads_to_the_next_words():
    lesson = Schooling()
    lesson.tap("step:on")
    assert lesson.step == "ring"
    assert lesson.said("gather.ring")


def test_what_a_step_points_at_glows_and_nothing_else():
    lesson = Schooling()
    lesson.tap("step:on")
    glowing = [node for node in nodes_of(lesson.screen) if "hinted" in classes(node)]
    assert [node.attributes["data-act"] for node in glowing] == [f"choose:{RING}"]


def test_the_first_thing_that_is_there_glows_with_all_of_its_kind():
    lesson = Schooling(DUSK)
    lesson.tap("choose:beg")
    lesson.others()
    assert lesson.step == "roost"
    glowing = [node for node in nodes_of(lesson.screen) if "hinted" in classes(node)]
    assert [node.attributes["data-act"] for node in glowing] == ["choose:elm"]


def test_a_reached_goal_leads_on_by_itself():
    lesson = Schooling()
    lesson.tap("step:on")
    lesson.tap(f"choose:{RING}")
    lesson.others()
    assert lesson.step == "steal"


def test_the_other_seats_answer_what_the_lesson_says():
    lesson = Schooling()
    lesson.tap("step:on")
    lesson.tap(f"choose:{RING}")
    errand = lesson.table.errand
    lesson.computer_moves(lesson.match.pending.options[0])
    assert errand.seat == 1
    assert lesson.match.choices == [RING, "pass"]


def test_nobody_plays_on_while_the_learner_reads():
    lesson = Schooling(SHOW)
    lesson.tap("step:on")
    lesson.tap("step:on")
    assert lesson.match.pending.player == 1
    assert lesson.table.errand
    assert not lesson.table.may_go_on
    before = lesson.match.choices[:]
    lesson.computer_moves("pass")
    assert lesson.match.choices == before


def miss() -> Schooling:
    """The ring was to be gathered, and the learner begs instead."""
    lesson = Schooling()
    lesson.tap("step:on")
    lesson.tap("choose:beg")
    return lesson


def test_a_choice_that_misses_the_point_is_accepted_with_a_friendly_word():
    lesson = miss()
    assert lesson.match.choices == ["beg"]
    assert lesson.said("gather.ring.missed")
    assert {"step:on", "step:again"} <= acts(lesson)


def test_a_general_word_where_a_step_has_none_of_its_own():
    lesson = Schooling(DUSK)
    lesson.tap(f"choose:{BUTTON}")
    lesson.computer_moves("pass")
    assert lesson.step == "beg"
    assert Text("en")("lesson.missed") in lesson.words


def test_trying_again_leads_back_and_costs_nothing():
    lesson = miss()
    lesson.tap("step:again")
    assert lesson.match.choices == []
    assert lesson.step == "ring"
    assert lesson.screen.attributes["data-screen"] == "play"
    lesson.tap(f"choose:{RING}")
    assert lesson.match.choices == [RING]


def test_going_on_from_a_missed_step_shows_it():
    lesson = miss()
    lesson.tap("step:on")
    assert lesson.match.choices == [RING]
    assert lesson.step == "steal"
    lesson.others()
    lesson.tap("choose:1")


def test_an_undo_takes_a_step_back_with_the_choice():
    lesson = Schooling(DUSK)
    lesson.tap("choose:beg")
    assert lesson.step == "roost"
    lesson.others()
    lesson.tap("undo")
    assert lesson.match.choices == []
    assert lesson.step == "beg"


def test_what_was_tried_again_is_kept_as_it_is():
    lesson = miss()
    lesson.tap("step:again")
    lesson.tap(f"choose:{BUTTON}")
    chosen = lesson.match.choices[:]
    lesson.reload()
    assert lesson.match.choices == chosen
    assert lesson.table.notice is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reload_resumes_at_the_step_in_any_language(language):
    lesson = Schooling()
    lesson.do("language", language)
    lesson.tap("step:on")
    lesson.reload()
    lesson.do("language", language)
    assert lesson.step == "ring"
    assert lesson.said("gather.ring")
    lesson.tap(f"choose:{RING}")
    lesson.others()
    lesson.reload()
    assert lesson.step == "steal"
    assert lesson.table.learning.begun == (Begun(0, 0), Begun(0, 0), Begun(1, 0))


def test_the_device_keeps_each_lesson_once():
    lesson = Schooling()
    lesson.tap("step:on")
    lesson.open(DUSK)
    lesson.open(GATHER)
    assert lesson.step == "ring"
    assert sorted(lesson.kept) == ["lesson-magpies-dusk", "lesson-magpies-gather"]


def test_the_lobby_reads_what_it_tells_of_a_lesson_in_the_header():
    lesson = Schooling()
    lesson.tap("step:on")
    told = lesson.kept["lesson-magpies-gather"].header["lesson"]
    assert told == {
        "id": "gather",
        "step": 1,
        "steps": 3,
        "done": False,
        "begun": [[0, 0], [0, 0]],
    }


def finish() -> Schooling:
    """The whole lesson, as it is shown."""
    lesson = Schooling()
    lesson.tap("step:on")
    lesson.tap(f"choose:{RING}")
    lesson.others()
    lesson.tap("choose:1")
    return lesson


def test_at_its_end_a_lesson_offers_what_may_come_next():
    lesson = finish()
    assert lesson.said("gather.done")
    assert {"play_on", f"lesson:{DUSK}", "leave"} <= acts(lesson)


def test_the_device_remembers_what_was_learned():
    lesson = finish()
    assert [e.settings.lessons for e in lesson.effects if isinstance(e, Remember)] == [(GATHER,)]
    lesson.tap("leave")
    assert lesson.table.settings.lessons == (GATHER,)


def test_a_finished_lesson_begins_anew():
    lesson = finish()
    lesson.open(GATHER)
    assert lesson.step == "hello"
    assert lesson.match.choices == []


def test_after_the_last_lesson_comes_the_list():
    lesson = Schooling(DUSK)
    lesson.tap("choose:beg")
    lesson.others()
    lesson.tap("choose:elm")
    while lesson.step:
        lesson.others()
        lesson.tap("step:on")
    assert "panel:learn" in acts(lesson)
    lesson.tap("panel:learn")
    assert f"lesson:{GATHER}" in acts(lesson)


def test_playing_on_makes_it_a_game_of_its_own():
    lesson = finish()
    lesson.tap("play_on")
    table = lesson.table
    assert table.learning is None
    assert table.id != "lesson-magpies-gather"
    assert "lesson" not in lesson.kept[table.id].header
    assert lesson.match.choices[0] == RING
    assert [str(one or "") for one in table.seats] == ["", "easy:collector"]
    assert table.may_go_on == (lesson.match.pending.player == 1)
    lesson.reload()
    assert lesson.match.choices[0] == RING


def test_a_lesson_is_left_and_gone_on_with_at_any_step():
    lesson = miss()
    lesson.tap("leave")
    assert lesson.table.match is None
    lesson.open(GATHER)
    assert lesson.match.choices == ["beg"]
    assert lesson.said("gather.ring.missed")


def test_the_menu_shows_a_step_and_plays_on_from_it():
    lesson = Schooling()
    lesson.tap("step:on")
    lesson.tap("panel:menu")
    assert {"panel:learn", "play_on"} <= acts(lesson)
    lesson.do("step", "on", lesson.table.stamp)
    assert lesson.step == "steal"


# The show -----------------------------------------------------------------------------------


def test_a_show_plays_itself_at_the_pace_of_reading():
    lesson = Schooling(SHOW)
    paces = []
    for _ in range(20):
        found = [n for n in nodes_of(lesson.screen) if "data-pace" in n.attributes]
        if not found:
            break
        (node,) = found
        paces.append(int(node.attributes["data-pace"]))
        lesson.tap(node.attributes["data-act"])
    assert lesson.said("show.done")
    assert 15_000 < sum(paces) < 60_000
    assert {"first_game:magpies", "panel:learn", "set_up:magpies"} <= acts(lesson)


def test_nothing_can_be_chosen_in_a_show():
    lesson = Schooling(SHOW)
    inert = [node for node in lesson.screen.children if "inert" in node.attributes]
    assert any("dock" in classes(node) for node in inert)
    assert not any("bar" in classes(node) for node in inert)


def test_a_show_stands_still_until_it_goes_on():
    lesson = Schooling(SHOW)
    lesson.tap("step:pause")
    assert "data-pace" not in lesson.html
    lesson.tap("step:pause")
    assert "data-pace" in lesson.html


def test_a_show_waits_while_somebody_reads_a_panel():
    lesson = Schooling(SHOW)
    lesson.tap("panel:log")
    assert "data-pace" not in lesson.html


def test_a_show_always_begins_at_its_beginning():
    lesson = Schooling(SHOW)
    lesson.tap("step:on")
    lesson.open(SHOW)
    assert lesson.step == "nest"


def test_after_the_show_a_first_game_is_dealt_with_a_guide():
    lesson = Schooling(SHOW)
    lesson.do("first_game", "magpies")
    assert lesson.table.learning is None
    assert [str(one or "") for one in lesson.table.seats] == ["", "easy:collector"]
    assert lesson.match.choices == []


def test_whoever_knows_the_game_comes_to_its_set_up():
    lesson = Schooling(SHOW)
    assert lesson.do("set_up", "magpies") == (Show("lobby", "magpies"),)


# Links --------------------------------------------------------------------------------------


def visit(link: str, developer: str = "yes"):
    table = handle(Table(), Intent("developer", developer)).table
    return handle(table, Intent("link", link, fresh=7, now=7))


def test_a_link_leads_to_a_lesson():
    step = visit(f"lesson={GATHER}")
    assert step.effects == (Read("lesson-magpies-gather", lesson=GATHER), ClearLink())


@pytest.mark.parametrize(
    "link",
    [
        *("magpies/flying", "magpies", "chess/pawn", "", "/", "../x/y", "magpies/gather/2"),
        *("inbetween/", "%00/%00", "magpies/" + "x" * 10_000),
    ],
)
def test_a_link_to_a_lesson_that_is_not_there_is_refused_in_words(link):
    step = visit(f"lesson={link}")
    told = [effect.notice.key for effect in step.effects if isinstance(effect, Tell)]
    assert told == ["bad.lesson"]
    assert step.effects[-2:] == (Show("lobby"), ClearLink())
    assert step.table.match is None


def test_a_developers_lesson_is_for_developers():
    assert Tell in map(type, visit(f"lesson={GATHER}", developer="").effects)


def test_a_lesson_that_no_longer_fits_the_rules_is_refused_in_words(monkeypatch):
    def misfit():
        raise BadPosition(problem="ring_9: no such card")

    lesson = lesson_at(GATHER, developer=True)
    monkeypatch.setattr(
        "app.acts.lessons.lesson_at",
        lambda *_, **__: type(lesson)(id="gather", lay_out=misfit, steps=lesson.steps),
    )
    table = handle(Table(), Intent("developer", "yes")).table
    step = handle(table, Intent("taught", (GATHER, None), fresh=7, now=7))
    assert [e.notice.key for e in step.effects if isinstance(e, Tell)] == ["bad.lesson"]


def test_the_link_of_a_lesson_is_to_the_lesson():
    lesson = Schooling()
    assert lesson.do("share") == (CopyLink(f"lesson={GATHER}"),)


@pytest.mark.parametrize(
    "damaged",
    [
        *(None, 7, {}, {"id": "flying"}, {"id": "gather", "begun": []}),
        {"id": "gather", "begun": [[0, 0]] * 9},
        {"id": "gather", "begun": [[5, 0]]},
        {"id": "gather", "begun": [[0, "x"]]},
        {"id": "gather", "begun": [["0", 0]]},
    ],
)
def test_a_damaged_lesson_begins_again(damaged):
    lesson = Schooling()
    lesson.tap("step:on")
    kept = lesson.kept["lesson-magpies-gather"]
    lesson.kept["lesson-magpies-gather"] = kept._replace(header={**kept.header, "lesson": damaged})
    lesson.open(GATHER)
    assert lesson.step == "hello"


def nodes_of(node):
    found = [node]
    for child in node.children:
        if not isinstance(child, str):
            found += nodes_of(child)
    return found


def classes(node) -> list[str]:
    return node.attributes.get("class", "").split()


def acts(lesson: Schooling) -> set[str]:
    """Everything that can be tapped."""
    nodes = nodes_of(render_table(lesson.table))
    return {node.attributes["data-act"] for node in nodes if "data-act" in node.attributes}
