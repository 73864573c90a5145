"""Who has won how often: counted once for each game, and safe from whatever is read."""

import json
from dataclasses import replace

import pytest

from app.effects import Remember
from app.series import MOST_COUNTED, MOST_SCORES, MOST_WINS, NO_SERIES, Score, Series
from app.settings import Settings
from tests.app.tables import Sitting

ANNA_AND_BOB = ("Anna", "Bob")


def won(series: Series, winners: tuple[str, ...], id: str = "a1", game: str = "inbetween"):
    return series.after(id, game, ANNA_AND_BOB, winners)


def remembered(effects) -> list[Series]:
    return [effect.settings.series for effect in effects if isinstance(effect, Remember)]


# The score ---------------------------------------------------------------------------------


def test_a_victory_counts_for_its_player():
    series = won(won(NO_SERIES, ("Anna",)), ("Anna",), "a2")
    assert series.score("inbetween", ("Bob", "Anna")) == Score("inbetween", ANNA_AND_BOB, (2, 0))


def test_a_draw_counts_for_nobody_and_a_shared_victory_for_all_who_share_it():
    series = won(won(NO_SERIES, ()), ("Anna", "Bob"), "a2")
    score = series.score("inbetween", ANNA_AND_BOB)
    assert (score.wins, score.draws) == ((1, 1), 1)


def test_a_game_counts_once():
    series = won(NO_SERIES, ("Bob",))
    assert won(series, ("Bob",)) is series


def test_each_game_and_each_company_has_a_score_of_its_own():
    series = won(NO_SERIES, ("Bob",))
    series = won(series, ("Anna",), "a2", "twister")
    series = series.after("a3", "inbetween", ("Anna", "Bob", "Carla"), ("Carla",))
    assert series.score("inbetween", ANNA_AND_BOB).wins == (0, 1)
    assert series.score("twister", ANNA_AND_BOB).wins == (1, 0)
    assert series.score("cryptids", ANNA_AND_BOB) is None


def test_those_who_have_not_played_for_longest_are_forgotten_first():
    series = won(NO_SERIES, ("Anna",))
    for number in range(MOST_SCORES - 1):
        series = series.after(f"b{number}", "inbetween", (f"{number}", "Zoe"), ())
    series = won(series, ("Anna",), "again")
    series = series.after("last", "inbetween", ("Yan", "Zoe"), ())
    assert len(series.scores) == MOST_SCORES
    assert series.score("inbetween", ANNA_AND_BOB).wins == (2, 0)
    assert series.score("inbetween", ("0", "Zoe")) is None


# What is read ---------------------------------------------------------------------------------


def test_what_is_kept_is_read_again():
    series = won(won(NO_SERIES, ("Anna",)), (), "a2")
    kept = json.loads(json.dumps(Settings(series=series)._asdict()))
    assert Settings.from_data(kept).series == series


@pytest.mark.parametrize(
    "data",
    [
        *(None, 7, "x", {}, [], [[], []], [7, 7], ["ab", "cd"], [{}, {}], [[], [], []]),
        [[["inbetween", ["Anna", "Bob"], [1], 0]], []],
        [[["inbetween", ["Anna"], [1], 0]], []],
        [[["inbetween", ["Bob", "Anna"], [1, 0], 0]], []],
        [[["inbetween", ["Anna", "Anna"], [1, 0], 0]], []],
        [[["inbetween", ["Anna", "Bob"], [-1, 0], 0]], []],
        [[["inbetween", ["Anna", "Bob"], [True, 0], 0]], []],
        [[["inbetween", ["Anna", "Bob"], [1, 1e300], 0]], []],
        [[["inbetween", ["Anna", "Bob"], [MOST_WINS + 1, 0], 0]], []],
        [[["inbetween", ["Anna", "Bob"], [1, 0], "many"]], []],
        [[["inbetween", ["Anna", None], [1, 0], 0]], []],
        [[["inbetween", ["A" * 41, "Bob"], [1, 0], 0]], []],
        [[["", ["Anna", "Bob"], [1, 0], 0]], []],
        [[["inbetween", [["Anna"], "Bob"], [1, 0], 0]], []],
        [[["inbetween", list("ABCDE"), [0] * 5, 0]], []],
        [[], [None, 7, "", "x" * 41, []]],
    ],
)
def test_nonsense_is_read_as_nothing(data):
    assert Series.from_data(data) == NO_SERIES


def test_what_makes_sense_among_nonsense_is_kept():
    sound = ["inbetween", ["Anna", "Bob"], [3, 2], 1]
    series = Series.from_data([[7, sound, {}], ["a1", None]])
    assert series == Series((Score("inbetween", ANNA_AND_BOB, (3, 2), 1),), ("a1",))


def test_no_more_is_read_than_is_kept():
    scores = [["g", [f"A{n:05}", "B"], [0, 0], 0] for n in range(MOST_SCORES + 5)]
    series = Series.from_data([scores, [f"{n}" for n in range(MOST_COUNTED + 5)]])
    assert len(series.scores) == MOST_SCORES
    assert len(series.counted) == MOST_COUNTED
    assert series.counted[-1] == f"{MOST_COUNTED + 4}"


def test_nobody_wins_more_often_than_can_be_read():
    full = Series((Score("inbetween", ANNA_AND_BOB, (MOST_WINS, 0)),))
    assert won(full, ("Anna",)).score("inbetween", ANNA_AND_BOB).wins == (MOST_WINS, 0)


# At the table -----------------------------------------------------------------------------------


def test_a_game_is_counted_when_it_ends_and_the_device_remembers_it():
    sitting = Sitting()
    for _ in sitting.play():
        assert remembered(sitting.effects) == []
    (series,) = remembered(sitting.effects)
    (score,) = series.scores
    assert sum(score.wins) + score.draws == 1
    assert sitting.table.settings.series == series
    winners = [sitting.match.setup.names[seat] for seat in sitting.match.state.winners]
    assert [name for name in score.names if score.wins_of(name)] == winners
    assert sitting.screen.find(class_="series")


def test_nothing_that_is_done_after_the_end_counts_again():
    sitting = Sitting().finish()
    before = sitting.table.settings.series
    for act in ("replay", "moment:last", "moment:", "panel:log", "panel:", "export"):
        sitting.do(*act.split(":")) if ":" in act else sitting.do(act)
        assert sitting.table.settings.series == before
    sitting.do("choose", "x")
    sitting.do("undo")
    assert sitting.table.settings.series == before


def test_a_finished_game_that_is_opened_counts_no_more():
    sitting = Sitting().finish()
    effects = sitting.effects
    (change,) = [effect for effect in effects if hasattr(effect, "header")]
    series = sitting.table.settings.series
    other = Sitting()
    other.do("settings", Settings(series=series)._asdict())
    save = sitting.do("export")[0].content
    other.do("import", save)
    assert other.screen.attributes["data-screen"] == "over"
    assert other.table.settings.series == series
    assert change.header["over"] is True
    # The score stands there all the same.
    assert other.screen.find(class_="series")


def test_the_same_game_that_ends_twice_counts_once():
    """A device that lost its last choices: the end is played again."""
    sitting = Sitting().finish()
    series, id = sitting.table.settings.series, sitting.table.id
    again = Sitting()
    again.do("settings", Settings(series=series)._asdict())
    again.table = replace(again.table, id=id)
    again.finish()
    assert again.table.settings.series == series


def test_a_draw_by_agreement_counts_as_a_draw():
    sitting = Sitting().play_to(4)
    sitting.do("draw")
    sitting.do("agree", "0")
    sitting.do("agree", "1")
    (score,) = sitting.table.settings.series.scores
    assert (score.wins, score.draws) == ((0, 0), 1)


@pytest.mark.parametrize("names", [["Pica", "Hudsonia"], ["Anna", ""], ["Anna", "Anna"]])
def test_nobody_keeps_a_score_between_players_without_names_of_their_own(names):
    sitting = Sitting(names=names).finish()
    assert sitting.table.settings.series == NO_SERIES
    assert not sitting.screen.find(class_="series")


def test_a_person_keeps_a_score_against_a_computer_and_a_show_keeps_none():
    sitting = Sitting(names=["Anna", "Thief"], played_by=["", "easy:thief"]).finish()
    assert len(sitting.table.settings.series.scores) == 1
    show = Sitting(names=["Collector", "Thief"], played_by=["easy:collector", "easy:thief"])
    show.until_a_person_is_asked()
    assert show.match.pending is None
    assert show.table.settings.series == NO_SERIES


def test_another_tab_that_looks_on_counts_nothing():
    sitting = Sitting().play_to(5)
    sitting.do("lost", sitting.table.id)
    assert sitting.table.watching
    sitting.match.agree_draw()
    sitting.do("panel", "log")
    assert sitting.table.settings.series == NO_SERIES
