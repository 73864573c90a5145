"""What people ask about the computers' thoughts: hints, why, could it have looked, how it went."""

from dataclasses import replace

import pytest

from app import inquiries
from app.findings import Grounds
from app.i18n.text import LANGUAGES, catalogue
from app.inquiries import inquire
from app.settings import DEFAULTS
from app.table import Found, Inquiry
from engine.autoplay.explain import carried_out, redealt
from engine.autoplay.findings import Experiment
from engine.autoplay.mind import mind_of
from engine.core.chance import Dice
from engine.games import LOBBY_GAMES, load_game
from tests.app.reading import acts
from tests.app.tables import Sitting

ALONE = ["", "even:scholar"]


def alone(**wishes) -> Sitting:
    """Anna plays InBetween against a computer, and is asked."""
    sitting = Sitting(2, 7, game="inbetween", played_by=ALONE, **wishes)
    sitting.do("set", "pace:off")
    return sitting.until_a_person_is_asked()


def find_out(sitting: Sitting) -> object:
    """What the page would find out now, and tells the table."""
    table = sitting.table
    data = carried_out(inquire(table.match.clone(), table.inquiry, table.seats))
    sitting.do("found", (table.inquiry, data))
    return data


# Hints -----------------------------------------------------------------------------------


def test_a_hint_comes_in_three_steps():
    sitting = alone()
    sitting.tap("hint")
    assert "hint-card" in sitting.html
    found = find_out(sitting)
    assert found.option in sitting.match.pending.options
    words = []
    for _ in range(3):
        words.append(sitting.words)
        if len(words) < 3:
            sitting.do("hint", "", sitting.table.stamp)
    assert "Try this:" not in words[0]
    assert "Try this:" in words[1]
    assert "next best" in words[2] or "nothing else" in words[2]


def test_what_the_hint_is_about_glows():
    sitting = alone()
    sitting.tap("hint")
    assert "hinted" not in sitting.html
    found = find_out(sitting)
    (button,) = sitting.screen.find(data_act=f"choose:{found.option}")
    assert "hinted" in button.attributes["class"]


def test_a_hint_stands_in_the_log_even_after_an_undo():
    sitting = alone()
    sitting.tap("hint")
    sitting.do("hint", "", sitting.table.stamp)
    sitting.do("panel", "log")
    assert sitting.words.count("takes a hint") == 1
    sitting.do("panel", "")
    sitting.do("choose", sitting.match.pending.options[0])
    sitting.do("undo")
    sitting.do("panel", "log")
    assert sitting.words.count("takes a hint") == 1


def test_a_hint_ends_with_the_choice_and_can_be_put_away():
    sitting = alone()
    sitting.tap("hint")
    sitting.tap("hint:off")
    assert sitting.table.hint == 0
    sitting.tap("hint")
    sitting.do("choose", sitting.match.pending.options[0])
    assert sitting.table.hint == 0


def test_hints_are_off_between_people_until_somebody_wants_them():
    sitting = Sitting(2, 7, game="inbetween")
    sitting.do("reveal")
    assert not sitting.screen.find(data_act="hint")
    sitting.do("set", "hints:on")
    assert sitting.screen.find(data_act="hint")
    sitting.do("conceal", "wish")
    assert not sitting.screen.find(data_act="hint")
    sitting.do("hint")
    assert sitting.table.hint == 0


def test_nobody_may_have_a_hint_who_wants_none():
    sitting = alone()
    sitting.do("set", "hints:off")
    assert not sitting.screen.find(data_act="hint")
    sitting.do("hint")
    assert sitting.table.noted == ()


def test_a_hint_is_the_same_whatever_is_hidden():
    """It is made from what the seat knows."""
    match = alone().table.match
    other = redealt(match, 0, Dice(3))
    assert other.state.digest() != match.state.digest()
    hints = [carried_out(inquiries.hint(one)) for one in (match, other)]
    assert hints[0] == hints[1]


# Why -------------------------------------------------------------------------------------


def told() -> Sitting:
    """A computer's choice is being shown."""
    sitting = Sitting(2, 7, game="inbetween", played_by=["even:puller", "easy:scholar"])
    sitting.do("set", "pace:normal")
    while len(sitting.match.pending.options) == 1:
        go_on(sitting)
    go_on(sitting)
    assert sitting.table.showing
    return sitting


def go_on(sitting: Sitting) -> None:
    """A computer makes its next choice; what the last one led to is seen."""
    if sitting.table.showing:
        sitting.tap("onward")
    if sitting.table.moment is not None:
        sitting.leave_playback()
    sitting.computer_moves()


def test_why_tells_what_it_did_and_what_spoke_for_it():
    sitting = told()
    at = len(sitting.match.choices) - 1
    sitting.tap(f"panel:why:{at}")
    assert "Working it out" in sitting.words
    found = find_out(sitting)
    assert isinstance(found, Grounds)
    assert found.option == sitting.match.choices[at]
    assert "Working it out" not in sitting.words
    sitting.tap(f"panel:why:{at}/again")
    assert find_out(sitting) == Experiment(10, 10)
    assert "Same choice in 10 of 10 other deals." in sitting.words


def test_what_was_found_for_another_moment_comes_too_late():
    sitting = told()
    at = len(sitting.match.choices) - 1
    sitting.do("panel", f"why:{at}")
    late = sitting.table.inquiry
    sitting.do("panel", "")
    sitting.do("found", (late, Grounds("", (), "", 0)))
    assert not any(one.inquiry == late for one in sitting.table.found)


@pytest.mark.parametrize("page", ["", "x", "-1", "99999", "3/nonsense", "0"])
def test_why_about_nothing_says_so(page):
    sitting = alone()
    sitting.do("panel", f"why:{page}")
    if sitting.table.inquiry:
        find_out(sitting)
    assert "no explanation" in sitting.words or "pays" in sitting.words


def test_nobody_tells_why_a_secret_was_chosen_before_the_end():
    sitting = Sitting(2, 7, game="cryptids", played_by=["even:hermit", "even:hermit"])
    match = sitting.match
    while match.pending.kind != "trait":
        go_on(sitting)
    secret = len(match.choices)
    go_on(sitting)
    asked = Inquiry(sitting.table.id, sitting.table.stamp, "why", secret)
    assert carried_out(inquire(match, asked, sitting.table.seats)) is None


@pytest.mark.parametrize("name", LOBBY_GAMES)
def test_every_language_has_the_same_reasons_and_only_about_features(name):
    mind = mind_of(load_game(name))
    known = {
        feature.removesuffix("_late").removesuffix("_last")
        for weights in mind.weights.values()
        for feature in weights
    }
    by_language = [
        {
            key.partition(".reason.")[2]
            for key in catalogue(language).messages
            if key.startswith(f"{name}.reason.")
        }
        for language in LANGUAGES
    ]
    assert by_language[0]
    assert by_language[0] == by_language[1] == by_language[2]
    assert {key.rpartition(".")[0] for key in by_language[0]} <= known


# How it went -----------------------------------------------------------------------------


def test_a_finished_game_shows_its_course_and_leads_to_its_turning_points():
    sitting = Sitting(2, 7, game="inbetween", played_by=["easy:puller", "easy:scholar"])
    sitting.until_a_person_is_asked()
    assert sitting.match.pending is None
    sitting.tap("panel:course")
    find_out(sitting)
    # The end screen leads to them as well.
    points = sorted({act for act in acts(sitting.screen) if act.startswith("at:")})
    assert sitting.screen.find(class_="course")
    assert 1 <= len(points) <= 3
    sitting.do("at", points[0].removeprefix("at:"))
    assert sitting.table.moment.at == int(points[0].removeprefix("at:"))


def test_a_show_tells_the_chances_and_offers_every_seat():
    sitting = told()
    assert "%" not in sitting.words
    find_out(sitting)
    assert "%" in sitting.words
    sitting.tap("seat:0:")
    assert sitting.table.people == (0,)
    assert sitting.table.noted[-1].kind == "seat"


def test_the_chances_of_a_show_stay_until_there_are_new_ones():
    sitting = told()
    find_out(sitting)
    before = sitting.table.odds
    table = sitting.table
    later = Found(table.inquiry._replace(kind="why", stamp=table.stamp), ())
    kept = replace(table, found=(*table.found, later))
    assert kept.odds == before


# The log ---------------------------------------------------------------------------------


def test_who_plays_a_seat_now_stands_in_the_log_and_in_the_header():
    sitting = alone()
    sitting.do("seat", "1:")
    sitting.do("seat", "1:sharp:puller")
    sitting.do("panel", "log")
    assert "a person plays from here" in sitting.words
    assert "plays from here (Sharp)" in sitting.words
    (kept,) = [note for note in sitting.table.noted if note.what == "sharp:puller"]
    assert (kept.kind, kept.seat) == ("seat", 1)


def test_hints_are_a_setting_like_any_other():
    assert DEFAULTS.hints == "auto"
