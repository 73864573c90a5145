"""How many taps a step costs, from the cover to the next player's: product table 2.2."""

import pytest

from app.curtain import Stance
from tests.app.cryptids.sittings import STILL, CryptidsSitting
from tests.app.reading import acts
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, Story

LURE = "lure_or_extract_hunter"
CROWD = {RIVER: (1, 2, 0), RIDGE: (0, 1, 1), LAKE: (2, 0, 0), PARK: (1, 1, 1), CHASM: (0, 1, 0)}


def day(**wishes) -> Story:
    """The first turn of a Day; the First Player holds five cards."""
    hand = [LURE, "attract_human", "attract_or_lure_hiker", "gather_hunter", "extract_two_human"]
    others = {seat: ["attract_or_scare_hiker"] for seat in (1, 2)}
    laid = {"people": CROWD, "hands": {0: hand, **others, 3: ["attract_two_hiker"]}}
    story = {**laid, **wishes}
    story["hands"] = dict(list(story["hands"].items())[: story.get("seats", 4)])
    return Story(**story)


def taps(sitting: CryptidsSitting, *options: str) -> int:
    """The taps that these options cost; after the last one somebody else is asked."""
    before, seat = sitting.taps, sitting.match.pending.player
    for option in options:
        assert sitting.match.pending.player == seat
        sitting.choose(option)
    assert sitting.match.pending.player != seat
    return sitting.taps - before


def card(sitting: CryptidsSitting, kind: str) -> str:
    """The copy of that kind in the hand of whoever is asked."""
    hand = sitting.match.state.hand[sitting.match.pending.player]
    return next(card for card in hand if card.startswith(kind))


def arrow(verb: str, *places: str) -> str:
    return ":".join([verb, *places])


def test_a_day_turn_costs_four():
    sitting = CryptidsSitting.at(day())
    way = arrow("lure", RIVER, RIDGE, "hunter_2")
    assert taps(sitting, card(sitting, LURE), way, "end") == 4
    assert sitting.table.curtain.stance is Stance.COVERED


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_day_turn_costs_three_where_the_tablet_lies_still(seats):
    """The hand is peeked at by holding it; nobody is covered."""
    sitting = CryptidsSitting.at(day(seats=seats), STILL[seats])
    way = arrow("lure", RIVER, RIDGE, "hunter_2")
    assert taps(sitting, card(sitting, LURE), way, "end") == 3
    assert sitting.table.curtain.stance is Stance.DOWN


def test_people_of_one_kind_cost_no_tap_more():
    sitting = CryptidsSitting.at(day(people={RIVER: (0, 2, 0), RIDGE: (0, 3, 0)}))
    way = arrow("extract", RIDGE, "rest", "hunter_2")
    assert taps(sitting, card(sitting, "extract_two_human"), way, "end") == 4


def test_mixed_people_cost_one_tap_more():
    sitting = CryptidsSitting.at(day())
    way = arrow("extract", PARK, "rest", "hiker_1+hunter_1")
    assert taps(sitting, card(sitting, "extract_two_human"), way, "end") == 5


def test_a_power_costs_five():
    """Cover, Power, the card that pays, one arrow, done; one more if people are mixed."""
    sitting = CryptidsSitting.at(day(people={RIVER: (0, 2, 0), RIDGE: (0, 3, 0)}))
    way = arrow("lure", RIVER, RIDGE, "hunter_2")
    assert taps(sitting, "power", card(sitting, LURE), way, "end") == 5


def test_passing_costs_two_from_the_cover():
    sitting = CryptidsSitting.at(day())
    for act in ("select:pass", "choose:pass"):
        assert sitting.table.curtain.stance is Stance.COVERED
        sitting.tap(act)
    assert (sitting.taps, sitting.covers) == (2, 0)
    assert sitting.match.pending.player == 1


def test_passing_costs_three_after_the_cover():
    """It asks back: a turn that was passed does not come back."""
    assert taps(CryptidsSitting.at(day()), "pass") == 3


def test_passing_asks_back_and_no_takes_nothing():
    sitting = CryptidsSitting.at(day())
    sitting.tap("reveal")
    sitting.tap("select:pass")
    assert sitting.screen.find(data_act="choose:pass")
    last = [act for act in acts(sitting.screen) if act.endswith(":pass")][-1]
    assert last == "select:pass"  # where the first tap was
    sitting.tap("select:pass")
    assert not sitting.screen.find(data_act="choose:pass")
    assert sitting.match.pending.player == 0


def night(**wishes) -> Story:
    hands = {0: [LURE, "gather_hunter", "attract_human"], 1: ["attract_or_lure_hiker"] * 3}
    hands |= {seat: ["attract_human"] for seat in (2, 3)}
    laid = {"phase": "night", "people": CROWD, "hands": hands}
    return Story(**{**laid, **wishes})


def test_a_night_in_which_one_keeps_all_costs_two():
    sitting = CryptidsSitting.at(night())
    assert taps(sitting, "done") == 2


def test_a_night_from_the_cover_costs_two_and_no_look():
    sitting = CryptidsSitting.at(night())
    sitting.tap("select:done")
    sitting.tap("choose:done")
    assert (sitting.taps, sitting.covers, sitting.match.pending.player) == (2, 0, 1)


def test_moving_a_hiding_spot_and_discarding_cost_one_each():
    sitting = CryptidsSitting.at(night())
    assert taps(sitting, f"place:1:{CHASM}", "done") == 3
    first, second, _ = sitting.match.state.hand[1]
    assert taps(sitting, first, second, "done") == 4


@pytest.mark.parametrize("preset", [True, False])
def test_setting_up_costs_six_with_a_preset_and_fourteen_without(preset):
    """Trait, Stacks and confirmation behind one cover; three Hiding Spots in the open."""
    sitting = CryptidsSitting(2)
    seat = sitting.match.pending.player
    counted = 0
    while sitting.match.state.phase in ("secrets", "hideouts"):
        asked, before = sitting.match.pending, sitting.taps
        options = asked.options
        if asked.kind == "stacks" and preset and "confirm" not in options:
            options = ["preset:balanced"]
        sitting.choose(options[0])
        if asked.player == seat:
            counted += sitting.taps - before
    # The ninth Sighting lays itself.
    assert counted == 1 + (6 if preset else 13)


def test_dawn_and_dusk_cost_nothing_without_a_tie():
    """From the last turn of the Day to the Night nobody is asked."""
    story = day(step=11, first=1, hideouts={0: [RIDGE, LAKE, CHASM]}, people={RIDGE: (0, 0, 5)})
    sitting = CryptidsSitting.at(story)
    assert sitting.match.pending.player == 0
    sitting.choose("pass")
    assert sitting.match.state.phase in ("dusk", "night")
    assert sitting.match.pending.kind != "encounter"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_of_four_costs_fewer_than_four_hundred(seed):
    """Set-up apart, of which a game by chance takes back and does again the most part."""
    sitting = CryptidsSitting(4, seed)
    preparing = 0
    for _ in sitting.play_on(seed):
        if sitting.match.state.phase in ("secrets", "hideouts"):
            preparing = sitting.taps
    assert sitting.taps - preparing <= 400
