"""A story for each of the ten Awareness abilities."""

import pytest

from engine.inbetween.data import CREATURE, TOWN
from tests.engine.inbetween.story import SIX, shifts, tells


@tells("town_awareness_1")
def test_the_town_draws_three(story):
    s = story(awareness=(1, 0)).play("awareness_1")
    assert s.told_of("used", "draws") == [
        "used what=town_awareness_1 who=0",
        "draws who=0 count=3 cause=town_awareness_1",
    ]
    assert s.asked == (TOWN, "act")
    assert s.options == (*s.t.hand[TOWN], "prepare", "rest")


@tells("town_awareness_2")
def test_the_town_gains_five(story):
    s = story(awareness=(2, 0)).play("awareness_2")
    assert s.told_of("gains") == ["gains who=0 amount=5 cause=town_awareness_2"]


@pytest.mark.parametrize("ability", ["town_awareness_3", "creature_awareness_3"])
@tells("town_awareness_3", "creature_awareness_3", by="ability")
def test_anybody_not_locked_is_shifted(story, ability):
    me = TOWN if ability.startswith("town") else CREATURE
    s = story(SIX, active=me, awareness=(3, 3), notch={"bob": 0, "carl": 9, "earl": 1, "jayne": 8})
    s.play("awareness_3")
    assert s.asked == (me, "shift")
    assert s.options == shifts(earl=(0, 2), jayne=(7, 9), jeremy=(3, 5), julie=(4, 6))
    s.play("shift:earl:2")
    assert s.told_of("shifts") == [f"shifts who=earl old=1 new=2 by={me} cause={ability}"]
    assert s.asked == (me, "act")


@tells("town_awareness_4")
def test_the_town_flips_somebody_and_puts_them_on_alert(story):
    s = story(SIX, awareness=(4, 0), notch={"carl": 6}).play("awareness_4")
    assert (s.asked, s.options) == ((TOWN, "flip"), ("shift:jayne:4", "shift:julie:4"))
    s.play("shift:julie:4")
    assert s.told_of("flips", "shifts") == [
        "flips who=julie old=5 new=4 by=0 cause=town_awareness_4",
        "shifts who=julie old=4 new=3 by=0 cause=town_awareness_4",
    ]


@pytest.mark.parametrize("ability", ["town_awareness_5", "creature_awareness_5"])
@tells("town_awareness_5", "creature_awareness_5", by="ability")
def test_one_person_is_shifted_up_to_three_times_locked_or_not(story, ability):
    me = TOWN if ability.startswith("town") else CREATURE
    s = story(SIX, active=me, awareness=(5, 5), notch={"bob": 0, "carl": 9})
    s.play("awareness_5")
    assert s.asked == (me, "may_shift")
    assert s.options[:2] == ("shift:bob:1", "shift:carl:8")
    assert s.options[-1] == "pass"
    s.play("shift:carl:8")
    assert s.options == ("shift:carl:7", "shift:carl:9", "pass")
    s.play("shift:carl:7", "shift:carl:6")
    assert s.asked == (me, "act")
    s = story(SIX, active=me, awareness=(5, 5)).play("awareness_5", "shift:bob:3", "pass")
    assert (s.asked, s.t.notch["bob"]) == ((me, "act"), 3)


@tells("creature_awareness_1")
def test_the_creature_gains_three(story):
    s = story(awareness=(0, 1), active=CREATURE).play("awareness_1")
    assert s.told_of("gains") == ["gains who=1 amount=3 cause=creature_awareness_1"]


@tells("creature_awareness_2")
def test_the_town_loses_three_cards_by_chance(story):
    hand = ["rescue", "curfew", "debunk", "camera"]
    s = story(awareness=(0, 2), active=CREATURE, town=hand).play("awareness_2")
    assert len(s.told_of("discards")) == 3
    assert sorted(s.t.hand[TOWN] + s.t.discard[TOWN]) == sorted(hand)
    assert len(s.t.hand[TOWN]) == 1
    s = story(awareness=(0, 2), active=CREATURE, town=["rescue"]).play("awareness_2")
    assert s.t.hand[TOWN] == []


@tells("creature_awareness_4")
def test_the_creature_flips_up_to_two(story):
    s = story(SIX, awareness=(0, 4), active=CREATURE, notch={"bob": 3}).play("awareness_4")
    assert (s.asked, s.options) == (
        (CREATURE, "may_flip"),
        ("shift:earl:5", "shift:jeremy:5", "pass"),
    )
    s.play("shift:earl:5")
    assert s.options == ("shift:jeremy:5", "pass")
    s.play("pass")
    assert (s.asked, s.t.notch["jeremy"]) == ((CREATURE, "act"), 4)
