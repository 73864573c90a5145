"""Earlier moments of a match, wherever somebody looks next: the same as playing it again."""

from random import Random

import pytest

from app.reel import APART, Reel
from engine.core.match import Match
from tests.scripted import script
from tools.project import lobby_games


def played(game: str) -> Match:
    return script(game, 1).play()


@pytest.mark.parametrize("game", lobby_games())
def test_every_moment_is_what_playing_it_again_leads_to(game):
    match = played(game)
    reel, dice = Reel(match), Random(5)
    numbers = [dice.randrange(len(match.choices) + 1) for _ in range(40)]
    for number in numbers:
        then, again = reel.at(number), match.at(number)
        assert then.choices == again.choices
        assert then.state.digest() == again.state.digest()
        assert then.log == again.log
        for seat in (None, *range(len(match.setup.names))):
            assert then.view(seat) == again.view(seat)


def test_what_was_handed_out_stays_as_it_was():
    match = played("inbetween")
    reel = Reel(match)
    early = reel.at(20)
    digest, log = early.state.digest(), list(early.log)
    for number in (40, 21, 20, len(match.choices), 3):
        reel.at(number)
    assert (early.state.digest(), early.log, len(early.choices)) == (digest, log, 20)


def test_no_look_is_far_from_a_moment_that_was_passed(monkeypatch):
    match = played("twister")
    reel = Reel(match)
    reel.at(len(match.choices) - 1)
    made, choose = [], Match.choose
    monkeypatch.setattr(
        Match, "choose", lambda self, option: (made.append(1), choose(self, option))
    )
    for number in Random(2).sample(range(len(match.choices)), 30):
        made.clear()
        reel.at(number)
        assert len(made) < APART


def test_a_game_that_still_runs_is_never_handed_out_itself():
    match = played("inbetween").at(30)
    reel = Reel(match)
    assert reel.at(30) is not match
    match.choose(match.pending.options[0])
    assert len(reel.at(30).choices) == 30


def test_a_match_that_begins_late_is_not_looked_at_before():
    begun = played("inbetween")
    match = Match(begun.game, begun.setup, begun.at(0).state.copy(), ["before"] * 4, laid_out=True)
    for choice in begun.choices[:20]:
        match.choose(choice)
    reel = Reel(match)
    for number in (9, 4, 24):
        assert reel.at(number).choices == match.choices[:number]
