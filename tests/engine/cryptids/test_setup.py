"""The set-up of the rulebook: components, Traits, Stacks, three passes of Hiding Spots."""

from collections import Counter

import pytest

from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.board import BOARDS
from engine.cryptids.data import (
    ACTIONS,
    EVENTS,
    FLAVORS,
    KIND_OF,
    PRESETS,
    REAL_DEAL,
    ROLES,
    SIGHTING_OF,
    SIGHTINGS,
    SITES,
    TRAITS,
)
from engine.cryptids.setup import arrangement
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP


def begin(seats: int, seed: int = 3, **options: str) -> Match:
    return Match.start(GAME, seed, ROLES[:seats], options)


def choose(match: Match, *options: str) -> Match:
    for option in options:
        match.choose(option)
    return match


def secrets(match: Match) -> Match:
    """Everybody keeps the first Trait and takes a preset."""
    while match.state.phase == "secrets":
        choose(match, match.pending.options[0], "preset:balanced", "confirm")
    return match


def test_the_components_of_the_rulebook_are_there():
    # More cards than these would be our own.
    assert len(ROLES) == 4
    assert len(SIGHTING_OF) == 36
    assert len(KIND_OF) >= 52
    assert len(EVENTS) >= 12
    assert len(TRAITS) >= 10
    assert len(SITES) == 6


def test_the_borders_of_every_site():
    assert {site: set(facts.adjacent) for site, facts in SITES.items()} == {
        RIVER: {RIDGE, CHASM},
        RIDGE: {RIVER, LAKE, PARK, CHASM},
        LAKE: {RIDGE, SWAMP, PARK},
        SWAMP: {LAKE, PARK},
        PARK: {SWAMP, CHASM, RIDGE, LAKE},
        CHASM: {PARK, RIVER, RIDGE},
    }
    # Clockwise, without a Site twice: Events and screens go by this order.
    assert list(SITES) == [RIVER, RIDGE, LAKE, SWAMP, PARK, CHASM]
    assert all(len(set(facts.adjacent)) == len(facts.adjacent) for facts in SITES.values())


def test_who_begins_on_every_site():
    assert {site: set(facts.start) for site, facts in SITES.items()} == {
        RIVER: {"hiker", "researcher"},
        RIDGE: {"hunter", "researcher"},
        LAKE: {"hiker", "hunter"},
        SWAMP: {"hiker", "researcher"},
        PARK: {"hunter", "researcher"},
        CHASM: {"hiker", "hunter"},
    }


SIDES = {
    "attract_or_lure": (3, (("attract", 1), ("lure", 1))),
    "attract_or_scare": (2, (("attract", 1), ("scare", 2))),
    "attract_or_extract": (2, (("attract", 1), ("extract", 1))),
    "lure_or_scare": (2, (("lure", 2), ("scare", 2))),
    "lure_or_extract": (2, (("lure", 2), ("extract", 1))),
    "scare_or_extract": (1, (("scare", 2), ("extract", 1))),
    "attract_two": (1, (("attract", 2),)),
    "gather": (1, (("gather", 1),)),
}
ANY_SIDES = {
    "attract": (4, (("attract", 1),)),
    "extract_two": (2, (("extract", 2),)),
    "lure_or_scare": (2, (("lure", 2), ("scare", 2))),
    "scare_or_extract": (2, (("scare", 2), ("extract", 1))),
}
"""Kind of Action card, without its Flavor -> copies, and verbs with their numbers."""


@pytest.mark.parametrize(
    ("flavor", "sides", "cards"),
    [*((flavor, SIDES, 14) for flavor in FLAVORS), ("human", ANY_SIDES, 10)],
)
def test_the_action_cards_of_every_flavor_and_their_copies(flavor, sides, cards):
    mine = {kind: facts for kind, facts in ACTIONS.items() if kind.endswith(f"_{flavor}")}
    assert {
        kind.removesuffix(f"_{flavor}"): (
            facts.copies,
            tuple((effect.verb, effect.number) for effect in facts.effects),
        )
        for kind, facts in mine.items()
    } == sides
    assert {effect.flavor for facts in mine.values() for effect in facts.effects} == {flavor}
    deck = Counter(kind for kind in KIND_OF.values() if kind in mine)
    assert deck == {kind: facts.copies for kind, facts in mine.items()}
    assert deck.total() == cards


@pytest.mark.parametrize(("seats", "out", "rest"), [(2, 10, [7, 6, 7]), (4, 12, [6, 6, 6])])
def test_humans_at_the_start(seats, out, rest):
    t = begin(seats).state
    assert t.people["rest"] == rest
    assert sum(t.count(site) for site in t.board.sites) == out
    assert (SWAMP in t.people) == (seats > 2)


def test_distances_on_the_board():
    assert BOARDS[3].distance["crystal_river"] == {
        "crystal_river": 0,
        "witch_ridge": 1,
        "crooked_chasm": 1,
        "maple_lake": 2,
        "pinehill_park": 2,
        "scenic_swamp": 3,
    }


def test_two_traits_are_dealt_and_one_is_kept_in_secret():
    match = begin(3)
    me = match.pending.player
    kept, other = match.pending.options
    assert match.pending.kind == "trait"
    assert match.pending.hush
    assert match.state.trait[me] == [kept, other]
    match.choose(kept)
    assert match.state.trait[me] == [kept]
    assert other in match.state.trait_box
    assert [entry.event.args for entry in match.log if entry.event.kind == "keeps"] == [{"who": me}]


def test_stacks_are_filled_slot_by_slot_from_the_top():
    match = begin(2)
    me = match.pending.player
    match.choose(match.pending.options[0])
    cards = [f"{ROLES[me]}_{kind}" for kind in SIGHTINGS]
    slots = []
    for card in cards[:-1]:
        assert match.pending.kind == "stacks"
        slots.append(match.pending.source)
        match.choose(card)
    assert slots == [f"slot:{stack}:{place}" for stack in (1, 2, 3) for place in (1, 2, 3)][:-1]
    # The ninth goes where there is room, without a question.
    assert match.pending.options == ("confirm", *(f"preset:{name}" for name in PRESETS))
    assert match.state.stack[me] == [cards[2::-1], cards[5:2:-1], cards[8:5:-1]]
    known = [stack["known"] for stack in match.view(me).table["players"][me]["stacks"]]
    assert known == [cards[0:3], cards[3:6], cards[6:9]]


def test_stacks_can_be_taken_back_and_arranged_anew_until_they_are_confirmed():
    match = begin(2)
    me = match.pending.player
    first = match.pending.options[0]
    choose(match, first, "preset:bold", "preset:buried")
    assert match.can_undo
    match.restart_turn()
    assert match.pending.kind == "trait"
    choose(match, first, "preset:buried", "confirm")
    assert match.pending.player != me
    assert match.why_not_undo == "handed"


def test_a_preset_may_follow_cards_that_were_laid_by_hand():
    match = begin(2)
    me = match.pending.player
    match.choose(match.pending.options[0])
    choose(match, f"{ROLES[me]}_nap", f"{ROLES[me]}_scarecrow", "preset:bold")
    tops = [stack[-1] for stack in match.state.stack[me]]
    assert sorted(SIGHTINGS[SIGHTING_OF[card]].type for card in tops) == [REAL_DEAL] * 3


@pytest.mark.parametrize("trait", TRAITS)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_uses_every_sighting_once(preset, trait):
    assert sorted(arrangement(preset, trait)) == sorted(SIGHTINGS)


def test_presets_put_real_deals_on_top_at_the_bottom_or_between():
    places = {
        preset: [
            slot % 3
            for slot, kind in enumerate(arrangement(preset, "vain"))
            if SIGHTINGS[kind].type == REAL_DEAL
        ]
        for preset in PRESETS
    }
    assert places == {"bold": [0, 0, 0], "buried": [2, 2, 2], "balanced": [1, 1, 1]}


def test_presets_bury_what_the_trait_would_rather_not_see():
    slots = arrangement("balanced", "honest")
    tops = [SIGHTINGS[kind].type for kind in slots[::3]]
    bottoms = [SIGHTINGS[kind].type for kind in slots[2::3]]
    assert sorted(tops) == ["real_deal", "silhouette", "silhouette"]
    assert set(bottoms) <= {"decoy", "hoax"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_passes_of_hiding_spots_and_the_first_player_token_goes_on(seats):
    match = secrets(begin(seats))
    asked = []
    while match.state.phase == "hideouts":
        assert match.pending.kind == "hideout"
        assert not match.pending.hush
        asked.append(match.pending.player)
        match.choose(match.pending.options[0])
    first = match.first_player
    order = [(first + turn + step) % seats for turn in range(3) for step in range(seats)]
    assert asked == order
    assert match.state.first == (first + 3) % seats
    assert [len(hand) for hand in match.state.hand] == [5] * seats


def test_any_of_the_numbered_spots_may_be_laid_first():
    match = secrets(begin(3))
    numbers = {option.split(":")[1] for option in match.pending.options}
    assert numbers == {"1", "2", "3"}
    me = match.pending.player
    match.choose("place:2:maple_lake")
    assert match.state.hideout[me] == ["", "maple_lake", ""]


def test_no_second_spot_of_ones_own_on_a_site():
    match = secrets(begin(3))
    me = match.pending.player
    choose(match, "place:1:witch_ridge", "place:1:maple_lake", "place:1:maple_lake")
    # The token has gone on, so this player is last in the second pass.
    choose(match, "place:2:witch_ridge", "place:2:witch_ridge")
    assert match.pending.player == me
    assert {option.split(":")[2] for option in match.pending.options} == {
        *("crystal_river", "maple_lake", "scenic_swamp", "pinehill_park", "crooked_chasm")
    }
    refused = {one.id: str(one.reason) for one in match.view(me).refused}
    assert refused == {"place:witch_ridge": "cryptids.own_spot_there site=witch_ridge"}


def test_no_fourth_player_on_a_site():
    match = secrets(begin(4))
    for _ in range(3):
        match.choose("place:1:witch_ridge")
    fourth = match.pending.player
    assert not any(option.endswith("witch_ridge") for option in match.pending.options)
    refused = {one.id: str(one.reason) for one in match.view(fourth).refused}
    assert refused == {"place:witch_ridge": "cryptids.site_full site=witch_ridge"}


def test_cryptids_may_be_chosen():
    match = begin(3, cryptids="chosen")
    first = match.pending.player
    assert (match.pending.kind, match.pending.options) == ("cryptid", ROLES)
    choose(match, "jackalope", "bigfoot")
    assert match.pending.options == ("mothman", "loveland_frog")
    match.choose("loveland_frog")
    assert match.state.cryptid[first] == "jackalope"
    assert match.state.folder[first] == [f"jackalope_{kind}" for kind in SIGHTINGS]
    assert match.pending.kind == "trait"


def test_traits_are_dealt_when_every_cryptid_is_chosen_and_not_before():
    match = begin(3, cryptids="chosen")
    for cryptid in ("jackalope", "bigfoot", "mothman"):
        assert match.state.trait == [[], [], []]
        assert [match.view(seat).table["mine"]["traits"] for seat in range(3)] == [[], [], []]
        match.choose(cryptid)
    assert [len(traits) for traits in match.state.trait] == [2, 2, 2]
    assert len(match.state.trait_box) == len(TRAITS) - 6
    me = match.pending.player
    assert match.pending.options == tuple(match.view(me).table["mine"]["traits"])


def test_cryptids_may_be_dealt():
    dealt = {tuple(begin(2, seed, cryptids="dealt").state.cryptid) for seed in range(60)}
    assert len(dealt) == 12


def test_a_first_hiding_spot_can_be_taken_back_until_the_next_one_is_placed():
    match = secrets(begin(2))
    me, placed = match.pending.player, match.pending.options[0]
    choose(match, placed)
    assert match.pending.player != me
    assert match.can_undo
    match.undo()
    assert (match.pending.player, match.pending.kind) == (me, "hideout")
    choose(match, placed)
    choose(match, match.pending.options[0])
    match.undo()
    assert match.pending.player != me
    assert match.why_not_undo == "handed"  # the next player has laid one since
