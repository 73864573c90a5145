"""A story for every Hidden Trait: what it counts at the end, and what each tier brings."""

import pytest

from engine.cryptids.data import TRAITS
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


@tells("twisted")
def test_twisted_counts_real_deals_that_were_seen(story):
    assert ended(story, "twisted", ["charge", "scarecrow"]) == 6
    assert ended(story, "twisted", ["charge", "nap"]) == 14
    assert ended(story, "twisted", ["charge", "nap", "pastime"]) == 22


@tells("honest")
def test_honest_avoids_decoys_and_hoaxes(story):
    assert ended(story, "honest", ["ridge_outline", "charge"]) == 21
    assert ended(story, "honest", ["scarecrow"]) == 14
    assert ended(story, "honest", ["straw_twin", "owl_choir"]) == 7


@tells("relaxed")
def test_relaxed_avoids_decoys(story):
    assert ended(story, "relaxed", ["owl_choir", "moon_shadow"]) == 13
    assert ended(story, "relaxed", ["scarecrow"]) == 6
    assert ended(story, "relaxed", ["scarecrow", "straw_twin"]) == 0


@tells("blunt")
def test_blunt_avoids_silhouettes_and_hoaxes(story):
    assert ended(story, "blunt", ["scarecrow", "nap"]) == 21
    assert ended(story, "blunt", ["owl_choir"]) == 14
    assert ended(story, "blunt", ["beaver_parade", "moon_shadow"]) == 7


@tells("earnest")
def test_earnest_avoids_hoaxes(story):
    assert ended(story, "earnest", ["scarecrow", "moon_shadow"]) == 13
    assert ended(story, "earnest", ["owl_choir"]) == 6
    assert ended(story, "earnest", ["owl_choir", "beaver_parade"]) == 0


@tells("camera_shy")
def test_camera_shy_avoids_silhouettes(story):
    assert ended(story, "camera_shy", ["scarecrow", "owl_choir"]) == 13
    assert ended(story, "camera_shy", ["ridge_outline"]) == 6
    assert ended(story, "camera_shy", ["ridge_outline", "moon_shadow"]) == 0


@tells("tidy")
def test_tidy_avoids_decoys_and_silhouettes(story):
    assert ended(story, "tidy", ["owl_choir", "charge"]) == 21
    assert ended(story, "tidy", ["scarecrow"]) == 14
    assert ended(story, "tidy", ["scarecrow", "ridge_outline"]) == 7


def crowds(place: int, *counts: int) -> dict[str, tuple[int, ...]]:
    """So many Humans of one Flavor on the three Sites of the first player, and on the Ridge."""
    sites = dict(zip([*SPOTS, RIDGE], counts, strict=True))
    return {site: tuple(n if i == place else 0 for i in range(3)) for site, n in sites.items()}


@tells("sociable")
def test_sociable_counts_hikers_around_ones_hiding_spots(story):
    assert ended(story, "sociable", people=crowds(0, 1, 0, 0, 9)) == 0
    assert ended(story, "sociable", people=crowds(0, 1, 1, 0, 8)) == 7
    assert ended(story, "sociable", people=crowds(0, 2, 1, 2, 5)) == 14
    assert ended(story, "sociable", people=crowds(0, 2, 2, 4, 0)) == 21


@tells("daring")
def test_daring_counts_hunters_around_ones_hiding_spots(story):
    assert ended(story, "daring", people=crowds(1, 0, 1, 2, 7)) == 7
    assert ended(story, "daring", people=crowds(1, 3, 1, 2, 1)) == 21


@tells("vain")
def test_vain_counts_researchers_around_ones_hiding_spots(story):
    assert ended(story, "vain", people=crowds(2, 4, 0, 0, 6)) == 14
    assert ended(story, "vain", people=crowds(2, 0, 6, 0, 0)) == 21


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
