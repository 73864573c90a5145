"""Positions as plain data, and who knows what of them."""

import copy
import json

import pytest

from engine.core.chance import Dice
from engine.core.match import Match
from engine.core.state import GameOver, State
from engine.magpies import GAME
from engine.magpies.state import Magpies


@pytest.fixture
def state() -> State:
    return State(1, 3, {})


def some_positions(count: int = 40):
    for seed in range(count):
        match = Match.start(GAME, seed, ["a", "b", "c"])
        dice = Dice(seed)
        for _ in range(seed):
            if match.pending is not None:
                match.choose(dice.one_of(match.pending.options))
        yield match


def test_copy_by_hand_is_as_good_as_deepcopy():
    for match in some_positions():
        twin, deep = match.state.copy(), copy.deepcopy(match.state)
        assert twin.data() == deep.data() == match.state.data()
        # Writing to the copy must not reach the original.
        before = json.dumps(match.state.data())
        for name in twin.fields():
            value = getattr(twin, name)
            if name != "options" and isinstance(value, list):
                for inner in value:
                    if isinstance(inner, list):
                        inner.append("x")
                value.append("x")
            elif name != "options" and isinstance(value, dict):
                value["x"] = 1
        assert json.dumps(match.state.data()) == before


def test_data_survives_json_and_gives_the_same_digest():
    for match in some_positions():
        again = Magpies.from_data(json.loads(json.dumps(match.state.data())))
        assert again.data() == match.state.data()
        assert again.digest() == match.state.digest()


def test_from_data_shares_nothing_with_its_source():
    data = json.loads(json.dumps(Match.start(GAME, 1).state.data()))
    state = Magpies.from_data(data)
    state.hand[0].append("x")
    assert "x" not in data["hand"][0]


def test_from_data_misses_parts_aloud(state):
    data = state.data()
    del data["turn"]
    with pytest.raises(KeyError):
        State.from_data(data)


def test_digest_differs_when_anything_differs(state):
    before = state.digest()
    state.sealed[1] = ["oak", "oak"]
    assert state.digest() != before


def test_learn_tells_only_those_named(state):
    state.learn(["ring"], 1)
    assert [state.knows(seat, "ring") for seat in range(3)] == [False, True, False]
    assert not state.knows(None, "ring")


def test_learn_without_names_tells_everybody(state):
    state.learn(["ring"])
    assert state.knows(None, "ring")
    assert all(state.knows(seat, "ring") for seat in range(3))


def test_learned_counts_what_the_chooser_did_not_know(state):
    state.chooser = 0
    state.learn(["ring"], 0)
    assert state.learned == 1
    state.learn(["ring"])  # the chooser shows its own card: nothing new to it
    assert state.learned == 1
    state.learn(["spoon"], 2)  # another learns what the chooser does not know
    assert state.learned == 2
    state.learn(["spoon"], 2)
    assert state.learned == 2


def test_before_the_first_choice_everything_learned_counts(state):
    state.learn(["ring"], 0)
    state.learn(["ring"], 1)
    assert state.learned == 2


def test_shuffling_face_down_is_forgetting(state):
    pile = ["a", "b", "c", "d"]
    state.learn(pile)
    seed = state.seed
    state.shuffle_face_down(pile)
    assert state.seed != seed
    assert not any(state.knows(seat, card) for seat in range(3) for card in pile)


def test_finish_stops_the_rules_and_tells(state):
    with pytest.raises(GameOver):
        state.finish([2], "full_nest")
    assert (state.winners, state.ending) == ([2], "full_nest")
    assert [event.kind for event in state.events] == ["over"]


def test_a_plain_state_has_nothing_to_deal_anew(state):
    before = state.data()
    state.redeal(0, Dice(3))
    assert state.data() == before


def test_redeal_keeps_what_the_seat_knows_and_moves_the_rest():
    match = Match.start(GAME, 4, ["a", "b", "c"])
    state = match.state
    state.learn(state.hand[1][:1], 0)
    mine, seen = state.hand[0][:], state.hand[1][0]
    moved = 0
    for seed in range(20):
        world = state.copy()
        world.redeal(0, Dice(seed))
        assert world.hand[0] == mine
        assert world.hand[1][0] == seen
        assert sorted(world.deck + world.hand[1] + world.hand[2]) == sorted(
            state.deck + state.hand[1] + state.hand[2]
        )
        # Whoever holds a card knows it, in that world too; nobody knows the deck.
        assert all(world.knows(1, card) for card in world.hand[1])
        assert not any(world.known_to.get(card, 0) for card in world.deck)
        moved += world.hand[2] != state.hand[2]
    assert moved > 10


def test_redeal_gives_others_another_sealed_answer():
    state = State(1, 2, {})
    state.seal(0, "elm", ("elm", "oak"))
    state.seal(1, "elm", ("elm", "oak"))
    seen = set()
    for seed in range(20):
        world = state.copy()
        world.redeal(0, Dice(seed))
        assert world.sealed[0][0] == "elm"
        seen.add(world.sealed[1][0])
    assert seen == {"elm", "oak"}
