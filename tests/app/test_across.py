"""A tablet that lies still: two edges, hands face down, peeks at one's own alone."""

from itertools import chain

import pytest

from app.curtain import Curtain, Manner, Stance, adapt, conceal, follow, hide, peek, reveal
from app.node import to_html
from engine.core.decision import Decision
from tests.app.tables import Sitting

ACROSS = Manner(face_down=True, lies_still=True)
DOWN_IN_HAND = Manner(face_down=True)
DOWN = Curtain(Stance.DOWN, 0)


def across(**wishes):
    sitting = Sitting(seating="across", **wishes)
    sitting.tap("reveal")
    return sitting


def edge(sitting, seat):
    (found,) = [
        node
        for node in sitting.screen.children
        if f"edge seat-{seat}" in node.attributes.get("class", "")
    ]
    return found


# The curtain -----------------------------------------------------------------------------


def test_nobody_is_covered_between_players_who_sit_opposite():
    for hush in (True, False):
        question = Decision(1, "act", ("a", "b"), hush=hush)
        assert follow(DOWN, question, ACROSS) == Curtain(Stance.DOWN, 1)


def test_a_passed_tablet_is_covered_though_hands_lie_face_down():
    secret = Decision(1, "act", ("a", "b"), hush=True)
    assert follow(DOWN, secret, DOWN_IN_HAND) == Curtain(Stance.COVERED, 1)
    assert reveal(Curtain(Stance.COVERED, 1), DOWN_IN_HAND) == Curtain(Stance.DOWN, 1)


def test_a_peek_ends_with_the_question_about_the_hand():
    peeking = peek(DOWN, 0, ACROSS)
    assert peeking.seat_shown == 0
    assert follow(peeking, Decision(0, "discard", ("a",), hush=True), ACROSS).seat_shown == 0
    assert follow(peeking, Decision(0, "mark", ("a",)), ACROSS).seat_shown is None
    assert follow(peeking, Decision(1, "act", ("a",), hush=True), ACROSS).seat_shown is None
    assert hide(peeking) == DOWN


def test_at_a_passed_tablet_only_who_holds_it_can_peek():
    assert peek(DOWN, 1, DOWN_IN_HAND) == DOWN
    assert peek(DOWN, 1, ACROSS).seat_shown == 1
    for stance in (Stance.COVERED, Stance.ASKING):
        assert peek(Curtain(stance, 0), 0, ACROSS).seat_shown is None


def test_concealing_turns_a_hand_over_and_covers_a_tablet_that_travels():
    peeking = DOWN._replace(peeker=0)
    assert conceal(peeking, ACROSS) == DOWN
    assert conceal(peeking, DOWN_IN_HAND) == Curtain(Stance.COVERED, 0)
    assert conceal(DOWN, DOWN_IN_HAND) == Curtain(Stance.COVERED, 0)


@pytest.mark.parametrize("stance", list(Stance))
@pytest.mark.parametrize("manner", [Manner(), ACROSS, DOWN_IN_HAND, Manner(lies_still=True)])
def test_no_change_of_manner_shows_a_hand(stance, manner):
    # Whoever is parting passes the tablet on; everybody else keeps it.
    is_parting = stance is Stance.PARTING
    before = Curtain(stance, 0, after=1 if is_parting else None)
    after = adapt(before, manner)
    assert after.seat == int(is_parting)
    assert after.seat_shown is None or before.seat_shown == 0
    if manner.face_down:
        assert after.seat_shown is None


# The screen ------------------------------------------------------------------------------


def test_a_whole_game_across_needs_one_cover_at_its_beginning():
    sitting = Sitting(seating="across")
    covers = sum(sitting.table.curtain.stance is Stance.COVERED for _ in sitting.play())
    assert covers == 1
    assert sitting.screen.attributes["data-screen"] == "over"


def test_each_edge_faces_its_player():
    sitting = across()
    assert "turned" in edge(sitting, 1).attributes["class"]
    assert "turned" not in edge(sitting, 0).attributes["class"]
    assert "asked" in edge(sitting, 0).attributes["class"]
    assert "Bartek" in " ".join(edge(sitting, 1).texts())


def test_a_hand_is_on_the_page_only_while_its_owner_peeks_and_only_at_their_edge():
    sitting = across()
    hands = sitting.match.state.hand
    for card in chain(*hands):
        assert card not in sitting.html
    for seat in (0, 1):
        sitting.tap(f"peek:{seat}")
        assert "data-secret" in sitting.screen.attributes
        assert any(card in to_html(edge(sitting, seat)) for card in hands[seat])
        html = sitting.html.replace(to_html(edge(sitting, seat)), "")
        for card in hands[seat]:
            assert card not in html
        for card in hands[1 - seat]:
            assert card not in sitting.html
        sitting.tap(f"peek:{seat}")
        for card in chain(*hands):
            assert card not in sitting.html


def test_a_peek_by_tap_ends_by_itself_and_says_so_to_the_script():
    sitting = across()
    sitting.tap("peek:0")
    (button,) = sitting.screen.find(data_act="peek:0")
    assert button.attributes["data-after"] == "6000"
    assert button.attributes["data-hold"] == "peek:0"
    sitting.do("hide", "", sitting.table.stamp)
    assert "data-secret" not in sitting.screen.attributes


def test_the_own_turn_needs_a_peek_and_the_other_sees_nothing_of_it():
    sitting = across()
    assert sitting.screen.find(data_act="choose:beg") == []
    sitting.tap("peek:1")
    assert sitting.screen.find(data_act="choose:beg") == []
    sitting.tap("peek:1")
    sitting.tap("peek:0")
    sitting.tap("choose:beg")
    assert sitting.table.curtain == Curtain(Stance.DOWN, 1)


@pytest.mark.parametrize("value", ["", "7", "-1", "x", None])
def test_nobody_else_can_peek(value):
    sitting = across()
    sitting.do("peek", value)
    assert sitting.table.curtain.seat_shown is None


def test_hands_can_lie_open_across_as_well_behind_covers():
    sitting = across()
    sitting.do("set", "hand:up")
    assert sitting.table.curtain.stance is Stance.COVERED
    sitting.tap("reveal")
    assert sitting.table.curtain == Curtain(Stance.OPEN, 0)
    sitting.tap("choose:beg")
    assert "cover-card seat-1 turned" in sitting.html


def test_the_seating_changes_in_the_middle_of_a_turn_and_shows_nothing():
    sitting = Sitting()
    sitting.tap("reveal")
    sitting.tap("panel:menu")
    sitting.tap("seating:across")
    assert sitting.table.curtain == Curtain(Stance.DOWN, 0)
    sitting.do("panel", "menu")
    sitting.tap("seating:pass")
    assert sitting.table.curtain == Curtain(Stance.COVERED, 0)


def test_face_down_in_ones_own_hands_comes_after_the_cover():
    sitting = Sitting()
    sitting.do("set", "hand:down")
    sitting.tap("reveal")
    hand = sitting.match.state.hand[0]
    for card in hand:
        assert card not in sitting.html
    sitting.tap("peek:0")
    assert any(card in sitting.html for card in hand)
    sitting.do("conceal")
    assert sitting.screen.attributes["data-screen"] == "cover"
