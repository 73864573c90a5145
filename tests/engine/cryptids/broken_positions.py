"""Positions of Twisted Cryptids that break one invariant each."""

from engine.core.match import Match
from engine.cryptids.positions import lay_out
from engine.cryptids.state import Wilderness
from tests.engine.broken_positions import Spoiler, breaking
from tests.engine.cryptids.story import LAKE, PARK, RIDGE, RIVER, SWAMP

SPOILERS: dict[str, Spoiler] = {}
breaks = breaking(SPOILERS)


def sound() -> Match[Wilderness]:
    """A position that they all can spoil."""
    return lay_out(4)


def busy() -> Match[Wilderness]:
    """A position with something in every zone."""
    return lay_out(4, revealed={0: ["nap"]}, drawback={1: "lonely"}, people={RIVER: (1, 1, 1)})


@breaks("hiker: [10, 1,")
def spoil_humans(t):
    t.people[RIVER][0] += 1


@breaks("hiker: [21, -11,")
def spoil_negative(t):
    t.people[RIVER][0] -= 11
    t.people["rest"][0] += 11


@breaks("people in [")
def spoil_places(t):
    t.people["nowhere"] = [0, 0, 0]


@breaks("Action cards missing or twice")
def spoil_actions(t):
    t.hand[0].append(t.hand[1][0])


@breaks("Events missing or twice")
def spoil_events(t):
    t.event_deck.pop()


@breaks("Traits missing or twice")
def spoil_traits(t):
    t.trait_box.pop()


@breaks("seat 0 has the Traits")
def spoil_kept_trait(t):
    t.trait[0].append(t.trait_box.pop())
    t.learn(t.trait[0], 0)


@breaks("seat 0 does not know its own")
def spoil_knowledge(t):
    t.known_to.clear()


@breaks("seat 0 holds 7 cards")
def spoil_hand_size(t):
    t.hand[0] += [t.deck.pop() for _ in range(6)]
    t.learn(t.hand[0], 0)


@breaks("twisted is being played")
def spoil_playing(t):
    t.playing = "twisted"


@breaks("Sightings missing or twice")
def spoil_sightings(t):
    t.stack[0][0].pop()


@breaks("seat 0 has Sightings of another")
def spoil_owner_of_sightings(t):
    t.stack[0][0][0], t.stack[1][0][0] = t.stack[1][0][0], t.stack[0][0][0]
    t.learn([t.stack[0][0][0], t.stack[1][0][0]])


@breaks("seat 0 has not used")
def spoil_folder(t):
    t.folder[0].append(t.stack[0][0].pop())


@breaks("seat 0 has a Stack too high")
def spoil_stack_size(t):
    t.stack[0][0].append(t.stack[0][1].pop())


@breaks("Cryptids: ")
def spoil_cryptids(t):
    t.cryptid[0] = "jackalope"


@breaks("seat 0 hides at")
def spoil_own_spots(t):
    t.hideout[0] = [RIVER, RIVER, LAKE]


@breaks("seat 0 hides where there is no Site")
def spoil_spot_place(t):
    t.hideout[0][0] = "nowhere"


@breaks("spot 1 is gone, its Stack is not")
def spoil_boxed_spot(t):
    t.hideout[0][0] = "box"


@breaks("spot 1 has no Stack any more")
def spoil_spot_without_stack(t):
    t.revealed[0] += t.stack[0][0]
    t.stack[0][0] = []


@breaks("spot 1 was not laid")
def spoil_waiting_spot(t):
    t.hideout[0][0] = ""


@breaks("[0, 1, 2, 3] hide at pinehill_park")
def spoil_crowded_site(t):
    t.hideout[0] = [RIVER, PARK, LAKE]
    t.hideout[3] = [PARK, RIVER, SWAMP]


@breaks("day in round 6")
def spoil_round(t):
    t.round = 6


@breaks("day in round 0")
def spoil_phase(t):
    t.round = 0


@breaks("step 13 of day")
def spoil_step(t):
    t.step = 13


@breaks("first 4, active 0")
def spoil_first(t):
    t.first = 4


@breaks("Myth [5, 5, -1, 5]")
def spoil_myth(t):
    t.myth[2] = -1


@breaks("drawbacks ['hiccups'")
def spoil_drawback(t):
    t.drawback[0] = "hiccups"


@breaks("Powers used [2,")
def spoil_power(t):
    t.power_used[0] = 2


@breaks("an Encounter at witch_ridge in the day")
def spoil_encounter(t):
    t.encounter = RIDGE


@breaks("4 lines of the Event are done")
def spoil_lines(t):
    t.lines = 4
