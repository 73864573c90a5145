"""Why something obvious is not possible now, with the rule that says so.

Keys and arguments only; the language catalogues hold the sentences. Everything here
follows from what the decider knows; what is refused to a public question follows from
public facts.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from engine.core.decision import Decision
from engine.core.view import Message, Refusal
from engine.cryptids.data import (
    ATTRACT,
    EXTRACT,
    GATHER,
    HUMAN,
    LONELY,
    LURE,
    POWERS,
    REST,
    SCARE,
    SIGHTING_OF,
    SINKHOLE,
    Effect,
)
from engine.cryptids.options import effects_of
from engine.cryptids.rules import POWER
from engine.cryptids.state import Wilderness
from engine.cryptids.verbs import NOTHING, gathered_from

HIDING_SPOTS = "rulebook_moving_your_hiding_spots"
NIGHT = "rulebook_night"
DUSK = "rulebook_dusk"
FUNCTIONS = "rulebook_functions"
CRYPTID_CARDS = "rulebook_cryptid_cards"
THE_SINKHOLE = "rulebook_sinkhole"
STRICT = "ruling_3"
POWER_BANNED = "ruling_7"
LONELIEST = "ruling_25"
RULES = frozenset(
    (
        HIDING_SPOTS,
        NIGHT,
        DUSK,
        FUNCTIONS,
        CRYPTID_CARDS,
        THE_SINKHOLE,
        STRICT,
        POWER_BANNED,
        LONELIEST,
    )
)
"""Ids of the rules that a refusal can name."""


def no(option: str, why: str, rule: str, **facts: Any) -> Refusal:
    """A refusal with its reason."""
    return Refusal(option, Message(f"cryptids.{why}", facts), rule)


def refusals(t: Wilderness, decision: Decision) -> Iterable[Refusal]:
    """What the decider might try but may not."""
    if decision.kind == "day":
        return _power_refusals(t, decision)
    if decision.kind in ("hideout", "night"):
        return _spot_refusals(t, decision)
    if decision.kind == "arrow":
        return _arrow_refusals(t, decision)
    if decision.kind == "encounter":
        return _encounter_refusals(t, decision)
    return ()


def _power_refusals(t: Wilderness, decision: Decision) -> Iterator[Refusal]:
    """Why the Power cannot be used."""
    me = decision.player
    if POWER not in decision.options:
        used = t.power_used[me]
        why, rule = ("power_used", CRYPTID_CARDS) if used else ("power_banned", POWER_BANNED)
        yield no(POWER, why, rule, cryptid=t.cryptid[me])


def _spot_refusals(t: Wilderness, decision: Decision) -> Iterator[Refusal]:
    """For every Site on which no Hiding Spot can be laid now, the reason."""
    me = decision.player
    if decision.kind == "night" and not any(o.startswith("place:") for o in decision.options):
        return  # laid or moved already, or no spot left to move
    offered = {option.rpartition(":")[2] for option in decision.options}
    for site in t.board.sites:
        if site not in offered:
            why, rule = _why_not_there(t, me, site)
            yield no(f"place:{site}", why, rule, site=site)
    if SINKHOLE not in t.board.sites:
        yield no(f"place:{SINKHOLE}", "sinkhole", THE_SINKHOLE, site=SINKHOLE)
    if decision.kind == "night" and "done" not in decision.options:
        yield no("done", "place_first", NIGHT)


def _why_not_there(t: Wilderness, me: int, site: str) -> tuple[str, str]:
    """The reason and the rule that keep a Hiding Spot off a Site."""
    if site in t.hideout[me]:
        return "own_spot_there", HIDING_SPOTS
    if t.is_full(site):
        return "site_full", HIDING_SPOTS
    if site == t.encounter:
        return "encounter_was_there", NIGHT
    assert t.drawback[me] == LONELY
    return "not_the_loneliest", LONELIEST


def _arrow_refusals(t: Wilderness, decision: Decision) -> Iterator[Refusal]:
    """For every verb and Site without an arrow, the reason."""
    me = decision.player
    spots = [t.encounter] if decision.source in SIGHTING_OF else t.spots(me)
    reach = {near for spot in spots for near in t.board.adjacent[spot]}
    usable = {
        LURE: reach,
        GATHER: set(spots),
        SCARE: set(spots),
        ATTRACT: set(spots),
        EXTRACT: reach | set(spots),
    }
    offered = [option.split(":") for option in decision.options]
    for effect in _effects_left(decision):
        verb, flavor = effect.verb, effect.flavor
        # An arrow is drawn where its Humans are; only those who come out of rest are drawn there.
        place = 2 if verb == ATTRACT else 1
        # A Scare that is the same as a Lure is offered as the Lure alone.
        verbs = (LURE, SCARE) if verb == SCARE else (verb,)
        drawn = {parts[place] for parts in offered if parts[0] in verbs}
        for site in t.board.sites:
            if site in drawn:
                continue
            if site not in usable[verb]:
                why, rule = "out_of_reach", FUNCTIONS
            elif not _anybody(t, verb, flavor, site):
                why, rule = "nobody_there", FUNCTIONS
            elif t.options["partial"] == "strict":
                why, rule = "more_elsewhere", STRICT
            else:
                continue
            yield no(f"{verb}:{site}", why, rule, verb=verb, flavor=flavor, site=site)


def _anybody(t: Wilderness, verb: str, flavor: str, site: str) -> bool:
    """Whether there is anybody to be moved by a verb whose arrow would be drawn on a Site."""
    if verb == ATTRACT:
        return t.count(REST, flavor) > 0
    if verb == GATHER:
        return bool(gathered_from(t, site, flavor))
    return t.count(site, flavor) > 0


def _encounter_refusals(t: Wilderness, decision: Decision) -> Iterator[Refusal]:
    """Why the Encounter does not take place on the other Sites."""
    for site in t.board.sites:
        if site not in decision.options:
            why = "fewer_humans" if t.hiding_at(site) else "nobody_hides"
            yield no(site, why, DUSK, site=site, humans=t.count(site, HUMAN))


def _effects_left(decision: Decision) -> tuple[Effect, ...]:
    """What the card or Cryptid that asks can do; of a Power, what is not done yet."""
    effects = effects_of(decision.source)
    if decision.source not in POWERS or NOTHING in decision.options:
        return effects
    # An effect that is left and has no arrow is offered as "nothing": here all left have one.
    verbs = {option.partition(":")[0] for option in decision.options}
    return tuple(effect for effect in effects if effect.verb in verbs)
