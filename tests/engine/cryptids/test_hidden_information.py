"""Who may know what: hands, Traits and Stacks are secret, everything else is open."""

import pytest

from engine.autoplay.check import as_text, random_option
from engine.core.chance import Dice
from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.data import EVENTS, ROLES
from tests.engine.cryptids.story import Story


def secrets_of(t, seat: int) -> list[str]:
    """Every id that is a secret of a seat."""
    stacks = [card for stack in t.stack[seat] for card in stack]
    return [*t.hand[seat], *t.trait[seat], *t.folder[seat], *stacks]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_ids_of_a_seat_are_in_no_other_view(seats):
    dice = Dice(seats)
    match = Match.start(GAME, seats, ROLES[:seats])
    looked = 0
    while match.pending is not None:
        match.choose(random_option(match.pending, dice))
        if match.pending is None or dice.rand(5):
            continue
        looked += 1
        views = {seat: as_text(match.view(seat)) for seat in [None, *range(seats)]}
        for owner in range(seats):
            for secret in secrets_of(match.state, owner):
                for reader, text in views.items():
                    assert (f'"{secret}"' in text) == (reader == owner), (secret, reader)
    assert looked > 20


def test_hidden_drawn_cards_are_told_to_their_owner_only(story):
    s = story(3, phase="night", encounter="crystal_river").play("done")
    assert s.told_of("draws") == ["draws who=0 count=4"]
    (drawn,) = [line for line in s.told if line.startswith("(bigfoot) drew")]
    assert drawn.count(",") == 3
    told = [entry.event for entry in s.match.story(1)]
    assert not any(event.kind == "drew" for event in told)


def test_hidden_questions_show_their_options_to_the_decider_only():
    s = Story(3)
    assert [len(s.view(seat).question.choices) for seat in (None, 0, 1, 2)] == [0, 3, 0, 0]
    assert [bool(s.view(seat).refused) for seat in (None, 1, 2)] == [False, False, False]


def test_open_hands_are_a_house_rule_that_lays_action_cards_face_up():
    s = Story(3, options={"hands": "open"})
    for reader in (None, 0, 1, 2):
        assert s.view(reader).table["players"][0]["known"] == ["attract_human_1"]
        assert s.view(reader).table["players"][1]["trait"] == ("earnest" if reader == 1 else "")
        assert len(s.view(reader).question.choices) == 3
    assert s.match.pending.hush is False


def test_after_the_end_everything_is_open(story):
    s = story(3, phase="night", round=5, step=2).play("done")
    for reader in (None, 0, 1, 2):
        for seat, player in enumerate(s.view(reader).table["players"]):
            assert player["trait"] == s.t.trait[seat][0]
            known = [card for stack in player["stacks"] for card in stack["known"]]
            assert sorted(known) == sorted(card for stack in s.t.stack[seat] for card in stack)


def test_the_next_event_is_known_to_nobody():
    s = Story(3, event="press_trip")
    assert s.view(None).table["event_deck"] == len(EVENTS)
    for reader in (None, 0, 1, 2):
        assert "press_trip" not in as_text(s.view(reader))
