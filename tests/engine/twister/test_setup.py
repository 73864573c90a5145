"""Set-up: starters, lists and placing, the handicap; nothing is shown before its time."""

from itertools import pairwise

import pytest

from engine.core.chance import Dice
from engine.core.match import Match
from engine.twister import GAME
from engine.twister.board import CAPACITY
from engine.twister.data import IS_PIECE, PIECES, SEAT, THINGS
from engine.twister.setup import load, place_planned
from tests.engine.twister.story import Story


def start(**options: str) -> Match:
    return Match.start(GAME, 11, options=options)


def choose(match: Match, *options: str) -> None:
    for option in options:
        match.choose(option)


STARTERS = ["yellow_acrobat", "yellow_prophet", "yellow_barbarian", "yellow_magophage"]


def test_the_first_question_is_for_a_starter_in_secret():
    match = start()
    assert match.pending[:2] == (0, "starters")
    assert match.pending.options == (*PIECES[0], "auto")
    assert (match.pending.source, match.pending.hush) == ("dot:1", True)


def test_starters_stand_on_the_dots_in_the_order_chosen_and_are_shown_together():
    match = start()
    choose(match, *STARTERS, "auto", "confirm")
    assert match.pending.player == 1
    assert not match.state.at
    assert match.view(1).table["players"][0]["starters"] == []
    choose(match, "auto", "auto", "confirm")
    t = match.state
    assert {piece: square for piece, square in t.at.items() if SEAT[piece] == 0} == {
        "yellow_acrobat": 22,
        "yellow_prophet": 66,
        "yellow_barbarian": 132,
        "yellow_magophage": 176,
    }
    told = [entry.event for entry in match.log if entry.event.kind == "starters"]
    assert [event.args["who"] for event in told] == [0, 1]
    assert told[0].args["squares"] == ["0.1", "0.3", "0.6", "0.8"]


def test_everything_secret_can_be_taken_back_until_it_is_confirmed():
    match = start()
    choose(match, *STARTERS)
    match.choose("put:yellow_rope:1")
    assert match.state.plan[0] == ["yellow_rope"]
    match.undo()
    match.undo()
    assert match.pending.source == "dot:4"
    match.restart_turn()
    assert match.pending.source == "dot:1"


def test_a_list_fills_no_room_beyond_its_capacity():
    match = start()
    choose(match, *STARTERS)
    choose(match, "put:yellow_rope:0", "put:yellow_key:0")
    assert not any(option.endswith(":0") for option in match.pending.options)
    assert any(option.endswith(":1") for option in match.pending.options)


def test_quick_placing_fills_every_room_alternately():
    match = start()
    choose(match, "auto", "auto", "confirm", "auto", "auto", "confirm")
    t = match.state
    assert [load(t, slot) for slot in range(8)] == list(CAPACITY)
    placed = [entry.event.args["who"] for entry in match.log if entry.event.kind == "placed"]
    assert len(placed) == 20
    assert all(a != b for a, b in pairwise(placed))
    for seat in range(2):
        tokens = [token for on_slot in t.hidden for token in on_slot[seat]]
        assert sorted(THINGS[seat]) == sorted(x for x in tokens if x not in IS_PIECE)
        assert len(tokens) == 10


def test_r_59_a_token_whose_room_is_full_goes_to_the_nearest_with_space():
    t = Story({}).t
    t.hidden = [[[], []] for _ in range(8)]
    t.hidden[1] = [["yellow_key"], ["blue_key", "blue_rope"]]
    t.plan = [["yellow_rope", "yellow_ring", "yellow_boots"], []]
    t.places = [[1, 1, 1], []]
    for _ in range(3):
        place_planned(t, 0)
    # One step away are 0, 2 and 5; nearer to the own line comes first.
    assert t.hidden[0][0] == ["yellow_rope", "yellow_ring"]
    assert t.hidden[5][0] + t.hidden[2][0] == ["yellow_boots"]


def test_strict_placing_asks_in_turn_token_by_token():
    match = start(placement="strict")
    choose(match, *STARTERS, "confirm", "auto", "confirm")
    assert match.pending.kind == "bury"
    assert match.pending.hush
    first = match.pending.player
    match.choose(next(o for o in match.pending.options if o.endswith(":0")))
    assert match.pending.player == 1 - first
    assert load(match.state, 0) == 1
    match.choose("auto")
    # From now on only the first one is asked.
    while match.pending.kind == "bury":
        assert match.pending.player == first
        match.choose(match.pending.options[0])
    assert [load(match.state, slot) for slot in range(8)] == list(CAPACITY)
    assert match.pending[:2] == (match.state.first, "act")  # the 2 is forced


def test_r_61_nobody_is_shown_a_placed_token_again_unless_memory_is_on():
    for memory in ("off", "on"):
        match = start(memory=memory)
        choose(match, "auto", "auto", "confirm", "auto", "auto", "confirm")
        for seat in range(2):
            known = [x for slot in match.view(seat).table["slots"] for x in slot["known"]]
            mine = [x for on_slot in match.state.hidden for x in on_slot[seat]]
            assert sorted(known) == (sorted(mine) if memory == "on" else [])
        assert not any(slot["known"] for slot in match.view(None).table["slots"])


@pytest.mark.parametrize("team", ["7", "6", "5", "4"])
def test_a_handicap_leaves_characters_at_home_in_secret(team):
    match = start(handicap="yellow", handicap_team=team, handicap_cards="no_5_6")
    choose(match, *STARTERS)
    for _ in range(8 - int(team)):
        assert match.pending.kind == "remove"
        match.choose(match.pending.options[0])
    choose(match, "auto", "confirm")
    assert len(match.state.box[0]) == 8 - int(team)
    assert match.view(1).table["players"][0]["box"] == []
    choose(match, "auto", "auto", "confirm")
    t = match.state
    assert sum(load(t, slot) for slot in range(8)) == 20 - (8 - int(team))
    assert t.fighting[0] == [0, 1, 2, 2, 3, 3, 4]
    assert t.fighting[1] == [0, 1, 2, 2, 3, 3, 4, 5, 6]


def test_who_begins_is_drawn_after_everything_is_placed():
    first = set()
    for seed in range(12):
        match = Match.start(GAME, seed)
        choose(match, "auto", "auto", "confirm", "auto", "auto", "confirm")
        assert match.first_player == match.state.first == match.state.active
        first.add(match.first_player)
    assert first == {0, 1}


def test_chance_deals_other_boards_for_other_seeds():
    deals = {tuple(Match.start(GAME, seed).state.rooms) for seed in range(10)}
    assert len(deals) == 10
    turned = {n for seed in range(10) for n in Match.start(GAME, seed).state.turned}
    assert turned == {0, 1, 2, 3}


def test_a_world_dealt_anew_has_characters_where_only_they_can_be():
    match = start(handicap="yellow")
    choose(match, *STARTERS, "yellow_courtesan", "auto", "confirm")
    for seed in range(20):
        t = match.imagine(1, Dice(seed)).state
        assert len(t.starters[0]) == 4
        assert all(token in IS_PIECE for token in t.starters[0] + t.box[0])


def test_a_save_of_rules_1_in_the_middle_of_a_charm_counts_its_scroll():
    s = Story({"y_prophet": "4.2", "w_charm": "4.2", "b_barbarian": "2.0"})
    s.play("charm:y_prophet:b_barbarian")
    old = {name: value for name, value in s.t.data().items() if name != "charms"}
    new = GAME.state.from_data(GAME.upgrades[1](old))
    assert (new.charmed, new.charms) == ({"blue_barbarian": 3}, 1)
