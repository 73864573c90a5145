"""A story for every Sighting: what it brings, what follows, what it costs."""

import pytest

from engine.cryptids.data import REAL_DEAL, SIGHTINGS
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, tells

CROWD = (3, 2, 1)
"""Hikers, Hunters and Researchers where the Encounter is."""


def with_top(kind: str) -> list[list[str]]:
    """Three Stacks with that Sighting on top of the first."""
    others = [other for other in SIGHTINGS if other != kind]
    return [[kind, *others[:2]], others[2:5], others[5:8]]


def dusk(story, kind: str, people=None, **more):
    """The Encounter is at the River, where only the first player hides."""
    hideouts = {0: [RIVER, LAKE, SWAMP], 1: [RIDGE, PARK, LAKE], 2: [RIDGE, PARK, CHASM]}
    position = {
        "phase": "dusk",
        "people": {RIVER: CROWD} if people is None else people,
        "hideouts": hideouts,
        "stacks": {0: with_top(kind)},
        "hands": {seat: ["attract_human"] for seat in range(3)},
        "myth": {0: 20},
        **more,
    }
    return story(3, **position)


def scored(s) -> list[str]:
    return [line.partition(" why")[2] for line in s.all_told_of("myth")]


@tells("scarecrow")
def test_scarecrow_pleases_hunters_and_draws_one(story):
    s = dusk(story, "scarecrow")
    assert scored(s) == ["=sighting amount=-1 old=20 new=19 card=bigfoot_scarecrow parts=-3,2,0"]
    assert s.all_told_of("moves") == [
        (
            f"moves verb=attract flavor=hunter count=1 source=rest target={RIVER} by=0 "
            "cause=bigfoot_scarecrow"
        )
    ]


@tells("straw_twin")
def test_straw_twin_pleases_hunters_and_frightens_one(story):
    s = dusk(story, "straw_twin")
    assert scored(s) == ["=sighting amount=1 old=20 new=21 card=bigfoot_straw_twin parts=0,2,-1"]
    assert s.asked == (0, "arrow")
    assert s.options == (f"scare:{RIVER}:{RIDGE}:hunter_1", f"scare:{RIVER}:{CHASM}:hunter_1")
    s.play(f"scare:{RIVER}:{CHASM}:hunter_1")
    assert s.moved == [f"1 hunter {RIVER}>{CHASM}"]


@tells("owl_choir")
def test_owl_choir_pleases_hikers_and_frightens_one(story):
    s = dusk(story, "owl_choir")
    assert scored(s) == ["=sighting amount=2 old=20 new=22 card=bigfoot_owl_choir parts=3,0,-1"]
    assert s.options == (f"scare:{RIVER}:{RIDGE}:hiker_1", f"scare:{RIVER}:{CHASM}:hiker_1")
    s.play(f"scare:{RIVER}:{RIDGE}:hiker_1")
    assert s.moved == [f"1 hiker {RIVER}>{RIDGE}"]


@tells("beaver_parade")
def test_beaver_parade_pleases_hikers_and_lures_one(story):
    people = {RIVER: CROWD, RIDGE: (1, 0, 0), CHASM: (1, 0, 0), LAKE: (1, 0, 0)}
    s = dusk(story, "beaver_parade", people)
    assert scored(s) == ["=sighting amount=1 old=20 new=21 card=bigfoot_beaver_parade parts=3,-2,0"]
    # Only from next to the River: the Encounter Site is where the effect is.
    assert s.options == (f"lure:{RIDGE}:{RIVER}:hiker_1", f"lure:{CHASM}:{RIVER}:hiker_1")
    s.play(f"lure:{CHASM}:{RIVER}:hiker_1")
    assert s.t.people[RIVER] == [4, 2, 1]


@tells("ridge_outline")
def test_ridge_outline_pleases_researchers_and_lures_one(story):
    s = dusk(story, "ridge_outline", {RIVER: CROWD, RIDGE: (0, 0, 1)})
    card = "bigfoot_ridge_outline"
    assert scored(s) == [f"=sighting amount=-2 old=20 new=18 card={card} parts=-3,0,1"]
    assert s.t.people[RIVER] == [3, 2, 2]


@tells("moon_shadow")
def test_moon_shadow_pleases_researchers_and_draws_one(story):
    s = dusk(story, "moon_shadow")
    assert scored(s) == ["=sighting amount=-1 old=20 new=19 card=bigfoot_moon_shadow parts=0,-2,1"]
    assert s.t.people[RIVER] == [3, 2, 2]


@tells("charge")
def test_charge_forbids_the_power_next_day(story):
    s = dusk(story, "charge", event="open_questions")
    assert scored(s) == ["=sighting amount=3 old=20 new=23 card=bigfoot_charge parts=0,4,-1"]
    assert s.t.drawback == ["no_power", "", ""]
    s.pass_until("day")
    assert s.asked == (1, "day")
    assert "power" in s.options
    s.play("pass", "pass")
    assert s.asked == (0, "day")
    assert "power" not in s.options
    words = "cryptids.power_banned cryptid=bigfoot"
    assert s.refused() == {"power": (words, "ruling_7")}
    # With the Day the ban is over.
    while s.t.phase == "day":
        s.play(s.options[-1])
    assert s.t.drawback[0] != "no_power"


@tells("nap")
def test_nap_lets_one_draw_up_to_three_only(story):
    s = dusk(story, "nap")
    assert scored(s) == ["=sighting amount=4 old=20 new=24 card=bigfoot_nap parts=6,-2,0"]
    assert s.t.drawback == ["short_draw", "", ""]
    s.play(s.options[0], "done")
    assert len(s.t.hand[0]) == 3
    assert s.t.drawback == ["", "", ""]
    s.play("done")
    assert len(s.t.hand[1]) == 5


@tells("pastime")
def test_pastime_sends_the_hiding_spot_to_the_loneliest_site(story):
    people = {RIVER: CROWD, RIDGE: (1, 0, 1), CHASM: (0, 1, 0), PARK: (0, 0, 1)}
    s = dusk(story, "pastime", people)
    assert scored(s) == ["=sighting amount=-1 old=20 new=19 card=bigfoot_pastime parts=-3,0,2"]
    assert s.t.drawback == ["lonely", "", ""]
    assert [option for option in s.options if ":" in option] == [
        f"place:1:{PARK}",
        f"place:1:{CHASM}",
    ]
    s.play(f"place:1:{CHASM}", "done")
    assert s.t.hideout[0] == [CHASM, LAKE, SWAMP]
    assert s.t.drawback == ["", "", ""]


# What is common to all ---------------------------------------------------------------


@pytest.mark.parametrize("kind", SIGHTINGS)
def test_a_sighting_is_seen_laid_aside_and_its_hiding_spot_comes_back(story, kind):
    s = dusk(story, kind)
    if s.asked[1] == "arrow":
        s.play(s.options[0])
    card = f"bigfoot_{kind}"
    assert s.all_told_of("reveals") == [f"reveals who=0 card={card} number=1 site={RIVER}"]
    assert s.all_told_of("returns") == [f"returns who=0 number=1 site={RIVER}"]
    assert s.t.revealed[0] == [card]
    assert s.t.hideout[0] == ["", LAKE, SWAMP]
    assert s.view(1).table["players"][0]["revealed"] == [kind]
    assert kind not in s.view(1).table["players"][0]["unseen"]


def test_every_real_deal_has_a_drawback_and_every_other_sighting_an_effect():
    for sighting in SIGHTINGS.values():
        real = sighting.type == REAL_DEAL
        assert bool(sighting.drawback) == real
        assert (sighting.effect is None) == real
        assert sorted(sighting.score) == ([-1, 0, 2] if real else [-1, 0, 1])


def test_there_are_two_of_each_cheap_type_and_three_real_deals():
    types = [sighting.type for sighting in SIGHTINGS.values()]
    assert sorted(types) == ["decoy"] * 2 + ["hoax"] * 2 + ["real_deal"] * 3 + ["silhouette"] * 2
