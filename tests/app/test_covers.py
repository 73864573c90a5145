"""What a cover says above the name, and what lies there again when it is lifted."""

from dataclasses import replace

import pytest

from app.controller import handle
from app.curtain import Curtain, Stance
from app.effects import Intent
from app.i18n.text import Text
from app.moments import news_for
from app.screens import render_table
from app.table import Table
from engine.saves.record import dump
from tests.app.tables import Sitting
from tests.positions import cryptids, inbetween


def opened(**wishes):
    """Somebody has taken the tablet."""
    sitting = Sitting(**wishes)
    sitting.tap("reveal")
    return sitting


def words_above_the_name(sitting):
    return next(sitting.screen.find(class_="who-next")[0].texts())


@pytest.mark.parametrize(
    ("why", "words"),
    [("idle", "Still there?"), ("away", "Welcome back,"), ("", "Waiting for")],
)
def test_a_cover_does_not_ask_to_pass_the_tablet_to_the_one_who_has_it(why, words):
    sitting = opened()
    sitting.do("conceal", why)
    assert words_above_the_name(sitting) == words


def test_a_cover_for_somebody_else_asks_to_pass_the_tablet():
    sitting = Sitting()
    assert words_above_the_name(sitting) == "Pass the tablet to"
    holder, checked = None, 0
    for _ in sitting.play():
        seat = sitting.table.curtain.seat
        if sitting.table.curtain.stance is Stance.COVERED:
            passes = words_above_the_name(sitting) == "Pass the tablet to"
            assert passes == (seat != holder)
            checked += passes
        elif sitting.table.curtain.stance is Stance.OPEN:
            holder = seat
    assert checked > 5


def test_a_question_to_somebody_else_in_between_passes_no_tablet():
    sitting = opened()
    seat = sitting.table.curtain.seat
    for drawn in (Curtain(Stance.ASKING, 1 - seat), Curtain(Stance.COVERED, seat)):
        sitting.table = sitting.table.under(drawn)
    assert words_above_the_name(sitting) == "Keep the tablet,"
    sitting.table = sitting.table.under(Curtain(Stance.COVERED, 1 - seat))
    assert words_above_the_name(sitting) == "Pass the tablet to"


@pytest.mark.parametrize("why", ["idle", "away"])
@pytest.mark.parametrize("opens", ["panel:log", "panel:rules", "at:1"])
def test_what_was_open_is_there_again_when_its_reader_comes_back(why, opens):
    sitting = Sitting().play_to(9)
    while sitting.table.curtain.stance is not Stance.OPEN:
        next(step for step in sitting.play())
        sitting.tap("reveal" if sitting.table.curtain.stance is Stance.COVERED else "look")
    sitting.do(*opens.split(":"), sitting.table.stamp)
    before = sitting.html
    assert sitting.table.panel or sitting.table.moment
    sitting.do("conceal", why)
    assert sitting.screen.attributes["data-screen"] == "cover"
    assert not sitting.screen.find(class_="sheet")
    sitting.tap("reveal")
    assert sitting.html == before


def test_a_cover_that_was_wanted_opens_on_the_bare_table():
    sitting = opened()
    sitting.tap("panel:menu")
    sitting.tap("conceal")
    sitting.tap("reveal")
    assert sitting.table.panel == ""


def test_what_was_open_does_not_come_back_for_somebody_else():
    sitting = opened()
    seat = sitting.table.curtain.seat
    sitting.tap("panel:log")
    sitting.do("conceal", "idle")
    sitting.do("leave")
    assert sitting.table.left is None
    sitting = opened()
    sitting.do("conceal", "idle")
    sitting.tap("reveal")
    for _ in sitting.play():
        if sitting.table.curtain.seat != seat:
            break
    assert sitting.table.left is None


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_whatever_followed_the_news_says_which_card_was_played(language):
    """Feast lays its token, is paid for and shifts twice: four lines after the card."""
    story = inbetween.busy(active=1)
    story.play("feast_1")
    match = story.match
    for wanted in ("token:mina", "activate", "shift:mina", "shift:mina", "end"):
        match.choose(next(option for option in match.pending.options if option.startswith(wanted)))
    table = handle(Table(), Intent("import", dump(match), fresh=5, now=1000)).table
    table = replace(table, language=language, curtain=Curtain(Stance.COVERED, 0), last_seen=(0, 0))
    (news,) = render_table(table).find(class_="news")
    lines = ["".join(line.texts()) for line in news.children]
    assert len(lines) == 3
    text = Text(language)
    feast, who = text("inbetween.card.feast"), table.seat_name(1, text)
    assert lines[0] == text("inbetween.log.plays", who=who, card=feast)
    assert lines[1:] == [told_last(table, match, -2), told_last(table, match, -1)]


def told_last(table, match, place):
    """A line of the news, counted from the end; what happens in every turn is left out."""
    told = news_for(match, table.language, (), 0)
    return [line.words for line in told if not line.minor][place]


def roles_on(table):
    found = render_table(table).find(class_="role")
    return ["".join(node.texts()) for node in found]


@pytest.mark.parametrize(
    ("position", "role"), [(cryptids.day, "Bigfoot"), (inbetween.busy, "Town")]
)
def test_what_a_seat_plays_stands_beside_its_name(position, role):
    match = position().match
    names = ("Anna", "Bartek", "Carla", "Dmitri")[: len(match.setup.names)]
    match.setup = match.setup._replace(names=names)
    table = handle(Table(), Intent("import", dump(match), fresh=5, now=1000)).table
    assert roles_on(table) == [role]
    table = handle(table, Intent("reveal", fresh=6, now=1001)).table
    assert roles_on(table) == [role]
