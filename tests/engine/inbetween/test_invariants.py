"""The invariants notice when a position is broken: each of them is shown a broken one."""

from copy import deepcopy

import pytest

from engine.inbetween import GAME
from tests.engine.inbetween.story import Story


def spoil_cards(t):
    t.hand[0].append("rescue")


def spoil_ownership(t):
    t.deck[1].append(t.deck[0].pop())


def spoil_knowledge(t):
    t.known_to.clear()


def spoil_attachment(t):
    t.cards_on["bob"] = [t.deck[0].pop(0)]


def spoil_empty_pile(t):
    t.cards_on["bob"] = []


def spoil_equipment(t):
    t.equipment.append("curfew")
    t.hand[0].remove("curfew")


def spoil_equipment_limit(t):
    for card in ("camera", "bicycle", "generator", "flashlight"):
        t.deck[0].remove(card)
        t.equipment.append(card)


def spoil_circle(t):
    t.circle.pop()


def spoil_notch(t):
    t.notch["bob"] = 10


def spoil_secured(t):
    t.notch.update(bob=0, carl=0, earl=0)


def spoil_left(t):
    for who in t.circle[5:]:
        t.circle.remove(who)
        t.box.append(who)
        del t.notch[who]


def spoil_token(t):
    t.token["home"] = "tom"


def spoil_marker(t):
    t.marker = "tom"


def spoil_cards_on(t):
    t.cards_on["tom"] = [t.deck[1].pop(0)]


def spoil_energy(t):
    t.energy[1] = 11


def spoil_awareness(t):
    t.awareness[0] = -1


def spoil_awareness_win(t):
    t.awareness[0] = 6


def spoil_awareness_used(t):
    t.awareness_used[1] = 6


def spoil_direction(t):
    t.direction = 0


SPOILERS = [value for name, value in list(globals().items()) if name.startswith("spoil_")]


def position():
    return Story(town=["curfew"]).t


def test_a_sound_position_is_not_broken():
    assert list(GAME.broken(position())) == []


@pytest.mark.parametrize("spoil", SPOILERS, ids=lambda spoil: spoil.__name__[6:])
def test_a_broken_position_is_noticed(spoil):
    t = position()
    spoil(t)
    assert list(GAME.broken(t))


def test_a_copy_is_independent_of_its_original():
    t = Story(cards_on={"bob": ["hiding_1"]}, equipment=["camera"], token={"home": "carl"}).t
    before = deepcopy(t.data())
    twin = t.copy()
    assert twin.data() == before
    for value in twin.data().values():
        if isinstance(value, list):
            value.append("new")
            for part in value[:-1]:
                if isinstance(part, list):
                    part.append("new")
        elif isinstance(value, dict) and value is not twin.options:
            for part in value.values():
                if isinstance(part, list):
                    part.append("new")
            value["new"] = "new"
    assert t.data() == before
