"""A turn of InBetween: its four phases in order (rulebook, Game structure).

What cards and people do is in cards.py, awareness.py and characters.py; how a card is
played in play.py.
"""

from engine.core.decision import DONE, Asking, Decision, may_pick

# These three register the abilities that `use` looks up.
from engine.inbetween import awareness, cards, characters  # noqa: F401
from engine.inbetween.abilities import may_raise_awareness, use
from engine.inbetween.data import (
    AWARENESS,
    CHARACTERS,
    FULL_HAND,
    IN_BETWEEN,
    LAST_TURN,
    MOST_ENERGY,
    TOP_AWARENESS,
    TOWN,
    TRIGGERING,
)
from engine.inbetween.play import play_in_action
from engine.inbetween.state import Upsideville

FLASHLIGHT_HAND = 6
GENERATOR_ENERGY = 2
WALKIE_TALKIE_PRICE = 1


def turn(t: Upsideville) -> Asking[None]:
    """One player's turn, from the Awareness phase to the flip of the Activity marker."""
    t.tell("turn", who=t.active, marker=t.marker)
    yield from awareness_and_action(t, t.active)
    yield from activity_phase(t)
    yield from movement_phase(t)
    t.active = 1 - t.active
    t.turn += 1
    if t.turn >= LAST_TURN:
        t.finish([], "turn_limit")


# Awareness and Action phase ----------------------------------------------------------


def awareness_and_action(t: Upsideville, me: int) -> Asking[None]:
    """An Awareness ability first, if the player likes; then one of the three actions.

    Both are one question, so that a turn without Awareness ability costs no tap for it.
    """
    t.phase = "action"
    awareness_options = usable_awareness(t, me)
    deed = yield Decision(me, "act", (*actions(t, me), *awareness_options), hush=True)
    if deed in awareness_options:
        t.phase = "awareness"
        level = int(deed.removeprefix("awareness_"))
        t.awareness_used[me] = level
        yield from use(t, AWARENESS[me][level - 1], me)
        t.phase = "action"
        deed = yield Decision(me, "act", actions(t, me), hush=True)
    if deed == "prepare":
        yield from prepare(t, me)
    elif deed == "rest":
        yield from rest(t, me)
    else:
        yield from play_in_action(t, me, deed)


def actions(t: Upsideville, me: int) -> tuple[str, ...]:
    """Everything that can be done in the Action phase: cards to play, and what is always legal."""
    return (*t.hand[me], "prepare", "rest")


def usable_awareness(t: Upsideville, me: int) -> list[str]:
    """The Awareness abilities that the player can use now: "awareness_2"."""
    at = t.awareness[me]
    if not at or t.awareness_used[me]:
        return []
    levels = range(1, TOP_AWARENESS)
    return [f"awareness_{level}" for level in levels if needed_awareness(t, level) <= at]


def needed_awareness(t: Upsideville, level: int) -> int:
    """The Awareness at which the ability of a level can be used."""
    # The Polish rulebook speaks of any ability on the card (docs/inbetween-rulings.md, E8).
    return 1 if t.options["edition"] == "polish" else level


def prepare(t: Upsideville, me: int) -> Asking[None]:
    """Discard any number of cards, then draw up to five. Drawing ends the action."""
    t.cause = "prepare"
    t.tell("prepares", who=me)
    # Asked even when there is nothing to discard: it is the last moment to take things back.
    while True:
        card = yield Decision(me, "discard", (*t.hand[me], DONE), "prepare", hush=True)
        if card == DONE:
            break
        t.discard_card(me, card)
    missing = full_hand(t, me) - len(t.hand[me])
    # With fewer cards left the Flashlight shows nothing that five would not.
    if full_hand(t, me) > FULL_HAND and 0 < missing <= len(t.deck[me]) + len(t.discard[me]):
        t.tell("works", card="flashlight")
    t.draw(me, missing)
    t.cause = ""


def full_hand(t: Upsideville, me: int) -> int:
    """Up to how many cards the player draws when preparing."""
    return FLASHLIGHT_HAND if me == TOWN and "flashlight" in t.equipment else FULL_HAND


def rest(t: Upsideville, me: int) -> Asking[None]:
    """Gain Energy for each Character in the player's dimension."""
    t.cause = "rest"
    t.tell("rests", who=me)
    t.gain(me, len(t.people(me)))
    if has_generator(t, me):
        t.gain_by("generator", GENERATOR_ENERGY)
    # The last moment to take it back.
    yield Decision(me, "finish", ("end",), "rest")
    t.cause = ""


def has_generator(t: Upsideville, me: int) -> bool:
    """Whether the player's Generator gives more Energy when resting."""
    return me == TOWN and "generator" in t.equipment


def rest_energy(t: Upsideville, me: int) -> int:
    """The Energy that resting gives now; nobody can have more than ten."""
    gain = len(t.people(me)) + (GENERATOR_ENERGY if has_generator(t, me) else 0)
    return min(gain, MOST_ENERGY - t.energy[me])


# Activity phase ----------------------------------------------------------------------


def activity_phase(t: Upsideville) -> Asking[None]:
    """The Character with the marker is activated, for the owner of its dimension."""
    t.phase = "activity"
    yield from walkie_talkie(t)
    who = t.marker
    notch, me = t.notch[who], t.dimension(who)
    t.tell("activity", who=who, notch=notch)
    if notch in IN_BETWEEN:
        return
    t.cause = who
    yield from may_raise_awareness(t, me, t.awareness_price(me))
    t.cause = ""
    if notch in TRIGGERING:
        yield from use(t, CHARACTERS[who].faces[me].ability, me, who)


def walkie_talkie(t: Upsideville) -> Asking[None]:
    """Before anything else the Town may pay to send the marker one Character on."""
    if "walkie_talkie" in t.equipment and t.energy[TOWN] >= WALKIE_TALKIE_PRICE:
        option = f"marker:{t.ahead(t.marker)}"
        answer = yield from may_pick(TOWN, "walkie_talkie", [option], source="walkie_talkie")
        if answer is not None:
            t.cause = "walkie_talkie"
            t.tell("works", card="walkie_talkie")
            t.pay(TOWN, WALKIE_TALKIE_PRICE)
            t.place_marker(t.ahead(t.marker))
            t.cause = ""


# Movement phase ----------------------------------------------------------------------


def movement_phase(t: Upsideville) -> Asking[None]:
    """The marker goes to the next Character, or with the Bicycle to the one after it."""
    t.phase = "movement"
    t.cause = "movement"
    steps = 1
    if t.active == TOWN and "bicycle" in t.equipment:
        option = f"marker:{t.ahead(t.marker, 2)}"
        if (yield from may_pick(TOWN, "bicycle", [option], source="bicycle")) is not None:
            t.tell("works", card="bicycle")
            steps = 2
    t.place_marker(t.ahead(t.marker, steps))
    t.cause = ""
