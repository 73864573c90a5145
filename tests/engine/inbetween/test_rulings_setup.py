"""The rulings S1 to S4, and the whole set-up of the rulebook."""

from engine.core.match import Match
from engine.inbetween import GAME
from engine.inbetween.data import (
    CARDS,
    CHARACTERS,
    CREATURE,
    DECKS,
    EQUIPMENT,
    FIRST_HAND,
    PEOPLE,
    STAR,
    SYMBOLS,
    TOWN,
)
from engine.inbetween.setup import with_new_cards
from engine.inbetween.state import Upsideville

SEEDS = range(300)


def dealt(seed: int):
    return Match.start(GAME, seed).state


def test_the_components_of_the_rulebook_are_there():
    assert len(PEOPLE) == 18
    # There may be more cards than the rulebook has: docs/add-a-card.md.
    assert min(map(len, DECKS)) >= 28
    assert len(EQUIPMENT) >= 8
    assert all(CARDS[card].owner == TOWN for card in EQUIPMENT)
    assert len({CARDS[card].kind for card in DECKS[CREATURE]}) >= 7
    assert len(SYMBOLS) == 11
    for who in PEOPLE:
        for face in CHARACTERS[who].faces:
            assert len(set(face.symbols)) == 2


def test_everybody_is_in_between_and_the_sides_alternate():
    t = dealt(1)
    assert [t.notch[who] for who in t.circle] == [4, 5] * 5
    assert t.direction == 1
    assert t.energy == [5, 5]
    assert t.awareness == [0, 0]
    assert [len(hand) for hand in t.hand] == [3, 3]
    assert [len(deck) for deck in t.deck] == [len(deck) - FIRST_HAND for deck in DECKS]
    assert set(t.token.values()) == {""}


def test_s1_a_starred_character_is_always_dealt():
    # Nine have no star and ten are dealt: there is no deal without one.
    assert len(PEOPLE) - len(STAR) < 10
    for seed in SEEDS:
        t = dealt(seed)
        first = next(who for who in t.circle if CHARACTERS[who].star)
        assert t.marker == first


def test_s2_the_side_that_the_first_star_is_not_in_begins():
    first = [dealt(seed) for seed in SEEDS]
    for t in first:
        assert t.active != t.dimension(t.marker)
    # The first place is Human, so the Creature begins about two games in three.
    share = sum(t.active == CREATURE for t in first) / len(first)
    assert 0.58 < share < 0.74


def test_s3_the_star_is_on_the_card_not_on_a_side():
    marked = {dealt(seed).marker for seed in SEEDS}
    assert marked == STAR
    sides = {(t.marker, t.dimension(t.marker)) for t in map(dealt, SEEDS)}
    assert {(who, side) for who in STAR for side in (TOWN, CREATURE)} == sides


def test_s4_the_circle_is_dealt_clockwise(story):
    s = story(direction=1).play("rest", "end")
    assert s.t.marker == s.t.circle[1]
    s = story(direction=-1).play("rest", "end")
    assert s.t.marker == s.t.circle[9]


def test_a_game_that_was_saved_before_a_card_existed_has_it_in_the_box():
    old = dealt(1).data()
    new = Upsideville.from_data(with_new_cards("sirens")(old))
    assert (new.box, new.deck, new.hand) == (["sirens"], old["deck"], old["hand"])
    assert new.knows(None, "sirens")
    assert (old["box"], "sirens" in old["known_to"]) == ([], False)
