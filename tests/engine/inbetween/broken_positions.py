"""Positions of InBetween that break one invariant each."""

from engine.core.match import Match
from engine.inbetween.positions import lay_out
from engine.inbetween.state import Upsideville
from tests.engine.broken_positions import Spoiler, breaking

SPOILERS: dict[str, Spoiler] = {}
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


@breaks("are not 10 people")
def spoil_circle(t):
    t.circle.pop()


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


@breaks("the Activity marker is on tom")
def spoil_marker(t):
    t.marker = "tom"


@breaks("cards on ['tom']")
def spoil_cards_on(t):
    t.cards_on["tom"] = [t.deck[1].pop(0)]


@breaks("seat 1: 11 Energy")
def spoil_energy(t):
    t.energy[1] = 11


@breaks("seat 0: Awareness -1")
def spoil_awareness(t):
    t.awareness[0] = -1


@breaks("seat 0: top Awareness")
def spoil_awareness_win(t):
    t.awareness[0] = 6


@breaks("seat 1: used Awareness 6")
def spoil_awareness_used(t):
    t.awareness_used[1] = 6


@breaks("direction 0")
def spoil_direction(t):
    t.direction = 0
