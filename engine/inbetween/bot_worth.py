"""What a position of InBetween is worth to a player, as a bot sees it.

A position is judged by features with names of the game, each a small function that says
what it is worth to the Town; the Creature's worth is the opposite. The weights of a bot
stand together in its `Taste`. Only imagined worlds are judged; nothing here chooses.
"""

from collections.abc import Collection
from math import fsum
from typing import NamedTuple

from engine.inbetween.data import (
    CARDS,
    CHARACTERS,
    CIRCLE,
    CREATURE,
    DEVOURED,
    FEWEST,
    IN_BETWEEN,
    SECURED,
    TO_WIN,
    TOP_AWARENESS,
    TOWN,
    TRIGGERING,
)
from engine.inbetween.state import Upsideville

WON = 1000.0
"""Worth of a game that is won."""

Steps = tuple[float, ...]


class Taste(NamedTuple):
    """The weights of one bot. About 1.0 is the worth of one shift in the middle of a rope.

    pulling         how much more its own pulls count than the opponent's
    learning        how much more its own Awareness counts than the opponent's
    pull            by shifts still missing to the lock, 0 to 4: a Character on its own side
    lead            by locks, 0 to 2: how much more a pull counts with that many locked
    last_lock       by shifts still missing, 0 to 9: the third lock, for a side that has two
    levels          by level, 0 to 5: Awareness
    last_step       the sixth level within reach at the next stop
    spent           by level, 0 to 5: having used that Awareness ability, and so all the others
    energy          by Energy, 0 to 10
    hand            by number of cards, 0 to 5; one more counts as the last step
    company         a Character in its dimension, for resting
    majority        by people left, 6 to 9: each Character more than the other side
    last_removal    five left within reach, with the majority
    stops           by distance, 0 to 2: what the Activity marker will do there
    token           a token on somebody whom a card of the hand would then pull
    """

    pulling: float
    learning: float
    pull: Steps
    lead: Steps
    last_lock: Steps
    levels: Steps
    last_step: float
    spent: Steps
    energy: Steps
    hand: Steps
    company: float
    majority: Steps
    last_removal: float
    stops: Steps
    token: float


ON_MOVE, WAITING = 1.0, 0.35
"""What a win within reach counts for the player who is to move, and for the other."""
AFTER_A_REST, OUT_OF_REACH = 0.7, 0.1
"""What an Awareness step counts while the Energy for it is still missing."""

NEW_CARD, NEW_EQUIPMENT, NEW_ABILITY = 0.8, 2.0, 1.0
"""What cards, Equipment and faces count until somebody has measured them; see the tables below."""

EQUIPMENT_WORTH = {
    "generator": 2.4,
    "bicycle": 2.0,
    "revolver": 2.6,
    "flashlight": 1.6,
    "camera": 2.8,
    "walkie_talkie": 2.2,
    "first_aid_kit": 1.7,
}
"""Equipment that lies in play; a Shotgun counts by whom it shields."""
SHIELD = 0.35
"""The part of a pull that a Shotgun on the Character makes safe."""
PASSED_OVER_LATER = 0.25
"""A Character of the other side that will be passed over, whenever that is."""

ABILITY_WORTH = {
    "bob_human": 1.1,
    "carl_human": 1.1,
    "mandi_human": 1.1,
    "rodney_human": 1.1,
    "earl_human": 1.4,
    "maggie_human": 1.4,
    "natalie_human": 1.4,
    "sam_human": 1.4,
    "scott_human": 1.4,
    "jayne_human": 1.0,
    "lance_human": 1.0,
    "max_human": 1.0,
    "mina_human": 1.0,
    "tom_human": 1.0,
    "jeremy_human": 0.6,
    "julie_human": 0.6,
    "richard_human": 0.6,
    "timmy_human": 0.6,
    "bob_creature": 1.6,
    "carl_creature": 1.6,
    "earl_creature": 1.0,
    "jayne_creature": 1.2,
    "jeremy_creature": 0.4,
    "julie_creature": 1.1,
    "lance_creature": 1.2,
    "maggie_creature": 1.6,
    "mandi_creature": 1.2,
    "max_creature": 1.8,
    "mina_creature": 0.7,
    "natalie_creature": 1.2,
    "richard_creature": 0.6,
    "rodney_creature": 0.9,
    "sam_creature": 1.3,
    "scott_creature": 1.2,
    "timmy_creature": 0.5,
    "tom_creature": 1.0,
}
"""What the activation of a face gives its owner on average."""


class Judge:
    """What positions are worth to a bot of one taste, on either seat."""

    __slots__ = ("ropes", "taste")

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        locks = range(TO_WIN)
        self.ropes = [
            [[ropes(taste, me, town, creature) for creature in locks] for town in locks]
            for me in (TOWN, CREATURE)
        ]

    def worth(self, t: Upsideville, me: int, held: Collection[str] = ()) -> float:
        """What a position is worth to a player; `held` are the cards that they held before."""
        if t.ending:
            return WON * ((me in t.winners) - (1 - me in t.winners))
        taste = self.taste
        return self.circle(t, me) + tracks(t, me, taste) + hand_fit(t, me, taste, held)

    def circle(self, t: Upsideville, me: int) -> float:
        """The part of the worth that lies in the circle: people, marker and cards on people."""
        taste = self.taste
        notches = list(t.notch.values())
        secured, devoured = notches.count(SECURED), notches.count(DEVOURED)
        if secured >= TO_WIN or devoured >= TO_WIN:
            return to(me, WON if secured >= TO_WIN else -WON)
        rope = self.ropes[me][secured][devoured]
        total = fsum([rope[notch] for notch in notches]) + outlook(t, me, taste)
        if secured == TO_WIN - 1 or devoured == TO_WIN - 1:
            total += to(me, last_locks(t, notches, taste))
        if len(notches) < CIRCLE:
            total += to(me, majority(t, notches, taste))
        if t.cards_on:
            total += to(me, attachments(t, taste))
        return total


def to(me: int, town: float) -> float:
    """Worth to the Town turned into worth to a player."""
    return town if me == TOWN else -town


# People ------------------------------------------------------------------------------


def ropes(taste: Taste, me: int, secured: int, devoured: int) -> Steps:
    """By notch, what a Character there is worth with that many locked on either side."""
    locks, theirs = (secured, devoured) if me == TOWN else (devoured, secured)
    mine = [pull * taste.lead[locks] * taste.pulling + taste.company for pull in taste.pull]
    other = [-pull * taste.lead[theirs] - taste.company for pull in taste.pull]
    return (*mine, *reversed(other)) if me == TOWN else (*other, *reversed(mine))


def last_locks(t: Upsideville, notches: list[int], taste: Taste) -> float:
    """The third lock within reach of a side that has two."""
    total = 0.0
    if notches.count(SECURED) == TO_WIN - 1:
        missing = sorted(notches)[TO_WIN - 1]
        total += within_reach(t, TOWN) * taste.last_lock[missing]
    if notches.count(DEVOURED) == TO_WIN - 1:
        missing = DEVOURED - sorted(notches)[-TO_WIN]
        total -= within_reach(t, CREATURE) * taste.last_lock[missing]
    return total


def within_reach(t: Upsideville, seat: int) -> float:
    """A win within reach counts fully for the player who is to move; the other may lose it."""
    return ON_MOVE if t.active == seat else WAITING


def majority(t: Upsideville, notches: list[int], taste: Taste) -> float:
    """Who has more people, the nearer the circle is to five."""
    left = len(notches)
    more = 2 * sum([notch <= IN_BETWEEN[TOWN] for notch in notches]) - left
    if left <= FEWEST:
        return WON if more > 0 else -WON
    total = taste.majority[left - FEWEST - 1] * more
    # With half of six, removing one of the other side leaves the majority of five.
    if left == FEWEST + 1 and to(t.active, more) >= 0:
        total += to(t.active, taste.last_removal)
    return total


# The Activity marker -----------------------------------------------------------------


def outlook(t: Upsideville, me: int, taste: Taste) -> float:
    """What will happen where the Activity marker lies now and where it will lie next."""
    total = 0.0
    who = t.marker
    for distance, weight in enumerate(taste.stops):
        if distance:
            who = t.ahead(who)
            if t.cards_on:
                who = t.landing(who)
        notch = t.notch[who]
        if notch not in IN_BETWEEN:
            owner = TOWN if notch < IN_BETWEEN[TOWN] else CREATURE
            value = step(t, owner, distance, taste)
            if owner == me:
                value *= taste.learning
            if notch in TRIGGERING:
                value += ABILITY_WORTH.get(CHARACTERS[who].faces[owner].ability, NEW_ABILITY)
            total += weight * (value if owner == me else -value)
    return total


def step(t: Upsideville, owner: int, distance: int, taste: Taste) -> float:
    """What the Awareness step at that stop is worth to its owner; the sixth level wins."""
    level, energy = t.awareness[owner], t.energy[owner]
    price = t.awareness_price(owner)
    if energy >= price:
        chance = 1.0
    elif (distance or t.active == owner) and energy + len(t.circle) // 2 >= price:
        chance = AFTER_A_REST
    else:
        chance = OUT_OF_REACH
    if level == TOP_AWARENESS - 1:
        return chance * taste.last_step * within_reach(t, owner)
    gain = taste.levels[level + 1] - taste.levels[level] - taste.energy[price]
    return chance * max(0.0, gain)


def attachments(t: Upsideville, taste: Taste) -> float:
    """What cards that lie on people are worth: Shotgun, Hiding and Reroute."""
    total = 0.0
    for who, cards in t.cards_on.items():
        notch = t.notch[who]
        for card in cards:
            if card == "shotgun":
                if notch < len(taste.pull):
                    total += SHIELD * taste.pull[notch]
            elif notch < IN_BETWEEN[TOWN]:
                total -= PASSED_OVER_LATER
            elif notch > IN_BETWEEN[CREATURE]:
                total += PASSED_OVER_LATER
    return total


# Tracks and cards --------------------------------------------------------------------


def tracks(t: Upsideville, me: int, taste: Taste) -> float:
    """Energy, Awareness, its ability if spent, number of cards, Equipment: all that counts."""
    levels = taste.levels
    total = levels[t.awareness[me]] * taste.learning - levels[t.awareness[1 - me]]
    for seat, sign in ((me, 1.0), (1 - me, -1.0)):
        side = taste.energy[t.energy[seat]] + hand_size(t, seat, taste)
        total += sign * (side - taste.spent[t.awareness_used[seat]])
    for card in t.equipment:
        total += to(me, EQUIPMENT_WORTH.get(card, NEW_EQUIPMENT))
    return total


def hand_size(t: Upsideville, seat: int, taste: Taste) -> float:
    """What that many cards are worth."""
    size, steps = len(t.hand[seat]), taste.hand
    full = len(steps) - 1
    if size <= full:
        return steps[size]
    return steps[full] + (size - full) * (steps[full] - steps[full - 1])


def hand_fit(t: Upsideville, me: int, taste: Taste, held: Collection[str]) -> float:
    """How well tokens serve the cards that the player held before and still holds.

    Cards that were drawn meanwhile are left out: they were imagined.
    """
    total = 0.0
    for card in t.hand[me]:
        if card in held:
            who = t.token[CARDS[card].symbol]
            if who:
                total += taste.token * next_pull(t.notch[who], me, taste)
    return total


def next_pull(notch: int, me: int, taste: Taste) -> float:
    """What the next shift to the player's side is worth for a Character on that notch."""
    missing = notch if me == TOWN else DEVOURED - notch
    if missing in (SECURED, DEVOURED):
        return 0.0  # locked
    pull = taste.pull
    if missing < len(pull):
        return pull[missing - 1] - pull[missing]
    if missing == len(pull):
        return pull[-1] + pull[-1]  # the flip: one more here, one less there
    return pull[DEVOURED - missing] - pull[DEVOURED - missing + 1]


def card_worth(t: Upsideville, me: int, card: str, taste: Taste) -> float:
    """What a card in the hand promises now: its best shift, and its ability if affordable."""
    facts = CARDS[card]
    symbol = facts.symbol
    best = 0.0
    for who in t.circle:
        if t.has_symbol(who, symbol) and not t.is_locked(who) and not t.is_shielded(who, me):
            best = max(best, next_pull(t.notch[who], me, taste))
    worth = CARD_WORTH.get(facts.kind, NEW_CARD)
    return best + worth * (1.0 if facts.cost <= t.energy[me] else 0.5)


CARD_WORTH = {
    "hiding": 0.5,
    "replacement": 0.5,
    "paranoia": 0.9,
    "ambush": 1.5,
    "feast": 1.5,
    "abduction": 1.3,
    "rift": 0.6,
    "evacuation": 0.9,
    "safe_house": 1.5,
    "curfew": 0.4,
    "cereal_bar": 0.8,
    "block_party": 0.7,
    "generator": 1.0,
    "bicycle": 0.8,
    "reroute": 0.5,
    "roadblock": 0.6,
    "search_party": 1.0,
    "crackdown": 0.8,
    "police_escort": 1.5,
    "revolver": 1.0,
    "shotgun": 0.6,
    "preparations": 0.6,
    "front_page": 0.9,
    "old_archives": 0.6,
    "town_library": 0.8,
    "debunk": 0.9,
    "flashlight": 0.5,
    "camera": 1.0,
    "neighbourly_help": 1.0,
    "rescue": 1.5,
    "wake_up_call": 0.5,
    "stick_together": 1.7,
    "word_of_mouth": 0.5,
    "walkie_talkie": 0.8,
    "first_aid_kit": 0.6,
}
"""What the ability of a card adds on average, once its Energy is paid."""
