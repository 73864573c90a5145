"""The invariants notice when a position is broken: each of them is shown a broken one."""

from copy import deepcopy

import pytest

from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.data import ROLES
from tests.engine.cryptids.story import LAKE, PARK, RIDGE, RIVER, SWAMP, Story


def spoil_humans(t):
    t.people[RIVER][0] += 1


def spoil_negative(t):
    t.people[RIVER][0] -= 11
    t.people["rest"][0] += 11


def spoil_places(t):
    t.people["nowhere"] = [0, 0, 0]


def spoil_actions(t):
    t.hand[0].append(t.hand[1][0])


def spoil_events(t):
    t.event_deck.pop()


def spoil_traits(t):
    t.trait_box.pop()


def spoil_kept_trait(t):
    t.trait[0].append(t.trait_box.pop())
    t.learn(t.trait[0], 0)


def spoil_knowledge(t):
    t.known_to.clear()


def spoil_hand_size(t):
    t.hand[0] += [t.deck.pop() for _ in range(6)]
    t.learn(t.hand[0], 0)


def spoil_playing(t):
    t.playing = "twisted"


def spoil_sightings(t):
    t.stack[0][0].pop()


def spoil_owner_of_sightings(t):
    t.stack[0][0][0], t.stack[1][0][0] = t.stack[1][0][0], t.stack[0][0][0]
    t.learn([t.stack[0][0][0], t.stack[1][0][0]])


def spoil_folder(t):
    t.folder[0].append(t.stack[0][0].pop())


def spoil_stack_size(t):
    t.stack[0][0].append(t.stack[0][1].pop())


def spoil_cryptids(t):
    t.cryptid[0] = "jackalope"


def spoil_own_spots(t):
    t.hideout[0] = [RIVER, RIVER, LAKE]


def spoil_spot_place(t):
    t.hideout[0][0] = "nowhere"


def spoil_boxed_spot(t):
    t.hideout[0][0] = "box"


def spoil_spot_without_stack(t):
    t.revealed[0] += t.stack[0][0]
    t.stack[0][0] = []


def spoil_waiting_spot(t):
    t.hideout[0][0] = ""


def spoil_crowded_site(t):
    t.hideout[0] = [RIVER, PARK, LAKE]
    t.hideout[3] = [PARK, RIVER, SWAMP]


def spoil_round(t):
    t.round = 6


def spoil_phase(t):
    t.round = 0


def spoil_step(t):
    t.step = 13


def spoil_first(t):
    t.first = 4


def spoil_myth(t):
    t.myth[2] = -1


def spoil_drawback(t):
    t.drawback[0] = "hiccups"


def spoil_power(t):
    t.power_used[0] = 2


def spoil_encounter(t):
    t.encounter = RIDGE


def spoil_lines(t):
    t.lines = 4


SPOILERS = [value for name, value in list(globals().items()) if name.startswith("spoil_")]


def position():
    return Story(4).t


def test_a_sound_position_is_not_broken():
    assert list(GAME.broken(position())) == []


@pytest.mark.parametrize("spoil", SPOILERS, ids=lambda spoil: spoil.__name__[6:])
def test_a_broken_position_is_noticed(spoil):
    t = position()
    spoil(t)
    assert list(GAME.broken(t))


def test_traits_dealt_before_all_have_a_cryptid_are_noticed():
    t = Match.start(GAME, 3, ROLES[:3], {"cryptids": "chosen"}).state
    assert list(GAME.broken(t)) == []
    trait = t.trait_box.pop()
    t.trait[1].append(trait)
    t.learn([trait], 1)
    assert list(GAME.broken(t)) == [f"seat 1 was dealt {[trait]} before all have a Cryptid"]


def test_a_copy_is_independent_of_its_original():
    t = Story(4, revealed={0: ["nap"]}, drawback={1: "lonely"}, people={RIVER: (1, 1, 1)}).t
    before = deepcopy(t.data())
    twin = t.copy()
    assert twin.data() == before
    for value in twin.data().values():
        spoil_deeply(value, twin.options)
    assert t.data() == before


def spoil_deeply(value, untouched):
    """Add something to every list and dictionary, however deep."""
    if isinstance(value, list):
        for part in value:
            spoil_deeply(part, untouched)
        value.append("new")
    elif isinstance(value, dict) and value is not untouched:
        for part in value.values():
            spoil_deeply(part, untouched)
        value["new"] = "new"
