"""A story for every kind of Action card: exactly these arrows, exactly this outcome."""

from typing import NamedTuple

import pytest

from engine.cryptids.data import FLAVORS
from tests.engine.cryptids.story import (
    CHASM,
    LAKE,
    PARK,
    RIDGE,
    RIVER,
    SWAMP,
    Story,
    crowds,
    tells,
)

SPOTS = [RIVER, LAKE, SWAMP]
"""Where the player hides."""

# Arrows of a Flavor, which is written as a star. One Human of it is at the River, three are in
# the Chasm next to it, six rest.
ATTRACT_1 = [f"attract:rest:{spot}:*_1" for spot in SPOTS]
ATTRACT_2 = [f"attract:rest:{spot}:*_2" for spot in SPOTS]
LURE_1 = [f"lure:{CHASM}:{RIVER}:*_1"]
LURE_2 = [f"lure:{CHASM}:{RIVER}:*_2"]
# Two should be scared, but there is only one (ruling 3).
SCARE_2 = [f"scare:{RIVER}:{RIDGE}:*_1", f"scare:{RIVER}:{CHASM}:*_1"]
EXTRACT_1 = [f"extract:{RIVER}:rest:*_1", f"extract:{CHASM}:rest:*_1"]


class Told(NamedTuple):
    """What a card offers, what is chosen of it, who goes where then, and what it begins from."""

    options: list[str]
    chosen: str
    moved: list[str]
    people: dict[str, tuple[int, ...]]


def for_flavors(
    name: str, options: list[str], chosen: str, *moved: str, **people: int
) -> dict[str, Told]:
    """The stories of the three kinds of a card; `people` are by Site, all of the Flavor."""
    sites = people or {"river": 1, "chasm": 3}
    stories: dict[str, Told] = {}
    for place, flavor in enumerate(FLAVORS):
        crowd = {site: ("0" * place + str(n)).ljust(3, "0") for site, n in sites.items()}
        stories[f"{name}_{flavor}"] = Told(
            [option.replace("*", flavor) for option in options],
            chosen.replace("*", flavor),
            [line.replace("*", flavor) for line in moved],
            crowds(**crowd),
        )
    return stories


STORIES = {
    **for_flavors(
        "attract_or_lure", ATTRACT_1 + LURE_1, f"attract:rest:{LAKE}:*_1", f"1 * rest>{LAKE}"
    ),
    **for_flavors(
        "attract_or_scare",
        ATTRACT_1 + SCARE_2,
        f"scare:{RIVER}:{RIDGE}:*_1",
        f"1 * {RIVER}>{RIDGE}",
    ),
    **for_flavors(
        "attract_or_extract",
        ATTRACT_1 + EXTRACT_1,
        f"extract:{CHASM}:rest:*_1",
        f"1 * {CHASM}>rest",
    ),
    **for_flavors(
        "lure_or_scare", LURE_2 + SCARE_2, f"lure:{CHASM}:{RIVER}:*_2", f"2 * {CHASM}>{RIVER}"
    ),
    **for_flavors(
        "lure_or_extract", LURE_2 + EXTRACT_1, f"extract:{RIVER}:rest:*_1", f"1 * {RIVER}>rest"
    ),
    **for_flavors(
        "scare_or_extract",
        SCARE_2 + EXTRACT_1,
        f"scare:{RIVER}:{CHASM}:*_1",
        f"1 * {RIVER}>{CHASM}",
    ),
    **for_flavors("attract_two", ATTRACT_2, f"attract:rest:{SWAMP}:*_2", f"2 * rest>{SWAMP}"),
    # One comes from every adjacent Site.
    **for_flavors(
        "gather",
        [f"gather:{spot}" for spot in SPOTS],
        f"gather:{LAKE}",
        *(f"1 * {site}>{LAKE}" for site in (RIDGE, SWAMP, PARK)),
        ridge=2,
        park=1,
        chasm=1,
        lake=1,
        swamp=1,
    ),
    # All Hikers are out; a Hunter or a Researcher can come.
    "attract_human": Told(
        [f"attract:rest:{spot}:{who}_1" for spot in SPOTS for who in ("hunter", "researcher")],
        f"attract:rest:{RIVER}:researcher_1",
        [f"1 researcher rest>{RIVER}"],
        {RIDGE: (10, 0, 0)},
    ),
    # Both leave one Site; one alone may not leave the Park as long as two can leave another.
    "extract_two_human": Told(
        [f"extract:{RIVER}:rest:{who}" for who in ("hiker_2", "hiker_1+hunter_1")],
        f"extract:{RIVER}:rest:hiker_1+hunter_1",
        [f"1 hiker {RIVER}>rest", f"1 hunter {RIVER}>rest"],
        crowds(river="210", park="001"),
    ),
    "lure_or_scare_human": Told(
        [
            *(f"lure:{CHASM}:{RIVER}:{who}" for who in ("hunter_1+researcher_1", "researcher_2")),
            *(f"scare:{RIVER}:{near}:hiker_1" for near in (RIDGE, CHASM)),
        ],
        f"lure:{CHASM}:{RIVER}:researcher_2",
        [f"2 researcher {CHASM}>{RIVER}"],
        crowds(river="100", chasm="012"),
    ),
    "scare_or_extract_human": Told(
        [
            *(f"scare:{RIVER}:{near}:hiker_1+hunter_1" for near in (RIDGE, CHASM)),
            *(f"extract:{RIVER}:rest:{who}_1" for who in ("hiker", "hunter")),
        ],
        f"scare:{RIVER}:{CHASM}:hiker_1+hunter_1",
        [f"1 hiker {RIVER}>{CHASM}", f"1 hunter {RIVER}>{CHASM}"],
        crowds(river="110"),
    ),
}


def with_card(story, card: str) -> Story:
    """Play that card from the position of its story."""
    s = story(3, people=STORIES[card].people, hideouts={0: SPOTS}, hands={0: [card]})
    return s.play(card)


@pytest.mark.parametrize("card", STORIES)
@tells(*STORIES, by="card")
def test_a_card_offers_exactly_its_arrows_and_moves_whom_it_says(story, card):
    s = with_card(story, card)
    assert s.options == tuple(STORIES[card].options)
    s.play(STORIES[card].chosen)
    assert s.moved == STORIES[card].moved
    assert s.asked == (0, "finish")


@pytest.mark.parametrize("flavor", FLAVORS)
def test_who_is_moved_is_counted_where_they_are(story, flavor):
    def left(card: str) -> list[int]:
        s = with_card(story, f"{card}_{flavor}")
        s.play(STORIES[f"{card}_{flavor}"].chosen)
        return [s.t.count(place, flavor) for place in (RIVER, CHASM, "rest")]

    assert left("attract_or_extract") == [1, 2, 7]
    assert left("lure_or_scare") == [3, 1, 6]


# The course of a turn ----------------------------------------------------------------


def test_a_played_card_lies_open_and_is_discarded(story):
    s = with_card(story, "attract_two_hiker")
    card = s.t.playing
    assert s.told_of("plays") == [f"plays who=0 card={card}"]
    s.play(f"attract:rest:{LAKE}:hiker_2")
    assert s.t.discard == [card]
    assert s.t.hand[0] == []
    s.play("end")
    assert s.told_of("turn")[0] == "turn who=1 number=1"


def test_a_turn_can_be_taken_back_until_it_is_ended(story):
    s = with_card(story, "attract_two_hiker")
    s.play(f"attract:rest:{LAKE}:hiker_2")
    s.match.undo()
    s.match.undo()
    assert s.asked == (0, "day")
    assert s.t.hand[0] == ["attract_two_hiker_1"]
