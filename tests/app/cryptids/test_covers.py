"""Covers only where something private is shown: at most 40, 60 and 80 a game of 2, 3 and 4."""

import pytest

from app.curtain import Stance
from tests.app.cryptids.sittings import STILL, CryptidsSitting

MOST = {2: 40, 3: 60, 4: 80}


def played(seats: int, seed: int, **wishes: object) -> CryptidsSitting:
    sitting = CryptidsSitting(seats, seed, **wishes)
    for option in sitting.play_on(seed):
        # Passing is counted as well: whoever passes may have looked.
        assert option
    return sitting


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_a_game_has_no_more_covers_than_secrets(seats, seed):
    sitting = played(seats, seed)
    assert seats < sitting.covers <= MOST[seats]


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


def test_the_last_night_hides_nothing_and_needs_no_cover():
    sitting = CryptidsSitting(3, 5)
    asked = 0
    for _ in sitting.play_on(5):
        if sitting.match.pending.kind == "night" and sitting.match.state.round == 5:
            assert sitting.table.curtain.stance is not Stance.COVERED
            assert sitting.table.moment is not None or "choose:" in sitting.html
            asked += 1
    assert asked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cover_offers_the_same_to_everybody(seats):
    """Nothing on it depends on a hand: only the name, the shape and the question's kind do."""
    seen: dict[str, set[tuple[str, ...]]] = {}
    sitting = CryptidsSitting(seats, 2)
    sitting.do("set", "hint:seen")
    for _ in sitting.play_on(2):
        if sitting.table.curtain.stance is Stance.COVERED and sitting.table.moment is None:
            acts = [node.attributes["data-act"] for node in buttons(sitting.screen)]
            seen.setdefault(sitting.match.pending.kind, set()).add(tuple(acts))
    assert seen.keys() == {"trait", "day", "night"}
    assert seen["trait"] == {("reveal", "recap", "leave")}
    assert seen["day"] == {("reveal", "select:pass", "recap", "leave")}
    # A Hiding Spot that came back has to be laid first, which everybody knows.
    assert seen["night"] <= {
        ("reveal", "select:done", "recap", "leave"),
        ("reveal", "recap", "leave"),
    }


def buttons(node):
    """Everything that can be tapped, in reading order."""
    found = [node] if "data-act" in node.attributes else []
    for child in node.children:
        if not isinstance(child, str):
            found += buttons(child)
    return found
