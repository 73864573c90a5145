"""The curtain as a state machine, one transition a test."""

import pytest

from app.curtain import (
    EVERYTHING_OPEN,
    Curtain,
    Manner,
    Stance,
    adapt,
    conceal,
    cover,
    follow,
    linger,
    look,
    reveal,
)
from engine.core.decision import Decision

ANNA, BARTEK = 0, 1
COVERED = Curtain(Stance.COVERED, ANNA)
ASKING = Curtain(Stance.ASKING, ANNA)
OPEN = Curtain(Stance.OPEN, ANNA)


def secret(player):
    return Decision(player, "act", ("a", "b"), hush=True)


def public(player):
    return Decision(player, "steal", ("a", "b"))


@pytest.mark.parametrize("question", [secret(BARTEK), public(BARTEK)])
def test_loading_covers_even_a_public_question(question):
    assert cover(question) == Curtain(Stance.COVERED, BARTEK)


def test_a_finished_game_opens_uncovered():
    assert cover(None) == EVERYTHING_OPEN


@pytest.mark.parametrize("before", [COVERED, ASKING, OPEN, EVERYTHING_OPEN])
def test_a_secret_question_to_somebody_else_is_covered(before):
    assert follow(before, secret(BARTEK)) == Curtain(Stance.COVERED, BARTEK)


@pytest.mark.parametrize("before", [COVERED, ASKING, OPEN])
def test_a_public_question_to_somebody_else_is_asked_in_the_open(before):
    assert follow(before, public(BARTEK)) == Curtain(Stance.ASKING, BARTEK)


@pytest.mark.parametrize("question", [secret(ANNA), public(ANNA)])
def test_the_seat_that_looks_goes_on_looking(question):
    assert follow(OPEN, question) == OPEN


def test_a_secret_after_an_open_question_is_covered_even_for_the_same_seat():
    assert follow(ASKING, secret(ANNA)) == COVERED


@pytest.mark.parametrize("before", [COVERED, ASKING, OPEN])
def test_the_end_opens_everything(before):
    assert follow(before, None) == EVERYTHING_OPEN


def test_revealing_opens_for_the_seat_on_the_cover_alone():
    assert reveal(COVERED) == OPEN
    assert reveal(ASKING) == ASKING
    assert reveal(OPEN) == OPEN


def test_concealing_takes_secrets_away_and_leaves_what_is_public():
    assert conceal(OPEN) == COVERED
    assert conceal(COVERED) == COVERED
    assert conceal(ASKING) == ASKING
    assert conceal(EVERYTHING_OPEN) == EVERYTHING_OPEN


def test_looking_at_ones_own_side_goes_through_the_cover():
    assert look(ASKING) == COVERED
    assert look(OPEN) == OPEN


@pytest.mark.parametrize(
    ("curtain", "seat", "is_secret"),
    [(COVERED, None, False), (ASKING, None, False), (OPEN, ANNA, True)],
)
def test_only_an_open_curtain_shows_a_seats_view(curtain, seat, is_secret):
    assert curtain.seat_shown == seat
    assert curtain.is_secret is is_secret
    assert EVERYTHING_OPEN.seat_shown is None
    assert not EVERYTHING_OPEN.is_secret


# Games that hide nothing but in hushed questions ---------------------------------------------

PLAYS_OPEN = Manner(plays_open=True)
ON_THE_PAD = Manner(face_down=True, plays_open=True)
AT_HAND = ON_THE_PAD._replace(at_hand=True)


@pytest.mark.parametrize("before", [COVERED, ASKING, OPEN])
@pytest.mark.parametrize("player", [ANNA, BARTEK])
def test_where_all_is_open_a_public_question_shows_nobodys_view(before, player):
    assert follow(before, public(player), PLAYS_OPEN) == Curtain(Stance.ASKING, player)


def test_where_all_is_open_a_secret_goes_on_for_the_seat_that_looks():
    assert follow(OPEN, secret(ANNA), PLAYS_OPEN) == OPEN


def test_cards_face_down_need_no_cover_for_whoever_has_the_tablet():
    for asked_before in (ANNA, BARTEK):
        asking = Curtain(Stance.ASKING, asked_before)
        assert follow(asking, secret(ANNA), AT_HAND) == Curtain(Stance.DOWN, ANNA)
        assert follow(asking, secret(ANNA), ON_THE_PAD) == Curtain(Stance.COVERED, ANNA)
    assert follow(OPEN, secret(ANNA), ON_THE_PAD) == Curtain(Stance.DOWN, ANNA)
    assert follow(Curtain(Stance.DOWN, ANNA), secret(BARTEK), ON_THE_PAD) == Curtain(
        Stance.COVERED, BARTEK
    )


def test_one_who_looks_alone_is_covered_first():
    alone = AT_HAND._replace(alone=True)
    for before in (ASKING, OPEN, Curtain(Stance.DOWN, ANNA)):
        assert follow(before, secret(ANNA), alone) == COVERED
    assert reveal(COVERED, alone) == Curtain(Stance.DOWN, ANNA)


# New cards are seen before the tablet is passed on ------------------------------------------

PARTING = Curtain(Stance.PARTING, ANNA, after=BARTEK)


@pytest.mark.parametrize("question", [secret(BARTEK), public(BARTEK)])
def test_whoever_has_drawn_cards_looks_at_them_before_somebody_else_is_asked(question):
    assert linger(OPEN, follow(OPEN, question)) == PARTING
    assert PARTING.seat_shown == ANNA


def test_nobody_lingers_who_goes_on_anyway_or_after_the_end():
    assert linger(OPEN, follow(OPEN, secret(ANNA))) == OPEN
    assert linger(OPEN, follow(OPEN, None)) == EVERYTHING_OPEN


@pytest.mark.parametrize("before", [COVERED, ASKING, Curtain(Stance.DOWN, ANNA)])
def test_a_hand_that_does_not_lie_open_is_not_opened_for_it(before):
    then = follow(before, secret(BARTEK))
    assert linger(before, then) == then


def test_whatever_conceals_the_last_look_covers_it_for_the_next_player():
    assert conceal(PARTING) == Curtain(Stance.COVERED, BARTEK)
    assert adapt(PARTING, Manner(face_down=True, lies_still=True)).seat == BARTEK
    assert not adapt(PARTING, Manner(face_down=True)).is_secret
