"""A story for every Cryptid Power, and what using one costs."""

from typing import NamedTuple

import pytest

from engine.cryptids.data import HUMAN, POWERS, ROLES
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, crowds, tells

CARD = "attract_two_hiker"
SPOTS = [RIVER, LAKE, SWAMP]


class Told(NamedTuple):
    """What a Power begins from; in turn all that is offered and what is chosen; who went where."""

    people: dict[str, tuple[int, ...]]
    course: list[tuple[str, ...] | str]
    moved: list[str]


def power_of(story, seat: int, people, **more):
    """The position before the Power of a seat is used, a card paid for it."""
    hideouts = {
        0: [PARK, CHASM, RIDGE],
        1: [PARK, CHASM, RIDGE],
        2: [RIDGE, PARK, CHASM],
        3: [PARK, CHASM, SWAMP],
        seat: SPOTS,
    }
    hands = {seat: [CARD, "gather_hunter"]}
    s = story(4, people=people, hideouts=hideouts, hands=hands, step=seat, **more)
    return s.play("power", CARD)


def scared(who: str) -> list[str]:
    """The arrows by which somebody can be scared away from the River."""
    return [f"scare:{RIVER}:{near}:{who}" for near in (RIDGE, CHASM)]


STORIES = {
    "bigfoot": Told(
        crowds(chasm="110", park="003"),
        [
            (
                f"lure:{CHASM}:{RIVER}:hiker_1+hunter_1",
                f"lure:{PARK}:{LAKE}:researcher_2",
                f"lure:{PARK}:{SWAMP}:researcher_2",
            ),
            f"lure:{PARK}:{SWAMP}:researcher_2",
        ],
        [f"2 researcher {PARK}>{SWAMP}"],
    ),
    # The two effects need not be at the same Hiding Spot.
    "mothman": Told(
        {RIVER: (1, 0, 0), RIDGE: (0, 10, 9)},
        [
            (
                *(
                    f"attract:rest:{spot}:{who}_1"
                    for spot in SPOTS
                    for who in ("hiker", "researcher")
                ),
                *scared("hiker_1"),
            ),
            f"attract:rest:{LAKE}:researcher_1",
            (
                *scared("hiker_1"),
                *(f"scare:{LAKE}:{near}:researcher_1" for near in (RIDGE, SWAMP, PARK)),
            ),
            f"scare:{LAKE}:{PARK}:researcher_1",
        ],
        [f"1 researcher rest>{LAKE}", f"1 researcher {LAKE}>{PARK}"],
    ),
    # After the Hunter has left, only one arrow is left, which needs no question.
    "loveland_frog": Told(
        crowds(chasm="100", park="010"),
        [
            (
                f"extract:{PARK}:rest:hunter_1",
                f"extract:{CHASM}:rest:hiker_1",
                f"lure:{CHASM}:{RIVER}:hiker_1",
                *(f"lure:{PARK}:{spot}:hunter_1" for spot in (LAKE, SWAMP)),
            ),
            f"extract:{PARK}:rest:hunter_1",
        ],
        [f"1 hunter {PARK}>rest", f"1 hiker {CHASM}>{RIVER}"],
    ),
    # Whom one effect has moved, the other may move again.
    "jackalope": Told(
        crowds(chasm="100", river="001"),
        [
            (f"lure:{CHASM}:{RIVER}:hiker_1", *scared("researcher_1")),
            f"scare:{RIVER}:{CHASM}:researcher_1",
            tuple(f"lure:{CHASM}:{RIVER}:{who}_1" for who in ("hiker", "researcher")),
            f"lure:{CHASM}:{RIVER}:hiker_1",
        ],
        [f"1 researcher {RIVER}>{CHASM}", f"1 hiker {CHASM}>{RIVER}"],
    ),
}


@pytest.mark.parametrize("cryptid", STORIES)
@tells(*STORIES, by="cryptid")
def test_a_power_offers_exactly_its_arrows_and_moves_whom_it_says(story, cryptid):
    people, course, moved = STORIES[cryptid]
    seat = ROLES.index(cryptid)
    s = power_of(story, seat, people)
    for offered, chosen in zip(course[::2], course[1::2], strict=True):
        assert s.options == offered
        s.play(chosen)
    assert s.all_moved == moved
    assert s.asked == (seat, "finish")


def test_a_power_costs_a_card_and_the_turn(story):
    s = power_of(story, 0, {CHASM: (3, 0, 0)})
    assert s.t.hand[0] == ["gather_hunter_1"]
    assert s.t.discard == ["attract_two_hiker_1"]
    assert s.moved == [f"2 hiker {CHASM}>{RIVER}"]
    s.play("end")
    assert s.told_of("turn")[0] == "turn who=1 number=1"


def test_a_power_is_used_once_a_round(story):
    s = power_of(story, 0, {CHASM: (3, 0, 0)}).play("end")
    assert s.t.power_used == [1, 0, 0, 0]
    # The others have no cards and pass by themselves; the second turn of the Day begins.
    assert s.asked == (0, "day")
    assert s.options == ("gather_hunter_1", "pass")
    words = "cryptids.power_used cryptid=bigfoot"
    assert s.refused() == {"power": (words, "rulebook_cryptid_cards")}


def test_powers_name_no_flavor():
    assert {effect.flavor for power in POWERS.values() for effect in power.effects} == {HUMAN}


@pytest.mark.parametrize("partial", ["free", "strict"])
def test_a_power_refuses_nothing_of_an_effect_that_is_done(story, partial):
    people = {CHASM: (1, 0, 0), PARK: (0, 1, 0), RIDGE: (1, 1, 0), LAKE: (0, 0, 1)}
    s = power_of(story, 2, people, partial=partial)
    refused = s.refused()
    nobody = f"cryptids.nobody_there verb=extract flavor=human site={RIVER}"
    assert refused[f"extract:{RIVER}"] == (nobody, "rulebook_functions")
    s.play(f"extract:{PARK}:rest:hunter_1")
    rule = "rulebook_functions"
    assert s.refused() == {
        f"lure:{RIVER}": (f"cryptids.out_of_reach verb=lure flavor=human site={RIVER}", rule),
        f"lure:{SWAMP}": (f"cryptids.nobody_there verb=lure flavor=human site={SWAMP}", rule),
        f"lure:{PARK}": (f"cryptids.nobody_there verb=lure flavor=human site={PARK}", rule),
    }


def test_a_power_says_why_an_effect_that_is_left_can_do_nothing(story):
    # Mothman may attract; there is nobody to be scared, which is still to be done.
    s = power_of(story, 1, {})
    assert s.options[-1] == "nothing"
    nobody = f"cryptids.nobody_there verb=scare flavor=human site={RIVER}"
    assert s.refused()[f"scare:{RIVER}"] == (nobody, "rulebook_functions")


def test_a_power_has_one_effect_or_two():
    # What is left of it is read off the options, which can tell two effects apart, not three.
    assert {len(power.effects) for power in POWERS.values()} == {1, 2}
