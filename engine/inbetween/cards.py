"""What the Town's and the Creature's cards do: one function an ability, its text as docstring.

Costs, symbols and origins are printed in data.py. How a card is played is in play.py;
what Equipment does while it lies in play is found where it matters, by its name.
"""

# Every ability takes the same arguments, whether it needs them or not.
# ruff: noqa: ARG001

from engine.core.decision import Asking, pick
from engine.inbetween.abilities import (
    ability,
    carry_out,
    flips,
    may_raise_awareness,
    removals,
    shift_one,
    shift_up_to_twice,
    target,
)
from engine.inbetween.data import CREATURE, DEVOURED, HUMAN, TOWN, TOWN_SYMBOLS
from engine.inbetween.state import Upsideville

# The Creature ------------------------------------------------------------------------


@ability("hiding", "reroute")
def hiding(t: Upsideville, me: int) -> Asking[None]:
    """Put this card on a Character. The Activity marker passes that Character over once;
    then this card is discarded. If Hiding stays, it passes over every time.
    """
    who = yield from pick(me, "attach", [f"attach:{who}" for who in t.circle], source=t.cause)
    assert who is not None  # there are always people
    t.attach(target(who))


@ability()
def replacement(t: Upsideville, me: int) -> Asking[None]:
    """Move one Character to another gap of the circle, with everything on it."""
    lifted = yield from pick(me, "lift", [f"lift:{who}" for who in t.circle], source=t.cause)
    assert lifted is not None  # there are always people
    who = target(lifted)
    before = t.neighbours(who)[0]
    gaps = [f"behind:{other}" for other in t.circle if other not in (who, before)]
    gap = yield from pick(me, "gap", gaps, source=t.cause)
    assert gap is not None  # there are always four other gaps
    t.replace(who, target(gap))


@ability()
def paranoia(t: Upsideville, me: int) -> Asking[None]:
    """Choose: the Town's Awareness falls by 1, or the Town discards 1 card at random."""
    halves = ["awareness"] if t.awareness[TOWN] else []
    halves += ["card"] if t.hand[TOWN] else []
    half = yield from pick(me, "paranoia", halves, source=t.cause)
    if half == "awareness":
        t.lower_awareness(TOWN)
    elif half == "card":
        t.discard_at_random(TOWN, 1)


@ability()
def ambush(t: Upsideville, me: int) -> Asking[None]:
    """Shift by 1 one Character next to the Character with the Activity marker.
    You may then shift it by 1 again.
    """
    return shift_up_to_twice(t, me, t.neighbours(t.marker))


@ability()
def feast(t: Upsideville, me: int) -> Asking[None]:
    """Shift by 1 one Character in the Creature dimension. You may then shift it by 1 again."""
    return shift_up_to_twice(t, me, t.people(CREATURE))


@ability()
def abduction(t: Upsideville, me: int) -> Asking[None]:
    """Choose: flip one InBetween Character from the Human to the Creature dimension, or
    remove from the game one Character that is InBetween, Alert or Nervous.
    """
    return flip_or_remove(t, me)


@ability()
def rift(t: Upsideville, me: int) -> Asking[None]:
    """Flip the Direction token, or move the Activity marker 1 Character in its direction."""
    onward = t.ahead(t.marker)
    answer = yield from pick(me, "rift", ["direction", f"marker:{onward}"], source=t.cause)
    if answer == "direction":
        t.turn_direction()
    else:
        t.place_marker(onward)


# The Town: Home ----------------------------------------------------------------------


@ability()
def evacuation(t: Upsideville, me: int) -> Asking[None]:
    """Remove from the game one Character that is neither Secured nor Devoured."""
    people = [who for who in t.circle if not t.is_locked(who)]
    option = yield from pick(me, "remove", removals(people), source=t.cause)
    if option is not None:
        t.remove(target(option))


@ability()
def safe_house(t: Upsideville, me: int) -> Asking[None]:
    """Shift by 1 one Character in the Human dimension. You may then shift it by 1 again."""
    return shift_up_to_twice(t, me, t.people(HUMAN))


@ability()
def curfew(t: Upsideville, me: int) -> None:
    """Flip the Direction token."""
    t.turn_direction()


@ability()
def cereal_bar(t: Upsideville, me: int) -> None:
    """Gain 2 Energy."""
    t.gain(me, 2)


@ability()
def block_party(t: Upsideville, me: int) -> None:
    """Gain 1 Energy for each Character in the Human dimension with a Safety marker."""
    t.gain(me, len(t.with_marker(HUMAN)))


@ability()
def generator(t: Upsideville, me: int) -> None:
    """Equipment: when you Rest, gain 2 more Energy."""
    t.equip()


@ability()
def bicycle(t: Upsideville, me: int) -> None:
    """Equipment: in the Movement phase of your own turn you may move the Activity marker
    one Character further.
    """
    t.equip()


# The Town: Law -----------------------------------------------------------------------


@ability()
def roadblock(t: Upsideville, me: int) -> Asking[None]:
    """Move the Activity marker to either Character next to it."""
    sides = [f"marker:{who}" for who in t.neighbours(t.marker)]
    option = yield from pick(me, "marker", sides, source=t.cause)
    assert option is not None  # everybody has two neighbours
    t.place_marker(target(option))


@ability()
def search_party(t: Upsideville, me: int) -> Asking[None]:
    """Choose: flip one InBetween Character from the Creature to the Human dimension, or
    remove from the game one Character that is InBetween, Alert or Nervous.
    """
    return flip_or_remove(t, me)


def flip_or_remove(t: Upsideville, me: int) -> Asking[None]:
    """Flip an InBetween Character to the player's side, or remove one that is barely held."""
    people = [who for who in t.in_between(1 - me) if not t.is_shielded(who, me)]
    options = flips(t, people) + removals(t.barely_held())
    option = yield from pick(me, "flip_or_remove", options, source=t.cause)
    if option is not None and option.startswith("remove:"):
        t.remove(target(option))
    elif option is not None:
        carry_out(t, me, option)


@ability()
def crackdown(t: Upsideville, me: int) -> None:
    """The Creature loses 3 Energy."""
    t.lose(CREATURE, 3)


@ability()
def police_escort(t: Upsideville, me: int) -> Asking[None]:
    """Shift by 1 each of two different Characters in the Human dimension."""
    first = yield from shift_one(t, me, t.people(HUMAN))
    yield from shift_one(t, me, [who for who in t.people(HUMAN) if who != first])


@ability()
def revolver(t: Upsideville, me: int) -> None:
    """Equipment: when the Creature decides, in its Action phase, to activate a card's ability,
    before it makes any choice for it, cancel that ability. Its Energy stays spent and the
    card is discarded; Revolver goes to the box.
    """
    t.equip()


@ability()
def shotgun(t: Upsideville, me: int) -> Asking[None]:
    """Equipment: put this card on a Character. While it is there, the Creature cannot shift
    that Character's Safety marker nor flip it. It goes to the box when the Activity marker
    next arrives at that Character.
    """
    return hiding(t, me)


# The Town: Lore ----------------------------------------------------------------------


@ability()
def preparations(t: Upsideville, me: int) -> None:
    """If you now have less Energy than the Creature, gain the difference, at most 4;
    otherwise draw 2 cards.
    """
    missing = t.energy[CREATURE] - t.energy[me]
    if missing > 0:
        t.gain(me, min(missing, 4))
    else:
        t.draw(me, 2)


@ability()
def front_page(t: Upsideville, me: int) -> Asking[None]:
    """You may raise your Awareness by 1 at its usual price."""
    return may_raise_awareness(t, me, t.awareness_price(me))


@ability()
def old_archives(t: Upsideville, me: int) -> Asking[None]:
    """Take one card of your choice from your discard pile into your hand."""
    card = yield from pick(me, "take_back", t.discard[me], source=t.cause)
    if card is not None:
        t.take_back(me, card)


@ability()
def town_library(t: Upsideville, me: int) -> None:
    """Draw 2 cards."""
    t.draw(me, 2)


@ability()
def debunk(t: Upsideville, me: int) -> None:
    """Lower the Creature's Awareness by 1, if able."""
    t.lower_awareness(CREATURE)


@ability()
def flashlight(t: Upsideville, me: int) -> None:
    """Equipment: when you Prepare, draw up to 6."""
    t.equip()


@ability()
def camera(t: Upsideville, me: int) -> None:
    """Equipment: raising your Awareness costs 1 Energy less, but never less than 1."""
    t.equip()


# The Town: Kin -----------------------------------------------------------------------


@ability()
def neighbourly_help(t: Upsideville, me: int) -> None:
    """Gain 2 Energy and draw 1 card."""
    t.gain(me, 2)
    t.draw(me, 1)


@ability()
def rescue(t: Upsideville, me: int) -> Asking[None]:
    """Shift by 1 one Character in the Creature dimension that is not Devoured.
    You may then shift it by 1 again.
    """
    return shift_up_to_twice(t, me, t.people(CREATURE))


@ability()
def wake_up_call(t: Upsideville, me: int) -> Asking[None]:
    """Shift a Devoured Character up by 1; this overrides the lock."""
    people = [who for who in t.circle if t.notch[who] == DEVOURED]
    yield from shift_one(t, me, people, override=True)


@ability()
def stick_together(t: Upsideville, me: int) -> Asking[None]:
    """Shift by 1 one Character in the Human dimension that has a neighbour in the Human
    dimension. You may then shift it by 1 again.
    """
    humans = t.people(HUMAN)
    return shift_up_to_twice(
        t, me, [who for who in humans if any(other in humans for other in t.neighbours(who))]
    )


@ability()
def word_of_mouth(t: Upsideville, me: int) -> Asking[None]:
    """Place or move one Town Symbol token onto any Character that may take it."""
    people = {
        symbol: [who for who in t.circle if t.may_take_token(who, symbol)]
        for symbol in TOWN_SYMBOLS
    }
    symbols = [f"symbol:{symbol}" for symbol in TOWN_SYMBOLS if people[symbol]]
    chosen = yield from pick(me, "symbol", symbols, source=t.cause)
    if chosen is not None:
        symbol = target(chosen)
        tokens = [f"token:{who}:{symbol}" for who in people[symbol]]
        option = yield from pick(me, "token", tokens, source=t.cause)
        assert option is not None  # only symbols with a place were offered
        t.place_token(symbol, target(option))


@ability()
def walkie_talkie(t: Upsideville, me: int) -> None:
    """Equipment: once in each Activity phase of either player, before the Character is
    activated, you may pay 1 Energy to move the Activity marker 1 Character in the direction
    of the Direction token.
    """
    t.equip()


@ability()
def first_aid_kit(t: Upsideville, me: int) -> None:
    """Equipment: whenever the Creature moves a Safety marker up on a Character in the Human
    dimension, gain 1 Energy.
    """
    t.equip()
