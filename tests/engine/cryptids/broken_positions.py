"""Positions of Twisted Cryptids that break one invariant each."""

from engine.core.match import Match
from engine.cryptids.positions import lay_out
from engine.cryptids.state import Wilderness
from tests.engine.broken_positions import Spoiler, breaking
from tests.engine.cryptids.story import LAKE, PARK, RIDGE, RIVER, SWAMP

SPOILERS: dict[str, Spoiler] = {
    "Events missing or twice": lambda t: t.event_deck.pop(),
    "Traits missing or twice": lambda t: t.trait_box.pop(),
    "twisted is being played": lambda t: setattr(t, "playing", "twisted"),
    "Cryptids: ": lambda t: t.cryptid.__setitem__(0, "jackalope"),
    "seat 0 hides at": lambda t: t.hideout.__setitem__(0, [RIVER, RIVER, LAKE]),
    "day in round 6": lambda t: setattr(t, "round", 6),
    "day in round 0": lambda t: setattr(t, "round", 0),
    "step 13 of day": lambda t: setattr(t, "step", 13),
    "first 4, active 0": lambda t: setattr(t, "first", 4),
    "Myth [5, 5, -1, 5]": lambda t: t.myth.__setitem__(2, -1),
    "drawbacks ['hiccups'": lambda t: t.drawback.__setitem__(0, "hiccups"),
    "Powers used [2,": lambda t: t.power_used.__setitem__(0, 2),
    "an Encounter at witch_ridge in the day": lambda t: setattr(t, "encounter", RIDGE),
    "4 lines of the Event are done": lambda t: setattr(t, "lines", 4),
}
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
