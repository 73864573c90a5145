"""The bot: plays whole games by every rule, beats chance, and sees nothing it may not."""

import time

import pytest

from engine.autoplay.bots import Chair, make_bot
from engine.autoplay.mind import LEVELS
from engine.core.chance import Dice
from engine.core.match import Match
from engine.twister import GAME
from engine.twister.actions import piece_actions
from engine.twister.board import SQUARE
from engine.twister.bot import GreedyTwister, Judge
from engine.twister.bot_worth import FARTHEST, field, worth
from engine.twister.opponents import is_alarming
from engine.twister.travel import Terrain
from tests.engine.twister.crowds import crowded
from tests.engine.twister.story import Story, full, short


def play_bots(names: list[str], seed: int, **options: str) -> Match:
    """A whole game between bots, one name a seat."""
    match = Match.start(GAME, seed, options=options)
    bots = [make_bot(GAME, name, seed + seat) for seat, name in enumerate(names)]
    while match.pending is not None:
        seat = match.pending.player
        match.choose(bots[seat].choose(Chair(match, seat)))
    return match


def choice(s: Story) -> str:
    """What the bot does in a story."""
    return short(GreedyTwister(1).choose(Chair(s.match, s.asked[0])))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"placement": "strict", "memory": "on"},
        {"points": "8", "handicap": "blue", "handicap_team": "5", "handicap_cards": "no_5_6"},
    ],
)
def test_bots_play_whole_games_by_every_rule(options):
    for seed in range(2):
        assert play_bots(["greedy", "greedy"], seed, **options).state.ending


@pytest.mark.parametrize("seat", [0, 1])
def test_a_greedy_bot_beats_a_random_one_on_either_side(seat):
    bots = ["random", "random"]
    bots[seat] = "greedy"
    wins = sum(seat in play_bots(bots, seed).state.winners for seed in range(6))
    assert wins == 6


def test_it_leaves_the_dungeon_when_it_can():
    assert choice(Story({"y_acrobat": "20.2", "y_barbarian": "1.2"})).startswith(
        "move:y_acrobat:21."
    )


def test_it_finishes_a_wounded_enemy_and_spares_itself_a_hopeless_fight():
    s = Story({"y_barbarian": "5.1", "b_prophet": "6.1"}, wounded=["b_prophet"])
    assert choice(s) == "attack:y_barbarian:b_prophet"
    s = Story({"y_courtesan": "5.1", "b_barbarian": "6.1", "b_magophage": "5.0"})
    assert not choice(s).startswith("attack")


def test_it_pushes_an_enemy_to_death():
    s = Story({"y_prophet": "16.4", "y_ring": "16.4", "b_acrobat": "17.4"})
    assert choice(s) == "push:y_prophet:b_acrobat"


def test_it_turns_a_room_that_opens_its_path(story):
    s = story({"y_acrobat": "16.3", "b_acrobat": "1.2"})
    judge = Judge(s.t, 0)
    assert judge.turning(3, 1) > 1.0
    before = judge.lead_now
    s.play("rotate:y_acrobat:3")
    assert Judge(s.t, 0).lead_now > before


def test_distances_are_soft_and_shrink_towards_the_way_out():
    layout = Story({}).t.layout
    steps = field(layout, 0, "walker")
    assert max(steps) <= FARTHEST
    assert steps[SQUARE["20.2"]] == 1
    assert steps[SQUARE["0.3"]] > steps[SQUARE["15.2"]] > steps[SQUARE["20.4"]]
    # A Water Elemental is nearer by way of the canal.
    assert field(layout, 0, "water")[SQUARE["11.1"]] < steps[SQUARE["11.1"]]


def test_points_and_places_are_worth_something():
    near, far = Story({"y_acrobat": "20.2"}).t, Story({"y_acrobat": "1.2"}).t
    assert worth(near, 0) > worth(far, 0)
    assert worth(near, 1) < worth(far, 1)
    ahead = Story({"y_acrobat": "1.2"}, points=(1, 0)).t
    assert worth(ahead, 0) > worth(near, 0)


def test_its_choice_is_the_same_in_every_world_that_it_cannot_tell_apart():
    """What lies face down does not matter to it: another deal of the rest changes nothing."""
    match = Match.start(GAME, 4)
    bots = [make_bot(GAME, "greedy", seat) for seat in range(2)]
    looked = 0
    for _ in range(120):
        seat = match.pending.player
        if match.pending.kind == "act":
            looked += 1
            answers = set()
            for seed in range(4):
                world = match.imagine(seat, Dice(seed)).state
                judge = Judge(world, seat)
                answers.add(bots[seat].best_action(judge, match.pending.options))
            assert len(answers) == 1
        match.choose(bots[seat].choose(Chair(match, seat)))
    assert looked > 30


def test_it_holds_on_to_what_it_may_choose_from():
    s = Story({"y_acrobat": "5.1", "b_courtesan": "6.1"})
    assert full(choice(s)) in s.match.pending.options


@pytest.mark.slow
def test_the_actions_of_a_piece_are_listed_in_two_milliseconds():
    spent, pieces = 0.0, 0
    for seed in range(10):
        match = crowded(seed)
        match.choose("card:5")
        terrain = Terrain(match.state)
        team = match.state.team(0)
        begin = time.process_time()
        for piece in team:
            piece_actions(terrain, piece)
        spent += time.process_time() - begin
        pieces += len(team)
    assert spent / pieces < 0.002


# Opponents ---------------------------------------------------------------------------


def turn_of(level: str, s: Story) -> Match:
    """The match after an opponent has played the active player's turn; combat goes as it goes."""
    match = s.match
    me, turn = match.state.active, match.state.turn
    player = make_bot(GAME, level, 1)
    while match.pending is not None and match.state.turn == turn:
        asked = match.pending
        chair = Chair(match, asked.player)
        match.choose(player.choose(chair) if asked.player == me else asked.options[0])
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_an_opponent_takes_the_last_point(level):
    s = Story({"y_acrobat": "20.2", "y_barbarian": "5.1", "b_prophet": "6.1"}, points=(4, 0))
    assert turn_of(level, s).state.winners == [0]


@pytest.mark.parametrize("level", LEVELS)
def test_an_opponent_stops_a_runner_who_would_take_the_last_point(level):
    """Unless Yellow fights the Prophet, Blue leaves the dungeon in its next turn."""
    s = Story({"y_barbarian": "5.1", "b_prophet": "6.1"}, points=(0, 4))
    assert is_alarming(s.t, 0)
    assert "blue_prophet" in turn_of(level, s).state.wounded


def test_only_a_turn_that_could_decide_the_game_is_alarming():
    """Then the easy and the even level look at the other's reply, too."""
    far = {"y_barbarian": "20.2", "b_prophet": "20.4"}
    assert not is_alarming(Story(far, points=(0, 4)).t, 0)
    near = {"y_barbarian": "5.1", "b_prophet": "6.1"}
    assert not is_alarming(Story(near, points=(0, 2)).t, 0)
    assert is_alarming(Story({"y_barbarian": "20.2", "b_prophet": "20.4"}, points=(4, 0)).t, 0)
