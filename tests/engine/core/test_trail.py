"""Which lines of the rules were at work when something was told."""

from engine.core.match import Match
from engine.core.trail import choose_and_watch, trails
from engine.magpies import GAME
from engine.magpies.rules import turn


def asked() -> Match:
    return Match.start(GAME, 3)


def test_a_trail_leads_from_what_told_it_to_the_unit_that_the_game_begins():
    match = asked()
    told = choose_and_watch(match, match.pending.options[0])
    event, trail = told[0]
    assert [e for e, _ in told] == [entry.event for entry in match.log if entry.at == 1]
    assert turn.__code__ in {step.code for step in trail}
    for step in trail:
        lines = [line for *_, line in step.code.co_lines() if line]
        assert min(lines) <= step.line <= max(lines)
    assert event.kind in trail[0].code.co_consts


def test_watching_changes_nothing():
    watched, other = asked(), asked()
    while watched.pending is not None and len(watched.choices) < 40:
        option = watched.pending.options[-1]
        choose_and_watch(watched, option)
        other.choose(option)
    assert watched.record() == other.record()
    assert watched.log == other.log


def test_a_past_choice_is_made_again_in_a_copy():
    match = asked()
    told = []
    while match.pending is not None and len(match.choices) < 20:
        told.append(choose_and_watch(match, match.pending.options[-1]))
    before = match.record()
    assert [trails(match, at) for at in range(1, len(match.choices) + 1)] == told
    assert match.record() == before


def test_the_deal_and_the_future_have_no_trails():
    match = asked()
    assert trails(match, 0) == trails(match, 1) == []
