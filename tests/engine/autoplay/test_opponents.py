"""Opponents: the same contract in every game, and nothing but what a seat may know."""

from dataclasses import replace
from itertools import islice

import pytest

from engine.autoplay import opponent
from engine.autoplay.bots import Chair, ImaginedChair, bot_names, make_bot
from engine.autoplay.explain import redealt
from engine.autoplay.mind import (
    EASY,
    EVEN,
    LEVELS,
    SHARP,
    Level,
    Step,
    UnknownOpponent,
    fits,
    follow,
    mind_of,
    rounds,
)
from engine.autoplay.opponent import Limit, Opponent, Search, advise
from engine.autoplay.world import World
from engine.core.chance import Dice
from engine.core.decision import Decision
from engine.core.match import Match
from engine.games import LOBBY_GAMES, load_game
from engine.magpies import GAME as MAGPIES
from engine.saves import record
from tests.engine.core.test_match import magpies, play
from tests.engine.inbetween.story import Story
from tests.engine.opposed import positions
from tests.scale import DRILL, THOROUGH, amount

TOWNS_TURN = {
    "notch": {"bob": 2, "earl": 3, "jayne": 6},
    "town": ["town_library", "cereal_bar", "rescue", "curfew"],
    "energy": (5, 5),
}


def town(**more) -> Match:
    """A turn of the Town in which nobody is about to win."""
    return Story(**{**TOWNS_TURN, **more}).match


# Worlds ------------------------------------------------------------------------------


def test_a_world_can_be_asked_for_the_match_after_any_option():
    chair = Chair(town(), 0)
    for restarts in ((), ("act",)):
        world = World(chair, 7, restarts)
        for option in chair.options:
            after = world.after(option)
            match = world.match()
            match.choose(option)
            assert after.match().state.digest() == match.state.digest()
            assert after.match().pending == match.pending
        assert world.match().state.digest() == World(chair, 7, restarts).match().state.digest()


def test_a_world_keeps_its_past_where_a_segment_can_begin_again():
    chair = Chair(town(), 0)
    assert World(chair, 7).match().is_imagined
    assert not World(chair, 7, {"act"}).match().is_imagined


def test_a_world_has_another_deal_for_another_seed():
    chair = Chair(town(), 0)
    worlds = {tuple(World(chair, seed).match().state.deck[0]) for seed in range(5)}
    assert len(worlds) == 5


def test_the_same_dice_deal_the_same_world_wherever_the_hidden_cards_really_are():
    match = magpies(9)
    other = redealt(match, 0, Dice(4))
    assert other.state.digest() != match.state.digest()
    worlds = {one.imagine(0, Dice(5)).state.digest() for one in (match, other)}
    assert len(worlds) == 1


# Chairs ------------------------------------------------------------------------------


def test_a_key_follows_from_what_the_seat_knows():
    match = magpies(9)
    mine, other = Chair(match, 0).key(), redealt(match, 0, Dice(4))
    assert Chair(other, 0).key() == mine
    assert Chair(other, 1).key() != Chair(match, 1).key()
    match.choose("beg")
    assert Chair(match, 0).key() != mine


def test_a_chair_retraces_its_own_questions_of_the_segment_and_no_others():
    match = play(magpies(hands=[["ring_1"], ["cat_2"]]), "ring_1", "pass")
    # Ben's answer is not Ann's to know; what she was asked first is.
    ((earlier, option),) = Chair(match, 0).retrace()
    assert option == "ring_1"
    assert earlier.options == ("ring_1", "trade", "beg")
    assert [option for _, option in Chair(match, 1).retrace()] == ["pass"]


def test_an_imagined_segment_has_no_past_to_retrace():
    match = play(magpies(hands=[["ring_1"], ["cat_2"]]), "ring_1", "pass")
    assert list(Chair(match.imagine(0, Dice(1)), 0).retrace()) == []


def test_an_imagined_chair_imagines_its_own_match():
    match = town()
    assert ImaginedChair(match, 0).imagine(Dice(1)) is match


# Plans -------------------------------------------------------------------------------


def test_a_step_fits_its_own_question_only():
    asked = Decision(0, "shift", ("mina", "sam"), "ring")
    assert fits([Step("shift", "ring", "mina")], asked)
    assert fits([Step("", "", "mina")], asked)
    assert not fits([Step("shift", "spoon", "mina")], asked)
    assert not fits([Step("shift", "ring", "tom")], asked)
    assert not fits([], asked)


@pytest.mark.parametrize(("plans", "worlds"), [(1, 1), (2, 4), (6, 8), (5, 3), (3, 1)])
def test_halving_shows_the_last_two_all_worlds(plans, worlds):
    schedule = rounds(plans, worlds)
    assert sum(new for _, new in schedule) == (worlds if plans > 1 else 1)
    assert Level(0, plans, worlds, replies=False).lines == sum(a * b for a, b in schedule)
    counts = [count for count, _ in schedule]
    assert counts == sorted(counts, reverse=True)


def test_the_other_replies_from_its_own_deal():
    """What it does about our plan is the same whatever we hold, as long as it cannot see it."""
    match = town()
    mind = mind_of(match.game)
    replies = set()
    for hand in (["curfew", "camera"], ["bicycle", "shotgun"]):
        world = World(Chair(town(town=["cereal_bar", *hand]), 0), 7, mind.restarts)
        rest = (Step("act", "", "rest"),)
        seen = []
        spy = replace(
            mind,
            reply=lambda chair, dice, seen=seen: (
                seen.append(chair.key()) or mind.reply(chair, dice)
            ),
        )
        end = follow(spy, world, 0, rest, replies=True)
        assert end.state.turn == match.state.turn + 2
        (reply,) = seen
        replies.add(reply)
    assert len(replies) == 1


@pytest.mark.parametrize("name", LOBBY_GAMES)
def test_a_reply_that_is_given_the_world_as_it_is_reads_nothing_hidden(name):
    mind = mind_of(load_game(name))
    if mind.reply is None or mind.replier is Chair:
        return  # it deals again what its seat does not know
    asked = 0
    for match in islice(positions(name, 7, seed=5), amount(200, 30)):
        seat = match.pending.player
        if match.pending.kind in mind.deep:
            asked += 1
            worlds = [match, *(match.imagine(seat, Dice(seed)) for seed in range(3))]
            assert len({mind.reply(ImaginedChair(world, seat), Dice(9)) for world in worlds}) == 1
    assert asked > 20


# The contract ------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_slices_give_the_same_advice_as_one_go(level):
    match = town()
    thought = Opponent(match.game, level).think(Chair(match, 0))
    progress = list(thought)
    assert progress == sorted(progress)
    assert progress[-1] == 1.0
    assert thought.advice() == advise(Chair(match, 0), level=level)
    assert thought.option == thought.advice().option


def test_a_thought_can_be_asked_before_it_has_begun():
    match = town()
    thought = Opponent(match.game, SHARP).think(Chair(match, 0))
    assert thought.option in match.pending.options
    assert thought.advice().lines == 0


def test_a_thought_that_is_let_go_changes_nothing():
    match = town()
    before = match.state.digest()
    opponent = Opponent(match.game, SHARP)
    thinking = iter(opponent.think(Chair(match, 0)))
    assert 0 < next(thinking) < 1
    thinking.close()
    assert match.state.digest() == before
    assert opponent.choose(Chair(match, 0)) == advise(Chair(match, 0)).option


def test_the_limit_counts_lines_and_can_be_repeated():
    match = town()
    few = advise(Chair(match, 0), Limit(lines=5))
    assert few.lines == 5
    assert few == advise(Chair(match, 0), Limit(lines=5))
    assert advise(Chair(match, 0)).lines > 5


def test_a_clock_stops_a_thought_early_with_the_best_so_far():
    match = town()
    ticks = iter([False] * 4 + [True] * 100)
    advice = advise(Chair(match, 0), Limit(stop=lambda: next(ticks)))
    assert advice.lines == 4
    assert advice.option in match.pending.options


def test_advice_says_what_it_plans_how_good_that_is_and_why():
    match = town()
    advice = advise(Chair(match, 0))
    assert advice.plan[0].option == advice.option
    assert 0 < advice.chance < 1
    assert advice.runner_up is not None
    assert advice.runner_up.plan != advice.plan
    known = mind_of(match.game).features(match.state, 0)
    for reason in advice.reasons:
        assert reason.feature in known
        assert set(reason.args) == {"now", "other"}
        assert reason.weight > 0


def test_reasons_from_secrets_are_marked():
    mind = mind_of(load_game("inbetween"))
    search = Search(mind, mind.levels[EVEN], {}, Chair(town(), 0))
    best, other = (opponent.Candidate(()) for _ in range(2))
    for one, value in ((best, 1.0), (other, 0.0)):
        one.judged, one.totals = 1, {"tokens": value * 50 * (1 if weight(mind) > 0 else -1)}
    assert [(reason.feature, reason.public) for reason in search.reasons(best, other)] == [
        ("tokens", False)
    ]


def weight(mind) -> float:
    return mind.weights[2]["tokens"]


def test_a_forced_answer_needs_no_thought():
    match = town()
    match.choose("rest")
    advice = advise(Chair(match, 0))
    assert (advice.option, advice.lines, advice.runner_up) == ("end", 0, None)
    assert 0 < advice.chance < 1


@pytest.mark.parametrize("level", LEVELS)
def test_an_opponent_that_has_forgotten_everything_goes_on_with_its_plan(level):
    """After every choice the game is saved and loaded, and somebody new sits down."""
    match, again = town(), town()
    remembering, turn = Opponent(match.game, level), match.state.turn
    while match.pending.player == 0 and match.state.turn == turn:
        option = remembering.choose(Chair(match, 0))
        loaded = record.load(record.parse(record.dump(again)), match.game).match
        assert Opponent(match.game, level).choose(Chair(loaded, 0)) == option
        match.choose(option)
        again.choose(option)
    assert len(match.choices) > 1


def test_a_person_who_has_begun_the_turn_otherwise_can_hand_it_over():
    match = town()
    planned = advise(Chair(match, 0)).option
    other = next(card for card in match.state.hand[0] if card != planned)
    match.choose(other)
    assert advise(Chair(match, 0)).option in match.pending.options


def test_who_is_not_known_does_not_play():
    game = load_game("inbetween")
    for level, character in (("genius", ""), (EASY, "nobody")):
        with pytest.raises(UnknownOpponent):
            Opponent(game, level, character)
    with pytest.raises(UnknownOpponent):
        advise(Chair(magpies(), 0))


@pytest.mark.parametrize("name", LOBBY_GAMES)
def test_every_game_has_three_levels_and_two_characters_with_published_likings(name):
    game = load_game(name)
    mind = mind_of(game)
    assert tuple(mind.levels) == LEVELS
    assert len(mind.characters) >= 2
    match = next(positions(name, 40, 1))
    features = mind.features(match.state, 0)
    for liking in mind.characters.values():
        assert liking.keys() <= features.keys()
    for seats, weights in mind.weights.items():
        assert weights.keys() <= features.keys()
        assert game.fewest <= seats <= len(game.roles)
    assert mind.private <= features.keys()
    names = {f"{level}:{who}" for level in LEVELS for who in mind.characters}
    assert {*LEVELS, *names, "greedy-1"} <= set(bot_names(game))


def test_a_game_without_a_mind_has_only_the_bots_of_the_kernel():
    assert bot_names(MAGPIES) == ["greedy", "random"]


@pytest.mark.parametrize("name", LOBBY_GAMES)
def test_a_character_plays_what_it_likes_among_equals(name):
    """It costs little: the chance is within the margin of the best."""
    mind = mind_of(load_game(name))
    match = next(positions(name, 30, 2))
    chair = Chair(match, match.pending.player)
    search = Search(mind, mind.levels[SHARP], next(iter(mind.characters.values())), chair)
    list(search.run(Limit()))
    best = max(search.left, key=lambda one: one.chance)
    assert search.ranked()[0].chance >= best.chance - opponent.TASTE_MARGIN


# Whole games -------------------------------------------------------------------------

SEATS = {"inbetween": (2,), "cryptids": (2, 3, 4), "twister": (2,)}


@pytest.mark.parametrize("level", [EASY, EVEN])
@pytest.mark.parametrize(("name", "seats"), [(n, s) for n in SEATS for s in SEATS[n]])
def test_whole_games_by_every_level(name, seats, level):
    """`Match.choose` refuses whatever is not offered, so a finished game is the proof."""
    game = load_game(name)
    for seed in range(amount(20, 1)):
        match = Match.start(game, seed, game.roles[:seats])
        bots = [make_bot(game, level, 0) for _ in range(seats)]
        while match.pending is not None:
            seat = match.pending.player
            match.choose(bots[seat].choose(Chair(match, seat)))
        assert match.state.ending


@pytest.mark.parametrize("name", LOBBY_GAMES)
def test_every_kind_of_question_is_answered(name):
    """At random positions of random games: more kinds come up than sensible players meet."""
    game = load_game(name)
    answered = set()
    for seed in range(amount(100, 4)):
        dice = Dice(seed)
        options = {key: dice.one_of(values) for key, values in game.options.items()}
        match = Match.start(game, seed, options=options)
        while (asked := match.pending) is not None:
            if len(asked.options) > 1 and asked.kind not in answered:
                for level, limit in ((EASY, 0), (EVEN, 0), (SHARP, 2)):
                    chair = Chair(match, asked.player)
                    assert advise(chair, Limit(limit), level=level).option in asked.options
                answered.add(asked.kind)
            match.choose(game.at_random(asked, dice))
    assert len(answered) >= {"inbetween": 12, "cryptids": 6, "twister": 5}[name]


# Secrets -----------------------------------------------------------------------------


@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", LOBBY_GAMES)
def test_the_choice_is_the_same_in_every_match_that_the_seat_cannot_tell_apart(name, level):
    """A slice of 1,000 positions a game, with ten other deals each: HANDOVER_DRILL=thorough."""
    game = load_game(name)
    dice = Dice(1)
    # A sharp opponent thinks so long that all of it takes an hour a game.
    drilled = 1000 if THOROUGH or level != SHARP else 100
    wanted = amount(drilled, 2 if level == SHARP else 5)
    compared = 0
    for match in islice(positions(name, 7, 3), wanted):
        seat = match.pending.player
        choice = Opponent(game, level).choose(Chair(match, seat))
        for _ in range(amount(10, 2)):
            other = redealt(match, seat, dice)
            if other is not None:
                compared += 1
                assert Opponent(game, level).choose(Chair(other, seat)) == choice
    # Who has just drawn or seen something can only have been dealt that: few such are left.
    assert compared >= wanted * (5 if DRILL else 1)
