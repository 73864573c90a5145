"""Covers only where something private is shown: at most 40, 60 and 80 a game of 2, 3 and 4."""

import pytest

from app.curtain import Stance
from tests.app.cryptids.sittings import STILL, CryptidsSitting
from tests.app.reading import acts
from tests.scale import amount

MOST = {2: 40, 3: 60, 4: 80}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", amount([1, 2], [1]))
def test_a_game_has_no_more_covers_than_secrets_and_they_offer_everybody_the_same(seats, seed):
    """Nothing on a cover depends on a hand: only the name, the shape and the question's kind do.

    The last Night hides nothing, and needs none.
    """
    offered: dict[str, set[tuple[str, ...]]] = {}
    open_nights = 0
    sitting = CryptidsSitting(seats, seed)
    sitting.do("set", "hint:seen")
    # Passing is counted as well: whoever passes may have looked.
    for option in sitting.play_on(seed):
        assert option
        kind, table = sitting.match.pending.kind, sitting.table
        if kind == "night" and sitting.match.state.round == 5:
            assert table.curtain.stance is not Stance.COVERED
            assert table.moment is not None or "choose:" in sitting.html
            open_nights += 1
        if table.curtain.stance is Stance.COVERED and table.moment is None:
            # Whether there is anything new to show is no secret.
            shown = tuple(act for act in acts(sitting.screen) if act != "recap")
            offered.setdefault(kind, set()).add(shown)
    assert seats < sitting.covers <= MOST[seats]
    assert open_nights
    assert offered.keys() == {"trait", "day", "night"}
    assert offered["trait"] == {("reveal", "leave")}
    assert offered["day"] == {("reveal", "select:pass", "leave")}
    # A Hiding Spot that came back has to be laid first, which everybody knows.
    assert offered["night"] <= {
        ("reveal", "select:done", "leave"),
        ("reveal", "leave"),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_the_tablet_lies_still_only_set_up_is_covered(seats):
    """Everybody prepares in secret, one after another; then no cover comes any more."""
    sitting = CryptidsSitting(seats, 3, seating=STILL[seats])
    for _ in sitting.play_on(3):
        if sitting.match.state.phase not in ("secrets", "hideouts"):
            assert sitting.table.curtain.stance is Stance.DOWN
        if sitting.match.state.round == 2:
            break
    assert sitting.covers == seats


@pytest.mark.parametrize("seats", [2, 4])
def test_open_hands_leave_a_cover_for_each_ones_set_up(seats):
    sitting = CryptidsSitting(seats, 3, options={"hands": "open"})
    for _ in sitting.play_on(3):
        if sitting.match.state.round == 3:
            break
    assert sitting.covers == seats
