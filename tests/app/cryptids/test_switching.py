"""Changing one's mind by taps: another card, the same card again, a Hiding Spot that was placed."""

import pytest

from app.node import Node
from engine.cryptids.data import KIND_OF
from tests.app.cryptids.sittings import CryptidsSitting
from tests.positions.cryptids import day, dusk


def turn(**wishes) -> CryptidsSitting:
    """Somebody's turn, with five cards in sight."""
    sitting = CryptidsSitting.at(day(**wishes))
    sitting.tap("reveal")
    return sitting


def tray(sitting: CryptidsSitting) -> list[Node]:
    """The cards in the dock, from left to right."""
    (laid,) = sitting.screen.find(key="tray")
    return [
        node for node in laid.children if "action-card" in str(node.attributes.get("class", ""))
    ]


def order(sitting: CryptidsSitting) -> list[str]:
    return [card.attributes["key"] for card in tray(sitting)]


def chosen(sitting: CryptidsSitting) -> list[str]:
    return [
        card.attributes["key"]
        for card in tray(sitting)
        if "played" in card.attributes["class"].split()
    ]


def test_the_hand_keeps_its_order_while_a_card_is_chosen():
    sitting = turn()
    before = order(sitting)
    for card in sitting.match.state.hand[0]:
        sitting.tap(f"choose:{card}")
        if sitting.match.pending.kind == "finish":
            sitting.tap("undo")  # it can be carried out in one way only
            continue
        assert order(sitting) == before
        assert chosen(sitting) == [card]
        sitting.tap("restart")
        assert order(sitting) == before
        assert chosen(sitting) == []


def test_another_card_is_taken_instead_by_one_tap():
    sitting = turn()
    first, second = sitting.match.state.hand[0][:2]
    sitting.tap(f"choose:{first}")
    sitting.tap(f"instead:{second}")
    assert sitting.match.choices == [second]
    assert chosen(sitting) == [second]
    sitting.tap("instead:power")
    assert sitting.match.pending.kind == "pay"
    assert chosen(sitting) == ["power"]


def test_the_power_is_put_back_by_touching_it_again():
    sitting = turn()
    sitting.tap("choose:power")
    sitting.tap("restart")
    assert sitting.match.pending.kind == "day"
    sitting.tap("choose:power")
    sitting.tap(f"choose:{sitting.match.pending.options[0]}")
    assert sitting.match.pending.kind == "arrow"
    assert chosen(sitting) == ["power"]
    sitting.tap("restart")
    assert sitting.match.choices == []


def test_a_card_that_cannot_be_played_is_not_taken_instead():
    sitting = turn()
    sitting.tap(f"choose:{sitting.match.state.hand[0][0]}")
    before = sitting.match.choices[:]
    sitting.do("instead", sitting.match.state.hand[1][0])
    assert sitting.match.choices == before
    assert sitting.table.notice is not None


def test_a_long_press_on_a_card_tells_about_it_and_plays_nothing():
    sitting = turn()
    for card in tray(sitting):
        key = card.attributes["key"]
        assert card.attributes["data-help"] == KIND_OF.get(key, "bigfoot")


def test_nothing_is_taken_instead_from_the_cover():
    sitting = turn()
    first, second = sitting.match.state.hand[0][:2]
    sitting.tap(f"choose:{first}")
    sitting.do("conceal")
    sitting.do("instead", second)
    assert sitting.match.choices == [first]


def test_what_was_taken_instead_is_saved_like_any_choice():
    sitting = turn()
    first, second = sitting.match.state.hand[0][:2]
    sitting.tap(f"choose:{first}")
    (change,) = sitting.tap(f"instead:{second}")
    assert [entry["do"] for entry in change.entries] == [1, second]


def to_the_hiding_spots(seats: int = 4) -> CryptidsSitting:
    """Set-up until the first Hiding Spot is asked for."""
    sitting = CryptidsSitting(seats, seed=3)
    while sitting.match.pending.kind != "hideout":
        options = sitting.match.pending.options
        is_full = "confirm" in options
        sitting.choose("preset:bold" if "preset:bold" in options and not is_full else options[0])
    return sitting


def test_a_first_hiding_spot_is_taken_back_until_the_next_one_is_placed():
    sitting = to_the_hiding_spots()
    before = len(sitting.match.choices)
    first = sitting.match.pending.player
    sitting.choose(sitting.match.pending.options[0])
    assert sitting.match.why_not_undo is None
    sitting.tap("undo")
    assert (len(sitting.match.choices), sitting.match.pending.player) == (before, first)
    sitting.choose(sitting.match.pending.options[1])
    sitting.choose(sitting.match.pending.options[1])
    sitting.tap("undo")
    sitting.do("undo")
    assert len(sitting.match.choices) == before + 1
    assert sitting.match.why_not_undo == "handed"


def test_the_last_first_hiding_spot_deals_cards_and_stays():
    sitting = to_the_hiding_spots(2)
    while sitting.match.pending.kind == "hideout":
        sitting.choose(sitting.match.pending.options[0])
    assert sitting.match.why_not_undo == "shown"


@pytest.mark.parametrize("act", ["recap", "at"])
def test_a_site_touched_while_looking_back_does_not_open_later(act):
    """It opened its panel on the next screen, which was somebody's secret Trait."""
    sitting = CryptidsSitting.at(day())
    if act == "recap":
        sitting.choose("pass")
        sitting.do("recap")
    else:
        sitting.tap("reveal")
        sitting.do("choose", sitting.match.state.hand[0][0])
        sitting.do("at", "1")
    assert sitting.table.moment is not None
    assert not list(sitting.screen.find(data_act="select:witch_ridge"))
    sitting.do("select", "witch_ridge")
    assert sitting.table.selection == ""


def test_nothing_on_a_playback_can_be_touched():
    sitting = CryptidsSitting.at(dusk())
    sitting.choose("pass")
    sitting.do("select", "witch_ridge")
    assert sitting.table.selection == ""


# Stacks ------------------------------------------------------------------------------


def workshop(*laid: int) -> CryptidsSitting:
    """Somebody builds Stacks, and has laid the Sightings at these places of the folder."""
    sitting = CryptidsSitting(3, seed=3)
    sitting.tap("reveal")
    sitting.tap(f"choose:{sitting.match.pending.options[0]}")
    for place in laid:
        sitting.tap(f"choose:{sitting.match.pending.options[place]}")
    return sitting


def stacks(sitting: CryptidsSitting) -> list[str]:
    """The Sightings in the slots, from the first on."""
    view = sitting.match.view(sitting.match.pending.player)
    mine = view.table["players"][sitting.match.pending.player]
    return [card for stack in mine["stacks"] for card in stack["known"]]


def touch_laid(sitting: CryptidsSitting, card: str) -> None:
    """Touch a Sighting that lies in a slot, whatever that does now."""
    (laid,) = sitting.screen.find(key=card)
    sitting.tap(laid.attributes["data-act"])


def test_two_sightings_are_swapped_by_touching_both():
    sitting = workshop(8, 2, 0, 3)
    first, second, third, fourth = stacks(sitting)
    touch_laid(sitting, first)
    touch_laid(sitting, fourth)
    assert stacks(sitting) == [fourth, second, third, first]
    assert sitting.table.selection == ""


@pytest.mark.parametrize("preset", ["preset:bold", "preset:buried", "preset:balanced"])
def test_a_preset_can_be_changed_before_it_is_kept(preset):
    sitting = workshop()
    sitting.tap(f"choose:{preset}")
    before = stacks(sitting)
    touch_laid(sitting, before[0])
    touch_laid(sitting, before[8])
    assert stacks(sitting) == [before[8], *before[1:8], before[0]]
    sitting.tap("choose:confirm")


def test_a_sighting_takes_the_place_of_one_that_was_lifted():
    sitting = workshop(0, 0)
    first, second = stacks(sitting)
    spare = sitting.match.pending.options[3]
    touch_laid(sitting, first)
    touch_laid(sitting, spare)
    assert stacks(sitting) == [spare, second]
    assert first in sitting.match.pending.options


def test_swapping_keeps_the_trait():
    sitting = workshop(0, 0)
    seat = sitting.match.pending.player
    trait = sitting.match.state.trait[seat]
    first, second = stacks(sitting)
    touch_laid(sitting, first)
    touch_laid(sitting, second)
    assert sitting.match.state.trait[seat] == trait


def test_putting_a_card_back_again_and_again_takes_nothing_else_back():
    """Dawn's choices may be of the same turn and the same player: they stay."""
    sitting = CryptidsSitting(2, seed=3)
    for _ in sitting.play_on(3):
        asked = sitting.match.pending
        if asked.kind == "day" and sitting.table.curtain.seat_shown == asked.player:
            break
    sitting.do("moment", "")
    hand = sitting.match.state.hand[asked.player]
    made, cards = len(sitting.match.choices), [card for card in asked.options if card in hand][:2]
    assert len(cards) == 2
    for card in (*cards, *cards):
        sitting.do("choose", card)
        assert len(sitting.match.choices) == made + 1
        sitting.do("instead", "")
        assert len(sitting.match.choices) == made
        assert sitting.match.pending.kind == "day"
