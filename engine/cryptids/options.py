"""How the options of a question are put: keys and named arguments, never sentences.

Everything here follows from what the decider knows. Why other things are refused is in
refusals.py.
"""

from typing import Any

from engine.core.decision import Decision
from engine.core.view import Message
from engine.cryptids.data import (
    ACTIONS,
    GATHER,
    KIND_OF,
    POWERS,
    SIGHTING_OF,
    SIGHTINGS,
    Effect,
)
from engine.cryptids.dawn import SPREAD
from engine.cryptids.night import to_draw
from engine.cryptids.rules import POWER
from engine.cryptids.state import Wilderness
from engine.cryptids.verbs import gathered_from, parse_group


def option_message(t: Wilderness, decision: Decision, option: str) -> Message:
    """How an option is put into words."""
    verb, _, rest = option.partition(":")
    if rest:
        return _parted_message(t, decision, verb, rest)
    if option in KIND_OF:
        name = {"day": "play", "pay": "pay"}.get(decision.kind, "discard")
        return Message(f"cryptids.{name}", {"card": KIND_OF[option]})
    if option in SIGHTING_OF:
        _, number, place = decision.source.split(":")
        facts = {"sighting": SIGHTING_OF[option], "number": int(number), "place": int(place)}
        return Message("cryptids.slot", facts)
    if decision.kind == "encounter":
        return Message("cryptids.encounter", {"site": option, "humans": t.count(option)})
    if decision.kind in ("cryptid", "trait"):
        return Message(f"cryptids.{decision.kind}", {decision.kind: option})
    if option == POWER:
        return Message("cryptids.use_power", {"cryptid": t.cryptid[decision.player]})
    if option == "done":
        return Message("cryptids.draw_and_end", {"count": to_draw(t, decision.player)})
    return Message(f"cryptids.{option}", {})


def _parted_message(t: Wilderness, decision: Decision, verb: str, rest: str) -> Message:
    """Options such as "lure:maple_lake:witch_ridge:hiker_2", "place:1:maple_lake"."""
    if verb == "preset":
        return Message(f"cryptids.preset.{rest}", {})
    if verb == "place":
        number, _, site = rest.partition(":")
        old = t.hideout[decision.player][int(number) - 1]
        spot = {"number": int(number), "site": site, "old": old}
        return Message("cryptids.move_spot" if old else "cryptids.place_spot", spot)
    if verb == GATHER:
        (effect,) = effects_of(decision.source)
        count = len(gathered_from(t, rest, effect.flavor))
        return Message("cryptids.gather", {"flavor": effect.flavor, "count": count, "target": rest})
    if verb == SPREAD:
        source, _, extra = rest.partition(":")
        return Message("cryptids.spread", {"source": source, "extra": extra.split("+")})
    source, target, name = rest.split(":")
    group = parse_group(name)
    facts: dict[str, Any] = {"source": source, "target": target}
    if len(group) == 1:
        facts["flavor"], facts["count"] = group[0]
        return Message(f"cryptids.arrow.{verb}", facts)
    facts["people"] = [list(pair) for pair in group]
    return Message(f"cryptids.arrow.{verb}.mixed", facts)


def effects_of(source: str) -> tuple[Effect, ...]:
    """What a card or a Cryptid can do."""
    if source in POWERS:
        return POWERS[source].effects
    if source in KIND_OF:
        return ACTIONS[KIND_OF[source]].effects
    effect = SIGHTINGS[SIGHTING_OF[source]].effect
    return () if effect is None else (effect,)
