"""The course of a game: a turn, gathering a treasure, and dusk."""

from engine.core.decision import Asking, each_in_secret, may_react, pick, pick_some, resolve
from engine.core.event import USED
from engine.magpies.cards import TRICKS
from engine.magpies.data import FULL_NEST, HEDGES, PRICE, WINTER, kind_of
from engine.magpies.state import Magpies


def turn(t: Magpies) -> Asking[None]:
    """One magpie acts; after the last one dusk falls."""
    me = t.active
    t.tell("turn", who=me)
    deed = yield from pick(me, "act", deeds(t, me), hush=True)
    if deed == "beg":
        t.coins[me] += 1
        t.tell("begs", who=me)
    elif deed == "trade":
        swapped = yield from pick_some(me, "trade", t.hand[me], most=2, least=1, hush=True)
        for card in swapped:
            t.discard_from_hand(me, card)
        t.draw(me, len(swapped))
    elif deed is not None:
        yield from gather(t, me, deed)
    if me == t.seats - 1:
        yield from dusk(t)
    t.active = (me + 1) % t.seats
    t.turn += 1


def deeds(t: Magpies, me: int) -> list[str]:
    """Treasures that can be paid for, and what can always be done."""
    cards = [
        card
        for card in t.hand[me]
        if kind_of(card) in PRICE and PRICE[kind_of(card)] <= t.coins[me]
    ]
    return [*sorted(cards), *(["trade"] if t.hand[me] else []), "beg"]


def gather(t: Magpies, me: int, card: str) -> Asking[None]:
    """Pay for a treasure and carry it home, unless a cat comes; then it does its trick."""
    t.coins[me] -= PRICE[kind_of(card)]
    t.hand[me].remove(card)
    t.learn([card])
    t.nest[me].append(card)
    t.tell("gathers", who=me, card=card)
    for other in [*range(me + 1, t.seats), *range(me)]:
        if not t.hand[other]:
            continue
        cats = [held for held in t.hand[other] if kind_of(held) == "cat"]
        cat = yield from may_react(other, "scare", sorted(cats), source=card, hush=True)
        if cat:
            t.discard_from_hand(other, cat)
            t.nest[me].remove(card)
            t.discard.append(card)
            t.tell(USED, what="cat", who=other)
            return
    if t.worth(me) >= FULL_NEST:
        t.finish([me], "full_nest")
    t.tell(USED, what=kind_of(card), who=me)
    yield from resolve(TRICKS[kind_of(card)](t, me))


def dusk(t: Magpies) -> Asking[None]:
    """Everybody chooses a hedge in secret; a magpie that is alone in one finds a coin."""
    hedges = HEDGES[: int(t.options["hedges"])]
    chosen = yield from each_in_secret(t, range(t.seats), "roost", lambda _: hedges)
    t.tell("roosts", hedges=chosen)
    for seat, hedge in enumerate(chosen):
        if chosen.count(hedge) == 1:
            t.coins[seat] += 1
    t.round += 1
    if t.round > WINTER:
        best = max(map(t.worth, range(t.seats)))
        t.finish([seat for seat in range(t.seats) if t.worth(seat) == best], "winter")
