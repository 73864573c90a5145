"""What lies on top of the others' Stacks is guessed from the Humans around their Hiding Spots."""

from collections import Counter
from itertools import chain

from engine.autoplay.bots import Chair
from engine.autoplay.explain import redealt
from engine.autoplay.opponent import Opponent
from engine.autoplay.world import World
from engine.core.chance import Dice
from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.bot_worth import GREEDY, Outlook, others_stakes
from engine.cryptids.data import ROLES, SIGHTING_OF, SIGHTINGS
from engine.cryptids.guess import BOLD, LIKELIER, deal_likely, drawn, likelihoods
from engine.cryptids.opponents import GUESSING, MIND
from engine.cryptids.state import ON_STACK
from tests.engine.cryptids.story import LAKE, PARK, RIDGE, RIVER, Story

HUNTERS = {RIVER: (0, 3, 0)}


def at_the_river(**more) -> Story:
    """The second player hides where three Hunters are."""
    hideouts = {0: [RIDGE, PARK, LAKE], 1: [RIVER, RIDGE, PARK]}
    return Story(2, people=HUNTERS, hideouts=hideouts, **more)


def test_what_pays_where_it_lies_is_likelier():
    kinds = ["scarecrow", "moon_shadow", "charge", "pastime"]
    assert likelihoods(at_the_river().t, RIVER, kinds) == [
        round(LIKELIER**3, 9),
        round(LIKELIER**-3, 9),
        round(LIKELIER**6 * BOLD, 9),
        BOLD,
    ]


def test_a_hiding_spot_that_waits_on_its_stack_tells_nothing():
    assert likelihoods(at_the_river().t, ON_STACK, ["scarecrow", "charge"]) == [1.0, 1.0]


def test_things_are_drawn_in_proportion_to_their_weights():
    dice = Dice(1)
    assert {drawn([0.0, 2.0, 0.0], dice) for _ in range(20)} == {1}
    ones = sum(drawn([1.0, 3.0], dice) for _ in range(1000))
    assert 700 <= ones <= 800


def test_the_worlds_of_an_opponent_have_likely_sightings_on_top():
    chair = Chair(at_the_river().match, 0)
    tops = Counter()
    for seed in range(200):
        t = World(chair, seed, MIND.restarts, MIND.deal).match().state
        tops[SIGHTING_OF[t.stack[1][0][-1]]] += 1
    hunters = sum(tops[kind] for kind in ("scarecrow", "straw_twin", "charge"))
    assert hunters > 120  # even chances would make it about 67
    assert len(tops) == len(SIGHTINGS)  # nothing is taken for certain


def test_a_likely_deal_changes_nothing_that_the_seat_knows():
    match = Match.start(GAME, 4, ROLES[:3])
    bots = [Opponent(GAME, "even") for _ in range(3)]
    while match.pending is not None:
        seat = match.pending.player
        if len(match.choices) % 9 == 0:
            before = match.imagine(seat, Dice(1)).state
            after = before.copy()
            deal_likely(after, seat, Dice(2))
            assert GAME.view(after, seat) == GAME.view(before, seat)
            assert after.stack[seat] == before.stack[seat]
            for own, others in zip(after.stack, before.stack, strict=True):
                assert sorted(chain(*own)) == sorted(chain(*others))
            for card, mask in before.known_to.items():
                assert after.known_to[card] == mask
        match.choose(bots[seat].choose(Chair(match, seat)))


def test_a_likely_deal_does_not_depend_on_what_really_lies_there():
    match = at_the_river().match
    other = redealt(match, 0, Dice(3))
    assert other.state.stack[1] != match.state.stack[1]
    dealt = []
    for one in (match, other):
        t = one.imagine(0, Dice(5)).state
        deal_likely(t, 0, Dice(6))
        dealt.append(t.stack)
    assert dealt[0] == dealt[1]


def test_the_outlook_fears_what_is_likely():
    """Three Hunters at the other's Hiding Spot: more of them please whoever lies there."""
    t = at_the_river().t
    plain, guessed = (
        {site: vector for site, vector, _ in others_stakes(t, 1, taste)}
        for taste in (GREEDY, GUESSING)
    )
    assert plain[RIVER] == plain[PARK] == (1 / 9, 1 / 9, 1 / 9)
    hikers, hunters, researchers = guessed[RIVER]
    assert hunters > 0.9 > 0 > hikers
    assert hunters > researchers
    assert Outlook(t, 0, GUESSING).worth(t.people) < Outlook(t, 0).worth(t.people)
