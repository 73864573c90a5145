"""How many taps a turn costs, from the cover to the next player's: product table 2.1."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from app.curtain import Curtain, Stance, cover
from engine.core.match import Match
from engine.inbetween import GAME
from tests.app.reading import nodes
from tests.app.tables import Sitting
from tests.engine.inbetween.story import Story

SEEDS = range(400)


def sitting_where(wanted: Callable[[Match], bool]) -> Sitting:
    """The first deal that fits."""
    seed = next(seed for seed in SEEDS if wanted(Match.start(GAME, seed, ("Anna", "Bartek"))))
    return Sitting(game="inbetween", seed=seed)


def hand_of(match: Match) -> list[str]:
    return match.state.hand[match.pending.player]


def somebody_else(match: Match) -> str:
    """An option about anybody but the Character that will be activated: it stays InBetween."""
    return next(
        option
        for option in match.pending.options
        if ":" in option and option.split(":")[1] != match.state.marker
    )


def taps(sitting: Sitting, *acts: str) -> int:
    """Tap these, each of which must stand on the screen; then the turn must be over."""
    before = sitting.match.state.turn
    for act in acts:
        if act == "ghost":
            act = f"choose:{somebody_else(sitting.match)}"
        sitting.tap(act)
    assert sitting.match.state.turn == before + 1
    assert sitting.table.curtain.stance is Stance.COVERED
    return len(acts)


def test_rest_costs_three():
    sitting = sitting_where(lambda match: True)
    assert taps(sitting, "reveal", "choose:rest", "choose:end") == 3


def test_play_without_activation_costs_four():
    sitting = sitting_where(lambda match: True)
    card = hand_of(sitting.match)[0]
    assert taps(sitting, "reveal", f"choose:{card}", "ghost", "choose:end") == 4


@pytest.mark.parametrize(
    ("kind", "targets", "count"), [("paranoia", 0, 5), ("hiding", 1, 6), ("rift", 1, 6)]
)
def test_play_with_activation_costs_five_or_six(kind, targets, count):
    def holds(match: Match) -> bool:
        return any(card.startswith(kind) for card in hand_of(match))

    sitting = sitting_where(holds)
    card = next(card for card in hand_of(sitting.match) if card.startswith(kind))
    target = ["ghost"] * targets
    acts = ["reveal", f"choose:{card}", "ghost", "choose:activate", *target, "choose:end"]
    assert taps(sitting, *acts) == count


def test_prepare_costs_four_and_one_for_each_discard():
    """The fourth shows what was drawn: nobody passes the tablet on without having seen it."""
    sitting = sitting_where(lambda match: True)
    assert taps(sitting, "reveal", "choose:prepare", "choose:done", "hand_on") == 4
    first, second, *_ = hand_of(sitting.match)
    discards = [f"choose:{first}", f"choose:{second}"]
    assert taps(sitting, "reveal", "choose:prepare", *discards, "choose:done", "hand_on") == 6


def test_whoever_parts_sees_the_new_hand_and_can_choose_nothing():
    sitting = sitting_where(lambda match: True)
    for act in ("reveal", "choose:prepare"):
        sitting.tap(act)
    seat, held = sitting.match.pending.player, set(hand_of(sitting.match))
    sitting.tap("choose:done")
    assert sitting.table.curtain == Curtain(Stance.PARTING, seat, after=1 - seat)
    hand = sitting.match.state.hand[seat]
    cards = {
        node.attributes["key"]: node.attributes["class"].split()
        for node in nodes(sitting.screen)
        if "play-card" in node.attributes.get("class", "").split()
    }
    assert set(cards) == set(hand)
    assert {card for card in cards if "new" in cards[card]} == set(hand) - held
    # The next player's question is pending, but nobody answers it here.
    asked = sitting.match.pending
    assert asked.player == 1 - seat
    sitting.do("choose", asked.options[0], sitting.table.stamp)
    assert sitting.match.pending == asked
    sitting.do("conceal")
    assert sitting.table.curtain == Curtain(Stance.COVERED, 1 - seat)


def test_another_card_is_played_instead_by_one_tap():
    sitting = sitting_where(lambda match: True)
    first, second, *_ = hand_of(sitting.match)
    held = list(hand_of(sitting.match))
    for act in ("reveal", f"choose:{first}", f"instead:{second}"):
        sitting.tap(act)
    assert sitting.match.state.playing == second
    sitting.tap("restart")
    assert sitting.match.state.playing == ""
    assert hand_of(sitting.match) == held


def test_an_awareness_ability_costs_two_more():
    sitting = sitting_where(lambda match: True)
    match = Story(awareness=(2, 0)).match
    sitting.table = replace(sitting.table, match=match, curtain=cover(match.pending))
    use = ["select:awareness", "choose:awareness_2"]
    assert taps(sitting, "reveal", *use, "choose:rest", "choose:end") == 5
