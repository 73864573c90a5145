"""The guide of a first game: it speaks once, to those who may know, and can be sent away."""

import re
from dataclasses import replace
from random import Random

import pytest

from app import guide
from app.curtain import Stance
from app.i18n import text as texts
from app.i18n.text import LANGUAGES, Text
from app.lessons import Curriculum, Tip, asked, curriculum_of, happened
from app.screens import speaking
from app.storage import Change, Kept
from engine.core.chance import Dice
from engine.core.event import DREW
from engine.games import LOBBY_GAMES
from engine.saves.record import dump
from tests.app.reading import acts
from tests.app.tables import Sitting

GUIDE = (
    Tip("asked", asked("act")),
    Tip("begs", happened("begs")),
    Tip("drew", happened(DREW)),
)
SOLO = ["", "easy:thief"]


@pytest.fixture(autouse=True)
def guided_magpies(monkeypatch):
    """A guide for the smallest game."""
    taught = Curriculum(guide=GUIDE)
    known = {"magpies": taught}
    for module in (guide, speaking):
        monkeypatch.setattr(
            module, "curriculum_of", lambda game: known.get(game) or curriculum_of(game)
        )
    words = {f"magpies.guide.{tip.id}": f"Tip about {tip.id}." for tip in GUIDE}
    for language in LANGUAGES:
        messages = texts.catalogue(language).messages
        for key, said in words.items():
            monkeypatch.setitem(messages, key, said)


def guided(played_by=SOLO, **wishes):
    return Sitting(2, 7, played_by=played_by, guided=True, **wishes)


def tips_of(sitting):
    return [told.tip for told in sitting.table.told]


def header(sitting):
    (change,) = [effect for effect in sitting.effects if isinstance(effect, Change)]
    return change.header


def reopened(sitting, kept):
    again = Sitting(2)
    again.do("leave")
    save = dump(sitting.match)
    entries = []
    journal = again.table.journal.__class__()
    for choice in sitting.match.choices:
        entries.append(journal.entry(choice))
        journal = journal.after(entries[-1])
    again.do("opened", Kept(kept, save, save, entries))
    return again


def test_it_speaks_when_a_thing_happens_for_the_first_time_and_never_again():
    sitting = guided()
    said = []
    for _ in range(300):
        if sitting.match.pending is None:
            break
        if sitting.table.tip:
            said.append(sitting.table.tip.tip)
            assert f"Tip about {said[-1]}." in sitting.words
            sitting.tap("guide:ok")
            assert sitting.table.tip is None or sitting.table.tip.tip != said[-1]
        elif sitting.table.curtain.stance is Stance.WAITING:
            sitting.until_a_person_is_asked()
        else:
            options = sitting.match.pending.options
            sitting.do("choose", "beg" if "beg" in options else options[-1])
    assert len(said) == len(set(said))
    assert {"asked", "begs"} <= set(said)


@pytest.mark.parametrize("seed", [3, 8, 9])
def test_whoever_has_not_had_a_turn_hears_one_tip_while_the_computer_plays(seed):
    """The Creature may begin: up to five tips came before the Town had done anything."""
    sitting = Sitting(
        2, seed, game="inbetween", played_by=["", "easy:thief"], guided=True, edition="english"
    )
    assert sitting.match.state.active == 1
    heard = []
    while not has_had_a_turn(sitting, 0):
        if sitting.table.tip:
            heard.append(sitting.table.tip.tip)
            sitting.tap("guide:ok")
        elif sitting.table.moment is not None:
            sitting.leave_playback()
        elif sitting.table.curtain.stance is not Stance.WAITING:
            sitting.do("choose", sitting.match.pending.options[-1])
        elif sitting.table.showing:
            sitting.tap("onward")
        else:
            sitting.computer_moves()
    assert len(heard) == 1


def has_had_a_turn(sitting, seat):
    told = [event for _, event in sitting.match.story(None, 0) if event.kind == "turn"]
    return sitting.match.at(0).state.active == seat or any(e.args["who"] == seat for e in told)


def test_without_a_guide_nothing_is_said():
    sitting = Sitting(2, 7, played_by=SOLO)
    sitting.until_a_person_is_asked()
    assert sitting.table.told == ()
    assert "guide:on" in menu_of(sitting)


def menu_of(sitting):
    sitting.do("panel", "menu")
    found = set(acts(sitting.screen))
    sitting.do("panel", "")
    return found


def test_an_undo_does_not_repeat_a_tip():
    sitting = guided()
    sitting.tap("guide:ok")
    sitting.do("choose", "beg")
    assert sitting.table.tip.tip == "begs"
    sitting.do("undo")
    assert sitting.table.tip is None
    sitting.do("choose", "beg")
    assert sitting.table.tip is None
    assert tips_of(sitting).count("begs") == 1


def test_a_choice_sends_the_tip_away_too():
    sitting = guided()
    assert sitting.table.tip.tip == "asked"
    sitting.do("choose", "trade")
    assert "Tip about asked." not in sitting.words


def test_a_tip_survives_a_reload_until_it_is_read():
    sitting = guided()
    again = reopened(sitting, header(sitting))
    assert again.table.guide == "on"
    assert again.table.tip.tip == "asked"
    again.tap("guide:ok")
    later = reopened(again, header(again))
    assert later.table.tip is None
    assert tips_of(later) == ["asked"]


@pytest.mark.parametrize("damage", [{"told": 7}, {"told": [[1, 2]]}, {"guide": []}, {"quick": 3}])
def test_a_header_that_makes_no_sense_stops_nobody(damage):
    sitting = guided()
    again = reopened(sitting, header(sitting) | damage)
    assert again.match.choices == sitting.match.choices


def test_the_guide_can_be_sent_away_and_called_back():
    sitting = guided()
    sitting.do("guide", "off")
    assert sitting.table.tip is None
    assert header(sitting)["guide"] == "off"
    sitting.do("choose", "beg")
    assert sitting.table.tip is None
    sitting.do("guide", "on")
    assert "guide:off" in menu_of(sitting)
    assert sitting.table.guide == "on"


def test_a_computer_waits_until_the_tip_is_read():
    sitting = guided()
    sitting.tap("guide:ok")
    sitting.do("choose", "beg")
    assert sitting.table.tip.tip == "begs"
    assert sitting.table.curtain.stance is Stance.WAITING
    made = len(sitting.match.choices)
    sitting.computer_moves("beg")
    assert len(sitting.match.choices) == made
    sitting.tap("guide:ok")
    sitting.computer_moves("beg")
    assert len(sitting.match.choices) == made + 1


def test_one_idea_at_a_time():
    """What comes next to mind waits for another occasion."""
    sitting = guided()
    sitting.tap("guide:ok")
    sitting.do("choose", "beg")
    at = len(sitting.match.choices)
    assert [told.tip for told in sitting.table.told if told.at == at] == ["begs"]
    sitting.tap("guide:ok")
    assert [told.tip for told in sitting.table.told if told.at == at] == ["begs"]


def test_the_next_game_goes_on_with_what_was_not_said():
    sitting = guided()
    sitting.tap("guide:ok")
    sitting.do("again")
    assert sitting.table.guide == "on"
    assert tips_of(sitting) == ["asked"]


# Several people --------------------------------------------------------------------------


@pytest.mark.parametrize("seating", ["pass", "across"])
@pytest.mark.parametrize("seed", range(3))
def test_nobody_hears_anything_twice(seating, seed):
    sitting = guided(None, seating=seating)
    heard = {0: [], 1: []}
    sitting.finish(seed)
    for told in sitting.table.told:
        for seat in heard:
            if told.was_for(seat):
                heard[seat].append(told.tip)
    for tips in heard.values():
        assert len(tips) == len(set(tips))
        assert "begs" in tips


@pytest.mark.parametrize("seating", ["pass", "across"])
def test_a_tip_is_on_the_screen_only_for_those_it_is_for(seating):
    sitting = guided(None, seating=seating)
    seen = set()
    for _ in sitting.play(2):
        shown = sitting.table.curtain.seat_shown
        tip = sitting.table.tip
        assert ('class="spoken"' in sitting.html) == (tip is not None)
        if sitting.table.curtain.stance is Stance.COVERED:
            assert tip is None
        if tip is not None:
            seen.add(tip.seat)
            assert tip.seat in (shown, guide.EVERYBODY)
            assert seating == "pass" or tip.seat == guide.EVERYBODY
    assert seen


def test_what_one_draws_in_secret_is_explained_to_nobody_else():
    sitting = guided(None)
    for _ in sitting.play(4):
        told = [one for one in sitting.table.told if one.tip == "drew"]
        for one in told:
            assert one.seat != guide.EVERYBODY
            assert not one.is_open


@pytest.mark.parametrize("seating", ["pass", "across"])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_said_is_the_same_whatever_is_hidden(seating, seed):
    sitting = guided(None, seating=seating)
    looked = 0
    for moment in sitting.play(seed):
        table = replace(sitting.table, told=())
        seat = guide.listener(table)
        if seat is None:
            continue
        for reader in (seat,) if seat != guide.EVERYBODY else range(2):
            other = replace(table, match=table.match.imagine(reader, Dice(moment)))
            for seen in (-1, moment - 1):
                assert guide.tip_for(other, seat, seen) == guide.tip_for(table, seat, seen)
            looked += 1
    assert looked > 10


# The games' own guides -------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_every_tip_has_words_of_at_most_two_sentences(game, language):
    text = Text(language)
    for tip in curriculum_of(game).guide:
        key = f"{game}.guide.{tip.id}"
        assert key in text
        assert len(re.findall(r"[.!?…](?:\s|$)", text(key))) <= 2
        assert "{" not in text(key)


@pytest.mark.parametrize("seating", ["pass", "across"])
@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_a_guided_game_of_every_title_goes_on_to_many_choices(game, seating):
    """Each tip is looked at from every seat's own view, and from what everybody may know."""
    sitting, dice = Sitting(2, 5, game=game, guided=True, seating=seating), Random(3)
    for _ in range(120):
        if sitting.match.pending is None:
            break
        table = sitting.table
        for seat in (None, 0, 1):
            guide.what_fits(table, seat, 0)
        if table.curtain.stance is Stance.COVERED:
            sitting.do("reveal")
        elif table.curtain.stance is Stance.PARTING:
            sitting.do("hand_on")
        elif table.moment is not None:
            sitting.do("moment")
        else:
            sitting.do("choose", dice.choice(sitting.match.pending.options))
        sitting.do("guide", "ok")
    assert len(sitting.match.choices) > 20
