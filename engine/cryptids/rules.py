"""The course of a game of Twisted Cryptids: which step follows which, and the Day.

A step is what one player does before the next is asked. Set-up is in setup.py, the other
phases in dawn.py, dusk.py and night.py, the end in scoring.py.
"""

from collections.abc import Callable

from engine.core.decision import PASS, Asking, Decision, pick
from engine.core.event import USED
from engine.cryptids.data import ACTIONS, DAY_TURNS, KIND_OF, NO_POWER, POWERS, ROUNDS, STACKS
from engine.cryptids.dawn import dawn
from engine.cryptids.dusk import find_encounter, show
from engine.cryptids.night import night
from engine.cryptids.scoring import end_game
from engine.cryptids.setup import choose_cryptid, deal_hands, place_first_hideout, prepare_secrets
from engine.cryptids.state import Wilderness
from engine.cryptids.verbs import all_of, one_of_two

POWER = "power"


def step(t: Wilderness) -> Asking[None]:
    """One player's step in the running phase."""
    yield from STEPS[t.phase](t)
    t.step += 1
    t.turn += 1
    END_OF_STEP[t.phase](t)


def begin(t: Wilderness, phase: str) -> None:
    """A phase begins, with the First Player."""
    t.phase = phase
    t.step = 0
    t.active = t.first
    t.tell("phase", phase=phase, round=t.round)


def to_next_player(t: Wilderness) -> None:
    """The step goes on to the left."""
    t.active = (t.active + 1) % t.seats


def pass_first_player(t: Wilderness) -> None:
    """The First Player token goes to the left, and its new holder is next."""
    t.first = t.active = (t.first + 1) % t.seats
    t.tell("first_player", who=t.first)


# The end of a step -------------------------------------------------------------------


def after_cryptid(t: Wilderness) -> None:
    """When all have chosen, the secrets follow."""
    to_next_player(t)
    if t.step == t.seats:
        begin(t, "secrets")


def after_secrets(t: Wilderness) -> None:
    """When all Stacks are built, the Hiding Spots are laid."""
    to_next_player(t)
    if t.step == t.seats:
        begin(t, "hideouts")


def after_hideout(t: Wilderness) -> None:
    """After each of the three passes the First Player token goes on; then all draw."""
    to_next_player(t)
    if t.step % t.seats == 0:
        pass_first_player(t)
    if t.step == STACKS * t.seats:
        deal_hands(t)
        begin_round(t)


def begin_round(t: Wilderness) -> None:
    """A new round dawns."""
    t.round += 1
    t.power_used = [0] * t.seats
    t.encounter = ""
    t.tell("round", round=t.round, first=t.first)
    begin(t, "dawn")


def after_dawn(t: Wilderness) -> None:
    """One Event, then it is Day."""
    begin(t, "day")


def after_day_turn(t: Wilderness) -> None:
    """Three turns each, interleaved."""
    to_next_player(t)
    if t.step == DAY_TURNS * t.seats:
        begin(t, "dusk")


def after_dusk_step(t: Wilderness) -> None:
    """First the Site is found, then everybody is asked in order."""
    if t.step == 1:
        t.active = t.first
    else:
        to_next_player(t)
    if t.step == 1 + t.seats:
        begin(t, "night")


def after_night(t: Wilderness) -> None:
    """When all are done the First Player token goes on; the fifth Night ends the game."""
    to_next_player(t)
    if t.step == t.seats:
        if t.round == ROUNDS:
            end_game(t)
        pass_first_player(t)
        begin_round(t)


# Day ---------------------------------------------------------------------------------


def day_turn(t: Wilderness) -> Asking[None]:
    """Play a card, discard one for the Power, or pass."""
    me = t.active
    t.tell("turn", who=me, number=t.step // t.seats + 1)
    # With an empty hand the player can only pass, which needs no question (ruling 8).
    deed = yield from pick(me, "day", deeds(t, me), hush=t.hands_hidden)
    if deed == PASS:
        t.tell("passes", who=me)
        return
    if deed == POWER:
        yield from use_power(t, me)
    elif deed is not None:
        yield from play_card(t, me, deed)
    # The last moment to take it back.
    yield Decision(me, "finish", ("end",))


def deeds(t: Wilderness, me: int) -> list[str]:
    """What can be done in a turn of the Day."""
    power = [POWER] if t.hand[me] and may_use_power(t, me) else []
    return [*t.hand[me], *power, PASS]


def may_use_power(t: Wilderness, me: int) -> bool:
    """Whether the Power is free: once a round, and not after a Charge (ruling 7)."""
    return not t.power_used[me] and t.drawback[me] != NO_POWER


def play_card(t: Wilderness, me: int, card: str) -> Asking[None]:
    """Play an Action card for its effect, or one of its two."""
    kind = KIND_OF[card]
    t.lay_out(me, card)
    t.tell(USED, what=kind, who=me)
    t.cause = card
    yield from one_of_two(t, me, ACTIONS[kind].effects)
    t.cause = ""
    t.put_away()


def use_power(t: Wilderness, me: int) -> Asking[None]:
    """Discard a card for the Cryptid Power."""
    cryptid = t.cryptid[me]
    t.cause = cryptid
    card = yield from pick(me, "pay", t.hand[me], source=cryptid, hush=t.hands_hidden)
    assert card is not None  # the Power was not offered to an empty hand
    t.power_used[me] = 1
    t.tell("power", who=me, cryptid=cryptid)
    t.discard_card(me, card)
    t.tell(USED, what=cryptid, who=me)
    yield from all_of(t, me, POWERS[cryptid].effects)
    t.cause = ""


# Dusk --------------------------------------------------------------------------------


def dusk_step(t: Wilderness) -> Asking[None]:
    """Find the Site of the Encounter; after that one player after another shows up."""
    if t.step == 0:
        yield from find_encounter(t)
    else:
        yield from show(t)


STEPS: dict[str, Callable[[Wilderness], Asking[None]]] = {
    "cryptids": choose_cryptid,
    "secrets": prepare_secrets,
    "hideouts": place_first_hideout,
    "dawn": dawn,
    "day": day_turn,
    "dusk": dusk_step,
    "night": night,
}
END_OF_STEP: dict[str, Callable[[Wilderness], None]] = {
    "cryptids": after_cryptid,
    "secrets": after_secrets,
    "hideouts": after_hideout,
    "dawn": after_dawn,
    "day": after_day_turn,
    "dusk": after_dusk_step,
    "night": after_night,
}
