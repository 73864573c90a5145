"""The shell's features with a whole game behind them: recaps, moments, peeks, standing orders."""

from itertools import chain

import pytest

from app.curtain import Stance
from app.node import to_html
from engine.inbetween.data import CREATURE
from engine.saves.record import dump
from tests.app.tables import Sitting
from tests.engine.inbetween.story import Story


class Upsideville(Sitting):
    """A table of InBetween, whose Awareness abilities lie one tap deeper than other options."""

    def tap(self, act):
        if act.startswith("choose:awareness_"):
            super().tap("select:awareness")
        return super().tap(act)

    def play(self, seed=1):
        """What is played back meanwhile goes on by itself."""
        return (made for made in super().play(seed) if self.table.moment is None)


def table(seed, seating="pass"):
    return Upsideville(game="inbetween", names=("Anna", "Bartek"), seed=seed, seating=seating)


def hidden_from(state, seat):
    """The cards in hands that this seat cannot know."""
    return [card for card in chain(*state.hand) if seat is None or not state.knows(seat, card)]


def names_a_card(html, card):
    return any(f'{name}="{card}"' in html for name in ("data-move", "data-help")) or (
        f":{card}" in html
    )


@pytest.mark.parametrize("seed", range(3))
def test_recaps_and_moments_name_no_card_that_was_hidden(seed):
    sitting = table(seed)
    looks = 0
    for made in sitting.play(seed):
        if made > 60:
            break
        if sitting.table.curtain.stance is Stance.COVERED:
            sitting.do("recap")
            seat = None
        elif made % 5 == 0:
            sitting.do("at", str(made // 2))
            seat = sitting.table.curtain.seat_shown
        else:
            continue
        moment = sitting.table.moment
        while moment is not None:
            html = sitting.html
            for card in hidden_from(moment.match.state, seat):
                assert not names_a_card(html, card)
            looks += 1
            if moment.is_last or looks % 4 == 0:
                break
            sitting.tap("moment:next" if moment.playing else "moment:on")
            moment = sitting.table.moment
        sitting.do("moment", "")
    assert looks > 15


@pytest.mark.parametrize("seed", range(2))
def test_across_a_hand_is_drawn_at_its_own_edge_alone(seed):
    sitting = table(seed, "across")
    peeks = 0
    for made in sitting.play(seed):
        if made > 60:
            break
        seat = sitting.table.curtain.seat_shown
        html = sitting.html
        for card in hidden_from(sitting.match.state, seat):
            assert not names_a_card(html, card)
        if seat is None:
            continue
        peeks += 1
        (edge,) = [
            node
            for node in sitting.screen.children
            if f"edge seat-{seat}" in node.attributes.get("class", "")
        ]
        rest = html.replace(to_html(edge), "")
        for card in sitting.match.state.hand[seat]:
            assert names_a_card(to_html(edge), card)
            assert not names_a_card(rest, card)
    assert peeks > 5


def test_the_town_may_keep_its_revolver_for_some_cards():
    """The question comes for Feast, and passes by itself for what the order names."""
    story = Story(
        town=["curfew"],
        creature=["hiding_2", "feast_1"],
        active=CREATURE,
        equipment=["revolver"],
        energy=(5, 9),
    )
    for card, asked in (("hiding_2", False), ("feast_1", True)):
        sitting = table(1)
        sitting.do("import", dump(story.match))
        sitting.tap("reveal")
        sitting.do("order", "revolver/hiding:pass")
        sitting.tap(f"choose:{card}")
        target = next(option for option in sitting.match.pending.options if ":" in option)
        sitting.tap(f"choose:{target}")
        sitting.tap("choose:activate")
        assert (sitting.match.pending.kind == "revolver") == asked, card
        assert len(sitting.table.answered) == (not asked)


def test_the_towns_revolver_is_left_to_a_standing_order():
    answered = 0
    for seed in range(40):
        sitting = table(seed)
        sitting.do("order", "revolver:pass")
        for _ in sitting.play(seed):
            assert sitting.match.pending.kind != "revolver"
        answered += len(sitting.table.answered)
        if answered:
            break
    assert answered > 0
    sitting.tap("panel:log")
    assert "Revolver not used (standing order)" in sitting.words
