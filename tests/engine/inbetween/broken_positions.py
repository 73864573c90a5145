"""Positions of InBetween that break one invariant each."""

from engine.core.match import Match
from engine.inbetween.positions import lay_out
from engine.inbetween.state import Upsideville
from tests.engine.broken_positions import Spoiler, breaking

SPOILERS: dict[str, Spoiler] = {
    "are not 10 people": lambda t: t.circle.pop(),
    "the Activity marker is on tom": lambda t: setattr(t, "marker", "tom"),
    "seat 1: 11 Energy": lambda t: t.energy.__setitem__(1, 11),
    "seat 0: Awareness -1": lambda t: t.awareness.__setitem__(0, -1),
    "seat 0: top Awareness": lambda t: t.awareness.__setitem__(0, 6),
    "seat 1: used Awareness 6": lambda t: t.awareness_used.__setitem__(1, 6),
    "direction 0": lambda t: setattr(t, "direction", 0),
}
breaks = breaking(SPOILERS)


def sound() -> Match[Upsideville]:
    """A position that they all can spoil."""
    return lay_out(town=["curfew"])


def busy() -> Match[Upsideville]:
    """A position with something in every zone."""
    return lay_out(cards_on={"bob": ["hiding_1"]}, equipment=["camera"], token={"home": "carl"})


@breaks("seat 0: cards missing or twice")
def spoil_cards(t):
    t.hand[0].append("rescue")


@breaks("seat 1: cards missing or twice")
def spoil_ownership(t):
    t.deck[1].append(t.deck[0].pop())


@breaks("seat 0 does not know its own curfew")
def spoil_knowledge(t):
    t.known_to.clear()


@breaks("evacuation lies on a Character")
def spoil_attachment(t):
    t.cards_on["bob"] = [t.deck[0].pop(0)]


@breaks("an empty pile lies on a Character")
def spoil_empty_pile(t):
    t.cards_on["bob"] = []


@breaks("not all is Equipment")
def spoil_equipment(t):
    t.equipment.append("curfew")
    t.hand[0].remove("curfew")


@breaks("too much Equipment")
def spoil_equipment_limit(t):
    for card in ("camera", "bicycle", "generator", "flashlight"):
        t.deck[0].remove(card)
        t.equipment.append(card)


@breaks("off the track")
def spoil_notch(t):
    t.notch["bob"] = 10


@breaks("3 secured, but")
def spoil_secured(t):
    t.notch.update(bob=0, carl=0, earl=0)


@breaks("5 people left, but")
def spoil_left(t):
    for who in t.circle[5:]:
        t.circle.remove(who)
        t.box.append(who)
        del t.notch[who]


@breaks("tokens: ")
def spoil_token(t):
    t.token["home"] = "tom"


@breaks("cards on ['tom']")
def spoil_cards_on(t):
    t.cards_on["tom"] = [t.deck[1].pop(0)]
