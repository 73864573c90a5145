"""The options of a question in words, and why other things are refused, with the rule.

Keys and arguments only; the language catalogues hold the sentences. Everything here
follows from what the decider knows; what is refused to a public question follows from
public facts.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from engine.core.decision import Decision
from engine.core.view import Refusal, Words
from engine.cryptids.data import (
    ACTIONS,
    ATTRACT,
    EXTRACT,
    GATHER,
    HUMAN,
    KIND_OF,
    LONELY,
    LURE,
    POWERS,
    REST,
    SCARE,
    SIGHTING_OF,
    SIGHTINGS,
    SINKHOLE,
    Effect,
)
from engine.cryptids.dawn import SPREAD
from engine.cryptids.night import to_draw
from engine.cryptids.rules import POWER
from engine.cryptids.state import Wilderness
from engine.cryptids.verbs import NOTHING, gathered_from, parse_group

HIDING_SPOTS = "rulebook, Moving your Hiding Spots"
NIGHT = "rulebook, Night"
DUSK = "rulebook, Dusk"
FUNCTIONS = "rulebook, Functions"
POWERS_RULE = "rulebook, Cryptid cards"
THE_SINKHOLE = "rulebook, Sinkhole"


def key(name: str) -> str:
    """A key of the catalogue that is this game's own."""
    return f"cryptids.{name}"


def option_words(t: Wilderness, decision: Decision, option: str) -> Words:
    """How an option is put into words."""
    verb, _, rest = option.partition(":")
    if rest:
        return _parted_words(t, decision, verb, rest)
    if option in KIND_OF:
        name = {"day": "play", "pay": "pay"}.get(decision.kind, "discard")
        return Words(key(name), {"card": KIND_OF[option]})
    if option in SIGHTING_OF:
        _, number, place = decision.source.split(":")
        facts = {"sighting": SIGHTING_OF[option], "number": int(number), "place": int(place)}
        return Words(key("slot"), facts)
    if decision.kind == "encounter":
        return Words(key("encounter"), {"site": option, "humans": t.count(option)})
    if decision.kind in ("cryptid", "trait"):
        return Words(key(decision.kind), {decision.kind: option})
    if option == POWER:
        return Words(key("use_power"), {"cryptid": t.cryptid[decision.player]})
    if option == "done":
        return Words(key("draw_and_end"), {"count": to_draw(t, decision.player)})
    return Words(key(option), {})


def _parted_words(t: Wilderness, decision: Decision, verb: str, rest: str) -> Words:
    """Options such as "lure:maple_lake:witch_ridge:hiker_2", "place:1:maple_lake"."""
    if verb == "preset":
        return Words(key(f"preset.{rest}"), {})
    if verb == "place":
        number, _, site = rest.partition(":")
        old = t.hideout[decision.player][int(number) - 1]
        spot = {"number": int(number), "site": site, "old": old}
        return Words(key("move_spot" if old else "place_spot"), spot)
    if verb == GATHER:
        (effect,) = _effects(decision.source)
        count = len(gathered_from(t, rest, effect.flavor))
        return Words(key("gather"), {"flavor": effect.flavor, "count": count, "target": rest})
    if verb == SPREAD:
        source, _, extra = rest.partition(":")
        return Words(key("spread"), {"source": source, "extra": extra.split("+")})
    source, target, name = rest.split(":")
    group = parse_group(name)
    facts: dict[str, Any] = {"source": source, "target": target}
    if len(group) == 1:
        facts["flavor"], facts["count"] = group[0]
        return Words(key(f"arrow.{verb}"), facts)
    facts["people"] = [list(pair) for pair in group]
    return Words(key(f"arrow.{verb}.mixed"), facts)


def _effects_left(decision: Decision) -> tuple[Effect, ...]:
    """What the card or Cryptid that asks can do; of a Power, what is not done yet."""
    effects = _effects(decision.source)
    if decision.source not in POWERS or NOTHING in decision.options:
        return effects
    # An effect that is left and has no arrow is offered as "nothing": here all left have one.
    verbs = {option.partition(":")[0] for option in decision.options}
    return tuple(effect for effect in effects if effect.verb in verbs)


def _effects(source: str) -> tuple[Effect, ...]:
    """What a card or a Cryptid can do."""
    if source in POWERS:
        return POWERS[source].effects
    if source in KIND_OF:
        return ACTIONS[KIND_OF[source]].effects
    effect = SIGHTINGS[SIGHTING_OF[source]].effect
    return () if effect is None else (effect,)


# What is refused ---------------------------------------------------------------------


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
        cryptid = {"cryptid": t.cryptid[me]}
        if t.power_used[me]:
            yield Refusal(POWER, Words(key("power_used"), cryptid), POWERS_RULE)
        else:
            yield Refusal(POWER, Words(key("power_banned"), cryptid), "ruling 7")


def _spot_refusals(t: Wilderness, decision: Decision) -> Iterator[Refusal]:
    """For every Site on which no Hiding Spot can be laid now, the reason."""
    me = decision.player
    if decision.kind == "night" and not any(o.startswith("place:") for o in decision.options):
        return  # laid or moved already, or no spot left to move
    offered = {option.rpartition(":")[2] for option in decision.options}
    for site in t.board.sites:
        if site not in offered:
            reason, rule = _why_not_there(t, me, site)
            yield Refusal(f"place:{site}", Words(key(reason), {"site": site}), rule)
    if SINKHOLE not in t.board.sites:
        reason_words = Words(key("sinkhole"), {"site": SINKHOLE})
        yield Refusal(f"place:{SINKHOLE}", reason_words, THE_SINKHOLE)
    if decision.kind == "night" and "done" not in decision.options:
        yield Refusal("done", Words(key("place_first"), {}), NIGHT)


def _why_not_there(t: Wilderness, me: int, site: str) -> tuple[str, str]:
    """The reason and the rule that keep a Hiding Spot off a Site."""
    if site in t.hideout[me]:
        return "own_spot_there", HIDING_SPOTS
    if t.is_full(site):
        return "site_full", HIDING_SPOTS
    if site == t.encounter:
        return "encounter_was_there", NIGHT
    assert t.drawback[me] == LONELY
    return "not_the_loneliest", "ruling 25"


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
            facts = {"verb": verb, "flavor": flavor, "site": site}
            if site not in usable[verb]:
                yield Refusal(f"{verb}:{site}", Words(key("out_of_reach"), facts), FUNCTIONS)
            elif not _anybody(t, verb, flavor, site):
                yield Refusal(f"{verb}:{site}", Words(key("nobody_there"), facts), FUNCTIONS)
            elif t.options["partial"] == "strict":
                yield Refusal(f"{verb}:{site}", Words(key("more_elsewhere"), facts), "ruling 3")


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
            reason = "fewer_humans" if t.hiding_at(site) else "nobody_hides"
            facts = {"site": site, "humans": t.count(site, HUMAN)}
            yield Refusal(site, Words(key(reason), facts), DUSK)
