"""Why an opponent did something, whether it could have looked, and how a game went."""

import pytest

from engine.autoplay.bots import Chair, make_bot
from engine.autoplay.explain import (
    at_least,
    carried_out,
    chances,
    choose_again,
    course,
    explain,
    redealt,
)
from engine.autoplay.findings import Standing, turning_points
from engine.autoplay.mind import EASY, EVEN, LEVELS, SHARP, mind_of
from engine.autoplay.opponent import Opponent
from engine.core.chance import Dice
from engine.core.match import Match
from engine.games import LOBBY_GAMES, load_game
from tests.engine.inbetween.story import Story


def town() -> Match:
    """A turn of the Town in which nobody is about to win."""
    notch = {"bob": 2, "earl": 3, "jayne": 6}
    return Story(notch=notch, town=["town_library", "cereal_bar", "curfew"], energy=(5, 5)).match


def played(name: str, choices: int) -> Match:
    """A game between greedy bots after so many choices, where somebody has something to choose."""
    game = load_game(name)
    match = Match.start(game, 11, game.roles[:2])
    bots = [make_bot(game, "greedy-1", seat) for seat in range(2)]
    while match.pending is not None:
        if len(match.choices) >= choices and len(match.pending.options) > 1:
            break
        seat = match.pending.player
        match.choose(bots[seat].choose(Chair(match, seat)))
    return match


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", LOBBY_GAMES)
def test_every_level_can_say_what_spoke_for_what_it_chose(name, level):
    match = played(name, 40)
    opponent, chair = Opponent(match.game, level), Chair(match, match.pending.player)
    option = opponent.choose(chair)
    advice = carried_out(explain(opponent, chair, option))
    assert advice.option == option
    assert advice.runner_up is None or advice.runner_up.plan[0].option != option
    for reason in advice.reasons:
        assert reason.args["now"] != reason.args["other"]


def test_easy_compares_something_when_it_is_asked_why():
    """By itself it compares nothing."""
    match = town()
    opponent, chair = Opponent(match.game, EASY), Chair(match, 0)
    assert opponent.level.plans == 1
    assert at_least(opponent.level).plans > 1
    assert carried_out(explain(opponent, chair, opponent.choose(chair))).runner_up is not None


def test_a_choice_that_no_plan_begins_with_is_explained_all_the_same():
    match = town()
    chair = Chair(match, 0)
    plans = {plan.plan[0].option for plan in Opponent(match.game, EVEN).begin(chair).candidates}
    unlikely = next(option for option in chair.options if option not in plans)
    advice = carried_out(explain(Opponent(match.game, EVEN), chair, unlikely))
    assert advice.option == unlikely
    assert advice.chance <= advice.runner_up.chance


@pytest.mark.parametrize("level", [EASY, EVEN])
def test_in_other_deals_it_chooses_the_same(level):
    match = town()
    opponent = Opponent(match.game, level, "puller")
    option = opponent.choose(Chair(match, 0))
    found = carried_out(choose_again(opponent, match, 0, option, 4))
    assert found.deals == found.same == 4


def test_another_choice_than_its_own_is_found_out():
    match = town()
    opponent = Opponent(match.game, EVEN)
    other = next(o for o in match.pending.options if o != opponent.choose(Chair(match, 0)))
    assert carried_out(choose_again(opponent, match, 0, other, 3)).same == 0


def test_a_deal_that_fits_has_other_hidden_cards_and_the_same_view():
    match = town()
    other = redealt(match, 0, Dice(1))
    assert other.view(0) == match.view(0)
    assert other.state.digest() != match.state.digest()


@pytest.mark.parametrize("name", LOBBY_GAMES)
def test_the_chances_of_all_seats_are_one(name):
    match = played(name, 30)
    assert sum(chances(mind_of(match.game), match.state)) == pytest.approx(1.0)


def test_the_course_of_a_game_ends_with_its_winner():
    match = played("inbetween", 10**6)
    went = carried_out(course(match))
    assert went[-1].at == len(match.choices)
    assert [seat for seat, one in enumerate(went[-1].chances) if one == 1.0] == list(
        match.state.winners
    )
    assert [one.at for one in went] == sorted({one.at for one in went})


def test_turning_points_are_the_largest_steps_and_never_the_end():
    steps = [0.5, 0.6, 0.2, 0.3, 0.7, 1.0]
    went = [Standing(at, at, (mine, 1 - mine)) for at, mine in enumerate(steps)]
    assert [point.at for point in turning_points(went, 2)] == [2, 4]
    assert turning_points(went[:1], 3) == []


def test_sharp_is_not_asked_to_compare_less_than_it_does():
    level = Opponent(load_game("inbetween"), SHARP).level
    assert at_least(level) == level
