"""A story for every kind of Action card: exactly these arrows, exactly this outcome.

One player hides at the River, the Lake and the Swamp. One Human of the card's Flavor is at
the River, three are in the Chasm next to it, six rest.
"""

import pytest

from engine.cryptids.data import FLAVORS
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, tells

SPOTS = [RIVER, LAKE, SWAMP]


def kinds(name: str) -> list[str]:
    """The three kinds of a card, one a Flavor."""
    return [f"{name}_{flavor}" for flavor in FLAVORS]


def some(flavor: str, count: int) -> tuple[int, ...]:
    """A crowd of one Flavor."""
    return tuple(count if one == flavor else 0 for one in FLAVORS)


def with_card(story, name: str, flavor: str):
    """Play that card from the position above."""
    people = {RIVER: some(flavor, 1), CHASM: some(flavor, 3)}
    s = story(3, people=people, hideouts={0: SPOTS}, hands={0: [f"{name}_{flavor}"]})
    return s.play(f"{name}_{flavor}")


def attracts(flavor: str, count: int) -> list[str]:
    return [f"attract:rest:{spot}:{flavor}_{count}" for spot in SPOTS]


def lures(flavor: str, count: int) -> list[str]:
    return [f"lure:{CHASM}:{RIVER}:{flavor}_{count}"]


def scares(flavor: str) -> list[str]:
    # Two should be scared, but there is only one (ruling 3).
    return [f"scare:{RIVER}:{RIDGE}:{flavor}_1", f"scare:{RIVER}:{CHASM}:{flavor}_1"]


def extracts(flavor: str) -> list[str]:
    return [f"extract:{RIVER}:rest:{flavor}_1", f"extract:{CHASM}:rest:{flavor}_1"]


@pytest.mark.parametrize("flavor", FLAVORS)
@tells(*kinds("attract_or_lure"), by="flavor")
def test_attract_one_or_lure_one(story, flavor):
    s = with_card(story, "attract_or_lure", flavor)
    assert s.options == (*attracts(flavor, 1), *lures(flavor, 1))
    s.play(f"attract:rest:{LAKE}:{flavor}_1")
    assert s.moved == [f"1 {flavor} rest>{LAKE}"]
    assert s.asked == (0, "finish")


@pytest.mark.parametrize("flavor", FLAVORS)
@tells(*kinds("attract_or_scare"), by="flavor")
def test_attract_one_or_scare_two(story, flavor):
    s = with_card(story, "attract_or_scare", flavor)
    assert s.options == (*attracts(flavor, 1), *scares(flavor))
    s.play(f"scare:{RIVER}:{RIDGE}:{flavor}_1")
    assert s.moved == [f"1 {flavor} {RIVER}>{RIDGE}"]


@pytest.mark.parametrize("flavor", FLAVORS)
@tells(*kinds("attract_or_extract"), by="flavor")
def test_attract_one_or_extract_one(story, flavor):
    s = with_card(story, "attract_or_extract", flavor)
    assert s.options == (*attracts(flavor, 1), *extracts(flavor))
    s.play(f"extract:{CHASM}:rest:{flavor}_1")
    assert s.moved == [f"1 {flavor} {CHASM}>rest"]
    assert s.t.count("rest", flavor) == 7


@pytest.mark.parametrize("flavor", FLAVORS)
@tells(*kinds("lure_or_scare"), by="flavor")
def test_lure_two_or_scare_two(story, flavor):
    s = with_card(story, "lure_or_scare", flavor)
    assert s.options == (*lures(flavor, 2), *scares(flavor))
    s.play(f"lure:{CHASM}:{RIVER}:{flavor}_2")
    assert s.moved == [f"2 {flavor} {CHASM}>{RIVER}"]
    assert (s.t.count(RIVER), s.t.count(CHASM)) == (3, 1)


@pytest.mark.parametrize("flavor", FLAVORS)
@tells(*kinds("lure_or_extract"), by="flavor")
def test_lure_two_or_extract_one(story, flavor):
    s = with_card(story, "lure_or_extract", flavor)
    assert s.options == (*lures(flavor, 2), *extracts(flavor))
    s.play(f"extract:{RIVER}:rest:{flavor}_1")
    assert s.moved == [f"1 {flavor} {RIVER}>rest"]


@pytest.mark.parametrize("flavor", FLAVORS)
@tells(*kinds("scare_or_extract"), by="flavor")
def test_scare_two_or_extract_one(story, flavor):
    s = with_card(story, "scare_or_extract", flavor)
    assert s.options == (*scares(flavor), *extracts(flavor))
    s.play(f"scare:{RIVER}:{CHASM}:{flavor}_1")
    assert s.moved == [f"1 {flavor} {RIVER}>{CHASM}"]


@pytest.mark.parametrize("flavor", FLAVORS)
@tells(*kinds("attract_two"), by="flavor")
def test_attract_two(story, flavor):
    s = with_card(story, "attract_two", flavor)
    assert s.options == tuple(attracts(flavor, 2))
    s.play(f"attract:rest:{SWAMP}:{flavor}_2")
    assert s.moved == [f"2 {flavor} rest>{SWAMP}"]


@pytest.mark.parametrize("flavor", FLAVORS)
@tells(*kinds("gather"), by="flavor")
def test_gather_one_from_every_adjacent_site(story, flavor):
    people = {RIDGE: some(flavor, 2), PARK: some(flavor, 1), CHASM: some(flavor, 1)}
    s = story(3, people=people, hideouts={0: SPOTS}, hands={0: [f"gather_{flavor}"]})
    s.play(f"gather_{flavor}")
    assert s.options == (f"gather:{RIVER}", f"gather:{LAKE}", f"gather:{SWAMP}")
    s.play(f"gather:{LAKE}")
    assert s.moved == [f"1 {flavor} {RIDGE}>{LAKE}", f"1 {flavor} {PARK}>{LAKE}"]


# Any Human ---------------------------------------------------------------------------


@tells("attract_human")
def test_attract_any_human(story):
    s = story(3, people={RIDGE: (10, 0, 0)}, hideouts={0: SPOTS}, hands={0: ["attract_human"]})
    s.play("attract_human")
    # All Hikers are out; a Hunter or a Researcher can come.
    assert s.options == tuple(
        f"attract:rest:{spot}:{flavor}_1" for spot in SPOTS for flavor in ("hunter", "researcher")
    )
    s.play(f"attract:rest:{RIVER}:researcher_1")
    assert s.moved == [f"1 researcher rest>{RIVER}"]


@tells("extract_two_human")
def test_extract_any_two_humans_of_one_site(story):
    people = {RIVER: (2, 1, 0), PARK: (0, 0, 1)}
    s = story(3, people=people, hideouts={0: SPOTS}, hands={0: ["extract_two_human"]})
    s.play("extract_two_human")
    assert s.options == (
        f"extract:{RIVER}:rest:hiker_2",
        f"extract:{RIVER}:rest:hiker_1+hunter_1",
        f"extract:{PARK}:rest:researcher_1",
    )
    s.play(f"extract:{RIVER}:rest:hiker_1+hunter_1")
    assert s.moved == [f"1 hiker {RIVER}>rest", f"1 hunter {RIVER}>rest"]


@tells("lure_or_scare_human")
def test_lure_or_scare_any_two_humans(story):
    people = {RIVER: (1, 0, 0), CHASM: (0, 1, 2)}
    s = story(3, people=people, hideouts={0: SPOTS}, hands={0: ["lure_or_scare_human"]})
    s.play("lure_or_scare_human")
    assert s.options == (
        f"lure:{CHASM}:{RIVER}:hunter_1+researcher_1",
        f"lure:{CHASM}:{RIVER}:researcher_2",
        f"scare:{RIVER}:{RIDGE}:hiker_1",
        f"scare:{RIVER}:{CHASM}:hiker_1",
    )
    s.play(f"lure:{CHASM}:{RIVER}:researcher_2")
    assert s.moved == [f"2 researcher {CHASM}>{RIVER}"]


@tells("scare_or_extract_human")
def test_scare_any_two_humans_or_extract_one(story):
    people = {RIVER: (1, 1, 0)}
    s = story(3, people=people, hideouts={0: SPOTS}, hands={0: ["scare_or_extract_human"]})
    s.play("scare_or_extract_human")
    assert s.options == (
        f"scare:{RIVER}:{RIDGE}:hiker_1+hunter_1",
        f"scare:{RIVER}:{CHASM}:hiker_1+hunter_1",
        f"extract:{RIVER}:rest:hiker_1",
        f"extract:{RIVER}:rest:hunter_1",
    )
    s.play(f"scare:{RIVER}:{CHASM}:hiker_1+hunter_1")
    assert s.moved == [f"1 hiker {RIVER}>{CHASM}", f"1 hunter {RIVER}>{CHASM}"]


# The course of a turn ----------------------------------------------------------------


def test_a_played_card_lies_open_and_is_discarded(story):
    s = with_card(story, "attract_two", "hiker")
    card = s.t.playing
    assert s.told_of("plays") == [f"plays who=0 card={card}"]
    s.play(f"attract:rest:{LAKE}:hiker_2")
    assert s.t.discard == [card]
    assert s.t.hand[0] == []
    s.play("end")
    assert s.told_of("turn")[0] == "turn who=1 number=1"


def test_a_turn_can_be_taken_back_until_it_is_ended(story):
    s = with_card(story, "attract_two", "hiker")
    s.play(f"attract:rest:{LAKE}:hiker_2")
    s.match.undo()
    s.match.undo()
    assert s.asked == (0, "day")
    assert s.t.hand[0] == ["attract_two_hiker_1"]
