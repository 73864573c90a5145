"""Laid-out positions, in every game: what was described is there, and the impossible is refused."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from engine.autoplay.check import check_position, check_record, check_redeal, random_option
from engine.core.chance import Dice
from engine.core.errors import BadPosition, BadSetup, RecordMismatch
from engine.core.match import Match
from engine.saves import record
from engine.saves.link import to_link
from tests.engine.brought import games_with

LAY_OUT: dict[str, Callable[..., Match[Any]]] = {
    game: import_module(f"engine.{game}.positions").lay_out
    for game in games_with("engine.{}.positions")
}
BUSY: dict[str, dict[str, Any]] = {
    "inbetween": {
        "circle": "mina bob carl timmy julie natalie scott tom",
        "active": 1,
        "notch": {"mina": 7, "bob": 2, "scott": 0},
        "town": ["rescue"],
        "creature": ["hiding_2", "feast_1"],
        "discard": (["curfew"], []),
        "equipment": ["camera"],
        "cards_on": {"bob": ["shotgun"]},
        "token": {"home": "carl"},
        "known": {"rescue": [1]},
    },
    "cryptids": {
        "seats": 3,
        "step": 4,
        "first": 1,
        "people": {"crystal_river": (1, 2, 0), "witch_ridge": (2, 1, 3)},
        "hands": {0: ["gather_hunter"], 2: ["attract_human"]},
        "revealed": {1: ["nap"]},
        "traits": {0: "honest"},
        "known": {"gather_hunter_1": [2]},
    },
    "twister": {
        "at": {"yellow_acrobat": "4.3", "blue_prophet": "8.7", "yellow_rope": "4.3"},
        "wounded": ["blue_prophet"],
        "hidden": {2: ["yellow_magophage", "blue_key"]},
        "foreseen": {2: [0]},
        "turned": {0: 1},
        "points": (1, 2),
        "card": 4,
        "ap": 3,
        "known": {"white_charm": [1]},
    },
}

each_game = pytest.mark.parametrize("game", LAY_OUT)


def reloaded(match: Match[Any]) -> record.Loaded:
    """The match from its save."""
    return record.load(record.parse(record.dump(match)), match.game)


@each_game
def test_a_position_with_nothing_described_can_be_played(game):
    match = LAY_OUT[game]() if game != "twister" else LAY_OUT[game]({"yellow_acrobat": "4.3"})
    check_position(match)
    assert match.pending is not None
    assert (match.choices, match.log) == ([], match.at(0).log)


@each_game
def test_the_same_description_and_seed_are_the_same_game(game):
    one, other = LAY_OUT[game](**BUSY[game]), LAY_OUT[game](**BUSY[game])
    assert one.state.digest() == other.state.digest()
    assert LAY_OUT[game](**BUSY[game], seed=2).state.digest() != one.state.digest()


@each_game
def test_what_is_known_is_known_to_those_alone(game):
    match = LAY_OUT[game](**BUSY[game])
    ((thing, seats),) = BUSY[game]["known"].items()
    (owner,) = {"inbetween": [0], "cryptids": [0], "twister": [None]}[game]
    knowing = [seat for seat in range(match.state.seats) if match.state.knows(seat, thing)]
    assert knowing == sorted({*seats, *([] if owner is None else [owner])})
    check_redeal(match, Dice(3))


def test_a_foreseen_room_is_known_as_it_lies():
    t = LAY_OUT["twister"](**BUSY["twister"]).state
    assert t.foreseen == [0, 0, 0b01, 0, 0, 0, 0, 0]
    assert t.knows(0, t.rooms[2])
    assert t.knows(0, "blue_key")
    assert not t.knows(1, t.rooms[2])


def test_whoever_has_prepared_has_stacks_and_the_others_choose():
    position = {"phase": "secrets", "first": 1, "step": 2, "dealt": {0: ["twisted", "relaxed"]}}
    match = LAY_OUT["cryptids"](3, **position, traits={1: "vain"})
    t = match.state
    assert match.pending[:3] == (0, "trait", ("twisted", "relaxed"))
    assert [len(traits) for traits in t.trait] == [2, 1, 1]
    assert t.trait[1] == ["vain"]
    assert [sum(map(len, stacks)) for stacks in t.stack] == [0, 9, 9]
    assert [len(folder) for folder in t.folder] == [9, 0, 0]
    assert (t.round, t.hand, t.hideout) == (0, [[], [], []], [[""] * 3] * 3)
    check_record(match)


def test_shuffled_decks_keep_what_was_named_on_top():
    plain, shuffled = (
        LAY_OUT["cryptids"](event="press_trip", shuffled=wanted).state for wanted in (False, True)
    )
    assert plain.event_deck[-1] == shuffled.event_deck[-1] == "press_trip"
    assert sorted(plain.deck) == sorted(shuffled.deck)
    assert plain.deck != shuffled.deck
    assert plain.event_deck != shuffled.event_deck


# Saves -------------------------------------------------------------------------------


@each_game
def test_a_save_leads_back_to_a_laid_out_game_at_every_choice(game):
    match, dice = LAY_OUT[game](**BUSY[game]), Dice(5)
    check_record(match)
    for _ in range(25):
        match.choose(random_option(match.pending, dice))
        check_record(match)
    loaded = reloaded(match)
    assert (loaded.note, loaded.match.laid_out, loaded.match.begins_at) == ("", True, 0)
    assert loaded.match.at(0).state.digest() == LAY_OUT[game](**BUSY[game]).state.digest()
    assert loaded.match.clone().laid_out


@each_game
def test_a_dealt_game_has_no_start_in_its_save(game):
    match = Match.start(LAY_OUT[game](**BUSY[game]).game, 1)
    assert not match.laid_out
    assert "start" not in match.record()
    assert not reloaded(match).match.laid_out


@each_game
def test_a_laid_out_game_has_no_link(game):
    with pytest.raises(RecordMismatch, match="laid out"):
        to_link(LAY_OUT[game](**BUSY[game]))


@each_game
@pytest.mark.parametrize("start", [None, [], {}, {"seats": 2}, "x"])
def test_a_spoilt_start_is_not_played(game, start):
    match = LAY_OUT[game](**BUSY[game])
    data = {**match.record(), "start": start}
    # The snapshot is sound, and goes on from the same place.
    loaded = record.load(data, match.game)
    assert (loaded.note, loaded.match.laid_out) == ("restored", True)
    assert loaded.match.state.digest() == match.state.digest()
    with pytest.raises(RecordMismatch, match="cannot begin like that"):
        record.load({**data, "base": None}, match.game)


@each_game
def test_a_start_that_breaks_an_invariant_is_not_played(game):
    match = LAY_OUT[game](**BUSY[game])
    data = record.parse(record.dump(match))
    spoilers = import_module(f"tests.engine.{game}.broken_positions").SPOILERS
    spoil = next(iter(spoilers.values()))
    state = match.game.state.from_data(data["start"])
    spoil(state)
    with pytest.raises(RecordMismatch, match="cannot begin like that"):
        record.load({**data, "start": state.data(), "base": None}, match.game)


# What is refused ---------------------------------------------------------------------

IMPOSSIBLE = [
    ("inbetween", {"circle": "bob tim"}, "circle: tim is not one of bob, carl,"),
    ("inbetween", {"circle": "bob carl bob earl max"}, "bob: in the circle and in the circle"),
    ("inbetween", {"circle": "bob carl earl"}, "3 people left, but the ending is ''"),
    ("inbetween", {"notch": {"tom": 3}}, "notch: tom is not one of bob,"),
    ("inbetween", {"notch": {"bob": 10}}, "off the track"),
    ("inbetween", {"notch": {"bob": 0, "carl": 0, "max": 0}}, "3 secured, but the ending is ''"),
    ("inbetween", {"marker": "tom"}, "marker: tom is not one of bob,"),
    ("inbetween", {"town": ["feast_1"]}, "the Town's hand: feast_1 is not one of"),
    ("inbetween", {"town": ["rescue"], "box": ["rescue"]}, "in the Town's hand and in the box"),
    ("inbetween", {"equipment": ["curfew"]}, "not all is Equipment: ['curfew']"),
    ("inbetween", {"cards_on": {"bob": ["rescue"]}}, "rescue lies on a Character"),
    ("inbetween", {"token": {"tea": "bob"}}, "token: tea is not one of home,"),
    ("inbetween", {"energy": (5, 11)}, "seat 1: 11 Energy"),
    ("inbetween", {"active": 2}, "active: 2 is not one of 0, 1"),
    ("inbetween", {"known": {"bob": [1]}}, "known: bob is not one of"),
    ("inbetween", {"known": {"rescue": [2]}}, "known: rescue: 2 is not one of 0, 1"),
    ("cryptids", {"phase": "noon"}, "phase: noon is not one of secrets, dawn, day, dusk, night"),
    ("cryptids", {"dealt": {0: ["tidy", "vain"]}}, "dealt: 0 is not one of"),
    (
        "cryptids",
        {"phase": "secrets", "dealt": {0: ["tidy"]}},
        "seat 0 chooses from 2",
    ),
    ("cryptids", {"seats": 2, "hands": {2: ["attract_human"]}}, "seat: 2 is not one of 0, 1"),
    ("cryptids", {"seats": 2, "people": {"scenic_swamp": (1, 0, 0)}}, "people: scenic_swamp is"),
    (
        "cryptids",
        {"people": {"maple_lake": (11, 0, 0)}},
        "people: 11 times hiker, but there are only 10",
    ),
    ("cryptids", {"hands": {0: ["tea"]}}, "hands: tea is not one of"),
    ("cryptids", {"hands": {0: ["gather_hiker"] * 2}}, "no gather_hiker is left for seat 0"),
    ("cryptids", {"deck": ["gather_hiker"] * 2}, "deck: no gather_hiker is left for the deck"),
    ("cryptids", {"traits": {0: "tidy", 1: "tidy"}}, "Traits missing or twice"),
    ("cryptids", {"stacks": {0: [["nap"], [], []]}}, "Sightings missing or twice"),
    ("cryptids", {"hideouts": {0: ["maple_lake"] * 3}}, "seat 0 hides at"),
    ("cryptids", {"event": "tea"}, "event: tea is not one of"),
    ("cryptids", {"round": 6}, "day in round 6"),
    ("cryptids", {"encounter": "maple_lake"}, "an Encounter at maple_lake in the day"),
    ("twister", {"at": {"acrobat": "4.3"}}, "the open: acrobat is not one of yellow_acrobat,"),
    ("twister", {"at": {"yellow_acrobat": "22.1"}}, "at: 22.1 is not one of 0.0,"),
    ("twister", {"at": {"yellow_acrobat": "4.3", "blue_acrobat": "4.3"}}, "on square"),
    ("twister", {"at": {"blue_key": "4.3"}, "gone": ["blue_key"]}, "blue_key: in the open and in"),
    ("twister", {"at": {"blue_key": "4.3"}, "wounded": ["blue_key"]}, "wounded: blue_key is not"),
    ("twister", {"at": {"blue_key": "1.1"}, "closed": [0]}, "blue_key is on a face-down room"),
    ("twister", {"hidden": {2: ["white_charm"]}}, "white_charm is white and lies in a library"),
    ("twister", {"closed": [8]}, "face-down slots: 8 is not one of 0,"),
    ("twister", {"rooms": {0: "attic"}}, "rooms: attic is not one of"),
    ("twister", {"turned": {0: 4}}, "slot 0 is turned by 4"),
    ("twister", {"foreseen": {2: [0]}}, "foreseen: 2 is not one of"),
    ("twister", {"card": 6}, "card: 6 is not one of 2, 3, 4, 5"),
    ("twister", {"card": 2, "ap": 3}, "3 points of card 2"),
    ("twister", {"hands": {0: [0, 6, 6]}}, "hands: seat 0: 6 is not one of"),
    ("twister", {"hands": {0: [6]}}, "seat 0 has lost the 0"),
]


@pytest.mark.parametrize(("game", "position", "problem"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_by_name(game, position, problem):
    with pytest.raises(BadPosition) as error:
        LAY_OUT[game](**position)
    assert problem in error.value.facts["problem"]


@each_game
def test_an_option_that_the_game_does_not_have_is_refused(game):
    with pytest.raises(BadSetup):
        LAY_OUT[game](options={"weather": "fine"})
