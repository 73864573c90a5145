"""The rows of the table of differences between the three rulebooks that change play."""

import pytest

from engine.core.errors import BadSetup
from engine.core.match import Match
from engine.inbetween import GAME
from engine.inbetween.data import CREATURE, TOWN
from tests.engine.inbetween.story import SIX


def rodney(story, edition, town=("rescue", "curfew")):
    s = story(
        f"rodney {SIX}",
        notch={"rodney": 7},
        town=town,
        energy=(0, 0),
        active=CREATURE,
        edition=edition,
    )
    return s.play("prepare", "done")


def test_the_default_is_english_with_hiding_discarded():
    assert Match.start(GAME, 1).setup.options == {"edition": "english", "hiding": "discarded"}
    with pytest.raises(BadSetup):
        Match.start(GAME, 1, options={"edition": "latin"})


@pytest.mark.parametrize(("edition", "moves"), [("english", 2), ("polish", 2), ("italian", 0)])
def test_edition_row_1_a_token_in_play_is_moved_but_not_in_italy(story, edition, moves):
    s = story(SIX, town=["curfew"], token={"home": "carl"}, edition=edition).play("curfew")
    assert sum(option.startswith("token:") for option in s.options) == moves


@pytest.mark.parametrize("edition", ["english", "italian", "polish"])
def test_edition_row_2_nobody_gets_a_second_token_of_a_symbol(story, edition):
    # There is one token a symbol, so its holder is the only one the Italian text adds.
    s = story(SIX, town=["word_of_mouth"], token={"home": "carl"}, edition=edition)
    s.activate("word_of_mouth").play("symbol:home")
    assert "token:carl:home" not in s.options


@pytest.mark.parametrize(("hiding", "left"), [("discarded", {}), ("stays", {"carl": ["hiding_1"]})])
def test_edition_row_3_hiding_is_discarded_after_use_or_stays(story, hiding, left):
    s = story(cards_on={"carl": ["hiding_1"]}, hiding=hiding).play("rest", "end")
    assert (s.t.marker, s.t.cards_on) == ("earl", left)


@pytest.mark.parametrize("edition", ["english", "italian"])
def test_edition_row_6_rodney_may_discard(story, edition):
    s = rodney(story, edition)
    assert s.options == ("rescue", "curfew", "pass")


def test_edition_row_6_rodney_must_discard_in_poland(story):
    s = rodney(story, "polish")
    assert s.options == ("rescue", "curfew")
    s = rodney(story, "polish", ["rescue"])
    assert s.t.discard[TOWN] == ["rescue"]
    s = rodney(story, "polish", [])
    assert s.asked == (TOWN, "act")


@pytest.mark.parametrize("edition", ["english", "italian", "polish"])
def test_edition_row_8_the_polish_card_offers_every_level(story, edition):
    abilities = [o for o in story(awareness=(2, 0), edition=edition).options if o[:3] == "awa"]
    highest = 5 if edition == "polish" else 2
    assert abilities == [f"awareness_{level}" for level in range(1, highest + 1)]
    s = story(awareness=(0, 0), edition=edition)
    assert s.options == ("prepare", "rest")


@pytest.mark.parametrize("edition", ["english", "italian", "polish"])
def test_edition_row_8_level_zero_says_which_level_an_ability_needs(story, edition):
    refused = story(awareness=(0, 0), edition=edition).refused()
    needed = [1, 1, 1, 1, 1] if edition == "polish" else [1, 2, 3, 4, 5]
    assert refused == {
        f"awareness_{number}": (
            f"inbetween.awareness_too_low level={level} at=0",
            "rulebook_awareness_phase",
        )
        for number, level in enumerate(needed, start=1)
    }


@pytest.mark.parametrize("edition", ["english", "italian", "polish"])
def test_edition_row_8_level_two_refuses_what_is_above_it_but_not_in_poland(story, edition):
    refused = story(awareness=(2, 0), edition=edition).refused()
    above = [] if edition == "polish" else ["awareness_3", "awareness_4", "awareness_5"]
    assert list(refused) == above


@pytest.mark.parametrize("edition", ["english", "italian", "polish"])
def test_edition_row_14_cards_travel_with_a_replaced_character(story, edition):
    s = story(
        creature=["replacement_1"],
        active=CREATURE,
        cards_on={"carl": ["reroute", "shotgun"]},
        edition=edition,
    )
    s.activate("replacement_1").play("lift:carl", "behind:julie")
    assert s.t.cards_on == {"carl": ["reroute", "shotgun"]}


@pytest.mark.parametrize("edition", ["english", "italian", "polish"])
def test_edition_row_17_the_walkie_talkie_is_ready_in_the_turn_that_brings_it(story, edition):
    s = story(town=["walkie_talkie"], edition=edition).activate("walkie_talkie").play("end")
    assert (s.asked, s.options) == ((TOWN, "walkie_talkie"), ("marker:carl", "pass"))
    s.play("marker:carl")
    assert s.told_of("works", "activity") == [
        "works card=walkie_talkie",
        "activity who=carl notch=5",
    ]
