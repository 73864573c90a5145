"""The view of the table, the options in words, and what is refused."""

import json

import pytest

from engine.autoplay.check import random_option
from engine.core.chance import Dice
from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.data import (
    ACTIONS,
    DESIGN,
    EVENTS,
    INFERRED,
    POWERS,
    ROLES,
    RULEBOOK,
    SIGHTINGS,
    SITES,
    TRAITS,
)
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, Story

ALONE = {0: [RIVER, LAKE, SWAMP], 1: [RIDGE, PARK, LAKE], 2: [RIDGE, PARK, CHASM]}


def test_the_table_tells_what_a_player_looks_for():
    s = Story(
        3,
        round=3,
        step=4,
        first=2,
        people={RIVER: (2, 1, 0), PARK: (1, 1, 0)},
        event="press_trip",
        hideouts=ALONE,
    )
    table = s.view(0).table
    assert (table["round"], table["rounds"], table["phase"], table["day_turn"]) == (3, 5, "day", 2)
    assert (table["first"], table["order"]) == (2, [2, 0, 1])
    assert table["sites"][RIVER] == {
        "people": [2, 1, 0],
        "total": 3,
        "adjacent": [RIDGE, CHASM],
        "hideouts": [1, 0, 0],
        "full": False,
    }
    assert table["sites"][LAKE]["hideouts"] == [2, 3, 0]
    assert table["rest"] == [7, 8, 10]
    assert (table["sinkhole"], table["encounter"]) == ("", "")
    assert (table["deck"], table["discard"], table["event_deck"], table["events"]) == (
        49,
        [],
        12,
        [],
    )
    player = table["players"][1]
    assert (player["cryptid"], player["myth"], player["power"]) == ("mothman", 5, "ready")
    assert player["track"] == {"space": 5, "tens": 0, "thirties": 0}
    assert player["final"] is None


def test_the_crown_lies_where_the_encounter_would_be_with_its_margin():
    people = {RIVER: (2, 1, 0), PARK: (1, 1, 0), SWAMP: (0, 0, 1)}
    s = Story(3, people=people, hideouts=ALONE)
    crown = {"sites": [RIVER], "humans": 3, "margin": 1, "tie": False, "met": False}
    assert s.view(None).table["crown"] == crown
    # A crowd where nobody hides does not count.
    hideouts = {0: [RIVER, LAKE, SWAMP], 1: [RIVER, LAKE, SWAMP], 2: [RIVER, LAKE, SWAMP]}
    s = Story(3, people={PARK: (5, 0, 0), RIVER: (1, 0, 0), LAKE: (0, 1, 0)}, hideouts=hideouts)
    crown = {"sites": [RIVER, LAKE], "humans": 1, "margin": 1, "tie": True, "met": False}
    assert s.view(None).table["crown"] == crown


def test_the_crown_stays_on_the_encounter_while_it_lasts():
    people = {RIVER: (0, 4, 0), PARK: (4, 0, 0), RIDGE: (0, 0, 1)}
    stacks = {
        0: [
            ["straw_twin", "charge", "nap"],
            ["scarecrow", "owl_choir", "pastime"],
            ["beaver_parade", "ridge_outline", "moon_shadow"],
        ]
    }
    s = Story(3, phase="dusk", people=people, hideouts=ALONE, stacks=stacks)
    assert s.options == (RIVER, PARK)
    s.play(RIVER)
    # A Hunter is about to be scared away: the crown does not move to the Park.
    assert s.asked == (0, "arrow")
    assert s.view(None).table["crown"]["sites"] == [RIVER]
    assert s.view(None).table["encounter"] == RIVER
    assert s.view(None).table["playing"] == "bigfoot_straw_twin"
    assert s.view(None).table["players"][0]["revealed"] == ["straw_twin"]


def test_the_crown_has_no_margin_once_the_encounter_is_met():
    hideouts = {0: [RIVER, LAKE, SWAMP], 1: [RIVER, PARK, LAKE], 2: [RIDGE, PARK, CHASM]}
    straw_twins = [
        ["straw_twin", "charge", "nap"],
        ["scarecrow", "owl_choir", "pastime"],
        ["beaver_parade", "ridge_outline", "moon_shadow"],
    ]
    people = {RIVER: (0, 4, 0), PARK: (4, 0, 0)}
    stacks = {0: straw_twins, 1: straw_twins}
    s = Story(3, phase="dusk", people=people, hideouts=hideouts, stacks=stacks)
    s.play(RIVER, f"scare:{RIVER}:{RIDGE}:hunter_1")
    # The Park has more Humans now, but the Encounter goes on at the River.
    assert s.asked == (1, "arrow")
    crown = {"sites": [RIVER], "humans": 3, "margin": 0, "tie": False, "met": True}
    assert s.view(None).table["crown"] == crown


def test_the_private_forecast_values_each_top_sighting():
    people = {RIVER: (1, 0, 2), LAKE: (0, 1, 0), PARK: (2, 2, 0)}
    s = Story(3, people=people, hideouts=ALONE)
    assert s.view(0).table["mine"]["forecast"] == [
        {
            "card": "bigfoot_scarecrow",
            "parts": [-1, 0, 0],
            "score": -1,
            "crowned": False,
        },
        {
            "card": "bigfoot_owl_choir",
            "parts": [0, 0, 0],
            "score": 0,
            "crowned": False,
        },
        {
            "card": "bigfoot_ridge_outline",
            "parts": [0, 0, 0],
            "score": 0,
            "crowned": False,
        },
    ]
    assert s.view(1).table["mine"]["forecast"][1]["crowned"]
    assert s.view(0).table["mine"]["hidden"] == 21
    assert s.view(None).table["mine"] is None


def test_the_forecast_of_an_exhausted_stack_is_empty():
    s = Story(3, revealed={0: ["scarecrow", "charge", "straw_twin"]})
    assert s.view(0).table["mine"]["forecast"][0] == {
        "card": "",
        "parts": [],
        "score": 0,
        "crowned": False,
    }
    assert s.view(0).table["players"][0]["hideouts"][0] == "box"


# Words -------------------------------------------------------------------------------


def test_a_day_in_words():
    s = Story(3, hands={0: ["attract_human", "gather_hiker"]})
    assert s.words() == {
        "attract_human_1": "cryptids.play card=attract_human",
        "gather_hiker_1": "cryptids.play card=gather_hiker",
        "power": "cryptids.use_power cryptid=bigfoot",
        "pass": "cryptids.pass",
    }
    s.play("power")
    assert s.words()["gather_hiker_1"] == "cryptids.pay card=gather_hiker"


def test_arrows_in_words():
    people = {RIVER: (1, 1, 0), CHASM: (0, 0, 2)}
    s = Story(3, people=people, hideouts=ALONE, hands={0: ["lure_or_scare_human"]})
    s.play("lure_or_scare_human")
    words = s.words()
    assert words[f"lure:{CHASM}:{RIVER}:researcher_2"] == (
        f"cryptids.arrow.lure source={CHASM} target={RIVER} flavor=researcher count=2"
    )
    assert words[f"scare:{RIVER}:{RIDGE}:hiker_1+hunter_1"] == (
        f"cryptids.arrow.scare.mixed source={RIVER} target={RIDGE} "
        "people=[['hiker', 1], ['hunter', 1]]"
    )
    s.play(f"scare:{RIVER}:{RIDGE}:hiker_1+hunter_1")
    assert s.words() == {"end": "cryptids.end"}


def test_gathering_in_words():
    people = {CHASM: (1, 0, 0), RIDGE: (2, 0, 0)}
    hands = {0: ["gather_hiker"]}
    s = Story(3, people=people, hideouts=ALONE, hands=hands, partial="free").play("gather_hiker")
    assert s.words() == {
        f"gather:{RIVER}": f"cryptids.gather flavor=hiker count=2 target={RIVER}",
        f"gather:{LAKE}": f"cryptids.gather flavor=hiker count=1 target={LAKE}",
    }


def test_events_in_words():
    s = Story(3, phase="dawn", event="open_questions", people={RIVER: (0, 0, 1), LAKE: (0, 2, 0)})
    assert s.words() == {
        f"spread:{RIVER}:{RIDGE}": f"cryptids.spread source={RIVER} extra=['{RIDGE}']",
        f"spread:{RIVER}:{CHASM}": f"cryptids.spread source={RIVER} extra=['{CHASM}']",
    }
    s.play(f"spread:{RIVER}:{RIDGE}")
    assert s.words()[f"attract:rest:{RIVER}:hiker_2"] == (
        f"cryptids.arrow.attract source=rest target={RIVER} flavor=hiker count=2"
    )


def test_a_night_in_words():
    s = Story(3, phase="night", encounter=RIVER, hideouts=ALONE)
    words = s.words()
    assert words[f"place:1:{PARK}"] == f"cryptids.move_spot number=1 site={PARK} old={RIVER}"
    assert words["attract_human_1"] == "cryptids.discard card=attract_human"
    assert words["done"] == "cryptids.draw_and_end count=4"
    s = Story(3, phase="night", encounter=PARK, hideouts={**ALONE, 0: ["", LAKE, SWAMP]})
    assert s.words()[f"place:1:{RIVER}"] == f"cryptids.place_spot number=1 site={RIVER} old="


def test_set_up_in_words():
    match = Match.start(GAME, 3, ROLES[:3])
    me = match.pending.player
    first = match.pending.options[0]
    assert str(match.view(me).question.choices[0].message) == f"cryptids.trait trait={first}"
    match.choose(first)
    words = [str(choice.message) for choice in match.view(me).question.choices]
    assert words[0] == "cryptids.slot sighting=scarecrow number=1 place=1"
    assert words[-1] == "cryptids.preset.balanced"
    match.choose("preset:bold")
    assert str(match.view(me).question.choices[0].message) == "cryptids.confirm"


def test_an_encounter_in_words():
    people = {RIVER: (2, 0, 0), PARK: (1, 1, 0), SWAMP: (1, 0, 0)}
    s = Story(3, phase="dusk", people=people, hideouts={**ALONE, 1: [PARK, LAKE, SWAMP]})
    assert s.words()[PARK] == f"cryptids.encounter site={PARK} humans=2"
    assert s.refused()[SWAMP] == (f"cryptids.fewer_humans site={SWAMP} humans=1", "rulebook_dusk")


def test_an_encounter_is_refused_where_nobody_hides():
    people = {RIVER: (2, 0, 0), LAKE: (1, 1, 0), PARK: (4, 0, 0)}
    hideouts = {seat: [RIVER, LAKE, SWAMP] for seat in range(3)}
    s = Story(3, phase="dusk", people=people, hideouts=hideouts)
    assert s.refused()[PARK] == (f"cryptids.nobody_hides site={PARK} humans=4", "rulebook_dusk")


# What is refused ---------------------------------------------------------------------


def test_arrows_that_cannot_be_drawn_say_why():
    people = {CHASM: (1, 0, 0), RIVER: (0, 1, 0)}
    hideouts = {0: [RIVER, CHASM, RIDGE], 1: [PARK, LAKE, SWAMP], 2: [PARK, LAKE, SWAMP]}
    s = Story(3, people=people, hideouts=hideouts, hands={0: ["scare_or_extract_hiker"]})
    s.play("scare_or_extract_hiker")
    refused = s.refused()
    assert refused[f"scare:{RIVER}"] == (
        f"cryptids.nobody_there verb=scare flavor=hiker site={RIVER}",
        "rulebook_functions",
    )
    assert refused[f"scare:{PARK}"][0].startswith("cryptids.out_of_reach")
    assert refused[f"extract:{SWAMP}"][0].startswith("cryptids.out_of_reach")
    assert f"scare:{CHASM}" not in refused


def test_nobody_rests_any_more():
    people = {PARK: (10, 0, 0), CHASM: (0, 1, 0)}
    hands = {0: ["attract_or_extract_hiker"]}
    s = Story(3, people=people, hideouts=ALONE, hands=hands).play("attract_or_extract_hiker")
    # A single arrow and "nothing": the Attract can do nothing.
    assert s.options == (f"extract:{PARK}:rest:hiker_1", "nothing")
    assert s.refused()[f"attract:{RIVER}"][0].startswith("cryptids.nobody_there verb=attract")


def test_the_sinkhole_is_refused_by_name():
    s = Story(2, phase="night", encounter=RIVER)
    words = f"cryptids.sinkhole site={SWAMP}"
    assert s.refused()[f"place:{SWAMP}"] == (words, "rulebook_sinkhole")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_view_and_every_word_is_plain_data(seats):
    dice = Dice(seats)
    match = Match.start(GAME, seats, ROLES[:seats], {"partial": "strict"})
    while match.pending is not None:
        view = match.view(match.pending.player)
        assert json.loads(json.dumps(view)) is not None
        offered = {choice.id for choice in view.question.choices}
        assert offered == set(match.pending.options)
        assert not offered & {refusal.id for refusal in view.refused}
        match.choose(random_option(match.pending, dice))


@pytest.mark.parametrize("facts", [ACTIONS, EVENTS, SIGHTINGS, POWERS, TRAITS, SITES])
def test_every_printed_fact_says_where_it_comes_from(facts):
    assert {fact.origin for fact in facts.values()} <= {RULEBOOK, INFERRED, DESIGN}
