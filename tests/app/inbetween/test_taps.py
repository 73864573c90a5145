"""How many taps a turn costs, from the cover to the next player's: product table 2.1."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from app.curtain import Stance, cover
from engine.core.match import Match
from engine.inbetween import GAME
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


def test_prepare_costs_three_and_one_for_each_discard():
    sitting = sitting_where(lambda match: True)
    assert taps(sitting, "reveal", "choose:prepare", "choose:done") == 3
    first, second, *_ = hand_of(sitting.match)
    discards = [f"choose:{first}", f"choose:{second}"]
    assert taps(sitting, "reveal", "choose:prepare", *discards, "choose:done") == 5


def test_an_awareness_ability_costs_two_more():
    sitting = sitting_where(lambda match: True)
    match = Story(awareness=(2, 0)).match
    sitting.table = replace(sitting.table, match=match, curtain=cover(match.pending))
    use = ["select:awareness", "choose:awareness_2"]
    assert taps(sitting, "reveal", *use, "choose:rest", "choose:end") == 5
