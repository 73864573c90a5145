"""The coach: it speaks rarely, from what the player could have seen, and blocks nothing."""

import asyncio
from dataclasses import replace

import pytest

from app import inquiries, thinking
from app.coach import MUCH, is_grave, is_on, listens
from app.curtain import Stance, begin
from app.effects import Remember
from app.findings import Warned
from app.i18n.text import LANGUAGES, Text
from app.settings import FIRST_GAMES
from app.storage import new_journal
from app.table import Inquiry
from engine.autoplay.bots import Chair
from engine.autoplay.explain import carried_out, redealt, weigh
from engine.autoplay.opponent import Opponent
from engine.core.chance import Dice
from engine.twister.positions import lay_out
from tests.app.reading import acts
from tests.app.tables import Sitting
from tests.app.test_lessons import Schooling
from tests.app.test_thinking import Bench
from tests.app.waiting import wait_for

BAD = Warned(loses=True, cost=97, reasons=())


def at_the_exit():
    """Yellow can leave the dungeon and win; whoever ends the turn lets Blue do that."""
    return lay_out({"yellow_acrobat": "20.2", "blue_acrobat": "1.4"}, points=(4, 4), card=5, ap=5)


def playing(match, played_by=("", "easy:runner"), coach="first"):
    """A table where somebody plays that match with a coach."""
    sitting = Sitting(2, 7, game=match.game.name, played_by=list(played_by))
    sitting.do("set", f"coach:{coach}")
    sitting.do("set", "pace:off")
    table = replace(sitting.table, match=match, journal=new_journal(match.choices)[0])
    sitting.table = replace(table, curtain=begin(match.pending, table.manner))
    return sitting


def find_out(sitting):
    """What the page would find out now, and tells the table."""
    table = sitting.table
    data = carried_out(inquiries.inquire(table.match.clone(), table.inquiry, table.seats))
    sitting.do("found", (table.inquiry, data))
    return data


# When it speaks --------------------------------------------------------------------------


def test_it_speaks_about_a_choice_that_loses_at_once_and_offers_to_take_it_back():
    sitting = playing(at_the_exit())
    sitting.do("choose", "end")
    assert sitting.table.curtain.stance is Stance.WAITING
    found = find_out(sitting)
    assert found.loses
    assert found.cost > MUCH
    assert Text("en")("coach.loses") in sitting.words
    sitting.tap("coach:undo")
    assert not sitting.match.choices
    assert sitting.match.pending.kind == "act"
    assert "coach:undo" not in acts(sitting.screen)


def test_it_does_not_say_the_same_again():
    sitting = playing(at_the_exit())
    sitting.do("choose", "end")
    find_out(sitting)
    sitting.tap("coach:undo")
    sitting.do("choose", "end")
    assert not listens(sitting.table)


def test_the_computer_waits_until_it_was_read_and_then_goes_on():
    sitting = playing(at_the_exit())
    sitting.do("choose", "end")
    find_out(sitting)
    sitting.computer_moves("card:2")
    assert sitting.match.choices == ["end"]
    sitting.tap("coach:keep")
    sitting.computer_moves("card:2")
    assert sitting.match.choices == ["end", "card:2"]


def test_it_says_nothing_about_a_good_choice():
    sitting = playing(at_the_exit())
    sitting.do("choose", "move:yellow_acrobat:20.3")
    find_out(sitting)
    assert sitting.table.warning is None
    assert 'class="spoken' not in sitting.html


@pytest.mark.parametrize(
    ("found", "speaks"),
    [
        (Warned(False, MUCH, ()), True),
        (Warned(False, MUCH - 1, ("points.more",)), False),
        (Warned(True, 0, ()), True),
    ],
)
def test_it_speaks_about_what_loses_or_gives_away_much(found, speaks):
    assert is_grave(found) == speaks


def test_it_says_what_another_choice_does_better():
    sitting = playing(at_the_exit())
    sitting.do("choose", "end")
    sitting.do("found", (sitting.table.inquiry, Warned(False, 40, ("points.more",))))
    assert "There is a better choice. It scores victory points." in " ".join(sitting.words.split())


# What comes too late ---------------------------------------------------------------------


def test_what_comes_after_another_choice_is_not_said():
    sitting = playing(at_the_exit())
    sitting.do("choose", "end")
    inquiry = sitting.table.inquiry
    assert inquiry.kind == "coach"
    sitting.computer_moves("card:2")
    sitting.do("found", (inquiry, BAD))
    assert sitting.table.warning is None


def test_what_comes_after_an_undo_is_not_said():
    sitting = playing(at_the_exit())
    sitting.do("choose", "end")
    inquiry = sitting.table.inquiry
    sitting.do("undo")
    sitting.do("found", (inquiry, BAD))
    assert sitting.table.warning is None
    assert sitting.table.inquiry is None


def test_a_choice_is_saved_and_drawn_before_it_is_thought_about():
    sitting = playing(at_the_exit())
    (change,) = sitting.do("choose", "end")
    assert [entry["do"] for entry in change.entries] == ["end"]
    assert sitting.table.warning is None


@pytest.mark.parametrize(("patience", "hears"), [(60.0, True), (0.0, False)])
def test_a_computer_waits_for_it_only_so_long(monkeypatch, patience, hears):
    """It hears the coach out, but a coach that takes too long is left alone."""
    ends = []

    def slow(*_):
        for _ in range(30):
            yield 0.0
        ends.append("said")
        return None

    monkeypatch.setattr(inquiries, "inquire", slow)
    monkeypatch.setattr(thinking, "COACH_SECONDS", patience)
    for name in ("PAINTING", "LEAST_SECONDS", "SLICE_SECONDS"):
        monkeypatch.setattr(thinking, name, 0)

    async def play():
        bench = Bench()
        await bench.deal(seats=("", "even:thief"))
        bench.tell("choose", "beg")
        for _ in range(400):
            await bench.rest(1)
            if len(bench.choices) > 1:
                break
        assert len(bench.choices) > 1

    wait_for(play())
    assert bool(ends) == hears


def test_on_the_page_it_speaks_before_the_computer_moves(monkeypatch):
    """Whatever else the page does, the computer has not moved when the coach is heard."""
    monkeypatch.setattr(thinking, "COACH_SECONDS", 600.0)
    monkeypatch.setattr(thinking, "LEAST_SECONDS", 0)

    async def play():
        bench = Bench()
        bench.shell.table = replace(playing(at_the_exit()).table, id="exit")
        bench.tell("choose", "end")
        while bench.table.finding("coach", 0) is None:
            await asyncio.sleep(0.01)
        await bench.rest(400)
        assert 'class="spoken coach"' in bench.page.html
        assert bench.choices == ["end"]
        bench.tell("coach", "keep", bench.table.stamp)
        while bench.choices == ["end"]:
            await asyncio.sleep(0.01)

    wait_for(play())


# Whom it speaks to -----------------------------------------------------------------------


def test_it_speaks_in_the_first_games_on_a_device():
    sitting = Sitting(2, 7, played_by=["", "easy:thief"])
    coached = []
    for _ in range(FIRST_GAMES + 2):
        coached.append(sitting.table.coached)
        sitting.do("again")
    assert coached == [True] * FIRST_GAMES + [False] * 2
    assert not [effect for effect in sitting.effects if isinstance(effect, Remember)]


def test_games_between_people_do_not_count():
    sitting = Sitting(2, 7)
    assert sitting.table.settings.games == "0"
    assert not sitting.table.coached


@pytest.mark.parametrize(("coach", "speaks"), [("first", False), ("off", False), ("on", True)])
def test_between_people_it_speaks_only_if_it_was_switched_on(coach, speaks):
    sitting = Sitting(2, 7)
    sitting.do("set", f"coach:{coach}")
    sitting.do("reveal")
    sitting.do("choose", "trade")
    assert sitting.table.curtain.seat_shown == 0
    assert listens(sitting.table) == speaks


def test_it_is_silent_once_somebody_else_has_the_tablet():
    sitting = Sitting(2, 7)
    sitting.do("set", "coach:on")
    sitting.do("reveal")
    sitting.do("choose", "beg")
    assert sitting.table.curtain.stance is Stance.COVERED
    assert sitting.table.inquiry is None
    sitting.do("found", (Inquiry(sitting.table.id, sitting.table.stamp, "coach", 0), BAD))
    sitting.do("reveal")
    assert 'class="spoken' not in sitting.html


def test_it_is_silent_on_a_tablet_that_lies_between_people():
    sitting = Sitting(2, 7, seating="across")
    sitting.do("set", "coach:on")
    sitting.do("peek", "0")
    sitting.do("choose", "trade")
    assert not listens(sitting.table)


def test_whoever_wants_none_has_none():
    sitting = playing(at_the_exit(), coach="off")
    sitting.do("choose", "end")
    assert sitting.table.inquiry is None


def test_a_lesson_needs_no_coach():
    lesson = Schooling()
    lesson.do("set", "coach:on")
    table = lesson.table
    assert table.learning is not None
    assert not is_on(table)


# What it goes by -------------------------------------------------------------------------


def test_it_goes_by_nothing_that_the_player_cannot_know():
    """In every deal that looks the same to the player it finds the same."""
    sitting = Sitting(2, 7, game="inbetween")
    compared = 0
    for moment in range(40):
        match, asked = sitting.match, sitting.match.pending
        option = asked.options[moment % len(asked.options)]
        other = redealt(match, asked.player, Dice(moment))
        if other is not None and len(asked.options) > 1:
            found = [
                carried_out(weigh(Opponent(match.game, "sharp"), Chair(one, asked.player), option))
                for one in (match, other)
            ]
            assert found[0] == found[1]
            compared += 1
        match.choose(option)
    assert compared > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language):
    text = Text(language)
    for key in ("loses", "much", "better", "keep", "title"):
        assert f"coach.{key}" in text
