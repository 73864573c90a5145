"""A story for every Hidden Trait: what it counts at the end, and what each tier brings."""

import pytest

from engine.cryptids.data import FLAVORS, TRAITS
from engine.cryptids.scoring import trait_bonus
from tests.engine.cryptids.story import CHASM, LAKE, RIDGE, RIVER, SWAMP, tells

SPOTS = [RIVER, LAKE, SWAMP]


def ended(story, trait: str, revealed=(), people=None):
    """The game ends with the last player's last Night; what the Trait of the first was worth."""
    s = story(
        3,
        phase="night",
        round=5,
        step=2,
        traits={0: trait},
        revealed={0: list(revealed)},
        hideouts={0: list(SPOTS)},
        people=people or {},
    )
    s.play("done")
    lines = [line for line in s.told_of("myth") if "who=0 why=trait" in line]
    assert len(lines) == 1
    return s.view(None).table["players"][0]["final"]["trait"]


# Trait -> what was revealed, in words, and what that is worth.
SEEN = {
    "twisted": {"charge scarecrow": 6, "charge nap": 14, "charge nap pastime": 22},
    "honest": {"ridge_outline charge": 21, "scarecrow": 14, "straw_twin owl_choir": 7},
    "relaxed": {"owl_choir moon_shadow": 13, "scarecrow": 6, "scarecrow straw_twin": 0},
    "blunt": {"scarecrow nap": 21, "owl_choir": 14, "beaver_parade moon_shadow": 7},
    "earnest": {"scarecrow moon_shadow": 13, "owl_choir": 6, "owl_choir beaver_parade": 0},
    "camera_shy": {"scarecrow owl_choir": 13, "ridge_outline": 6, "ridge_outline moon_shadow": 0},
    "tidy": {"owl_choir charge": 21, "scarecrow": 14, "scarecrow ridge_outline": 7},
}
# Trait -> how many of its Flavor are at the River, the Lake and the Swamp, where the player
# hides, and on the Ridge, where they do not count; and what that is worth.
AROUND = {
    "sociable": {(1, 0, 0, 9): 0, (1, 1, 0, 8): 7, (2, 1, 2, 5): 14, (2, 2, 4, 0): 21},
    "daring": {(0, 1, 2, 7): 7, (3, 1, 2, 1): 21},
    "vain": {(4, 0, 0, 6): 14, (0, 6, 0, 0): 21},
}


@pytest.mark.parametrize("trait", SEEN)
@tells(*SEEN, by="trait")
def test_a_trait_counts_the_sightings_of_its_types_that_were_seen(story, trait):
    for revealed, worth in SEEN[trait].items():
        assert ended(story, trait, revealed.split()) == worth, revealed


@pytest.mark.parametrize("trait", AROUND)
@tells(*AROUND, by="trait")
def test_a_trait_counts_humans_of_its_flavor_around_ones_hiding_spots(story, trait):
    place = FLAVORS.index(TRAITS[trait].flavor)
    for counts, worth in AROUND[trait].items():
        sites = zip([*SPOTS, RIDGE], counts, strict=True)
        people = {site: tuple(n if i == place else 0 for i in range(3)) for site, n in sites}
        assert ended(story, trait, people=people) == worth, counts


@pytest.mark.parametrize("trait", TRAITS)
def test_every_trait_has_three_tiers(trait):
    assert len(TRAITS[trait].tiers) == 3
    best = max(TRAITS[trait].tiers, key=TRAITS[trait].tiers.__getitem__)
    assert trait_bonus(trait, best) == max(TRAITS[trait].tiers.values())


def test_the_owner_sees_what_the_trait_is_worth_now(story):
    people = {RIVER: (3, 0, 0), CHASM: (2, 0, 0)}
    s = story(
        3,
        hands={0: ["attract_human"]},
        traits={0: "sociable"},
        hideouts={0: list(SPOTS)},
        people=people,
    )
    assert s.view(0).table["mine"]["trait"] == {
        "trait": "sociable",
        "count": 3,
        "bonus": 7,
        "tiers": [[2, 7], [4, 14], [6, 21]],
    }
    assert s.view(1).table["players"][0]["trait"] == ""
    assert s.view(0).table["players"][0]["trait"] == "sociable"
